import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { AppError } from '#shared/base/errors.ts';
import { type LifecycleNoun, nouns } from '#shared/base/nouns.ts';
import { demand } from '#shared/base/policy.ts';
import { findById } from './find-by-id.ts';
import { type Actor, actionOf, audit, auditAll, type Event } from './audit.ts';
import { type Former, isAsChanged } from './bulk.ts';
import type { CacheTag } from '../live/tags.ts';
import type { Database } from './client.ts';
import { createOnce } from './create-once.ts';
import type { AnyRow, Dependencies, Emptied, Row, SaveHooks, Touch, Values } from './record-hooks.ts';
import { type NewRecordRow, type RecordRow, recordTables } from './record-tables.ts';

/**
 * Creates the lifecycle of a noun that staff edit (decisions 021 and 033). A change locks the record, is refused
 * if its version is not the opened one, writes the audit log and, after the commit, drops the cached pages.
 * Deleted records stay in the trash until it is emptied.
 */
export function createRecordLifecycle<N extends LifecycleNoun, Opened>(
  dependencies: Dependencies<N, Opened>,
) {
  const { db, noun, shown, beforePurge } = dependencies;
  // The type of one table stands in for all: they differ only in columns that are not used here.
  const { table, titleKey, inTrash } = recordTables[noun] as unknown as (typeof recordTables)['category'];
  const rowsOf = (rows: AnyRow[]) => rows as Row<N>[];
  const texts = dependencies.texts ?? Object.keys(nouns[noun].texts ?? {});
  const event = (action: string, row: AnyRow) => ({ action, noun, id: row.id, title: String(row[titleKey]) });

  /** Locks rows in the order of their ids, so that two changes of several records cannot deadlock. */
  async function lockAll(tx: Database, where: SQL | undefined): Promise<Row<N>[]> {
    return rowsOf(await tx.select().from(table).where(where).orderBy(asc(table.id)).for('update'));
  }

  /** The row, locked until the transaction ends. @throws AppError `not_found` */
  async function lock(tx: Database, id: string): Promise<Row<N>> {
    return findById(id, () => lockAll(tx, eq(table.id, id)));
  }

  /** Writes the same values to these records and raises the version of each. */
  async function write(tx: Database, ids: string[], values: Record<string, unknown>): Promise<Row<N>[]> {
    const set = { ...values, version: sql`${table.version} + 1` } as PgUpdateSetSource<typeof table>;
    return rowsOf(await tx.update(table).set(set).where(inArray(table.id, ids)).returning());
  }

  /** Runs a change in a transaction, and drops the cached pages of the touched records after the commit. */
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

  /**
   * Changes many records in one transaction, all or none.
   * @param valuesOf the columns that a record gets, without translated texts; null leaves the record unchanged
   * @param where restricts the given records
   * @param beforeLock runs in the transaction before the records are locked
   * @returns the written values, and each record before and after
   */
  async function updateMany(
    actor: Actor,
    ids: readonly string[],
    valuesOf: (before: RecordRow<N>) => Values<N> | null,
    where?: SQL,
    beforeLock?: (tx: Database) => Promise<void>,
  ): Promise<{ before: RecordRow<N>; after: RecordRow<N>; values: Values<N> }[]> {
    demand(actor, 'staff');
    return change(async (tx, touch) => {
      await beforeLock?.(tx);
      const rows = await lockAll(tx, and(inArray(table.id, [...ids]), where));
      const writes = rows.flatMap((before) => {
        const values = valuesOf(before);
        return values ? [{ before, values }] : [];
      });
      await touch(writes.map(({ before }) => before));
      const afterOf = new Map<string, RecordRow<N>>();
      const events: Event[] = [];
      // Records that get the same values share one statement.
      for (const same of Map.groupBy(writes, ({ values }) => JSON.stringify(values)).values()) {
        const former = new Map(same.map(({ before }) => [before.id, before]));
        const { values } = same[0]!;
        const written = await write(tx, [...former.keys()], values);
        const action = (dependencies.actionOf ?? actionOf)(values);
        for (const after of written) {
          const before = former.get(after.id)!;
          if (action !== null) events.push({ ...event(action, before), before, after });
        }
        for (const row of written) {
          afterOf.set(row.id, row);
          await dependencies.afterUpdate?.(tx, row);
        }
        await touch(written);
      }
      await auditAll(tx, actor, events);
      return writes.map((one) => ({ ...one, after: afterOf.get(one.before.id)! }));
    });
  }

  return {
    /** For changes that the other methods do not cover, such as an import. */
    change,
    lock,

    /** @throws AppError `not_found` */
    open: async (actor: Actor, id: string): Promise<Opened> => {
      demand(actor, 'staff');
      return findById(id, async () => dependencies.read?.(id));
    },

    /**
     * Creates a record. If the key is known, returns the record that the earlier request created
     * (create-once.ts).
     * @param key the request key
     * @param hooks `logged`: values for the audit log instead of `values`
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
     * Changes the given fields. Without a version, any newer state is overwritten. A record that has the given values
     * already is no conflict: a client that lost the answer repeats the request (parts are compared by the form).
     * @throws AppError `not_found`; `conflict` if somebody has saved since `version` was opened
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
        const isOld = version !== undefined && version !== before.version;
        if (isOld && hooks.afterWrite) throw new AppError('conflict');
        await touch([before]);
        const values: Record<string, unknown> = { ...named, ...(await hooks.beforeWrite?.(tx, before)) };
        const isNew = (name: string) =>
          values[name] !== undefined && JSON.stringify(values[name]) !== JSON.stringify(before[name]);
        if (isOld && Object.keys(values).some(isNew)) throw new AppError('conflict');
        if (isOld) return before;
        if (texts.some(isNew)) {
          await dependencies.keepTexts?.(tx, before, actor);
          // Use the clock that translations are compared with, not the start time of the transaction (decision 013).
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

    updateMany,

    /**
     * Takes an `updateMany` back: gives its records their former values, except those in which the same columns were
     * changed again.
     * @param restorable the values that a record can get back; null leaves it unchanged
     * @param beforeLock as in `updateMany`
     */
    undoMany: (
      actor: Actor,
      former: readonly Former[],
      {
        restorable = (_, values) => values,
        beforeLock,
      }: {
        restorable?: (row: RecordRow<N>, values: Values<N>) => Values<N> | null;
        beforeLock?: (tx: Database) => Promise<void>;
      } = {},
    ) => {
      const known = new Map(former.map((one) => [one.id, one]));
      const valuesOf = (row: RecordRow<N>) => {
        const one = known.get((row as Row<N>).id)!;
        return isAsChanged(row, one) ? restorable(row, one.before as Values<N>) : null;
      };
      return updateMany(actor, [...known.keys()], valuesOf, undefined, beforeLock);
    },

    /**
     * Changes a part of a record, which is in a table of its own.
     * @param run writes the part and its audit entry; returns false if nothing has changed
     * @throws AppError `not_found`, also for a record in the trash
     */
    changePart: async <T>(
      actor: Actor,
      id: string,
      run: (tx: Database, row: RecordRow<N>) => Promise<T>,
    ): Promise<T> => {
      demand(actor, 'staff');
      return change(async (tx, touch) => {
        const row = await lock(tx, id);
        if (row.deletedAt) throw new AppError('not_found', `${noun} ${id} is in the trash`);
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

    /** Moves a record to the trash; does nothing if it is there already. @throws AppError `not_found` */
    remove: (actor: Actor, id: string) => setDeleted(actor, id, new Date()),

    /** Takes a record out of the trash, for Undo. @throws AppError `not_found` */
    restore: (actor: Actor, id: string) => setDeleted(actor, id, null),

    /** Deletes the records in the trash permanently, except those that must be kept. */
    async emptyTrash(actor: Actor): Promise<Emptied> {
      demand(actor, 'staff');
      return change(async (tx, touch) => {
        const found = await lockAll(tx, inTrash);
        const held = await dependencies.mustKeep?.(tx, found);
        const rows = found.filter(({ id }) => !held?.has(id));
        for (const { id } of rows) await beforePurge?.(tx, id);
        // One text parameter, because PostgreSQL accepts at most 65,535.
        const ids = rows.map(({ id }) => id).join();
        await tx.delete(table).where(sql`${table.id} = any(string_to_array(${ids}, ',')::uuid[])`);
        const logged =
          dependencies.purged ?? ((row) => (nouns[noun].life === 'parts' ? {} : { before: row }));
        const events = rows.map((row) => ({ ...event('purge', row), ...logged(row) }));
        await auditAll(tx, actor, events);
        // No page shows records in the trash, but a page may have shown a record that referred to one.
        if (beforePurge) await touch(rows);
        return { count: rows.length, kept: found.length - rows.length };
      });
    },
  };
}
