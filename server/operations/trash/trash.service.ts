import { and, count, desc, or, sql } from 'drizzle-orm';
import { staffPageSize } from '#shared/base/limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { byNoun, type LifecycleNoun, lifecycleNouns } from '#shared/base/nouns.ts';
import { demand } from '#shared/base/policy.ts';
import type { TrashQuery, TrashRecord } from '#shared/operations/trash.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import type { Database } from '../../platform/db/client.ts';
import { containing, likeFolded } from '../../platform/db/pattern.ts';
import { postTitleIn } from '../../content/index.ts';
import { productNameIn } from '../../catalogue/index.ts';
import { recordTables } from '../../platform/db/record-tables.ts';

/** Deleted records of all nouns. Restoring and emptying are calls of each noun. */
export function createTrashService({ db }: { db: Database }) {
  /** The latest deleted records of a noun that match, the number of matches, and the number of deleted records. */
  async function read(noun: LifecycleNoun, search: string, language: Locale, limit: number) {
    const { table, title, inTrash } = recordTables[noun];
    const translated = { product: productNameIn(language), post: postTitleIn(language) };
    const name = noun === 'product' || noun === 'post' ? translated[noun] : sql<string>`${title}`;
    const pattern = containing(search);
    const where =
      search === ''
        ? inTrash
        : and(inTrash, or(likeFolded(sql`${title}`, pattern), likeFolded(name, pattern)));
    const [[all], [matching], rows] = await Promise.all([
      db.select({ total: count() }).from(table).where(inTrash),
      db.select({ total: count() }).from(table).where(where),
      db
        .select({
          id: sql<string>`${table.id}`,
          name,
          deletedAt: sql`${table.deletedAt}`.mapWith(recordTables.product.table.deletedAt),
        })
        .from(table)
        .where(where)
        .orderBy(desc(table.deletedAt), desc(table.id))
        .limit(limit),
    ]);
    const records = rows.map((row) => ({ ...row, noun, deletedAt: row.deletedAt.toISOString() }));
    return { noun, inTrash: all?.total ?? 0, total: matching?.total ?? 0, records };
  }

  return {
    /**
     * One page of matching deleted records, the latest first; the number of matches, and of deleted records by noun.
     */
    async list(
      actor: CurrentUser | null,
      { search, noun, page }: TrashQuery,
      language: Locale,
    ): Promise<{ records: TrashRecord[]; total: number; inTrash: Record<LifecycleNoun, number> }> {
      demand(actor, 'staff');
      const last = page * staffPageSize;
      const kinds = await Promise.all(
        lifecycleNouns.map((one) => read(one, search, language, noun === '' || noun === one ? last : 0)),
      );
      const shown = kinds.filter((kind) => noun === '' || noun === kind.noun);
      return {
        records: shown
          .flatMap(({ records }) => records)
          .toSorted((a, b) => b.deletedAt.localeCompare(a.deletedAt))
          .slice(last - staffPageSize, last),
        total: shown.reduce((sum, { total }) => sum + total, 0),
        inTrash: byNoun(lifecycleNouns, (one) => kinds.find((kind) => kind.noun === one)!.inTrash),
      };
    },
  };
}
