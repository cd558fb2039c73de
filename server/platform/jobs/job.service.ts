import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, PgBoss, type SendOptions } from 'pg-boss';
import { type JobName, jobNames } from '#shared/operations/job.ts';
import type { Database, DatabaseHandle } from '../db/client.ts';
import type { Logger } from '../logger.ts';
import { type JobHandlers, jobTable, longestRetryDelay, type Payload } from './job.table.ts';

export type { JobHandlers, Payload } from './job.table.ts';

export type JobService = ReturnType<typeof createJobService>;

/** Intervals and time limits of the service; tests use shorter ones. */
export type JobPatience = {
  /** Milliseconds between two checks for due jobs. */
  checkMs: number;
  /** Seconds between two checks for jobs whose process has died, and for due schedules. */
  superviseSeconds: number;
  /** Seconds without a heartbeat after which a running job counts as abandoned. */
  heartbeatSeconds: number;
  /** Milliseconds for which stopping waits for running jobs. */
  stopMs: number;
};

const usualPatience: JobPatience = {
  checkMs: 20_000,
  superviseSeconds: 60,
  heartbeatSeconds: 60,
  stopMs: 10_000,
};

/** The schema of pg-boss's tables. */
export const jobSchema = 'jobs';
/** Effectively never: the workers do not poll, they are notified. */
const neverSeconds = 24 * 3600;
/**
 * Milliseconds after which due jobs are checked once something was queued; several, because its transaction may
 * commit later.
 */
const wakeDelays = [20, 500, 5000];
/** Seconds for which finished and failed jobs are kept. */
const keptSeconds = 7 * 24 * 3600;

/** pg-boss within one of our transactions. */
const inside = (tx: Database) => fromDrizzle(tx, sql);

type Dependencies = {
  database: DatabaseHandle;
  logger: Logger;
  /** Describes an error in words that contain no values. */
  wordsOf: (error: unknown) => string;
  patience?: Partial<JobPatience> | undefined;
  /** Called for each failed try. */
  onFailure?: (name: JobName) => void;
};

/**
 * Background work, stored in the database: a job is queued in the transaction of its cause, run by one of the
 * processes, retried when it fails, and survives restarts (decision 020).
 */
export function createJobService({ database, logger, wordsOf, patience: given, onFailure }: Dependencies) {
  const { run } = database;
  const patience = { ...usualPatience, ...given };
  const stopping = new AbortController();
  const workers = new Map<string, string[]>();
  const timers = new Set<NodeJS.Timeout>();
  let lastTrouble = '';

  const boss = new PgBoss({
    db: { executeSql: run },
    schema: jobSchema,
    superviseIntervalSeconds: patience.superviseSeconds,
    monitorIntervalSeconds: patience.superviseSeconds,
    cronMonitorIntervalSeconds: Math.min(45, patience.superviseSeconds),
    cronWorkerIntervalSeconds: Math.min(45, patience.superviseSeconds),
    // Switch off unused features, so that they do not load the database.
    flowIntervalSeconds: neverSeconds,
    bamIntervalSeconds: 600,
    queueCacheIntervalSeconds: 600,
    registerInstance: false,
    monitorVacuum: false,
    openTelemetry: { enabled: false },
  });
  // Repeats while the database is unavailable; without a listener it would end the process.
  boss.on('error', (error) => reportFailure(error));
  boss.on('warning', ({ message }) => logger.warn({ warning: message }, 'jobs'));

  function reportFailure(error: unknown): void {
    const trouble = wordsOf(error);
    if (trouble === lastTrouble) return;
    lastTrouble = trouble;
    logger.warn({ err: error }, 'background work is disturbed');
  }

  function after(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      then();
    }, ms).unref();
    timers.add(timer);
  }

  /** Notifies the workers of due jobs, and sets timers for jobs that become due before the next check. */
  async function wakeDue(): Promise<void> {
    if (workers.size === 0 || stopping.signal.aborted) return;
    try {
      const { rows } = await run(
        `select name, extract(epoch from min(start_after) - now())::float8 * 1000 as ms
           from ${jobSchema}.job where state < 'active' group by name`,
      );
      lastTrouble = '';
      for (const { name, ms } of rows as { name: string; ms: number }[]) {
        const wake = () => {
          for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
        };
        if (ms <= 0) wake();
        else if (ms < patience.checkMs) after(ms + 1, wake);
      }
    } catch (error) {
      reportFailure(error);
    }
  }

  function wakeSoon(): void {
    if (workers.size > 0) for (const ms of wakeDelays) after(ms, () => void wakeDue());
  }

  function wakeAgain(): void {
    after(patience.checkMs, () => void wakeDue().then(wakeAgain));
  }

  function optionsOf(name: JobName): SendOptions {
    const { retryLimit, retryDelay, expireInSeconds } = jobTable[name];
    return {
      retryLimit,
      retryDelay,
      retryBackoff: true,
      retryDelayMax: longestRetryDelay,
      expireInSeconds,
      heartbeatSeconds: patience.heartbeatSeconds,
      deleteAfterSeconds: keptSeconds,
    };
  }

  async function work<N extends JobName>(name: N, handler: JobHandlers[N]): Promise<void> {
    const ids: string[] = [];
    const runOne = async ([job]: Job<unknown>[]) => {
      const fault = await attempt(name, handler, job!).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      // The worker does not poll, so let it check for the next job at once.
      for (const id of ids) boss.notifyWorker(id);
      if (!fault) return;
      // Errors are stored and shown to super admins, so they must not contain values of a query.
      if (stopping.signal.aborted) throw new Error('The program was stopped.');
      logger.warn({ err: fault.error, job: job!.id, name }, 'job failed');
      onFailure?.(name);
      throw new Error(wordsOf(fault.error));
    };
    const { atOnce = 1 } = jobTable[name] as { atOnce?: number };
    while (ids.length < atOnce)
      ids.push(await boss.work(name, { pollingIntervalSeconds: neverSeconds }, runOne));
    workers.set(name, ids);
  }

  async function attempt<N extends JobName>(
    name: N,
    handler: JobHandlers[N],
    job: Job<unknown>,
  ): Promise<void> {
    const payload = jobTable[name].payload.parse(job.data) as Payload<N>;
    await handler(payload, AbortSignal.any([stopping.signal, job.signal]));
    logger.debug({ job: job.id, name }, 'job done');
  }

  async function plan(): Promise<void> {
    const known = await boss.getSchedules();
    for (const name of jobNames) {
      const { cron } = jobTable[name] as { cron?: string };
      if (cron) await boss.schedule(name, cron, {}, { ...optionsOf(name), missed: 'once' });
      else if (known.some((schedule) => schedule.name === name)) await boss.unschedule(name);
    }
  }

  async function begin(catchUp: () => Promise<void>): Promise<void> {
    try {
      await plan();
      await catchUp();
      await wakeDue();
    } catch (error) {
      reportFailure(error);
      after(patience.checkMs, () => void begin(catchUp));
    }
  }

  return {
    /** Creates the tables and queues unless they exist; after this, jobs can be queued. */
    async open(): Promise<void> {
      await boss.start();
      const known = new Set((await boss.getQueues()).map((queue) => queue.name));
      // Of each kind and key, only one job waits. Another may be running, which may not have seen the newest change.
      for (const name of jobNames) if (!known.has(name)) await boss.createQueue(name, { policy: 'short' });
    },

    /**
     * Starts the workers. If the database becomes unavailable, due jobs run when it is back.
     * @param catchUp queues jobs that are missing
     */
    async start(
      handlers: Partial<JobHandlers>,
      catchUp: () => Promise<void> = () => Promise.resolve(),
    ): Promise<void> {
      for (const name of jobNames) {
        const handler = handlers[name];
        if (handler) await work(name, handler as never);
      }
      wakeAgain();
      await begin(catchUp);
    },

    /**
     * Starts no further job and waits for a short time for running ones; unfinished ones are retried at the next start.
     */
    async stop(): Promise<void> {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      await boss.stop({ close: false, timeout: patience.stopMs }).catch(reportFailure);
    },

    /**
     * Queues a job in this transaction; a rollback removes it. Does nothing if the same job already waits for the
     * same moment.
     * @param at earliest time to run
     */
    async enqueue<N extends JobName>(tx: Database, name: N, payload: Payload<N>, at?: Date): Promise<void> {
      await boss.send(name, payload, {
        ...optionsOf(name),
        ...(at ? { startAfter: at } : {}),
        singletonKey: JSON.stringify([payload, at]),
        db: inside(tx),
      });
      wakeSoon();
    },

    /** Whether a job of one of these kinds waits or runs. */
    async isUnfinished(names: readonly JobName[]): Promise<boolean> {
      const { rows } = await run(
        `select 1 from ${jobSchema}.job where name = any($1) and state <= 'active' limit 1`,
        [names],
      );
      return rows.length > 0;
    },

    /** Queues a failed job again. @returns false if it has not failed */
    async retry(tx: Database, name: JobName, id: string): Promise<boolean> {
      const { affected } = (await boss.retry(name, id, { db: inside(tx) })) as { affected: number };
      wakeSoon();
      return affected > 0;
    },
  };
}
