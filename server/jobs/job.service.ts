import { eq, sql } from 'drizzle-orm';
import { fromDrizzle, type Job, PgBoss, type SendOptions } from 'pg-boss';
import { type JobName, jobNames } from '#shared/job.ts';
import type { Database, DatabaseHandle } from '../db/client.ts';
import { jobProgress } from '../db/schema/job.ts';
import type { Logger } from '../logger.ts';
import { type JobHandlers, jobTable, longestRetryDelay, type Payload } from './job.table.ts';

export type { JobHandlers, Payload, Run } from './job.table.ts';

export type JobService = ReturnType<typeof createJobService>;

/** How patient the service is, in milliseconds and seconds; tests have less time. */
export type JobPatience = {
  /** Between two looks at what is due. */
  lookMs: number;
  /** Between two looks for jobs whose process has died, and for due schedules. */
  superviseSeconds: number;
  /** Without a sign of life for so long, a running job counts as abandoned. */
  heartbeatSeconds: number;
  /** How long a stop waits for what is running. */
  stopMs: number;
};

const usualPatience: JobPatience = {
  lookMs: 20_000,
  superviseSeconds: 60,
  heartbeatSeconds: 60,
  stopMs: 10_000,
};

/** The schema of pg-boss's tables. */
export const jobSchema = 'jobs';
/** Effectively never: the workers are woken, they do not poll. */
const neverSeconds = 24 * 3600;
/** After something was queued it is looked for at once, and again should the transaction take its time, in milliseconds. */
const looksAfterQueued = [20, 500, 5000];
/** Days that finished and failed jobs can be looked at. */
const keptSeconds = 7 * 24 * 3600;

/** pg-boss in a transaction of ours. */
const inside = (tx: Database) => fromDrizzle(tx as never, sql);

type Dependencies = {
  database: DatabaseHandle;
  logger: Logger;
  /** Why something failed, in words without values. */
  wordsOf: (error: unknown) => string;
  patience?: Partial<JobPatience> | undefined;
  /** Called for each try that fails. */
  onFailure?: (name: JobName) => void;
};

/**
 * Background work, kept in the database: a job is queued in the transaction of its cause, done by one of the processes, tried
 * again when it fails, and survives all of them (decision 020).
 */
export function createJobService({ database, logger, wordsOf, patience: given, onFailure }: Dependencies) {
  const { db, run } = database;
  const patience = { ...usualPatience, ...given };
  const stopping = new AbortController();
  const workers = new Map<string, string>();
  const timers = new Set<NodeJS.Timeout>();
  let lastTrouble = '';

  const boss = new PgBoss({
    db: { executeSql: run },
    backend: database.engine,
    schema: jobSchema,
    superviseIntervalSeconds: patience.superviseSeconds,
    monitorIntervalSeconds: patience.superviseSeconds,
    cronMonitorIntervalSeconds: Math.min(45, patience.superviseSeconds),
    cronWorkerIntervalSeconds: Math.min(45, patience.superviseSeconds),
    // What is not used costs the embedded database nothing.
    flowIntervalSeconds: neverSeconds,
    bamIntervalSeconds: 600,
    queueCacheIntervalSeconds: 600,
    registerInstance: false,
    monitorVacuum: false,
    reindex: database.engine === 'postgres',
    openTelemetry: { enabled: false },
  });
  // While the database is away this comes again and again, and without a listener would end the process.
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

  /** Wakes the workers of what is due, and sets the alarm for what will be before the next look. */
  async function look(): Promise<void> {
    if (workers.size === 0 || stopping.signal.aborted) return;
    try {
      const { rows } = await run(
        `select name, extract(epoch from min(start_after) - now())::float8 * 1000 as ms
           from ${jobSchema}.job where state < 'active' group by name`,
      );
      lastTrouble = '';
      for (const { name, ms } of rows as { name: string; ms: number }[]) {
        const wake = () => {
          const worker = workers.get(name);
          if (worker) boss.notifyWorker(worker);
        };
        if (ms <= 0) wake();
        else if (ms < patience.lookMs) after(ms + 1, wake);
      }
    } catch (error) {
      reportFailure(error);
    }
  }

  function lookSoon(): void {
    if (workers.size > 0) for (const ms of looksAfterQueued) after(ms, () => void look());
  }

  function lookAgain(): void {
    after(patience.lookMs, () => void look().then(lookAgain));
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
    const id = await boss.work(name, { pollingIntervalSeconds: neverSeconds }, async ([job]) => {
      const fault = await attempt(name, handler, job!).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      // It does not poll, so it is to look at once for the next.
      boss.notifyWorker(workers.get(name)!);
      if (!fault) return;
      // Errors are stored and shown on a screen: no values of a query.
      if (stopping.signal.aborted) throw new Error('The program was stopped.');
      logger.warn({ err: fault.error, job: job!.id, name }, 'job failed');
      onFailure?.(name);
      throw new Error(wordsOf(fault.error));
    });
    workers.set(name, id);
  }

  async function attempt<N extends JobName>(
    name: N,
    handler: JobHandlers[N],
    job: Job<unknown>,
  ): Promise<void> {
    const payload = jobTable[name].payload.parse(job.data) as Payload<N>;
    await handler(payload, {
      signal: AbortSignal.any([stopping.signal, job.signal]),
      earlier: async () => {
        const [row] = await db.select().from(jobProgress).where(eq(jobProgress.jobId, job.id));
        return row ?? null;
      },
      note: async (tx, progress) => {
        const values = { ...progress, updatedAt: sql`now()` };
        await tx
          .insert(jobProgress)
          .values({ jobId: job.id, ...values })
          .onConflictDoUpdate({ target: jobProgress.jobId, set: values });
      },
    });
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
      await look();
    } catch (error) {
      reportFailure(error);
      after(patience.lookMs, () => void begin(catchUp));
    }
  }

  return {
    /** Makes the tables and queues, or finds them; from then on jobs can be queued. */
    async open(): Promise<void> {
      await boss.start();
      const known = new Set((await boss.getQueues()).map((queue) => queue.name));
      // One of a kind and key waits; another may be running meanwhile, which has perhaps not seen the newest change.
      for (const name of jobNames) if (!known.has(name)) await boss.createQueue(name, { policy: 'short' });
    },

    /**
     * Begins to work. A database that goes away ends nothing: what is due is done when it is back.
     * @param catchUp queues what should have been, and was not
     */
    async start(
      handlers: JobHandlers,
      catchUp: () => Promise<void> = () => Promise.resolve(),
    ): Promise<void> {
      for (const name of jobNames) await work(name, handlers[name]);
      lookAgain();
      await begin(catchUp);
    },

    /** Takes nothing up any more, and waits for what is running, but not long; that is tried again at the next start. */
    async stop(): Promise<void> {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      await boss.stop({ close: false, timeout: patience.stopMs }).catch(reportFailure);
    },

    /**
     * Queues a job in this transaction: with its rollback, there never was one. While the same waits already, for the same
     * moment, it does nothing.
     * @param at not before this moment
     */
    async enqueue<N extends JobName>(tx: Database, name: N, payload: Payload<N>, at?: Date): Promise<void> {
      await boss.send(name, payload, {
        ...optionsOf(name),
        ...(at ? { startAfter: at } : {}),
        singletonKey: JSON.stringify([payload, at]),
        db: inside(tx),
      });
      lookSoon();
    },

    /** Whether one of these kinds waits for its turn. */
    async isWaiting(names: readonly JobName[]): Promise<boolean> {
      const { rows } = await run(
        `select 1 from ${jobSchema}.job where name = any($1) and state < 'active' limit 1`,
        [names],
      );
      return rows.length > 0;
    },

    /** Tries a job that has failed once more. @returns whether it had */
    async retry(tx: Database, name: JobName, id: string): Promise<boolean> {
      const { affected } = (await boss.retry(name, id, { db: inside(tx) })) as { affected: number };
      lookSoon();
      return affected > 0;
    },
  };
}
