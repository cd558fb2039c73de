import { randomBytes } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import pg from 'pg';
import { makeScratch } from '#tests/scratch.ts';
import { openTestServer } from '#tests/server.ts';
import { test } from './process.ts';

/** A database for one test, on a server that the tests of a worker share. */
export const onPostgres = test.extend<{ admin: pg.Client; databaseUrl: URL }, { serverUrl: string }>({
  serverUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, run) => {
      const directory = await makeScratch('baobab-server-');
      // A pooler of another user passes to the socket.
      await chmod(directory, 0o711);
      const server = await openTestServer(directory);
      await run(server.url);
      await server.close();
      await rm(directory, { recursive: true });
    },
    { scope: 'worker' },
  ],
  admin: async ({ serverUrl }, run) => {
    const admin = new pg.Client(serverUrl);
    await admin.connect();
    await run(admin);
    await admin.end();
  },
  databaseUrl: async ({ admin, serverUrl }, run) => {
    const url = new URL(serverUrl);
    url.pathname = `baobab_process_${randomBytes(4).toString('hex')}`;
    await admin.query(`create database ${url.pathname.slice(1)}`);
    await run(url);
    await admin.query(`drop database ${url.pathname.slice(1)} with (force)`);
  },
});

/** Path of the socket of a database's server. */
export const socketOf = ({ port, searchParams }: URL): string =>
  `${searchParams.get('host')}/.s.PGSQL.${port || 5432}`;
