import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { mountSmallDisk } from '#tests/small-disk.ts';
import { createLogger } from '../logger.ts';
import { openDatabase } from './client.ts';
import { isDiskFull } from './disk-room.ts';
import { placeNewDatabase, templateFile } from './template.ts';

const silent = createLogger({ LOG_LEVEL: 'silent' });

async function newDirectory(): Promise<string> {
  const directory = path.join(inject('runDirectory'), randomUUID());
  await mkdir(directory, { recursive: true });
  return directory;
}

/** The number that PostgreSQL assigns to a database when it is created, and whether it has our tables. */
async function look(directory: string) {
  const { run, close } = await openDatabase({ DATA_DIR: directory, DATABASE_POOL: 1 }, silent);
  const { rows } =
    await run(`select system_identifier::text as id, to_regclass('public.products') is not null as migrated,
    to_regclass('jobs.job') is not null as queues from pg_control_system()`);
  await close();
  return rows[0]!;
}

describe.runIf(inject('template').engine === 'pglite')('the template of a new embedded database', () => {
  test('a first start takes the one of the build, with migrations and queues', async () => {
    const [first, second] = [await newDirectory(), await newDirectory()];
    const made = await look(first);
    expect(made).toMatchObject({ migrated: true, queues: true });
    expect((await look(second))['id']).toBe(made['id']);
    expect((await readdir(second)).toSorted()).toEqual(['db', 'db.migrations', 'lock.db']);
  }, 120_000);

  test.each([
    ['is missing', async () => {}],
    [
      'is damaged',
      async (file: string) => {
        const bytes = await readFile(await templateFile());
        await writeFile(file, bytes.subarray(0, bytes.length / 2));
      },
    ],
  ])(
    'one that %s is ignored, and the database starts all the same',
    async (_, make) => {
      const directory = await newDirectory();
      const file = path.join(directory, 'template.tar.gz');
      await make(file);
      await placeNewDatabase(path.join(directory, 'db'), silent, file);
      expect(existsSync(path.join(directory, 'db.unfinished'))).toBe(false);
      expect(await look(directory)).toMatchObject({ migrated: true, queues: false });
    },
    180_000,
  );

  test('a start that is killed while it copies leaves nothing that the next takes for a database', async () => {
    const directory = await newDirectory();
    const folder = path.join(directory, 'db');
    const script = `
      const { placeNewDatabase } = await import(${JSON.stringify(path.join(import.meta.dirname, 'template.ts'))});
      const { existsSync } = await import('node:fs');
      const unfinished = ${JSON.stringify(`${folder}.unfinished`)};
      const half = () => existsSync(unfinished + '/PG_VERSION') ? process.kill(process.pid, 'SIGKILL') : setImmediate(half);
      half();
      await placeNewDatabase(${JSON.stringify(folder)}, null);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    expect(await readdir(directory)).toEqual(['db.unfinished']);
    expect(await look(directory)).toMatchObject({ migrated: true, queues: true });
    expect(existsSync(`${folder}.unfinished`)).toBe(false);
  }, 120_000);

  test('a disk that fills up meanwhile ends it with that reason, and no database stands there', async ({
    skip,
  }) => {
    const directory = await newDirectory();
    const disk = mountSmallDisk(directory, 160) ?? skip('only root can mount a small disk');
    onTestFinished(() => disk.unmount());
    disk.fill(25 * 2 ** 20);
    const folder = path.join(directory, 'db');
    const fault = await placeNewDatabase(folder, silent).catch((error: unknown) => error);
    expect(isDiskFull(fault)).toBe(true);
    expect(existsSync(folder)).toBe(false);
    await disk.empty();
    expect(await look(directory)).toMatchObject({ migrated: true, queues: true });
  }, 120_000);

  test('a folder that holds something else is left as it is', async () => {
    const directory = await newDirectory();
    const folder = path.join(directory, 'db');
    await mkdir(folder);
    await writeFile(path.join(folder, 'notes.txt'), 'mine');
    await placeNewDatabase(folder, silent);
    expect(await readdir(folder)).toEqual(['notes.txt']);
  });
});
