import { and, eq, gt, gte, isNotNull, isNull, lt, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Locale } from '#shared/base/locale.ts';
import { officeZone } from '#shared/base/zoned-time.ts';
import type { SentOffer } from '#shared/deals/quote-offer.ts';
import { stageOf } from '#shared/deals/quote-rules.ts';
import { offerTotals } from '#shared/deals/quote-totals.ts';
import { addDays, type Days } from '#shared/operations/figure.ts';
import type { Deal } from '#shared/operations/figure-funnel.ts';
import type { ProductFigures } from '#shared/operations/figure-products.ts';
import { categories, categoryTranslations } from '../../catalogue/category/category.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { isReal, isStage, quoteWaits } from '../../operations/index.ts';
import type { Database } from '../../platform/db/client.ts';
import { orderPayments, orders } from '../order/order.schema.ts';
import { quoteHistory, quoteOffers, quoteRequestLines, quoteRequests } from './quote-request.schema.ts';

const q = quoteRequests;

/** The office's day of a moment in the database. */
const dayOf = (at: unknown): SQL<string> =>
  sql<string>`to_char(${at} at time zone ${officeZone}, 'YYYY-MM-DD')`;
/** The moment at which a day of the office begins. */
export const beginOf = (day: string): SQL<Date> => sql<Date>`(${day}::timestamp at time zone ${officeZone})`;

/** Requests that figures count: neither of the demo nor in the trash. */
export const isCounted = () => and(isNull(q.deletedAt), isReal('quote', sql`${q}.id`));
/** Whether a request has got an offer for goods. */
export const hasOffer = sql`exists (
  select 1 from ${quoteOffers} o where o.request_id = ${q}.id and o.kind = 'goods')`;

/** A request for the figures; times in milliseconds since 1970. */
export type DealRow = Deal & {
  askedAt: number;
  sentAt: number | null;
  repliedAt: number | null;
  isOurTurn: boolean;
  /** Entered by the staff: nobody waited for a reply. */
  isByStaff: boolean;
};

/**
 * Requests, without those of the demo and in the trash, that were made, or of which something was done, since a day.
 * @param language of the names of categories
 */
export async function readDeals(db: Database, since: string, language: Locale): Promise<DealRow[]> {
  const paid = db
    .select({
      requestId: orders.requestId,
      sum: sql<number>`coalesce(sum(${orderPayments.amountMinor} + ${orderPayments.chargesMinor})
        filter (where ${orderPayments.confirmedAt} is not null), 0)`
        .mapWith(Number)
        .as('paid_sum'),
      deposit: sql<number>`${orders.depositMinor}`.mapWith(Number).as('deposit'),
      total: sql<number>`${orders.totalMinor}`.mapWith(Number).as('total'),
    })
    .from(orders)
    .leftJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .where(sql`${orders.closedAs} is distinct from 'cancelled'`)
    .groupBy(orders.id)
    .as('paid');
  // Added up for all requests at once: a look into each table for each of a year's requests takes ten times as long.
  const sent = db
    .select({
      requestId: quoteOffers.requestId,
      at: sql<Date | null>`min(${quoteOffers.createdAt})`.as('sent_at'),
    })
    .from(quoteOffers)
    .where(eq(quoteOffers.kind, 'goods'))
    .groupBy(quoteOffers.requestId)
    .as('sent');
  const { kind, isStaff, userId } = quoteHistory;
  const history = db
    .select({
      requestId: quoteHistory.requestId,
      repliedAt: sql<Date | null>`min(${quoteHistory.createdAt})
        filter (where ${isStaff} and ${kind} in ('sent', 'answer'))`.as('replied_at'),
      isByStaff: sql<boolean>`coalesce(bool_or(${kind} = 'requested' and ${userId} is not null), false)`.as(
        'is_by_staff',
      ),
    })
    .from(quoteHistory)
    .groupBy(quoteHistory.requestId)
    .as('history');
  const ms = (at: SQLWrapper) => sql<number | null>`extract(epoch from ${at})::float8 * 1000`;
  const begin = beginOf(since);
  const rows = await db
    .select({
      id: q.id,
      reference: q.reference,
      country: q.country,
      askedAt: q.createdAt,
      requestedOn: dayOf(q.createdAt),
      sentOn: dayOf(sent.at),
      sentAt: ms(sent.at),
      repliedAt: ms(history.repliedAt),
      isByStaff: history.isByStaff,
      acceptedAt: q.acceptedAt,
      acceptedOn: dayOf(q.acceptedAt),
      declinedAt: q.declinedAt,
      declinedOn: dayOf(q.declinedAt),
      validUntil: q.validUntil,
      expiredOn: dayOf(q.validUntil),
      turn: q.turn,
      readAt: q.readAt,
      reason: q.declineReason,
      // Only offers that were lost are shown by category.
      category: sql<string | null>`case when ${q.acceptedAt} is null and ${q.revision} is not null then (
        select coalesce(t.name, c.name) from ${quoteRequestLines} l
        join ${products} p on p.id = l.product_id
        join ${categories} c on c.id = p.category_id
        left join ${categoryTranslations} t on t.category_id = c.id and t.language = ${language}
        where l.request_id = ${q}.id order by l.position limit 1) end`,
      paid: paid.sum,
      deposit: paid.deposit,
      total: paid.total,
    })
    .from(q)
    .leftJoin(paid, eq(paid.requestId, q.id))
    .leftJoin(sent, eq(sent.requestId, q.id))
    .leftJoin(history, eq(history.requestId, q.id))
    .where(and(isCounted(), or(gte(q.createdAt, begin), gte(q.turnSince, begin), gte(q.validUntil, begin))));
  const now = new Date();
  return rows.map((row) => {
    const stage = stageOf(row, now);
    const lostOn = stage === 'declined' ? row.declinedOn : stage === 'expired' ? row.expiredOn : null;
    return {
      id: row.id,
      reference: row.reference,
      country: row.country,
      category: row.category,
      requestedOn: row.requestedOn,
      askedAt: row.askedAt.getTime(),
      sentOn: row.sentOn,
      sentAt: row.sentAt,
      repliedAt: row.repliedAt,
      isOurTurn: row.turn === 'us' && lostOn === null && row.acceptedAt === null,
      isByStaff: row.isByStaff ?? false,
      acceptedOn: row.acceptedOn,
      hasDeposit: row.paid !== null && row.paid >= row.deposit,
      hasBalance: row.paid !== null && row.paid >= row.total,
      // A request that was declined before an offer is no lost offer.
      lostOn: row.sentOn === null ? null : lostOn,
      reason: stage === 'expired' ? 'expired' : row.reason,
    };
  });
}

/** What was accepted in some periods of the office, by day and currency, with the chosen options and quantities. */
export async function readAcceptedMoney(
  db: Database,
  periods: readonly Days[],
): Promise<{ day: string; currency: string; minor: number }[]> {
  const rows = await db
    .select({
      day: dayOf(q.acceptedAt),
      choice: q.acceptedChoice,
      // The price at the door is most of an offer, and no part of its total.
      offer: sql<Omit<SentOffer, 'landed'>>`${quoteOffers.offer} - 'landed'`,
    })
    .from(q)
    .innerJoin(
      quoteOffers,
      and(eq(quoteOffers.requestId, q.id), eq(quoteOffers.revision, q.acceptedRevision)),
    )
    .where(
      and(
        isCounted(),
        isNotNull(q.acceptedChoice),
        or(
          ...periods.map(({ from, to }) =>
            and(gte(q.acceptedAt, beginOf(from)), lt(q.acceptedAt, beginOf(addDays(to, 1)))),
          ),
        ),
      ),
    );
  return rows.map(({ day, choice, offer }) => ({
    day,
    currency: offer.currency,
    minor: offerTotals(offer, choice!).totalMinor,
  }));
}

/** What became of the requests of some days, by product. */
export async function readProductDeals(
  db: Database,
  { from, to }: Days,
): Promise<(Pick<ProductFigures, 'requests' | 'sent' | 'accepted'> & { id: string })[]> {
  const number = (where: SQL) => sql<number>`count(distinct ${q.id}) filter (where ${where})`.mapWith(Number);
  return db
    .select({
      id: sql<string>`${quoteRequestLines.productId}`,
      requests: number(sql`true`),
      sent: number(hasOffer),
      accepted: number(sql`${q.acceptedAt} is not null`),
    })
    .from(quoteRequestLines)
    .innerJoin(q, eq(q.id, quoteRequestLines.requestId))
    .where(
      and(
        isCounted(),
        isNotNull(quoteRequestLines.productId),
        gte(q.createdAt, beginOf(from)),
        lt(q.createdAt, beginOf(addDays(to, 1))),
      ),
    )
    .groupBy(quoteRequestLines.productId);
}

/** Hours in which an offer is about to expire. */
const expiringHours = 72;

/**
 * Requests that wait without an offer, by the days that they have waited, and offers that expire within three days. As in
 * the lists, those of the demo are among them.
 */
export async function readWaitingQuotes(db: Database) {
  const now = Date.now();
  const hoursFrom = (hours: number) => new Date(now + hours * 3_600_000);
  const noOffer = and(quoteWaits(), isNull(q.revision));
  const [days, day, all, expiring] = await Promise.all([
    db.$count(q, and(noOffer, lt(q.turnSince, hoursFrom(-72)))),
    db.$count(q, and(noOffer, lt(q.turnSince, hoursFrom(-24)))),
    db.$count(q, noOffer),
    db.$count(
      q,
      and(
        isStage('buyer'),
        isNull(q.deletedAt),
        gt(q.validUntil, hoursFrom(0)),
        lt(q.validUntil, hoursFrom(expiringHours)),
      ),
    ),
  ]);
  return { new: all - day, days: day - days, older: days, expiring };
}
