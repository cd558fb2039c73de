import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

// All rows of the database as text, in PostgreSQL's own output format: for backups.

type TableColumn = { name: string; type: string };
export type TableShape = { table: string; columns: TableColumn[]; key: string[] };
/** One row: the text of each column, null for NULL. */
export type TextRow = (string | null)[];
export type TableSummary = { count: number; checksum: string };
export type SequenceState = { name: string; lastValue: string | null };

const rowsAtATime = 1000;
/** Approximate bytes of rows that one statement inserts. */
const insertBytes = 1024 * 1024;
/** The table of waiting jobs, which is not in our own schema. */
const jobTable = 'jobs.job';

const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function rowsOf<T extends Record<string, unknown>>(db: Database, text: string) {
  return (await db.execute<T>(sql.raw(text))).rows;
}

/** Fixes the settings that text output depends on, and removes the time limit. For one transaction. */
async function setTextForm(tx: Database): Promise<void> {
  const settings = {
    datestyle: 'ISO, YMD',
    intervalstyle: 'postgres',
    timezone: 'UTC',
    bytea_output: 'hex',
    extra_float_digits: '1',
    statement_timeout: '0',
  };
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  await tx.execute(sql.raw(`select ${calls.join(', ')}`));
}

/** Runs `work` in a read-only transaction that sees the database at one moment. */
export const inSnapshot = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await setTextForm(tx);
      return work(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** All tables with their stored columns, ordered by name. */
export async function tableShapes(db: Database): Promise<TableShape[]> {
  return rowsOf<TableShape>(
    db,
    `select n.nspname || '.' || c.relname as "table",
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
          from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       coalesce((select json_agg(a.attname order by k.place)
          from pg_index i cross join unnest(i.indkey::int[]) with ordinality as k(attnum, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
          where i.indrelid = c.oid and i.indisprimary), '[]'::json) as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname = 'public' or n.nspname || '.' || c.relname = '${jobTable}')
     order by 1`,
  );
}

const nameOf = (table: string) => table.split('.').map(identifier).join('.');
const textArray = ({ columns }: TableShape) =>
  `array[${columns.map(({ name }) => `${identifier(name)}::text`).join(', ')}]`;

/** Reads all rows of a table in the order of its primary key, within a transaction. */
export async function* readRows(tx: Database, shape: TableShape): AsyncIterable<TextRow> {
  const order = shape.key.length > 0 ? `order by ${shape.key.map(identifier).join(', ')}` : '';
  await tx.execute(
    sql.raw(
      `declare table_rows no scroll cursor for select to_json(${textArray(shape)})::text as row from ${nameOf(shape.table)} ${order}`,
    ),
  );
  for (;;) {
    const rows = await rowsOf<{ row: string }>(tx, `fetch ${rowsAtATime} from table_rows`);
    for (const { row } of rows) yield JSON.parse(row) as TextRow;
    if (rows.length < rowsAtATime) break;
  }
  await tx.execute(sql.raw('close table_rows'));
}

/**
 * Number of rows, and a checksum of their contents that does not depend on their order. Equal rows give equal
 * checksums on every server.
 */
export async function summarize(tx: Database, shape: TableShape): Promise<TableSummary> {
  const [row] = await rowsOf<{ count: string; checksum: string }>(
    tx,
    `select count(*)::text as count,
       coalesce(sum(('x' || substr(md5(to_json(${textArray(shape)})::text), 1, 15))::bit(60)::bigint), 0)::text as checksum
     from ${nameOf(shape.table)}`,
  );
  return { count: Number(row!.count), checksum: row!.checksum };
}

export const readSequences = (tx: Database): Promise<SequenceState[]> =>
  rowsOf<SequenceState>(
    tx,
    `select schemaname || '.' || sequencename as name, last_value::text as "lastValue"
     from pg_sequences where schemaname = 'public' order by 1`,
  );

export type LoadedTable = {
  table: string;
  columns: readonly string[];
  rows: AsyncIterable<TextRow>;
};

/**
 * Replaces all rows of the database in one transaction: if anything fails, nothing changes.
 * @param tables every table of the snapshot; all other tables are emptied
 * @param prepare runs first in that transaction
 * @throws Error when a table or column does not exist here
 */
export async function replaceRows(
  db: Database,
  tables: AsyncIterable<LoadedTable>,
  sequences: readonly SequenceState[],
  prepare: (tx: Database) => Promise<void> = async () => {},
): Promise<void> {
  await db.transaction(async (transaction) => {
    const tx = transaction;
    await setTextForm(tx);
    await prepare(tx);
    const shapes = new Map((await tableShapes(tx)).map((shape) => [shape.table, shape]));
    const own = [...shapes.keys()].filter((table) => table !== jobTable).map(nameOf);
    const foreignKeys = await rowsOf<{ table: string; name: string; definition: string }>(
      tx,
      `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
    );
    // One of these triggers refuses emptying the audit log.
    for (const table of own) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    await tx.execute(sql.raw(`truncate ${own.join(', ')}`));
    if (shapes.has(jobTable)) await tx.execute(sql.raw(`delete from ${jobTable}`));
    // Rows come table by table, so references are checked after all rows are inserted.
    for (const { table, name } of foreignKeys)
      await tx.execute(sql.raw(`alter table ${table} drop constraint ${identifier(name)}`));
    for await (const { table, columns, rows } of tables) {
      const shape = shapes.get(table);
      // A database without background jobs, as that of a restore drill, has no table for waiting jobs.
      if (!shape && table === jobTable) continue;
      if (!shape) throw new Error(`there is no table ${table} in this version`);
      await insertAll(tx, shape, columns, rows);
    }
    for (const table of own) await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
    for (const { table, name, definition } of foreignKeys)
      await tx.execute(sql.raw(`alter table ${table} add constraint ${identifier(name)} ${definition}`));
    for (const { name, lastValue } of sequences)
      if (lastValue !== null) await tx.execute(sql`select setval(${name}::regclass, ${lastValue}::bigint)`);
  });
}

async function insertAll(
  tx: Database,
  { table, columns: here }: TableShape,
  columns: readonly string[],
  rows: AsyncIterable<TextRow>,
): Promise<void> {
  const types = new Map(here.map(({ name, type }) => [name, type]));
  const unknown = columns.find((name) => !types.has(name));
  if (unknown) throw new Error(`table ${table} has no column ${unknown} in this version`);
  const names = columns.map(identifier).join(', ');
  const values = columns.map((name, i) => `(r->>${i})::${types.get(name)}`).join(', ');
  const insert = async (batch: TextRow[]) => {
    if (batch.length === 0) return;
    await tx.execute(
      sql`${sql.raw(`insert into ${nameOf(table)} (${names}) overriding system value select ${values} from json_array_elements(`)}${JSON.stringify(batch)}::json${sql.raw(') r')}`,
    );
  };
  let batch: TextRow[] = [];
  let bytes = 0;
  for await (const row of rows) {
    batch.push(row);
    for (const value of row) bytes += value?.length ?? 4;
    if (bytes < insertBytes) continue;
    await insert(batch);
    batch = [];
    bytes = 0;
  }
  await insert(batch);
}
