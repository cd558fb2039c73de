import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import { nouns, type RecordNoun } from '#shared/nouns.ts';
import { demand } from '#shared/policy.ts';
import type { CurrentUser } from '#shared/user.ts';
import type { CacheTag, PageTags } from '../live/tags.ts';
import { audit } from './audit.ts';
import type { Database } from './client.ts';
import { createOnce } from './create-once.ts';
import { type NewRecordRow, type RecordRow, recordTables } from './record-tables.ts';

type Needs<N extends RecordNoun> = {
  db: Database;
  noun: N;
  /** Of what shows a record; none for what only the staff see, as their pages are in no cache. */
  shown?: { tags: PageTags; of: (id: string) => readonly CacheTag[] };
  /** What else a change brings with it, in its transaction. */
  onUpdate?: (tx: Database, id: string) => Promise<void>;
  /** Takes the record from where it is named, before it goes for good. */
  onPurge?: (tx: Database, id: string) => Promise<void>;
};

type Actor = CurrentUser | null;
/** Writes what belongs to a record and lies in other tables, in the same transaction. */
type Also<N extends RecordNoun> = (tx: Database, row: RecordRow<N>) => Promise<void>;

/** The columns that are alike in all tables: a type of one of them, so that the compiler can follow. */
type AnyRow = { id: string; version: number; deletedAt: Date | null } & Record<string, unknown>;

/**
 * The life of what staff edit (decision 021): every change is made under a lock, refused when somebody else was quicker,
 * written into the audit log and told to the page cache; what is deleted lies in the trash until that is emptied.
 */
export function createRecordLife<N extends RecordNoun>(needs: Needs<N>) {
  const { db, noun, shown, onUpdate, onPurge } = needs;
  // One table in place of all: they differ only in columns that are not named here.
  const { table, titleKey } = recordTables[noun] as unknown as (typeof recordTables)['category'];
  const texts = Object.keys(nouns[noun].texts ?? {});
  const titleOf = (row: AnyRow) => String(row[titleKey]);
  const tell = (ids: readonly string[]) => shown?.tags.changed(ids.flatMap((id) => shown.of(id)));

  /** The row, locked until the transaction ends. @throws AppError `not_found` */
  async function lock(tx: Database, id: string): Promise<AnyRow> {
    const [row] = z.uuid().safeParse(id).success
      ? await tx.select().from(table).where(eq(table.id, id)).for('update')
      : [];
    if (!row) throw new AppError('not_found', `no ${noun} ${id}`);
    return row;
  }

  async function write(tx: Database, before: AnyRow, values: Record<string, unknown>): Promise<AnyRow> {
    const isNewText = texts.some((field) => field in values && values[field] !== before[field]);
    const set = {
      ...values,
      version: before.version + 1,
      // The clock that translations are compared with, not the transaction's beginning (decision 013).
      ...(isNewText ? { textsChangedAt: sql`clock_timestamp()` } : {}),
    } as PgUpdateSetSource<typeof table>;
    const [after] = await tx.update(table).set(set).where(eq(table.id, before.id)).returning();
    return after!;
  }

  async function setDeleted(actor: Actor, id: string, deletedAt: Date | null): Promise<void> {
    demand(actor, 'staff');
    await db.transaction(async (tx) => {
      const before = await lock(tx, id);
      if ((before.deletedAt === null) === (deletedAt === null)) return;
      await write(tx, before, { deletedAt });
      const action = deletedAt ? 'delete' : 'restore';
      await audit(tx, actor, { action, noun, id, title: titleOf(before) });
    });
    tell([id]);
  }

  return {
    /**
     * @param key of the request, by which it is known when it is repeated (create-once.ts)
     * @returns the new record's id
     */
    async create(actor: Actor, values: NewRecordRow<N>, key: string | null, also?: Also<N>): Promise<string> {
      demand(actor, 'staff');
      const { id } = await db.transaction((tx) =>
        createOnce(
          tx,
          { actor: actor!, noun, key },
          {
            find: async (known) => (await tx.select().from(table).where(eq(table.id, known)))[0],
            make: async () => {
              const [row] = await tx
                .insert(table)
                .values(values as NewRecordRow<'category'>)
                .returning();
              await also?.(tx, row as RecordRow<N>);
              const title = titleOf(row!);
              await audit(tx, actor, { action: 'create', noun, id: row!.id, title, after: values });
              return row!;
            },
          },
        ),
      );
      tell([id]);
      return id;
    },

    /**
     * Changes the named fields. Without a version any newer state is overwritten.
     * @throws AppError `not_found`; `conflict` when somebody has saved since `version` was opened
     */
    async update(
      actor: Actor,
      id: string,
      { version, ...values }: Partial<NewRecordRow<N>> & { version?: number | undefined },
      also?: Also<N>,
    ): Promise<void> {
      demand(actor, 'staff');
      await db.transaction(async (tx) => {
        const before = await lock(tx, id);
        if (version !== undefined && version !== before.version) throw new AppError('conflict');
        const after = await write(tx, before, values);
        await also?.(tx, after as RecordRow<N>);
        await audit(tx, actor, { action: 'update', noun, id, title: titleOf(after), before, after });
        await onUpdate?.(tx, id);
      });
      tell([id]);
    },

    /** Into the trash; what is there already stays. @throws AppError `not_found` */
    remove: (actor: Actor, id: string) => setDeleted(actor, id, new Date()),

    /** Out of the trash: Undo. @throws AppError `not_found` */
    restore: (actor: Actor, id: string) => setDeleted(actor, id, null),

    /** Removes what lies in the trash for good. @returns how many there were */
    async emptyTrash(actor: Actor): Promise<number> {
      demand(actor, 'staff');
      const gone = await db.transaction(async (tx) => {
        const rows = await tx
          .select()
          .from(table)
          .where(isNotNull(table.deletedAt))
          .orderBy(asc(table.id))
          .for('update');
        for (const row of rows) {
          await onPurge?.(tx, row.id);
          await tx.delete(table).where(eq(table.id, row.id));
          await audit(tx, actor, { action: 'purge', noun, id: row.id, title: titleOf(row), before: row });
        }
        return rows.map((row) => row.id);
      });
      tell(gone);
      return gone.length;
    },

    /** A part of the record has been changed beside its form: whoever has that open is to be told. */
    async touch(tx: Database, id: string): Promise<void> {
      await tx
        .update(table)
        .set({ version: sql`${table.version} + 1` })
        .where(eq(table.id, id));
    },
  };
}
