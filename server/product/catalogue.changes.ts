import { and, eq, sql } from 'drizzle-orm';
import type { BulkChange } from '../../shared/product-form.ts';
import type { Database } from '../db/client.ts';
import { productMedia, products, productTranslations } from '../db/schema/product.ts';

type Row = typeof products.$inferSelect;

/** Takes the primary mark from all of a product's media. */
export async function dropPrimary(tx: Database, productId: string): Promise<void> {
  await tx.update(productMedia).set({ isPrimary: false }).where(eq(productMedia.productId, productId));
}

/** The primary picture is what cards show. @returns the row as it is then */
export async function takeMainPicture(tx: Database, row: Row): Promise<Row> {
  const [main] = await tx
    .select({ url: productMedia.url })
    .from(productMedia)
    .where(and(eq(productMedia.productId, row.id), eq(productMedia.type, 'image')))
    .orderBy(sql`${productMedia.isPrimary} desc`, productMedia.displayOrder)
    .limit(1);
  const [after] = await tx
    .update(products)
    .set({ imageUrl: main?.url ?? row.imageUrl, version: row.version + 1 })
    .where(eq(products.id, row.id))
    .returning();
  return after!;
}

/** The columns that a bulk action sets. */
export function bulkValues(
  action: BulkChange['action'],
  categoryId: string | null,
): Partial<typeof products.$inferInsert> {
  switch (action) {
    case 'activate':
      return { isActive: true };
    case 'deactivate':
      return { isActive: false };
    case 'feature':
      return { isFeatured: true };
    case 'unfeature':
      return { isFeatured: false };
    case 'category':
      return { categoryId };
    case 'delete':
      return { deletedAt: new Date() };
    case 'restore':
      return { deletedAt: null };
  }
}

/** Names everything that shows these products: their own pages, the lists, their categories, before and after. */
export function tagsOf(rows: readonly Row[]): string[] {
  if (rows.length === 0) return [];
  const names = new Set<string>(['list', 'list:category:all', 'list:featured']);
  for (const { id, categoryId } of rows) {
    names.add(`product:${id}`);
    if (categoryId) names.add(`list:category:${categoryId}`);
  }
  return [...names];
}

/** Which reference does not exist, from the name of the violated constraint. */
export function missingField(error: unknown): Record<string, string> {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const isPartner = String((cause as { constraint?: unknown }).constraint).includes('partner');
  return isPartner ? { partnerId: 'gone' } : { categoryId: 'gone' };
}

/** Media and translations of one product, for another. */
export async function copyParts(tx: Database, from: string, productId: string): Promise<void> {
  const media = await tx
    .select({
      type: productMedia.type,
      url: productMedia.url,
      altText: productMedia.altText,
      displayOrder: productMedia.displayOrder,
      isPrimary: productMedia.isPrimary,
    })
    .from(productMedia)
    .where(eq(productMedia.productId, from));
  if (media.length > 0) await tx.insert(productMedia).values(media.map((item) => ({ ...item, productId })));
  const texts = await tx
    .select({
      language: productTranslations.language,
      name: productTranslations.name,
      description: productTranslations.description,
      shortDescription: productTranslations.shortDescription,
      specifications: productTranslations.specifications,
      features: productTranslations.features,
      isAutoTranslated: productTranslations.isAutoTranslated,
    })
    .from(productTranslations)
    .where(eq(productTranslations.productId, from));
  if (texts.length > 0) {
    await tx.insert(productTranslations).values(texts.map((item) => ({ ...item, productId })));
  }
}
