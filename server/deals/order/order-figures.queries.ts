import { and, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { countsOf } from '#shared/deals/inspection-rules.ts';
import { offerAtDoor } from '#shared/deals/offer-at-door.ts';
import type { FactKind, OrderStep } from '#shared/deals/order-rules.ts';
import { daysBetween, type StepState } from '#shared/deals/order-state.ts';
import { isCleared } from '#shared/deals/price-at-door.ts';
import { offerTotals } from '#shared/deals/quote-totals.ts';
import { officeZone } from '#shared/base/zoned-time.ts';
import { type Days, isIn } from '#shared/operations/figure.ts';
import type { Milestone } from '#shared/operations/figure-promise.ts';
import type { PublicFacts } from '#shared/operations/figure-public.ts';
import { isReal } from '../../operations/index.ts';
import type { Database } from '../../platform/db/client.ts';
import { quoteOffers, quoteRequests } from '../quote/quote-request.schema.ts';
import { orderInspections } from './inspection.schema.ts';
import { readPartsOf, stateOf } from './order.queries.ts';
import { orderFacts, orderReceipts, orders } from './order.schema.ts';

const [o, f] = [orders, orderFacts];

const isCounted = () =>
  and(or(isNull(o.closedAs), ne(o.closedAs, 'cancelled')), isReal('quote', sql`${o}.request_id`));

/**
 * The milestones of some orders that were not cancelled, without those of the demo, computed as on the pages of the
 * orders (shared/deals/order-state.ts). A milestone is computed from its own facts: only those of the wanted ones are read.
 */
async function readSteps(db: Database, some: SQLWrapper, ofFacts: SQL): Promise<StepState[][]> {
  const rows = await db
    .select()
    .from(o)
    .where(and(inArray(o.id, some), isCounted()));
  const parts = await readPartsOf(
    db,
    rows.map(({ id }) => id),
    ofFacts,
  );
  return rows.map((row) => stateOf(row, parts.get(row.id)!, officeZone, new Date()).steps);
}

/** Facts of a kind with a day in a range. */
const factsOf = (kind: FactKind, { from, to }: Days) =>
  and(eq(f.kind, kind), sql`${f.day} between ${from} and ${to}`);

/** Milestones whose day, as it was promised first, is in a range. */
export async function readMilestones(db: Database, days: Days): Promise<Milestone[]> {
  const promised = factsOf('promised', days);
  const ids = db.select({ id: f.orderId }).from(f).where(promised);
  const steps = db.select({ id: f.orderId, step: f.step }).from(f).where(promised);
  const orderSteps = await readSteps(db, ids, sql`(${f.orderId}, ${f.step}) in ${steps}`);
  return orderSteps.flat().filter(({ first }) => isIn(days, first));
}

/** Days from the deposit to the end of a production that ended in a range. */
export async function readProductions(db: Database, days: Days): Promise<number[]> {
  const ids = db.select({ id: f.orderId }).from(f).where(factsOf('kept', days));
  const orderSteps = await readSteps(db, ids, inArray(f.step, ['deposit', 'production']));
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
