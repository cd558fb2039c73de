import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createProduct } from '#tests/factories.ts';
import { mountSmallDisk } from '#tests/small-disk.ts';
import { makeDatabaseFolder } from '#tests/embedded.ts';
import { emptyTables, testDatabase } from '#tests/database.ts';
import { type DatabaseHandle, openDatabase } from '../db/client.ts';
import { products } from '../db/schema/product.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { createLogger } from '../logger.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { runDrill } from './drill.ts';
import { BackupFault } from './backup-fault.ts';
import { openRepository } from './repository.ts';
import { prepareEmbedded, restoreFiles, restorePostgres } from './restore.ts';
import { makeBackup, newestSnapshot, prune } from './snapshot.ts';

// These tests copy and open a database of a thousand files several times.
vi.setConfig({ testTimeout: 90_000 });

const logger = createLogger({ LOG_LEVEL: 'silent' });
const newFolder = () => path.join(inject('runDirectory'), randomUUID());
const isEmbedded = inject('template').engine === 'pglite';

/** A site with its data directory and, if embedded, its own database. */
async function newSite(dataDir = newFolder()) {
  const database = isEmbedded
    ? await openDatabase({ DATABASE_URL: undefined, DATA_DIR: dataDir, DATABASE_POOL: 2 }, logger)
    : await testDatabase();
  return { dataDir, database, storage: createDiskStorage(path.join(dataDir, 'files')), version: '1.2.3' };
}
type Site = Awaited<ReturnType<typeof newSite>>;
const opened: DatabaseHandle[] = [];
afterAll(() => Promise.all(opened.map((database) => database.close())));

let site: Site;
let place: string;
beforeEach(async () => {
  if (isEmbedded) {
    const dataDir = newFolder();
    await makeDatabaseFolder(path.join(dataDir, 'db'));
    site = await newSite(dataDir);
    opened.push(site.database);
  } else {
    site = await newSite();
    await emptyTables(site.database.db);
  }
  place = newFolder();
});

const openPlace = (passphrase: string | null = null) => openRepository(createDiskStorage(place), passphrase);
const nameOf = (database: DatabaseHandle) =>
  database.db.select({ name: products.name }).from(products).orderBy(products.name);

describe('a backup', () => {
  test('brings rows and files back in another place, with every check', async () => {
    await createProduct(site.database.db, { name: 'Wärmflasche “Ω” 茶壶 \\ "quoted"\n' });
    await createProduct(site.database.db, { name: 'Sandal', colors: ['a,b', '{c}', 'NULL', ''] });
    const large = randomBytes(700_001);
    await site.storage.put('large.webp', large);
    await site.storage.put('empty.webp', Buffer.alloc(0));
    const repository = await openPlace();
    const { id, snapshot } = await makeBackup(site, repository, 'manual');
    expect(snapshot.files).toMatchObject({ count: 2, bytes: 700_001 });
    expect(snapshot.rows['public.products']).toBe(2);

    await createProduct(site.database.db, { name: 'Added later' });
    const target = newFolder();
    const again = await openPlace();
    const { snapshot: stored } = (await newestSnapshot(again))!;
    await prepareEmbedded(again, stored, target, logger);
    const files = createDiskStorage(path.join(target, 'files'));
    expect(await restoreFiles(again, stored, files)).toBe(2);
    expect(await restoreFiles(again, stored, files)).toBe(0);
    expect((await files.get('large.webp'))!.equals(large)).toBe(true);
    const back = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: target, DATABASE_POOL: 2 }, logger);
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
    await back.close();
    expect(id).toMatch(/^\d{8}t\d{6}z-/);
  });

  test('of an unchanged site writes next to nothing, and one of a changed file its chunk', async () => {
    await site.storage.put('film.mp4', randomBytes(3_000_000));
    for (let n = 0; n < 50; n++) await createProduct(site.database.db, { name: `Product ${n}` });
    const first = await makeBackup(site, await openPlace(), 'manual');
    const second = await makeBackup(site, await openPlace(), 'manual');
    // Upkeep may have changed some pages of the embedded database.
    const little = first.written.bytes / 4;
    expect(second.written.bytes).toBeLessThan(little);
    const next = await openPlace();
    await site.storage.put('other.mp4', randomBytes(10));
    const third = await makeBackup(site, next, 'manual');
    expect(third.written.bytes).toBeLessThan(little);
    expect(third.snapshot.files.count).toBe(2);
  });

  test('keeps a file that is deleted while the database is copied: its rows still refer to it', async () => {
    await site.storage.put('old.webp', randomBytes(1000));
    let listings = 0;
    const storage: typeof site.storage = {
      ...site.storage,
      async *list() {
        if (++listings === 2) await site.storage.delete('old.webp');
        yield* site.storage.list();
      },
    };
    const { snapshot } = await makeBackup({ ...site, storage }, await openPlace(), 'manual');
    expect(listings).toBe(2);
    expect(snapshot.files).toMatchObject({ count: 1, bytes: 1000 });
    const files = createDiskStorage(newFolder());
    expect(await restoreFiles(await openPlace(), snapshot, files)).toBe(1);
  });

  test('is unreadable without its passphrase, and says so', async () => {
    await createProduct(site.database.db, { name: 'Secret sandal' });
    await makeBackup(site, await openPlace('correct horse'), 'manual');
    for (const file of await readdir(place, { recursive: true, withFileTypes: true }))
      if (file.isFile())
        expect((await readFile(path.join(file.parentPath, file.name))).includes('Secret sandal')).toBe(false);
    await expect(openPlace()).rejects.toThrow('set BACKUP_PASSPHRASE');
    await expect(openPlace('wrong')).rejects.toThrow('not the passphrase');
    expect(await newestSnapshot(await openPlace('correct horse'))).not.toBeNull();
  });

  test('needs room for its copy, says so, and leaves nothing behind', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'baobab-small-'));
    const disk = isEmbedded ? mountSmallDisk(folder, 8) : null;
    if (!disk) return rm(folder, { recursive: true });
    try {
      const making = makeBackup({ ...site, dataDir: folder }, await openPlace(), 'manual');
      await expect(making).rejects.toThrow(/a backup needs [\d.]+ MB free/);
      expect(await readdir(folder)).toEqual([]);
    } finally {
      disk.unmount();
      await rm(folder, { recursive: true });
    }
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
    await createProduct(site.database.db, { name: 'Sandal' });
    await site.storage.put('picture.webp', randomBytes(300_000));
    await makeBackup(site, await openPlace(), 'manual');
    const drill = async () => runDrill(await openPlace(), newFolder(), logger);
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
  });
});

describe('a damaged backup', () => {
  const stored = async (end: RegExp) =>
    (await readdir(place, { recursive: true }))
      .filter((name) => end.test(name))
      .map((n) => path.join(place, n));
  const drill = async () => runDrill(await openPlace(), newFolder(), logger);

  test('does not prevent the next one, which is whole', async () => {
    await site.storage.put('picture.webp', randomBytes(3_000_000));
    await makeBackup(site, await openPlace(), 'manual');
    const [damaged] = await stored(/snapshot-/);
    await writeFile(damaged!, '{');
    await makeBackup(site, await openPlace(), 'manual');
    // Within one second, the names do not say which one is the newest.
    await rm(damaged!);
    expect(await drill()).toMatchObject({ files: 1 });
    // All of it was deleted, or some parts.
    for (const isLost of [() => true, (i: number) => i % 2 === 0, (i: number) => i % 2 === 1]) {
      await Promise.all((await stored(/\.chunk$/)).filter((_, i) => isLost(i)).map((file) => rm(file)));
      await expect(drill()).rejects.toThrow(BackupFault);
      await makeBackup(site, await openPlace(), 'manual');
      expect(await drill()).toMatchObject({ files: 1 });
    }
  });

  test('stays with all chunks until its file is deleted', async () => {
    await site.storage.put('old.webp', randomBytes(300_000));
    await makeBackup(site, await openPlace(), 'manual');
    await site.storage.delete('old.webp');
    await makeBackup(site, await openPlace(), 'manual');
    const [old] = (await stored(/snapshot-/)).toSorted();
    await writeFile(old!, '{');
    await makeBackup(site, await openPlace(), 'manual');
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
  await site.storage.put('old.webp', randomBytes(300_000));
  await makeBackup(site, await openPlace(), 'manual');
  await site.storage.delete('old.webp');
  const repository = await openPlace();
  await makeBackup(site, repository, 'manual');
  const removed = await prune(repository, { days: 1, weeks: 0 });
  expect(removed.snapshots).toBe(1);
  expect(removed.chunks).toBeGreaterThan(1);
  expect(await runDrill(await openPlace(), newFolder(), logger)).toMatchObject({ files: 0 });
});

test.runIf(!isEmbedded)('rows of PostgreSQL come back in place, in one transaction', async () => {
  const { database } = site;
  await createProduct(database.db, { name: 'Before' });
  const repository = await openPlace();
  await makeBackup(site, repository, 'manual');
  await database.db.delete(products).where(sql`true`);
  await createProduct(database.db, { name: 'After' });
  const { snapshot } = (await newestSnapshot(repository))!;
  const { rows } = (await database.run('select current_database() as url')) as { rows: [{ url: string }] };
  const [{ url }] = rows;
  const target = new URL((inject('template') as { url: string }).url);
  target.pathname = url;
  await restorePostgres(repository, snapshot, target.href, site.dataDir, logger, async () => {});
  expect(await nameOf(database)).toEqual([{ name: 'Before' }]);
});
