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

// All times are the database's, so the clocks of several processes need not agree.
const inFuture = (ms: number) => sql`now() + ${Math.round(ms)} * interval '1 millisecond'`;

/**
 * Leases due mails for `leaseMs` milliseconds: no other worker gets them meanwhile, and the lease of a dead
 * worker expires. The attempt is counted here.
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
      // As an array, the subquery runs once; a plan with a join could run it again and update more than `count` rows.
      .where(sql`${outboxMails.id} = any(array(${due}))`)
      .returning()
  );
}

/** Milliseconds until the next mail is due, 0 if one is due already; null if none is queued. */
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

/** Marks a mail as accepted by the server. Its text is deleted if it contains a secret. */
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

// The result of a failed attempt is stored only if no later attempt has begun.
const lastAttempt = (mail: OutboxRow) =>
  and(eq(outboxMails.id, mail.id), eq(outboxMails.status, 'queued'), eq(outboxMails.attempts, mail.attempts));

export async function markFailed(db: Database, mail: OutboxRow, reason: string): Promise<void> {
  await db
    .update(outboxMails)
    .set({ status: 'failed', lockedUntil: null, lastError: reason })
    .where(lastAttempt(mail));
}

/** Schedules another attempt in `ms` milliseconds. */
export async function postpone(db: Database, mail: OutboxRow, ms: number, reason: string): Promise<void> {
  await db
    .update(outboxMails)
    .set({ nextAttemptAt: inFuture(ms), lockedUntil: null, lastError: reason })
    .where(lastAttempt(mail));
}
