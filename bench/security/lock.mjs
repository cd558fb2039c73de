// The lock of the data directory: of all processes that start at the same moment, and however they end, exactly one
// gets it.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnChild } from '../lib/children.mjs';
import { nodeBinary, root } from '../../scripts/prepare.mjs';
import { printTable } from '../lib/figures.mjs';

/** Starts a process like in another container on the same volume, as far as process ids are concerned; needs root. */
const newNamespace = ['unshare', '--pid', '--fork', '--kill-child'];

/** A process that tries to lock the directory, reports the result, and runs until it is killed. */
function taker(directory, wrapper = []) {
  const script = `
    const { lockDirectory } = await import(${JSON.stringify(path.join(root, 'server/db/lock.ts'))});
    await lockDirectory(${JSON.stringify(directory)}).then(() => console.log('got'), () => console.log('refused'));
    setInterval(() => {}, 60_000);`;
  const [command, ...args] = [...wrapper, nodeBinary(), '--input-type=module', '-e', script];
  const child = spawnChild(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const got = new Promise((resolve) =>
    child.stdout.once('data', (text) => resolve(`${text}`.startsWith('got'))),
  );
  const kill = () =>
    new Promise((resolve) => {
      child.once('close', resolve);
      child.kill('SIGKILL');
    });
  return { got, kill };
}

/**
 * Starts two processes at once and kills both, repeatedly: from the second round on, the previous holder was killed.
 */
async function race(rounds, directoryOf, wrapper) {
  const outcomes = { rounds, 'one got it': 0, both: 0, none: 0 };
  for (let round = 0; round < rounds; round++) {
    const directory = directoryOf(round);
    const both = [taker(directory), taker(directory, wrapper)];
    const winners = (await Promise.all(both.map(({ got }) => got))).filter(Boolean).length;
    outcomes[['none', 'one got it', 'both'][winners]]++;
    await Promise.all(both.map(({ kill }) => kill()));
  }
  return outcomes;
}

export async function measureLock(rounds) {
  const directory = await mkdtemp(path.join(tmpdir(), 'baobab-lock-'));
  const canUnshare = spawnSync(newNamespace[0], [...newNamespace.slice(1), 'true']).status === 0;
  try {
    const rows = [
      { 'two starts at once': 'a new folder', ...(await race(rounds, (n) => path.join(directory, `${n}`))) },
      { 'two starts at once': 'the holder before was killed', ...(await race(rounds, () => directory)) },
    ];
    if (canUnshare)
      rows.push({
        'two starts at once': 'one in another container',
        ...(await race(rounds, () => directory, newNamespace)),
      });
    printTable('The lock of the data directory', rows);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
