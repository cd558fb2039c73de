import { eq } from 'drizzle-orm';
import { audit } from '../db/audit.ts';
import { namesFile, type ReplaceFiles } from '../db/file-address.ts';
import { categories } from '../db/schema/category.ts';
import { tagsOf } from './category.tags.ts';

/** Puts one picture in place of another in all categories, those in the trash too. */
export const replaceCategoryFiles: ReplaceFiles = async (tx, actor, { from, to }) => {
  const rows = await tx
    .select()
    .from(categories)
    .where(namesFile(categories.imageUrl, from))
    .orderBy(categories.id)
    .for('update');
  for (const { id, name: title, imageUrl, version } of rows) {
    await tx
      .update(categories)
      .set({ imageUrl: to, version: version + 1 })
      .where(eq(categories.id, id));
    await audit(tx, actor, {
      action: 'update',
      noun: 'category',
      id,
      title,
      before: { imageUrl },
      after: { imageUrl: to },
    });
  }
  return { count: rows.length, tags: rows.flatMap(({ id }) => tagsOf(id)) };
};
