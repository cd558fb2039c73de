import { desc, eq, sql } from 'drizzle-orm';
import { shownFailures } from '#shared/limits.ts';
import { demand } from '#shared/policy.ts';
import type { CurrentUser, SignInFailure } from '#shared/user.ts';
import type { Database } from '../db/client.ts';
import { signInFailures, users } from '../db/schema/user.ts';
import type { Logger } from '../logger.ts';
import { networkOf } from './sign-in-throttle.ts';

export type SignInFailureService = ReturnType<typeof createSignInFailureService>;

/** Milliseconds that one row stands for, and rows that one process adds in that time; what is beyond shares one row. */
const windowMs = 15 * 60_000;
const rowsPerWindow = 500;

/** Milliseconds for which failures are gathered before they are written. */
const gatherMs = 1000;

type Row = { userId: string | null; network: string; windowStart: Date; count: number; lastAt: Date };

/**
 * Keeps what failed at the sign-in, bounded: an attack makes numbers grow, not tables. It counts passwords and codes that
 * were looked at and wrong; what was refused unseen is in the request log.
 */
export function createSignInFailureService({ db, logger }: { db: Database; logger: Logger }) {
  let pending = new Map<string, Row>();
  let timer: NodeJS.Timeout | undefined;
  /** The rows of the present window, which begins at `windowAt`. */
  let windowAt = 0;
  const keys = new Set<string>();

  async function write(row: Row): Promise<void> {
    await db
      .insert(signInFailures)
      .values(row)
      .onConflictDoUpdate({
        target: [signInFailures.userId, signInFailures.network, signInFailures.windowStart],
        set: { count: sql`${signInFailures.count} + excluded.count`, lastAt: sql`excluded.last_at` },
      });
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...pending.values()];
    pending = new Map();
    try {
      // One by one: one of the accounts may be deleted.
      for (const row of rows) {
        await write(row).catch((error: unknown) =>
          logger.warn({ err: error }, 'a failed sign-in was not kept'),
        );
      }
    } catch (error) {
      logger.warn({ err: error }, 'old failed sign-ins were not removed');
    }
  }

  return {
    /**
     * Notes a failure; it is written a moment later, so that the time of the answer does not reveal whether
     * the account exists.
     * @param userId null where the name is no account's
     */
    note(userId: string | null, address: string, now = Date.now()): void {
      const windowStart = now - (now % windowMs);
      if (windowStart !== windowAt) keys.clear();
      windowAt = windowStart;
      let row = { userId, network: networkOf(address) };
      let key = `${userId} ${row.network}`;
      if (!keys.has(key) && keys.size >= rowsPerWindow) {
        row = { userId: null, network: '' };
        key = 'beyond';
      } else keys.add(key);
      const known = pending.get(`${windowStart} ${key}`);
      pending.set(`${windowStart} ${key}`, {
        ...row,
        windowStart: new Date(windowStart),
        count: (known?.count ?? 0) + 1,
        lastAt: new Date(now),
      });
      timer ??= setTimeout(() => void flush(), gatherMs).unref();
    },

    /** Writes what was gathered; for the end of the program. */
    flush,

    /** The latest of them. @throws AppError `forbidden` for anyone but a super_admin */
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
