// `npm run bench:database`: checks that the embedded server stays small, starts fast and loses nothing.
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { clusterFolder } from '#server/platform/db/embedded-cluster.ts';
import { openEmbeddedServer } from '#server/platform/db/embedded-server.ts';
import { createLogger } from '#server/platform/logger.ts';
import { nodeBinary } from '../scripts/prepare.mjs';
import { makeFolder, spawnChild } from './lib/children.mjs';
import { printTable, round, verdict } from './lib/figures.mjs';
import { describeMachine, killDatabase } from './lib/server.mjs';

const help = `Price changes, chat messages, new visitors, read marks and the stock of 200 products at once, by four writers; then
everything is killed and started again. After that the program, its server or both are killed while rows are written.

  npm run bench:database [-- --updates 1000000 --kills 100]`;

const { values: options } = parseArgs({
  options: {
    updates: { type: 'string', default: '1000000' },
    kills: { type: 'string', default: '100' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(help);
  process.exit(0);
}
const directory = makeFolder('bench-database');

console.log(describeMachine());
const load = await measureLoad();
const kills = await measureKills();
const { table, ratio } = load.loosest;
const rows = [
  ['updates a second', round(load.perSecond)],
  ['write-ahead log at most, MB', round(load.mostLogMb), load.mostLogMb, 300],
  [`the loosest table (${table}) to its rows packed anew`, round(ratio, 2), ratio, 2.5],
  ['start after SIGKILL of everything, s', round(load.startSeconds, 2), load.startSeconds, 3],
  [`${options.kills} kills: of ${kills.acknowledged} acknowledged rows lost`, kills.lost, kills.lost, 0],
];
printTable(
  `${options.updates} updates on the embedded server, with autovacuum alone`,
  rows.map(([what, figure, value, limit]) => ({ what, figure, limit, '': verdict(value, limit) })),
);
const isOver = rows.some(([, , value, limit]) => value > limit);
// Under bench:smoke, other work runs at the same time: the figures are no measurement.
process.exitCode = kills.lost > 0 || (isOver && !process.env.BENCH_SMOKE) ? 1 : 0;

function startWorker(...args) {
  return spawnChild(nodeBinary(), [path.join(import.meta.dirname, 'database/worker.mjs'), ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, DATA_DIR: directory, NODE_ENV: 'production' },
  });
}

/** Waits until a worker has reported enough. */
async function until(child, isEnough) {
  for (; !isEnough(); await sleep(20))
    if (child.exitCode !== null) throw new Error(`the worker ended with ${child.exitCode}`);
}

/** Opens the server, and runs `work` with a connection. */
async function onServer(work) {
  const server = await openEmbeddedServer(directory, createLogger({ LOG_LEVEL: 'silent' }));
  const client = new pg.Client(server.url);
  await client.connect();
  const result = await work(async (text, values) => (await client.query(text, values)).rows);
  await client.end();
  await server.close();
  return result;
}

async function measureLoad() {
  const child = startWorker('load');
  let [done, started, mostLogMb] = [0, 0, 0];
  child.on('message', (count) => {
    started ||= performance.now();
    mostLogMb = Math.max(mostLogMb, logMb());
    done = Number(count);
  });
  await until(child, () => done >= Number(options.updates));
  const perSecond = (done * 1000) / (performance.now() - started);
  child.kill('SIGKILL');
  killDatabase(directory);
  await once(child, 'exit');
  const killed = performance.now();
  return onServer(async (query) => {
    const startSeconds = (performance.now() - killed) / 1000;
    return { perSecond, mostLogMb, startSeconds, loosest: await findLoosest(query) };
  });
}

/** Size of the write-ahead log's files. */
function logMb() {
  const folder = path.join(clusterFolder(directory), 'pg_wal');
  let bytes = 0;
  for (const file of readdirSync(folder).map((name) => path.join(folder, name)))
    bytes += statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return bytes / 2 ** 20;
}

/** The table of a megabyte or more that is largest, without indexes, compared with its size when packed anew. */
async function findLoosest(query) {
  const read = () =>
    query(
      `select relid::regclass::text as name, pg_table_size(relid)::float8 / 1e6 as mb from pg_stat_user_tables`,
    );
  const before = (await read()).filter(({ mb }) => mb >= 1);
  for (const { name } of before) await query(`vacuum full ${name}`);
  const after = new Map((await read()).map(({ name, mb }) => [name, mb]));
  const all = before.map(({ name, mb }) => ({
    table: `${name}, ${round(mb)} MB`,
    ratio: mb / after.get(name),
  }));
  return all.toSorted((a, b) => b.ratio - a.ratio)[0] ?? { table: 'none', ratio: Number.NaN };
}

/** Kills the program, its server and both in turn; then looks for the rows that were acknowledged. */
async function measureKills() {
  const acknowledged = [];
  await onServer((query) => query('create table written (row text primary key)'));
  for (let n = 0; n < Number(options.kills); n++) {
    const child = startWorker('rows', String(n));
    let left = 20 + Math.random() * 50;
    child.on('message', (row) => {
      acknowledged.push(row);
      left--;
    });
    await until(child, () => left <= 0);
    if (n % 3 === 1) {
      killDatabase(directory);
      // The program starts it again.
      left = 20;
    }
    await until(child, () => left <= 0);
    child.kill('SIGKILL');
    if (n % 3 === 2) killDatabase(directory);
    await once(child, 'exit');
  }
  const stored = await onServer((query) => query('select row from written'));
  const names = new Set(stored.map(({ row }) => row));
  return { acknowledged: acknowledged.length, lost: acknowledged.filter((row) => !names.has(row)).length };
}
