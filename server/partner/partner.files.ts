import { eq } from 'drizzle-orm';
import { audit } from '../db/audit.ts';
import { namesFile, type ReplaceFiles } from '../db/file-address.ts';
import { partners } from '../db/schema/partner.ts';
import { tagsOf } from './partner.tags.ts';

/** Puts one logo in place of another at all suppliers, those in the trash too. */
export const replacePartnerFiles: ReplaceFiles = async (tx, actor, { from, to }) => {
  const rows = await tx
    .select()
    .from(partners)
    .where(namesFile(partners.logoUrl, from))
    .orderBy(partners.id)
    .for('update');
  for (const { id, name: title, logoUrl, version } of rows) {
    await tx
      .update(partners)
      .set({ logoUrl: to, version: version + 1 })
      .where(eq(partners.id, id));
    await audit(tx, actor, {
      action: 'update',
      noun: 'partner',
      id,
      title,
      before: { logoUrl },
      after: { logoUrl: to },
    });
  }
  return { count: rows.length, tags: rows.flatMap(({ id }) => tagsOf(id)) };
};
