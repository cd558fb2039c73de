import { constants, existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Logger } from '../logger.ts';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { syncPath, syncTree } from './embedded-files.ts';
import { countKnownMigrations } from './migrate.ts';
import { restoredFolder, takeRestored } from './restored.ts';

/** File with the number of migrations of the embedded database, which can be read without opening it. */
const noteOf = (dataDir: string) => path.join(dataDir, 'db.migrations');

type Database = PgDatabase<PgQueryResultHKT>;
/** Opens an embedded database in a folder. */
type OpenAt = (
  folder: string,
  options: { migrate: boolean },
) => Promise<{ db: Database; close: () => Promise<void> }>;

/** Number of migrations applied to a database. */
export async function countMigrations(db: Database): Promise<number> {
  const query = async (text: string) => {
    const result = await db.execute(sql.raw(text));
    return (result as { rows: { count: number }[] }).rows[0]!.count;
  };
  const isThere = await query(
    `select count(*)::int as count from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  );
  return isThere === 0 ? 0 : query('select count(*)::int as count from drizzle.__drizzle_migrations');
}

/**
 * Upgrades the embedded database of an earlier version. A copy is migrated first and replaces the present
 * database only if that succeeded. The former database is kept beside it, for `npm run rollback`. The caller
 * holds the directory's lock.
 * @throws Error when a migration fails; nothing is changed then
 */
export async function upgradeEmbedded(dataDir: string, logger: Logger, open: OpenAt): Promise<void> {
  const present = path.join(dataDir, 'db');
  if (!existsSync(path.join(present, 'PG_VERSION'))) return;
  const known = countKnownMigrations();
  const before = await readMigrations(dataDir, present, open);
  // A database without migrations has nothing to preserve: a first start was killed before it created the tables.
  if (before === 0 || before >= known) return;
  const copy = path.join(dataDir, 'db.upgrading');
  await rm(copy, { recursive: true, force: true });
  try {
    await cp(present, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
    await (await open(copy, { migrate: true })).close();
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw new Error(
      `this version could not migrate a copy of the database, which is left as it was (${(error as Error).message.split('\n')[0]}).`,
      { cause: error },
    );
  }
  await syncTree(copy);
  await rename(copy, restoredFolder(dataDir));
  await syncPath(dataDir);
  await takeRestored(dataDir, logger);
  logger.warn(
    { from: before, to: known },
    'the database was brought to this version; the former one is kept for npm run rollback',
  );
}

/** Records the number of migrations of the opened database. */
export const noteMigrations = async (dataDir: string, db: Database): Promise<void> =>
  // This fails on a full disk; the next start then counts the migrations itself.
  writeFile(noteOf(dataDir), String(await countMigrations(db))).catch(() => {});

async function readMigrations(dataDir: string, folder: string, open: OpenAt): Promise<number> {
  const noted = Number(await readFile(noteOf(dataDir), 'utf8').catch(() => ''));
  if (Number.isInteger(noted) && noted > 0) return noted;
  const database = await open(folder, { migrate: false });
  try {
    return await countMigrations(database.db);
  } finally {
    await database.close();
  }
}
