import { and, eq, inArray, or } from 'drizzle-orm';
import { audit } from '../../platform/db/audit.ts';
import { fileOf, namesFile, type ReplaceFiles } from '../../platform/db/file-address.ts';
import { productMedia, products } from './product.schema.ts';
import { mediaUrls, tagsOf } from './catalogue.changes.ts';

/** Replaces one picture or video by another in all products, including products in the trash. */
export const replaceProductFiles: ReplaceFiles = async (tx, actor, { from, to }) => {
  const naming = tx
    .select({ id: productMedia.productId })
    .from(productMedia)
    .where(namesFile(productMedia.url, from));
  // Locked in one order, to avoid deadlocks between two such changes.
  const rows = await tx
    .select()
    .from(products)
    .where(or(namesFile(products.imageUrl, from), inArray(products.id, naming)))
    .orderBy(products.id)
    .for('update');
  for (const before of rows) {
    const { id } = before;
    const media = await mediaUrls(tx, id);
    await tx
      .update(productMedia)
      .set({ url: to })
      .where(and(eq(productMedia.productId, id), namesFile(productMedia.url, from)));
    const isMain = before.imageUrl !== null && fileOf(before.imageUrl) === from;
    const imageUrl = isMain ? to : before.imageUrl;
    await tx
      .update(products)
      .set({ imageUrl, version: before.version + 1 })
      .where(eq(products.id, id));
    await audit(tx, actor, {
      action: 'update',
      noun: 'product',
      id,
      title: before.name,
      before: { imageUrl: before.imageUrl, media },
      after: { imageUrl, media: await mediaUrls(tx, id) },
    });
  }
  return { count: rows.length, tags: tagsOf(rows) };
};
