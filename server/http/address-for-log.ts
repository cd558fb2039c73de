import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * New at each start and kept nowhere: related lines of one run can be found, but an attacker with logs and
 * database cannot try out all addresses. Failed sign-ins are kept by network in the database, for longer.
 */
const salt = randomBytes(32);

const memo = new LRUCache<string, string>({ max: 5000 });

/** What request lines say of the address: the same for the same one, until the next start. */
export function addressForLog(address: string): string {
  let short = memo.get(address);
  if (!short) {
    short = createHmac('sha256', salt).update(address).digest('base64url').slice(0, 12);
    memo.set(address, short);
  }
  return short;
}
