import { sql } from 'drizzle-orm';
import { advisoryLocks } from '../../platform/db/advisory-locks.ts';
import type { Database } from '../../platform/db/client.ts';

/**
 * Serialises changes that affect who is super_admin, whether any account exists, or who is paid: others wait until this
 * transaction ends.
 */
export async function lockUsers(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.users})`);
}
