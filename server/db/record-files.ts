import { eq } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { RecordNoun } from '#shared/nouns.ts';
import type { CacheTag } from '../live/tags.ts';
import { audit } from './audit.ts';
import { namesFile, type ReplaceFiles } from './file-address.ts';
import { type RecordRow, recordTables } from './record-tables.ts';

/** Columns of a table, by their names in a row. */
type Columns = Record<string, AnyPgColumn>;

/**
 * How the records of a noun take one file in place of another, those in the trash too: as a newer version, so that a form
 * that was opened before sees a conflict.
 * @param field the column that names a file
 * @param tagsOf of what shows a record
 */
export function replaceRecordFiles<N extends RecordNoun>(
  noun: N,
  field: keyof RecordRow<N> & string,
  tagsOf: (id: string) => CacheTag[],
): ReplaceFiles {
  // One table in place of all, as in record.ts.
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
