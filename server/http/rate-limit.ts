import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressGroup, consume } from '../live/throttle.ts';
import type { AppEnv } from './env.ts';

/**
 * Limits what one address may do in a minute; more is answered 429 with Retry-After.
 * @param perMinute requests a minute and address; 0 switches the limit off.
 */
export function rateLimit(perMinute: number) {
  const limiter = perMinute > 0 ? new RateLimiterMemory({ points: perMinute, duration: 60 }) : null;
  return createMiddleware<AppEnv>(async (c, next) => {
    if (limiter) await consume(limiter, addressGroup(c.get('ip')), 'requests');
    await next();
  });
}
