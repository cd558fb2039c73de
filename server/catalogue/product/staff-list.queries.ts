import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { staffPageSize } from '#shared/base/limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { type StaffProduct, staffProduct, type StaffQuery } from '#shared/catalogue/product-form.ts';
import { naturalOrders, type StaffSort } from '#shared/catalogue/product-rules.ts';
import type { Database } from '../../platform/db/client.ts';
import { containing, likeFolded } from '../../platform/db/pattern.ts';
import { categories } from '../category/category.schema.ts';
import { partners } from '../partner/partner.schema.ts';
import { products, productTranslations } from './product.schema.ts';

/** The figures of the four cards above the list (docs/specification/products.md#management). */
export type CatalogueSummary = {
  total: number;
  active: number;
  featured: number;
  inquiries: number;
  trash: number;
};

/** One page of the staff's product list, including inactive products and the trash. */
export async function readStaffList(
  db: Database,
  query: StaffQuery,
): Promise<{ products: StaffProduct[]; total: number }> {
  const where = filterOf(db, query);
  const total = await db.$count(products, where);
  const rows = await db
    .select()
    .from(products)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(staffPageSize)
    .offset((query.page - 1) * staffPageSize);
  return { products: rows.map(toStaffProduct), total };
}

/** The translated names of these products. */
export async function readNamesIn(
  db: Database,
  ids: readonly string[],
  language: Locale,
): Promise<Record<string, string>> {
  if (ids.length === 0) return {};
  const { productId, name } = productTranslations;
  const rows = await db
    .select({ productId, name })
    .from(productTranslations)
    .where(and(inArray(productId, [...ids]), eq(productTranslations.language, language)));
  return Object.fromEntries(rows.map((row) => [row.productId, row.name]));
}

/** Number of products that match a filter. */
export const countStaffList = (db: Database, query: StaffQuery): Promise<number> =>
  db.$count(products, filterOf(db, query));

/** The ids of the products that match a filter, in its order, across all pages, up to `limit` if given. */
export async function readStaffIds(db: Database, query: StaffQuery, limit?: number): Promise<string[]> {
  const select = db
    .select({ id: products.id })
    .from(products)
    .where(filterOf(db, query))
    .orderBy(...orderOf(query));
  const rows = await (limit === undefined ? select : select.limit(limit));
  return rows.map(({ id }) => id);
}

export async function readSummary(db: Database): Promise<CatalogueSummary> {
  const number = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const kept = sql`${products.deletedAt} is null`;
  const [row] = await db
    .select({
      total: number(kept),
      active: number(sql`${kept} and ${products.isActive}`),
      featured: number(sql`${kept} and ${products.isFeatured}`),
      inquiries: sql<number>`coalesce(sum(${products.inquiryCount}) filter (where ${kept}), 0)`.mapWith(
        Number,
      ),
      trash: number(sql`${products.deletedAt} is not null`),
    })
    .from(products);
  return row!;
}

/** One product for the edit dialog, even if inactive; null if it does not exist. */
export async function readStaffProduct(db: Database, id: string): Promise<StaffProduct | null> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  return row ? toStaffProduct(row) : null;
}

function filterOf(db: Database, { search, category, supplier, status, stock }: StaffQuery): SQL | undefined {
  const pattern = containing(search);
  return and(
    status === 'trash' ? isNotNull(products.deletedAt) : isNull(products.deletedAt),
    status === 'active' ? eq(products.isActive, true) : undefined,
    status === 'inactive' ? eq(products.isActive, false) : undefined,
    status === 'featured' ? eq(products.isFeatured, true) : undefined,
    stock === 'reorder' ? lte(products.stockQuantity, products.lowStockThreshold) : undefined,
    stock && stock !== 'reorder' ? eq(products.stockStatus, stock) : undefined,
    refersTo(products.categoryId, category),
    refersTo(products.partnerId, supplier),
    search
      ? or(
          likeFolded(products.name, pattern),
          likeFolded(products.sku, pattern),
          inArray(
            products.id,
            db
              .select({ id: productTranslations.productId })
              .from(productTranslations)
              .where(likeFolded(productTranslations.name, pattern)),
          ),
        )
      : undefined,
  );
}

/** Condition: the product refers to this record, or for `none` to no record. */
function refersTo(column: AnyPgColumn, id: string): SQL | undefined {
  if (id === 'none') return isNull(column);
  return id ? eq(column, id) : undefined;
}

const lower = (column: AnyPgColumn): SQL => sql`lower(${column}) collate "C"`;

/** The value that each order sorts by. */
const sorted: Record<StaffSort, SQL> = {
  newest: sql`${products.createdAt}`,
  name: lower(products.name),
  price: sql`${products.price}`,
  stock: sql`${products.stockQuantity}`,
  views: sql`${products.viewCount}`,
  inquiries: sql`${products.inquiryCount}`,
  sku: lower(products.sku),
  category: sql`(select ${lower(categories.name)} from ${categories} where ${categories.id} = ${products.categoryId})`,
  supplier: sql`(select ${lower(partners.name)} from ${partners} where ${partners.id} = ${products.partnerId})`,
  status: sql`(${products.isActive}, ${products.isFeatured})`,
  minimum: sql`${products.minimumOrderQuantity}`,
  updated: sql`${products.updatedAt}`,
};

/** Products without a value come last in either direction. */
function orderOf({ sort, order }: StaffQuery): SQL[] {
  const direction = (order || naturalOrders[sort]) === 'asc' ? sql`asc` : sql`desc`;
  return [sql`${sorted[sort]} ${direction} nulls last`, desc(products.createdAt), asc(products.id)];
}

/** The row without its internal columns. */
export const toStaffProduct = (row: typeof products.$inferSelect): StaffProduct =>
  staffProduct.parse({ ...row, updatedAt: row.updatedAt.toISOString() });
