import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, inject, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { createProduct } from '#tests/factories.ts';
import { countKnownMigrations } from '../../platform/db/migrate.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import { openRepository } from './repository.ts';
import { restoreDatabase } from './restore.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

// An attacker with write access to the place of the backups can change everything that is not sealed by a passphrase.
const newFolder = () => path.join(inject('runDirectory'), randomUUID());
let place: string;
beforeEach(() => {
  place = newFolder();
});
const openPlace = (passphrase: string | null = null) => openRepository(createDiskStorage(place), passphrase);
const snapshot: Snapshot = {
  format: 1,
  at: '2026-11-25T10:00:00.000Z',
  label: 'manual',
  version: '1.2.3',
  migrations: 1,
  database: { stored: { tables: [], sequences: [] } },
  rows: {},
  files: { folders: {}, count: 0, bytes: 0 },
};
const filesOf = async (pattern: RegExp) =>
  (await readdir(place, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && pattern.test(file.name))
    .map((file) => path.join(file.parentPath, file.name));

test('an older snapshot under the name of a newer one is refused, also with a passphrase', async () => {
  for (const passphrase of [null, 'correct horse']) {
    place = newFolder();
    const repository = await openPlace(passphrase);
    const id = await repository.putSnapshot(new Date(snapshot.at), snapshot);
    expect((await readSnapshot(repository, id)).at).toBe(snapshot.at);
    const later = id.replace('t10', 't11');
    const [file] = await filesOf(/^snapshot-/);
    await rename(file!, file!.replace(id, later));
    await expect(readSnapshot(repository, later)).rejects.toThrow('damaged');
  }
});

test('chunks that were changed or exchanged are noticed', async () => {
  for (const passphrase of [null, 'correct horse']) {
    place = newFolder();
    const repository = await openPlace(passphrase);
    const [first, second] = [
      await repository.put(Buffer.from('first'.repeat(20))),
      await repository.put(Buffer.from('second'.repeat(20))),
    ];
    const [a, b] = (await filesOf(/\.chunk$/)).toSorted();
    const bytes = await readFile(a!);
    await writeFile(a!, await readFile(b!));
    await writeFile(b!, bytes);
    await expect(repository.get(first)).rejects.toThrow('damaged');
    bytes[bytes.length - 1]! ^= 1;
    await writeFile(b!, bytes);
    await expect(repository.get(second)).rejects.toThrow('damaged');
  }
});

test('names of tables in a snapshot are names and no statements', async () => {
  const database = await testDatabase();
  await createProduct(database.db);
  const table = `public.products" where false; delete from products; select 1 as "count`;
  const stored = {
    tables: [{ table, columns: [], content: { chunks: [] }, count: 0, checksum: '0' }],
    sequences: [],
  };
  const forged: Snapshot = {
    ...snapshot,
    migrations: countKnownMigrations(),
    database: { stored },
  };
  await expect(restoreDatabase(await openPlace(), forged, database)).rejects.toThrow('no table');
  expect(await database.db.$count(products)).toBeGreaterThan(0);
});
