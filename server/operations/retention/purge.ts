import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { backupRunDays } from '#shared/operations/backup-rules.ts';
import { keptDays } from '#shared/base/limits.ts';
import { usualRetention } from '#shared/operations/retention-rules.ts';
import type { Retention, RetentionPreview } from '#shared/operations/retention.ts';
import type { Database } from '../../platform/db/client.ts';
import { deleteExpired } from './retention.ts';
import { blogViews } from '../../content/blog/blog.schema.ts';
import { conversations } from '../../conversations/chat/chat.schema.ts';
import { createRequests } from '../../platform/db/create-request.schema.ts';
import { issuedDocuments } from '../../deals/document/document.schema.ts';
import { throttles } from '../../platform/limits/throttle.schema.ts';
import { passwordResets, userSessions } from '../../people/user/user.schema.ts';
import { quotePhotos } from '../../deals/quote/quote-photo.schema.ts';
import { backupRuns } from '../backup/backup.schema.ts';
import { foldCounts, purgeKeys } from '../figure/count.queries.ts';
import { productViews } from '../../catalogue/product/product.schema.ts';

/** Rows deleted by one statement, so that none comes near the time limit of a statement. */
const batchSize = 500;

/** Days after which photos of lines that were never added are deleted; the browser keeps a form draft as long. */
const begunDays = 7;

/** Age limit for data without a setting of its own. */
const longAgo = sql`now() - ${keptDays} * interval '1 day'`;

/**
 * Deletes data that has expired by the periods of the settings, and data without further use: views of earlier
 * days, expired sessions and links, old request keys.
 * @returns the number of deleted rows for each kind of the settings
 */
export async function purge(
  db: Database,
  retention: Retention = usualRetention,
  batch = batchSize,
): Promise<RetentionPreview> {
  // The rows only serve to count a view once a day.
  await foldCounts(db);
  for (const table of [productViews, blogViews])
    await db.delete(table).where(lt(table.day, sql`current_date - 2`));
  const counts = await deleteExpired(db, retention, batch);
  // Photos of line descriptions that were never added to a list.
  await db
    .delete(quotePhotos)
    .where(
      and(
        isNotNull(quotePhotos.findKey),
        lt(quotePhotos.createdAt, sql`now() - ${begunDays} * interval '1 day'`),
      ),
    );
  // Codes whose file was never stored, because the rendering failed.
  await db
    .delete(issuedDocuments)
    .where(and(isNull(issuedDocuments.sha256), lt(issuedDocuments.createdAt, sql`now() - interval '1 day'`)));
  // Conversations that were opened but have no message.
  await db
    .delete(conversations)
    .where(and(eq(conversations.lastSeq, 0), lt(conversations.createdAt, longAgo)));
  // Sessions by their maximum lifetime; links are useless once used or expired.
  await db.delete(userSessions).where(lt(userSessions.expiresAt, sql`now()`));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, longAgo));
  // Drafts that old no longer repeat a request.
  await db.delete(createRequests).where(lt(createRequests.createdAt, longAgo));
  await db
    .delete(backupRuns)
    .where(lt(backupRuns.startedAt, sql`now() - ${backupRunDays} * interval '1 day'`));
  return counts;
}

/** Deletes the counters of limits whose window is over, and the keys of visitors. Runs every hour. */
export async function purgeThrottles(db: Database): Promise<void> {
  await purgeKeys(db);
  // No window is longer than a day: a later end was counted while the clock was wrong.
  await db
    .delete(throttles)
    .where(or(lt(throttles.resetAt, sql`now()`), gt(throttles.resetAt, sql`now() + interval '2 days'`)));
}
