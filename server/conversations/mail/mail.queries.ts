import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '#shared/base/locale.ts';
import type { Database } from '../../platform/db/client.ts';
import { outboxMails } from '../contact/contact.schema.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import { newMailId, newUnsubscribeUrl } from './unsubscribe.ts';

export type OutboxRow = typeof outboxMails.$inferSelect;

type Written = { subject: string; text: string; html: string };
type Facts = Omit<typeof outboxMails.$inferInsert, 'subject' | 'textBody' | 'htmlBody'>;

type Jobs = Pick<JobService, 'enqueue'>;

/** Puts a mail into the outbox, with the job that sends it. */
export async function queueMail(
  tx: Database,
  jobs: Jobs,
  { subject, text, html }: Written,
  facts: Facts,
): Promise<void> {
  const [row] = await tx
    .insert(outboxMails)
    .values({ ...facts, subject, textBody: text, htmlBody: html })
    .returning({ id: outboxMails.id });
  if (facts.status !== 'failed') await jobs.enqueue(tx, 'mail', { mailId: row!.id }, facts.nextAttemptAt);
}

/** Puts a mail into the outbox that its reader, a staff member, can end with one click. */
export async function queueEndable(
  tx: Database,
  { jobs, origin }: { jobs: Jobs; origin: string },
  reader: { id: string; email: string | null; language: Locale },
  facts: Pick<Facts, 'kind' | 'recordIds'>,
  write: (unsubscribe: string) => Promise<Written>,
): Promise<void> {
  const id = newMailId();
  const unsubscribeUrl = newUnsubscribeUrl(origin, id);
  await queueMail(tx, jobs, await write(unsubscribeUrl), {
    ...facts,
    id,
    userId: reader.id,
    language: reader.language,
    recipient: reader.email!,
    unsubscribeUrl,
  });
}

/** A mail that is to be sent, whose attempt is counted here. */
export async function begin(db: Database, id: string): Promise<OutboxRow | undefined> {
  const [row] = await db
    .update(outboxMails)
    .set({ attempts: sql`${outboxMails.attempts} + 1` })
    .where(and(eq(outboxMails.id, id), eq(outboxMails.status, 'queued')))
    .returning();
  return row;
}

/** Mails that are to be sent and have no job. */
export async function jobless(db: Database): Promise<{ id: string; at: Date }[]> {
  const hasJob = sql`select 1 from jobs.job where name = 'mail' and state <= 'active' and data->>'mailId' = ${outboxMails.id}::text`;
  return db
    .select({ id: outboxMails.id, at: outboxMails.nextAttemptAt })
    .from(outboxMails)
    .where(and(eq(outboxMails.status, 'queued'), sql`not exists (${hasJob})`));
}

/** Marks a mail as accepted by the server. Its text is deleted if it contains a secret. */
export async function markSent(db: Database, mail: OutboxRow): Promise<void> {
  await db
    .update(outboxMails)
    .set({
      status: 'sent',
      sentAt: sql`now()`,
      lastError: null,
      ...(mail.isSecret ? { textBody: '', htmlBody: null, unsubscribeUrl: null } : {}),
    })
    .where(and(eq(outboxMails.id, mail.id), eq(outboxMails.status, 'queued')));
}

// The result of a failed attempt is stored only if no later attempt has begun.
const lastAttempt = (mail: OutboxRow) =>
  and(eq(outboxMails.id, mail.id), eq(outboxMails.status, 'queued'), eq(outboxMails.attempts, mail.attempts));

export async function markFailed(db: Database, mail: OutboxRow, reason: string): Promise<void> {
  await db.update(outboxMails).set({ status: 'failed', lastError: reason }).where(lastAttempt(mail));
}

/** Schedules another attempt in `ms` milliseconds. */
export async function postpone(
  db: Database,
  jobs: Jobs,
  mail: OutboxRow,
  ms: number,
  lastError: string,
): Promise<void> {
  const nextAttemptAt = new Date(Date.now() + ms);
  await db.transaction(async (tx) => {
    const current = await tx
      .update(outboxMails)
      .set({ nextAttemptAt, lastError })
      .where(lastAttempt(mail))
      .returning({ id: outboxMails.id });
    if (current.length > 0) await jobs.enqueue(tx, 'mail', { mailId: mail.id }, nextAttemptAt);
  });
}
