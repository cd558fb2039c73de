import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { demandRoom } from './disk-room.ts';
import { EmbeddedDatabase } from './embedded.ts';
import { copyEmbedded } from './embedded-copy.ts';
import { syncLeftFiles } from './embedded-files.ts';
import { lockDirectory } from './lock.ts';
import { startUpkeep } from './maintenance.ts';
import { migrateEmbedded, migratePostgres } from './migrate.ts';
import { createPool } from './pool.ts';
import { removeLeftovers, takeRestored } from './restored.ts';
import { refusePooler } from './pooler.ts';
import { placeNewDatabase } from './template.ts';
import { noteMigrations, upgradeEmbedded } from './upgrade.ts';

/** The database or a transaction on it. Queries are the same on both engines. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Runs SQL text unchanged, also several statements if there are no values. For pg-boss, which writes its own SQL. */
type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

export type DatabaseHandle = {
  db: Database;
  run: RunSql;
  engine: 'pglite' | 'postgres';
  /** Copies the files of the embedded database at one moment (embedded-copy.ts); undefined on PostgreSQL. */
  copyTo?: <T>(
    target: string,
    look: (query: (text: string) => Promise<Record<string, unknown>[]>) => Promise<T>,
  ) => Promise<{ seen: T; heldMs: number }>;
  /** Connections to PostgreSQL, and queries that wait for one; undefined on the embedded database. */
  connections?: () => { inUse: number; idle: number; waiting: number };
  close: () => Promise<void>;
};

/** Saves the data that an upgrade changes. If it throws, the start fails. */
export type BeforeUpgrade = (database: DatabaseHandle) => Promise<void>;

const casing = 'snake_case' as const;

/**
 * Opens the configured database and migrates it.
 * @param beforeUpgrade runs before PostgreSQL gets the migrations of a newer version; the embedded database is
 *   copied instead
 * @throws Error when the database cannot be reached, or another process holds the data directory
 */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_POOL'> & Partial<Pick<Config, 'DURABLE'>>,
  logger: Logger,
  beforeUpgrade?: BeforeUpgrade,
): Promise<DatabaseHandle> {
  return config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, config.DATABASE_POOL, logger, beforeUpgrade)
    : openEmbedded(config.DATA_DIR, config.DURABLE ?? false, logger);
}

async function openEmbedded(directory: string, isDurable: boolean, logger: Logger): Promise<DatabaseHandle> {
  const unlock = await lockDirectory(directory);
  try {
    const folder = path.join(directory, 'db');
    await removeLeftovers(directory);
    await takeRestored(directory, logger);
    await upgradeEmbedded(directory, logger, (at, options) => openEmbeddedAt(at, logger, options));
    // Refuse to start without free space: a full disk damages the embedded database. A new one has 40 MB.
    await demandRoom(directory, existsSync(path.join(folder, 'PG_VERSION')) ? undefined : newDatabaseBytes);
    await placeNewDatabase(folder, logger);
    await syncLeftFiles(folder);
    const client = new EmbeddedDatabase(folder, { logger, isDurable });
    const handle = await openPglite(client, logger);
    await noteMigrations(directory, handle.db);
    const upkeep = startUpkeep(client, directory, logger);
    return {
      ...handle,
      copyTo: (target, look) => copyEmbedded(client, folder, target, look),
      close: async () => {
        await upkeep.stop();
        await handle.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Opens an embedded database outside of a data directory; creates it if it does not exist.
 * @param migrate whether to apply the migrations of this version
 */
export async function openEmbeddedAt(
  folder: string,
  logger: Logger,
  { migrate }: { migrate: boolean },
): Promise<DatabaseHandle> {
  await placeNewDatabase(folder, logger);
  return openPglite(new EmbeddedDatabase(folder, { logger, isDurable: false }), logger, migrate);
}

/** Free bytes required to create an embedded database. */
const newDatabaseBytes = 96 * 1024 * 1024;

/** Wraps a PGlite instance (tests pass a clone of a template) and migrates it. */
export async function openPglite(client: PGlite, logger: Logger, migrate = true): Promise<DatabaseHandle> {
  await client.waitReady;
  const db = drizzlePglite({ client, casing });
  if (migrate) await migrateEmbedded(db, logger);
  return {
    db: db as unknown as Database,
    run: runEmbedded(client),
    engine: 'pglite',
    close: () => client.close(),
  };
}

/** There is only one session: a script that fails within its own transaction must not leave it open for all others. */
const runEmbedded =
  (client: PGlite): RunSql =>
  (text, values = []) =>
    values.length > 0
      ? client.query<Record<string, unknown>>(text, values)
      : client.exec(text).then(
          (results) => ({ rows: results.flatMap((result) => result.rows as Record<string, unknown>[]) }),
          async (error: unknown) => {
            await client.exec('rollback');
            throw error;
          },
        );

export async function openPostgres(
  url: string,
  connections: number,
  logger: Logger,
  beforeUpgrade?: BeforeUpgrade,
): Promise<DatabaseHandle> {
  await refusePooler(url);
  await migratePostgres(url, logger, async () => {
    if (!beforeUpgrade) return;
    const unmigrated = connectPostgres(url, 2, logger);
    try {
      await beforeUpgrade(unmigrated);
    } finally {
      await unmigrated.close();
    }
  });
  return connectPostgres(url, connections, logger);
}

/** Connects to PostgreSQL without migrating it. */
export function connectPostgres(url: string, connections: number, logger: Logger): DatabaseHandle {
  const pool = createPool(url, connections, logger);
  const db = drizzlePg({ client: pool, casing });
  const run: RunSql = async (text, values = []) => {
    // A script of several statements returns one result for each.
    const results = [await pool.query<Record<string, unknown>>(text, values)].flat();
    return { rows: results.flatMap(({ rows }) => rows) };
  };
  return {
    db,
    run,
    engine: 'postgres',
    connections: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** Milliseconds within which an available database answers. */
const answerMs = 5000;

/** Whether the database answers. */
export async function isReachable(db: Database): Promise<boolean> {
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, sleep(answerMs, false, { ref: false })]);
}

const connectionFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
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
  // Statement cancelled because it took too long, as on an overloaded database.
  '57014',
]);

/** Whether an error means that the database is unavailable or overloaded, not that the query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (let e: unknown = error, depth = 0; e instanceof Error && depth < 5; e = e.cause, depth++) {
    const code = (e as { code?: unknown }).code;
    if (typeof code === 'string' && connectionFaults.has(code)) return true;
    if (
      /Connection terminated|not queryable|timeout exceeded when trying to connect|PGlite is closed/i.test(
        e.message,
      )
    )
      return true;
    if (e instanceof AggregateError && e.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** SQLSTATE of a violated unique constraint. */
export const uniqueViolation = '23505';
/** SQLSTATE of a reference to a row that does not exist. */
export const foreignKeyViolation = '23503';

/** The SQLSTATE of a failed query; both drivers set it on the cause. */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = (cause as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}
