import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { ownerOf, quietDays } from '#shared/deals/order-rules.ts';
import type { OrderState } from '#shared/deals/order-state.ts';
import type { OrderRow } from '#shared/deals/order.ts';
import { toZoned } from '#shared/base/zoned-time.ts';
import type { Database } from '../../platform/db/client.ts';
import { containing, likeStored } from '../../platform/db/pattern.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { readPartsOf, stateOf } from './order.queries.ts';
import { orderAnswers, orders } from './order.schema.ts';

const q = quoteRequests;

/** Most open orders whose state is computed: they have to be looked at, closed ones are history. */
const maxOpen = 5000;
/** Number of orders whose parts are read at once. */
const batch = 200;

/** What list, board and dashboard must know of every open order, on one day of its buyer. */
export type Computed = {
  state: OrderRow['state'];
  timeZone: string;
  today: string;
  /** Payments that nobody has confirmed yet: who recorded them and since when they wait. */
  unconfirmed: { by: string | null; at: string }[];
  /** When the oldest answer of a supplier, or proof of a transfer, came that nobody has dealt with. */
  sentAt: string | null;
  /** The earliest promised day of a milestone of ours that is not kept. */
  oursOn: string | null;
  /** The last day on which the buyer should have had news. */
  newsDueOn: string;
};

export type Open = Computed & { id: string };

/**
 * Reads open orders with their state. The state of all of them is needed to sort them; it is kept in memory until the row of
 * the order changes, as it does with each change of an order (order.acting.ts), or the day.
 */
export function createOpenOrders(db: Database) {
  const kept = new Map<string, Computed & { written: string }>();

  /** Open orders of a search, the late and the quiet first. */
  return async (search: string, now: Date): Promise<Open[]> => {
    const rows = await findOrders(db, isNull(orders.closedAt), search)
      .orderBy(desc(orders.createdAt))
      .limit(maxOpen);
    const days = new Map<string, string>();
    const dayIn = (timeZone: string) => {
      if (!days.has(timeZone)) days.set(timeZone, toZoned(now, timeZone).slice(0, 10));
      return days.get(timeZone);
    };
    const missing = rows.filter(({ id, written }) => {
      const known = kept.get(id);
      return known?.written !== written || known.today !== dayIn(known.timeZone);
    });
    for (let i = 0; i < missing.length; i += batch) {
      const some = missing.slice(i, i + batch);
      const computed = await compute(db, some, now);
      for (const { id, written } of some)
        if (computed.has(id)) kept.set(id, { ...computed.get(id)!, written });
    }
    const open = rows.flatMap(({ id }) => (kept.has(id) ? [{ id, ...kept.get(id)! }] : []));
    if (search === '' && kept.size > open.length) {
      const ids = new Set(rows.map(({ id }) => id));
      for (const id of kept.keys()) if (!ids.has(id)) kept.delete(id);
    }
    return open.toSorted((one, other) => urgency(other.state) - urgency(one.state));
  };
}

/** The reference of the request for the number of an order. */
export const referenceIn = (search: string) => search.replace(/OR-/i, 'rq-');

/** Orders of a search. Without one, the large table of the requests is not read. */
export function findOrders(db: Database, where: SQL, search: string) {
  // The transaction that wrote the row last: exact, where a time is not.
  const query = db
    .select({ id: orders.id, written: sql<string>`${orders}.xmin::text` })
    .from(orders)
    .$dynamic();
  if (search === '') return query.where(where);
  return query
    .innerJoin(q, eq(q.id, orders.requestId))
    .where(and(where, likeStored(q.searched, containing(referenceIn(search)))));
}

/** What is known of some orders today. */
export async function compute(
  db: Database,
  some: readonly { id: string }[],
  now: Date,
): Promise<Map<string, Computed>> {
  const ids = some.map(({ id }) => id);
  const rows = await db
    .select({ row: orders, timeZone: q.timeZone })
    .from(orders)
    .innerJoin(q, eq(q.id, orders.requestId))
    .where(inArray(orders.id, ids));
  const own = await readPartsOf(db, ids);
  const answers = await db
    .select({ orderId: orderAnswers.orderId, at: orderAnswers.createdAt })
    .from(orderAnswers)
    .where(and(isNull(orderAnswers.seenAt), inArray(orderAnswers.orderId, ids)));
  return new Map(
    rows.map(({ row, timeZone }) => {
      const parts = own.get(row.id)!;
      const full = stateOf(row, parts, timeZone, now);
      // A proof of a transfer is dealt with once a payment is recorded.
      const paidAt = parts.payments.at(-1)?.createdAt ?? new Date(0);
      const sent = [
        ...answers.filter(({ orderId }) => orderId === row.id).map(({ at }) => at),
        ...parts.slips.map(({ createdAt }) => createdAt).filter((at) => at > paidAt),
      ].map((at) => at.toISOString());
      const sentAt = row.closedAt ? null : (sent.toSorted()[0] ?? null);
      const days = full.steps
        .filter(({ step, keptOn }) => keptOn === null && ownerOf(step) === 'us')
        .flatMap(({ promised }) => promised ?? []);
      return [
        row.id,
        {
          state: { ...shownState(full), hasNews: sentAt !== null },
          timeZone,
          today: toZoned(now, timeZone).slice(0, 10),
          unconfirmed: parts.payments
            .filter(({ confirmedAt }) => !confirmedAt)
            .map(({ recordedBy, createdAt }) => ({ by: recordedBy, at: createdAt.toISOString() })),
          sentAt,
          oursOn: days.toSorted()[0] ?? null,
          newsDueOn: new Date(now.getTime() + (quietDays - full.daysQuiet) * 86_400_000)
            .toISOString()
            .slice(0, 10),
        },
      ];
    }),
  );
}

function shownState({ steps, shipments: _shipments, ...state }: OrderState) {
  return { ...state, promised: steps.find(({ step }) => step === state.next)?.promised ?? null };
}

/** Late orders by their days, then those without news by theirs. */
const urgency = ({ daysLate, isQuiet, daysQuiet }: OrderRow['state']): number =>
  daysLate * 1000 + (isQuiet ? Math.min(daysQuiet, 999) : 0);
