import { createHash, timingSafeEqual } from 'node:crypto';
import type { Metric, Registry } from 'prom-client';
import type { Config } from '../../platform/config.ts';
import type { DatabaseHandle } from '../../platform/db/client.ts';
import type { Counters } from './counters.ts';
import { families, type Sources } from './families.ts';
import { createStateReader } from './state.ts';

export type MetricsService = ReturnType<typeof createMetricsService>;

type Dependencies = {
  config: Config;
  database: DatabaseHandle;
  counters: Counters;
  /** The page cache. */
  pages: { stats: Sources['cache'] };
  /** The version of the program. */
  version: string;
  /** Numbers of log lines by level. */
  lines: Sources['lines'];
  readBackupState: Parameters<typeof createStateReader>[0]['readBackupState'];
};

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * The state of the process and its database in the format of Prometheus. Costs nothing before the first scrape,
 * which also loads prom-client.
 */
export function createMetricsService({
  config,
  database,
  counters,
  pages,
  version,
  lines,
  readBackupState,
}: Dependencies) {
  const readState = createStateReader({ config, database, readBackupState });
  const expected = config.METRICS_TOKEN ? hashOf(`Bearer ${config.METRICS_TOKEN}`) : null;
  let opening: Promise<{ registry: Registry; readAll: (sources: Sources) => void }> | null = null;

  async function open() {
    const { collectDefaultMetrics, Registry: OwnRegistry } = await import('prom-client');
    const registry = new OwnRegistry();
    let sources: Sources;
    for (const { read, ...family } of families) {
      // A registry calls `get` for a metric's values and needs nothing else of it (lib/registry.js of prom-client 15).
      const metric = {
        ...family,
        aggregator: 'sum',
        get: async () => ({ ...family, values: read(sources) }),
      };
      registry.registerMetric(metric as unknown as Metric);
    }
    collectDefaultMetrics({ register: registry });
    return { registry, readAll: (from: Sources) => void (sources = from) };
  }

  return {
    /** Whether the Authorization header of a request contains the token. */
    isAllowed: (authorization: string | undefined): boolean =>
      expected !== null && timingSafeEqual(hashOf(authorization ?? ''), expected),

    /** All metrics as text, and its content type. While the database is unavailable, its metrics are missing. */
    async render(): Promise<{ type: string; text: string }> {
      opening ??= open();
      const [{ registry, readAll }, state] = await Promise.all([opening, readState()]);
      readAll({
        counters,
        state,
        lines,
        version,
        cache: pages.stats,
        pool: database.connections(),
        sendsMail: config.SMTP_URL !== undefined,
      });
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
