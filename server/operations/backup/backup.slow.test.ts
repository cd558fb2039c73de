import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase, emptyTables, testDatabase } from '#tests/database.ts';
import { createProduct } from '#tests/factories.ts';
import { type DatabaseHandle, openMigrated } from '../../platform/db/client.ts';
import { applyMigrations, countKnownMigrations, countMigrations } from '../../platform/db/migrate.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { createLogger } from '../../platform/logger.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import { BackupFault } from './backup-fault.ts';
import { runDrill } from './drill.ts';
import { openRepository } from './repository.ts';
import { restoreDatabase, restoreFiles } from './restore.ts';
import { makeBackup, newestSnapshot, prune } from './snapshot.ts';

const logger = createLogger({ LOG_LEVEL: 'silent' });
const newFolder = () => path.join(inject('runDirectory'), randomUUID());

/** A database of its own, closed at the end of the test. */
async function newDatabase(): Promise<DatabaseHandle> {
  const opened = await openMigrated((await createDatabase()).href, 2, logger);
  onTestFinished(() => opened.close());
  return opened;
}

const database = await testDatabase();
const site = () => ({
  database,
  storage: createDiskStorage(path.join(newFolder(), 'files')),
  version: '1.2.3',
});

let place: string;
let current: ReturnType<typeof site>;
beforeEach(async () => {
  await emptyTables(database.db);
  current = site();
  place = newFolder();
});

const openPlace = (passphrase: string | null = null) => openRepository(createDiskStorage(place), passphrase);
const nameOf = (from: DatabaseHandle) =>
  from.db.select({ name: products.name }).from(products).orderBy(products.name);

describe('a backup', () => {
  test('brings rows and files back in another place, with every check', async () => {
    await createProduct(database.db, { name: 'Wärmflasche “Ω” 茶壶 \\ "quoted"\n' });
    await createProduct(database.db, { name: 'Sandal', colors: ['a,b', '{c}', 'NULL', ''] });
    const large = randomBytes(700_001);
    await current.storage.put('large.webp', large);
    await current.storage.put('empty.webp', Buffer.alloc(0));
    const repository = await openPlace();
    const { id, snapshot } = await makeBackup(current, repository, 'manual');
    expect(snapshot.files).toMatchObject({ count: 2, bytes: 700_001 });
    expect(snapshot.rows['public.products']).toBe(2);

    await createProduct(database.db, { name: 'Added later' });
    const again = await openPlace();
    const { snapshot: stored } = (await newestSnapshot(again))!;
    const back = await newDatabase();
    await restoreDatabase(again, stored, back);
    const files = createDiskStorage(newFolder());
    expect(await restoreFiles(again, stored, files)).toBe(2);
    expect(await restoreFiles(again, stored, files)).toBe(0);
    expect((await files.get('large.webp'))!.equals(large)).toBe(true);
    expect((await nameOf(back)).map(({ name }) => name)).toEqual([
      'Sandal',
      'Wärmflasche “Ω” 茶壶 \\ "quoted"\n',
    ]);
    const [row] = await back.db
      .select()
      .from(products)
      .where(sql`name = 'Sandal'`);
    expect(row!.colors).toEqual(['a,b', '{c}', 'NULL', '']);
    // The audit log is protected again.
    await back.db.insert(auditEntries).values({ action: 'create', noun: 'product', recordId: randomUUID() });
    await expect(back.db.delete(auditEntries).where(sql`true`)).rejects.toThrow();
    expect(id).toMatch(/^\d{8}t\d{6}z-/);
  });

  test('of an unchanged site writes next to nothing, and one of a changed file its chunk', async () => {
    await current.storage.put('film.mp4', randomBytes(3_000_000));
    for (let n = 0; n < 50; n++) await createProduct(database.db, { name: `Product ${n}` });
    const first = await makeBackup(current, await openPlace(), 'manual');
    const second = await makeBackup(current, await openPlace(), 'manual');
    const little = first.written.bytes / 4;
    expect(second.written.bytes).toBeLessThan(little);
    const next = await openPlace();
    await current.storage.put('other.mp4', randomBytes(10));
    const third = await makeBackup(current, next, 'manual');
    expect(third.written.bytes).toBeLessThan(little);
    expect(third.snapshot.files.count).toBe(2);
  });

  test('keeps a file that is deleted while the database is copied: its rows still refer to it', async () => {
    await current.storage.put('old.webp', randomBytes(1000));
    let listings = 0;
    const storage: typeof current.storage = {
      ...current.storage,
      async *list() {
        if (++listings === 2) await current.storage.delete('old.webp');
        yield* current.storage.list();
      },
    };
    const { snapshot } = await makeBackup({ ...current, storage }, await openPlace(), 'manual');
    expect(listings).toBe(2);
    expect(snapshot.files).toMatchObject({ count: 1, bytes: 1000 });
    const files = createDiskStorage(newFolder());
    expect(await restoreFiles(await openPlace(), snapshot, files)).toBe(1);
  });

  test('is unreadable without its passphrase, and says so', async () => {
    await createProduct(database.db, { name: 'Secret sandal' });
    await makeBackup(current, await openPlace('correct horse'), 'manual');
    for (const file of await readdir(place, { recursive: true, withFileTypes: true }))
      if (file.isFile())
        expect((await readFile(path.join(file.parentPath, file.name))).includes('Secret sandal')).toBe(false);
    await expect(openPlace()).rejects.toThrow('set BACKUP_PASSPHRASE');
    await expect(openPlace('wrong')).rejects.toThrow('not the passphrase');
    expect(await newestSnapshot(await openPlace('correct horse'))).not.toBeNull();
  });

  test('of two at a time is refused', async () => {
    const repository = await openPlace();
    await repository.withLock(async () => {
      await expect((await openPlace()).withLock(async () => {})).rejects.toThrow(BackupFault);
    });
    await repository.withLock(async () => {});
  });

  test('of two that begin at the same moment is refused, however slowly one stores its lock', async () => {
    await openPlace();
    const storage = createDiskStorage(place);
    const put: typeof storage.put = (...file) => setTimeout(100).then(() => storage.put(...file));
    const slow = await openRepository({ ...storage, put }, null);
    const quick = await openPlace();
    const held = () => setTimeout(300);
    const results = await Promise.allSettled([slow.withLock(held), quick.withLock(held)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  test('that lost its lock does not release that of another', async () => {
    const repository = await openPlace();
    const storage = createDiskStorage(place);
    const others = Buffer.from(JSON.stringify({ token: 'other', at: new Date().toISOString() }));
    await repository.withLock(() => storage.put('repository.lock', others));
    expect(await storage.get('repository.lock')).toEqual(others);
  });
});

describe('a restore drill', () => {
  test('passes, and fails for a damaged or missing chunk', async () => {
    await createProduct(database.db, { name: 'Sandal' });
    await current.storage.put('picture.webp', randomBytes(300_000));
    await makeBackup(current, await openPlace(), 'manual');
    const drill = async () => runDrill(await openPlace(), database.url, logger);
    expect(await drill()).toMatchObject({ files: 1, bytes: 300_000 });
    const chunks = (await readdir(place, { recursive: true })).filter((name) => name.endsWith('.chunk'));
    for (const name of chunks.slice(0, 1)) {
      const file = path.join(place, name);
      const bytes = await readFile(file);
      await writeFile(file, Buffer.concat([bytes.subarray(0, -1), Buffer.of(bytes.at(-1)! ^ 1)]));
      await expect(drill()).rejects.toThrow(BackupFault);
      await rm(file);
      await expect(drill()).rejects.toThrow(BackupFault);
      await writeFile(file, bytes);
    }
    expect(await drill()).toMatchObject({ files: 1 });
    const { rows } = await database.run(`select datname from pg_database where datname like '%drill'`);
    expect(rows).toEqual([]);
  });

  test('that is broken off says so, and takes its database with it', async () => {
    await createProduct(database.db);
    await makeBackup(current, await openPlace(), 'manual');
    const signal = AbortSignal.abort();
    const drill = runDrill(await openPlace(), database.url, logger, { signal });
    await expect(drill).rejects.toMatchObject({ code: 'stopped' });
  });

  test('of two at a time the second one is refused, and what a killed one left is replaced', async () => {
    await makeBackup(current, await openPlace(), 'manual');
    const url = new URL(database.url);
    url.pathname += '_drill';
    await database.run(`create database ${url.pathname.slice(1)}`);
    const other = await openMigrated(url.href, 1, logger);
    await other.run('select 1');
    const drill = async () => runDrill(await openPlace(), database.url, logger);
    await expect(drill()).rejects.toMatchObject({ code: 'drillRuns' });
    await other.close();
    await drill();
  });
});

describe('a damaged backup', () => {
  const stored = async (end: RegExp) =>
    (await readdir(place, { recursive: true }))
      .filter((name) => end.test(name))
      .map((n) => path.join(place, n));
  const drill = async () => runDrill(await openPlace(), database.url, logger);

  test('does not prevent the next one, which is whole', async () => {
    await current.storage.put('picture.webp', randomBytes(3_000_000));
    await makeBackup(current, await openPlace(), 'manual');
    const [damaged] = await stored(/snapshot-/);
    await writeFile(damaged!, '{');
    await makeBackup(current, await openPlace(), 'manual');
    // Within one second, the names do not say which one is the newest.
    await rm(damaged!);
    expect(await drill()).toMatchObject({ files: 1 });
    // All of it was deleted, or some parts.
    for (const isLost of [() => true, (i: number) => i % 2 === 0, (i: number) => i % 2 === 1]) {
      await Promise.all((await stored(/\.chunk$/)).filter((_, i) => isLost(i)).map((file) => rm(file)));
      await expect(drill()).rejects.toThrow(BackupFault);
      await makeBackup(current, await openPlace(), 'manual');
      expect(await drill()).toMatchObject({ files: 1 });
    }
  });

  test('stays with all chunks until its file is deleted', async () => {
    await current.storage.put('old.webp', randomBytes(300_000));
    await makeBackup(current, await openPlace(), 'manual');
    await current.storage.delete('old.webp');
    await makeBackup(current, await openPlace(), 'manual');
    const [old] = (await stored(/snapshot-/)).toSorted();
    await writeFile(old!, '{');
    await makeBackup(current, await openPlace(), 'manual');
    const retention = { days: 1, weeks: 0 };
    const damaged = [expect.stringMatching(old!.slice(-10))];
    expect(await prune(await openPlace(), retention)).toEqual({ snapshots: 1, chunks: 0, damaged });
    await rm(old!);
    const { chunks } = await prune(await openPlace(), retention);
    expect(chunks).toBeGreaterThan(1);
    expect(await drill()).toMatchObject({ files: 0 });
  });
});

test('what is older than its retention goes, with the chunks that only it had', async () => {
  await current.storage.put('old.webp', randomBytes(300_000));
  await makeBackup(current, await openPlace(), 'manual');
  await current.storage.delete('old.webp');
  const repository = await openPlace();
  await makeBackup(current, repository, 'manual');
  const removed = await prune(repository, { days: 1, weeks: 0 });
  expect(removed.snapshots).toBe(1);
  expect(removed.chunks).toBeGreaterThan(1);
  expect(await runDrill(await openPlace(), database.url, logger)).toMatchObject({ files: 0 });
});

test('rows come back in place, in one transaction', async () => {
  await createProduct(database.db, { name: 'Before' });
  const repository = await openPlace();
  await makeBackup(current, repository, 'manual');
  await database.db.delete(products).where(sql`true`);
  await createProduct(database.db, { name: 'After' });
  const { snapshot } = (await newestSnapshot(repository))!;
  await restoreDatabase(repository, snapshot, database);
  expect(await nameOf(database)).toEqual([{ name: 'Before' }]);
});

test('a backup of an earlier version comes back with its tables, for the next start to migrate', async () => {
  const earlier = 33;
  const old = await newDatabase();
  await old.db.transaction((tx) => applyMigrations(tx, earlier));
  // The tables of that version lack columns of today.
  await old.run(`insert into products (name, price) values ('Lantern', 12.5)`);
  const repository = await openPlace();
  await makeBackup({ ...current, database: old }, repository, 'upgrade');
  const { snapshot } = (await newestSnapshot(repository))!;
  const target = await newDatabase();
  await restoreDatabase(repository, snapshot, target);
  expect(await countMigrations(target.db)).toBe(earlier);
  const migrated = await openMigrated(target.url, 1, logger);
  expect([await countMigrations(migrated.db), await nameOf(migrated)]).toEqual([
    countKnownMigrations(),
    [{ name: 'Lantern' }],
  ]);
  await migrated.close();
});
