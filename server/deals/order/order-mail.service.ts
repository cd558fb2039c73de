import { and, eq, isNull } from 'drizzle-orm';
import { formatDate } from '#shared/base/formatting.ts';
import { localeTags } from '#shared/base/locale.ts';
import { countsOf } from '#shared/deals/inspection-rules.ts';
import { orderNumber } from '#shared/deals/order-rules.ts';
import { isNoticedSlip } from '#shared/deals/order-state.ts';
import { loadOrderTexts } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import type { MailService } from '../../conversations/mail/mail.service.ts';
import type { Database } from '../../platform/db/client.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { toBuyer } from '../quote/quote-mail.service.ts';
import { orderInspections } from './inspection.schema.ts';
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
          .select({ fact: orderFacts, request: quoteRequests, lines: orders.lines })
          .from(orderFacts)
          .innerJoin(orders, and(eq(orders.id, orderFacts.orderId), isNull(orders.closedAt)))
          .innerJoin(
            quoteRequests,
            and(eq(quoteRequests.id, orders.requestId), isNull(quoteRequests.deletedAt)),
          )
          .where(eq(orderFacts.id, factId));
        if (!found?.request.email) return;
        const { fact, request, lines } = found;
        const own = await readSaid(tx, fact);
        const isKept = own.findLast(({ kind }) => kind !== 'promised')?.kind === 'kept';
        const promises = own.filter(({ kind }) => kind === 'promised');
        const from = promises[promises.findIndex(({ id }) => id === fact.id) - 1]?.day;
        const to = promises.at(-1)?.day;
        if (isKept || !from || !to || !isNoticedSlip(from, to)) return;
        const t = createTranslator(request.locale, await loadOrderTexts(request.locale));
        const day = (text: string) => formatDate(localeTags[request.locale], 'day', text, 'UTC');
        const line = lines.find(({ lineId }) => lineId === fact.lineId)?.name;
        const what = [t(`steps.${fact.step}`), line].filter(Boolean).join(' – ');
        const reason = t(`reasons.${fact.reason ?? 'another'}`);
        await mail.queueQuote(tx, {
          ...toBuyer(request),
          id: factId,
          about: 'slip',
          reference: orderNumber(request.reference),
          text: fact.text,
          facts: [[what, t('slip', { from: day(from), to: day(to), reason })]],
        });
      });
    },

    /**
     * Mails the buyer the result of a final report, and until when an answer is asked: once, because the mail has the id of
     * the inspection. Not if the buyer has answered already, or the order is closed.
     */
    async sendReport(inspectionId: string): Promise<void> {
      await db.transaction(async (tx) => {
        const [found] = await tx
          .select({ inspection: orderInspections, request: quoteRequests })
          .from(orderInspections)
          .innerJoin(orders, and(eq(orders.id, orderInspections.orderId), isNull(orders.closedAt)))
          .innerJoin(
            quoteRequests,
            and(eq(quoteRequests.id, orders.requestId), isNull(quoteRequests.deletedAt)),
          )
          .where(and(eq(orderInspections.id, inspectionId), isNull(orderInspections.verdict)))
          // Two processes that run the same job: the second finds the mail of the first.
          .for('update', { of: orderInspections });
        if (!found?.request.email) return;
        const { inspection, request } = found;
        const { plan, report, answerUntil } = inspection;
        // A draft has no day until which an answer is asked.
        if (!answerUntil) return;
        const t = createTranslator(request.locale, await loadOrderTexts(request.locale));
        const day = formatDate(localeTags[request.locale], 'day', answerUntil, 'UTC');
        const counts = countsOf(plan, report.defects).map(({ class: name, found: count, allowed, result }) =>
          t(`inspection.result.${result}`, { name: t(`inspection.classes.${name}`), found: count, allowed }),
        );
        await mail.queueQuote(tx, {
          ...toBuyer(request),
          id: inspectionId,
          about: 'inspection',
          reference: orderNumber(request.reference),
          text: [...counts, '', t('inspection.ask', { day })].join('\n'),
        });
      });
    },
  };
}
