import { and, eq, isNull } from 'drizzle-orm';
import { orderNumber } from '#shared/deals/order-rules.ts';
import { isNoticedSlip } from '#shared/deals/order-state.ts';
import type { MailService } from '../../conversations/mail/mail.service.ts';
import type { Database } from '../../platform/db/client.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { toBuyer } from '../quote/quote-mail.service.ts';
import { readSaid } from './order.facts.ts';
import { orderFacts, orders } from './order.schema.ts';

export type OrderMailService = ReturnType<typeof createOrderMailService>;

/** Mails about orders, to buyers with a mail address, in their language. */
export function createOrderMailService({ db, mail }: { db: Database; mail: MailService }) {
  return {
    /**
     * Mails the buyer that a promised day has become later, once for each change. Not if it is done meanwhile, the order is
     * closed, or the day that is promised now is no slip any more.
     */
    async sendSlip(factId: string): Promise<void> {
      await db.transaction(async (tx) => {
        const [found] = await tx
          .select({ fact: orderFacts, request: quoteRequests })
          .from(orderFacts)
          .innerJoin(orders, and(eq(orders.id, orderFacts.orderId), isNull(orders.closedAt)))
          .innerJoin(
            quoteRequests,
            and(eq(quoteRequests.id, orders.requestId), isNull(quoteRequests.deletedAt)),
          )
          .where(eq(orderFacts.id, factId));
        if (!found?.request.email) return;
        const { fact, request } = found;
        const own = await readSaid(tx, fact);
        const isKept = own.findLast(({ kind }) => kind !== 'promised')?.kind === 'kept';
        const promises = own.filter(({ kind }) => kind === 'promised');
        const from = promises[promises.findIndex(({ id }) => id === fact.id) - 1]?.day;
        const to = promises.at(-1)?.day;
        if (isKept || !from || !to || !isNoticedSlip(from, to)) return;
        await mail.queueQuote(tx, {
          ...toBuyer(request),
          id: factId,
          about: 'slip',
          reference: orderNumber(request.reference),
          text: fact.text,
          slip: { step: fact.step, from, to, reason: fact.reason },
        });
      });
    },
  };
}
