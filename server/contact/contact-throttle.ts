import { AppError } from '#shared/errors.ts';
import {
  contactPerAddress,
  contactPerAddressDaily,
  contactPerVisitor,
  contactWindowSeconds,
} from '#shared/limits.ts';
import type { Database } from '../db/client.ts';
import { type Limit, takeAll } from '../db/counter.ts';
import { addressGroup } from '../live/throttle.ts';

const seconds = contactWindowSeconds;

/**
 * Limits what one address and one visitor may write, for all processes together. The limit of an address allows
 * for many people, because mobile networks share addresses. Both methods throw AppError `too_many_requests` with
 * the seconds to wait.
 */
export function createContactThrottle(db: Database) {
  const byAddress = { prefix: 'contact address', points: contactPerAddress, seconds };
  const byDay = { prefix: 'contact address day', points: contactPerAddressDaily, seconds: 24 * 3600 };
  const byVisitor = { prefix: 'contact visitor', points: contactPerVisitor, seconds };

  async function admit(limits: readonly Limit[], key: string): Promise<void> {
    const wait = await takeAll(
      db,
      limits.map((limit) => ({ limit, key })),
    );
    if (wait !== null) throw new AppError('too_many_requests', 'too many contact messages', undefined, wait);
  }

  return {
    admitAddress: (address: string) => admit([byAddress, byDay], addressGroup(address)),
    admitVisitor: (sessionId: string) => admit([byVisitor], sessionId),
  };
}
