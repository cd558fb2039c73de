import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { isOfLine, isOfShipment, isPaid, maxStepFacts } from '#shared/deals/order-rules.ts';
import { isNoticedSlip } from '#shared/deals/order-state.ts';
import type { NewFact } from '#shared/deals/order.ts';
import type { Database } from '../../platform/db/client.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import { demandStep } from './order.acting.ts';
import type { OrderRowOf } from './order.queries.ts';
import { orderFacts } from './order.schema.ts';
import { findShipment } from './shipment.service.ts';

/**
 * What was said of a milestone about the same goods: of all goods everything, of a shipment or a line what is about it and
 * about all goods. In the order in which it was entered.
 */
export const readSaid = (
  db: Database,
  {
    orderId,
    step,
    shipmentId,
    lineId,
  }: Pick<typeof orderFacts.$inferSelect, 'orderId' | 'step' | 'shipmentId' | 'lineId'>,
) =>
  db
    .select()
    .from(orderFacts)
    .where(
      and(
        eq(orderFacts.orderId, orderId),
        eq(orderFacts.step, step),
        shipmentId ? or(isNull(orderFacts.shipmentId), eq(orderFacts.shipmentId, shipmentId)) : undefined,
        lineId === null ? undefined : or(isNull(orderFacts.lineId), eq(orderFacts.lineId, lineId)),
      ),
    )
    .orderBy(asc(orderFacts.createdAt), asc(orderFacts.position));

/**
 * Adds a fact about a milestone of a locked order.
 * @param given `seen` is null if the order itself was read in the same transaction
 * @throws AppError `invalid`; `conflict` if there is a fact that the writer has not seen
 */
export async function addFact(
  tx: Database,
  jobs: Pick<JobService, 'enqueue'>,
  order: OrderRowOf,
  userId: string | null,
  given: Omit<NewFact, 'seen'> & { seen: number | null },
) {
  const { step, kind, day, reason, text, shipmentId, lineId, seen } = given;
  demandStep(order, step);
  if (shipmentId) {
    if (!isOfShipment(step)) throw new AppError('invalid', 'all goods', { step: 'choiceInvalid' });
    await findShipment(tx, order.id, shipmentId);
  }
  if (lineId !== null && !(isOfLine(step) && order.lines.some((line) => line.lineId === lineId)))
    throw new AppError('invalid', 'no such line', { lineId: 'choiceInvalid' });
  if (isPaid(step) && kind !== 'promised')
    throw new AppError('invalid', 'kept by a payment', { kind: 'choiceInvalid' });
  const said = await readSaid(tx, { orderId: order.id, step, shipmentId, lineId });
  const own = said.filter((one) => one.shipmentId === shipmentId && one.lineId === lineId);
  if (seen !== null && own.length !== seen) throw new AppError('conflict');
  if (own.length >= maxStepFacts) throw new AppError('too_many_requests', 'too many facts of a milestone');
  const isChange = kind === 'reopened' || (kind === 'promised' && said.some((one) => one.kind === kind));
  if (isChange && !reason && !text) throw new AppError('invalid', 'a reason', { reason: 'required' });
  const [fact] = await tx
    .insert(orderFacts)
    .values({
      orderId: order.id,
      step,
      kind,
      day,
      text,
      shipmentId,
      lineId,
      reason: isChange ? reason : null,
      position: own.length + 1,
      userId,
    })
    .returning({ id: orderFacts.id });
  const before = said.findLast((one) => one.kind === 'promised')?.day;
  if (kind === 'promised' && before && isNoticedSlip(before, day!))
    await jobs.enqueue(tx, 'quote_mail', { requestId: order.requestId, about: 'slip', factId: fact!.id });
  return { action: kind, after: { step, day, reason, text } };
}
