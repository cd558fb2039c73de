import { and, asc, eq, gte, inArray, isNotNull, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#shared/base/locale.ts';
import { boardColumnSize, quotePageSize } from '#shared/deals/quote-limits.ts';
import { boardStages, quoteStages, type QuoteStage, stageOf } from '#shared/deals/quote-rules.ts';
import { type QuoteQuery, type QuoteRow, quoteSorts } from '#shared/deals/quote.ts';
import { addDays } from '#shared/operations/figure.ts';
import { pick } from '#shared/base/pick.ts';
import { fullName } from '#shared/base/user-rules.ts';
import type { Database } from '../../platform/db/client.ts';
import { containing } from '../../platform/db/pattern.ts';
import { productTranslations } from '../../catalogue/product/product.schema.ts';
import { beginOf } from './quote-figures.queries.ts';
import { quoteRequestLines, quoteRequests } from './quote-request.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import { isStage, quoteWaits } from '../../operations/index.ts';

export type BoardColumn = { stage: QuoteStage; rows: QuoteRow[]; total: number };
export type QuoteCounts = Record<QuoteStage, number>;

const q = quoteRequests;

/** One page of requests, the total count of matches, and the count per stage. */
export async function readQuoteList(
  db: Database,
  query: QuoteQuery,
  userId: string,
  language: Locale,
): Promise<{ quotes: QuoteRow[]; total: number; counts: QuoteCounts }> {
  const where = filterOf(db, query, userId);
  const [quotes, counts] = await Promise.all([
    readRows(db, where, orderOf(query), language, quotePageSize, (query.page - 1) * quotePageSize),
    countStages(db),
  ]);
  const total = knownTotal(query, counts) ?? (await db.$count(q, where));
  return { quotes, total, counts };
}

/** The columns of the board: in each stage, the number of requests, and those that have waited longest. */
export async function readBoard(
  db: Database,
  query: QuoteQuery,
  userId: string,
  language: Locale,
): Promise<BoardColumn[]> {
  const columns = boardStages.map(async (stage) => {
    const where = filterOf(db, { ...query, stage }, userId);
    const order = orderOf({ ...query, sort: 'waiting', order: 'asc' });
    const rows = await readRows(db, where, order, language, boardColumnSize, 0);
    const total = rows.length < boardColumnSize ? rows.length : await db.$count(q, where);
    return { stage, rows, total };
  });
  return Promise.all(columns);
}

async function readRows(
  db: Database,
  where: SQL | undefined,
  order: SQL[],
  language: Locale,
  limit: number,
  offset: number,
): Promise<QuoteRow[]> {
  // Select the page first, so that the joined data are read only for its rows.
  const page = db
    .select({ id: q.id })
    .from(q)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const rows = await db
    .select({
      request: q,
      // The user name first: if the first column of a joined object is null, the whole object is null.
      user: { username: users.username, firstName: users.firstName, lastName: users.lastName },
      // In the reader's language, if the product is translated; else as the buyer has read it.
      first: sql<string | null>`(
        select coalesce(t.name, l.name) from ${quoteRequestLines} l
        left join ${productTranslations} t on t.product_id = l.product_id and t.language = ${language}
        where l.request_id = ${q.id} order by l.position limit 1
      )`,
      lineCount:
        sql<number>`(select count(*) from ${quoteRequestLines} l where l.request_id = ${q.id})`.mapWith(
          Number,
        ),
    })
    .from(q)
    .leftJoin(users, eq(users.id, q.assignedToUserId))
    .where(inArray(q.id, page))
    .orderBy(...order);
  const now = new Date();
  return rows.map(({ request, user, first, lineCount }) => ({
    ...pick(request, ['id', 'reference', 'contactName', 'companyName', 'country', 'locale']),
    ...pick(request, ['revision', 'totalMinor', 'dueOn']),
    stage: stageOf(request, now),
    turnSince: request.turnSince.toISOString(),
    about: first ?? request.message ?? '',
    lineCount,
    currency: request.offerCurrency,
    validUntil: request.validUntil?.toISOString() ?? null,
    assignedTo:
      request.assignedToUserId && user ? { id: request.assignedToUserId, name: fullName(user) } : null,
    createdAt: request.createdAt.toISOString(),
    isDeleted: request.deletedAt !== null,
  }));
}

function filterOf(db: Database, query: QuoteQuery, userId: string): SQL | undefined {
  const { search, stage, assigned, from, to } = query;
  return and(
    stage === 'trash' ? isNotNull(q.deletedAt) : isNull(q.deletedAt),
    stageFilter(stage),
    assigned === 'all'
      ? undefined
      : assigned === 'nobody'
        ? isNull(q.assignedToUserId)
        : eq(q.assignedToUserId, assigned === 'mine' ? userId : assigned),
    from ? gte(q.createdAt, beginOf(from)) : undefined,
    to ? lt(q.createdAt, beginOf(addDays(to, 1))) : undefined,
    search ? matches(db, containing(search)) : undefined,
  );
}

function stageFilter(stage: QuoteQuery['stage']): SQL | undefined {
  switch (stage) {
    case 'all':
    case 'trash':
      return undefined;
    case 'open':
      return and(isNull(q.acceptedAt), isNull(q.declinedAt));
    case 'us':
      return quoteWaits();
    default:
      return isStage(stage);
  }
}

const matches = (db: Database, pattern: string): SQL | undefined =>
  or(
    like(q.searched, pattern),
    inArray(
      q.id,
      db
        .select({ id: quoteRequestLines.requestId })
        .from(quoteRequestLines)
        .where(like(quoteRequestLines.searched, pattern)),
    ),
  );

/** The total count, if the counts per stage give it already; otherwise null. */
function knownTotal({ search, stage, assigned, from, to }: QuoteQuery, counts: QuoteCounts): number | null {
  if ([search, from, to].some(Boolean) || assigned !== 'all' || stage === 'trash') return null;
  const sum = (stages: readonly QuoteStage[]) => stages.reduce((total, one) => total + counts[one], 0);
  switch (stage) {
    case 'all':
      return sum(quoteStages);
    case 'open':
      return sum(openStages);
    // Drafts that wait for approval are in other stages too.
    case 'us':
      return null;
    default:
      return counts[stage];
  }
}

const openStages = ['new', 'ours', 'factory', 'buyer', 'expired'] as const;

async function countStages(db: Database): Promise<QuoteCounts> {
  const isKept = isNull(q.deletedAt);
  const count = (stage: QuoteStage) => sql<number>`count(*) filter (where ${isStage(stage)})`.mapWith(Number);
  const fields = Object.fromEntries(openStages.map((stage) => [stage, count(stage)])) as Record<
    (typeof openStages)[number],
    ReturnType<typeof count>
  >;
  const [[open], accepted, declined] = await Promise.all([
    db
      .select(fields)
      .from(q)
      .where(and(isNull(q.acceptedAt), isNull(q.declinedAt), isKept)),
    db.$count(q, and(isStage('accepted'), isKept)),
    db.$count(q, and(isStage('declined'), isKept)),
  ]);
  return { ...open!, accepted, declined };
}

const sorted: Record<keyof typeof quoteSorts, SQL> = {
  waiting: sql`${q.turnSince}`,
  created: sql`${q.createdAt}`,
  due: sql`${q.dueOn}`,
  total: sql`${q.totalMinor}`,
  name: sql`lower(${q.contactName}) collate "C"`,
};

function orderOf({ sort, order }: QuoteQuery): SQL[] {
  const direction = sql.raw((order ?? quoteSorts[sort]) === 'desc' ? 'desc nulls last' : 'asc nulls last');
  return [sql`${sorted[sort]} ${direction}`, asc(q.id)];
}
