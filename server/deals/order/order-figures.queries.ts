import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { orderState } from '#shared/deals/order-state.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { type Days, isIn } from '#shared/operations/figure.ts';
import type { Milestone } from '#shared/operations/figure-promise.ts';
import { isReal } from '../../operations/index.ts';
import type { Database } from '../../platform/db/client.ts';
import { orderFacts, orderPayments, orders, orderShipments } from './order.schema.ts';

/**
 * Milestones whose day, as it was promised first, is in a range, of orders that were not cancelled. Computed as on the
 * pages of the orders (shared/deals/order-state.ts).
 */
export async function readMilestones(db: Database, days: Days): Promise<Milestone[]> {
  const promised = db
    .select({ id: orderFacts.orderId })
    .from(orderFacts)
    .where(and(eq(orderFacts.kind, 'promised'), sql`${orderFacts.day} between ${days.from} and ${days.to}`));
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.id, promised),
        or(isNull(orders.closedAs), ne(orders.closedAs, 'cancelled')),
        isReal('quote', sql`${orders}.request_id`),
      ),
    );
  const ids = rows.map(({ id }) => id);
  const [facts, payments, shipments] = await Promise.all([
    db.select().from(orderFacts).where(inArray(orderFacts.orderId, ids)).orderBy(asc(orderFacts.position)),
    db.select().from(orderPayments).where(inArray(orderPayments.orderId, ids)),
    db.select().from(orderShipments).where(inArray(orderShipments.orderId, ids)),
  ]);
  const [factsOf, paymentsOf, shipmentsOf] = [
    Map.groupBy(facts, ({ orderId }) => orderId),
    Map.groupBy(payments, ({ orderId }) => orderId),
    Map.groupBy(shipments, ({ orderId }) => orderId),
  ];
  const today = officeDay();
  // News does not matter here, only promises.
  const at = '';
  return rows.flatMap((row) =>
    orderState(
      {
        ...row,
        openedAt: at,
        facts: (factsOf.get(row.id) ?? []).map((fact) => ({ ...fact, at })),
        payments: (paymentsOf.get(row.id) ?? []).map((one) => ({
          ...one,
          isConfirmed: one.confirmedAt !== null,
          at,
        })),
        evidence: [],
        shipments: shipmentsOf.get(row.id) ?? [],
      },
      today,
    ).steps.filter(({ first }) => isIn(days, first)),
  );
}
