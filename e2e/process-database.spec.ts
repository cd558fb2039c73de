import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { expect as patient } from '@playwright/test';
import pg from 'pg';
import { openUnmigrated } from '#server/platform/db/client.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createGate } from '#tests/gate.ts';
import { onPostgres, socketOf } from './support/postgres.ts';
import { refusal, test } from './support/process.ts';
import { freePort } from './support/site.ts';

/** Long timeouts, since the test waits for starts of programs, possibly on a busy machine. */
const expect = patient.configure({ timeout: 120_000 });
test.describe.configure({ timeout: 240_000 });

test('the start waits for an unreachable database and logs it once', async ({ start }) => {
  const port = await freePort();
  const program = start({ DATABASE_URL: `postgres://nobody:secret@127.0.0.1:${port}/none` });
  await expect.poll(() => program.output()).toContain('waits');

  // A server that closes every connection, like a database that is still starting.
  const attempts: Server = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
  for (let n = 0; n < 3; n++) await once(attempts, 'connection');
  await program.stop();
  attempts.close();
  expect(refusal(program)).toMatch(
    /^Baobab waits for the database: DATABASE_URL does not answer \(.*ECONNREFUSED.*\)\.$/,
  );
});

onPostgres('it starts as soon as the database is there', async ({ start, databaseUrl }) => {
  const port = await freePort();
  const gate = createGate(port, { path: socketOf(databaseUrl) });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  url.search = '';
  const program = start({ DATABASE_URL: url.href });
  await expect.poll(() => program.output()).toContain('waits');
  await gate.open();
  expect((await fetch(`${await program.ready}/readyz`)).status).toBe(200);
  await gate.close();
  // The process is running, but cannot do anything without its database.
  expect((await fetch(`${await program.ready}/healthz`)).status).toBe(200);
  expect((await fetch(`${await program.ready}/readyz`)).status).toBe(503);
  await program.stop();
});

onPostgres('a database that does not exist is waited for by nobody', async ({ start, databaseUrl }) => {
  const url = new URL(databaseUrl);
  url.pathname = '/none_of_this_name';
  const program = start({ DATABASE_URL: url.href });
  expect(await program.ended).toBe(1);
  expect(refusal(program)).toMatch(
    /^Baobab cannot start: the database at DATABASE_URL cannot be used \(.*"none_of_this_name" does not exist\)\.$/,
  );
});

onPostgres(
  'a backend that ends within a transaction costs that request only',
  async ({ start, databaseUrl, admin }) => {
    const rounds = 12; // More than the number of connections in the pool.
    const program = start({ DATABASE_URL: databaseUrl.href });
    const origin = await program.ready;
    const blocker = new pg.Client(databaseUrl.href);
    await blocker.connect();
    await expect.poll(() => program.output()).toContain('invite=');
    const invite = /invite=([\w-]+)/.exec(program.output())![1];
    const send = async () => {
      const body = JSON.stringify({ username: 'owner', password: 'correct horse', invite });
      const headers = { origin, 'content-type': 'application/json' };
      return (await fetch(`${origin}/api/register`, { method: 'POST', headers, body })).status;
    };
    for (let round = 0; round < rounds; round++) {
      await blocker.query('begin; lock table users in exclusive mode');
      const answer = send();
      const waiting = `select pid from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`;
      const database = databaseUrl.pathname.slice(1);
      await expect.poll(async () => (await admin.query(waiting, [database])).rowCount).toBe(1);
      await admin.query(`select pg_terminate_backend(pid) from (${waiting}) as backend`, [database]);
      expect(await answer).toBe(503);
      await blocker.query('rollback');
    }
    await blocker.end();
    expect(await send()).toBeLessThan(300);
    await program.stop();
  },
);

onPostgres('what one process changes another shows at once', async ({ start, databaseUrl }) => {
  const one = start({ DATABASE_URL: databaseUrl.href });
  const here = await one.ready;
  await expect.poll(one.output).toContain('invite=');

  /** Sends JSON to a process, like its own page would. */
  const send = (origin: string, method: string, url: string, body: object, cookie = '') =>
    fetch(origin + url, {
      method,
      headers: { origin, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const credentials = { username: 'owner', password: 'correct horse' };
  const invite = /invite=([\w-]+)/.exec(one.output())?.[1];
  expect((await send(here, 'POST', '/api/register', { ...credentials, invite })).status).toBe(201);
  // Started only now: a second process without any user would print a newer link, which would make the first one
  // invalid.
  const other = start({ DATABASE_URL: databaseUrl.href });
  const there = await other.ready;
  const signedIn = await send(here, 'POST', '/api/login', credentials);
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

  const list = async () => (await fetch(`${there}/products`)).text();
  expect(await list()).not.toContain('Solar lantern');
  const name = 'Solar lantern';
  const product = { name, priceUnit: 'USD', stockStatus: 'in_stock', isActive: true };
  expect((await send(here, 'POST', '/api/products', product, cookie)).status).toBeLessThan(300);
  // A cached page is renewed after a minute anyway; a faster change shows that the notification works.
  await patient(async () => patient(await list()).toContain(name)).toPass({ timeout: 10_000 });

  // A session that ends in one process has ended in the other.
  const whoIs = (origin: string) => fetch(`${origin}/api/user`, { headers: { cookie } });
  expect((await whoIs(there)).status).toBe(200);
  expect((await send(here, 'POST', '/api/logout', {}, cookie)).status).toBeLessThan(300);
  expect((await whoIs(there)).status).toBe(401);
  await Promise.all([one.stop(), other.stop()]);
});

test('npm start restarts a server that dies, until a signal to stop', async ({ start }) => {
  test.skip(process.platform !== 'linux', 'reads the process tree from /proc');
  const program = start({ PORT: String(await freePort()) }, 'scripts/start.mjs');
  const children = `/proc/${program.child.pid}/task/${program.child.pid}/children`;
  const origin = await program.ready;
  const first = Number(await readFile(children, 'utf8'));
  process.kill(first, 'SIGKILL');
  await expect
    .poll(() => program.output())
    .toContain('The server was ended by SIGKILL. It is started again in 1 s.');
  await expect.poll(() => program.output().match(/^Baobab is ready/gm)?.length).toBe(2);
  expect((await fetch(origin)).status).toBe(200);
  const second = Number(await readFile(children, 'utf8'));
  expect(second).not.toBe(first);
  expect(await program.stop()).toBe(0);
});

test('npm start does not start a server again that cannot start', async ({ start }) => {
  const program = start({ PORT: '70000' }, 'scripts/start.mjs');
  expect(await program.ended).toBe(1);
  expect(refusal(program)).toContain('Baobab cannot start: Configuration is wrong. PORT');
});

test('older code on a newer schema says so, and starts', async ({ start, directory }) => {
  const newer = start();
  await newer.ready;
  await newer.stop();
  expect(newer.output()).not.toContain('newer version');
  const database = await openUnmigrated(
    { DATA_DIR: directory, DATABASE_POOL: 1 },
    createLogger({ LOG_LEVEL: 'warn' }),
  );
  await database.run(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of later', ${Date.UTC(2999, 0)})`,
  );
  await database.close();
  const older = start();
  await older.ready;
  await expect.poll(() => older.output()).toContain('the database was migrated by a newer version of Baobab');
  await older.stop();
});

test('a first start says that its demo data is being prepared, and ends without leaving its server', async ({
  start,
  directory,
}) => {
  const port = String(await freePort());
  const settings = { PORT: port, DEMO_DATA: 'true' };
  const program = start(settings);
  const look = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/products`, { headers: { 'accept-language': 'fr' } });
    return [answer.status, answer.headers.get('refresh'), await answer.text()];
  };
  await expect
    .poll(() => look().catch(() => []))
    .toEqual([503, '2', expect.stringContaining('en préparation')]);
  await program.stop();
  expect(existsSync(path.join(directory, 'postgres/postmaster.pid'))).toBe(false);
  // An interrupted one is made from the beginning.
  expect((await fetch(`${await start(settings).ready}/products`)).status).toBe(200);
});
