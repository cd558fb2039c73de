import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import { clusterFolder, openCluster } from './embedded-cluster.ts';
import { type EmbeddedServer, openEmbeddedServer } from './embedded-server.ts';

const logger = createLogger({ LOG_LEVEL: 'silent' });
const newDirectory = () => path.join(inject('runDirectory'), randomUUID());

/** A directory whose server has run and ended. Most tests take a copy, which is faster than a new one. */
const made = newDirectory();
beforeAll(async () => (await openEmbeddedServer(made, logger)).close());
async function copyDirectory(): Promise<string> {
  const directory = newDirectory();
  await cp(made, directory, { recursive: true });
  return directory;
}

/** Opens the server of a directory, and closes it at the end of the test. */
async function open(directory: string): Promise<EmbeddedServer> {
  const server = await openEmbeddedServer(directory, logger);
  onTestFinished(() => server.close());
  return server;
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Process id of the running server. */
async function pidIn(directory: string): Promise<number> {
  return Number(
    (await readFile(path.join(clusterFolder(directory), 'postmaster.pid'), 'utf8')).split('\n')[0],
  );
}

const isRunning = (directory: string) => existsSync(path.join(clusterFolder(directory), 'postmaster.pid'));

/** Starts another process that opens the server of a directory and runs this script with `url`. */
function openApart(directory: string, script: string) {
  const at = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));
  const program = `
    const { openEmbeddedServer } = await import(${at('embedded-server.ts')});
    const { createLogger } = await import(${at('../logger.ts')});
    const { default: pg } = await import('pg');
    const server = await openEmbeddedServer(${JSON.stringify(directory)}, createLogger({ LOG_LEVEL: 'silent' }));
    const { url } = server;
    ${script}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  // A process that is left after a failed test would keep Vitest from ending.
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, said: () => said, ended: once(child, 'close') };
}

/** Writes rows until it is killed, and prints the number of each that was acknowledged. */
const writing = `
  const client = new pg.Client(url);
  await client.connect();
  await client.query('create table if not exists written (n int)');
  for (let n = 1; ; n++) {
    await client.query('insert into written values ($1)', [n]);
    console.log(n);
  }`;

test('processes that start at once share one server, which the last of them stops', async () => {
  const directory = newDirectory();
  const processes = Array.from({ length: 4 }, () =>
    openApart(
      directory,
      `const client = new pg.Client(url);
       await client.connect();
       const { rows } = await client.query('select pg_postmaster_start_time()::text as at');
       console.log(rows[0].at);
       await client.end();
       process.stdin.once('data', () => server.close().then(() => process.exit()));`,
    ),
  );
  const server = await openEmbeddedServer(directory, logger);
  const [here] = await ask<{ at: string }>(server.url, 'select pg_postmaster_start_time()::text as at');
  await vi.waitFor(() => processes.forEach(({ said }) => expect(said().trim()).toBe(here!.at)), {
    timeout: 30_000,
  });
  for (const { child } of processes) child.stdin.write('leave');
  await Promise.all(processes.map(({ ended }) => ended));
  expect(isRunning(directory)).toBe(true);
  await server.close();
  expect(isRunning(directory)).toBe(false);
  expect((await readdir(directory)).toSorted()).toEqual(['postgres', 'postgres.lock']);
});

test.runIf(process.platform === 'linux')(
  'a process waits for the server that another one is starting',
  async () => {
    const directory = await copyDirectory();
    // What that process holds meanwhile.
    const starting = spawn('flock', [
      path.join(directory, 'postgres.lock'),
      'sh',
      '-c',
      'echo held; sleep 2',
    ]);
    await once(starting.stdout, 'data');
    const { url } = await open(directory);
    expect(starting.exitCode).toBe(0);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  },
);

test('only this user reaches it, over a socket, and writes reach the disk', async () => {
  const directory = newDirectory();
  const { url } = await open(directory);
  const [settings] = await ask(
    url,
    `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as commit, lower('ÉÑ') as lower`,
  );
  expect(settings).toEqual({ addresses: '', fsync: 'on', commit: 'on', lower: 'éñ' });
  const folder = clusterFolder(directory);
  expect((await stat(folder)).mode & 0o077).toBe(0);
  expect((await stat(path.join(folder, '.s.PGSQL.5432'))).mode & 0o077).toBe(0);
});

test('after SIGKILL of its process it runs on, and the next process finds it with all rows', async () => {
  const directory = await copyDirectory();
  const { child, said, ended } = openApart(directory, writing);
  await expect.poll(() => said(), { timeout: 20_000 }).toContain('20\n');
  child.kill('SIGKILL');
  await ended;
  const pid = await pidIn(directory);
  const server = await open(directory);
  expect([await pidIn(directory), server.isFirst]).toEqual([pid, true]);
  const [row] = await ask<{ most: number }>(server.url, 'select max(n) as most from written');
  expect(row!.most).toBeGreaterThanOrEqual(Number(said().trim().split('\n').at(-1)));
});

test('after SIGKILL of everything the next start takes what was left, whatever process has its id now', async () => {
  const directory = await copyDirectory();
  let acknowledged = 0;
  for (let round = 0; round < 2; round++) {
    const { child, said, ended } = openApart(directory, `await new pg.Client(url).connect(); ${writing}`);
    await expect.poll(() => said(), { timeout: 20_000 }).toContain('20\n');
    const pid = await pidIn(directory);
    child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await ended;
    acknowledged += Number(said().trim().split('\n').at(-1));
    const pidFile = path.join(clusterFolder(directory), 'postmaster.pid');
    await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(String(pid), String(process.pid)));
  }
  const { url } = await open(directory);
  const [row] = await ask<{ count: number }>(url, 'select count(*)::int as count from written');
  expect(row!.count).toBeGreaterThanOrEqual(acknowledged);
});

test('a second server on the same files cannot be started, even if the first one cannot be seen', async () => {
  const directory = await copyDirectory();
  const { url } = await open(directory);
  const pid = await pidIn(directory);
  // As from another container: its process id and socket say nothing.
  const pidFile = path.join(clusterFolder(directory), 'postmaster.pid');
  await rename(pidFile, `${pidFile}.away`);
  const cluster = await openCluster(directory);
  await cluster.start();
  expect(isRunning(directory)).toBe(false);
  await rename(`${pidFile}.away`, pidFile);
  expect(await pidIn(directory)).toBe(pid);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a server that ends is started again', async () => {
  const directory = await copyDirectory();
  const { url } = await open(directory);
  const pid = await pidIn(directory);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => ask(url, 'select 1 as one'), { timeout: 30_000 }).toEqual([{ one: 1 }]);
  expect(await pidIn(directory)).not.toBe(pid);
});

test('a process that leaves while the server is being started again leaves none running', async () => {
  const directory = await copyDirectory();
  for (const pause of [20, 300]) {
    const server = await openEmbeddedServer(directory, logger);
    process.kill(await pidIn(directory), 'SIGKILL');
    await sleep(pause);
    await server.close();
    // That nothing comes later cannot be awaited.
    await sleep(700);
    await expect(ask(server.url, 'select 1')).rejects.toThrow();
  }
});

test('a path that is too long for a socket gets it in a short private folder', async () => {
  const directory = path.join(newDirectory(), 'a'.repeat(90));
  await mkdir(directory, { recursive: true });
  const server = await openEmbeddedServer(directory, logger);
  const place = new URL(server.url).searchParams.get('host')!;
  expect(place.length).toBeLessThan(70);
  expect((await stat(place)).mode & 0o077).toBe(0);
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.close();
  expect(existsSync(place)).toBe(false);
  // Somebody else may have taken its name.
  await mkdir(place, { mode: 0o755 });
  await expect(openEmbeddedServer(directory, logger)).rejects.toThrow('belongs to somebody else');
  await rm(place, { recursive: true });
});

test('a copy of the folder is a database of its own, also one made by root', async () => {
  const [one, other] = [await open(await copyDirectory()), await open(await copyDirectory())];
  await ask(one.url, 'create table made as select 1 as one');
  await expect(ask(other.url, 'select one from made')).rejects.toThrow('does not exist');
});

test('a folder of another version is named, with the way out, and left as it is', async () => {
  const directory = await copyDirectory();
  const file = path.join(clusterFolder(directory), 'PG_VERSION');
  await writeFile(file, '17\n');
  await expect(openEmbeddedServer(directory, logger)).rejects.toThrow(
    /is of PostgreSQL 17, and this version needs 18: make a backup with the version that made it/,
  );
});

test('a fault in its settings or files ends the start with the words of PostgreSQL', async () => {
  const directory = await copyDirectory();
  await writeFile(path.join(clusterFolder(directory), 'global/pg_control'), 'damaged');
  await expect(openEmbeddedServer(directory, logger)).rejects.toThrow(/cannot be opened \(.*pg_control/);
});
