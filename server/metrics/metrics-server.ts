import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { MetricsService } from './metrics.service.ts';

/** Connections at a time, and milliseconds for a request: one Prometheus needs one of each. */
const limits = { connections: 20, requestMs: 5000 };

type Dependencies = {
  config: Pick<Config, 'METRICS_PORT' | 'METRICS_HOST' | 'METRICS_TOKEN'>;
  logger: Logger;
  metrics: MetricsService;
  /** Counts a request of an address. @throws when there were too many */
  admit: (address: string) => Promise<void>;
};

/**
 * Serves GET /metrics on METRICS_PORT, which only the monitoring should reach.
 * @returns the server, listening; null where no port is configured
 * @throws Error when the port is in use
 */
export async function openMetricsServer({
  config,
  logger,
  metrics,
  admit,
}: Dependencies): Promise<Server | null> {
  if (config.METRICS_PORT === undefined) return null;

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const end = (status: number, headers: Record<string, string> = {}, text = '') =>
      res.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(text);
    if (req.method !== 'GET' || req.url?.split('?', 1)[0] !== '/metrics') return void end(404);
    // Guesses are counted. Where there is nothing to guess, a flood at the site must not blind the monitoring: behind a proxy
    // on the same machine both may come from one address.
    const isAdmitted =
      config.METRICS_TOKEN === undefined ||
      (await admit(req.socket.remoteAddress ?? '').then(
        () => true,
        () => false,
      ));
    if (!isAdmitted) return void end(429, { 'retry-after': '60' });
    if (!metrics.isAllowed(req.headers.authorization)) return void end(401, { 'www-authenticate': 'Bearer' });
    const { type, text } = await metrics.render();
    return void end(200, { 'content-type': type }, text);
  }

  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      logger.error({ err: error }, 'the metrics could not be read');
      if (!res.headersSent) res.writeHead(500);
      res.end();
    });
  });
  server.maxConnections = limits.connections;
  server.headersTimeout = limits.requestMs;
  server.requestTimeout = limits.requestMs;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.METRICS_PORT, config.METRICS_HOST, () => resolve());
  });
  return server;
}
