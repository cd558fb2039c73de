import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database, type DatabaseHandle } from '#server/platform/db/client.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createGate } from './gate.ts';

/** Databases that one test file has opened for itself. */
const opened: DatabaseHandle[] = [];
/** The database of this worker; test files use it one after the other. */
let shared: Promise<DatabaseHandle> | null = null;
/** The same, once it has been emptied for the current test file. */
let current: Promise<DatabaseHandle> | null = null;

/**
 * The database of this test file, empty at the first call. All files of a worker share one: emptying it is faster than a
 * new one. Tests that change its schema or close it open their own.
 */
export function testDatabase(): Promise<DatabaseHandle> {
  return (current ??= openEmpty());
}

async function openEmpty(): Promise<DatabaseHandle> {
  if (!shared) {
    shared = openShared();
    // The next file tries again.
    shared.catch(() => (shared = null));
    return shared;
  }
  const database = await shared;
  await emptyTables(database.db);
  // Gives the pages of deleted rows back: a table without pages is not emptied again before each test.
  await database.run('vacuum');
  return database;
}

async function openShared(): Promise<DatabaseHandle> {
  const handle = await openCopy();
  return {
    ...handle,
    close: () => {
      shared = null;
      return handle.close();
    },
  };
}

export type BreakableDatabase = {
  database: DatabaseHandle;
  /** Makes the database unreachable. */
  disconnect: () => Promise<void>;
  /** Makes the database reachable again. */
  reconnect: () => Promise<void>;
};

/** A copy of the template behind a connection that can be cut. */
export async function openBreakableDatabase(): Promise<BreakableDatabase> {
  const directory = path.join(inject('runDirectory'), randomBytes(4).toString('hex'));
  await mkdir(directory);
  const server = new URL(inject('server').url);
  const socket = `.s.PGSQL.${server.port}`;
  const gate = createGate(path.join(directory, socket), {
    path: path.join(server.searchParams.get('host')!, socket),
  });
  await gate.open();
  const database = await openCopy((url) => url.searchParams.set('host', directory));
  const close = () => gate.close().then(database.close);
  return { database: closeLater({ ...database, close }), disconnect: gate.close, reconnect: gate.open };
}

/** Closes the database at the end of the test file, unless the test has done so. */
function closeLater(handle: DatabaseHandle): DatabaseHandle {
  let closed: Promise<void> | null = null;
  const closable = { ...handle, close: () => (closed ??= handle.close()) };
  opened.push(closable);
  return closable;
}

const toEnd: (() => Promise<void>)[] = [];

/** Stops work on a database of this test file before it is closed. */
export const beforeClosing = (end: () => Promise<void>) => toEnd.push(end);

export async function closeTestDatabases(): Promise<void> {
  await Promise.all(toEnd.splice(0).map((end) => end()));
  await Promise.all(opened.splice(0).map((handle) => handle.close()));
  current = null;
}

/**
 * Empties every table, so that a test starts without data. Deleting a few rows is much faster than truncating. Tables
 * without a page were never written to and are skipped: querying each would take a quarter of a test's time.
 */
export async function emptyTables(db: Database): Promise<void> {
  await db.execute(sql`
    do $$ declare t text; begin
      -- Every table is emptied, so nothing needs to cascade.
      set local session_replication_role = replica;
      for t in
        select oid::regclass::text from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
      loop
        execute 'delete from ' || t;
      end loop;
      delete from jobs.job;
      set local session_replication_role = origin;
    end $$`);
}

/** Opens a new database that is a copy of the migrated template. */
async function openCopy(change: (url: URL) => void = () => {}): Promise<DatabaseHandle> {
  const url = await createDatabase(inject('server').template);
  change(url);
  const handle = connectDatabase(url.href, 5, createLogger({ LOG_LEVEL: 'silent' }));
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await runAsAdmin(`drop database if exists ${url.pathname.slice(1)} with (force)`);
    },
  };
}

/** Creates a database on the server of this run, empty or as a copy of another one. It goes with the server. */
export async function createDatabase(template = 'template0'): Promise<URL> {
  const url = new URL(inject('server').url);
  url.pathname = `test_${randomBytes(4).toString('hex')}`;
  await runAsAdmin(`create database ${url.pathname.slice(1)} template ${template}`);
  return url;
}

async function runAsAdmin(statement: string): Promise<void> {
  const client = new pg.Client(inject('server').url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
