import { and, count, desc, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { staffPageSize } from '#shared/base/limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { byNoun, lifecycleNouns, type TrashNoun, trashNouns } from '#shared/base/nouns.ts';
import { demand } from '#shared/base/policy.ts';
import type { TrashQuery, TrashRecord } from '#shared/operations/trash.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import type { Database } from '../../platform/db/client.ts';
import { containing, likeFolded } from '../../platform/db/pattern.ts';
import { postTitleIn } from '../../content/index.ts';
import { productNameIn } from '../../catalogue/index.ts';
import { recordTables } from '../../platform/db/record-tables.ts';
import { contactMessages } from '../../conversations/contact/contact.schema.ts';

type Place = { table: PgTable & Record<'id' | 'deletedAt', PgColumn>; title: PgColumn; inTrash: SQL };

/** The table and the title column of each noun's deleted records. */
const places: Record<TrashNoun, Place> = {
  ...byNoun(lifecycleNouns, (noun) => recordTables[noun]),
  contact: {
    table: contactMessages,
    title: contactMessages.fullName,
    inTrash: isNotNull(contactMessages.deletedAt),
  },
};

/** Deleted records of all nouns. Restoring and emptying are calls of each noun. */
export function createTrashService({ db }: { db: Database }) {
  /** The latest deleted records of a noun that match, the number of matches, and the number of deleted records. */
  async function read(noun: TrashNoun, search: string, language: Locale, limit: number) {
    const { table, title, inTrash } = places[noun];
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
          deletedAt: sql`${table.deletedAt}`.mapWith(contactMessages.deletedAt),
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
    ): Promise<{ records: TrashRecord[]; total: number; inTrash: Record<TrashNoun, number> }> {
      demand(actor, 'staff');
      const last = page * staffPageSize;
      const kinds = await Promise.all(
        trashNouns.map((one) => read(one, search, language, noun === '' || noun === one ? last : 0)),
      );
      const shown = kinds.filter((kind) => noun === '' || noun === kind.noun);
      return {
        records: shown
          .flatMap(({ records }) => records)
          .toSorted((a, b) => b.deletedAt.localeCompare(a.deletedAt))
          .slice(last - staffPageSize, last),
        total: shown.reduce((sum, { total }) => sum + total, 0),
        inTrash: byNoun(trashNouns, (one) => kinds.find((kind) => kind.noun === one)!.inTrash),
      };
    },
  };
}
