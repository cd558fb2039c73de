import { AppError } from '#shared/errors.ts';
import type { Database } from '../db/client.ts';
import { createCounter } from '../db/counter.ts';
import { addressGroup } from '../live/throttle.ts';

/** Seconds over which requests for a link are counted. */
const seconds = 3600;

/** Keeps anybody from filling a mailbox: links are sent so often to one account, and so often for one address. */
export function createResetThrottle(db: Database) {
  const byAddress = createCounter(db, { prefix: 'reset address', points: 20, seconds });
  const byName = createCounter(db, { prefix: 'reset name', points: 5, seconds });

  return {
    /** Counts a request, whether or not the name is anybody's. @throws AppError `too_many_requests` */
    async admit(name: string, address: string): Promise<void> {
      const wait = (await byAddress.take(addressGroup(address))) ?? (await byName.take(name.toLowerCase()));
      if (wait !== null)
        throw new AppError('too_many_requests', 'too many requests for a link', undefined, wait);
    },
  };
}
