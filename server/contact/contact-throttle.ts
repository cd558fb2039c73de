import { AppError } from '#shared/errors.ts';
import { contactPerAddress, contactPerVisitor, contactWindowSeconds } from '#shared/limits.ts';
import type { Database } from '../db/client.ts';
import { type Counter, createCounter } from '../db/counter.ts';
import { addressGroup } from '../live/throttle.ts';

const seconds = contactWindowSeconds;

/**
 * Bounds what one address and one visitor may write, in all processes together; an address counts for many, as mobile
 * networks share theirs. Both throw AppError `too_many_requests` with the seconds to wait.
 */
export function createContactThrottle(db: Database) {
  const byAddress = createCounter(db, { prefix: 'contact address', points: contactPerAddress, seconds });
  const byVisitor = createCounter(db, { prefix: 'contact visitor', points: contactPerVisitor, seconds });

  async function admit(counter: Counter, key: string): Promise<void> {
    const wait = await counter.take(key);
    if (wait !== null) throw new AppError('too_many_requests', 'too many contact messages', undefined, wait);
  }

  return {
    admitAddress: (address: string) => admit(byAddress, addressGroup(address)),
    admitVisitor: (sessionId: string) => admit(byVisitor, sessionId),
  };
}
