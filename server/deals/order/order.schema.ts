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
import { factKinds, orderEnds, orderModes, orderSteps, slipReasons } from '#shared/deals/order-rules.ts';
import { quoteIncoterms } from '#shared/deals/quote-rules.ts';
import { createdAt, id, moment, oneOf, updatedAt, version } from '../../platform/db/columns.ts';
import { users } from '../../people/user/user.schema.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';

const by = () => uuid().references(() => users.id, { onDelete: 'set null' });
const minor = () => bigint({ mode: 'number' }).notNull();

/** The order of an accepted offer: what was agreed, frozen. What has become of it is in facts and payments. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    requestId: uuid()
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
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
    steps: text({ enum: orderSteps as [(typeof orderSteps)[number]] })
      .array()
      .notNull(),
    openedBy: by(),
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

/** What was promised and kept. Rows are only added: a trigger refuses updates (migration 0054). */
export const orderFacts = pgTable(
  'order_facts',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    step: text({ enum: orderSteps as [(typeof orderSteps)[number]] }).notNull(),
    /** Counts the facts of a step: two people cannot both write the next one. */
    position: integer().notNull(),
    kind: text({ enum: factKinds }).notNull(),
    day: date({ mode: 'string' }),
    reason: text({ enum: slipReasons }),
    text: text(),
    userId: by(),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.orderId, t.step, t.position),
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
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amountMinor: minor(),
    chargesMinor: minor(),
    receivedOn: date({ mode: 'string' }).notNull(),
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

/** Evidence at a milestone: what a photo shows, and what it does not prove. The photo is in `quote_photos`. */
export const orderEvidence = pgTable(
  'order_evidence',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    step: text({ enum: orderSteps as [(typeof orderSteps)[number]] }).notNull(),
    takenOn: date({ mode: 'string' }).notNull(),
    text: text().notNull(),
    limits: text(),
    isShown: boolean().notNull().default(true),
    requestKey: uuid().notNull(),
    userId: by(),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.orderId, t.requestKey), oneOf('order_evidence_step_check', t.step, orderSteps)],
);
