import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { expect, inject, test } from 'vitest';
import { makeDatabaseFolder } from '#tests/embedded.ts';
import { watchDisk } from '#tests/power.ts';
import { createLogger } from '../logger.ts';
import { EmbeddedDatabase } from './embedded.ts';

const logger = createLogger({ LOG_LEVEL: 'silent' });
const template = inject('template');
const newFolder = () => path.join(inject('runDirectory'), randomUUID());

/** A random generator that returns the same numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const rowCount = 40;
const filling = 'x'.repeat(1500);

/** Transaction number n: adds a row to a table that only grows, and changes one of a few rows. */
const write = (client: EmbeddedDatabase, n: number) =>
  client.transaction(async (tx) => {
    await tx.query('insert into journal (n, text) values ($1, $2)', [n, filling]);
    await tx.query('update newest set n = $1, text = $2 where id = $3', [n, filling + n, n % rowCount]);
    await tx.query('insert into scratch_now (n) select generate_series(1, 200)');
    // Files that are created and deleted: such changes cannot be undone.
    if (n % 7 === 0) await tx.exec('truncate scratch_now');
    if (n % 11 === 0) await tx.exec('drop table scratch_now; create table scratch_now (n int)');
  });

/** Opens a database after a power cut and checks every index and table. @returns the number of transactions in it */
async function examine(folder: string): Promise<number> {
  const client = new PGlite({ dataDir: folder, extensions: { amcheck } });
  await client.waitReady;
  try {
    await client.exec('create extension amcheck');
    await client.exec(`
      with indexes as materialized (
        select c.oid from pg_class c join pg_am a on a.oid = c.relam
        where amname = 'btree' and relkind = 'i')
      select bt_index_check(oid, true) from indexes`);
    const { rows: faults } = await client.query(`
      select relname, fault.* from pg_class c, verify_heapam(c.oid) fault where relkind = 'r'`);
    expect(faults).toEqual([]);
    const { rows: journal } = await client.query<{ n: number }>('select n from journal order by n');
    const there = journal.length;
    expect(journal.map(({ n }) => n)).toEqual(Array.from({ length: there }, (_, i) => i + 1));
    const { rows: newest } = await client.query('select id, n, text from newest order by id');
    expect(newest).toEqual(
      Array.from({ length: rowCount }, (_, id) => {
        const n = Math.max(0, there - ((there - id + rowCount) % rowCount));
        return { id, n: n > 0 ? n : 0, text: n > 0 ? filling + n : '' };
      }),
    );
    await client.query('select count(*) from scratch_now');
    return there;
  } finally {
    await client.close();
  }
}

const newTables = `
  create table journal (n int primary key, text text);
  create table newest (id int primary key, n int, text text);
  create index on newest (n);
  create table scratch_now (n int);
  insert into newest select id, 0, '' from generate_series(0, ${rowCount - 1}) id`;

test.runIf(template.engine === 'pglite')(
  'a power cut takes only what was not yet synced, whatever has reached the disk of the rest',
  async () => {
    const random = createRandom(20_261_124);
    const folder = await makeDatabaseFolder();
    const disk = watchDisk(folder);
    // With so little buffer memory, pages are written at any time and not only by checkpoints.
    const settings = ['shared_buffers=1MB'];
    const client = new EmbeddedDatabase(folder, {
      logger,
      isDurable: false,
      syncing: disk.syncing,
      settings,
    });
    await client.waitReady;
    await client.exec(newTables);
    await client.exec('checkpoint');

    const cuts: { left: Map<string, Buffer>; atLeast: number; atMost: number }[] = [];
    let synced = 0;
    const total = 160;
    for (let n = 1; n <= total; n++) {
      await write(client, n);
      if (n % 60 === 0) {
        await client.exec('checkpoint');
        synced = n;
      }
      if (n % 100 === 0) {
        await client.files.syncLog();
        synced = n;
      }
      if (n % 40 !== 0) continue;
      const share = [1, 0, 0.5, 0.9][cuts.length]!;
      cuts.push({ left: disk.cut(() => random() < share), atLeast: synced, atMost: n });
    }
    await client.close();
    for (const { left, atLeast, atMost } of cuts) {
      const target = newFolder();
      await disk.restore(left, target);
      const there = await examine(target);
      expect(there).toBeGreaterThanOrEqual(atLeast);
      expect(there).toBeLessThanOrEqual(atMost);
    }
  },
  300_000,
);

test.runIf(template.engine === 'pglite')(
  'with DURABLE a power cut takes nothing that was acknowledged, and writes that wait together share a sync',
  async () => {
    const folder = await makeDatabaseFolder();
    const disk = watchDisk(folder);
    let syncs = 0;
    const soon = (file: string) => {
      syncs++;
      return disk.syncing.soon(file);
    };
    const client = new EmbeddedDatabase(folder, {
      logger,
      isDurable: true,
      syncing: { ...disk.syncing, soon },
    });
    await client.waitReady;
    await client.exec(newTables);
    for (let n = 1; n <= 5; n++) await write(client, n);
    syncs = 0;
    await Promise.all(Array.from({ length: 30 }, (_, i) => write(client, 6 + i)));
    expect(syncs).toBeLessThan(15);
    const left = disk.cut(() => false);
    await client.close();
    const target = newFolder();
    await disk.restore(left, target);
    expect(await examine(target)).toBe(35);
  },
  120_000,
);
