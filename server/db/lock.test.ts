import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { DirectoryInUseError, lockDirectory } from './lock.ts';

const lockModule = path.join(import.meta.dirname, 'lock.ts');
const newDirectory = () => path.join(inject('runDirectory'), randomUUID());
const fileIn = (directory: string) => path.join(directory, 'baobab.lock');

/** Another process that takes the directory and keeps it until it is killed. */
async function holdInAnotherProcess(directory: string) {
  const script = `
    const { lockDirectory } = await import(${JSON.stringify(lockModule)});
    await lockDirectory(${JSON.stringify(directory)});
    console.log('held');
    setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    pid: child.pid!,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

test('a second process is refused with a message that names the first; its lock after a crash is taken over', async () => {
  const directory = newDirectory();
  const holder = await holdInAnotherProcess(directory);
  try {
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
    await expect(lockDirectory(directory)).rejects.toThrow(
      `The data directory ${directory} is in use by process ${holder.pid}. Stop that process, or choose another directory with DATA_DIR.`,
    );
  } finally {
    await holder.kill();
  }
  expect(await readFile(fileIn(directory), 'utf8')).toContain(String(holder.pid));
  const unlock = await lockDirectory(directory);
  expect(await readFile(fileIn(directory), 'utf8')).toContain(String(process.pid));
  await unlock();
});

test('is free again after unlocking, and makes its directory', async () => {
  const directory = newDirectory();
  const unlock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
  await unlock();
  await (
    await lockDirectory(directory)
  )();
});

test('a process id that belongs to another program by now does not hold the lock', async () => {
  const directory = newDirectory();
  await mkdir(directory);
  await writeFile(fileIn(directory), JSON.stringify({ pid: process.pid, started: '1' }));
  const unlock = await lockDirectory(directory);
  expect(await readFile(fileIn(directory), 'utf8')).not.toContain('"started":"1"');
  await unlock();
});

test.each(['', 'rubbish', '{"pid":"x"}', '{}'])(
  'a lock file that holds %s is taken over',
  async (content) => {
    const directory = newDirectory();
    await mkdir(directory);
    await writeFile(fileIn(directory), content);
    const unlock = await lockDirectory(directory);
    expect(JSON.parse(await readFile(fileIn(directory), 'utf8'))).toMatchObject({ pid: process.pid });
    await unlock();
  },
);
