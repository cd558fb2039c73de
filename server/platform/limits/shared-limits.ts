import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import type { Database } from '../db/client.ts';
import { limitOf, type LimitName, type SharedLimit } from './limit-table.ts';
import { addressGroup } from './network.ts';
import { throttles } from './throttle.schema.ts';

/** What is counted: for each limit its key, such as the address. */
export type Counted<Name extends LimitName = LimitName> = Partial<Record<Name, string>>;

/** The limits of `counted` in order, each with the key that is stored. */
export const countedEntries = <Name extends LimitName>(counted: Counted<Name>) =>
  (Object.entries(counted) as [Name, string][]).map(([name, key]) => ({
    name,
    key: limitOf(name).per.startsWith('address') ? addressGroup(key) : key,
  }));

/** The key of a counter's row: a hash, so that the database holds no addresses or names. */
const rowOf = (name: SharedLimit, key: string) =>
  createHash('sha256').update(`${name} ${key}`).digest('base64url').slice(0, 22);

/**
 * Whether a window is over. A window that ends more than a minute later than one beginning now was counted while the
 * clock was wrong, and must not lock a user out for years.
 */
const isOver = sql`(${throttles.resetAt} <= now() or ${throttles.resetAt} > excluded.reset_at + interval '1 minute')`;
/** Counting stops here: far above every limit, far below the maximum of the column. */
const mostPoints = 1_000_000_000;

/**
 * Counts an action under several limits in one statement. All processes share the counters, and a job deletes the
 * rows after their windows.
 * @returns the seconds to wait, from one to the whole window, if any limit is exceeded; else null
 */
export async function consumeShared(
  db: Database,
  counted: Counted<SharedLimit>,
  points = 1,
): Promise<number | null> {
  const rows = countedEntries(counted)
    .map(({ name, key }) => ({ key: rowOf(name, key), limit: limitOf(name) }))
    // Always lock the rows in the same order, to avoid deadlocks.
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const found = await db
    .insert(throttles)
    .values(
      rows.map(({ key, limit }) => ({
        key,
        points,
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
  const limits = new Map(rows.map(({ key, limit }) => [key, limit]));
  const waits = found
    .map((row) => ({ ...row, limit: limits.get(row.key)! }))
    .filter((row) => row.points > row.limit.points)
    .map(({ wait, limit }) => Math.min(limit.seconds, Math.max(1, wait)));
  return waits.length > 0 ? Math.max(...waits) : null;
}

/** As `consumeShared`. @throws AppError `too_many_requests` with the seconds to wait */
export async function admitShared(db: Database, counted: Counted<SharedLimit>, points = 1): Promise<void> {
  refuse(await consumeShared(db, counted, points), counted);
}

/**
 * @param fields texts that replace the seconds to wait, so that a browser shows the reason and does not retry
 * @throws AppError `too_many_requests` if there is a wait
 */
export function refuse(wait: number | null, counted: Counted, fields?: Record<string, string>): void {
  if (wait === null) return;
  const message = `too many: ${Object.keys(counted).join(', ')}`;
  throw new AppError('too_many_requests', message, fields, fields ? undefined : wait);
}

/** Undoes one `consumeShared`. */
export async function giveBackShared(db: Database, name: SharedLimit, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ points: sql`greatest(${throttles.points} - 1, 0)` })
    .where(eq(throttles.key, rowOf(name, key)));
}

/** Resets a count. */
export async function forgetShared(db: Database, name: SharedLimit, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, rowOf(name, key)));
}
