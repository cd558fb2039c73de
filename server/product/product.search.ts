import { and, asc, count, desc, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ProductQuery } from '#shared/product.ts';
import type { ProductSort } from '#shared/product-rules.ts';
import { type Synonyms, termsOf } from '#shared/search.ts';
import type { Database } from '../db/client.ts';
import { productListing as listing } from '../db/schema/product.ts';
import type { CachedValues } from '../live/cached-values.ts';
import { forgivingTiersOf, type Tier, tiersOf } from './search-tiers.ts';

/** Products by category; null stands for those in none. */
export type CategoryCounts = ReadonlyMap<string | null, number>;

/** Where one product in so many matches, reading the newest in order meets a page of them sooner than sorting all. */
const denseOneIn = 20;

/** A stretch of the listing in one of its orders. */
type Stretch = Pick<Selection, 'categoryId' | 'featured'> & {
  sort: ProductSort;
  /** The order is read from its end. */
  isReversed: boolean;
  limit: number;
  offset: number;
};

/** Products in an order: named one by one, or those of a stretch. */
export type Chosen = readonly string[] | Stretch;

export type Found = {
  page: Chosen;
  total: number;
  /** Products of the search by category, whatever category is chosen. */
  facets: CategoryCounts;
};

export type Selection = Omit<ProductQuery, 'featured'> & {
  /** True: only featured products; 'none': only the others. */
  featured: boolean | 'none';
};

type Known = {
  counts: CachedValues<CategoryCounts>;
  /** Asked for only where there are words to look up. */
  synonyms: () => Promise<Synonyms>;
};

/**
 * One page of a list, the number of all its products, and the facets. A search reads its tiers
 * (search-tiers.ts) one after the other; a typing error is forgiven only where nothing matches as written.
 *
 * A page of a list without words is not read here: the caller reads it together with the products, in one
 * query.
 */
export async function findProducts(db: Database, query: Selection, known: Known): Promise<Found> {
  const { search } = query;
  if (search !== '' && termsOf(search).length === 0) return { page: [], total: 0, facets: new Map() };
  const all = await countAll(db, query, known.counts);
  if (search === '') {
    const { total, facets } = totalOf(query, all);
    const { categoryId, featured, sort, limit } = query;
    const offset = (query.page - 1) * limit;
    if (offset >= total) return { page: [], total, facets };
    return { page: { categoryId, featured, sort, ...stretchOf(limit, offset, total) }, total, facets };
  }
  const synonyms = await known.synonyms();
  const found = await readTiers(db, query, all, await tiersOf(db, search, synonyms));
  if (sum(found.facets) > 0) return found;
  return readTiers(db, query, all, await forgivingTiersOf(db, search, synonyms));
}

/** The newest products of a selection, without counting the rest: what a shelf of a few cards needs. */
export const newestOf = (selection: Pick<Selection, 'categoryId' | 'featured'>, limit: number): Chosen => ({
  ...selection,
  sort: 'newest',
  isReversed: false,
  limit,
  offset: 0,
});

/** Counts of the selection without its search; every list asks, so they are kept. */
function countAll(
  db: Database,
  { featured }: Selection,
  counts: CachedValues<CategoryCounts>,
): Promise<CategoryCounts> {
  return counts.get(String(featured), () => countByCategory(db, filterOf({ categoryId: null, featured })));
}

const totalOf = ({ categoryId }: Selection, facets: CategoryCounts) => ({
  facets,
  total: categoryId === null ? sum(facets) : (facets.get(categoryId) ?? 0),
});

/**
 * Reads a page from tiers of falling quality, each of which contains the one before. With an order other than best match
 * only the widest tier counts.
 */
async function readTiers(
  db: Database,
  query: Selection,
  all: CategoryCounts,
  tiers: readonly Tier[],
): Promise<Found> {
  return db.transaction(
    async (tx) => {
      await useWordIndex(tx, true);
      const widest = tiers.at(-1)!;
      const scope = and(filterOf({ ...query, categoryId: null }), widest.where);
      const { facets, total } = totalOf(query, await countByCategory(tx, scope));
      const isDense = (rows: number) => rows * denseOneIn > totalOf(query, all).total;
      const filter = filterOf(query);
      let offset = (query.page - 1) * query.limit;
      if (offset >= total) return { page: [], total, facets };
      if (query.sort !== 'relevance') {
        if (isDense(total)) await useWordIndex(tx, false);
        const page = await readPage(tx, and(filter, widest.where), query, { offset, total });
        return { page, total, facets };
      }
      const ids: string[] = [];
      for (const [i, tier] of tiers.entries()) {
        const where = and(filter, tier.where);
        const better = tiers[i - 1]?.where;
        if (tier.isBroad && isDense(total))
          await useWordIndex(tx, tier !== widest && !isDense(await countRows(tx, where)));
        const rest = { sort: query.sort, limit: query.limit - ids.length };
        ids.push(...(await readPage(tx, where, rest, { offset, better })));
        if (ids.length === query.limit || tier === widest) break;
        // Nothing on this page from here: the tier was shorter than the offset, so the rest is counted off the next one.
        if (ids.length > 0) offset = 0;
        else if (offset > 0)
          offset -= (await countRows(tx, where)) - (better ? await countRows(tx, and(filter, better)) : 0);
      }
      return { page: ids, total, facets };
    },
    { accessMode: 'read only' },
  );
}

/**
 * With only the index on words, or with the others too. The planner takes a comparison of arrays for as cheap as one of
 * numbers, though each must be fetched and unpacked from where long values lie: left alone, it reads the whole catalogue
 * for a word of every twentieth product.
 */
const useWordIndex = (tx: Database, isOnly: boolean) =>
  tx.execute(
    sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', ${isOnly ? 'off' : 'on'}, true)`,
  );

/** The products of a selection; a statement that is built once has a placeholder for the category. */
export const filterOf = ({
  categoryId,
  featured,
}: Pick<Selection, 'featured'> & { categoryId: string | Placeholder | null }): SQL | undefined =>
  and(
    featured ? eq(listing.isFeatured, featured === true) : undefined,
    categoryId === null ? undefined : eq(listing.categoryId, categoryId),
  );

type PageOptions = {
  offset: number;
  /** Rows in all, where they are counted. */
  total?: number;
  /** What has been shown before and is left out. */
  better?: SQL | undefined;
};

/** Reads the ids of one page of a search. */
async function readPage(
  db: Database,
  where: SQL | undefined,
  { sort, limit }: { sort: ProductSort; limit: number },
  { offset, total, better }: PageOptions,
): Promise<string[]> {
  const stretch = stretchOf(limit, offset, total);
  const select = db.select({ id: listing.productId }).from(listing).$dynamic();
  if (better) {
    const shown = db.select({ id: listing.productId }).from(listing).where(better).as('shown');
    select.leftJoin(shown, eq(shown.id, listing.productId)).where(and(where, isNull(shown.id)));
  } else select.where(where);
  const rows = await select
    .orderBy(...orderOf(listing, sort, stretch.isReversed))
    .limit(stretch.limit)
    .offset(stretch.offset);
  const ids = rows.map((row) => row.id);
  return stretch.isReversed ? ids.reverse() : ids;
}

/**
 * Where a page lies. Beyond the middle the same order is read from its end, so that no page costs more than half the list's
 * index; of a list without words the index alone answers, rows are not touched.
 */
function stretchOf(limit: number, offset: number, total?: number) {
  return total !== undefined && offset > total / 2
    ? {
        isReversed: true,
        limit: Math.min(limit, total - offset),
        offset: Math.max(0, total - offset - limit),
      }
    : { isReversed: false, limit, offset };
}

type OrderColumns = Record<'productId' | 'createdAt' | 'priceRank' | 'priceUsd', AnyPgColumn>;

/** An order of the listing, or of what was selected from it. */
export function orderOf(of: OrderColumns, sort: ProductSort, isReversed: boolean): SQL[] {
  const [up, down] = isReversed ? [desc, asc] : [asc, desc];
  switch (sort) {
    case 'price_asc':
      return [up(of.priceRank), up(of.priceUsd), up(of.productId)];
    case 'price_desc':
      // What cannot be compared, and "on request", stays last.
      return [up(of.priceRank), down(of.priceUsd), up(of.productId)];
    default:
      return [down(of.createdAt), up(of.productId)];
  }
}

async function countByCategory(db: Database, where: SQL | undefined): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ categoryId: listing.categoryId, products: count() })
    .from(listing)
    .where(where)
    .groupBy(listing.categoryId);
  return new Map(rows.map((row) => [row.categoryId, row.products]));
}

async function countRows(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(listing).where(where);
  return row?.rows ?? 0;
}

const sum = (facets: CategoryCounts): number => facets.values().reduce((total, n) => total + n, 0);
