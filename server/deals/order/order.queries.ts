import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { orderNumber } from '#shared/deals/order-rules.ts';
import { orderState, type OrderState } from '#shared/deals/order-state.ts';
import { type Shipment, shipment } from '#shared/deals/shipment.ts';
import type { BuyerOrder, StaffOrder } from '#shared/deals/order.ts';
import { pick } from '#shared/base/pick.ts';
import { fullName } from '#shared/base/user-rules.ts';
import { toZoned } from '#shared/base/zoned-time.ts';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/client.ts';
import { users } from '../../people/user/user.schema.ts';
import { quotePhotos } from '../quote/quote-photo.schema.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { orderInspections } from './inspection.schema.ts';
import { orderSlips } from './order-slip.schema.ts';
import {
  orderEvidence,
  orderFacts,
  orderPayments,
  orderReceipts,
  orders,
  orderShipments,
} from './order.schema.ts';

export type OrderRowOf = typeof orders.$inferSelect;

/**
 * Facts, payments and evidence of some orders, in the order in which they were entered.
 * @param ofFacts condition for the facts; without it all of them are read
 */
export async function readParts(db: Database, ids: readonly string[], ofFacts?: SQL) {
  // As one parameter: of the figures they are thousands.
  const isOf = (column: AnyPgColumn) => sql`${column} = any(${sql.param([...ids])}::uuid[])`;
  const facts = await db
    .select()
    .from(orderFacts)
    .where(and(isOf(orderFacts.orderId), ofFacts))
    // Positions count within one shipment only.
    .orderBy(asc(orderFacts.createdAt), asc(orderFacts.position));
  const payments = await db
    .select()
    .from(orderPayments)
    .where(isOf(orderPayments.orderId))
    .orderBy(asc(orderPayments.createdAt));
  const evidence = await db
    .select({
      row: orderEvidence,
      photo: pick(quotePhotos, ['id', 'width', 'height']),
      file: pick(quotePhotos, ['mimeType', 'byteSize']),
    })
    .from(orderEvidence)
    .innerJoin(quotePhotos, eq(quotePhotos.evidenceId, orderEvidence.id))
    .where(isOf(orderEvidence.orderId))
    .orderBy(asc(orderEvidence.createdAt));
  const shipments = await db
    .select()
    .from(orderShipments)
    .where(isOf(orderShipments.orderId))
    .orderBy(asc(orderShipments.position));
  const slips = await db
    .select()
    .from(orderSlips)
    .where(isOf(orderSlips.orderId))
    .orderBy(asc(orderSlips.createdAt));
  const receipts = await db
    .select()
    .from(orderReceipts)
    .where(isOf(orderReceipts.orderId))
    .orderBy(asc(orderReceipts.createdAt));
  const inspections = await db
    .select()
    .from(orderInspections)
    .where(isOf(orderInspections.orderId))
    .orderBy(desc(orderInspections.createdAt));
  return { facts, payments, evidence, shipments, slips, receipts, inspections };
}
export type Parts = Awaited<ReturnType<typeof readParts>>;

/** The same for each of some orders, by its id. */
export async function readPartsOf(
  db: Database,
  ids: readonly string[],
  ofFacts?: SQL,
): Promise<Map<string, Parts>> {
  const all = await readParts(db, ids, ofFacts);
  const of = <T>(rows: readonly T[], idOf: (row: T) => string) => {
    const groups = Map.groupBy(rows, idOf);
    return (id: string): T[] => groups.get(id) ?? [];
  };
  const orderOf = ({ orderId }: { orderId: string }) => orderId;
  const [facts, payments, shipments] = [
    of(all.facts, orderOf),
    of(all.payments, orderOf),
    of(all.shipments, orderOf),
  ];
  const [slips, receipts, inspections] = [
    of(all.slips, orderOf),
    of(all.receipts, orderOf),
    of(all.inspections, orderOf),
  ];
  const evidence = of(all.evidence, ({ row }) => row.orderId);
  return new Map(
    ids.map((id) => [
      id,
      {
        facts: facts(id),
        payments: payments(id),
        evidence: evidence(id),
        shipments: shipments(id),
        slips: slips(id),
        receipts: receipts(id),
        inspections: inspections(id),
      },
    ]),
  );
}

const at = ({ createdAt }: { createdAt: Date }) => createdAt.toISOString();

/** The state of an order, with its own parts, on the calendar day of a time zone. */
export function stateOf(row: OrderRowOf, parts: Parts, timeZone: string, now: Date): OrderState {
  return orderState(
    {
      ...pick(row, ['steps', 'lines', 'totalMinor', 'depositMinor', 'closedAs']),
      shipments: parts.shipments,
      openedAt: at(row),
      facts: parts.facts.map((fact) => ({ ...fact, at: at(fact) })),
      payments: parts.payments.map((payment) => ({
        ...payment,
        isConfirmed: payment.confirmedAt !== null,
        at: at(payment),
      })),
      // News is what the buyer can see.
      evidence: [
        ...parts.evidence.map(({ row: one }) => one).filter(({ isShown }) => isShown),
        ...parts.receipts,
      ].map((one) => ({ at: at(one) })),
    },
    toZoned(now, timeZone).slice(0, 10),
  );
}

const evidenceOf = ({ row, photo, file }: Parts['evidence'][number]) => ({
  ...pick(row, ['id', 'step', 'takenOn', 'text', 'limits']),
  photo,
  ...file,
  at: at(row),
});

const paymentOf = (row: Parts['payments'][number]) => ({
  ...pick(row, ['id', 'amountMinor', 'chargesMinor', 'receivedOn']),
  isConfirmed: row.confirmedAt !== null,
  at: at(row),
});

const shipmentNames = Object.keys(shipment.shape) as (keyof Shipment)[];

type Requested = Pick<typeof quoteRequests.$inferSelect, 'reference' | 'timeZone' | 'email'>;

/** What buyer and staff see of an order. */
function shownOf(row: OrderRowOf, parts: Parts, request: Requested, now: Date): BuyerOrder {
  const { reference, timeZone, email } = request;
  return {
    ...pick(row, [
      'id',
      'mode',
      'revision',
      'currency',
      'totalMinor',
      'depositMinor',
      'incoterm',
      'namedPlace',
      'lines',
    ]),
    number: orderNumber(reference),
    openedAt: at(row),
    closedAt: row.closedAt?.toISOString() ?? null,
    closedAs: row.closedAs,
    shipments: parts.shipments.map((one) => pick(one, shipmentNames)),
    inspections: parts.inspections.map((one) => ({
      ...pick(one, ['id', 'plan', 'report', 'hash', 'answerUntil', 'verdict', 'verdictText', 'version']),
      finalAt: one.finalAt?.toISOString() ?? null,
      answeredAt: one.answeredAt?.toISOString() ?? null,
    })),
    hasWeeklyMail: email ? row.digestOffAt === null : null,
    state: stateOf(row, parts, timeZone, now),
    payments: parts.payments.map(paymentOf),
    evidence: parts.evidence.map(evidenceOf),
    slips: parts.slips.map((one) => ({
      ...pick(one, ['id', 'text']),
      isPicture: one.mimeType.startsWith('image/'),
      at: at(one),
    })),
    receipts: parts.receipts.map((one) => ({
      ...pick(one, ['id', 'day', 'lines', 'text', 'doorMinor']),
      at: at(one),
    })),
  };
}

/** The order that is valid for a request, or was; null if none was opened. A cancelled one only if there is no other. */
export async function readOrderOf(
  db: Database,
  request: Requested & { id: string },
  now: Date,
): Promise<BuyerOrder | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(eq(orders.requestId, request.id))
    .orderBy(sql`${orders.closedAs} = 'cancelled' nulls first`, asc(orders.createdAt))
    .limit(1);
  if (!row) return null;
  const parts = await readParts(db, [row.id]);
  const shown = {
    ...parts,
    evidence: parts.evidence.filter((one) => one.row.isShown),
    inspections: parts.inspections.filter(({ finalAt }) => finalAt !== null),
  };
  const order = shownOf(row, shown, request, now);
  // The page may be forwarded; what its buyer wrote with proof of a transfer is for the staff.
  order.slips = order.slips.map((one) => ({ ...one, text: null }));
  // Goods were taken from ports with the number of the bill of lading alone.
  if (order.state.owedMinor > 0)
    order.shipments = order.shipments.map((one) => ({ ...one, ladingNumber: null }));
  return order;
}

/** An order with its authors, for the staff; null for an unknown id. */
export async function readStaffOrder(
  db: Database,
  id: string,
  reader: string,
  now: Date,
): Promise<StaffOrder | null> {
  const [found] = await db
    .select({ row: orders, request: quoteRequests })
    .from(orders)
    .innerJoin(quoteRequests, eq(quoteRequests.id, orders.requestId))
    .where(eq(orders.id, id));
  if (!found) return null;
  const { row, request } = found;
  const parts = await readParts(db, [id]);
  const ids = [
    ...parts.facts.map(({ userId }) => userId),
    ...parts.payments.flatMap(({ recordedBy, confirmedBy }) => [recordedBy, confirmedBy]),
    ...parts.evidence.map((one) => one.row.userId),
  ].filter((one) => one !== null);
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  const nameOf = (user: string | null) => {
    const person = people.find((one) => one.id === user);
    return person ? fullName(person) : null;
  };
  return {
    ...shownOf(row, parts, request, now),
    ...pick(row, ['version', 'requestId', 'closedText']),
    ...pick(request, ['contactName', 'companyName']),
    payments: parts.payments.map((payment) => ({
      ...paymentOf(payment),
      note: payment.note,
      recordedBy: nameOf(payment.recordedBy),
      confirmedBy: nameOf(payment.confirmedBy),
      isOwn: payment.recordedBy === reader,
    })),
    evidence: parts.evidence.map((one) => ({
      ...evidenceOf(one),
      isShown: one.row.isShown,
      by: nameOf(one.row.userId),
    })),
    facts: parts.facts.map((fact) => ({
      ...pick(fact, ['id', 'step', 'kind', 'day', 'reason', 'text', 'shipmentId', 'lineId']),
      by: nameOf(fact.userId),
      at: at(fact),
    })),
  };
}
