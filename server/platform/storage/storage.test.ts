import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { testBucket } from '#tests/object-store.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

const newDirectory = () => path.join(inject('runDirectory'), randomUUID());

/** A unique name, because a bucket is shared between tests. */
const newName = (end: string) => `${randomUUID()}${end}`;

/** The requirements on every adapter. */
const adapters: [string, () => Storage][] = [['disk', () => createDiskStorage(newDirectory())]];
const bucket = testBucket();
if (bucket) adapters.push(['S3', () => createS3Storage(bucket)]);

describe.each(adapters)('storage: %s', (_, create) => {
  test.each([0, 1, 70_000, 3_000_000])('gives back the %d bytes that were put', async (size) => {
    const storage = create();
    const name = newName('-320.webp');
    const bytes = Uint8Array.from({ length: size }, (__, i) => i % 251);
    await storage.put(name, bytes);
    const kept = await storage.get(name);
    expect(kept).toBeInstanceOf(Buffer);
    expect(Buffer.from(bytes).equals(kept!)).toBe(true);
    await storage.delete(name);
  });

  test('returns a part and the size of the whole', async () => {
    const storage = create();
    const name = newName('.mp4');
    await storage.put(name, Buffer.from('before, middle, after'));
    const part = async (from: number, length: number) => {
      const found = await storage.getPart(name, from, length);
      return found && [String(found.bytes), found.size];
    };
    expect(await part(0, 6)).toEqual(['before', 21]);
    expect(await part(8, 6)).toEqual(['middle', 21]);
    expect(await part(16, 1000)).toEqual(['after', 21]);
    await storage.delete(name);
    expect(await part(0, 6)).toBeNull();
  });

  test.each([
    [21, 1, ''],
    [22, 5, ''],
    [1e15, 100, ''],
    [0, 0, ''],
    [3, 0, ''],
    [20, 1, 'r'],
    [0, 1e12, 'before, middle, after'],
  ])('a part from %d, %d long', async (from, length, expected) => {
    const storage = create();
    const name = newName('.mp4');
    await storage.put(name, Buffer.from('before, middle, after'));
    const found = await storage.getPart(name, from, length);
    expect([String(found!.bytes), found!.size]).toEqual([expected, 21]);
    await storage.delete(name);
  });

  test('a part of an empty file', async () => {
    const storage = create();
    const name = newName('.mp4');
    await storage.put(name, Buffer.alloc(0));
    expect(await storage.getPart(name, 0, 10)).toEqual({ bytes: Buffer.alloc(0), size: 0 });
    await storage.delete(name);
  });

  test('many small parts at once', async () => {
    const storage = create();
    const name = newName('.mp4');
    const bytes = Buffer.from(Uint8Array.from({ length: 200_000 }, (__, i) => i % 251));
    await storage.put(name, bytes);
    const places = Array.from({ length: 200 }, (__, i) => (i * 7919) % 199_000);
    const parts = await Promise.all(places.map(async (from) => storage.getPart(name, from, 3)));
    expect(parts.map((part) => part!.bytes.toString('hex'))).toEqual(
      places.map((from) => bytes.subarray(from, from + 3).toString('hex')),
    );
    await storage.delete(name);
  });

  test('an aborted part is not read', async () => {
    const storage = create();
    const name = newName('.mp4');
    await storage.put(name, Buffer.from('x'));
    await expect(storage.getPart(name, 0, 1, AbortSignal.abort())).rejects.toMatchObject({
      code: 'bad_request',
    });
    await storage.delete(name);
  });

  test('keeps a part of a buffer as that part', async () => {
    const storage = create();
    const name = newName('.webp');
    await storage.put(name, Buffer.from('before, middle, after').subarray(8, 14));
    expect(String(await storage.get(name))).toBe('middle');
    await storage.delete(name);
  });

  test('the last put counts', async () => {
    const storage = create();
    const name = newName('');
    await storage.put(name, Buffer.from('long content'));
    await storage.put(name, Buffer.from('short'));
    expect(String(await storage.get(name))).toBe('short');
    await storage.delete(name);
  });

  test('an unknown name is null; deleting it does nothing', async () => {
    const storage = create();
    const name = newName('');
    expect(await storage.get(name)).toBeNull();
    await storage.delete(name);
    await storage.put(name, Buffer.from('x'));
    await storage.delete(name);
    expect(await storage.get(name)).toBeNull();
  });

  test('lists what is there, with the time of its last put', async () => {
    const storage = create();
    const [name, gone] = [newName('.webp'), newName('.webp')];
    const from = Date.now() - 60_000;
    for (const one of [name, gone]) await storage.put(one, Buffer.from('x'));
    await storage.delete(gone);
    const found = new Map<string, number>();
    for await (const file of storage.list()) found.set(file.name, file.modifiedAt.getTime());
    expect(found.has(gone)).toBe(false);
    expect(found.get(name)).toBeGreaterThan(from);
    await storage.delete(name);
  });

  test('many at once do not disturb each other', async () => {
    const storage = create();
    const names = Array.from({ length: 30 }, (__, i) => newName(`.${i}`));
    await Promise.all(names.map(async (name) => storage.put(name, Buffer.from(name))));
    const kept = await Promise.all(names.map(async (name) => storage.get(name)));
    expect(kept.map(String)).toEqual(names);
    await Promise.all(names.map(async (name) => storage.delete(name)));
  });

  test('the longest and strangest safe names are kept apart', async () => {
    const storage = create();
    const start = randomUUID();
    const names = [start.padEnd(121, 'x'), `${start}.`, `${start}-_.-`, `${start}_`];
    for (const name of names) await storage.put(name, Buffer.from(name));
    for (const name of names) expect(String(await storage.get(name))).toBe(name);
    for (const name of names) await storage.delete(name);
  });

  test.each(['../x', 'a/b', 'a\\b', '.hidden', '', 'a..b', 'A', 'x'.repeat(200), 'a\0b', '/etc/passwd'])(
    'the name %j is refused',
    async (name) => {
      const storage = create();
      await expect(async () => storage.put(name, Buffer.from('x'))).rejects.toThrow('unsafe file name');
      await expect(async () => storage.get(name)).rejects.toThrow('unsafe file name');
      await expect(async () => storage.getPart(name, 0, 1)).rejects.toThrow('unsafe file name');
      await expect(async () => storage.delete(name)).rejects.toThrow('unsafe file name');
    },
  );
});

test('disk: a failed put leaves no file behind, not even a part', async () => {
  const directory = newDirectory();
  const storage = createDiskStorage(directory);
  await storage.put('ab1', Buffer.from('x'));
  await writeFile(path.join(directory, 'cd'), 'a file where a folder should be');
  await expect(storage.put('cd1', Buffer.from('x'))).rejects.toThrow('EEXIST');
  expect(await readdir(path.join(directory, 'ab'))).toEqual(['ab1']);
});

test('on disk, entries of others in the folder are not listed', async () => {
  const directory = newDirectory();
  const storage = createDiskStorage(directory);
  await storage.put('picture.webp', Buffer.from('ours'));
  await writeFile(path.join(directory, '.DS_Store'), 'theirs');
  await mkdir(path.join(directory, 'lost+found'));
  await writeFile(path.join(directory, 'lost+found', 'block'), 'theirs');
  const names: string[] = [];
  for await (const { name } of storage.list()) names.push(name);
  expect(names).toEqual(['picture.webp']);
});
