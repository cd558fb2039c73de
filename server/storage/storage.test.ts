import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { createDiskStorage, type Storage } from './storage.ts';

const newDirectory = () => path.join(inject('runDirectory'), randomUUID());

/** What every adapter must do. */
const adapters: [string, () => Storage][] = [['disk', () => createDiskStorage(newDirectory())]];

describe.each(adapters)('storage: %s', (_, create) => {
  test('gives back what was put', async () => {
    const storage = create();
    const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251);
    await storage.put('abc-320.webp', bytes);
    expect(Buffer.from(bytes).equals((await storage.get('abc-320.webp'))!)).toBe(true);
  });

  test('the last put counts', async () => {
    const storage = create();
    await storage.put('a1', Buffer.from('long content'));
    await storage.put('a1', Buffer.from('short'));
    expect(String(await storage.get('a1'))).toBe('short');
  });

  test('an unknown name is null; deleting it does nothing', async () => {
    const storage = create();
    expect(await storage.get('none')).toBeNull();
    await storage.delete('none');
    await storage.put('a1', Buffer.from('x'));
    await storage.delete('a1');
    expect(await storage.get('a1')).toBeNull();
  });

  test.each(['../x', 'a/b', 'a\\b', '.hidden', '', 'a..b', 'A', 'x'.repeat(200), 'a\0b', '/etc/passwd'])(
    'the name %j is refused',
    async (name) => {
      const storage = create();
      await expect(async () => storage.put(name, Buffer.from('x'))).rejects.toThrow('unsafe file name');
      await expect(async () => storage.get(name)).rejects.toThrow('unsafe file name');
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
