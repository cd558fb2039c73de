import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { formatDate } from '#shared/base/formatting.ts';
import { localeTags } from '#shared/base/locale.ts';
import { orderNumber } from '#shared/deals/order-rules.ts';
import { isNoticedSlip } from '#shared/deals/order-state.ts';
import { loadOrderTexts } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import type { MailService } from '../../conversations/mail/mail.service.ts';
import type { Database } from '../../platform/db/client.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { toBuyer } from '../quote/quote-mail.service.ts';
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
        const own = await tx
          .select()
          .from(orderFacts)
          .where(
            and(
              eq(orderFacts.orderId, fact.orderId),
              eq(orderFacts.step, fact.step),
              sql`${orderFacts.shipmentId} is not distinct from ${fact.shipmentId}`,
            ),
          )
          .orderBy(asc(orderFacts.position));
        const isKept = own.findLast(({ kind }) => kind !== 'promised')?.kind === 'kept';
        const promises = own.filter(({ kind }) => kind === 'promised');
        const from = promises.findLast(({ position }) => position < fact.position)?.day;
        const to = promises.at(-1)?.day;
        if (isKept || !from || !to || !isNoticedSlip(from, to)) return;
        const t = createTranslator(request.locale, await loadOrderTexts(request.locale));
        const day = (text: string) => formatDate(localeTags[request.locale], 'day', text, 'UTC');
        const reason = t(`reasons.${fact.reason ?? 'another'}`);
        await mail.queueQuote(tx, {
          ...toBuyer(request),
          id: factId,
          about: 'slip',
          reference: orderNumber(request.reference),
          text: fact.text,
          facts: [[t(`steps.${fact.step}`), t('slip', { from: day(from), to: day(to), reason })]],
        });
      });
    },
  };
}
