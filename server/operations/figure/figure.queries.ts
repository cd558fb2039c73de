import { inArray, sql } from 'drizzle-orm';
import type { Locale } from '#shared/base/locale.ts';
import type { CountKind } from '#shared/operations/counting-rules.ts';
import { type Days, daysOf } from '#shared/operations/figure.ts';
import {
  type DayCount,
  fewestSearchers,
  type MissedWord,
  type SourceCount,
} from '#shared/operations/figure-visits.ts';
import { productNameIn } from '../../catalogue/index.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import type { Database } from '../../platform/db/client.ts';
import { dayCounts } from './count.schema.ts';

/** Days as a list, so that the index of day and kind finds the rows of a kind without those of the others. */
const among = (days: readonly string[]) => sql`day = any(${sql.param([...days])}::date[])`;

/** What was counted on each of some days; days without counts are left out. */
export async function readDayCounts(db: Database, days: readonly string[]): Promise<DayCount[]> {
  const { rows } = (await db.execute(sql`
    select day::text as day, kind, sum(views)::int as views, sum(visitors)::int as visitors
    from ${dayCounts} where ${among(days)} and kind in ('document', 'product', 'added', 'bot') and object = ''
    group by ${dayCounts.day}, kind order by 1`)) as {
    rows: { day: string; kind: CountKind; views: number; visitors: number }[];
  };
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, kinds]) => {
    const of = (kind: CountKind) => kinds.find((one) => one.kind === kind);
    return {
      day,
      visitors: of('document')?.visitors ?? 0,
      products: of('product')?.visitors ?? 0,
      added: of('added')?.visitors ?? 0,
      documents: of('document')?.views ?? 0,
      bots: of('bot')?.views ?? 0,
    };
  });
}

/** What was counted in a range: each of some days, sources, searches and products. */
export type CountedDays = Awaited<ReturnType<typeof readCounts>>;

/** @param days of which the numbers of each day are needed too */
export async function readCounts(db: Database, range: Days, days: readonly string[]) {
  const [counts, stored, sources, missed, ofProducts] = await Promise.all([
    readDayCounts(db, days),
    readStored(db),
    readSources(db, range),
    readMissed(db, range),
    readProductCounts(db, range),
  ]);
  return { counts, stored, sources, missed, products: ofProducts };
}

/** Rows that are stored of all days, as the database estimates them; null if it has not done so yet. */
async function readStored(db: Database): Promise<number | null> {
  const { rows } = await db.execute<{ stored: number | null }>(
    sql`select nullif(reltuples, -1)::int as stored from pg_class where oid = 'day_counts'::regclass`,
  );
  return rows[0]!.stored;
}

/** Visitors of a range by country, language, source and first page. */
async function readSources(db: Database, range: Days): Promise<SourceCount[]> {
  const { rows } = await db.execute<SourceCount>(sql`
    select case when grouping(country) = 0 then 'country' else 'language' end as "group",
      coalesce(country, language) as value, sum(visitors)::int as visitors
    from ${dayCounts} where kind = 'document' and ${among(daysOf(range))}
    group by grouping sets ((country), (language))
    union all
    select kind, object, sum(visitors)::int
    from ${dayCounts} where kind in ('source', 'landing') and ${among(daysOf(range))}
    group by kind, object`);
  return rows;
}

/** Searches of a range without a result, by words and language. */
async function readMissed(db: Database, range: Days): Promise<MissedWord[]> {
  const { rows } = await db.execute<MissedWord>(sql`
    select words, language, sum(visitors)::int as visitors,
      coalesce(array_agg(country order by visitors desc) filter (where country <> ''), '{}') as countries
    from (
      select object as words, language, country, sum(visitors) as visitors
      from ${dayCounts} where kind = 'missed' and object <> '' and ${among(daysOf(range))}
      group by object, language, country
    ) counted
    group by words, language having sum(visitors) >= ${fewestSearchers}
    order by 3 desc limit 100`);
  return rows;
}

/** Visitors who looked at each product and who took it into their list, by its id. */
async function readProductCounts(
  db: Database,
  range: Days,
): Promise<{ id: string; views: number; added: number }[]> {
  const { rows } = await db.execute<{ id: string; views: number; added: number }>(sql`
    select object as id, coalesce(sum(visitors) filter (where kind = 'product'), 0)::int as views,
      coalesce(sum(visitors) filter (where kind = 'added'), 0)::int as added
    from ${dayCounts} where kind in ('product', 'added') and object <> '' and ${among(daysOf(range))}
    group by object`);
  return rows;
}

/** Names of products in a language, by id. */
export async function readProductNames(
  db: Database,
  ids: readonly string[],
  language: Locale,
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: products.id, name: productNameIn(language) })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
