import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressGroup, consume } from '../live/throttle.ts';
import type { AppEnv } from './env.ts';

export type RequestLimit = ReturnType<typeof createRequestLimit>;

/**
 * Limits what one address may ask for in a minute: requests, and sockets that it opens. One limit for both, in this process.
 * @param perMinute requests a minute and address; 0 switches the limit off
 */
export function createRequestLimit(perMinute: number) {
  const limiter = perMinute > 0 ? new RateLimiterMemory({ points: perMinute, duration: 60 }) : null;
  /** Counts a request. @throws AppError `too_many_requests` with the seconds to wait */
  const admit = async (address: string): Promise<void> => {
    if (limiter) await consume(limiter, addressGroup(address), 'requests');
  };
  return {
    admit,
    /** Answers what is too much with 429 and Retry-After. */
    middleware: createMiddleware<AppEnv>(async (c, next) => {
      await admit(c.get('ip'));
      await next();
    }),
  };
}
