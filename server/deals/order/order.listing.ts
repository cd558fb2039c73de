import { desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { orderNumber, orderSteps } from '#shared/deals/order-rules.ts';
import type { OrderQuery, OrderRow } from '#shared/deals/order.ts';
import { boardColumnSize, orderPageSize } from '#shared/deals/quote-limits.ts';
import { pick } from '#shared/base/pick.ts';
import type { Database } from '../../platform/db/client.ts';
import { likeStored } from '../../platform/db/pattern.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { compute, createOpenOrders, findOrders, type Open, referenceIn } from './order.computing.ts';
import { orders } from './order.schema.ts';

const q = quoteRequests;

/** Why an open order waits for the reader, and since when: a moment or a day. */
type OrderWait = { why: 'payment' | 'order_news' | 'order_late' | 'order_quiet'; since: string };

/** An order that waits for the reader. */
export type WaitingOrder = OrderWait & Pick<OrderRow, 'id' | 'number' | 'contactName'>;

/** Lists of orders, and those that wait for a reader. */
export function createOrderListing(db: Database) {
  const readOpen = createOpenOrders(db);

  /** Open orders that a query asks for. */
  const readListed = async (query: Omit<OrderQuery, 'page'>, reader: string, now: Date) =>
    (await readOpen(query.search, now)).filter(
      (order) =>
        isListed(order, query.turn, reader) && (query.step === '' || order.state.next === query.step),
    );

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
      { page, ...query }: OrderQuery,
      reader: string,
      now: Date,
    ): Promise<{ orders: OrderRow[]; total: number }> {
      if (query.turn === 'closed') return readClosed(db, query.search, page, now);
      const open = await readListed(query, reader, now);
      const shown = open.slice((page - 1) * orderPageSize, page * orderPageSize);
      return { orders: await withDetails(db, shown), total: open.length };
    },

    /** Open orders by the milestone that is next, null if none is left; in each column the late and the quiet first. */
    async board(query: OrderQuery, reader: string, now: Date) {
      const open = await readListed({ ...query, step: '' }, reader, now);
      const columns = [...orderSteps, null].flatMap((next) => {
        const own = open.filter(({ state }) => state.next === next);
        return own.length === 0 ? [] : [{ next, total: own.length, shown: own.slice(0, boardColumnSize) }];
      });
      const rows = await withDetails(
        db,
        columns.flatMap(({ shown }) => shown),
      );
      return columns.map(({ next, total }) => ({
        next,
        total,
        rows: rows.filter(({ state }) => state.next === next),
      }));
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
      const waits = new Map(first.map(({ id, why, since }) => [id, { why, since }]));
      const rows = await db
        .select({
          id: orders.id,
          reference: q.reference,
          contactName: q.contactName,
          ownerId: q.assignedToUserId,
        })
        .from(orders)
        .innerJoin(q, eq(q.id, orders.requestId))
        .where(inArray(orders.id, [...waits.keys()]));
      return {
        total: waiting.length,
        rows: rows.map(({ reference, ...row }) => ({
          ...row,
          ...waits.get(row.id)!,
          number: orderNumber(reference),
        })),
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

/** Closed orders, newest closed first. */
async function readClosed(db: Database, search: string, page: number, now: Date) {
  const closed = isNotNull(orders.closedAt);
  const [rows, total] = await Promise.all([
    findOrders(db, closed, search)
      .orderBy(desc(orders.closedAt), desc(orders.id))
      .limit(orderPageSize)
      .offset((page - 1) * orderPageSize),
    search === '' ? db.$count(orders, closed) : db.$count(findOrders(db, closed, search).as('found')),
  ]);
  const computed = await compute(db, rows, now);
  const shown = rows.flatMap(({ id }) => (computed.has(id) ? [{ id, ...computed.get(id)! }] : []));
  return { orders: await withDetails(db, shown), total };
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
  if (turn === 'open' || turn === 'closed') return true;
  if (turn === 'waiting') return waitOf(order, reader) !== null;
  if (turn === 'late') return state.daysLate > 0;
  if (turn === 'quiet') return state.isQuiet;
  if (turn === 'news') return state.hasNews;
  return state.turn === turn;
}

/**
 * Why an open order waits for a reader: a payment that a colleague has recorded, something that a supplier or the buyer has
 * sent, a milestone of ours whose promised day is over, or too long without news.
 */
function waitOf(
  { unconfirmed, sentAt, oursOn, state, newsDueOn, today }: Open,
  reader: string,
): OrderWait | null {
  const payment = unconfirmed.find(({ by }) => by !== reader);
  if (payment) return { why: 'payment', since: payment.at };
  if (sentAt) return { why: 'order_news', since: sentAt };
  if (oursOn && oursOn < today) return { why: 'order_late', since: oursOn };
  return state.isQuiet ? { why: 'order_quiet', since: newsDueOn } : null;
}
