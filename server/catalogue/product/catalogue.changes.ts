import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#shared/base/errors.ts';
import { maxTitleLength } from '#shared/base/limits.ts';
import { priceFaults } from '#shared/catalogue/price-tiers.ts';
import type { MediaList } from '#shared/catalogue/product-form.ts';
import { type Actor, audit } from '../../platform/db/audit.ts';
import { type Database, foreignKeyViolation, sqlState } from '../../platform/db/client.ts';
import { isVideoAddress } from '../../platform/db/file-address.ts';
import { productMedia, products, type ProductRow, productTranslations } from './product.schema.ts';
import { type CacheTag, cacheTags } from '../../platform/live/tags.ts';
import type { MediaUploadService } from '../../content/media/media-upload.service.ts';
import { indexProducts } from './product.listing.ts';

/** Removes the primary mark from all media of a product. */
export async function dropPrimary(tx: Database, productId: string): Promise<void> {
  await tx.update(productMedia).set({ isPrimary: false }).where(eq(productMedia.productId, productId));
}

/** The list with at most one primary item: the first one that is marked. */
export function withOnePrimary(list: MediaList): MediaList {
  const main = list.findIndex((item) => item.isPrimary);
  return list.map((item, i) => ({ ...item, isPrimary: i === main }));
}

/**
 * The list with every upload stored: each item gets the address under which its file is served. A file must
 * be of the announced type.
 * @throws AppError `invalid`, by the item's index, for an upload that is missing or of another type
 */
export async function withUploads(uploads: MediaUploadService, list: MediaList): Promise<MediaList> {
  const result: MediaList = [];
  for (const [i, item] of list.entries()) {
    const { storageUrl: url } = await uploads.claim(item.url).catch((error: unknown) => {
      const words = error instanceof AppError && Object.values(error.fields ?? {})[0];
      throw words ? new AppError('invalid', `media ${i}`, { [`${i}.url`]: words }) : error;
    });
    const type = isVideoAddress(url) ? 'video' : 'image';
    result.push(url === item.url ? item : { ...item, url, type });
  }
  return result;
}

/** The addresses of a list, each with its field in the body. */
export const namedIn = (list: MediaList) => list.map(({ url }, i) => ({ field: `${i}.url`, url }));

/** The addresses of a product's media, in their order. */
export async function mediaUrls(tx: Database, productId: string): Promise<string[]> {
  const rows = await tx
    .select({ url: productMedia.url })
    .from(productMedia)
    .where(eq(productMedia.productId, productId))
    .orderBy(asc(productMedia.displayOrder), asc(productMedia.createdAt), asc(productMedia.id));
  return rows.map((row) => row.url);
}

/** @throws AppError `invalid` if prices do not fit their currency or the minimum order */
export function demandPrices(values: Parameters<typeof priceFaults>[0]): void {
  const faults = priceFaults(values);
  if (Object.keys(faults).length > 0) throw new AppError('invalid', 'prices that do not fit', faults);
}

/** Records in the audit log that a product's media differ from `before`. */
export async function auditMedia(
  tx: Database,
  actor: Actor,
  row: ProductRow,
  before: string[],
): Promise<void> {
  await audit(tx, actor, {
    action: 'update',
    noun: 'product',
    id: row.id,
    title: row.name,
    before: { media: before },
    after: { media: await mediaUrls(tx, row.id) },
  });
}

/** Sets the picture that cards show to the primary picture. A picture among `removed` is no longer shown. */
export async function setMainPicture(
  tx: Database,
  row: ProductRow,
  removed: readonly string[] = [],
): Promise<void> {
  const [main] = await tx
    .select({ url: productMedia.url })
    .from(productMedia)
    .where(and(eq(productMedia.productId, row.id), eq(productMedia.type, 'image')))
    .orderBy(
      desc(productMedia.isPrimary),
      asc(productMedia.displayOrder),
      asc(productMedia.createdAt),
      asc(productMedia.id),
    )
    .limit(1);
  const own = row.imageUrl !== null && removed.includes(row.imageUrl) ? null : row.imageUrl;
  await tx
    .update(products)
    .set({ imageUrl: main?.url ?? own, version: row.version + 1 })
    .where(eq(products.id, row.id));
}

/** The tags of all pages that show these products: product pages, lists, and the pages of their categories. */
export function tagsOf(rows: readonly ProductRow[]): CacheTag[] {
  if (rows.length === 0) return [];
  const tags = new Set<CacheTag>([cacheTags.products]);
  for (const { id, categoryId } of rows) {
    tags.add(cacheTags.product(id));
    if (categoryId) tags.add(cacheTags.category(categoryId));
  }
  return [...tags];
}

/**
 * Removes products from a category or supplier that is deleted permanently. Raises each product's version, so
 * that an open form sees a conflict.
 */
const releaseFrom =
  (column: AnyPgColumn, none: { categoryId: null } | { partnerId: null }) =>
  async (tx: Database, id: string): Promise<void> => {
    // Locked in the order of ids, as in every change of several products, to avoid deadlocks.
    const rows = await tx
      .select({ id: products.id })
      .from(products)
      .where(eq(column, id))
      .orderBy(products.id)
      .for('update');
    await tx
      .update(products)
      .set({ ...none, version: sql`${products.version} + 1` })
      .where(eq(column, id));
    await indexProducts(
      tx,
      rows.map((row) => row.id),
    );
  };

export const releaseFromCategory = releaseFrom(products.categoryId, { categoryId: null });
export const releaseFromPartner = releaseFrom(products.partnerId, { partnerId: null });

/**
 * Turns a violated foreign key into an error of the form field: the constraint's name says whether the category
 * or the supplier is missing.
 */
export function missingReference(error: unknown): unknown {
  if (sqlState(error) !== foreignKeyViolation) return error;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const isPartner = String((cause as { constraint?: unknown }).constraint).includes('partner');
  const field = isPartner ? 'partnerId' : 'categoryId';
  return new AppError('invalid', 'a category or supplier is gone', { [field]: 'gone' });
}

/** The columns of a product's copy: what staff entered, without SKU, and inactive. */
export function copyValues(original: ProductRow): typeof products.$inferInsert {
  const {
    id: _id,
    version: _version,
    viewCount: _views,
    inquiryCount: _inquiries,
    createdAt: _created,
    updatedAt: _updated,
    deletedAt: _deleted,
    ...values
  } = original;
  const mark = ' (copy)';
  // Do not cut within a surrogate pair.
  const name = original.name.slice(0, maxTitleLength - mark.length).replace(/[\ud800-\udbff]$/, '');
  return { ...values, name: name + mark, sku: null, isActive: false, isFeatured: false };
}

/** Copies the media and translations of one product to another. */
export async function copyParts(tx: Database, from: string, productId: string): Promise<void> {
  const media = await tx.select().from(productMedia).where(eq(productMedia.productId, from));
  const copiedMedia = media.map(({ id: _id, createdAt: _at, ...item }) => ({ ...item, productId }));
  if (media.length > 0) await tx.insert(productMedia).values(copiedMedia);
  // Keeps `updatedAt`, so that a translation older than its original is also outdated in the copy.
  const texts = await tx.select().from(productTranslations).where(eq(productTranslations.productId, from));
  const copiedTexts = texts.map(({ id: _id, createdAt: _at, ...item }) => ({ ...item, productId }));
  if (texts.length > 0) await tx.insert(productTranslations).values(copiedTexts);
}
