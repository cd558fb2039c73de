import { and, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { backupRunDays } from '#shared/backup-rules.ts';
import { keptDays } from '#shared/limits.ts';
import type { Database } from './client.ts';
import { blogViews } from './schema/blog.ts';
import { conversations } from './schema/chat.ts';
import { createRequests } from './schema/create-request.ts';
import { jobProgress } from './schema/job.ts';
import { throttles } from './schema/throttle.ts';
import { passwordResets, userSessions } from './schema/user.ts';
import { outboxMails } from './schema/contact.ts';
import { quotePhotos } from './schema/quote-photo.ts';
import { backupRuns } from './schema/backup.ts';
import { productViews } from './schema/product.ts';
import { visitorSessions } from './schema/session.ts';
import { searchMisses } from './schema/synonym.ts';

/** Rows that one statement deletes: on the embedded database everybody waits for it. */
const batchSize = 500;

/** Days after which photos go whose line was never added: a form draft is kept in the browser as long. */
const begunDays = 7;

const longAgo = sql`now() - ${keptDays} * interval '1 day'`;

/**
 * Deletes visitors who have not come for long, with their favourites, views of other days, sessions and links that count no
 * more, searches that found nothing, keys of requests, and mails that were sent long ago. A mail that carried a reply stays as long as the reply, which shows what became of it.
 * @returns how many of each
 */
export async function purge(db: Database, batch = batchSize): Promise<{ visitors: number; mails: number }> {
  // They are there only to count a view once a day.
  for (const table of [productViews, blogViews])
    await db.delete(table).where(lt(table.day, sql`current_date - 2`));
  const visitors = await deleteAll(db, visitorSessions, lt(visitorSessions.lastSeenAt, longAgo), batch);
  // Photos of descriptions that were never added to a list.
  await db
    .delete(quotePhotos)
    .where(
      and(
        isNotNull(quotePhotos.findKey),
        lt(quotePhotos.createdAt, sql`now() - ${begunDays} * interval '1 day'`),
      ),
    );
  // Opened, and never written in.
  await db
    .delete(conversations)
    .where(and(eq(conversations.lastSeq, 0), lt(conversations.createdAt, longAgo)));
  // Sessions by their longest life; links are useless once used or expired.
  await db.delete(userSessions).where(lt(userSessions.expiresAt, sql`now()`));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, longAgo));
  // A request is no longer repeated from a draft that old.
  await db.delete(createRequests).where(lt(createRequests.createdAt, longAgo));
  await db.delete(searchMisses).where(lt(searchMisses.lastAt, longAgo));
  await db
    .delete(backupRuns)
    .where(lt(backupRuns.startedAt, sql`now() - ${backupRunDays} * interval '1 day'`));
  await db.delete(jobProgress).where(lt(jobProgress.updatedAt, longAgo));
  const isDone = and(
    eq(outboxMails.status, 'sent'),
    lt(outboxMails.sentAt, longAgo),
    isNull(outboxMails.replyId),
  );
  return { visitors, mails: await deleteAll(db, outboxMails, isDone, batch) };
}

async function deleteAll(
  db: Database,
  table: typeof visitorSessions | typeof outboxMails,
  where: SQL | undefined,
  batch: number,
): Promise<number> {
  let total = 0;
  for (;;) {
    const some = db.select({ id: table.id }).from(table).where(where).limit(batch);
    const gone = await db.delete(table).where(inArray(table.id, some)).returning({ id: table.id });
    total += gone.length;
    if (gone.length < batch) return total;
  }
}

/** Deletes the counters of limits that have run out. */
export async function purgeThrottles(db: Database): Promise<void> {
  // No window is longer than a day: what ends later was counted while the clock was wrong.
  await db
    .delete(throttles)
    .where(or(lt(throttles.resetAt, sql`now()`), gt(throttles.resetAt, sql`now() + interval '2 days'`)));
}
