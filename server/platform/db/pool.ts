import pg from 'pg';
import type { Logger } from '../logger.ts';

/** Milliseconds within which a connection must be established, or one in use must become free. */
export const connectTimeoutMs = 3000;
/** Maximum of milliseconds for one statement. */
const statementTimeoutMs = 15_000;

/** Creates a pool of connections to PostgreSQL. Any of them may break at any moment; only its current query fails. */
export function createPool(url: string, connections: number, logger: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    keepAlive: true,
  });
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    // The pool listens to idle connections only: an error of a connection in use would end the process.
    // While it ends, the last process may already stop the server.
    client.on('error', (error) => {
      if (!pool.ending) logger.warn({ err: error }, 'a database connection was lost');
    });
    client.once('end', () => {
      if (!inUse.has(client)) return;
      // Drizzle never releases a connection whose `begin` fails, so the pool would run out of them. For other
      // connections, the second release would be an error for the pool; ignore it.
      client.release(true);
      client.release = () => {};
    });
  });
  // Errors of idle connections are already logged above.
  pool.on('error', () => {});
  return pool;
}
