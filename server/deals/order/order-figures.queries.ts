import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { orderState } from '#shared/deals/order-state.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { type Days, isIn } from '#shared/operations/figure.ts';
import type { Milestone } from '#shared/operations/figure-promise.ts';
import { isReal } from '../../operations/index.ts';
import type { Database } from '../../platform/db/client.ts';
import { orderFacts, orderPayments, orders, orderShipments } from './order.schema.ts';

const [o, f, p, sh] = [orders, orderFacts, orderPayments, orderShipments];

/**
 * Milestones whose day, as it was promised first, is in a range, of orders that were not cancelled. Computed as on the
 * pages of the orders (shared/deals/order-state.ts).
 */
export async function readMilestones(db: Database, days: Days): Promise<Milestone[]> {
  const promised = db
    .select({ id: f.orderId })
    .from(f)
    .where(and(eq(f.kind, 'promised'), sql`${f.day} between ${days.from} and ${days.to}`));
  const rows = await db
    .select({
      id: o.id,
      steps: o.steps,
      lines: o.lines,
      totalMinor: o.totalMinor,
      depositMinor: o.depositMinor,
      closedAs: o.closedAs,
    })
    .from(o)
    .where(
      and(
        inArray(o.id, promised),
        or(isNull(o.closedAs), ne(o.closedAs, 'cancelled')),
        isReal('quote', sql`${o}.request_id`),
      ),
    );
  const ids = rows.map(({ id }) => id);
  const [facts, payments, shipments] = await Promise.all([
    db
      .select({
        orderId: f.orderId,
        step: f.step,
        kind: f.kind,
        day: f.day,
        shipmentId: f.shipmentId,
        reason: f.reason,
        text: f.text,
      })
      .from(f)
      .where(inArray(f.orderId, ids))
      .orderBy(asc(f.position)),
    db
      .select({
        orderId: p.orderId,
        amountMinor: p.amountMinor,
        chargesMinor: p.chargesMinor,
        receivedOn: p.receivedOn,
        confirmedAt: p.confirmedAt,
      })
      .from(p)
      .where(inArray(p.orderId, ids)),
    db.select({ id: sh.id, orderId: sh.orderId, lines: sh.lines }).from(sh).where(inArray(sh.orderId, ids)),
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
