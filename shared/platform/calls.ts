import { accountCalls } from '../people/account-calls.ts';
import { auditCalls } from '../people/audit-calls.ts';
import { backupCalls } from '../operations/backup-calls.ts';
import { beneficiaryCalls } from '../deals/beneficiary-calls.ts';
import { blogCalls } from '../content/blog-calls.ts';
import { cannedReplyCalls } from '../conversations/canned-reply-calls.ts';
import { categoryCalls } from '../catalogue/category-calls.ts';
import { chatCalls } from '../conversations/chat-calls.ts';
import { contactCalls } from '../conversations/contact-calls.ts';
import { contractCalls } from './contract-calls.ts';
import type { Call } from '../base/contract.ts';
import { customerCalls } from '../conversations/customer-calls.ts';
import { dashboardCalls } from '../operations/dashboard-calls.ts';
import { demoRecordCalls } from '../operations/demo-record-calls.ts';
import { documentCalls } from '../deals/document-calls.ts';
import { favoriteCalls } from '../catalogue/favorite-calls.ts';
import { inboxCalls } from '../conversations/inbox-calls.ts';
import { figureCalls } from '../operations/figure-calls.ts';
import { jobCalls } from '../operations/job-calls.ts';
import { linkCardCalls } from '../conversations/link-card-calls.ts';
import { mailCalls } from '../conversations/mail-calls.ts';
import { mediaCalls } from '../content/media-calls.ts';
import { buyerOrderCalls, orderCalls } from '../deals/order-calls.ts';
import { supplierLinkCalls } from '../deals/supplier-link-calls.ts';
import { offerTemplateCalls } from '../deals/offer-template-calls.ts';
import { partnerCalls } from '../catalogue/partner-calls.ts';
import { personCalls } from '../people/person-calls.ts';
import { productCalls } from '../catalogue/product-calls.ts';
import { buyerQuoteCalls, quoteCalls, quoteListCalls } from '../deals/quote-calls.ts';
import { catalogCalls } from '../deals/catalog-calls.ts';
import { evidenceCalls } from '../catalogue/evidence-calls.ts';
import { testimonialCalls } from '../deals/testimonial-calls.ts';
import { referenceCalls } from '../deals/reference-calls.ts';
import { selectionCalls } from '../deals/selection-calls.ts';
import { sessionCalls } from '../people/session-calls.ts';
import { settingCalls } from '../content/setting-calls.ts';
import { supplierPriceCalls } from '../catalogue/supplier-price-calls.ts';
import { synonymCalls } from '../catalogue/synonym-calls.ts';
import { transferCalls } from '../catalogue/transfer-calls.ts';
import { translationCalls } from '../catalogue/translation-calls.ts';
import { uploadCalls } from '../content/upload-calls.ts';
import { invitationCalls, passwordResetCalls, userCalls } from '../people/user-calls.ts';

/** All calls, by noun; the API has no others. */
export const calls = {
  product: productCalls,
  transfer: transferCalls,
  favorite: favoriteCalls,
  selection: selectionCalls,
  quoteList: quoteListCalls,
  buyerQuote: buyerQuoteCalls,
  quote: quoteCalls,
  order: orderCalls,
  buyerOrder: buyerOrderCalls,
  supplierLink: supplierLinkCalls,
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
  figure: figureCalls,
  contract: contractCalls,
} satisfies Record<string, Record<string, Call>>;

/** All calls in one list. */
export const allCalls: Call[] = Object.values<Record<string, Call>>(calls).flatMap((noun) =>
  Object.values(noun),
);
