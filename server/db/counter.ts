import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { throttles } from './schema/throttle.ts';

export type Counter = ReturnType<typeof createCounter>;

type Limit = {
  /** What is counted, and by what; counters of another prefix are others. */
  prefix: string;
  /** What is admitted in a window, and its seconds. */
  points: number;
  seconds: number;
};

/** Transactions that run at the same time have begun at different times; by so much a window may seem too long. */
const clockSlack = sql`interval '1 minute'`;

/**
 * Counts what somebody does within a time, for all processes together: one statement each. The row is gone when a job comes
 * by after the window. What it is counted by is kept as a hash.
 */
export function createCounter(db: Database, { prefix, points, seconds }: Limit) {
  const rowOf = (key: string) =>
    createHash('sha256').update(`${prefix} ${key}`).digest('base64url').slice(0, 22);
  const windowOf = sql`${seconds} * interval '1 second'`;
  // A window that ends later than one that begins now was counted while the clock was wrong: nobody waits for years.
  const isOver = sql`(${throttles.resetAt} <= now() or ${throttles.resetAt} > now() + ${windowOf} + ${clockSlack})`;

  return {
    /** Counts one more. @returns the seconds to wait, from one to the whole window, where it is too many; else null */
    async take(key: string): Promise<number | null> {
      const [row] = await db
        .insert(throttles)
        .values({ key: rowOf(key), points: 1, resetAt: sql`now() + ${windowOf}` })
        .onConflictDoUpdate({
          target: throttles.key,
          set: {
            points: sql`case when ${isOver} then 1 else ${throttles.points} + 1 end`,
            resetAt: sql`case when ${isOver} then excluded.reset_at else ${throttles.resetAt} end`,
          },
        })
        .returning({
          points: throttles.points,
          wait: sql<number>`ceil(extract(epoch from ${throttles.resetAt} - now()))::int`,
        });
      return row!.points <= points ? null : Math.min(seconds, Math.max(1, row!.wait));
    },

    /** As if the last had not been. */
    async giveBack(key: string): Promise<void> {
      await db
        .update(throttles)
        .set({ points: sql`greatest(${throttles.points} - 1, 0)` })
        .where(eq(throttles.key, rowOf(key)));
    },

    /** Begins anew. */
    async forget(key: string): Promise<void> {
      await db.delete(throttles).where(eq(throttles.key, rowOf(key)));
    },

    /** How many there have been. */
    async read(key: string): Promise<number> {
      const [row] = await db
        .select({ points: sql<number>`case when ${isOver} then 0 else ${throttles.points} end` })
        .from(throttles)
        .where(eq(throttles.key, rowOf(key)));
      return row?.points ?? 0;
    },
  };
}
