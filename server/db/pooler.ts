import pg from 'pg';
import { connectTimeoutMs } from './pool.ts';

/** The process id of the backend that answers a client. */
const backendOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;

/**
 * Refuses a pooler that hands a connection's backend to others between two transactions, as PgBouncer does in its transaction
 * mode: notifications and session locks would get lost without an error.
 * @throws Error with one line
 */
export async function refusePooler(url: string): Promise<void> {
  const open = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
    // A connection that breaks fails its query; without a listener it would end the process as well.
    client.on('error', () => {});
    opened.push(client);
    await client.connect();
    return client;
  };
  const opened: pg.Client[] = [];
  try {
    const [one, other] = [await open(), await open()];
    const before = await backendOf(one);
    // A backend that is free now is taken by the other's transaction.
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
