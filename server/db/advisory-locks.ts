import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/**
 * Numbers of PostgreSQL's advisory locks that are not made from a name: any, but the same in every process and all
 * different.
 */
export const advisoryLocks = {
  /** One process migrates at a time. */
  migration: 7_240_115,
  /** Changes of accounts and of the beneficiary. */
  users: 7_240_116,
  /** Held, shared, by every process that uses the embedded server. */
  presence: 7_240_117,
} as const;

/**
 * Serialises changes that affect who is super_admin, whether any account exists, or who is paid: others wait until this
 * transaction ends.
 */
export async function lockUsers(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.users})`);
}
