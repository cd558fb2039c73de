import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { minorDigits, parseMinor } from '#shared/base/minor-units.ts';
import { converted } from '#shared/base/rates.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import { maxOrderPayments } from '#shared/deals/order-rules.ts';
import { creditOf } from '#shared/deals/order-state.ts';
import type { NewPayment } from '#shared/deals/order.ts';
import type { Actor } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import type { OrderActs } from './order.acting.ts';
import { orderPayments } from './order.schema.ts';

export type OrderPaymentService = ReturnType<typeof createOrderPaymentService>;

type Dependencies = {
  orderActs: Pick<OrderActs, 'change'>;
  settings: () => Promise<Pick<SiteSettings, 'soloPayment' | 'rates'>>;
};

/** Payments of orders, which count once two people have seen them, or one below a sum. */
export function createOrderPaymentService({ orderActs, settings }: Dependencies) {
  const { change } = orderActs;

  /**
   * Whether one person is enough for a credit: with what one person has counted of the order before, it is below the sum
   * of the settings. Several small payments, or charges, are not a way around the second person.
   */
  async function isBelowSolo(
    currency: string,
    creditMinor: number,
    known: readonly (typeof orderPayments.$inferSelect)[],
  ): Promise<boolean> {
    const { soloPayment, rates } = await settings();
    const alone = known.filter(({ confirmedAt, confirmedBy }) => confirmedAt && !confirmedBy);
    const minor = alone.reduce((sum, one) => sum + creditOf(one), creditMinor);
    const dollars = converted(minor / 10 ** minorDigits(currency), currency, 'USD', rates.perDollar);
    return dollars !== null && dollars < soloPayment;
  }

  return {
    /** Records a payment. @throws AppError `invalid` for an amount that cannot be read */
    add: (actor: Actor, id: string, given: NewPayment) =>
      change(actor, id, async (tx, order) => {
        const { receivedOn, note, requestKey } = given;
        const amountMinor = parseMinor(given.amount, order.currency);
        const chargesMinor = given.charges ? parseMinor(given.charges, order.currency) : 0;
        if (!amountMinor) throw new AppError('invalid', 'an amount', { amount: 'numberInvalid' });
        if (chargesMinor === null) throw new AppError('invalid', 'charges', { charges: 'numberInvalid' });
        const known = await tx.select().from(orderPayments).where(eq(orderPayments.orderId, id));
        if (known.some((one) => one.requestKey === requestKey)) return null;
        if (known.length >= maxOrderPayments) throw new AppError('too_many_requests', 'too many payments');
        const countsAlone = await isBelowSolo(order.currency, creditOf({ amountMinor, chargesMinor }), known);
        await tx.insert(orderPayments).values({
          orderId: id,
          ...(countsAlone && { confirmedAt: sql`now()` }),
          amountMinor,
          chargesMinor,
          receivedOn,
          note,
          requestKey,
          recordedBy: actor!.id,
        });
        return {
          action: 'payment',
          // Who closes the order must have seen the payment.
          set: { version: order.version + 1 },
          after: {
            amount: given.amount,
            charges: given.charges,
            receivedOn,
            ...(countsAlone && { countsAlone }),
          },
        };
      }),

    /**
     * Confirms a payment, which counts from then on. A repeated call changes nothing.
     * @throws AppError `own_draft` for the person who recorded it
     */
    confirm: (actor: Actor, id: string, payment: string) =>
      change(actor, id, async (tx) => {
        const row = await findPayment(tx, id, payment);
        if (row.confirmedAt) return null;
        if (row.recordedBy === actor!.id) throw new AppError('own_draft', 'recorded by the same person');
        await tx
          .update(orderPayments)
          .set({ confirmedBy: actor!.id, confirmedAt: sql`now()` })
          .where(eq(orderPayments.id, payment));
        return { action: 'confirm_payment', after: { amount: row.amountMinor, receivedOn: row.receivedOn } };
      }),

    /** Takes back a payment. @throws AppError `offer_closed` once it is confirmed */
    drop: (actor: Actor, id: string, payment: string) =>
      change(actor, id, async (tx) => {
        const row = await findPayment(tx, id, payment);
        if (row.confirmedAt) throw new AppError('offer_closed', 'the payment is confirmed');
        await tx
          .delete(orderPayments)
          .where(and(eq(orderPayments.id, payment), isNull(orderPayments.confirmedAt)));
        return { action: 'drop_payment', after: { amount: row.amountMinor, receivedOn: row.receivedOn } };
      }),
  };
}

const findPayment = (tx: Database, id: string, payment: string) =>
  findById(payment, () =>
    tx
      .select()
      .from(orderPayments)
      .where(and(eq(orderPayments.id, payment), eq(orderPayments.orderId, id))),
  );
