import { sql } from 'drizzle-orm';
import { type OrderStep, orderSteps } from '#shared/deals/order-rules.ts';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { foldedOf } from '../../platform/db/pattern.ts';
import { fallbackLocale, locales } from '#shared/base/locale.ts';
import { saleUnits } from '#shared/catalogue/product-rules.ts';
import type { OfferChoice, OfferSheet, SentOffer } from '#shared/deals/quote-offer.ts';
import { declineReasons, offerKinds, quoteEvents, quoteIncoterms, turns } from '#shared/deals/quote-rules.ts';
import { newQuoteCode } from '../../platform/db/token.ts';
import { conversations } from '../../conversations/chat/chat.schema.ts';
import { createdAt, id, lifecycle, moment, oneOf, refersTo } from '../../platform/db/columns.ts';
import { contactMessages } from '../../conversations/contact/contact.schema.ts';
import { customers } from '../../conversations/customer/customer.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { visitorSessions } from '../../people/session/session.schema.ts';
import { users } from '../../people/user/user.schema.ts';

/** The last number given to a request in each year. */
export const quoteNumbers = pgTable('quote_numbers', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** An acceptance of samples: time (ISO 8601), revision, name of the buyer, and the chosen options. */
type AcceptedSample = { at: string; revision: number; name: string; choice: OfferChoice };

/** A buyer's request for a quote, with the offer that the staff are writing (decision 035). */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    id: id(),
    /** "RQ-2026-000123" (shared/deals/quote-rules.ts). */
    reference: text().notNull().unique(),
    /** Secret part of the address with which the buyer opens it. */
    code: text().notNull().unique().$defaultFn(newQuoteCode),
    /** Random key from the form: a request sent again after a lost answer is stored once. */
    requestKey: text().unique(),
    sessionId: refersTo(() => visitorSessions.id, 'set null'),
    userId: refersTo(() => users.id, 'set null'),
    customerId: refersTo(() => customers.id, 'set null'),
    /** The thread from which staff entered the request. */
    conversationId: refersTo(() => conversations.id, 'set null'),
    contactMessageId: refersTo(() => contactMessages.id, 'set null'),
    /**
     * The buyer's language and time zone (IANA): offers are written in this language, and their days end in this
     * time zone.
     */
    locale: text({ enum: locales }).notNull().default(fallbackLocale),
    timeZone: text().notNull().default('UTC'),
    /** Currency of the quote list and its target prices. */
    currency: text().notNull().default('USD'),
    country: text(),
    city: text(),
    incoterm: text({ enum: quoteIncoterms }),
    namedPlace: text(),
    sampleWanted: boolean().notNull().default(false),
    deadline: date({ mode: 'string' }),
    contactName: text().notNull(),
    companyName: text(),
    email: text(),
    phone: text(),
    message: text(),
    turn: text({ enum: turns }).notNull().default('us'),
    turnSince: moment().notNull().defaultNow(),
    /** When staff first opened it; null while it is new. */
    readAt: moment(),
    assignedToUserId: refersTo(() => users.id, 'set null'),
    dueOn: date({ mode: 'string' }),
    /** The offer being written, and the last day of its validity. */
    sheet: jsonb().$type<OfferSheet>(),
    validOn: date({ mode: 'string' }),
    /** The users who last wrote the draft and who approved its current state. */
    draftedBy: refersTo(() => users.id, 'set null'),
    /** The user who set each price of the draft, by the price's key (shared/deals/quote-draft.ts). */
    priceAuthors: jsonb().$type<Record<string, string>>(),
    approvedBy: refersTo(() => users.id, 'set null'),
    /** Since when it could be sent, but for the approval of a colleague. */
    approvalSince: moment(),
    /** Values of the newest sent revision, copied so that lists need no join. */
    revision: integer(),
    validUntil: moment(),
    totalMinor: bigint({ mode: 'number' }),
    offerCurrency: text(),
    /** The buyer's acceptance; null until then. */
    acceptedAt: moment(),
    acceptedRevision: integer(),
    acceptedName: text(),
    acceptedChoice: jsonb().$type<OfferChoice>(),
    /** The samples accepted last. They do not close the request: the offer for the goods follows. */
    sampleAccepted: jsonb().$type<AcceptedSample>(),
    declinedAt: moment(),
    declineReason: text({ enum: declineReasons }),
    /** When the buyer was reminded of the newest revision: before it expires, and after no answer. */
    expiryMailedAt: moment(),
    silenceMailedAt: moment(),
    /** The text that staff search, stored folded: folding a hundred thousand rows at each search would take seconds. */
    searched: text()
      .notNull()
      .generatedAlwaysAs(
        foldedOf(
          `reference || ' ' || contact_name || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')`,
        ),
      ),
    ...lifecycle(),
  },
  (t) => [
    index().on(t.customerId),
    index().on(t.sessionId),
    // Most requests come from the quote list, not from a thread.
    index()
      .on(t.conversationId)
      .where(sql`${t.conversationId} is not null`),
    index()
      .on(t.contactMessageId)
      .where(sql`${t.contactMessageId} is not null`),
    index().on(t.email),
    index()
      .on(t.approvalSince)
      .where(sql`${t.approvalSince} is not null`),
    // For the staff's list and board, in their orders, and the counts of the stages: each query reads one index only.
    index('quote_requests_open')
      .on(t.turn, t.turnSince, t.id)
      .where(sql`${t.acceptedAt} is null and ${t.declinedAt} is null and ${t.deletedAt} is null`),
    index('quote_requests_accepted')
      .on(t.turnSince, t.id)
      .where(sql`${t.acceptedAt} is not null and ${t.deletedAt} is null`),
    index('quote_requests_declined')
      .on(t.turnSince, t.id)
      .where(sql`${t.declinedAt} is not null and ${t.deletedAt} is null`),
    index('quote_requests_waiting')
      .on(t.turnSince, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('quote_requests_newest')
      .on(t.createdAt.desc().nullsLast(), t.id)
      .where(sql`${t.deletedAt} is null`),
    index('quote_requests_total')
      .on(t.totalMinor.desc().nullsLast(), t.id)
      .where(sql`${t.deletedAt} is null`),
    oneOf('quote_requests_locale_check', t.locale, locales),
    oneOf('quote_requests_turn_check', t.turn, turns),
    oneOf('quote_requests_incoterm_check', t.incoterm, quoteIncoterms),
    oneOf('quote_requests_decline_check', t.declineReason, declineReasons),
    check('quote_requests_place_check', sql`(${t.incoterm} is null) = (${t.namedPlace} is null)`),
    check(
      'quote_requests_accepted_check',
      sql`num_nulls(${t.acceptedAt}, ${t.acceptedRevision}, ${t.acceptedName}, ${t.acceptedChoice}) in (0, 4)`,
    ),
    check('quote_requests_outcome_check', sql`num_nonnulls(${t.acceptedAt}, ${t.declinedAt}) <= 1`),
  ],
);

/** Lines of a request, with the names and values at the time it was sent. */
export const quoteRequestLines = pgTable(
  'quote_request_lines',
  {
    id: id(),
    requestId: refersTo(() => quoteRequests.id, 'cascade').notNull(),
    position: integer().notNull(),
    productId: refersTo(() => products.id, 'set null'),
    name: text().notNull(),
    sku: text(),
    imageUrl: text(),
    saleUnit: text({ enum: saleUnits }).notNull().default('piece'),
    quantity: integer().notNull(),
    color: text(),
    targetPrice: text(),
    note: text(),
    link: text(),
    searched: text().notNull().generatedAlwaysAs(foldedOf('name')),
  },
  (t) => [unique().on(t.requestId, t.position), index().on(t.productId)],
);

/** Sent offers. Rows never change: a trigger refuses updates (migration 0023). */
export const quoteOffers = pgTable(
  'quote_offers',
  {
    id: id(),
    requestId: refersTo(() => quoteRequests.id, 'cascade').notNull(),
    revision: integer().notNull(),
    kind: text({ enum: offerKinds }).notNull(),
    offer: jsonb().$type<SentOffer>().notNull(),
    /** SHA-256 of the offer's canonical form (quote/offer-hash.ts). */
    hash: text().notNull(),
    /** The offer with our costs; never sent. */
    sheet: jsonb().$type<OfferSheet>().notNull(),
    sentBy: refersTo(() => users.id, 'set null'),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.requestId, t.revision)],
);

/** The history of a request. */
export const quoteHistory = pgTable(
  'quote_history',
  {
    id: id(),
    requestId: refersTo(() => quoteRequests.id, 'cascade').notNull(),
    kind: text({ enum: quoteEvents }).notNull(),
    /** The staff member; null if the buyer acted. */
    userId: refersTo(() => users.id, 'set null'),
    isStaff: boolean().notNull().default(false),
    revision: integer(),
    /** What a question or answer is about: a line of the offer, or a milestone of the order. */
    lineId: text(),
    step: text({ enum: orderSteps as [OrderStep] }),
    text: text(),
    reason: text({ enum: declineReasons }),
    /** Key of the action: a repeated request is carried out once. */
    requestKey: text(),
    /** When an answer was passed to the mail to the buyer; null until then, and for other events. */
    mailedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.requestId, t.createdAt),
    uniqueIndex('quote_history_key').on(t.requestId, t.requestKey),
    oneOf('quote_history_kind_check', t.kind, quoteEvents),
    oneOf('quote_history_step_check', t.step, orderSteps),
  ],
);
