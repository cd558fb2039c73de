import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { formatDate } from '#shared/base/formatting.ts';
import { localeTags } from '#shared/base/locale.ts';
import { toZoned } from '#shared/base/zoned-time.ts';
import { isPaid } from '#shared/deals/order-rules.ts';
import { isPhoto } from '#shared/deals/inspection-rules.ts';
import { evidenceWords, nextWords } from '#shared/deals/order-words.ts';
import type { BuyerOrder } from '#shared/deals/order.ts';
import { loadOrderTexts } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import type { MailService } from '../../conversations/mail/mail.service.ts';
import type { Database } from '../../platform/db/client.ts';
import type { QuoteRequest } from '../quote/quote-request.writing.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { toBuyer } from '../quote/quote-mail.service.ts';
import type { OrderActs } from './order.acting.ts';
import { readOrderOf } from './order.queries.ts';
import { orderFacts, orders } from './order.schema.ts';

export type OrderDigestService = ReturnType<typeof createOrderDigestService>;

type Dependencies = {
  db: Database;
  mail: Pick<MailService, 'queueQuote'>;
  enter: (code: string, address: string) => Promise<string>;
  orderActs: Pick<OrderActs, 'changeFromOutside'>;
};

const weekMs = 7 * 86_400_000;
/** Most orders that one run reads, and mails that it writes; the next run takes the rest. */
const atOnce = { read: 1000, mailed: 200 };
/** Hours of the buyer's day in which the mail is written: a phone must not ring at night. */
const isDaytime = (now: Date, timeZone: string): boolean => {
  const hour = Number(toZoned(now, timeZone).slice(11, 13));
  return hour >= 8 && hour < 19;
};

const since = sql<Date>`coalesce(${orders.digestSentAt}, ${orders.createdAt})`.mapWith(orders.createdAt);

/** Weekly mails about open orders, to buyers with a mail address who have not ended them. */
export function createOrderDigestService({ db, mail, enter, orderActs }: Dependencies) {
  const isDue = (now: Date) =>
    and(
      isNull(orders.closedAt),
      isNull(orders.digestOffAt),
      isNotNull(quoteRequests.email),
      isNull(quoteRequests.deletedAt),
      lte(since, sql`${new Date(now.getTime() - weekMs).toISOString()}::timestamptz`),
    );

  /** Writes the mail of an order if it is still due: it is locked, so that only one process does. */
  async function send(tx: Database, id: string, now: Date): Promise<void> {
    const [found] = await tx
      .select({ since, request: quoteRequests })
      .from(orders)
      .innerJoin(quoteRequests, eq(quoteRequests.id, orders.requestId))
      .where(and(eq(orders.id, id), isDue(now)))
      .for('update', { of: orders, skipLocked: true });
    const order = found && (await readOrderOf(tx, found.request, now));
    if (!order) return;
    const words = await wordsOf(order, found.request, await newSteps(tx, order, found.since), found.since);
    await mail.queueQuote(tx, { ...toBuyer(found.request), ...words, reference: order.number });
    await tx.update(orders).set({ digestSentAt: now }).where(eq(orders.id, id));
  }

  return {
    /** Mails the orders whose last mail, or opening, is a week ago. */
    async queue(now: Date): Promise<void> {
      const due = await db
        .select({ id: orders.id, timeZone: quoteRequests.timeZone })
        .from(orders)
        .innerJoin(quoteRequests, eq(quoteRequests.id, orders.requestId))
        .where(isDue(now))
        .orderBy(since)
        .limit(atOnce.read);
      const some = due.filter(({ timeZone }) => isDaytime(now, timeZone)).slice(0, atOnce.mailed);
      const failures: unknown[] = [];
      for (const { id } of some)
        await db
          .transaction(async (tx) => send(tx, id, now))
          // One order must not keep the others from their mail; the job is tried again.
          .catch((error: unknown) => failures.push(error));
      if (failures.length) throw new AggregateError(failures, 'Some weekly mails were not queued.');
    },

    /** Ends the weekly mails of the order of a code, or begins them again. @throws AppError `not_found` */
    async choose(code: string, isWanted: boolean, address: string): Promise<void> {
      await orderActs.changeFromOutside(await enter(code, address), async (_tx, { digestOffAt }) => {
        if ((digestOffAt === null) === isWanted) return null;
        const set = { digestOffAt: isWanted ? null : new Date() };
        return { action: 'weekly_mail', after: { isWanted }, set };
      });
    },
  };
}

/** Milestones of which something was entered since a moment. */
async function newSteps(tx: Database, { id, state }: BuyerOrder, after: Date) {
  const rows = await tx
    .selectDistinct({ step: orderFacts.step })
    .from(orderFacts)
    .where(and(eq(orderFacts.orderId, id), gt(orderFacts.createdAt, after)));
  const named = new Set(rows.map(({ step }) => step));
  // Payments are no facts.
  const paid = (keptOn: string | null) => keptOn !== null && keptOn >= after.toISOString().slice(0, 10);
  return state.steps.filter(({ step, keptOn }) => named.has(step) || (isPaid(step) && paid(keptOn)));
}

/** What the mail says, in the words of the order's page: what is new, what is late and what comes next, with one photo. */
async function wordsOf(
  { state, evidence }: BuyerOrder,
  { locale, code }: QuoteRequest,
  changed: BuyerOrder['state']['steps'],
  after: Date,
) {
  const texts = await loadOrderTexts(locale);
  const t = createTranslator(locale, texts);
  const day = (text: string) => formatDate(localeTags[locale], 'day', text, 'UTC');
  const news = evidence.filter(({ at }) => at > after.toISOString());
  const photo = news.findLast(isPhoto);
  const facts = changed.map(({ step, keptOn, promised, slips }): [string, string] => {
    const slip = slips.findLast(({ at }) => at > after.toISOString());
    if (keptOn) return [texts.steps[step], t('done', { day: day(keptOn) })];
    if (!slip) return [texts.steps[step], promised ? t('promised', { day: day(promised) }) : texts.notYet];
    const reason = texts.reasons[slip.reason ?? 'another'];
    return [texts.steps[step], t('slip', { from: day(slip.from), to: day(slip.to), reason })];
  });
  for (const one of news) if (!isPhoto(one)) facts.push([texts.steps[one.step], evidenceWords(one, t, day)]);
  const isNew = facts.length > 0 || photo !== undefined;
  for (const { step, keptOn, daysLate } of state.steps)
    if (keptOn === null && daysLate > 0) facts.push([texts.steps[step], t('late', { count: daysLate })]);
  const next = state.steps.find(({ step }) => step === state.next);
  if (next?.promised && !changed.includes(next))
    facts.push([texts.steps[next.step], t('promised', { day: day(next.promised) })]);
  return {
    about: isNew ? ('week' as const) : ('quietWeek' as const),
    facts,
    text: nextWords(state, texts, t),
    picture: photo
      ? {
          text: evidenceWords(photo, t, day),
          path: `/api/buyer-quotes/${code}/photos/${photo.photo.id}?size=small`,
        }
      : null,
    isWeekly: true,
  };
}
