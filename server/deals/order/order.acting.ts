import { eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { demand } from '#shared/base/policy.ts';
import { orderNumber, type OrderStep } from '#shared/deals/order-rules.ts';
import { type Actor, audit, auditAll, type Event } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import type { QuoteActs } from '../quote/quote.acting.ts';
import type { OrderRowOf } from './order.queries.ts';
import { orders } from './order.schema.ts';

/**
 * Writes a change of an order; what the audit log notes of it, or null if there was nothing to do. Columns of the order are
 * returned as `set`: a second update of its row would lock the request too, after the order, and a withdrawal locks them in
 * the other sequence.
 */
type Run = (
  tx: Database,
  order: OrderRowOf,
) => Promise<{
  action: string;
  after: Record<string, unknown>;
  set?: Partial<typeof orders.$inferInsert>;
} | null>;

export type OrderActs = ReturnType<typeof createOrderActs>;

/** How an order is changed: by the staff with an entry in the audit log, or by somebody with a secret address. */
export function createOrderActs({ db, acts }: { db: Database; acts: Pick<QuoteActs, 'published'> }) {
  /**
   * Changes an open order, locked, in one transaction, and tells the screens.
   * @throws AppError `not_found`; `offer_closed` for a closed order
   */
  async function write(id: string, actor: Actor, run: Run): Promise<void> {
    const request = await db.transaction(async (tx) => {
      const order = await findById(id, () => tx.select().from(orders).where(eq(orders.id, id)).for('update'));
      const done = await runOn(tx, order, run);
      const [of] = await tx.select().from(quoteRequests).where(eq(quoteRequests.id, order.requestId));
      if (!done) return null;
      await audit(tx, actor, { ...done, noun: 'order', id, title: orderNumber(of!.reference) });
      return of!;
    });
    if (request) acts.published(request.id, request);
  }

  return {
    /** A change by the staff (see `write`). */
    change: async (actor: Actor, id: string, run: Run): Promise<void> => {
      demand(actor, 'staff');
      return write(id, actor, run);
    },

    /**
     * Changes many open orders in one transaction, with one entry in the audit log. Leaves out those that a rule refuses,
     * and ids that do not exist.
     */
    changeMany: async (
      actor: Actor,
      ids: readonly string[],
      run: Run,
    ): Promise<{ count: number; refused: { number: string; why: string }[] }> => {
      demand(actor, 'staff');
      const refused: { number: string; why: string }[] = [];
      const { events, of } = await db.transaction(async (tx) => {
        const rows = await tx
          .select({ order: orders, of: quoteRequests })
          .from(orders)
          .innerJoin(quoteRequests, eq(quoteRequests.id, orders.requestId))
          .where(inArray(orders.id, [...ids]))
          // In one sequence for everybody, so that two changes never wait for each other.
          .orderBy(orders.id)
          .for('update', { of: orders });
        const made: Event[] = [];
        for (const { order, of: request } of rows) {
          const title = orderNumber(request.reference);
          try {
            const done = await tx.transaction(async (step) => runOn(step, order, run));
            if (done) made.push({ ...done, noun: 'order', id: order.id, title });
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
            refused.push({ number: title, why: error.code });
          }
        }
        await auditAll(tx, actor, made);
        return { events: made, of: rows[0]?.of };
      });
      if (of && events.length > 0) acts.published(null, of);
      return { count: events.length, refused };
    },

    /** A change by the buyer or a supplier, whose secret address the caller has checked (see `write`). */
    changeFromOutside: (id: string, run: Run): Promise<void> => write(id, null, run),
  };
}

/** @throws AppError `offer_closed` for a closed order, and as `run` */
async function runOn(tx: Database, order: OrderRowOf, run: Run) {
  if (order.closedAt) throw new AppError('offer_closed', 'the order is closed');
  const done = await run(tx, order);
  if (!done) return null;
  const { set, ...recorded } = done;
  // Lists compute the state of an order again once its row has changed.
  await tx
    .update(orders)
    .set({ ...set, updatedAt: sql`now()` })
    .where(eq(orders.id, order.id));
  return recorded;
}

/** @throws AppError `invalid` for a milestone that the order does not have */
export function demandStep({ steps }: OrderRowOf, step: OrderStep): void {
  if (!steps.includes(step)) throw new AppError('invalid', 'no such milestone', { step: 'choiceInvalid' });
}
