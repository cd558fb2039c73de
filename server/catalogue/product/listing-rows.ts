import { and, asc, count, desc, eq, isNull, type Placeholder, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { ProductQuery } from '#shared/catalogue/product.ts';
import type { ProductSort } from '#shared/catalogue/product-rules.ts';
import type { Database } from '../../platform/db/client.ts';
import { productListing as listing } from './product.schema.ts';

/** Number of products by category; the key null counts products without a category. */
export type CategoryCounts = ReadonlyMap<string | null, number>;

/** A range of the listing in one of its orders. */
type Stretch = Pick<Selection, 'categoryId' | 'featured'> & {
  sort: ProductSort;
  /** Read the order from its end. */
  isReversed: boolean;
  limit: number;
  offset: number;
};

/** Products in an order: a list of ids, or a range of the listing. */
export type Chosen = readonly string[] | Stretch;

/** Whether products are given as a list of ids. */
export const isIds = (chosen: Chosen): chosen is readonly string[] => Array.isArray(chosen);

export type Selection = Omit<ProductQuery, 'featured' | 'search'> & {
  /** True: only featured products; 'none': only the others. */
  featured: boolean | 'none';
};

/** The newest products of a selection, without counting the rest, for a shelf of a few cards. */
export const newestOf = (selection: Pick<Selection, 'categoryId' | 'featured'>, limit: number): Chosen => ({
  ...selection,
  sort: 'newest',
  isReversed: false,
  limit,
  offset: 0,
});

/** The condition of a selection. A prepared statement passes a placeholder for the category. */
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
  /** The total count of rows, if known. */
  total?: number;
  /** Conditions of better tiers, whose rows are left out. */
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

/** Narrows a statement to rows that match none of the conditions in `better`. */
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
 * Limit, offset and direction of a page. A page beyond the middle is read from the end of the order, so that no
 * page reads more than half of the listing's index. A list without search words is answered from the index alone,
 * without reading rows.
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

/** The sort columns of an order, for the listing or for a subquery of it. */
export function orderOf(of: OrderColumns, sort: ProductSort, isReversed: boolean): SQL[] {
  const [up, down] = isReversed ? [desc, asc] : [asc, desc];
  switch (sort) {
    case 'price_asc':
      return [up(of.priceRank), up(of.priceUsd), up(of.productId)];
    case 'price_desc':
      // Prices that cannot be compared, and products "on request", stay last.
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

/** Counts the rows that match a condition and none of the conditions in `better`. */
export async function countRows(
  db: Database,
  where: SQL | undefined,
  better: readonly SQL[] = [],
): Promise<number> {
  const select = db.select({ rows: count() }).from(listing).$dynamic();
  const [row] = await without(db, select, where, better);
  return row?.rows ?? 0;
}

/** Whether any row matches a condition. */
export const hasRows = async (db: Database, where: SQL | undefined): Promise<boolean> =>
  (await db.select({ id: listing.productId }).from(listing).where(where).limit(1)).length > 0;
