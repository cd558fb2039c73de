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
import type { OrderLine } from '#shared/deals/order.ts';
import {
  factKinds,
  ladingKinds,
  orderEnds,
  orderModes,
  orderSteps,
  slipReasons,
} from '#shared/deals/order-rules.ts';
import type { Receipt } from '#shared/deals/order-buyer.ts';
import type { ShipmentContainer, ShipmentLine } from '#shared/deals/shipment-rules.ts';
import { quoteIncoterms } from '#shared/deals/quote-rules.ts';
import { createdAt, id, moment, oneOf, refersTo, updatedAt, version } from '../../platform/db/columns.ts';
import { newQuoteCode } from '../../platform/db/token.ts';
import { users } from '../../people/user/user.schema.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';

const by = () => refersTo(() => users.id, 'set null');
const ofOrder = () => refersTo(() => orders.id, 'cascade').notNull();
const stepName = () => text({ enum: orderSteps as [(typeof orderSteps)[number]] });
const day = () => date({ mode: 'string' });
const minor = () => bigint({ mode: 'number' }).notNull();

/** The order of an accepted offer: what was agreed, frozen. What has become of it is in facts and payments. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    requestId: refersTo(() => quoteRequests.id, 'cascade').notNull(),
    /** The accepted revision, and the hash of its offer. */
    revision: integer().notNull(),
    hash: text().notNull(),
    acceptedAt: moment().notNull(),
    mode: text({ enum: orderModes }).notNull(),
    currency: text().notNull(),
    totalMinor: minor(),
    depositMinor: minor(),
    incoterm: text({ enum: quoteIncoterms }).notNull(),
    namedPlace: text().notNull(),
    lines: jsonb().$type<OrderLine[]>().notNull(),
    steps: stepName().array().notNull(),
    openedBy: by(),
    /** The last weekly mail, and since when the buyer wants none. */
    digestSentAt: moment(),
    digestOffAt: moment(),
    closedAt: moment(),
    closedAs: text({ enum: orderEnds }),
    closedText: text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.requestId),
    // One order for one acceptance: a cancelled one makes room for the next.
    uniqueIndex('orders_request')
      .on(t.requestId)
      .where(sql`${t.closedAs} is distinct from 'cancelled'`),
    index('orders_open')
      .on(t.createdAt)
      .where(sql`${t.closedAt} is null`),
    index('orders_closed')
      .on(t.closedAt, t.id)
      .where(sql`${t.closedAt} is not null`),
    oneOf('orders_mode_check', t.mode, orderModes),
    oneOf('orders_incoterm_check', t.incoterm, quoteIncoterms),
    oneOf('orders_closed_as_check', t.closedAs, orderEnds),
    check('orders_closed_check', sql`(${t.closedAt} is null) = (${t.closedAs} is null)`),
    check(
      'orders_money_check',
      sql`${t.totalMinor} >= 0 and ${t.depositMinor} between 0 and ${t.totalMinor}`,
    ),
  ],
);

/**
 * One transport of goods of an order; what is in no shipment is not sent yet. The number of its bill of lading is shown to
 * the buyer once the balance is received: goods were taken from a port with the number alone.
 */
export const orderShipments = pgTable(
  'order_shipments',
  {
    id: id(),
    orderId: ofOrder(),
    position: integer().notNull(),
    mode: text({ enum: orderModes }).notNull(),
    carrier: text(),
    vessel: text(),
    voyage: text(),
    ladingKind: text({ enum: ladingKinds }),
    ladingNumber: text(),
    /** UN/LOCODE. */
    fromPort: text(),
    toPort: text(),
    containers: jsonb().$type<ShipmentContainer[]>().notNull(),
    lines: jsonb().$type<ShipmentLine[]>().notNull(),
    /** Days without demurrage from the discharge, as the carrier has confirmed them. */
    freeDays: integer(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique().on(t.orderId, t.position),
    oneOf('order_shipments_mode_check', t.mode, orderModes),
    oneOf('order_shipments_lading_check', t.ladingKind, ladingKinds),
    check('order_shipments_free_days_check', sql`${t.freeDays} between 0 and 90`),
  ],
);

/** A secret address for a supplier: what is asked of them, without prices, buyers and other suppliers. */
export const supplierLinks = pgTable(
  'supplier_links',
  {
    id: id(),
    orderId: ofOrder(),
    code: text().notNull().unique().$defaultFn(newQuoteCode),
    title: text().notNull(),
    /** Lines that the supplier makes, and milestones that are asked for. */
    lineIds: text().array().notNull(),
    steps: stepName().array().notNull(),
    text: text(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    createdBy: by(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.orderId)],
);

/** What a supplier has sent by a link. It is the staff who make a promise to the buyer of it. Rows are only added. */
export const orderAnswers = pgTable(
  'order_answers',
  {
    id: id(),
    orderId: ofOrder(),
    linkId: refersTo(() => supplierLinks.id, 'cascade').notNull(),
    step: stepName().notNull(),
    isDone: boolean().notNull(),
    day: day(),
    count: integer(),
    text: text(),
    requestKey: uuid().notNull(),
    seenAt: moment(),
    seenBy: by(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.orderId),
    unique().on(t.linkId, t.requestKey),
    index('order_answers_new')
      .on(t.createdAt)
      .where(sql`${t.seenAt} is null`),
    oneOf('order_answers_step_check', t.step, orderSteps),
    check('order_answers_count_check', sql`${t.count} >= 0`),
  ],
);

/** What the buyer has counted at delivery. */
export const orderReceipts = pgTable(
  'order_receipts',
  {
    id: id(),
    orderId: ofOrder(),
    day: day().notNull(),
    lines: jsonb().$type<Receipt['lines']>().notNull(),
    text: text(),
    /** What the goods have cost at the door, in the order's currency, for the figures. */
    doorMinor: bigint({ mode: 'number' }),
    requestKey: uuid().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.orderId, t.requestKey), check('order_receipts_door_check', sql`${t.doorMinor} >= 0`)],
);

/** What was promised and kept. Rows are only added: a trigger refuses updates (migration 0054). */
export const orderFacts = pgTable(
  'order_facts',
  {
    id: id(),
    orderId: ofOrder(),
    step: stepName().notNull(),
    /** Counts the facts of a step: two people cannot both write the next one. */
    position: integer().notNull(),
    kind: text({ enum: factKinds }).notNull(),
    day: day(),
    reason: text({ enum: slipReasons }),
    text: text(),
    userId: by(),
    /** The shipment or the line that it is about, if it is about one only. */
    shipmentId: refersTo(() => orderShipments.id, 'cascade'),
    lineId: text(),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.orderId, t.shipmentId, t.lineId, t.step, t.position).nullsNotDistinct(),
    index().on(t.shipmentId),
    oneOf('order_facts_step_check', t.step, orderSteps),
    oneOf('order_facts_kind_check', t.kind, factKinds),
    oneOf('order_facts_reason_check', t.reason, slipReasons),
    check('order_facts_day_check', sql`(${t.kind} = 'reopened') = (${t.day} is null)`),
  ],
);

/** Received payments. One counts once a second person has confirmed it. */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: id(),
    orderId: ofOrder(),
    amountMinor: minor(),
    chargesMinor: minor(),
    receivedOn: day().notNull(),
    note: text(),
    /** Key of the form: a payment sent again after a lost answer is stored once. */
    requestKey: uuid().notNull(),
    recordedBy: by(),
    confirmedBy: by(),
    confirmedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.orderId, t.requestKey),
    check('order_payments_amount_check', sql`${t.amountMinor} > 0 and ${t.chargesMinor} >= 0`),
    check('order_payments_two_check', sql`${t.confirmedBy} <> ${t.recordedBy}`),
  ],
);

/** Evidence at a milestone: what it shows, and what it does not prove. Its file is in `quote_photos`. */
export const orderEvidence = pgTable(
  'order_evidence',
  {
    id: id(),
    orderId: ofOrder(),
    step: stepName().notNull(),
    takenOn: day().notNull(),
    text: text().notNull(),
    limits: text(),
    isShown: boolean().notNull().default(true),
    requestKey: uuid().notNull(),
    userId: by(),
    /** The answer of a supplier that it came with. */
    answerId: refersTo(() => orderAnswers.id, 'cascade'),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.orderId, t.requestKey),
    index().on(t.answerId),
    oneOf('order_evidence_step_check', t.step, orderSteps),
  ],
);
