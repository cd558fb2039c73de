import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { expect as patient } from '@playwright/test';
import { createGate } from '#tests/gate.ts';
import { onPostgres, socketOf } from './support/postgres.ts';
import { refusal, test } from './support/process.ts';
import { freePort } from './support/site.ts';

/** Long timeouts, since the test waits for starts of programs, possibly on a busy machine. */
const expect = patient.configure({ timeout: 120_000 });
test.describe.configure({ timeout: 240_000 });

onPostgres(
  'the start waits for an unreachable database, logs it once, and goes on once it is there',
  async ({ start, databaseUrl }) => {
    const port = await freePort();
    const gate = createGate(port, { path: socketOf(databaseUrl) });
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${port}`;
    url.search = '';
    const program = start({ DATABASE_URL: url.href });
    await expect.poll(() => program.output()).toContain('waits');

    // A server that closes every connection, like a database that is still starting.
    const attempts: Server = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
    for (let n = 0; n < 3; n++) await once(attempts, 'connection');
    expect(refusal(program)).toMatch(
      /^Baobab waits for the database: DATABASE_URL does not answer \(.*ECONNREFUSED.*\)\.$/,
    );
    attempts.close();
    await once(attempts, 'close');
    await gate.open();
    expect((await fetch(`${await program.ready}/readyz`)).status).toBe(200);
    await gate.close();
    // The process is running, but cannot do anything without its database.
    expect((await fetch(`${await program.ready}/healthz`)).status).toBe(200);
    expect((await fetch(`${await program.ready}/readyz`)).status).toBe(503);
    await program.stop();
  },
);

onPostgres('a database that does not exist is waited for by nobody', async ({ start, databaseUrl }) => {
  const url = new URL(databaseUrl);
  url.pathname = '/none_of_this_name';
  const program = start({ DATABASE_URL: url.href });
  expect(await program.ended).toBe(1);
  expect(refusal(program)).toMatch(
    /^Baobab cannot start: the database at DATABASE_URL cannot be used \(.*"none_of_this_name" does not exist\)\.$/,
  );
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

test('a first start says that its demo data is being prepared, and ends without leaving its server', async ({
  start,
  directory,
}) => {
  const port = String(await freePort());
  const program = start({ PORT: port, DEMO_DATA: 'true' });
  const read = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/products`, { headers: { 'accept-language': 'fr' } });
    return [answer.status, answer.headers.get('refresh'), await answer.text()];
  };
  await expect
    .poll(() => read().catch(() => []))
    .toEqual([503, '2', expect.stringContaining('en préparation')]);
  await program.stop();
  expect(existsSync(path.join(directory, 'postgres/postmaster.pid'))).toBe(false);
});
