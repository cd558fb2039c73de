import { and, asc, count, desc, eq, isNull, type Placeholder, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { ProductQuery } from '#shared/product.ts';
import type { ProductSort } from '#shared/product-rules.ts';
import type { Database } from '../db/client.ts';
import { productListing as listing } from '../db/schema/product.ts';

/** Products by category; null stands for those in none. */
export type CategoryCounts = ReadonlyMap<string | null, number>;

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

/** Whether products are named one by one. */
export const isIds = (chosen: Chosen): chosen is readonly string[] => Array.isArray(chosen);

export type Selection = Omit<ProductQuery, 'featured' | 'search'> & {
  /** True: only featured products; 'none': only the others. */
  featured: boolean | 'none';
};

/** The newest products of a selection, without counting the rest: what a shelf of a few cards needs. */
export const newestOf = (selection: Pick<Selection, 'categoryId' | 'featured'>, limit: number): Chosen => ({
  ...selection,
  sort: 'newest',
  isReversed: false,
  limit,
  offset: 0,
});

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
  better?: readonly SQL[];
};

/** Reads the ids of one page of a search. */
export async function readPage(
  db: Database,
  where: SQL | undefined,
  { sort, limit }: { sort: ProductSort; limit: number },
  { offset, total, better = [] }: PageOptions,
): Promise<string[]> {
  const stretch = stretchOf(limit, offset, total);
  const select = db.select({ id: listing.productId }).from(listing).$dynamic();
  const rows = await without(db, select, where, better)
    .orderBy(...orderOf(listing, sort, stretch.isReversed))
    .limit(stretch.limit)
    .offset(stretch.offset);
  const ids = rows.map((row) => row.id);
  return stretch.isReversed ? ids.reverse() : ids;
}

/** Narrows a statement to rows of which the other conditions are not true. */
function without<T extends PgSelect>(
  db: Database,
  select: T,
  where: SQL | undefined,
  better: readonly SQL[],
): T {
  const absent = better.map((condition, i) => {
    const shown = db.select({ id: listing.productId }).from(listing).where(condition).as(`shown_${i}`);
    select.leftJoin(shown, eq(shown.id, listing.productId));
    return isNull(shown.id);
  });
  return select.where(and(where, ...absent));
}

/**
 * Where a page lies. Beyond the middle the same order is read from its end, so that no page costs more than half the list's
 * index; of a list without words the index alone answers, rows are not touched.
 */
export function stretchOf(limit: number, offset: number, total?: number) {
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

/** Counts the rows of a condition by category. */
export async function countByCategory(
  db: Database,
  where: SQL | undefined,
): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ categoryId: listing.categoryId, products: count() })
    .from(listing)
    .where(where)
    .groupBy(listing.categoryId);
  return new Map(rows.map((row) => [row.categoryId, row.products]));
}

/** Counts the rows of a condition of which no better one is true. */
export async function countRows(
  db: Database,
  where: SQL | undefined,
  better: readonly SQL[] = [],
): Promise<number> {
  const select = db.select({ rows: count() }).from(listing).$dynamic();
  const [row] = await without(db, select, where, better);
  return row?.rows ?? 0;
}

/** Whether a condition is true of any row. */
export const hasRows = async (db: Database, where: SQL | undefined): Promise<boolean> =>
  (await db.select({ id: listing.productId }).from(listing).where(where).limit(1)).length > 0;
