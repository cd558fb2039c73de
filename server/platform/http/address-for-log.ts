import { createHmac, randomBytes } from 'node:crypto';

/**
 * Random at each start and stored nowhere: lines of one run can be related to each other, but an attacker who has
 * the logs and the database cannot find the addresses by trying them all. The database keeps failed sign-ins by
 * network, for longer.
 */
const salt = randomBytes(32);

/** Pseudonym of an address for the request log: the same address gives the same value until the next start. */
export const addressForLog = (address: string): string =>
  createHmac('sha256', salt).update(address).digest('base64url').slice(0, 12);
