import pg from 'pg';
import { connectTimeoutMs } from './pool.ts';

/** The process id of the backend that serves a client. */
const backendOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;

/**
 * Refuses a pooler that shares a backend between connections from one transaction to the next, as PgBouncer does
 * in transaction mode: notifications and session locks would get lost without an error.
 * @throws Error with a message of one line
 */
export async function refusePooler(url: string): Promise<void> {
  const open = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
    // A broken connection fails its query; without a listener it would also end the process.
    client.on('error', () => {});
    opened.push(client);
    await client.connect();
    return client;
  };
  const opened: pg.Client[] = [];
  try {
    const [one, other] = [await open(), await open()];
    const before = await backendOf(one);
    // With such a pooler, this transaction takes over the backend, which is free now.
    await other.query('begin');
    const isShared = (await backendOf(other)) === before || (await backendOf(one)) !== before;
    if (isShared)
      throw new Error(
        'a pooler there shares connections between transactions, and Baobab needs connections of its own: ' +
          'name PostgreSQL itself, or a pooler in session mode',
      );
  } finally {
    await Promise.all(opened.map(async (client) => client.end().catch(() => {})));
  }
}
