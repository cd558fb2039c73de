import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * Random at each start and stored nowhere: lines of one run can be related to each other, but an attacker who has
 * the logs and the database cannot find the addresses by trying them all. The database keeps failed sign-ins by
 * network, for longer.
 */
const salt = randomBytes(32);

const memo = new LRUCache<string, string>({ max: 5000 });

/** Pseudonym of an address for the request log: the same address gives the same value until the next start. */
export function addressForLog(address: string): string {
  let short = memo.get(address);
  if (!short) {
    short = createHmac('sha256', salt).update(address).digest('base64url').slice(0, 12);
    memo.set(address, short);
  }
  return short;
}
