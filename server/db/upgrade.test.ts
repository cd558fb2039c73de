import { randomUUID } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, test, vi } from 'vitest';
import { createProduct } from '#tests/factories.ts';
import { createLogger } from '../logger.ts';
import { openDatabase, openEmbeddedAt } from './client.ts';
import { applyMigrations, countKnownMigrations } from './migrate.ts';
import { products } from './schema/product.ts';
import { countMigrations } from './upgrade.ts';

vi.setConfig({ testTimeout: 90_000 });

const silent = createLogger({ LOG_LEVEL: 'silent' });
const known = countKnownMigrations();
/** Number of migrations before the table `backup_runs` was added. */
const earlier = 33;

/** A data directory with a database of that earlier version. */
async function earlierDirectory(change: string[] = []): Promise<string> {
  const directory = path.join(inject('runDirectory'), randomUUID());
  const database = await openEmbeddedAt(path.join(directory, 'db'), silent, { migrate: true });
  await database.db.transaction((tx) => applyMigrations(tx as never, earlier));
  await createProduct(database.db, { name: 'Lantern' });
  for (const statement of change) await database.db.execute(sql.raw(statement));
  await database.close();
  return directory;
}

const open = (directory: string) => openDatabase({ DATA_DIR: directory, DATABASE_POOL: 1 }, silent);
const foldersOf = async (directory: string) =>
  (await readdir(directory)).filter((name) => name.startsWith('db') && name !== 'db.migrations');

test('an upgrade migrates a copy, and keeps the former database', async () => {
  const directory = await earlierDirectory();
  const database = await open(directory);
  expect(await countMigrations(database.db)).toBe(known);
  expect(await database.db.$count(products)).toBe(1);
  await database.close();
  const folders = await foldersOf(directory);
  expect(folders).toEqual(['db', expect.stringMatching(/^db\.before-/)]);
  const former = await openEmbeddedAt(path.join(directory, folders[1]!), silent, { migrate: false });
  expect([await countMigrations(former.db), await former.db.$count(products)]).toEqual([earlier, 1]);
  await former.close();
  // Starting the same version again copies nothing.
  await (await open(directory)).close();
  expect(await foldersOf(directory)).toEqual(folders);
});

test('a migration that fails leaves the database as it was', async () => {
  const directory = await earlierDirectory(['create table backup_runs (id int)']);
  await expect(open(directory)).rejects.toThrow('could not migrate a copy of the database');
  expect(await foldersOf(directory)).toEqual(['db']);
  const database = await openEmbeddedAt(path.join(directory, 'db'), silent, { migrate: false });
  expect([await countMigrations(database.db), await database.db.$count(products)]).toEqual([earlier, 1]);
  await database.close();
});

test('copies that killed processes have left are removed at the next opening', async () => {
  const directory = await earlierDirectory();
  for (const name of ['backup-copy-a1b2c3', 'db.restoring', 'db.upgrading'])
    await mkdir(path.join(directory, name, 'base'), { recursive: true });
  await (await open(directory)).close();
  expect((await readdir(directory)).filter((name) => /copy|restoring|upgrading/.test(name))).toEqual([]);
});
