import { createHash } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { throttles } from './schema/throttle.ts';

export type Counter = ReturnType<typeof createCounter>;

export type Limit = {
  /** Name of what is counted. Counters with another prefix are separate. */
  prefix: string;
  /** Points admitted in a window, and the window's length in seconds. */
  points: number;
  seconds: number;
};

/** The key of a counter's row: a hash, so that the database holds no addresses or names. */
const rowOf = (prefix: string, key: string) =>
  createHash('sha256').update(`${prefix} ${key}`).digest('base64url').slice(0, 22);

/** Tolerance for concurrent transactions, whose now() differs: a window may seem longer by this much. */
const clockSlack = sql`interval '1 minute'`;
const newEnd = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`;
/**
 * Whether a window is over. A window that ends later than one beginning now was counted while the clock was
 * wrong, and must not lock a user out for years.
 * @param end when a window that begins now ends
 */
const isOver = (end: SQL) =>
  sql`(${throttles.resetAt} <= now() or ${throttles.resetAt} > ${end} + ${clockSlack})`;
const isOverInUpdate = isOver(sql`excluded.reset_at`);
/** Counting stops here: far above every limit, far below the maximum of the column. */
const mostPoints = 1_000_000_000;

/**
 * Counts an action under several limits in one statement. All processes share the counters.
 * @param count the points to add
 * @returns the seconds to wait, from one to the whole window, if any limit is exceeded; else null
 */
export async function takeAll(
  db: Database,
  counted: readonly { limit: Limit; key: string }[],
  count = 1,
): Promise<number | null> {
  const rows = counted
    .map(({ limit, key }) => ({ limit, key: rowOf(limit.prefix, key) }))
    // Always lock the rows in the same order, to avoid deadlocks.
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const found = await db
    .insert(throttles)
    .values(
      rows.map(({ limit, key }) => ({
        key,
        points: count,
        resetAt: newEnd(limit.seconds),
      })),
    )
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        points: sql`case when ${isOverInUpdate} then excluded.points else least(${throttles.points} + excluded.points, ${mostPoints}) end`,
        resetAt: sql`case when ${isOverInUpdate} then excluded.reset_at else ${throttles.resetAt} end`,
      },
    })
    .returning({
      key: throttles.key,
      points: throttles.points,
      wait: sql<number>`ceil(extract(epoch from ${throttles.resetAt} - now()))::int`,
    });
  const limitOf = new Map(rows.map(({ key, limit }) => [key, limit]));
  const waits = found
    .map((row) => ({ ...row, limit: limitOf.get(row.key)! }))
    .filter(({ points, limit }) => points > limit.points)
    .map(({ wait, limit }) => Math.min(limit.seconds, Math.max(1, wait)));
  return waits.length > 0 ? Math.max(...waits) : null;
}

/**
 * Creates a counter of actions by key within a window. All processes share it, and each operation is one
 * statement. A job deletes the row after the window.
 */
export function createCounter(db: Database, limit: Limit) {
  const { prefix, seconds } = limit;
  return {
    /** Adds one. @returns the seconds to wait, from one to the whole window, if the limit is exceeded; else null */
    take: (key: string): Promise<number | null> => takeAll(db, [{ limit, key }]),

    /** Undoes one `take`. */
    async giveBack(key: string): Promise<void> {
      await db
        .update(throttles)
        .set({ points: sql`greatest(${throttles.points} - 1, 0)` })
        .where(eq(throttles.key, rowOf(prefix, key)));
    },

    /** Resets the count. */
    async forget(key: string): Promise<void> {
      await db.delete(throttles).where(eq(throttles.key, rowOf(prefix, key)));
    },

    /** The current count. */
    async read(key: string): Promise<number> {
      const [row] = await db
        .select({
          points: sql<number>`case when ${isOver(newEnd(seconds))} then 0 else ${throttles.points} end`,
        })
        .from(throttles)
        .where(eq(throttles.key, rowOf(prefix, key)));
      return row?.points ?? 0;
    },
  };
}
