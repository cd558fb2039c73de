import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { DirectoryInUseError, lockDirectory } from './lock.ts';

const lockModule = path.join(import.meta.dirname, 'lock.ts');
const newDirectory = () => path.join(inject('runDirectory'), randomUUID());

/** Starts another process that loads the lock and runs this script; `wrapper` is the command that starts it. */
function runApart(script: string, wrapper: string[] = []) {
  const module = `const { lockDirectory } = await import(${JSON.stringify(lockModule)});\n${script}`;
  const [command, ...args] = [
    ...wrapper,
    process.execPath,
    '--expose-gc',
    '--input-type=module',
    '-e',
    module,
  ];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  let complained = '';
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const ended = once(child, 'close').then(() => ({ said, complained }));
  return { child, ended };
}

/** Starts a process that locks the directory and holds it until it is killed. */
async function holdApart(directory: string, wrapper?: string[]) {
  const { child, ended } = runApart(
    `await lockDirectory(${JSON.stringify(directory)});
     await new Promise((resolve) => setImmediate(resolve));
     gc();
     await new Promise((resolve) => setImmediate(resolve));
     console.log('held');
     setInterval(() => {}, 60_000);`,
    wrapper,
  );
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(({ complained }) => expect(complained).toBe('')),
  ]);
  return {
    pid: child.pid!,
    kill: async () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

test('a second process is refused with a message that names the first, and free to go on when that is killed', async () => {
  const directory = newDirectory();
  const holder = await holdApart(directory);
  try {
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
    await expect(lockDirectory(directory)).rejects.toThrow(
      `The data directory ${directory} is in use by process ${holder.pid}. Stop that process, or choose another directory with DATA_DIR.`,
    );
  } finally {
    expect((await holder.kill()).complained, 'no warning').toBe('');
  }
  expect(await readdir(directory)).toEqual(['baobab.lock', 'lock.db']);
  const unlock = await lockDirectory(directory);
  expect(await readFile(path.join(directory, 'baobab.lock'), 'utf8')).toContain(`"pid":${process.pid},`);
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

test.each(['', 'rubbish', `{"pid":${process.pid},"started":"1"}`])(
  'what an earlier process has left behind (%s) is no lock',
  async (content) => {
    const directory = newDirectory();
    await mkdir(directory);
    await writeFile(path.join(directory, 'baobab.lock'), content);
    const unlock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
    await unlock();
  },
);

test('of four processes that take it again and again, one has it at a time', async () => {
  const directory = newDirectory();
  const inside = JSON.stringify(path.join(directory, 'inside'));
  const script = `
    const { open, rm } = await import('node:fs/promises');
    let taken = 0;
    for (let i = 0; i < 1000 || taken === 0; i++) {
      const unlock = await lockDirectory(${JSON.stringify(directory)}).catch((error) => {
        if (error.constructor.name !== 'DirectoryInUseError') throw error;
      });
      if (!unlock) continue;
      taken++;
      await (await open(${inside}, 'wx')).close();
      await rm(${inside});
      await unlock();
    }
    console.log(taken);`;
  const results = await Promise.all(Array.from({ length: 4 }, () => runApart(script).ended));
  for (const { said, complained } of results) {
    expect(complained).toBe('');
    expect(Number(said)).toBeGreaterThan(0);
  }
});

// Simulates another container with the same volume: the holder's process id is unknown there or belongs to
// another process.
const newNamespace = ['unshare', '--pid', '--fork', '--kill-child'];
const canUnshare = spawnSync(newNamespace[0]!, [...newNamespace.slice(1), 'true']).status === 0;

test.skipIf(!canUnshare)('a process in another namespace of process ids is refused too', async () => {
  const directory = newDirectory();
  const holder = await holdApart(directory);
  const other = await runApart(`await lockDirectory(${JSON.stringify(directory)});`, newNamespace).ended;
  expect(other.complained).toContain(`is in use by process ${holder.pid}`);
  await holder.kill();

  const apart = await holdApart(directory, newNamespace);
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
  await apart.kill();
});
