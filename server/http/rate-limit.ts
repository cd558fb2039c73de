import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressGroup, consume } from '../live/throttle.ts';
import type { AppEnv } from './env.ts';

export type RequestLimit = ReturnType<typeof createRequestLimit>;

/**
 * Limits the requests and opened sockets of one address in a minute. Both share one limit, which each process
 * counts on its own.
 * @param perMinute requests for each minute and address; 0 switches the limit off
 */
export function createRequestLimit(perMinute: number) {
  const limiter = perMinute > 0 ? new RateLimiterMemory({ points: perMinute, duration: 60 }) : null;
  /** Counts a request. @throws AppError `too_many_requests` with the seconds to wait */
  const admit = async (address: string): Promise<void> => {
    if (limiter) await consume(limiter, addressGroup(address), 'requests');
  };
  return {
    admit,
    /** Answers requests over the limit with 429 and Retry-After. */
    middleware: createMiddleware<AppEnv>(async (c, next) => {
      await admit(c.get('ip'));
      await next();
    }),
  };
}
