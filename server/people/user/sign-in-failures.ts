import { desc, eq, sql } from 'drizzle-orm';
import { shownFailures } from '#shared/base/limits.ts';
import { demand } from '#shared/base/policy.ts';
import type { CurrentUser, SignInFailure } from '#shared/people/user.ts';
import type { Database } from '../../platform/db/client.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { signInFailures, users } from './user.schema.ts';
import type { Logger } from '../../platform/logger.ts';

export type SignInFailureService = ReturnType<typeof createSignInFailureService>;

/**
 * Milliseconds of a row's window, and maximum of rows that one process adds in a window; further failures share
 * one row.
 */
const windowMs = 15 * 60_000;
const rowsPerWindow = 500;

/** Milliseconds for which failures are collected before they are written. */
const gatherMs = 1000;

type Row = { userId: string | null; network: string; windowStart: Date; count: number; lastAt: Date };

/**
 * Records failed sign-ins in a limited number of rows: an attack raises counts instead of filling the table.
 * Counts only wrong passwords and codes that were checked; attempts refused before that are in the request log.
 */
export function createSignInFailureService({ db, logger }: { db: Database; logger: Logger }) {
  let pending = new Map<string, Row>();
  let timer: NodeJS.Timeout | undefined;
  /** Keys of the rows in the current window, which begins at `windowAt`. */
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
    // One by one, because one of the accounts may have been deleted.
    for (const row of rows) {
      await write(row).catch((error: unknown) =>
        logger.warn({ err: error }, 'a failed sign-in was not kept'),
      );
    }
  }

  return {
    /**
     * Records a failure. It is written later, so that the time of the answer does not reveal whether the account
     * exists.
     * @param userId null if no account has the name
     */
    record(userId: string | null, address: string, now = Date.now()): void {
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

    /** Writes the collected failures; called at the end of the program. */
    flush,

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
