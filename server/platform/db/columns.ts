import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, integer, type PgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

export const id = () => uuid().primaryKey().defaultRandom();

/** The id of a row in another table, and what becomes of this row when that one is deleted. */
export const refersTo = (column: () => AnyPgColumn, onDelete: 'cascade' | 'set null' | 'restrict') =>
  uuid().references(column, { onDelete });

export const createdAt = () => timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow();

export const updatedAt = () =>
  timestamp({ withTimezone: true, precision: 3 })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

export const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** Set while the row is in the trash (docs/specification/admin.md#trash); every public read excludes such rows. */
export const deletedAt = () => timestamp({ withTimezone: true, precision: 3 });

/** When a translated text last changed; a trigger sets it on every write (migration 0005). */
export const textsChangedAt = () => timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow();

/** Raised by every change of a user: saving an older version is a conflict (db/record.ts). */
export const version = () => integer().notNull().default(1);

/** The columns of a record that users edit and that has a trash (db/record.ts). */
export const lifecycle = () => ({
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: deletedAt(),
});

export const textList = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** Creates a check constraint: the text column holds one of the given words. */
export function oneOf(name: string, column: AnyPgColumn, words: readonly string[]) {
  const list: SQL = sql.raw(words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', '));
  return check(name, sql`${column} in (${list})`);
}

/** The columns of a table that are fields of this answer, and no others. */
export function columnsIn<T extends PgTable, S extends z.ZodRawShape>(table: T, answer: z.ZodObject<S>) {
  type Columns = T['_']['columns'];
  const columns = getTableColumns(table);
  return Object.fromEntries(Object.keys(answer.shape).map((name) => [name, columns[name]])) as Pick<
    Columns,
    keyof S & keyof Columns
  >;
}
