import { eq } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { RecordNoun } from '#shared/base/nouns.ts';
import type { CacheTag } from '../live/tags.ts';
import { audit } from './audit.ts';
import { namesFile, type ReplaceFiles } from './file-address.ts';
import { type RecordRow, recordTables } from './record-tables.ts';

/** Columns of a table by their property names in a row. */
type Columns = Record<string, AnyPgColumn>;

/**
 * Creates the function that replaces one file by another in the records of a noun, including those in the trash.
 * Raises the version, so that a form opened before sees a conflict.
 * @param field the column that names a file
 * @param tagsOf cache tags of the pages that show a record
 */
export function replaceRecordFiles<N extends RecordNoun>(
  noun: N,
  field: keyof RecordRow<N> & string,
  tagsOf: (id: string) => CacheTag[],
): ReplaceFiles {
  // The type of one table stands in for all, as in record.ts.
  const { table, titleKey } = recordTables[noun] as unknown as (typeof recordTables)['category'];
  const column = (table as unknown as Columns)[field]!;
  return async (tx, actor, { from, to }) => {
    const rows: Record<string, unknown>[] = await tx
      .select()
      .from(table)
      .where(namesFile(column, from))
      .orderBy(table.id)
      .for('update');
    const ids: string[] = [];
    for (const before of rows) {
      const id = String(before['id']);
      ids.push(id);
      await tx
        .update(table)
        .set({ [field]: to, version: Number(before['version']) + 1 })
        .where(eq(table.id, id));
      await audit(tx, actor, {
        action: 'update',
        noun,
        id,
        title: String(before[titleKey]),
        before: { [field]: before[field] },
        after: { [field]: to },
      });
    }
    return { count: rows.length, tags: ids.flatMap(tagsOf) };
  };
}
