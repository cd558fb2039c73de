import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type JobName, jobNames } from '#shared/operations/job.ts';
import type { Config } from '../../platform/config.ts';
import type { DatabaseHandle } from '../../platform/db/client.ts';
import type { createBackupHealth } from '../backup/backup-health.ts';

/** Milliseconds within which the database and the backup state must answer. */
const patienceMs = 2000;

type Outbox = { waiting: number; failed: number; oldestSeconds: number };
type JobCounts = {
  name: JobName;
  waiting: number;
  running: number;
  failed: number;
  lateSeconds: number;
};

/** State that is read at a scrape; null for what could not be read in time. */
export type State = Awaited<ReturnType<ReturnType<typeof createStateReader>>>;

type Dependencies = {
  config: Pick<Config, 'DATA_DIR'>;
  database: Pick<DatabaseHandle, 'run'>;
  readBackupState: ReturnType<typeof createBackupHealth>['figures'];
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

/** Creates the function that reads the state outside of the process's own memory. */
export function createStateReader({ config, database: { run }, readBackupState }: Dependencies) {
  /** Queries the database step by step, over one connection of the pool. */
  async function readDatabase() {
    const started = performance.now();
    await run('select 1');
    const answerSeconds = (performance.now() - started) / 1000;
    const [outbox] = (await run(outboxQuery)).rows as Outbox[];
    const jobs = withIdleKinds((await run(jobQuery, [jobNames])).rows as JobCounts[]);
    const [size] = (await run(sizeQuery)).rows as { bytes: number }[];
    return { answerSeconds, outbox: outbox!, jobs, bytes: size!.bytes };
  }

  return async function readState() {
    const [answered, disk, backups] = await Promise.all([
      inTime(readDatabase()),
      inTime(statfs(path.resolve(config.DATA_DIR))),
      inTime(readBackupState()),
    ]);
    return {
      database: answered,
      disk: disk && { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
      backups,
    };
  };
}

/** Adds a row for each kind without jobs. */
function withIdleKinds(found: JobCounts[]): JobCounts[] {
  const idle = { waiting: 0, running: 0, failed: 0, lateSeconds: 0 };
  return jobNames.map((name) => found.find((row) => row.name === name) ?? { name, ...idle });
}
