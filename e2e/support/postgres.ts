import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { test } from './process.ts';

const adminUrl = process.env['TEST_DATABASE_URL'];

/** A database for one test on the server in TEST_DATABASE_URL. */
export const onPostgres = test.extend<{ admin: pg.Client; databaseUrl: URL }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  admin: async ({}, run) => {
    test.skip(!adminUrl, 'needs a PostgreSQL server: TEST_DATABASE_URL names none');
    const admin = new pg.Client(adminUrl);
    await admin.connect();
    await run(admin);
    await admin.end();
  },
  databaseUrl: async ({ admin }, run) => {
    const url = new URL(adminUrl!);
    url.pathname = `baobab_process_${randomBytes(4).toString('hex')}`;
    await admin.query(`create database ${url.pathname.slice(1)}`);
    await run(url);
    await admin.query(`drop database ${url.pathname.slice(1)} with (force)`);
  },
});
