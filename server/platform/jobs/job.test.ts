import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { beforeClosing, emptyTables, openBreakableDatabase, testDatabase } from '#tests/database.ts';
import { type DatabaseHandle, openDatabase } from '../db/client.ts';
import { createLogger } from '../logger.ts';
import { createJobService } from './job.service.ts';

const logger = createLogger({ LOG_LEVEL: 'silent' });
const quick = { checkMs: 100, superviseSeconds: 1, stopMs: 1000 };
const patient = { timeout: 15_000 };

/** A job service of one process on a database. */
async function open(database: DatabaseHandle) {
  const wordsOf = (error: unknown) => (error as Error).message;
  const jobs = createJobService({ database, logger, wordsOf, patience: quick });
  await jobs.open();
  beforeClosing(() => jobs.stop());
  onTestFinished(() => jobs.stop());
  return jobs;
}

async function fresh() {
  const database = await testDatabase();
  await emptyTables(database.db);
  return database;
}

const statesOf = async ({ run }: DatabaseHandle, name: string) => {
  const { rows } = await run('select state::text from jobs.job where name = $1 order by created_on', [name]);
  return rows.map(({ state }) => state);
};

describe('a job', () => {
  test('queued in a transaction that is rolled back never was; committed, it is done', async () => {
    const database = await fresh();
    const jobs = await open(database);
    const done: string[] = [];
    await jobs.start({ picture: async ({ imageId }) => void done.push(imageId) });
    const [lost, kept] = [randomUUID(), randomUUID()];
    const refused = database.db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'picture', { imageId: lost });
      throw new Error('the cause was not to be');
    });
    await expect(refused).rejects.toThrow('not to be');
    await database.db.transaction((tx) => jobs.enqueue(tx, 'picture', { imageId: kept }));
    await expect.poll(() => done, patient).toEqual([kept]);
    await expect.poll(() => statesOf(database, 'picture'), patient).toEqual(['completed']);
  });

  test('that waits already is not queued again', async () => {
    const database = await fresh();
    const jobs = await open(database);
    const [a, b] = [randomUUID(), randomUUID()];
    for (const postId of [a, a, b]) await jobs.enqueue(database.db, 'publish', { postId });
    expect(await statesOf(database, 'publish')).toEqual(['created', 'created']);
  });

  test('that fails is tried again, as often as its kind allows', async () => {
    const database = await fresh();
    const jobs = await open(database);
    const tries: number[] = [];
    await jobs.start({
      publish: () => {
        tries.push(Date.now());
        return Promise.reject(new Error(`no luck ${tries.length}`));
      },
    });
    await jobs.enqueue(database.db, 'publish', { postId: randomUUID() });
    // The pauses between tries are longer than a test.
    const hurry = () => database.run(`update jobs.job set start_after = now() where state = 'retry'`);
    await vi.waitFor(async () => {
      await hurry();
      expect(await statesOf(database, 'publish')).toEqual(['failed']);
    }, patient);
    expect(tries).toHaveLength(11);
    const { rows } = await database.run(
      `select output->>'message' as error from jobs.job where name = 'publish'`,
    );
    expect(rows).toEqual([{ error: 'no luck 11' }]);
  });

  test('of many is done once, by either of two processes', async () => {
    const database = await fresh();
    const [one, other] = [await open(database), await open(database)];
    const done: [string, string][] = [];
    // Each worker waits until the other has got a job too.
    const worker = (name: string) => ({
      picture: async ({ imageId }: { imageId: string }) => {
        done.push([name, imageId]);
        await expect.poll(() => new Set(done.map(([by]) => by)).size, patient).toBe(2);
      },
    });
    const ids = Array.from({ length: 12 }, () => randomUUID());
    for (const imageId of ids) await one.enqueue(database.db, 'picture', { imageId });
    await Promise.all([one.start(worker('one')), other.start(worker('other'))]);
    await expect.poll(() => done, patient).toHaveLength(ids.length);
    expect(done.map(([, id]) => id).toSorted()).toEqual(ids.toSorted());
  });

  test('that a stop interrupts is tried again', async () => {
    const database = await fresh();
    const jobs = await open(database);
    let isRunning = false;
    await jobs.enqueue(database.db, 'reindex', { by: 'category', id: randomUUID() });
    await jobs.start({
      reindex: async (_, signal) => {
        isRunning = true;
        await once(signal, 'abort');
        signal.throwIfAborted();
      },
    });
    await expect.poll(() => isRunning, patient).toBe(true);
    await jobs.stop();
    expect(await statesOf(database, 'reindex')).toEqual(['retry']);
  });
});

test('what was due while no process ran is made up for, once', async () => {
  const database = await fresh();
  const done: string[] = [];
  const counting = {
    purge: async () => void done.push('purge'),
    sweep: async () => void done.push('sweep'),
  };
  const before = await open(database);
  await before.start(counting);
  await before.stop();
  expect(done).toEqual([]);
  await database.run(`update jobs.version set cron_on = now() - interval '3 days'`);
  await database.run(`update jobs.schedule set created_on = now() - interval '4 days'`);
  const after = await open(database);
  await after.start(counting);
  await expect.poll(() => done.toSorted(), patient).toEqual(['purge', 'sweep']);
});

test('a database that goes away ends nothing, and what waited is done when it is back', async () => {
  const { database, disconnect, reconnect } = await openBreakableDatabase();
  const jobs = await open(database);
  const done: string[] = [];
  await jobs.enqueue(database.db, 'publish', { postId: randomUUID() }, new Date(Date.now() + 500));
  await disconnect();
  await jobs.start({ publish: async () => void done.push('publish') });
  await expect(database.run('select 1')).rejects.toThrow();
  await reconnect();
  await expect.poll(() => done, patient).toEqual(['publish']);
});

test('survives the end of the process that was at it', async () => {
  const place = await ownPlace();
  const imageId = randomUUID();
  const victim = spawn(process.execPath, ['--input-type=module', '-e', victimOf(place, imageId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(victim.stdout, 'data');
  victim.kill('SIGKILL');
  await once(victim, 'exit');

  const database = await openDatabase({ ...place, DATABASE_POOL: 5 }, logger);
  onTestFinished(() => database.close());
  const jobs = await open(database);
  expect(await statesOf(database, 'picture')).toEqual(['active']);
  const done: string[] = [];
  await jobs.start({ picture: async (given) => void done.push(given.imageId) });
  // Simulates a heartbeat that has been missing for longer than allowed.
  await database.run(`update jobs.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`);
  await vi.waitFor(async () => {
    await database.run(`update jobs.job set start_after = now() where state = 'retry'`);
    expect(done).toEqual([imageId]);
  }, patient);
  await jobs.stop();
});

/** The location of a database that another process may open. */
async function ownPlace(): Promise<{ DATABASE_URL: string; DATA_DIR: string }> {
  return { DATABASE_URL: (await fresh()).url, DATA_DIR: inject('runDirectory') };
}

/** A script for a process that starts a job and never ends it. */
const victimOf = (place: object, imageId: string) => `
  const at = (file) => import(${JSON.stringify(path.join(import.meta.dirname, '..'))} + file);
  const { openDatabase } = await at('/db/client.ts');
  const { createLogger } = await at('/logger.ts');
  const { createJobService } = await at('/jobs/job.service.ts');
  const logger = createLogger({ LOG_LEVEL: 'silent' });
  const database = await openDatabase({ ...${JSON.stringify(place)}, DATABASE_POOL: 5 }, logger);
  const jobs = createJobService({ database, logger, wordsOf: String });
  await jobs.open();
  await jobs.enqueue(database.db, 'picture', { imageId: ${JSON.stringify(imageId)} });
  const picture = () => { console.log('at work'); return new Promise(() => {}); };
  await jobs.start({ picture });
  setInterval(() => {}, 1000);
`;
