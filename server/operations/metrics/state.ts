import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type JobName, jobNames } from '#shared/operations/job.ts';
import type { Config } from '../../platform/config.ts';
import type { DatabaseHandle } from '../../platform/db/client.ts';
import { createFolderSizes } from './folder-sizes.ts';

/** Milliseconds for which a reading is reused, however often it is requested. */
const keptMs = 5000;
/** Milliseconds within which the database and the backup state must answer. */
const patienceMs = 2000;

/** Times of the last successful backup and drill, and the backup's size in bytes; null if there was none yet. */
type BackupState = {
  lastSuccessAt: Date | null;
  lastDrillSuccessAt: Date | null;
  lastBytes: number | null;
};
/** Reads the state of backups; null if none are made. */
export type ReadBackupState = () => Promise<BackupState | null> | BackupState | null;

export type Outbox = { waiting: number; failed: number; oldestSeconds: number };
export type JobCounts = {
  name: JobName;
  waiting: number;
  running: number;
  failed: number;
  lateSeconds: number;
};

/** State that is read at a scrape; null for values that could not be read in time. */
export type State = {
  isReachable: boolean;
  answerSeconds: number | null;
  databaseBytes: number | null;
  outbox: Outbox | null;
  jobs: JobCounts[] | null;
  disk: { freeBytes: number; totalBytes: number } | null;
  folders: Record<string, number> | null;
  backups: BackupState | null;
};

const nothing: State = {
  isReachable: false,
  answerSeconds: null,
  databaseBytes: null,
  outbox: null,
  jobs: null,
  disk: null,
  folders: null,
  backups: null,
};

type Dependencies = {
  config: Pick<Config, 'DATA_DIR'>;
  database: DatabaseHandle;
  readBackupState: ReadBackupState;
  keepMs?: number | undefined;
};

const outboxQuery = `select count(*) filter (where status = 'queued')::int as waiting,
    count(*) filter (where status = 'failed')::int as failed,
    coalesce(extract(epoch from now() - min(created_at) filter (where status = 'queued')), 0)::float8 as "oldestSeconds"
  from outbox_mails where status in ('queued', 'failed')`;

/** Jobs that are scheduled for later are not late. */
const jobQuery = `select name, count(*) filter (where state in ('created', 'retry'))::int as waiting,
    count(*) filter (where state = 'active')::int as running,
    count(*) filter (where state in ('failed', 'cancelled'))::int as failed,
    greatest(0, coalesce(extract(epoch from now() - min(start_after)
      filter (where state in ('created', 'retry'))), 0))::float8 as "lateSeconds"
  from jobs.job where state <> 'completed' and name = any($1) group by name`;

const sizeQuery = `select pg_database_size(current_database())::float8 as bytes`;

/** The result of a promise, or null if it fails or takes too long. */
const inTime = <T>(promise: Promise<T>): Promise<T | null> =>
  Promise.race([promise.catch(() => null), sleep(patienceMs, null, { ref: false })]);

/**
 * Creates the function that reads the state outside of the process's own memory. It reads at most once in five
 * seconds, and sends no query while an earlier one still waits: frequent scrapes must not slow down anybody else.
 */
export function createStateReader({ config, database, readBackupState, keepMs = keptMs }: Dependencies) {
  const { run } = database;
  const readFolders = createFolderSizes(config.DATA_DIR);
  let reading: Promise<State> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function one<T>(query: string, values?: unknown[]): Promise<T> {
    return (await run(query, values)).rows[0] as T;
  }

  /** Queries the database step by step, over one connection of the pool. */
  async function ask(state: State): Promise<void> {
    const started = performance.now();
    await run('select 1');
    state.isReachable = true;
    state.answerSeconds = (performance.now() - started) / 1000;
    state.outbox = await one<Outbox>(outboxQuery);
    state.jobs = withIdleKinds((await run(jobQuery, [jobNames])).rows as JobCounts[]);
    state.databaseBytes = (await one<{ bytes: number }>(sizeQuery)).bytes;
  }

  async function read(): Promise<State> {
    const state = { ...nothing };
    // While an earlier reading still waits, the database counts as unavailable.
    asking ??= ask(state).finally(() => (asking = null));
    const [disk, backups] = await Promise.all([
      inTime(statfs(path.resolve(config.DATA_DIR))),
      inTime(Promise.resolve().then(readBackupState)),
      inTime(asking),
    ]);
    return {
      // A copy: an answer that comes too late must not change a part of the result.
      ...state,
      disk: disk && { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
      folders: readFolders(),
      backups,
    };
  }

  return function readState(): Promise<State> {
    if (!reading || performance.now() - readAt >= keepMs) {
      readAt = performance.now();
      reading = read();
    }
    return reading;
  };
}

/** Adds a row for each kind without jobs. */
function withIdleKinds(found: JobCounts[]): JobCounts[] {
  const idle = { waiting: 0, running: 0, failed: 0, lateSeconds: 0 };
  return jobNames.map((name) => found.find((row) => row.name === name) ?? { name, ...idle });
}
