import { and, asc, desc, eq, gt, inArray, isNull, ne, or, sql, type SQLWrapper } from 'drizzle-orm';
import { countsOf } from '#shared/deals/inspection-rules.ts';
import { offerAtDoor } from '#shared/deals/offer-at-door.ts';
import type { FactKind, OrderStep } from '#shared/deals/order-rules.ts';
import { daysBetween, orderState } from '#shared/deals/order-state.ts';
import { isCleared } from '#shared/deals/price-at-door.ts';
import { offerTotals } from '#shared/deals/quote-totals.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { type Days, isIn } from '#shared/operations/figure.ts';
import type { Milestone } from '#shared/operations/figure-promise.ts';
import type { PublicFacts } from '#shared/operations/figure-public.ts';
import { isReal } from '../../operations/index.ts';
import type { Database } from '../../platform/db/client.ts';
import { quoteOffers, quoteRequests } from '../quote/quote-request.schema.ts';
import { orderInspections } from './inspection.schema.ts';
import { orderFacts, orderPayments, orderReceipts, orders, orderShipments } from './order.schema.ts';

const [o, f, p, sh] = [orders, orderFacts, orderPayments, orderShipments];

const isCounted = () =>
  and(or(isNull(o.closedAs), ne(o.closedAs, 'cancelled')), isReal('quote', sql`${o}.request_id`));

/**
 * The milestones of some orders that were not cancelled, without those of the demo, computed as on the pages of the
 * orders (shared/deals/order-state.ts).
 */
async function readSteps(db: Database, some: SQLWrapper) {
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
    .where(and(inArray(o.id, some), isCounted()));
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
  return rows.map(
    (row) =>
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
      ).steps,
  );
}

/** Orders of which a fact of a kind has a day in a range. */
const withFact = (db: Database, kind: FactKind, { from, to }: Days) =>
  db
    .select({ id: f.orderId })
    .from(f)
    .where(and(eq(f.kind, kind), sql`${f.day} between ${from} and ${to}`));

/** Milestones whose day, as it was promised first, is in a range. */
export async function readMilestones(db: Database, days: Days): Promise<Milestone[]> {
  const orderSteps = await readSteps(db, withFact(db, 'promised', days));
  return orderSteps.flat().filter(({ first }) => isIn(days, first));
}

/** Days from the deposit to the end of a production that ended in a range. */
export async function readProductions(db: Database, days: Days): Promise<number[]> {
  const orderSteps = await readSteps(db, withFact(db, 'kept', days));
  return orderSteps.flatMap((steps) => {
    const keptOn = (name: OrderStep) => steps.find(({ step }) => step === name)?.keptOn ?? null;
    const [from, to] = [keptOn('deposit'), keptOn('production')];
    return from && to && isIn(days, to) && from <= to ? [daysBetween(from, to)] : [];
  });
}

/** Final reports of a range, and whether more defects of a class were found than are allowed. */
export async function readInspections(db: Database, { from, to }: Days): Promise<{ isOver: boolean }[]> {
  const rows = await db
    .select({ plan: orderInspections.plan, report: orderInspections.report })
    .from(orderInspections)
    .innerJoin(o, eq(o.id, orderInspections.orderId))
    .where(and(sql`${orderInspections.finalAt}::date between ${from} and ${to}`, isCounted()));
  return rows.map(({ plan, report }) => ({
    isOver: countsOf(plan, report.defects).some(({ found, allowed }) => found > allowed),
  }));
}

/**
 * What goods have cost at the door, as their buyers said, in percent above the middle of our estimate. Only where the
 * estimate was whole.
 */
export async function readDoors(db: Database, { from, to }: Days): Promise<PublicFacts['doors'][number][]> {
  const rows = await db
    .selectDistinctOn([orderReceipts.orderId], {
      doorMinor: orderReceipts.doorMinor,
      offer: quoteOffers.offer,
      choice: quoteRequests.acceptedChoice,
    })
    .from(orderReceipts)
    .innerJoin(o, eq(o.id, orderReceipts.orderId))
    .innerJoin(quoteRequests, eq(quoteRequests.id, o.requestId))
    .innerJoin(quoteOffers, and(eq(quoteOffers.requestId, o.requestId), eq(quoteOffers.revision, o.revision)))
    .where(
      and(
        gt(orderReceipts.doorMinor, 0),
        sql`${orderReceipts.day} between ${from} and ${to}`,
        eq(quoteRequests.acceptedRevision, o.revision),
        isCounted(),
      ),
    )
    .orderBy(orderReceipts.orderId, desc(orderReceipts.createdAt));
  return rows.flatMap(({ doorMinor, offer, choice }) => {
    const cost = offer.landed && offerAtDoor(offer, offer.landed, offerTotals(offer, choice ?? []));
    if (!cost || !isCleared(cost)) return [];
    const middle = (cost.total.low + cost.total.high) / 2;
    return [{ country: offer.landed!.country, percent: Math.round((doorMinor! / middle - 1) * 100) }];
  });
}
