import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { clusterFolder } from './embedded-cluster.ts';
import { openEmbeddedServer } from './embedded-server.ts';
import { demandRoom } from './disk-room.ts';
import { migrateDatabase } from './migrate.ts';
import { createPool } from './pool.ts';
import { refusePooler } from './pooler.ts';

/** The database or a transaction on it. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/** Runs SQL text unchanged, also several statements if there are no values. For pg-boss, which writes its own SQL. */
type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

export type DatabaseHandle = {
  db: Database;
  run: RunSql;
  /** Connection string. */
  url: string;
  /** Whether no other process used the embedded server when this one opened it; false for a server of one's own. */
  isAlone: boolean;
  /** Connections in use and idle, and queries that wait for one. */
  connections: () => { inUse: number; idle: number; waiting: number };
  close: () => Promise<void>;
};

/** Saves the data that an upgrade changes. If it throws, the start fails. */
export type BeforeUpgrade = (database: DatabaseHandle) => Promise<void>;

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_POOL'>;

/**
 * Opens the configured database and migrates it.
 * @param beforeUpgrade runs before the database gets the migrations of a newer version
 * @throws Error when the database cannot be reached
 */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR, DATABASE_POOL }: Place,
  logger: Logger,
  beforeUpgrade?: BeforeUpgrade,
): Promise<DatabaseHandle> {
  if (DATABASE_URL) {
    await refusePooler(DATABASE_URL);
    return openMigrated(DATABASE_URL, DATABASE_POOL, logger, beforeUpgrade);
  }
  return onEmbeddedServer(DATA_DIR, logger, (url) => openMigrated(url, DATABASE_POOL, logger, beforeUpgrade));
}

/** Opens the configured database as it is, without migrations. */
export async function openUnmigrated(
  { DATABASE_URL, DATA_DIR, DATABASE_POOL }: Place,
  logger: Logger,
): Promise<DatabaseHandle> {
  if (DATABASE_URL) return connectDatabase(DATABASE_URL, DATABASE_POOL, logger);
  return onEmbeddedServer(DATA_DIR, logger, async (url) => connectDatabase(url, DATABASE_POOL, logger));
}

/** Free bytes required to create the embedded server's files. */
const newClusterBytes = 96 * 1024 * 1024;

async function onEmbeddedServer(
  dataDir: string,
  logger: Logger,
  open: (url: string) => Promise<DatabaseHandle>,
): Promise<DatabaseHandle> {
  await mkdir(dataDir, { recursive: true });
  // PostgreSQL on a full disk starts, and ends at the first write.
  await demandRoom(dataDir, existsSync(clusterFolder(dataDir)) ? undefined : newClusterBytes);
  const server = await openEmbeddedServer(dataDir, logger);
  try {
    const handle = await open(server.url);
    return {
      ...handle,
      isAlone: server.isFirst,
      close: async () => {
        await handle.close();
        await server.close();
      },
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Connects to PostgreSQL and applies the migrations of this version. */
export async function openMigrated(
  url: string,
  connections: number,
  logger: Logger,
  beforeUpgrade?: BeforeUpgrade,
): Promise<DatabaseHandle> {
  await migrateDatabase(url, logger, async () => {
    if (!beforeUpgrade) return;
    const unmigrated = connectDatabase(url, 2, logger);
    try {
      await beforeUpgrade(unmigrated);
    } finally {
      await unmigrated.close();
    }
  });
  return connectDatabase(url, connections, logger);
}

/** Connects to PostgreSQL without migrating it. */
export function connectDatabase(url: string, connections: number, logger: Logger): DatabaseHandle {
  const pool = createPool(url, connections, logger);
  const run: RunSql = async (text, values = []) => {
    // A script of several statements returns one result for each.
    const results = [await pool.query<Record<string, unknown>>(text, values)].flat();
    return { rows: results.flatMap(({ rows }) => rows) };
  };
  return {
    db: drizzle({ client: pool, casing: 'snake_case' }),
    run,
    url,
    isAlone: false,
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
    if (/Connection terminated|not queryable|timeout exceeded when trying to connect/i.test(e.message))
      return true;
    if (e instanceof AggregateError && e.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** SQLSTATE of a violated unique constraint. */
export const uniqueViolation = '23505';
/** SQLSTATE of a reference to a row that does not exist. */
export const foreignKeyViolation = '23503';

/** The SQLSTATE of a failed query; Drizzle sets it on the cause. */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = (cause as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}
