import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { contactMessages } from '../contact/contact.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import { queueEndable } from './mail.queries.ts';
import { digestMail } from './templates.ts';

const dayMs = 24 * 3_600_000;
/** 08:30 in Beijing, which keeps UTC+8 all year, as milliseconds since midnight UTC. */
const digestTimeMs = 30 * 60_000;
/**
 * Milliseconds to wait after the digest's time: a message's time is the start of its transaction, which may
 * commit later.
 */
const settleMs = 60_000;

/** The latest time of a digest (08:30 in Beijing) whose messages have all been committed. */
export function digestMoment(now: Date): Date {
  const sinceFirst = now.getTime() - digestTimeMs - settleMs;
  return new Date(Math.floor(sinceFirst / dayMs) * dayMs + digestTimeMs);
}

/**
 * Queues the daily digest of a moment for each user who wants it and has not received it, if any message waits.
 * The users are locked and marked in the same transaction, so that each gets it from one process only.
 */
export async function queueDigests(
  db: Database,
  jobs: Pick<JobService, 'enqueue'>,
  moment: Date,
  origin: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const readers = await tx
      .select({ id: users.id, email: users.email, since: users.digestSentAt, language: users.staffLanguage })
      .from(users)
      .where(
        and(
          eq(users.contactMail, 'daily'),
          eq(users.isActive, true),
          inArray(users.role, ['admin', 'super_admin']),
          isNotNull(users.email),
          or(isNull(users.digestSentAt), lt(users.digestSentAt, moment)),
        ),
      )
      .orderBy(asc(users.id))
      .for('update');
    if (readers.length === 0) return;
    const inbox = `${origin}/admin/contact-messages`;
    for (const reader of readers) {
      const messages = await waitingMessages(tx, reader.since ?? new Date(moment.getTime() - dayMs), moment);
      if (messages.length === 0) continue;
      const facts = { kind: 'contact_digest' as const, recordIds: messages.map((message) => message.id) };
      await queueEndable(tx, { jobs, origin }, reader, facts, (unsubscribe) =>
        digestMail(messages, { inbox, unsubscribe }, reader.language),
      );
    }
    const ids = readers.map((reader) => reader.id);
    await tx.update(users).set({ digestSentAt: moment }).where(inArray(users.id, ids));
  });
}

/** Unanswered messages of a period, oldest first, so that the longest wait comes first. */
async function waitingMessages(tx: Database, after: Date, until: Date) {
  return tx
    .select({
      id: contactMessages.id,
      fullName: contactMessages.fullName,
      companyName: contactMessages.companyName,
      country: contactMessages.country,
      message: contactMessages.message,
      productName: products.name,
    })
    .from(contactMessages)
    .leftJoin(products, eq(products.id, contactMessages.productId))
    .where(
      and(
        eq(contactMessages.status, 'new'),
        isNull(contactMessages.deletedAt),
        gt(contactMessages.createdAt, after),
        lte(contactMessages.createdAt, until),
      ),
    )
    .orderBy(asc(contactMessages.createdAt));
}
