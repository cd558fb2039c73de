import { count, desc, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { trashLength } from '#shared/limits.ts';
import { byNoun, lifecycleNouns, type TrashNoun, trashNouns } from '#shared/nouns.ts';
import { demand } from '#shared/policy.ts';
import type { Trash } from '#shared/trash.ts';
import type { CurrentUser } from '#shared/user.ts';
import type { Database } from '../db/client.ts';
import { recordTables } from '../db/record-tables.ts';
import { contactMessages } from '../db/schema/contact.ts';

type Place = { table: PgTable & Record<'id' | 'deletedAt', PgColumn>; title: PgColumn };

/** Where the deleted records of each noun lie, and what they are called by. */
const places: Record<TrashNoun, Place> = {
  ...byNoun(lifecycleNouns, (noun) => recordTables[noun]),
  contact: { table: contactMessages, title: contactMessages.fullName },
};

/** What was deleted, of every kind; restoring and emptying are the nouns' own. */
export function createTrashService({ db }: { db: Database }) {
  async function read(noun: TrashNoun): Promise<Trash[number]> {
    const { table, title } = places[noun];
    const where = isNotNull(table.deletedAt);
    const [[counted], rows] = await Promise.all([
      db.select({ total: count() }).from(table).where(where),
      db
        .select({
          id: sql<string>`${table.id}`,
          name: sql<string>`${title}`,
          deletedAt: sql`${table.deletedAt}`.mapWith(contactMessages.deletedAt),
        })
        .from(table)
        .where(where)
        .orderBy(desc(table.deletedAt), desc(table.id))
        .limit(trashLength),
    ]);
    const records = rows.map((row) => ({ ...row, deletedAt: row.deletedAt.toISOString() }));
    return { noun, total: counted?.total ?? 0, records };
  }

  return {
    /** The latest of each kind, and how many there are; kinds of which there is nothing are left out. */
    async list(actor: CurrentUser | null): Promise<Trash> {
      demand(actor, 'staff');
      return (await Promise.all(trashNouns.map(read))).filter(({ total }) => total > 0);
    },
  };
}
