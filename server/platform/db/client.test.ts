import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createDatabase } from '#tests/database.ts';
import { createLogger } from '../logger.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { type Database, isDatabaseAway, isReachable, openMigrated } from './client.ts';
import { migrateDatabase } from './migrate.ts';

const silent = createLogger({ LOG_LEVEL: 'silent' });
describe('PostgreSQL', () => {
  let url: URL;
  let admin: pg.Client;

  beforeAll(async () => {
    url = await createDatabase();
    admin = new pg.Client(inject('server').url);
    await admin.connect();
  });
  afterAll(() => admin.end());

  /** Process id of the PostgreSQL backend that answers. */
  const pidOf = async (on: Database) =>
    (await on.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select 1) as nothing`))[0]!.pid;

  /** Ends the server's side of a connection, as a restart of the server does. */
  const terminate = (pid: number) => admin.query('select pg_terminate_backend($1)', [pid]);

  test('a connection that breaks within a transaction fails that transaction and nothing else', async () => {
    const { db, close } = await openMigrated(url.href, 1, silent);
    const work = db.transaction(async (tx) => {
      await terminate(await pidOf(tx));
      await tx.execute(sql`select 1`);
    });
    const error = await work.catch((thrown: unknown) => thrown);
    expect(isDatabaseAway(error)).toBe(true);
    expect(await isReachable(db)).toBe(true);
    await close();
  });

  test('connections that break before a transaction begins do not use up the pool', async () => {
    const { db, close } = await openMigrated(url.href, 1, silent);
    for (let round = 0; round < 3; round++) {
      await terminate(await pidOf(db));
      const begun = await db.transaction((tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error);
      if (begun instanceof Error) expect(isDatabaseAway(begun)).toBe(true);
    }
    expect(await isReachable(db)).toBe(true);
    await close();
  });

  test('a statement that takes too long makes the answer 503, not 500', async () => {
    const slow = new URL(url);
    slow.searchParams.set('statement_timeout', '50');
    const { db, close } = await openMigrated(slow.href, 1, silent);
    const error = await db.execute(sql`select pg_sleep(30)`).catch((thrown: unknown) => thrown);
    expect(isDatabaseAway(error)).toBe(true);
    await close();
  });

  test('waiting for another process that migrates, and migrating, are under no statement timeout', async () => {
    const holder = new pg.Client(url.href);
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    const impatient = new URL(url);
    impatient.searchParams.set('statement_timeout', '100');
    const waiting = migrateDatabase(impatient.href, silent, async () => {});
    let ended: unknown = null;
    waiting.catch((error: unknown) => (ended = error));
    const isWaiting = async () => {
      const { rows } = await admin.query(
        `select 1 from pg_stat_activity where datname = $1 and wait_event = 'advisory'
           and clock_timestamp() - query_start > interval '300 milliseconds'`,
        [url.pathname.slice(1)],
      );
      return rows.length > 0;
    };
    while (!ended && !(await isWaiting()));
    await holder.end();
    await expect(waiting).resolves.toBeUndefined();
  });

  test('a schema that a newer version has migrated is a warning, not an error', async () => {
    const { href } = await createDatabase(inject('server').template);
    const { run, close } = await openMigrated(href, 1, silent);
    await run(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of later', ${Date.UTC(2999, 0)})`,
    );
    await close();
    const logger = createLogger({ LOG_LEVEL: 'silent' });
    const warn = vi.spyOn(logger, 'warn');
    const older = await openMigrated(href, 1, logger);
    expect(warn).toHaveBeenCalledWith({ unknownMigrations: 1 }, expect.stringContaining('newer version'));
    expect(await isReachable(older.db)).toBe(true);
    await older.close();
  });
});
