import { accountCalls } from './account-calls.ts';
import { auditCalls } from './audit-calls.ts';
import { backupCalls } from './backup-calls.ts';
import { beneficiaryCalls } from './beneficiary-calls.ts';
import { blogCalls } from './blog-calls.ts';
import { cannedReplyCalls } from './canned-reply-calls.ts';
import { categoryCalls } from './category-calls.ts';
import { chatCalls } from './chat-calls.ts';
import { contactCalls } from './contact-calls.ts';
import { contractCalls } from './contract-calls.ts';
import type { Call } from './contract.ts';
import { customerCalls } from './customer-calls.ts';
import { dashboardCalls } from './dashboard-calls.ts';
import { demoRecordCalls } from './demo-record-calls.ts';
import { documentCalls } from './document-calls.ts';
import { favoriteCalls } from './favorite-calls.ts';
import { inboxCalls } from './inbox-calls.ts';
import { jobCalls } from './job-calls.ts';
import { linkCardCalls } from './link-card-calls.ts';
import { mailCalls } from './mail-calls.ts';
import { mediaCalls } from './media-calls.ts';
import { offerTemplateCalls } from './offer-template-calls.ts';
import { partnerCalls } from './partner-calls.ts';
import { personCalls } from './person-calls.ts';
import { productCalls } from './product-calls.ts';
import { buyerQuoteCalls, quoteCalls, quoteListCalls } from './quote-calls.ts';
import { catalogCalls } from './catalog-calls.ts';
import { evidenceCalls } from './evidence-calls.ts';
import { testimonialCalls } from './testimonial-calls.ts';
import { referenceCalls } from './reference-calls.ts';
import { selectionCalls } from './selection-calls.ts';
import { sessionCalls } from './session-calls.ts';
import { settingCalls } from './setting-calls.ts';
import { supplierPriceCalls } from './supplier-price-calls.ts';
import { synonymCalls } from './synonym-calls.ts';
import { transferCalls } from './transfer-calls.ts';
import { translationCalls } from './translation-calls.ts';
import { uploadCalls } from './upload-calls.ts';
import { invitationCalls, passwordResetCalls, userCalls } from './user-calls.ts';

/** All calls, by noun; the API has no others. */
export const calls = {
  product: productCalls,
  transfer: transferCalls,
  favorite: favoriteCalls,
  selection: selectionCalls,
  quoteList: quoteListCalls,
  buyerQuote: buyerQuoteCalls,
  quote: quoteCalls,
  customer: customerCalls,
  person: personCalls,
  backup: backupCalls,
  beneficiary: beneficiaryCalls,
  demoRecord: demoRecordCalls,
  supplierPrice: supplierPriceCalls,
  offerTemplate: offerTemplateCalls,
  catalog: catalogCalls,
  evidence: evidenceCalls,
  testimonial: testimonialCalls,
  reference: referenceCalls,
  document: documentCalls,
  category: categoryCalls,
  partner: partnerCalls,
  synonym: synonymCalls,
  translation: translationCalls,
  contact: contactCalls,
  inbox: inboxCalls,
  cannedReply: cannedReplyCalls,
  chat: chatCalls,
  linkCard: linkCardCalls,
  blog: blogCalls,
  session: sessionCalls,
  account: accountCalls,
  passwordReset: passwordResetCalls,
  user: userCalls,
  invitation: invitationCalls,
  upload: uploadCalls,
  media: mediaCalls,
  setting: settingCalls,
  mail: mailCalls,
  job: jobCalls,
  audit: auditCalls,
  dashboard: dashboardCalls,
  contract: contractCalls,
} satisfies Record<string, Record<string, Call>>;

/** All calls in one list. */
export const allCalls: Call[] = Object.values<Record<string, Call>>(calls).flatMap((noun) =>
  Object.values(noun),
);
