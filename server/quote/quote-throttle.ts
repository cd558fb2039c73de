import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '#shared/errors.ts';
import {
  listChangesPerAddress,
  quoteActsPerHour,
  quoteCodesPerAddress,
  requestsPerAddress,
  requestsPerVisitor,
} from '#shared/quote-limits.ts';
import type { Database } from '../db/client.ts';
import { takeAll } from '../db/counter.ts';
import { addressGroup, consume } from '../live/throttle.ts';

const hour = 3600;
const day = 24 * hour;

/**
 * Bounds what strangers may do with quotes. What is stored for long is counted for all processes together; what only costs
 * a statement is counted in each. All methods throw AppError `too_many_requests` with the seconds to wait.
 */
export function createQuoteThrottle(db: Database) {
  const changes = new RateLimiterMemory({ points: listChangesPerAddress, duration: 600 });
  const wrongCodes = new RateLimiterMemory({ points: quoteCodesPerAddress, duration: hour });
  const byVisitor = { prefix: 'quote request visitor', points: requestsPerVisitor, seconds: day };
  const byAddress = { prefix: 'quote request address', points: requestsPerAddress, seconds: day };
  const acts = { prefix: 'quote acts', points: quoteActsPerHour, seconds: hour };

  const admit = async (counted: Parameters<typeof takeAll>[1], what: string) => {
    const wait = await takeAll(db, counted);
    if (wait !== null) throw new AppError('too_many_requests', `too many ${what}`, undefined, wait);
  };

  return {
    /** Changes of quote lists. */
    admitChange: (address: string) => consume(changes, addressGroup(address), 'changes of quote lists'),
    admitRequest: (sessionId: string, address: string) =>
      admit(
        [
          { limit: byVisitor, key: sessionId },
          { limit: byAddress, key: addressGroup(address) },
        ],
        'requests for quotes',
      ),
    /** What a buyer does at one quote. */
    admitAct: (requestId: string) => admit([{ limit: acts, key: requestId }], 'acts on a quote'),
    /** Refuses an address that has guessed too often, before its code is looked up. */
    async refuseGuesser(address: string): Promise<void> {
      const tried = await wrongCodes.get(addressGroup(address));
      if (tried && tried.remainingPoints <= 0) await consume(wrongCodes, addressGroup(address), 'codes');
    },
    countWrongCode: (address: string) => consume(wrongCodes, addressGroup(address), 'codes'),
  };
}
export type QuoteThrottle = ReturnType<typeof createQuoteThrottle>;
