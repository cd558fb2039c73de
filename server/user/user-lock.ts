import { sql } from 'drizzle-orm';
import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Database } from '../db/client.ts';

/**
 * Serialises changes that affect who is super_admin or whether any account exists: others wait until this
 * transaction ends.
 */
export async function lockUsers(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.users})`);
}
