import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { OrderState } from '#shared/deals/order-state.ts';
import { orderNumber, ownerOf } from '#shared/deals/order-rules.ts';
import type { OrderQuery, OrderRow } from '#shared/deals/order.ts';
import { orderPageSize } from '#shared/deals/quote-limits.ts';
import { pick } from '#shared/base/pick.ts';
import { toZoned } from '#shared/base/zoned-time.ts';
import type { Database } from '../../platform/db/client.ts';
import { containing, likeStored } from '../../platform/db/pattern.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { type Parts, readParts, stateOf } from './order.queries.ts';
import { orders } from './order.schema.ts';

const q = quoteRequests;

/** Most open orders whose state is computed: they have to be looked at, closed ones are history. */
const maxOpen = 5000;
/** Number of orders whose parts are read at once. */
const batch = 200;

/** What list, board and dashboard must know of every open order, on one day. */
type Computed = {
  state: OrderRow['state'];
  /** Payments that nobody has confirmed yet: who recorded them and since when they wait. */
  unconfirmed: { by: string | null; at: string }[];
  /** The earliest promised day of a milestone of ours that is not kept. */
  oursOn: string | null;
  lastNews: string;
};

type Open = { id: string; timeZone: string; assignedToUserId: string | null } & Computed & { today: string };

/** Why an open order waits for the reader, and since when: a moment or a day. */
type OrderWait = { why: 'payment' | 'order_late' | 'order_quiet'; since: string };

/** An order that waits for the reader. */
export type WaitingOrder = OrderWait & Pick<OrderRow, 'id' | 'number' | 'contactName'>;

export type OrderListing = ReturnType<typeof createOrderListing>;

/**
 * Lists of orders. The state of all open orders is needed to sort them; it is kept in memory until the row of the order
 * changes, as each change of an order does (order.acting.ts), or the day.
 */
export function createOrderListing(db: Database) {
  let kept = new Map<string, Computed>();

  /** Open orders with their state, the late and the quiet first. */
  async function readOpen(search: string, now: Date): Promise<Open[]> {
    const found = await db
      .select({
        id: orders.id,
        // The transaction that wrote the row last: exact, where a time is not.
        written: sql<string>`${orders}.xmin::text`,
        timeZone: q.timeZone,
        assignedToUserId: q.assignedToUserId,
      })
      .from(orders)
      .innerJoin(q, eq(q.id, orders.requestId))
      .where(and(isNull(orders.closedAt), matching(search)))
      .orderBy(desc(orders.createdAt))
      .limit(maxOpen);
    const days = new Map<string, string>();
    const dayIn = (timeZone: string) => {
      if (!days.has(timeZone)) days.set(timeZone, toZoned(now, timeZone).slice(0, 10));
      return days.get(timeZone)!;
    };
    const rows = found.map((row) => {
      const today = dayIn(row.timeZone);
      return { ...row, today, key: `${row.id} ${row.written} ${today}` };
    });
    const missing = rows.filter(({ key }) => !kept.has(key));
    for (let i = 0; i < missing.length; i += batch) {
      const some = missing.slice(i, i + batch);
      const computed = await compute(db, some, now);
      for (const { id, key } of some) if (computed.has(id)) kept.set(key, computed.get(id)!);
    }
    // A search reads only some of the orders.
    if (kept.size > 2 * maxOpen)
      kept = new Map(rows.flatMap(({ key }) => (kept.has(key) ? [[key, kept.get(key)!]] : [])));
    return rows
      .flatMap(({ key, ...row }) => (kept.has(key) ? [{ ...row, ...kept.get(key)! }] : []))
      .toSorted((a, b) => urgency(b.state) - urgency(a.state));
  }

  /** Of all open orders those that wait for a reader. */
  async function readWaiting(reader: string, now: Date) {
    const open = await readOpen('', now);
    return open.flatMap((order) => {
      const wait = waitOf(order, reader);
      return wait ? [{ ...order, ...wait }] : [];
    });
  }

  return {
    /** A page of orders with their state; of open ones the late and quiet first, of closed ones the newest. */
    async list(
      { search, turn, page }: OrderQuery,
      reader: string,
      now: Date,
    ): Promise<{ orders: OrderRow[]; total: number }> {
      if (turn === 'closed') return readClosed(db, search, page, now);
      const open = (await readOpen(search, now)).filter((order) => isListed(order, turn, reader));
      const shown = open.slice((page - 1) * orderPageSize, page * orderPageSize);
      return { orders: await withDetails(db, shown), total: open.length };
    },

    /** How many orders wait for the reader, and the first of each kind. */
    async waiting(
      reader: string,
      shownCount: number,
      now: Date,
    ): Promise<{ total: number; rows: (WaitingOrder & { ownerId: string | null })[] }> {
      const waiting = await readWaiting(reader, now);
      const first = [...Map.groupBy(waiting, ({ why }) => why).values()].flatMap((same) =>
        same.toSorted((a, b) => (a.since < b.since ? -1 : 1)).slice(0, shownCount),
      );
      const details = new Map((await withDetails(db, first)).map((row) => [row.id, row]));
      return {
        total: waiting.length,
        rows: first.flatMap(({ id, why, since, assignedToUserId: ownerId }) => {
          const row = details.get(id);
          return row ? [{ ...pick(row, ['id', 'number', 'contactName']), why, since, ownerId }] : [];
        }),
      };
    },

    /** Orders by number, customer or contact, newest first, for the palette; takes patterns of platform/db/pattern.ts. */
    async find(patterns: string | readonly string[], limit: number) {
      const found = await db
        .select({ id: orders.id, request: pick(q, ['reference', 'contactName', 'companyName']) })
        .from(orders)
        .innerJoin(q, eq(q.id, orders.requestId))
        .where(
          likeStored(
            q.searched,
            typeof patterns === 'string' ? referenceIn(patterns) : patterns.map(referenceIn),
          ),
        )
        .orderBy(desc(orders.createdAt))
        .limit(limit);
      return found.map(({ id, request: { reference, ...names } }) => ({
        id,
        ...names,
        number: orderNumber(reference),
      }));
    },
  };
}

/** The reference of the request for the number of an order. */
const referenceIn = (search: string) => search.replace(/OR-/i, 'rq-');

const matching = (search: string) =>
  search === '' ? undefined : likeStored(q.searched, containing(referenceIn(search)));

/** What is known of some orders today. */
async function compute(
  db: Database,
  some: readonly { id: string; timeZone: string }[],
  now: Date,
): Promise<Map<string, Computed>> {
  const ids = some.map(({ id }) => id);
  const rows = await db.select().from(orders).where(inArray(orders.id, ids));
  const own = new Map<string, Parts>(ids.map((id) => [id, { facts: [], payments: [], evidence: [] }]));
  const { facts, payments, evidence } = await readParts(db, ids);
  for (const fact of facts) own.get(fact.orderId)!.facts.push(fact);
  for (const payment of payments) own.get(payment.orderId)!.payments.push(payment);
  for (const one of evidence) own.get(one.row.orderId)!.evidence.push(one);
  const zones = new Map(some.map(({ id, timeZone }) => [id, timeZone]));
  return new Map(
    rows.map((row) => {
      const parts = own.get(row.id)!;
      const full = stateOf(row, parts, zones.get(row.id)!, now);
      const days = full.steps
        .filter(({ step, keptOn }) => keptOn === null && ownerOf(step) === 'us')
        .flatMap(({ promised }) => promised ?? []);
      return [
        row.id,
        {
          state: shownState(full),
          unconfirmed: parts.payments
            .filter(({ confirmedAt }) => !confirmedAt)
            .map(({ recordedBy, createdAt }) => ({ by: recordedBy, at: createdAt.toISOString() })),
          oursOn: days.toSorted()[0] ?? null,
          lastNews: new Date(now.getTime() - full.daysQuiet * 86_400_000).toISOString().slice(0, 10),
        },
      ];
    }),
  );
}

function shownState({ steps, ...state }: OrderState): OrderRow['state'] {
  return { ...state, promised: steps.find(({ step }) => step === state.next)?.promised ?? null };
}

/** Closed orders, newest closed first. */
async function readClosed(db: Database, search: string, page: number, now: Date) {
  const where = and(isNotNull(orders.closedAt), matching(search));
  const joined = db
    .select({ id: orders.id, timeZone: q.timeZone })
    .from(orders)
    .innerJoin(q, eq(q.id, orders.requestId))
    .where(where)
    .orderBy(desc(orders.closedAt), desc(orders.id))
    .limit(orderPageSize)
    .offset((page - 1) * orderPageSize);
  const [found, [counted]] = await Promise.all([
    joined,
    db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(orders)
      .innerJoin(q, eq(q.id, orders.requestId))
      .where(where),
  ]);
  const computed = await compute(db, found, now);
  const shown = found.flatMap(({ id }) => (computed.has(id) ? [{ id, ...computed.get(id)! }] : []));
  return { orders: await withDetails(db, shown), total: counted!.total };
}

/** Rows of the list, in the given order. */
async function withDetails(db: Database, shown: readonly Pick<Open, 'id' | 'state'>[]): Promise<OrderRow[]> {
  if (shown.length === 0) return [];
  const found = await db
    .select({
      row: pick(orders, ['id', 'currency', 'totalMinor', 'closedAs', 'createdAt']),
      request: pick(q, ['reference', 'contactName', 'companyName']),
      about: sql<string | null>`${orders.lines} -> 0 ->> 'name'`,
      lineCount: sql<number>`jsonb_array_length(${orders.lines})`,
    })
    .from(orders)
    .innerJoin(q, eq(q.id, orders.requestId))
    .where(
      inArray(
        orders.id,
        shown.map(({ id }) => id),
      ),
    );
  const details = new Map(found.map((one) => [one.row.id, one]));
  return shown.flatMap(({ id, state }) => {
    const one = details.get(id);
    if (!one) return [];
    const { row, request, about, lineCount } = one;
    return {
      ...pick(row, ['id', 'currency', 'totalMinor', 'closedAs']),
      ...pick(request, ['contactName', 'companyName']),
      number: orderNumber(request.reference),
      about: about ?? '',
      lineCount,
      openedAt: row.createdAt.toISOString(),
      state,
    };
  });
}

function isListed(order: Open, turn: OrderQuery['turn'], reader: string): boolean {
  const { state } = order;
  if (turn === 'open') return true;
  if (turn === 'waiting') return waitOf(order, reader) !== null;
  if (turn === 'late') return state.daysLate > 0;
  if (turn === 'quiet') return state.isQuiet;
  return state.turn === turn;
}

/**
 * Why an open order waits for a reader: a payment that a colleague has recorded, a milestone of ours whose promised day is
 * over, or too long without news.
 */
function waitOf({ unconfirmed, oursOn, state, lastNews, today }: Open, reader: string): OrderWait | null {
  const payment = unconfirmed.find(({ by }) => by !== reader);
  if (payment) return { why: 'payment', since: payment.at };
  if (oursOn && oursOn < today) return { why: 'order_late', since: oursOn };
  return state.isQuiet ? { why: 'order_quiet', since: lastNews } : null;
}

/** Late orders by their days, then those without news by theirs. */
const urgency = ({ daysLate, isQuiet, daysQuiet }: OrderRow['state']): number =>
  daysLate * 1000 + (isQuiet ? Math.min(daysQuiet, 999) : 0);
