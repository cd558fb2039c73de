import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { outboxMails } from '../db/schema/contact.ts';

export type OutboxRow = typeof outboxMails.$inferSelect;

type Written = { subject: string; text: string; html: string };
type Facts = Omit<typeof outboxMails.$inferInsert, 'subject' | 'textBody' | 'htmlBody'>;

/** Puts a mail into the outbox. */
export async function queueMail(tx: Database, { subject, text, html }: Written, facts: Facts): Promise<void> {
  await tx.insert(outboxMails).values({ ...facts, subject, textBody: text, htmlBody: html });
}

// All times are the database's: the clocks of several processes need not agree.
const inFuture = (ms: number) => sql`now() + ${Math.round(ms)} * interval '1 millisecond'`;

/**
 * Leases mails that are due for `leaseMs` milliseconds: no other worker gets them meanwhile, and the lease of
 * a worker that dies expires. The attempt counts from here on.
 */
export async function claimDue(db: Database, count: number, leaseMs: number): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(
      and(
        eq(outboxMails.status, 'queued'),
        lte(outboxMails.nextAttemptAt, sql`now()`),
        or(isNull(outboxMails.lockedUntil), lt(outboxMails.lockedUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(outboxMails.nextAttemptAt))
    .limit(count)
    .for('update', { skipLocked: true });
  return (
    db
      .update(outboxMails)
      .set({ attempts: sql`${outboxMails.attempts} + 1`, lockedUntil: inFuture(leaseMs) })
      // As an array it is asked for once; a plan with a join could ask again and take more than `count`.
      .where(sql`${outboxMails.id} = any(array(${due}))`)
      .returning()
  );
}

/** Milliseconds until the next mail is due, 0 for one that is; null when none is queued. */
export async function msUntilDue(db: Database): Promise<number | null> {
  const [row] = await db
    .select({
      ms: sql<
        number | null
      >`extract(epoch from min(greatest(${outboxMails.nextAttemptAt}, ${outboxMails.lockedUntil})) - now())::float8 * 1000`,
    })
    .from(outboxMails)
    .where(eq(outboxMails.status, 'queued'));
  return row?.ms === null || row?.ms === undefined ? null : Math.max(0, row.ms);
}

/** The server has taken it. Its text goes if it holds a secret. */
export async function markSent(db: Database, mail: OutboxRow): Promise<void> {
  await db
    .update(outboxMails)
    .set({
      status: 'sent',
      sentAt: sql`now()`,
      lockedUntil: null,
      lastError: null,
      ...(mail.isSecret ? { textBody: '', htmlBody: null } : {}),
    })
    .where(and(eq(outboxMails.id, mail.id), eq(outboxMails.status, 'queued')));
}

// What is written about a failed attempt counts only while that attempt is the last one.
const lastAttempt = (mail: OutboxRow) =>
  and(eq(outboxMails.id, mail.id), eq(outboxMails.status, 'queued'), eq(outboxMails.attempts, mail.attempts));

export async function markFailed(db: Database, mail: OutboxRow, reason: string): Promise<void> {
  await db
    .update(outboxMails)
    .set({ status: 'failed', lockedUntil: null, lastError: reason })
    .where(lastAttempt(mail));
}

/** To be tried again in `ms` milliseconds. */
export async function postpone(db: Database, mail: OutboxRow, ms: number, reason: string): Promise<void> {
  await db
    .update(outboxMails)
    .set({ nextAttemptAt: inFuture(ms), lockedUntil: null, lastError: reason })
    .where(lastAttempt(mail));
}
