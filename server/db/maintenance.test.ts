import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { makeDatabaseFolder } from '#tests/embedded.ts';
import { mountSmallDisk } from '#tests/small-disk.ts';
import { createLogger } from '../logger.ts';
import { openDatabase } from './client.ts';
import { EmbeddedDatabase } from './embedded.ts';
import { startUpkeep } from './maintenance.ts';

const silent = createLogger({ LOG_LEVEL: 'silent' });
const newDirectory = () => path.join(inject('runDirectory'), randomUUID());
const noon = new Date('2026-11-24T12:00:00Z');
const minutes = 60_000;

/** A database, and an upkeep that runs only when the test calls it, with a clock that the test sets. */
async function open(directory = newDirectory()) {
  const folder = await mkdir(directory, { recursive: true }).then(() =>
    makeDatabaseFolder(path.join(directory, 'db')),
  );
  const client = new EmbeddedDatabase(folder, { logger: silent, isDurable: false });
  await client.waitReady;
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger(
    { LOG_LEVEL: 'info' },
    { write: (line) => lines.push(JSON.parse(line) as never) },
  );
  let time = noon;
  const upkeep = startUpkeep(client, directory, logger, { now: () => time, lookMs: 3_600_000 });
  onTestFinished(async () => {
    await upkeep.stop();
    await client.close();
  });
  const first = async <T>(query: string) => (await client.query<T>(query)).rows[0]!;
  return {
    client,
    upkeep,
    lines,
    first,
    setTime: (date: Date) => (time = date),
    /** Calls `look` in steps of ten seconds until nothing more is due. @returns what was done */
    lookOften: async () => {
      lines.length = 0;
      for (let done = -1; done < lines.length;) {
        done = lines.length;
        time = new Date(time.getTime() + 10_000);
        await upkeep.look();
      }
      return lines.map(({ what, table }) => [what, table].filter(Boolean).join(' '));
    },
    logBytes: async () =>
      (
        await first<{ bytes: number }>(
          'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::int as bytes from pg_control_checkpoint()',
        )
      ).bytes,
  };
}

describe.runIf(inject('template').engine === 'pglite')('upkeep of the embedded database', () => {
  test('dead rows are removed and figures refreshed soon by day, and of every changed table once by night', async () => {
    const { client, first, setTime, lookOften } = await open();
    await client.exec(`create table churned (id int primary key, n int);
      create table quiet (id int primary key, n int);
      insert into quiet select i, 0 from generate_series(1, 50) i;
      insert into churned select i, 0 from generate_series(1, 2000) i`);
    await lookOften();
    expect(await first(`select reltuples from pg_class where relname = 'churned'`)).toEqual({
      reltuples: 2000,
    });
    await client.exec('update churned set n = n + 1; update quiet set n = n + 1');
    expect(await lookOften()).toEqual(expect.arrayContaining(['vacuum churned', 'analyze churned']));
    const dead = (table: string) =>
      first(`select n_dead_tup::int as dead from pg_stat_all_tables where relname = '${table}'`);
    expect(await dead('churned')).toEqual({ dead: 0 });
    expect(await dead('quiet')).toEqual({ dead: 50 });
    expect(await lookOften()).toEqual([]);

    setTime(new Date('2026-11-25T02:30:00Z'));
    expect(await lookOften()).toContain('vacuum quiet');
    expect(await dead('quiet')).toEqual({ dead: 0 });
    await client.exec('update quiet set n = n + 1');
    expect(await lookOften()).not.toContain('vacuum quiet');
  }, 120_000);

  test('a table that takes long is left for the night, unless it would double', async () => {
    const { client, setTime, lookOften } = await open();
    // 50 MB or more: by its size alone it would take more than 400 ms.
    await client.exec(`create table large (id int primary key, n int, text text);
      insert into large select i, 0, repeat('x', 6000) from generate_series(1, 100) i;
      alter table large alter text set storage plain;
      insert into large select i, 0, repeat('x', 6000) from generate_series(101, 7000) i`);
    await client.exec('vacuum analyze large; ');
    await client.exec('update large set n = 1 where id < 2000');
    expect(await lookOften()).not.toContain('vacuum large');
    setTime(new Date('2026-11-25T03:00:00Z'));
    expect(await lookOften()).toContain('vacuum large');
  }, 120_000);

  test('a checkpoint is made at 32 MB of log, or after five minutes for less, and none for nothing', async () => {
    const { client, upkeep, setTime, logBytes, lines } = await open();
    await client.exec('create table filled (n int, text text)');
    const fill = (rows: number) =>
      client.exec(`insert into filled select i, repeat(md5(i::text), 30) from generate_series(1, ${rows}) i`);
    await fill(40_000);
    expect(await logBytes()).toBeGreaterThan(32 * 2 ** 20);
    await upkeep.look();
    expect(await logBytes()).toBeLessThan(2 ** 20);
    await fill(2000);
    const before = await logBytes();
    await upkeep.look();
    expect(await logBytes()).toBeGreaterThanOrEqual(before);
    setTime(new Date(noon.getTime() + 6 * minutes));
    await upkeep.look();
    expect(await logBytes()).toBeLessThan(2 ** 20);
    expect(lines.filter(({ what }) => what === 'checkpoint')).toHaveLength(2);
    for (let n = 2; n < 5; n++) {
      setTime(new Date(noon.getTime() + n * 6 * minutes));
      lines.length = 0;
      await upkeep.look();
    }
    expect(lines).toEqual([]);
  }, 120_000);

  test('a loop of queries lets other work of the process have its turn', async () => {
    const { client } = await open();
    await client.exec('create table looped (n int)');
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    onTestFinished(() => clearInterval(timer));
    let queries = 0;
    // Without yielding to the event loop this would never end.
    for (; turns < 5 && queries < 20_000; queries++) await client.query('insert into looped values (1)');
    expect(turns).toBe(5);
  }, 120_000);

  test('it waits for a transaction that is open, and nothing of that is lost', async () => {
    const { client, upkeep, first, setTime } = await open();
    await client.exec('create table held (n int)');
    setTime(new Date(noon.getTime() + 6 * minutes));
    let looked: Promise<unknown> = Promise.resolve();
    await client.transaction(async (tx) => {
      await tx.query('insert into held values (1)');
      looked = upkeep.look();
      await tx.query('insert into held values (2)');
    });
    await looked;
    expect(await first('select count(*)::int as n from held')).toEqual({ n: 2 });
  }, 120_000);

  test('on a full disk it skips tables and does not end the process', async ({ skip }) => {
    const directory = newDirectory();
    await mkdir(directory, { recursive: true });
    const disk = mountSmallDisk(directory, 220) ?? skip('only root can mount a small disk');
    onTestFinished(() => disk.unmount());
    const { client, lookOften } = await open(directory);
    await client.exec(
      `create table churned (n int); insert into churned select i from generate_series(1, 2000) i`,
    );
    await client.exec('update churned set n = n + 1');
    disk.fill(20 * 2 ** 20);
    expect(await lookOften()).toEqual([]);
    await disk.empty();
    expect(await lookOften()).toContain('vacuum churned');
  }, 120_000);

  test('killed at any moment of it, the next start finds all that was acknowledged', async () => {
    const directory = newDirectory();
    await mkdir(directory, { recursive: true });
    await makeDatabaseFolder(path.join(directory, 'db'));
    let acknowledged = 0;
    for (const after of [40, 90, 150]) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', busy(directory)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let kept = 0;
      for await (const line of child.stdout) {
        kept += String(line).match(/row/g)?.length ?? 0;
        if (kept >= after && child.exitCode === null) child.kill('SIGKILL');
      }
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      acknowledged += kept;
      const database = await openDatabase({ DATA_DIR: directory, DATABASE_POOL: 1 }, silent);
      const { rows } = (await database.db.execute(sql`select count(*)::int as n from kept`)) as never as {
        rows: { n: number }[];
      };
      expect(rows[0]!.n).toBeGreaterThanOrEqual(acknowledged);
      acknowledged = rows[0]!.n;
      await database.close();
    }
  }, 300_000);
});

/** Writes rows, printing a line for each one acknowledged, while checkpoints and vacuums run. */
const busy = (directory: string) => `
  const at = (file) => import(${JSON.stringify(import.meta.dirname)} + file);
  const { openDatabase } = await at('/client.ts');
  const { createLogger } = await at('/../logger.ts');
  const { writeSync } = await import('node:fs');
  const { run } = await openDatabase({ DATA_DIR: ${JSON.stringify(directory)} }, createLogger({ LOG_LEVEL: 'silent' }));
  await run('create table if not exists kept (n serial, text text); create table if not exists churned (n int)');
  await run('insert into churned select i from generate_series(1, 3000) i');
  const upkeep = async () => { for (;;) for (const s of ['checkpoint', 'update churned set n = n + 1', 'vacuum churned']) await run(s); };
  const rows = async () => { for (;;) { await run('insert into kept (text) values ($1)', ['x'.repeat(500)]); writeSync(1, 'row\\n'); } };
  await Promise.all([upkeep(), rows()]);`;
