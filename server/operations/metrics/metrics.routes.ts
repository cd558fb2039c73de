import { Hono } from 'hono';
import { AppError } from '#shared/base/errors.ts';
import type { AppEnv } from '../../platform/http/env.ts';
import type { MetricsService } from './metrics.service.ts';

/** GET /metrics on the site's own port, with the token. Mounted only if a token is configured. */
export function metricsRoutes({ metrics }: { metrics: MetricsService }) {
  return new Hono<AppEnv>().get('/metrics', async (c) => {
    if (!metrics.isAllowed(c.req.header('authorization'))) {
      c.header('WWW-Authenticate', 'Bearer');
      throw new AppError('unauthorized', 'no token of the metrics');
    }
    const { type, text } = await metrics.render();
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  });
}
