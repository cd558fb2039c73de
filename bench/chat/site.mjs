// A database of its own, and processes of the program on it that are restarted whenever they end.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { openEmbeddedServer } from '#server/platform/db/embedded-server.ts';
import { hashToken, newToken } from '#server/platform/db/token.ts';
import { createLogger } from '#server/platform/logger.ts';
import { makeFolder, spawnChild } from '../lib/children.mjs';
import { nodeBinary, root, serverArguments, serverEnvironment } from '../../scripts/prepare.mjs';

/** Starts a server of its own with an empty database. */
export async function createDatabase() {
  const folder = makeFolder('bench-server');
  const server = await openEmbeddedServer(folder, createLogger({ LOG_LEVEL: 'warn' }));
  const admin = new pg.Client(server.url);
  await admin.connect();
  const url = new URL(server.url);
  const name = 'baobab_bench';
  url.pathname = name;
  await admin.query(`create database ${name}`);
  return {
    url,
    /** Runs a statement in the new database. */
    query: async (text, values) => {
      const client = new pg.Client(url.href);
      await client.connect();
      try {
        return (await client.query(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    /** Ends every connection to the database, like an operator or a restart does. */
    terminate: () =>
      admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
    close: async () => {
      await admin.end();
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Where a database's server listens. */
export const socketOf = ({ port, searchParams }) => ({
  path: `${searchParams.get('host')}/.s.PGSQL.${port}`,
});

/** The database's address through a link on a port. */
export const throughPort = ({ username, pathname }, port) =>
  `postgres://${username}@127.0.0.1:${port}${pathname}`;

/** Starts the program of a folder, and restarts it each time it ends, until it is stopped. */
export async function supervise({ port, databaseUrl, env = {}, tree = root }) {
  const directory = makeFolder('chat');
  const site = { port, base: `http://127.0.0.1:${port}`, isUp: false, starts: 0 };
  let child;
  let isEnding = false;
  let ended;

  function start() {
    site.starts++;
    child = spawnChild(nodeBinary(), serverArguments, {
      cwd: tree,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...serverEnvironment,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        DATA_DIR: directory,
        DEMO_DATA: 'false',
        LOG_LEVEL: 'fatal',
        RATE_LIMIT: '0',
        PAGE_BUDGET_MS: '0',
        ...env,
      },
    });
    let output = '';
    let wasReady = false;
    const ready = new Promise((resolve, reject) => {
      const read = (chunk) => {
        output = (output + chunk).slice(-5000);
        if (wasReady || !/Baobab is ready/.test(output)) return;
        wasReady = true;
        site.isUp = true;
        resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) => reject(new Error(`a server ended with ${code}: ${output}`)));
    });
    ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        site.isUp = false;
        resolve();
        if (isEnding) return;
        // A killed process is restarted, even if it was not ready yet; a program that cannot start ends the bench.
        setTimeout(() => void start(), wasReady || signal ? 0 : 500);
      });
    });
    ready.catch(() => {});
    return ready;
  }

  await start();
  return Object.assign(site, {
    pid: () => child.pid,
    /** Ends the process by a signal; it is restarted. */
    kill: (signal = 'SIGKILL') => {
      site.isUp = false;
      child.kill(signal);
    },
    stop: async () => {
      isEnding = true;
      child.kill('SIGTERM');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  });
}

/** Makes signed-in staff members and returns their cookies. */
export async function createStaff(database, count) {
  const people = Array.from({ length: count }, (_, at) => ({ name: `bench-${at}`, token: newToken() }));
  await database.query(
    `with person as (
       insert into users (username, password, role, first_name)
       select name, 'no password signs in', 'admin', name from unnest($1::text[]) as name returning id, username)
     insert into user_sessions (user_id, token_hash, expires_at)
     select person.id, given.hash, now() + interval '1 day'
     from unnest($1::text[], $2::text[]) as given (name, hash) join person on person.username = given.name`,
    [people.map(({ name }) => name), people.map(({ token }) => hashToken(token))],
  );
  return people.map(({ token }) => `baobab_staff=${token}`);
}

/** Makes visitors with one conversation each, in the database, since opening them one by one would take minutes. */
export async function createVisitors(database, count) {
  const tokens = Array.from({ length: count }, newToken);
  const rows = await database.query(
    `with visitor as (
       insert into visitor_sessions (token_hash, visitor_email)
       select hash, 'visitor@buyer.example' from unnest($1::text[]) as hash returning id, token_hash),
     conversation as (
       insert into conversations (customer_name, customer_email, code, session_id)
       select 'Visitor', 'visitor@buyer.example', upper(md5(id::text)), id from visitor returning id, session_id)
     select conversation.id, token_hash from conversation join visitor on visitor.id = session_id`,
    [tokens.map(hashToken)],
  );
  const ids = new Map(rows.map((row) => [row.token_hash, row.id]));
  return tokens.map((token) => ({
    cookie: `baobab_visitor=${token}`,
    conversationId: ids.get(hashToken(token)),
  }));
}

/** Opens a conversation as a new visitor; returns its id, and the visitor's cookie. */
export async function openConversation(base, name) {
  const response = await fetch(`${base}/api/conversations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ customerName: name, customerEmail: 'visitor@buyer.example' }),
  });
  if (!response.ok) throw new Error(`a conversation could not be opened: ${response.status}`);
  const { conversation } = await response.json();
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('baobab_visitor='));
  return { id: conversation.id, cookie: cookie.split(';')[0] };
}
