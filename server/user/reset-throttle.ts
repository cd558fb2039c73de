import { AppError } from '#shared/errors.ts';
import {
  passwordResetMinutes,
  resetMailsPerDay,
  resetsPerAddress,
  resetsPerAddressAndName,
} from '#shared/limits.ts';
import type { Database } from '../db/client.ts';
import { createCounter, takeAll } from '../db/counter.ts';
import { addressGroup } from '../live/throttle.ts';

/** Seconds over which requests for a link are counted. */
const seconds = 3600;

/** Prevents flooding a mailbox, without blocking the account's owner from getting a link. */
export function createResetThrottle(db: Database) {
  const byAddress = { prefix: 'reset address', points: resetsPerAddress, seconds };
  const byPair = { prefix: 'reset pair', points: resetsPerAddressAndName, seconds };
  const byDay = createCounter(db, { prefix: 'reset day', points: resetMailsPerDay, seconds: 24 * 3600 });
  const byLink = createCounter(db, { prefix: 'reset link', points: 1, seconds: passwordResetMinutes * 60 });

  return {
    /**
     * Counts a request, whether or not the name exists. Counts by address, so that nobody can use up the requests
     * of others.
     * @throws AppError `too_many_requests`
     */
    async admit(name: string, address: string): Promise<void> {
      const group = addressGroup(address);
      const wait = await takeAll(db, [
        { limit: byAddress, key: group },
        { limit: byPair, key: `${name.toLowerCase()}|${group}` },
      ]);
      if (wait !== null)
        throw new AppError('too_many_requests', 'too many requests for a link', undefined, wait);
    },

    /**
     * Counts a mail to a recipient, from all addresses together. False if no mail may be sent: then an earlier
     * link is still valid.
     */
    async mayMail(recipient: string): Promise<boolean> {
      const key = recipient.toLowerCase();
      return (await byDay.take(key)) === null || (await byLink.take(key)) === null;
    },
  };
}
