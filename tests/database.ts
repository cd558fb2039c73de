import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, type DatabaseHandle, openPglite, openPostgres } from '#server/db/client.ts';
import { createLogger } from '#server/logger.ts';
import { createGate } from './gate.ts';
import type { DatabaseTemplate } from './global-setup.ts';

/** Databases that one test file has opened for itself. */
const opened: DatabaseHandle[] = [];
/** The database of this worker; test files use it one after the other. */
let shared: Promise<DatabaseHandle> | null = null;
/** The same, once it has been emptied for the current test file. */
let current: Promise<DatabaseHandle> | null = null;

/**
 * The database of this test file, empty at the first call. All files of a worker share one: unpacking and starting a new one
 * takes a processor for more than a second. Tests that change its schema or close it open their own.
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
  const template = inject('template');
  const handle =
    template.engine === 'pglite' ? await clonePglite(template.file) : await clonePostgres(template);
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
  takeAway: () => Promise<void>;
  /** Makes the database reachable again; null if this needs a new process. */
  bringBack: (() => Promise<void>) | null;
};

/**
 * A copy of the template that can become unreachable: the embedded
 * engine is closed, or the connection to PostgreSQL is cut.
 */
export async function openBreakableDatabase(): Promise<BreakableDatabase> {
  const template = inject('template');
  if (template.engine === 'pglite') {
    const database = closeLater(await clonePglite(template.file));
    return { database, takeAway: database.close, bringBack: null };
  }
  const directory = path.join(inject('runDirectory'), randomBytes(4).toString('hex'));
  await mkdir(directory);
  const { hostname, port } = new URL(template.url);
  const gate = createGate(path.join(directory, '.s.PGSQL.5432'), {
    host: hostname,
    port: Number(port || 5432),
  });
  await gate.open();
  const database = await clonePostgres(template, (url) => {
    url.searchParams.set('host', directory);
    url.searchParams.set('port', '5432');
  });
  const close = () => gate.close().then(database.close);
  return { database: closeLater({ ...database, close }), takeAway: gate.close, bringBack: gate.open };
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

let archive: Promise<Blob> | null = null;

/** The unzipped template, cached for all files of a worker: unpacking takes longer than starting the database. */
const readArchive = (file: string): Promise<Blob> =>
  (archive ??= readFile(file)
    .then((packed) => promisify(gunzip)(packed))
    .then((tar) => new Blob([tar])));

/** Little page memory: the default 128 MB are cleared at every start, and a test uses only a few of them. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

async function clonePglite(file: string): Promise<DatabaseHandle> {
  return openPglite(
    new PGlite({ loadDataDir: await readArchive(file), startParams }),
    createLogger({ LOG_LEVEL: 'silent' }),
  );
}

async function clonePostgres(
  template: Extract<DatabaseTemplate, { engine: 'postgres' }>,
  change: (url: URL) => void = () => {},
): Promise<DatabaseHandle> {
  const name = `${template.prefix}_${randomBytes(4).toString('hex')}`;
  await runAsAdmin(template.url, `create database ${name} template ${template.template}`);
  const url = new URL(template.url);
  url.pathname = name;
  change(url);
  const handle = await openPostgres(url.href, 5, createLogger({ LOG_LEVEL: 'silent' }));
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await runAsAdmin(template.url, `drop database if exists ${name} with (force)`);
    },
  };
}

async function runAsAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
