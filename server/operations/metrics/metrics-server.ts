import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Config } from '../../platform/config.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Logger } from '../../platform/logger.ts';
import type { MetricsService } from './metrics.service.ts';

/** Maximum of connections, and milliseconds for a request. Prometheus needs only one connection. */
const [maxConnections, requestMs] = [20, 5000];

type Dependencies = {
  config: Pick<Config, 'METRICS_PORT' | 'METRICS_HOST' | 'METRICS_TOKEN'>;
  logger: Logger;
  metrics: MetricsService;
  limits: Pick<Limits, 'take'>;
};

/**
 * Serves GET /metrics on METRICS_PORT, which only the monitoring should be able to reach.
 * @returns the listening server; null if no port is configured
 * @throws Error if the port is in use
 */
export async function openMetricsServer({
  config,
  logger,
  metrics,
  limits,
}: Dependencies): Promise<Server | null> {
  if (config.METRICS_PORT === undefined) return null;

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const end = (status: number, headers: Record<string, string> = {}, text = '') =>
      res.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(text);
    if (req.method !== 'GET' || req.url?.split('?', 1)[0] !== '/metrics') return void end(404);
    // With a token, requests are limited, because each may be a guess. Without one they are not: behind a proxy
    // on the same machine, visitors and monitoring may share an address, and a flood of requests to the site must
    // not block the monitoring.
    const isAdmitted =
      config.METRICS_TOKEN === undefined ||
      (await limits.take({ requests: req.socket.remoteAddress ?? '' })) === null;
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
  server.maxConnections = maxConnections;
  server.headersTimeout = requestMs;
  server.requestTimeout = requestMs;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.METRICS_PORT, config.METRICS_HOST, () => resolve());
  });
  return server;
}
