import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';

/** Any number, but the same in every process. */
const userLock = 7_240_116;

/**
 * Lets changes of who is super_admin, and of whether any account exists, wait for each other until this one
 * is done.
 */
export async function lockUsers(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${userLock})`);
}
