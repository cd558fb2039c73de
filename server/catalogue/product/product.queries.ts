import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Locale } from '#shared/base/locale.ts';
import { product } from '#shared/catalogue/product.ts';
import type { Database } from '../../platform/db/client.ts';
import { columnsIn } from '../../platform/db/columns.ts';
import {
  productListing,
  productMedia,
  products,
  productTranslations,
  productViews,
} from './product.schema.ts';

/** The columns of a product that visitors may see. Other columns never leave the server. */
export const publicColumns = columnsIn(products, product);

/** Condition: visitors may see the product. */
export const isPublic = and(eq(products.isActive, true), isNull(products.deletedAt));

export async function readProduct(db: Database, id: string) {
  const [row] = await db
    .select(publicColumns)
    .from(products)
    .where(and(eq(products.id, id), isPublic));
  return row ?? null;
}

/** The words by which a search finds a product, with their marks. */
export async function readSearchWords(db: Database, id: string): Promise<Set<string>> {
  const [row] = await db
    .select({ words: productListing.words })
    .from(productListing)
    .where(eq(productListing.productId, id));
  return new Set(row?.words);
}

export async function readTranslation(db: Database, productId: string, language: Locale) {
  const [row] = await db
    .select({
      language: productTranslations.language,
      name: productTranslations.name,
      description: productTranslations.description,
      shortDescription: productTranslations.shortDescription,
      specifications: productTranslations.specifications,
      features: productTranslations.features,
    })
    .from(productTranslations)
    .where(and(eq(productTranslations.productId, productId), eq(productTranslations.language, language)));
  return row ?? null;
}

/** Images first, then videos; the primary image comes first (docs/specification/catalogue.md#gallery). */
export async function readMedia(db: Database, productId: string) {
  return db
    .select()
    .from(productMedia)
    .where(eq(productMedia.productId, productId))
    .orderBy(
      sql`${productMedia.type} = 'video'`,
      desc(productMedia.isPrimary),
      asc(productMedia.displayOrder),
      asc(productMedia.createdAt),
      asc(productMedia.id),
    );
}

/** Counts a view unless this session was counted today. Returns whether it counted. */
export async function countView(
  db: Database,
  productId: string,
  viewerId: string,
  day: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const fresh = await tx
      .insert(productViews)
      .values({ productId, viewerId, day })
      .onConflictDoNothing()
      .returning({ day: productViews.day });
    if (fresh.length === 0) return false;
    await tx
      .update(products)
      // A view is not an edit: keep updatedAt, because the sitemap shows it as the date of the last change.
      .set({ viewCount: sql`${products.viewCount} + 1`, updatedAt: sql`${products.updatedAt}` })
      .where(eq(products.id, productId));
    return true;
  });
}

/**
 * Ids and last changes of products that visitors may see, for one file of the sitemap. Ordered oldest first, so
 * that a new product changes only the last file. The index of the narrow listing finds where the file begins.
 */
export async function readSitemapRows(db: Database, offset: number, limit: number) {
  const part = db
    .select({ id: productListing.productId, createdAt: productListing.createdAt })
    .from(productListing)
    .orderBy(asc(productListing.createdAt), desc(productListing.productId))
    .limit(limit)
    .offset(offset)
    .as('part');
  return db
    .select({ id: products.id, updatedAt: products.updatedAt })
    .from(part)
    .innerJoin(products, eq(products.id, part.id))
    .orderBy(asc(part.createdAt), desc(part.id));
}

/** Number of products that visitors may see. */
export const countListed = (db: Database): Promise<number> => db.$count(productListing);
