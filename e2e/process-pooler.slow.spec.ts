import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { onPostgres } from './support/postgres.ts';
import { refusal } from './support/process.ts';
import { freePort } from './support/site.ts';

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;

const test = onPostgres.extend<{ pooler: (mode: 'session' | 'transaction') => Promise<string> }>({
  pooler: async ({ databaseUrl }, run) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'baobab-pooler-'));
    // The pooler refuses to run as root, so another user must be able to read its configuration.
    chmodSync(folder, 0o755);
    const started: ChildProcess[] = [];
    await run(async (mode) => {
      const port = await freePort();
      const file = path.join(folder, `${mode}.ini`);
      const { searchParams, username } = databaseUrl;
      writeFileSync(
        file,
        `[databases]
* = host=${searchParams.get('host')} port=${databaseUrl.port || 5432} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
pool_mode = ${mode}
unix_socket_dir =
ignore_startup_parameters = statement_timeout
`,
      );
      const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
      const child = spawn('pgbouncer', ['-q', ...asUser, file], { stdio: 'ignore' });
      started.push(child);
      await expect
        .poll(async () => {
          const probe = createConnection(port, '127.0.0.1');
          const isUp = await Promise.race([
            once(probe, 'connect').then(() => true),
            once(probe, 'error').then(() => false),
          ]).catch(() => false);
          probe.destroy();
          return isUp;
        })
        .toBe(true);
      const url = new URL(databaseUrl);
      url.host = `127.0.0.1:${port}`;
      url.search = '';
      return url.href;
    });
    for (const child of started) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  },
});
test.describe.configure({ timeout: 120_000 });
test.skip(!isInstalled, 'needs the package pgbouncer');

test('a pooler in transaction mode is refused with one line', async ({ start, pooler }) => {
  const program = start({ DATABASE_URL: await pooler('transaction') });
  expect(await program.ended).toBe(1);
  expect(refusal(program)).toBe(
    'Baobab cannot start: the database at DATABASE_URL cannot be used (a pooler there shares connections between ' +
      'transactions, and Baobab needs connections of its own: name PostgreSQL itself, or a pooler in session mode).',
  );
});

test('a pooler in session mode is like PostgreSQL itself', async ({ start, pooler }) => {
  const program = start({ DATABASE_URL: await pooler('session') });
  expect((await fetch(`${await program.ready}/readyz`)).status).toBe(200);
  expect(await program.stop()).toBe(0);
});
