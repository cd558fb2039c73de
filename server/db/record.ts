import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import { type LifecycleNoun, nouns } from '#shared/nouns.ts';
import { demand } from '#shared/policy.ts';
import type { CurrentUser } from '#shared/user.ts';
import { audit, auditAll } from './audit.ts';
import type { CacheTag, PageTags } from '../live/tags.ts';
import type { Database } from './client.ts';
import { createOnce } from './create-once.ts';
import { type NewRecordRow, type RecordRow, recordTables } from './record-tables.ts';

type Actor = CurrentUser | null;
type Values<N extends LifecycleNoun> = Partial<NewRecordRow<N>>;

/** The columns that are alike in all tables: a type of one of them, so that the compiler can follow. */
type AnyRow = { id: string; version: number; deletedAt: Date | null } & Record<string, unknown>;
type Row<N extends LifecycleNoun> = RecordRow<N> & AnyRow;

/** Notes records as they are at this moment: a change reports each before and after it writes. */
export type Touch<N extends LifecycleNoun> = (rows: readonly RecordRow<N>[]) => Promise<void>;

/** What is particular to a noun. Every hook runs in the transaction of the change, with the record locked. */
type Dependencies<N extends LifecycleNoun, Opened> = {
  db: Database;
  noun: N;
  /** What its form opens; null or undefined for an unknown id. */
  read: (id: string) => Promise<Opened | null | undefined>;
  /** The cache tags of what shows these records; left out for what only staff see, as their pages are not cached. */
  shown?: {
    tags: PageTags;
    of: (rows: readonly RecordRow<N>[], tx: Database) => readonly CacheTag[] | Promise<readonly CacheTag[]>;
  };
  /** Its translated texts, where nouns.ts does not name them. */
  texts?: readonly string[];
  /** The form holds the parts too: changing one beside it makes a newer version and counts as an update. */
  partsInForm?: boolean;
  /** Before new texts replace these. */
  keepTexts?: (tx: Database, before: RecordRow<N>, actor: Actor) => Promise<void>;
  /** After each update, also one of many. */
  afterUpdate?: (tx: Database, row: RecordRow<N>) => Promise<unknown>;
  /** Removes the references to a record that is about to be deleted for good. */
  beforePurge?: (tx: Database, id: string) => Promise<void>;
  /** At the end of each change, with every record that was touched. */
  beforeCommit?: (tx: Database, ids: readonly string[]) => Promise<void>;
  /** The error to answer for one that a change has thrown. */
  explain?: (error: unknown) => unknown;
};

/** What one save writes beside the given columns, in its transaction. */
type SaveHooks<N extends LifecycleNoun, Before extends unknown[]> = {
  /** Further columns, known only in the transaction. */
  beforeWrite?: (tx: Database, ...before: Before) => Promise<Values<N>>;
  /** Writes the parts that are saved together with the record. */
  afterWrite?: (tx: Database, row: RecordRow<N>) => Promise<unknown>;
};

/**
 * The lifecycle of what staff edit (decisions 021 and 033): a change locks the record, is refused when its version is no
 * longer the opened one, writes the audit log and, once committed, drops the cached pages; deleted records stay in the
 * trash until that is emptied.
 */
export function createRecordLifecycle<N extends LifecycleNoun, Opened>(
  dependencies: Dependencies<N, Opened>,
) {
  const { db, noun, shown, beforePurge } = dependencies;
  // One table in place of all: they differ only in columns that are not named here.
  const { table, titleKey, inTrash } = recordTables[noun] as unknown as (typeof recordTables)['category'];
  const rowsOf = (rows: AnyRow[]) => rows as Row<N>[];
  const texts = dependencies.texts ?? Object.keys(nouns[noun].texts ?? {});
  const event = (action: string, row: AnyRow) => ({ action, noun, id: row.id, title: String(row[titleKey]) });

  /** In the order of their ids, so that two changes of several records cannot wait for each other. */
  async function lockAll(tx: Database, where: SQL | undefined): Promise<Row<N>[]> {
    return rowsOf(await tx.select().from(table).where(where).orderBy(asc(table.id)).for('update'));
  }

  /** The row, locked until the transaction ends. @throws AppError `not_found` */
  async function lock(tx: Database, id: string): Promise<Row<N>> {
    const [row] = z.uuid().safeParse(id).success ? await lockAll(tx, eq(table.id, id)) : [];
    if (!row) throw new AppError('not_found', `no ${noun} ${id}`);
    return row;
  }

  /** The same values for these records, each as its next version. */
  async function write(tx: Database, ids: string[], values: Record<string, unknown>): Promise<Row<N>[]> {
    const set = { ...values, version: sql`${table.version} + 1` } as PgUpdateSetSource<typeof table>;
    return rowsOf(await tx.update(table).set(set).where(inArray(table.id, ids)).returning());
  }

  /** Runs a change in a transaction, and drops the cached pages of what it touched once that is committed. */
  async function change<T>(run: (tx: Database, touch: Touch<N>) => Promise<T>): Promise<T> {
    const touched = new Set<string>();
    const tags = new Set<CacheTag>();
    const result = await db
      .transaction(async (tx) => {
        const value = await run(tx, async (rows) => {
          for (const { id } of rows) touched.add(id);
          for (const tag of (await shown?.of(rows, tx)) ?? []) tags.add(tag);
        });
        await dependencies.beforeCommit?.(tx, [...touched]);
        return value;
      })
      .catch((error: unknown) => {
        throw dependencies.explain?.(error) ?? error;
      });
    if (tags.size > 0) shown!.tags.changed([...tags]);
    return result;
  }

  async function setDeleted(actor: Actor, id: string, deletedAt: Date | null): Promise<void> {
    demand(actor, 'staff');
    await change(async (tx, touch) => {
      const before = await lock(tx, id);
      await touch([before]);
      if ((before.deletedAt === null) === (deletedAt === null)) return;
      await write(tx, [id], { deletedAt });
      await audit(tx, actor, event(deletedAt ? 'delete' : 'restore', before));
    });
  }

  return {
    /** For changes that the other methods do not cover, such as an import. */
    change,
    lock,

    /** @throws AppError `not_found` */
    open: async (actor: Actor, id: string): Promise<Opened> => {
      demand(actor, 'staff');
      const opened = z.uuid().safeParse(id).success ? await dependencies.read(id) : null;
      if (!opened) throw new AppError('not_found', `no ${noun} ${id}`);
      return opened;
    },

    /**
     * Adds a record. A request whose key is known is answered with the record that it made (create-once.ts).
     * @param key of the request
     * @param hooks `logged`: what the audit log says instead of the values
     */
    async create(
      actor: Actor,
      values: Values<N>,
      key: string | null,
      hooks: SaveHooks<N, []> & { logged?: Record<string, unknown> } = {},
    ): Promise<RecordRow<N>> {
      demand(actor, 'staff');
      return change((tx, touch) =>
        createOnce<Row<N>>(
          tx,
          { actor: actor!, noun, key },
          {
            find: async (id) => rowsOf(await tx.select().from(table).where(eq(table.id, id)))[0],
            make: async () => {
              const all = { ...values, ...(await hooks.beforeWrite?.(tx)) } as NewRecordRow<'category'>;
              const row = rowsOf(await tx.insert(table).values(all).returning())[0]!;
              await hooks.afterWrite?.(tx, row);
              await audit(tx, actor, { ...event('create', row), after: hooks.logged ?? values });
              await touch([row]);
              return row;
            },
          },
        ),
      );
    },

    /**
     * Changes the named fields. Without a version any newer state is overwritten.
     * @throws AppError `not_found`; `conflict` when somebody has saved since `version` was opened
     */
    async update(
      actor: Actor,
      id: string,
      { version, ...named }: Values<N> & { version?: number | undefined },
      hooks: SaveHooks<N, [RecordRow<N>]> = {},
    ): Promise<RecordRow<N>> {
      demand(actor, 'staff');
      return change(async (tx, touch) => {
        const before = await lock(tx, id);
        if (version !== undefined && version !== before.version) throw new AppError('conflict');
        await touch([before]);
        const values: Record<string, unknown> = { ...named, ...(await hooks.beforeWrite?.(tx, before)) };
        const hasNewTexts = texts.some(
          (name) =>
            values[name] !== undefined && JSON.stringify(values[name]) !== JSON.stringify(before[name]),
        );
        if (hasNewTexts) {
          await dependencies.keepTexts?.(tx, before, actor);
          // The clock that translations are compared with, not the transaction's beginning (decision 013).
          values['textsChangedAt'] = sql`clock_timestamp()`;
        }
        const [after] = await write(tx, [id], values);
        await hooks.afterWrite?.(tx, after!);
        await audit(tx, actor, { ...event('update', after!), before, after: after! });
        await dependencies.afterUpdate?.(tx, after!);
        await touch([after!]);
        return after!;
      });
    },

    /**
     * Changes many records in one transaction, all or none.
     * @param valuesOf the columns that a record gets, no texts among them; null leaves it as it is
     * @param where which of the named records are concerned
     * @returns what was written, and each record as it was before and after
     */
    updateMany: async (
      actor: Actor,
      ids: string[],
      valuesOf: (before: RecordRow<N>) => Values<N> | null,
      where?: SQL,
    ): Promise<{ before: RecordRow<N>; after: RecordRow<N>; values: Values<N> }[]> => {
      demand(actor, 'staff');
      return change(async (tx, touch) => {
        const rows = await lockAll(tx, and(inArray(table.id, ids), where));
        const writes = rows.flatMap((before) => {
          const values = valuesOf(before);
          return values ? [{ before, values }] : [];
        });
        await touch(writes.map(({ before }) => before));
        const afterOf = new Map<string, RecordRow<N>>();
        // Those that get the same by one statement.
        for (const same of Map.groupBy(writes, ({ values }) => JSON.stringify(values)).values()) {
          const former = new Map(same.map(({ before }) => [before.id, before]));
          const written = await write(tx, [...former.keys()], same[0]!.values);
          const events = written.map((after) => {
            const before = former.get(after.id)!;
            return { ...event(actionOf(same[0]!.values), before), before, after };
          });
          await auditAll(tx, actor, events);
          for (const row of written) {
            afterOf.set(row.id, row);
            await dependencies.afterUpdate?.(tx, row);
          }
          await touch(written);
        }
        return writes.map((one) => ({ ...one, after: afterOf.get(one.before.id)! }));
      });
    },

    /**
     * Changes a part of a record, which lies in a table of its own. `run` writes the part and its audit entry.
     * @param run answers false when nothing has changed
     * @throws AppError `not_found`
     */
    changePart: async <T>(
      actor: Actor,
      id: string,
      run: (tx: Database, row: RecordRow<N>) => Promise<T>,
    ): Promise<T> => {
      demand(actor, 'staff');
      return change(async (tx, touch) => {
        const row = await lock(tx, id);
        const result = await run(tx, row);
        if (result === false) return result;
        if (dependencies.partsInForm) {
          await write(tx, [id], {});
          await dependencies.afterUpdate?.(tx, row);
        }
        await touch([row]);
        return result;
      });
    },

    /** Into the trash; what is there already stays. @throws AppError `not_found` */
    remove: (actor: Actor, id: string) => setDeleted(actor, id, new Date()),

    /** Out of the trash: Undo. @throws AppError `not_found` */
    restore: (actor: Actor, id: string) => setDeleted(actor, id, null),

    /** Removes what lies in the trash for good. @returns how many there were */
    async emptyTrash(actor: Actor): Promise<number> {
      demand(actor, 'staff');
      return change(async (tx, touch) => {
        const rows = await lockAll(tx, inTrash);
        for (const { id } of rows) await beforePurge?.(tx, id);
        // One text parameter, as PostgreSQL takes at most 65,535.
        const ids = rows.map(({ id }) => id).join();
        await tx.delete(table).where(sql`${table.id} = any(string_to_array(${ids}, ',')::uuid[])`);
        // The row is the whole record only where there are no parts.
        const isWhole = nouns[noun].life !== 'parts';
        const events = rows.map((row) => ({ ...event('purge', row), ...(isWhole ? { before: row } : {}) }));
        await auditAll(tx, actor, events);
        // Nothing shows what lies in the trash, but something may have shown what named it.
        if (beforePurge) await touch(rows);
        return rows.length;
      });
    },
  };
}

/** The word of the audit log for a change of these columns. */
function actionOf({ deletedAt }: { deletedAt?: Date | null }): string {
  if (deletedAt === undefined) return 'update';
  return deletedAt ? 'delete' : 'restore';
}
