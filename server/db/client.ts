import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { lockDirectory } from './lock.ts';

/** The database or a transaction on it: queries are the same on both engines. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type DatabaseHandle = {
  db: Database;
  engine: 'pglite' | 'postgres';
  close: () => Promise<void>;
};

const migrationsFolder = path.join(import.meta.dirname, 'migrations');
const casing = 'snake_case' as const;
/** Any number, but the same in every process: only one migrates at a time. */
const migrationLock = 7_240_115;

/**
 * Opens the database that the configuration names, and migrates it.
 * @throws when it cannot be reached, or when another process holds the data directory.
 */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_POOL'>,
  logger: Logger,
): Promise<DatabaseHandle> {
  return config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, config.DATABASE_POOL, logger)
    : openEmbedded(config.DATA_DIR);
}

async function openEmbedded(directory: string): Promise<DatabaseHandle> {
  const unlock = await lockDirectory(directory);
  try {
    const handle = await openPglite(new PGlite(path.join(directory, 'db')));
    return {
      ...handle,
      close: async () => {
        await handle.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Wraps a PGlite instance (tests bring one that was cloned from a template) and migrates it. */
export async function openPglite(client: PGlite): Promise<DatabaseHandle> {
  await client.waitReady;
  const db = drizzlePglite({ client, casing });
  await migratePglite(db, { migrationsFolder });
  return { db: db as unknown as Database, engine: 'pglite', close: () => client.close() };
}

export async function openPostgres(
  url: string,
  connections: number,
  logger: Logger,
): Promise<DatabaseHandle> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'a database connection was lost'));
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      await migratePg(drizzlePg({ client, casing }), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzlePg({ client: pool, casing });
  return { db: db as unknown as Database, engine: 'postgres', close: () => pool.end() };
}

/** Whether the database answers. */
export async function isReachable(db: Database): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}

const connectionFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/** Whether an error means that the database is away, not that the query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (let e: unknown = error, depth = 0; e instanceof Error && depth < 5; e = e.cause, depth++) {
    const code = (e as { code?: unknown }).code;
    if (typeof code === 'string' && connectionFaults.has(code)) return true;
    if (/Connection terminated|timeout exceeded when trying to connect|PGlite is closed/i.test(e.message))
      return true;
    if (e instanceof AggregateError && e.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** SQLSTATE of a value that must be unique and is not. */
export const uniqueViolation = '23505';
/** SQLSTATE of a reference to a row that does not exist. */
export const foreignKeyViolation = '23503';

/** The SQLSTATE of a failed query: both drivers put it on the cause. */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = (cause as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}
