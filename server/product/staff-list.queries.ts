import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { staffPageSize } from '#shared/limits.ts';
import { type StaffProduct, staffProduct, type StaffQuery } from '#shared/product-form.ts';
import type { Database } from '../db/client.ts';
import { containing, likeFolded } from '../db/pattern.ts';
import { products, productTranslations } from '../db/schema/product.ts';

/** The figures of the four cards above the list (back-office section 2). */
export type CatalogueSummary = {
  total: number;
  active: number;
  featured: number;
  inquiries: number;
  trash: number;
};

/** One page of the staff's product list, inactive ones and the trash included. */
export async function readStaffList(
  db: Database,
  query: StaffQuery,
): Promise<{ products: StaffProduct[]; total: number }> {
  const where = filterOf(db, query);
  const [counted] = await db.select({ total: count() }).from(products).where(where);
  const rows = await db
    .select()
    .from(products)
    .where(where)
    .orderBy(...orderOf(query.sort))
    .limit(staffPageSize)
    .offset((query.page - 1) * staffPageSize);
  return { products: rows.map(toStaffProduct), total: counted?.total ?? 0 };
}

/** The ids of all products of a filter, in its order, however many pages they fill. */
export async function readStaffIds(db: Database, query: StaffQuery): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(filterOf(db, query))
    .orderBy(...orderOf(query.sort));
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

/** One product for the edit dialog, also an inactive one; null when there is none. */
export async function readStaffProduct(db: Database, id: string): Promise<StaffProduct | null> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  return row ? toStaffProduct(row) : null;
}

function filterOf(db: Database, { search, category, status, stock }: StaffQuery): SQL | undefined {
  const pattern = containing(search);
  return and(
    status === 'trash' ? isNotNull(products.deletedAt) : isNull(products.deletedAt),
    status === 'active' ? eq(products.isActive, true) : undefined,
    status === 'inactive' ? eq(products.isActive, false) : undefined,
    status === 'featured' ? eq(products.isFeatured, true) : undefined,
    stock ? eq(products.stockStatus, stock) : undefined,
    category === 'none'
      ? isNull(products.categoryId)
      : category
        ? eq(products.categoryId, category)
        : undefined,
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

function orderOf(sort: StaffQuery['sort']): SQL[] {
  const last = [desc(products.createdAt), asc(products.id)];
  switch (sort) {
    case 'name':
      return [sql`lower(${products.name}) collate "C"`, ...last];
    case 'price':
      return [sql`${products.price} asc nulls last`, ...last];
    case 'stock':
      return [asc(products.stockQuantity), ...last];
    case 'views':
      return [desc(products.viewCount), ...last];
    case 'inquiries':
      return [desc(products.inquiryCount), ...last];
    default:
      return last;
  }
}

/** The row without what only the database needs. */
export const toStaffProduct = (row: typeof products.$inferSelect): StaffProduct =>
  staffProduct.parse({ ...row, updatedAt: row.updatedAt.toISOString() });
