import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { connectTimeoutMs } from './pool.ts';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/**
 * Migrates a database over a connection of its own: a migration, and the wait for another process that migrates,
 * may take longer than the time limit of ordinary queries.
 * @param beforeUpgrade runs if the database has rows of an earlier version, while no other process migrates
 */
export async function migrateDatabase(
  url: string,
  logger: Logger,
  beforeUpgrade: () => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  });
  // A broken connection fails its query, which reports the error; without a listener it would also end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    const db = drizzle({ client });
    if (await isEarlier(client)) await beforeUpgrade();
    await migrate(db, { migrationsFolder });
    await warnOfNewerSchema(db, logger);
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

/** Whether a database was migrated by an earlier version. */
async function isEarlier(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  );
  if (!rows[0]!.is_there) return false;
  const counted = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  const { count } = counted.rows[0]!;
  return count > 0 && count < countKnownMigrations();
}

/** Number of migrations of this version. */
export const countKnownMigrations = (): number => readMigrationFiles({ migrationsFolder }).length;

/** Number of migrations applied to a database. */
export async function countMigrations(db: PgDatabase<NodePgQueryResultHKT>): Promise<number> {
  const query = async (text: string) => {
    const { rows } = await db.execute<{ count: number }>(sql.raw(text));
    return rows[0]!.count;
  };
  const isThere = await query(
    `select count(*)::int as count from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  );
  return isThere === 0 ? 0 : query('select count(*)::int as count from drizzle.__drizzle_migrations');
}

/**
 * Replaces all tables by the empty tables of an older version, within a transaction.
 * @param count how many of the migrations that version had
 */
export async function applyMigrations(tx: PgDatabase<NodePgQueryResultHKT>, count: number): Promise<void> {
  const run = (text: string) => tx.execute(sql.raw(text));
  await run('drop schema public cascade');
  await run('create schema public');
  await run('delete from drizzle.__drizzle_migrations');
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(
    0,
    count,
  )) {
    for (const statement of statements) await run(statement);
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/**
 * Logs a warning when a newer version of the program has migrated the database. It is not an error: a rollback to
 * the previous version must run, and most migrations only add something.
 */
async function warnOfNewerSchema(db: PgDatabase<NodePgQueryResultHKT>, logger: Logger): Promise<void> {
  const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis));
  const rows = await db
    .select({ made: sql<string>`created_at` })
    .from(sql`drizzle.__drizzle_migrations`)
    .where(sql`created_at > ${newest}`);
  if (rows.length === 0) return;
  logger.warn(
    { unknownMigrations: rows.length },
    'the database was migrated by a newer version of Baobab: this version may fail on what it does not know. ' +
      'Start the newer version, or restore a backup from before',
  );
}
