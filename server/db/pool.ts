import pg from 'pg';
import type { Logger } from '../logger.ts';

/** Milliseconds in which a connection must stand, or one that is in use must become free. */
export const connectTimeoutMs = 3000;
/** Milliseconds that one statement may take. */
const statementTimeoutMs = 15_000;

/** Connections to PostgreSQL that may break at any moment, in use or not, without harm to anything but their query. */
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
    // The pool listens to idle connections only: the error of one in use would end the process.
    client.on('error', (error) => logger.warn({ err: error }, 'a database connection was lost'));
    client.once('end', () => {
      if (!inUse.has(client)) return;
      // Drizzle never gives back a connection whose `begin` fails: the pool would run out of them. All others are given
      // back twice now, which the pool takes for a mistake.
      client.release(true);
      client.release = () => {};
    });
  });
  // Errors of idle connections are reported here a second time.
  pool.on('error', () => {});
  return pool;
}
