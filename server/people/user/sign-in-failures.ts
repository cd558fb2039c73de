import { desc, eq, gte, sql } from 'drizzle-orm';
import { shownFailures } from '#shared/base/limits.ts';
import { demand } from '#shared/base/policy.ts';
import type { CurrentUser, SignInFailure } from '#shared/people/user.ts';
import type { Database } from '../../platform/db/client.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { signInFailures, users } from './user.schema.ts';
import type { Logger } from '../../platform/logger.ts';

export type SignInFailureService = ReturnType<typeof createSignInFailureService>;

/** Milliseconds of a row's window, and rows of all accounts and networks in it; further failures share one row. */
const windowMs = 15 * 60_000;
const rowsPerWindow = 500;

/**
 * Records failed sign-ins, one row for an account, network and window: an attack raises counts instead of
 * filling the table. Counts only wrong
 * passwords and codes that were checked; attempts refused before that are in the request log.
 */
export function createSignInFailureService({ db, logger }: { db: Database; logger: Logger }) {
  async function write(userId: string | null, network: string, now: number): Promise<void> {
    const lastAt = new Date(now);
    const windowStart = new Date(now - (now % windowMs));
    const rows = await db.$count(signInFailures, gte(signInFailures.lastAt, windowStart));
    const whose = rows < rowsPerWindow ? { userId, network } : { userId: null, network: '' };
    await db
      .insert(signInFailures)
      .values({ ...whose, windowStart, count: 1, lastAt })
      .onConflictDoUpdate({
        target: [signInFailures.userId, signInFailures.network, signInFailures.windowStart],
        set: { count: sql`${signInFailures.count} + 1`, lastAt: sql`excluded.last_at` },
      });
  }

  return {
    /**
     * Records a failure, without letting the answer wait: its time must not reveal whether the account exists.
     * @param userId null if no account has the name
     */
    record(userId: string | null, address: string, now = Date.now()): void {
      // The account may have been deleted.
      write(userId, networkOf(address), now).catch((error: unknown) =>
        logger.warn({ err: error }, 'a failed sign-in was not kept'),
      );
    },

    /** The latest failures. @throws AppError `forbidden` for anyone but a super_admin */
    async list(actor: CurrentUser | null): Promise<SignInFailure[]> {
      demand(actor, 'users');
      const rows = await db
        .select({ failure: signInFailures, username: users.username })
        .from(signInFailures)
        .leftJoin(users, eq(users.id, signInFailures.userId))
        .orderBy(desc(signInFailures.lastAt), desc(signInFailures.id))
        .limit(shownFailures);
      return rows.map(({ failure, username }) => ({
        id: failure.id,
        username,
        network: failure.network,
        count: failure.count,
        since: failure.windowStart.toISOString(),
        lastAt: failure.lastAt.toISOString(),
      }));
    },
  };
}
