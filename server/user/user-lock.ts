import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';

/** Any number, but the same in every process. */
const userLock = 7_240_116;

/**
 * Serialises changes that affect who is super_admin or whether any account exists: others wait until this
 * transaction ends.
 */
export async function lockUsers(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${userLock})`);
}
