import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { type Cluster, openCluster } from './embedded-cluster.ts';

export type EmbeddedServer = {
  /** Connection string of the database. */
  url: string;
  /** Whether no other process used the server when this one came. */
  isFirst: boolean;
  /** Leaves the server, and stops it if no other process uses it. */
  close: () => Promise<void>;
};

/** Milliseconds until the next try to reach a server that is starting or stopping. */
const pauseMs = 20;
/** Milliseconds until a server that does not listen is an error. */
const longestWaitMs = 30_000;
/** Milliseconds between two tries to start a server that has ended. */
const restartPauseMs = 2000;

/**
 * Opens the PostgreSQL server of a data directory: starts it, unless another process has done so. It keeps running if
 * this process is killed, and the next one finds it. If the server itself ends, it is started again.
 * @throws EmbeddedServerError with one line if it cannot run
 */
export async function openEmbeddedServer(
  dataDir: string,
  logger: Logger,
  settings?: Record<string, string>,
): Promise<EmbeddedServer> {
  const cluster = await openCluster(dataDir, settings);
  const first = await enter(cluster);
  let { client } = first;
  let isClosing = false;
  /** Starting the server again, while that is under way. */
  let comingBack = Promise.resolve();

  function watch(): void {
    client.once('end', () => {
      if (!isClosing) comingBack = comeBack();
    });
  }

  async function comeBack(): Promise<void> {
    logger.error('the database server has ended; it is started again');
    while (!isClosing) {
      try {
        ({ client } = await enter(cluster));
        watch();
        logger.warn('the database server runs again');
        return;
      } catch (error) {
        logger.error({ err: error }, 'the database server could not be started');
        await sleep(restartPauseMs);
      }
    }
  }

  watch();
  return {
    url: cluster.url,
    isFirst: first.isFirst,
    async close() {
      isClosing = true;
      // Otherwise a server that has just been started again would be left running.
      await comingBack;
      const isLast = await isAlone(client).catch(() => false);
      if (isLast) await cluster.stop();
      await client.end().catch(() => {});
    },
  };
}

/** Connects to the server, starting it if it does not run, and notes this process's presence. */
async function enter(cluster: Cluster): Promise<{ client: pg.Client; isFirst: boolean }> {
  const until = performance.now() + longestWaitMs;
  for (;;) {
    const client = new pg.Client({ connectionString: cluster.url });
    // A broken connection ends; without a listener it would also end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      const isFirst = await tryLock(client);
      await client.query('select pg_advisory_lock_shared($1)', [advisoryLocks.presence]);
      if (isFirst) await client.query('select pg_advisory_unlock($1)', [advisoryLocks.presence]);
      return { client, isFirst };
    } catch (error) {
      await client.end().catch(() => {});
      const { code = '' } = error as { code?: string };
      // Starting, or being stopped by the last process.
      if (!transient.has(code)) throw error;
      if (absent.has(code)) {
        if (performance.now() > until) throw error;
        await cluster.start();
      }
      await sleep(pauseMs);
    }
  }
}

const absent = new Set(['ENOENT', 'ECONNREFUSED']);
const transient = new Set([...absent, '57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE']);

const tryLock = async (client: pg.Client): Promise<boolean> =>
  (
    await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      advisoryLocks.presence,
    ])
  ).rows[0]!.locked;

/** Whether no other process uses the server; keeps new ones waiting then. */
async function isAlone(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [advisoryLocks.presence]);
  return tryLock(client);
}
