import { sql } from 'drizzle-orm';
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
  uuid,
} from 'drizzle-orm/pg-core';
import { foldedOf } from '../pattern.ts';
import { fallbackLocale, locales } from '#shared/locale.ts';
import { saleUnits } from '#shared/product-rules.ts';
import type { OfferChoice, OfferSheet, SentOffer } from '#shared/quote-offer.ts';
import { declineReasons, offerKinds, quoteEvents, quoteIncoterms, turns } from '#shared/quote-rules.ts';
import { newQuoteCode } from '../token.ts';
import { conversations } from './chat.ts';
import { createdAt, deletedAt, id, moment, oneOf, updatedAt, version } from './columns.ts';
import { contactMessages } from './contact.ts';
import { customers } from './customer.ts';
import { products } from './product.ts';
import { visitorSessions } from './session.ts';
import { users } from './user.ts';

/** The last number that was given to a request of a year. */
export const quoteNumbers = pgTable('quote_numbers', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** An acceptance of samples: when (ISO 8601), of which revision, by whom and what. */
type AcceptedSample = { at: string; revision: number; name: string; choice: OfferChoice };

/** A buyer's request for a quote, with the offer that the staff are writing (decision 035). */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    id: id(),
    /** "RQ-2026-000123" (shared/quote-rules.ts). */
    reference: text().notNull().unique(),
    /** The end of the secret address by which the buyer opens it. */
    code: text().notNull().unique().$defaultFn(newQuoteCode),
    /** The form's own key: a request that is sent twice after a lost answer is kept once. */
    requestKey: text().unique(),
    sessionId: uuid().references(() => visitorSessions.id, { onDelete: 'set null' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    customerId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    /** Where staff have entered it from. */
    conversationId: uuid().references(() => conversations.id, { onDelete: 'set null' }),
    contactMessageId: uuid().references(() => contactMessages.id, { onDelete: 'set null' }),
    /** The buyer's language and time zone (IANA), in which offers are written and their days end. */
    locale: text({ enum: locales }).notNull().default(fallbackLocale),
    timeZone: text().notNull().default('UTC'),
    /** Of the list: target prices are in it. */
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
    assignedToUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    dueOn: date({ mode: 'string' }),
    /** The offer that is being written, and the last day on which it will be valid. */
    sheet: jsonb().$type<OfferSheet>(),
    validOn: date({ mode: 'string' }),
    /** Who wrote the draft last, and who has approved it as it stands. */
    draftedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    approvedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Of the newest sent revision; copied, so that lists need no join. */
    revision: integer(),
    validUntil: moment(),
    totalMinor: bigint({ mode: 'number' }),
    offerCurrency: text(),
    /** What the buyer has accepted; null while nothing is. */
    acceptedAt: moment(),
    acceptedRevision: integer(),
    acceptedName: text(),
    acceptedChoice: jsonb().$type<OfferChoice>(),
    /** The samples that were accepted last. They close nothing: the offer for the goods comes after them. */
    sampleAccepted: jsonb().$type<AcceptedSample>(),
    declinedAt: moment(),
    declineReason: text({ enum: declineReasons }),
    /** When the buyer was reminded of the newest revision: before it expires, and after silence. */
    expiryMailedAt: moment(),
    silenceMailedAt: moment(),
    /** By what staff look for it, folded: folding a hundred thousand rows at each search would take seconds. */
    searched: text()
      .notNull()
      .generatedAlwaysAs(
        foldedOf(
          `reference || ' ' || contact_name || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')`,
        ),
      ),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    index().on(t.customerId),
    index().on(t.sessionId),
    index().on(t.email),
    // The staff's list and board, in their orders, and the counts of the stages: each reads an index alone.
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

/** What was asked for, as it was named when the request was sent. */
export const quoteRequestLines = pgTable(
  'quote_request_lines',
  {
    id: id(),
    requestId: uuid()
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: uuid().references(() => products.id, { onDelete: 'set null' }),
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

/** Sent offers. A row never changes: a trigger refuses it (migration 0023). */
export const quoteOffers = pgTable(
  'quote_offers',
  {
    id: id(),
    requestId: uuid()
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    kind: text({ enum: offerKinds }).notNull(),
    offer: jsonb().$type<SentOffer>().notNull(),
    /** SHA-256 of the offer's canonical form (quote/offer-hash.ts). */
    hash: text().notNull(),
    /** The same with what it costs us; never sent. */
    sheet: jsonb().$type<OfferSheet>().notNull(),
    sentBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.requestId, t.revision)],
);

/** The history of a request. */
export const quoteHistory = pgTable(
  'quote_history',
  {
    id: id(),
    requestId: uuid()
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    kind: text({ enum: quoteEvents }).notNull(),
    /** The staff member; null where the buyer did it. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    isStaff: boolean().notNull().default(false),
    revision: integer(),
    lineId: text(),
    text: text(),
    reason: text({ enum: declineReasons }),
    /** Of the act: one that is sent twice is done once. */
    requestKey: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.requestId, t.createdAt),
    uniqueIndex('quote_history_key').on(t.requestId, t.requestKey),
    oneOf('quote_history_kind_check', t.kind, quoteEvents),
  ],
);
