import { loadOrderTexts } from '#shared/i18n/dictionary.ts';
import { demand } from '#shared/base/policy.ts';
import { fallbackLocale, type Locale, type StaffLanguage } from '#shared/base/locale.ts';
import { waitingPaths } from '#shared/base/nouns.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { workingMinutes } from '#shared/content/business-hours.ts';
import {
  count,
  daysOf,
  type FigureBlock,
  type FigureTable,
  type FigureTables,
  isIn,
  type Range,
  rangeOf,
  word,
} from '#shared/operations/figure.ts';
import type { FigureQuery } from '#shared/operations/figure-calls.ts';
import { demandTable, linesToPrice, mostWanted } from '#shared/operations/figure-demand.ts';
import { funnelTable } from '#shared/operations/figure-funnel.ts';
import { lostTable } from '#shared/operations/figure-lost.ts';
import {
  mostViewed,
  neverRequested,
  productTable,
  type ProductFigures,
  unrequestedTable,
} from '#shared/operations/figure-products.ts';
import { publicFigures, type PublicFigures } from '#shared/operations/figure-public.ts';
import { promiseTable, type Wait } from '#shared/operations/figure-promise.ts';
import { summaryTable } from '#shared/operations/figure-summary.ts';
import {
  dayTable,
  healthTable,
  missedTable,
  sourceTable,
  visitTable,
} from '#shared/operations/figure-visits.ts';
import { comparedDays, yesterdayTable } from '#shared/operations/figure-yesterday.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { readReplies, type ReplyRow } from '../../conversations/index.ts';
import {
  type DealRow,
  readAcceptedMoney,
  readDeals,
  readDemandLines,
  readDoors,
  readInspections,
  readMilestones,
  readOfferedPrices,
  readProductDeals,
  readProductions,
  readWaitingQuotes,
} from '../../deals/index.ts';
import type { OrderService } from '../../deals/order/order.service.ts';
import type { CachedValues } from '../../platform/live/cached-values.ts';
import type { Database } from '../../platform/db/client.ts';
import type { TableFileService } from '../../catalogue/transfer/table-file.service.ts';
import type { DashboardService } from '../dashboard/dashboard.service.ts';
import type { ReplyPromise } from '../dashboard/waiting.queries.ts';
import { csvRows } from './figure-file.ts';
import { type CountedDays, readCounts, readDayCounts, readProductNames } from './figure.queries.ts';

export type FigureService = ReturnType<typeof createFigureService>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Most ranges of which a process keeps the counts. */
const maxKept = 20;

type Dependencies = {
  db: Database;
  cached: {
    counted: CachedValues<CountedDays>;
    figures: CachedValues<FigureTables>;
    published: CachedValues<PublicFigures>;
  };
  dashboard: Pick<DashboardService, 'unreadCounts'>;
  orders: Pick<OrderService, 'list'>;
  tables: Pick<TableFileService, 'csvOf'>;
  settings: () => Promise<ReplyPromise>;
};

export type Figures = { range: Range; today: string; blocks: Record<FigureBlock, FigureTable> };

/** The figures of the company for the staff, computed when they are asked for (decision 048). */
export function createFigureService({
  db,
  cached,
  dashboard,
  orders,
  tables: files,
  settings,
}: Dependencies) {
  /** Ranges of which counts are kept in memory. */
  const kept = new Set<string>();

  /** Whatever waits now; each number is that of a list. */
  async function readWaiting(actor: CurrentUser | null): Promise<FigureTable> {
    const late = { search: '', turn: 'late', step: '', view: '', page: 1 } as const;
    const [unread, quotes, orderList] = await Promise.all([
      dashboard.unreadCounts(actor),
      readWaitingQuotes(db),
      orders.list(actor, late),
    ]);
    return {
      columns: ['waits', 'count'],
      rows: [
        [word('waitingQuotes'), count(unread.quotes, waitingPaths.quotes)],
        [word('noOfferNew'), count(quotes.new, waitingPaths.quotes)],
        [word('noOfferDays'), count(quotes.days, waitingPaths.quotes)],
        [word('noOfferOlder'), count(quotes.older, waitingPaths.quotes)],
        [word('expiring'), count(quotes.expiring, '/admin/quotes?stage=buyer')],
        [word('lateOrders'), count(orderList.total, '/admin/orders?turn=late')],
        [word('waitingChats'), count(unread.chatMessages, waitingPaths.chatMessages)],
        [word('waitingMessages'), count(unread.contactMessages, waitingPaths.contactMessages)],
      ],
    };
  }

  /** Products with what was counted and what is known of them. */
  async function readProducts(counted: CountedDays['products'], range: Range, language: Locale) {
    const all = new Map<string, ProductFigures>();
    const none = { views: 0, added: 0, requests: 0, sent: 0, accepted: 0 };
    for (const one of [...counted, ...(await readProductDeals(db, range))])
      all.set(one.id, { ...none, ...all.get(one.id), ...one });
    const figures = [...all.values()].filter(({ id }) => /^[\da-f-]{36}$/.test(id));
    const shown = [...mostViewed(figures), ...neverRequested(figures)].map(({ id }) => id);
    const names = await readProductNames(db, shown, language);
    return { products: productTable(figures, names), unrequested: unrequestedTable(figures, names) };
  }

  /** What buyers want and have not bought from us. */
  async function readDemand(missed: CountedDays['missed'], range: Range, language: Locale) {
    const wanted = mostWanted(missed, await readDemandLines(db, range, language));
    return demandTable(wanted, await readOfferedPrices(db, linesToPrice(wanted)));
  }

  /**
   * What was counted. Adding up the counts of a year takes seconds, but those of finished days do not change: a process
   * reads them once a day for each range.
   */
  async function readCounted(range: Range, today: string) {
    const { yesterday, usual } = comparedDays(today);
    const days = [...new Set([...daysOf(range), ...daysOf(range.before), yesterday, today, ...usual])];
    // Counts are of days in UTC, and are written some seconds later.
    const isFinished = range.to < new Date(Date.now() - hourMs).toISOString().slice(0, 10);
    const key = `${range.from} ${range.to} ${today}`;
    if (!kept.has(key) && kept.size >= maxKept) {
      kept.clear();
      cached.counted.clear();
      cached.figures.clear();
    }
    kept.add(key);
    const [known, newest] = await Promise.all([
      cached.counted.get(key, () => readCounts(db, range, days), isFinished ? dayMs : undefined),
      readDayCounts(db, [yesterday, today]),
    ]);
    const older = known.counts.filter(({ day }) => day < yesterday);
    return { ...known, counts: [...older, ...newest.filter(({ day }) => days.includes(day))] };
  }

  /** All blocks but what waits. */
  async function readTables(range: Range, today: string, language: Locale): Promise<FigureTables> {
    const { yesterday, usual } = comparedDays(today);
    const since = [usual.at(-1)!, range.from].toSorted()[0]!;
    const [promise, { steps }, deals, money, asked, milestones, { counts, ...counted }] = await Promise.all([
      settings(),
      loadOrderTexts(language),
      readDeals(db, [since, range.before.from].toSorted()[0]!, language),
      readAcceptedMoney(db, [
        range,
        range.before,
        ...[yesterday, today, ...usual].map((day) => ({ from: day, to: day })),
      ]),
      readReplies(db, since),
      readMilestones(db, range),
      readCounted(range, today),
    ]);
    const { replies, offers } = waitsSince(since, deals, asked, promise);
    const visitors = new Map(counts.map((one) => [one.day, one.visitors]));
    const countedDays = counts.filter(({ day }) => isIn(range, day) && day !== today).length;
    return {
      yesterday: yesterdayTable({ today, visitors, deals, money, replies }),
      summary: summaryTable(deals, money, range),
      days: dayTable(counts, range),
      visits: visitTable(counts, range, today),
      funnel: funnelTable(deals, range),
      lost: lostTable(deals, range),
      demand: await readDemand(counted.missed, range, language),
      missed: missedTable(counted.missed),
      sources: sourceTable(counted.sources, countedDays),
      ...(await readProducts(counted.products, range, language)),
      promises: promiseTable({
        replies: replies.filter(({ askedOn }) => isIn(range, askedOn)),
        offers: offers.filter(({ askedOn }) => isIn(range, askedOn)),
        milestones,
        promisedMinutes: promise.replyHours * 60,
        stepNames: steps,
      }),
      health: healthTable(counts, counted.stored, range, today),
    };
  }

  async function readPublic(): Promise<PublicFigures> {
    const range = rangeOf({ range: '365', from: '', to: '' }, officeDay());
    const [promise, deals, asked, milestones, productions, inspections, doors] = await Promise.all([
      settings(),
      readDeals(db, range.from, fallbackLocale),
      readReplies(db, range.from),
      readMilestones(db, range),
      readProductions(db, range),
      readInspections(db, range),
      readDoors(db, range),
    ]);
    const waits = waitsSince(range.from, deals, asked, promise);
    const promisedMinutes = promise.replyHours * 60;
    return publicFigures({ ...waits, promisedMinutes, milestones, productions, inspections, doors });
  }

  return {
    /**
     * All blocks of a range: what waits as it is now, everything else at most a minute old.
     * @param language of the names of products, categories and milestones
     */
    async page(actor: CurrentUser | null, query: FigureQuery, language: Locale): Promise<Figures> {
      demand(actor, 'staff');
      const today = officeDay();
      const range = rangeOf(query, today);
      const [waiting, tables] = await Promise.all([
        readWaiting(actor),
        cached.figures.get(`${language} ${range.from} ${range.to} ${today}`, () =>
          readTables(range, today, language),
        ),
      ]);
      return { range, today, blocks: { waiting, ...tables } };
    },

    /** The public figures of the last year, without today, at most an hour old. */
    publicPage: (): Promise<PublicFigures> => cached.published.get('', readPublic, hourMs),

    /** One block as CSV, with headings in a language of the staff. */
    async export(actor: CurrentUser | null, block: FigureBlock, query: FigureQuery, language: StaffLanguage) {
      const { range, blocks } = await this.page(actor, query, language);
      const content = await files.csvOf(csvRows(blocks[block], language));
      return { name: `${block}-${range.from}-${range.to}.csv`, content };
    },
  };
}

/** First answers, and requests until their offer, since a day; in minutes of office hours. */
function waitsSince(
  since: string,
  deals: readonly DealRow[],
  asked: readonly ReplyRow[],
  { hours, holidays }: ReplyPromise,
): { replies: Wait[]; offers: Wait[] } {
  const now = Date.now();
  const waitOf = (askedOn: string, askedAt: number, end: number | null): Wait => ({
    askedOn,
    minutes: workingMinutes(new Date(askedAt), new Date(end ?? now), hours, holidays),
    isOver: end !== null,
  });
  const recent = deals.filter(({ requestedOn, isByStaff }) => requestedOn >= since && !isByStaff);
  const until = (end: 'repliedAt' | 'sentAt') =>
    recent
      .filter((deal) => deal[end] !== null || deal.isOurTurn)
      .map((deal) => waitOf(deal.requestedOn, deal.askedAt, deal[end]));
  return {
    replies: [...until('repliedAt'), ...asked.map((one) => waitOf(one.askedOn, one.askedAt, one.repliedAt))],
    offers: until('sentAt'),
  };
}
