import { z } from 'zod';
import { optionalReference, optionalText, requiredLine, requiredText, storableText } from './form-text.ts';
import {
  maxCompanyLength,
  maxEmailLength,
  maxNameLength,
  maxPage,
  maxPhoneLength,
  maxPlaceLength,
  maxQuoteMessage,
  maxQuoteNote,
  maxSearchLength,
} from './limits.ts';
import { locales } from './locale.ts';
import {
  offerChoice,
  offerSheet,
  offerTotalsAnswer,
  partId,
  sentOffer,
  storedChoice,
  storedSheet,
} from './quote-offer.ts';
import { lineFacts } from './quote-list.ts';
import { declineReasons, quoteEvents, quoteIncoterms, quoteStages, turns } from './quote-rules.ts';
import { quotedProduct } from './quoted-product.ts';
import { openedVersion, recordState } from './record-calls.ts';
import { ownTestimonial } from './testimonial.ts';
import { isTimeZone } from './zoned-time.ts';

const none = z.literal('').transform(() => null);
const moment = z.iso.datetime();

/** A line of a request, as it was when the request was sent. */
const requestLine = z.object({ ...lineFacts, sku: z.string().nullable() });
export type RequestLine = z.infer<typeof requestLine>;

/** An entry of a request's history. */
const quoteEvent = z.object({
  id: z.uuid(),
  kind: z.enum(quoteEvents),
  at: moment,
  /** Whether one of the staff did it; else the buyer. */
  isStaff: z.boolean(),
  /** Who, for the staff; null for the buyer and for what the buyer sees. */
  by: z.string().nullable(),
  revision: z.int().nullable(),
  /** The line of the offer that a question or answer is about. */
  lineId: z.string().nullable(),
  text: z.string().nullable(),
  reason: z.enum(declineReasons).nullable(),
});
export type QuoteEvent = z.infer<typeof quoteEvent>;

/** A sent revision with its proof. */
const sentRevision = z.object({
  id: z.uuid(),
  revision: z.int(),
  /** SHA-256 of the offer's canonical form, in hexadecimal. */
  hash: z.string(),
  offer: sentOffer,
});
export type SentRevision = z.infer<typeof sentRevision>;

/** What was accepted, and until when the buyer can withdraw it. */
const acceptance = z.object({
  at: moment,
  name: z.string(),
  offerId: z.uuid(),
  revision: z.int(),
  hash: z.string(),
  choice: storedChoice,
  totals: offerTotalsAnswer,
  withdrawUntil: moment,
});
export type Acceptance = z.infer<typeof acceptance>;

const requestFields = {
  reference: z.string(),
  stage: z.enum(quoteStages),
  turn: z.enum(turns),
  turnSince: moment,
  createdAt: moment,
  locale: z.enum(locales),
  timeZone: z.string(),
  currency: z.string(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  incoterm: z.enum(quoteIncoterms).nullable(),
  namedPlace: z.string().nullable(),
  sampleWanted: z.boolean(),
  deadline: z.string().nullable(),
  contactName: z.string(),
  companyName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  lines: z.array(requestLine),
  /** Sent revisions, the newest first. */
  revisions: z.array(sentRevision),
  accepted: acceptance.nullable(),
  /** Of samples: it closes nothing, the offer for the goods comes after it. */
  sampleAccepted: acceptance.nullable(),
  /** Accepted revisions of which we have made the proforma invoice. */
  proformas: z.array(z.int()),
  /** What the buyer has said of the accepted offer. */
  testimonial: ownTestimonial.nullable(),
  declined: z.object({ at: moment, reason: z.enum(declineReasons).nullable() }).nullable(),
  /** The oldest first. */
  events: z.array(quoteEvent),
};

/** What the buyer sees at the secret address of a request. */
export const buyerQuote = z.object(requestFields);
export type BuyerQuote = z.infer<typeof buyerQuote>;

/** Answer of POST /api/quote-list/request. */
export const sentRequest = z.object({ success: z.literal(true), reference: z.string(), code: z.string() });

const requestKey = z.uuid('choiceInvalid').optional();

/** Body of the buyer's question, at a line or in general. */
export const newQuestion = z.object({
  text: requiredText(maxQuoteNote),
  lineId: partId.nullable().optional(),
  requestKey,
});

/** Body of an acceptance: which revision, by its hash, and what is chosen of it. */
export const newAcceptance = z.object({
  offerId: z.uuid('choiceInvalid'),
  hash: z.string().max(64),
  name: requiredLine(maxNameLength, 'contactNameRequired'),
  isAgreed: z
    .union([z.boolean(), z.literal('on').transform(() => true)], 'agreementRequired')
    .refine((value) => value, 'agreementRequired'),
  choice: offerChoice,
  requestKey,
});
export type NewAcceptance = z.infer<typeof newAcceptance>;

export const newDecline = z.object({
  reason: z.enum(declineReasons, 'choiceInvalid'),
  text: optionalText(maxQuoteNote).optional(),
  requestKey,
});

export const keyedAct = z.object({ requestKey });

/** What the staff edit of a request; its draft offer among it. */
const staffShape = {
  contactName: requiredText(maxNameLength, 'contactNameRequired'),
  companyName: optionalText(maxCompanyLength),
  email: z.union([z.email('emailInvalid').max(maxEmailLength), none, z.null()], 'emailInvalid'),
  phone: optionalText(maxPhoneLength),
  country: optionalText(maxPlaceLength),
  city: optionalText(maxPlaceLength),
  locale: z.enum(locales, 'languageInvalid'),
  timeZone: requiredText(60).refine(isTimeZone, 'choiceInvalid'),
  message: optionalText(maxQuoteMessage),
  deadline: z.union([z.iso.date('dateInvalid'), none, z.null()], 'dateInvalid'),
  assignedToUserId: optionalReference,
  /** The day until which we want to have acted. */
  dueOn: z.union([z.iso.date('dateInvalid'), none, z.null()], 'dateInvalid'),
  /** The offer that is being written; null while none is. */
  sheet: offerSheet.nullable(),
  /** The last day on which that offer can be accepted, in the buyer's zone. */
  validOn: z.union([z.iso.date('dateInvalid'), none, z.null()], 'dateInvalid'),
};

/** Body of PUT /api/quotes/{id}: what is named changes. */
export const quoteChange = z
  .object({
    ...staffShape,
    /** A rule and its place: one needs the other. */
    incoterm: z.union([z.enum(quoteIncoterms), none, z.null()], 'choiceInvalid'),
    namedPlace: optionalText(maxPlaceLength),
    ...openedVersion,
  })
  .partial();
export type QuoteChange = z.infer<typeof quoteChange>;

/** Body of POST /api/quotes: a request that staff enter for a customer. */
export const newQuote = z
  .object({
    ...staffShape,
    /** Where it comes from. */
    conversationId: optionalReference,
    contactMessageId: optionalReference,
  })
  .partial()
  .required({ contactName: true });
export type NewQuote = z.infer<typeof newQuote>;

/** A request as the staff see it: with the draft, and all that the buyer sees. */
export const staffQuote = z.object({
  ...recordState,
  ...requestFields,
  /** The end of the secret address, which staff may pass on. */
  code: z.string(),
  customerId: z.uuid().nullable(),
  assignedToUserId: z.uuid().nullable(),
  dueOn: z.string().nullable(),
  sheet: storedSheet.nullable(),
  validOn: z.string().nullable(),
  /** The margin of the draft in hundredths of a percent; null while a factory price is missing. */
  margin: z.int().nullable(),
  /** Whether a colleague must approve the draft before it is sent, and who has. */
  needsApproval: z.boolean(),
  approvedBy: z.string().nullable(),
  /** Of the lines of request and draft, each product once. */
  products: z.array(quotedProduct),
});
export type StaffQuote = z.infer<typeof staffQuote>;

/** Which sent revision is to be copied: the newest one unless it is named. */
export const earlierOfferQuery = z.object({
  reference: requiredText(20, 'required').transform((typed) => typed.toUpperCase()),
  revision: z.coerce.number().int().min(1).optional(),
});
export type EarlierOfferQuery = z.infer<typeof earlierOfferQuery>;

/** The draft that a revision was sent from. */
export const earlierOffer = z.object({ reference: z.string(), revision: z.int(), sheet: storedSheet });

/** A row of the staff's list and a card of the board. */
const quoteRow = z.object({
  id: z.uuid(),
  reference: z.string(),
  stage: z.enum(quoteStages),
  turnSince: moment,
  contactName: z.string(),
  companyName: z.string().nullable(),
  country: z.string().nullable(),
  locale: z.enum(locales),
  /** What is asked for, in short, and how many lines there are. */
  about: z.string(),
  lineCount: z.int(),
  revision: z.int().nullable(),
  totalMinor: z.int().nullable(),
  currency: z.string().nullable(),
  validUntil: moment.nullable(),
  dueOn: z.string().nullable(),
  assignedTo: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdAt: moment,
  isDeleted: z.boolean(),
});
export type QuoteRow = z.infer<typeof quoteRow>;

export const quoteSorts = {
  waiting: 'asc',
  created: 'desc',
  due: 'asc',
  total: 'desc',
  name: 'asc',
} as const;

/** Filters of the staff's list: what it does not know it ignores. */
export const quoteQuery = z.object({
  search: storableText().max(maxSearchLength).catch('').default(''),
  stage: z
    // `us` is what waits for us, new or not; `open` what is neither accepted nor declined.
    .enum([...quoteStages, 'us', 'open', 'all', 'trash'])
    .catch('open')
    .default('open'),
  assigned: z
    .union([z.enum(['all', 'mine', 'nobody']), z.uuid()])
    .catch('all')
    .default('all'),
  sort: z
    .enum(Object.keys(quoteSorts) as [keyof typeof quoteSorts])
    .catch('waiting')
    .default('waiting'),
  order: z.enum(['asc', 'desc']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(maxPage).catch(1).default(1),
});
export type QuoteQuery = z.infer<typeof quoteQuery>;

/** The same for many requests. */
export const quoteBulk = z.object({
  ids: z.array(z.uuid()).min(1).max(200),
  action: z.enum(['assign', 'delete', 'restore']),
  userId: z.uuid().nullable().optional(),
});
export type QuoteBulk = z.infer<typeof quoteBulk>;
