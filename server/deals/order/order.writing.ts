import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { orderNumber, type OrderMode, usualSteps } from '#shared/deals/order-rules.ts';
import type { OrderLine } from '#shared/deals/order.ts';
import type { SentOffer } from '#shared/deals/quote-offer.ts';
import { depositOf, offerTotals, type OfferTotals } from '#shared/deals/quote-totals.ts';
import { type Actor, audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { quoteOffers, type quoteRequests } from '../quote/quote-request.schema.ts';
import { acceptedGoods } from '../quote/stored-acceptance.ts';
import { orderPayments, orders } from './order.schema.ts';

type QuoteRequest = typeof quoteRequests.$inferSelect;

/**
 * Opens the order of an accepted request, which the caller has locked.
 * @returns its id, and whether it was opened now: an acceptance has one order
 * @throws AppError `offer_closed` if no goods are accepted
 */
export async function openOrder(
  tx: Database,
  request: QuoteRequest,
  { mode, openedBy }: { mode: OrderMode; openedBy: string | null },
): Promise<{ id: string; isNew: boolean }> {
  const [known] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.requestId, request.id), sql`${orders.closedAs} is distinct from 'cancelled'`));
  if (known) return { ...known, isNew: false };
  const accepted = acceptedGoods(request);
  if (!accepted) throw new AppError('offer_closed', 'nothing is accepted');
  const [sent] = await tx
    .select({ offer: quoteOffers.offer, hash: quoteOffers.hash })
    .from(quoteOffers)
    .where(and(eq(quoteOffers.requestId, request.id), eq(quoteOffers.revision, accepted.revision)));
  const { offer, hash } = sent!;
  const totals = offerTotals(offer, accepted.choice);
  const { totalMinor } = totals;
  const depositMinor = depositOf(offer, totalMinor);
  const [made] = await tx
    .insert(orders)
    .values({
      requestId: request.id,
      revision: accepted.revision,
      hash,
      acceptedAt: new Date(accepted.at),
      mode,
      currency: offer.currency,
      totalMinor,
      depositMinor,
      incoterm: offer.incoterm,
      namedPlace: offer.namedPlace,
      lines: linesOf(offer, totals),
      // What is not to be paid is no milestone.
      steps: usualSteps[mode].filter(
        (step) =>
          !(step === 'deposit' && depositMinor === 0) && !(step === 'balance' && depositMinor === totalMinor),
      ),
      openedBy,
    })
    .returning({ id: orders.id });
  return { id: made!.id, isNew: true };
}

/** Opens the order of an accepted request, with an entry in the audit log. @throws AppError as `openOrder` */
export async function openOrderBy(
  tx: Database,
  actor: Actor,
  request: QuoteRequest,
  mode: OrderMode,
): Promise<string> {
  const { id, isNew } = await openOrder(tx, request, { mode, openedBy: actor?.id ?? null });
  const title = orderNumber(request.reference);
  if (isNew) await audit(tx, actor, { action: 'create', noun: 'order', id, title, after: { mode } });
  return id;
}

const linesOf = (offer: SentOffer, totals: OfferTotals): OrderLine[] =>
  totals.lines.map(({ lineId, optionId, quantity, unitMinor, goodsMinor }) => {
    const line = offer.lines.find(({ id }) => id === lineId)!;
    const option = line.options.find(({ id }) => id === optionId)!;
    return {
      lineId,
      name: line.name,
      option: option.label,
      saleUnit: line.saleUnit,
      quantity,
      unitMinor,
      goodsMinor,
    };
  });

/**
 * Cancels the open order of a request whose acceptance is taken back.
 * @throws AppError `offer_closed` once a payment is recorded, or the order is closed
 */
export async function cancelOrderOf(tx: Database, requestId: string): Promise<void> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.requestId, requestId), sql`${orders.closedAs} is distinct from 'cancelled'`))
    .for('update');
  if (!order) return;
  const paid = await tx.$count(orderPayments, eq(orderPayments.orderId, order.id));
  if (paid > 0 || order.closedAt) throw new AppError('offer_closed', 'the order is paid or closed');
  await tx
    .update(orders)
    .set({ closedAt: sql`now()`, closedAs: 'cancelled', version: order.version + 1 })
    .where(and(eq(orders.id, order.id), isNull(orders.closedAt)));
}
