import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { orderNumber } from '#shared/deals/order-rules.ts';
import { orderState, type OrderState } from '#shared/deals/order-state.ts';
import { type Shipment, shipment } from '#shared/deals/shipment.ts';
import type { BuyerOrder, OrderQuery, OrderRow, StaffOrder } from '#shared/deals/order.ts';
import { orderPageSize } from '#shared/deals/quote-limits.ts';
import { pick } from '#shared/base/pick.ts';
import { fullName } from '#shared/base/user-rules.ts';
import { toZoned } from '#shared/base/zoned-time.ts';
import type { Database } from '../../platform/db/client.ts';
import { containing, likeStored } from '../../platform/db/pattern.ts';
import { users } from '../../people/user/user.schema.ts';
import { quotePhotos } from '../quote/quote-photo.schema.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
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

/** Facts, payments and evidence of some orders, in the order in which they were entered. */
async function readParts(db: Database, ids: readonly string[]) {
  const facts = await db
    .select()
    .from(orderFacts)
    .where(inArray(orderFacts.orderId, [...ids]))
    .orderBy(asc(orderFacts.position));
  const payments = await db
    .select()
    .from(orderPayments)
    .where(inArray(orderPayments.orderId, [...ids]))
    .orderBy(asc(orderPayments.createdAt));
  const evidence = await db
    .select({ row: orderEvidence, photo: pick(quotePhotos, ['id', 'width', 'height']) })
    .from(orderEvidence)
    .innerJoin(quotePhotos, eq(quotePhotos.evidenceId, orderEvidence.id))
    .where(inArray(orderEvidence.orderId, [...ids]))
    .orderBy(asc(orderEvidence.createdAt));
  const shipments = await db
    .select()
    .from(orderShipments)
    .where(inArray(orderShipments.orderId, [...ids]))
    .orderBy(asc(orderShipments.position));
  const slips = await db
    .select()
    .from(orderSlips)
    .where(inArray(orderSlips.orderId, [...ids]))
    .orderBy(asc(orderSlips.createdAt));
  const receipts = await db
    .select()
    .from(orderReceipts)
    .where(inArray(orderReceipts.orderId, [...ids]))
    .orderBy(asc(orderReceipts.createdAt));
  return { facts, payments, evidence, shipments, slips, receipts };
}
type Parts = Awaited<ReturnType<typeof readParts>>;

const at = ({ createdAt }: { createdAt: Date }) => createdAt.toISOString();

/** The state of an order, with its own parts, on the calendar day of a time zone. */
function stateOf(row: OrderRowOf, parts: Parts, timeZone: string, now: Date): OrderState {
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
      evidence: [...parts.evidence.map(({ row: one }) => one), ...parts.slips, ...parts.receipts].map(
        (one) => ({
          at: at(one),
        }),
      ),
    },
    toZoned(now, timeZone).slice(0, 10),
  );
}

const evidenceOf = ({ row, photo }: Parts['evidence'][number]) => ({
  ...pick(row, ['id', 'step', 'takenOn', 'text', 'limits']),
  photo,
  at: at(row),
});

const paymentOf = (row: Parts['payments'][number]) => ({
  ...pick(row, ['id', 'amountMinor', 'chargesMinor', 'receivedOn']),
  isConfirmed: row.confirmedAt !== null,
  at: at(row),
});

const shipmentNames = Object.keys(shipment.shape) as (keyof Shipment)[];

/** What buyer and staff see of an order. */
function shownOf(row: OrderRowOf, parts: Parts, reference: string, timeZone: string, now: Date): BuyerOrder {
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
  { id, reference, timeZone }: Pick<typeof quoteRequests.$inferSelect, 'id' | 'reference' | 'timeZone'>,
  now: Date,
): Promise<BuyerOrder | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(eq(orders.requestId, id))
    .orderBy(sql`${orders.closedAs} = 'cancelled' nulls first`, asc(orders.createdAt))
    .limit(1);
  if (!row) return null;
  const parts = await readParts(db, [row.id]);
  const shown = { ...parts, evidence: parts.evidence.filter((one) => one.row.isShown) };
  const order = shownOf(row, shown, reference, timeZone, now);
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
    ...shownOf(row, parts, request.reference, request.timeZone, now),
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
      ...pick(fact, ['id', 'step', 'kind', 'day', 'reason', 'text', 'shipmentId']),
      by: nameOf(fact.userId),
      at: at(fact),
    })),
  };
}

/** The reference of the request for the number of an order. */
const referenceIn = (search: string) => search.replace(/^OR-/i, 'RQ-');

/** What the list shows of a state. */
const rowFacts = [
  'next',
  'turn',
  'daysLate',
  'daysQuiet',
  'isQuiet',
  'paidMinor',
  'owedMinor',
  'dueMinor',
] as const;

/** Most orders whose state is computed for the list: an open one has to be looked at, a closed one is history. */
const maxListed = 5000;

/** Orders with their state, newest first. */
async function readOrders(db: Database, isOpen: boolean, search: string, now: Date) {
  const found = await db
    .select({ row: orders, request: quoteRequests })
    .from(orders)
    .innerJoin(quoteRequests, eq(quoteRequests.id, orders.requestId))
    .where(
      and(
        isOpen ? sql`${orders.closedAt} is null` : sql`${orders.closedAt} is not null`,
        search === '' ? undefined : likeStored(quoteRequests.searched, containing(referenceIn(search))),
      ),
    )
    .orderBy(sql`${orders.createdAt} desc`)
    .limit(maxListed);
  const own = new Map<string, Parts>(
    found.map(({ row }) => [
      row.id,
      { facts: [], payments: [], evidence: [], shipments: [], slips: [], receipts: [] },
    ]),
  );
  const { facts, payments, evidence, shipments } = await readParts(db, [...own.keys()]);
  for (const one of shipments) own.get(one.orderId)!.shipments.push(one);
  for (const fact of facts) own.get(fact.orderId)!.facts.push(fact);
  for (const payment of payments) own.get(payment.orderId)!.payments.push(payment);
  for (const one of evidence) own.get(one.row.orderId)!.evidence.push(one);
  return found.map(({ row, request }) => ({
    row,
    request,
    state: stateOf(row, own.get(row.id)!, request.timeZone, now),
  }));
}

/** A page of orders with their state; of open ones the late and quiet first. */
export async function listOrders(
  db: Database,
  { search, turn, page }: OrderQuery,
  now: Date,
): Promise<{ orders: OrderRow[]; total: number }> {
  const found = await readOrders(db, turn !== 'closed', search, now);
  const kept = found.filter(({ state }) => isListed(state, turn));
  if (turn !== 'closed') kept.sort((a, b) => urgency(b.state) - urgency(a.state));
  const rows = kept.slice((page - 1) * orderPageSize, page * orderPageSize);
  return {
    total: kept.length,
    orders: rows.map(({ row, request, state }) => ({
      ...pick(row, ['id', 'currency', 'totalMinor', 'closedAs']),
      ...pick(request, ['contactName', 'companyName']),
      number: orderNumber(request.reference),
      about: row.lines[0]?.name ?? '',
      lineCount: row.lines.length,
      openedAt: at(row),
      state: {
        ...pick(state, rowFacts),
        promised: state.steps.find(({ step }) => step === state.next)?.promised ?? null,
      },
    })),
  };
}

function isListed(state: OrderState, turn: OrderQuery['turn']): boolean {
  if (turn === 'open' || turn === 'closed') return true;
  if (turn === 'late') return state.daysLate > 0;
  if (turn === 'quiet') return state.isQuiet;
  return state.turn === turn;
}

/** Late orders by their days, then those without news by theirs. */
const urgency = ({ daysLate, isQuiet, daysQuiet }: OrderState): number =>
  daysLate * 1000 + (isQuiet ? Math.min(daysQuiet, 999) : 0);
