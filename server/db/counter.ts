import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { throttles } from './schema/throttle.ts';

export type Counter = ReturnType<typeof createCounter>;

export type Limit = {
  /** What is counted, and by what; counters of another prefix are others. */
  prefix: string;
  /** What is admitted in a window, and its seconds. */
  points: number;
  seconds: number;
};

/** Which row counts something. What it is counted by is kept as a hash. */
const rowOf = (prefix: string, key: string) =>
  createHash('sha256').update(`${prefix} ${key}`).digest('base64url').slice(0, 22);

const isOver = sql`${throttles.resetAt} <= now()`;
/** Where counting stops: far above every limit, far below what the column holds. */
const mostPoints = 1_000_000_000;

/**
 * Counts the same under several limits, for all processes together, in one statement.
 * @param count how many there are of it
 * @returns the seconds to wait, at least one, where any limit is exceeded; else null
 */
export async function takeAll(
  db: Database,
  counted: readonly { limit: Limit; key: string }[],
  count = 1,
): Promise<number | null> {
  const rows = counted
    .map(({ limit, key }) => ({ limit, key: rowOf(limit.prefix, key) }))
    // Always in one order: two that wait for each other's rows would wait for ever.
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const found = await db
    .insert(throttles)
    .values(
      rows.map(({ limit, key }) => ({
        key,
        points: count,
        resetAt: sql`now() + ${limit.seconds} * interval '1 second'`,
      })),
    )
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        points: sql`case when ${isOver} then excluded.points else least(${throttles.points} + excluded.points, ${mostPoints}) end`,
        resetAt: sql`case when ${isOver} then excluded.reset_at else ${throttles.resetAt} end`,
      },
    })
    .returning({
      key: throttles.key,
      points: throttles.points,
      wait: sql<number>`ceil(extract(epoch from ${throttles.resetAt} - now()))::int`,
    });
  const waits = found
    .filter(({ key, points }) => points > rows.find((row) => row.key === key)!.limit.points)
    .map(({ wait }) => Math.max(1, wait));
  return waits.length > 0 ? Math.max(...waits) : null;
}

/**
 * Counts what somebody does within a time, for all processes together: one statement each. The row is gone when a job comes
 * by after the window.
 */
export function createCounter(db: Database, limit: Limit) {
  const { prefix } = limit;
  return {
    /** Counts one more. @returns the seconds to wait, at least one, where it is too many; else null */
    take: (key: string): Promise<number | null> => takeAll(db, [{ limit, key }]),

    /** As if the last had not been. */
    async giveBack(key: string): Promise<void> {
      await db
        .update(throttles)
        .set({ points: sql`greatest(${throttles.points} - 1, 0)` })
        .where(eq(throttles.key, rowOf(prefix, key)));
    },

    /** Begins anew. */
    async forget(key: string): Promise<void> {
      await db.delete(throttles).where(eq(throttles.key, rowOf(prefix, key)));
    },

    /** How many there have been. */
    async read(key: string): Promise<number> {
      const [row] = await db
        .select({ points: sql<number>`case when ${isOver} then 0 else ${throttles.points} end` })
        .from(throttles)
        .where(eq(throttles.key, rowOf(prefix, key)));
      return row?.points ?? 0;
    },
  };
}
