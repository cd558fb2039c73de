import { z } from 'zod';
import {
  optionalLine,
  optionalMail,
  optionalPhone,
  optionalReference,
  optionalText,
  requiredLine,
  requiredText,
  searchedText,
} from '../base/form-text.ts';
import { maxCompanyLength, maxNameLength, maxSearchLength } from '../base/limits.ts';
import { choice, choiceOfKeys, filterDay, pageNumber } from '../base/list-query.ts';
import { maxPlaceLength, maxQuoteMessage, maxQuoteNote } from './quote-limits.ts';
import { locales } from '../base/locale.ts';
import {
  offerChoice,
  offerSheet,
  offerTotalsAnswer,
  partId,
  sentOffer,
  storedChoice,
  storedSheet,
} from './quote-offer.ts';
import { orderSteps } from './order-rules.ts';
import { buyerOrder } from './order.ts';
import { changeNote } from './quote-acts.ts';
import { lineFacts, listDetails } from './quote-list.ts';
import { declineReasons, quoteEvents, quoteIncoterms, quoteStages, turns } from './quote-rules.ts';
import { quotedProduct } from '../catalogue/quoted-product.ts';
import { openedVersion, recordState } from '../base/record-calls.ts';
import { ownTestimonial } from './testimonial.ts';
import { isTimeZone } from '../base/zoned-time.ts';

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
  /** Whether a staff member did it; otherwise the buyer. */
  isStaff: z.boolean(),
  /** Name of the staff member, visible only to the staff; null for actions of the buyer. */
  by: z.string().nullable(),
  revision: z.int().nullable(),
  /** The offer's line that a question or answer is about. */
  lineId: z.string().nullable(),
  /** The milestone of the order that it is about. */
  step: z.enum(orderSteps).nullable(),
  text: z.string().nullable(),
  reason: z.enum(declineReasons).nullable(),
});
export type QuoteEvent = z.infer<typeof quoteEvent>;

/** A sent revision with its hash. */
const sentRevision = z.object({
  id: z.uuid(),
  revision: z.int(),
  /** SHA-256 of the offer's canonical form, in hexadecimal. */
  hash: z.string(),
  offer: sentOffer,
});
export type SentRevision = z.infer<typeof sentRevision>;

/** The accepted choice, and the deadline for withdrawing it. */
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
  ...listDetails,
  contactName: z.string(),
  lines: z.array(requestLine),
  /** Sent revisions, the newest first. */
  revisions: z.array(sentRevision),
  accepted: acceptance.nullable(),
  /** Acceptance of samples. It does not close the request: the offer for the goods follows. */
  sampleAccepted: acceptance.nullable(),
  /** Accepted revisions for which a proforma invoice was made. */
  proformas: z.array(z.int()),
  /** Whether the accepted offer is old enough for its buyer to say how it went. */
  mayTestify: z.boolean(),
  /** The buyer's testimonial on the accepted offer. */
  testimonial: ownTestimonial.nullable(),
  /** The order of the accepted offer; null until the staff open it. */
  order: buyerOrder.nullable(),
  declined: z.object({ at: moment, reason: z.enum(declineReasons).nullable() }).nullable(),
  /** The oldest first. */
  events: z.array(quoteEvent),
};

/** Data of the buyer's secret page of a request. */
export const buyerQuote = z.object(requestFields);
export type BuyerQuote = z.infer<typeof buyerQuote>;

const requestKey = z.uuid('choiceInvalid').optional();

/** Body of a question or answer: about a line of the offer, about a milestone of the order, or in general. */
export const newQuestion = z.object({
  text: requiredText(maxQuoteNote),
  lineId: partId.nullable().optional(),
  step: z.enum(orderSteps, 'choiceInvalid').nullable().optional(),
  requestKey,
});

/** Body of an acceptance: the revision, identified by its hash, and the choice. */
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

/** Fields of a request that the staff edit, including the draft offer. */
const staffShape = {
  contactName: requiredLine(maxNameLength, 'contactNameRequired'),
  companyName: optionalLine(maxCompanyLength),
  email: optionalMail,
  phone: optionalPhone(),
  country: optionalLine(maxPlaceLength),
  city: optionalLine(maxPlaceLength),
  locale: z.enum(locales, 'languageInvalid'),
  timeZone: requiredText(60).refine(isTimeZone, 'choiceInvalid'),
  message: optionalText(maxQuoteMessage),
  deadline: z.union([z.iso.date('dateInvalid'), none, z.null()], 'dateInvalid'),
  assignedToUserId: optionalReference,
  /** The day by which we want to have acted. */
  dueOn: z.union([z.iso.date('dateInvalid'), none, z.null()], 'dateInvalid'),
  /** The draft offer; null if there is none. */
  sheet: offerSheet.nullable(),
  /** Last day on which the draft offer can be accepted, in the buyer's time zone. */
  validOn: z.union([z.iso.date('dateInvalid'), none, z.null()], 'dateInvalid'),
};

/** Body of PUT /api/quotes/{id}: fields that are not given keep their value. */
export const quoteChange = z
  .object({
    ...staffShape,
    /** A delivery term and its place: both are required together. */
    incoterm: z.union([z.enum(quoteIncoterms), none, z.null()], 'choiceInvalid'),
    namedPlace: optionalLine(maxPlaceLength),
    ...openedVersion,
  })
  .partial();
export type QuoteChange = z.infer<typeof quoteChange>;

/** Body of POST /api/quotes: a request that staff enter for a customer. */
export const newQuote = z
  .object({
    ...staffShape,
    /** The conversation or contact message from which the request comes. */
    conversationId: optionalReference,
    contactMessageId: optionalReference,
  })
  .partial()
  .extend({ contactName: staffShape.contactName });
export type NewQuote = z.infer<typeof newQuote>;

/** A request as the staff see it: everything that the buyer sees, and the draft. */
export const staffQuote = z.object({
  ...recordState,
  ...requestFields,
  /** Last part of the secret address, which staff may share with the buyer. */
  code: z.string(),
  customerId: z.uuid().nullable(),
  assignedToUserId: z.uuid().nullable(),
  dueOn: z.string().nullable(),
  sheet: storedSheet.nullable(),
  validOn: z.string().nullable(),
  /** Margin of the draft in hundredths of a percent; null if a factory price is missing. */
  margin: z.int().nullable(),
  /** Whether a colleague must approve the draft before it is sent, and who has approved it. */
  needsApproval: z.boolean(),
  approvedBy: z.string().nullable(),
  /** Currency of the account that a proforma invoice would name now; null if there is none. */
  accountCurrency: z.string().nullable(),
  changeNotes: z.array(changeNote),
  /** Products of the lines of request and draft, without duplicates. */
  products: z.array(quotedProduct),
});
export type StaffQuote = z.infer<typeof staffQuote>;

/** The sent revision to copy; defaults to the newest one. */
export const earlierOfferQuery = z.object({
  reference: requiredText(20, 'required').transform((typed) => typed.toUpperCase()),
  revision: z.coerce.number().int().min(1).optional(),
});
export type EarlierOfferQuery = z.infer<typeof earlierOfferQuery>;

/** The draft from which a revision was sent. */
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
  /** Short text of what is requested, and number of lines. */
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

/** Filters of the staff's list; invalid values are ignored. */
export const quoteQuery = z.object({
  search: searchedText(maxSearchLength),
  // `us`: the turn is ours, new or not. `open`: neither accepted nor declined.
  stage: choice([...quoteStages, 'us', 'open', 'all', 'trash'], 'open'),
  assigned: z
    .union([z.enum(['all', 'mine', 'nobody']), z.uuid()])
    .catch('all')
    .default('all'),
  /** Days on which requests were received, both inclusive. */
  from: filterDay,
  to: filterDay,
  sort: choiceOfKeys(quoteSorts, 'waiting'),
  order: z.enum(['asc', 'desc']).optional().catch(undefined),
  page: pageNumber,
});
export type QuoteQuery = z.infer<typeof quoteQuery>;

/** Requests in one bulk change. */
export const maxBulkQuotes = 200;

/** Body of a bulk change of requests. */
export const quoteBulk = z.object({
  ids: z.array(z.uuid()).min(1).max(maxBulkQuotes),
  action: z.enum(['assign', 'delete', 'restore']),
  userId: z.uuid().nullable().optional(),
});
export type QuoteBulk = z.infer<typeof quoteBulk>;
