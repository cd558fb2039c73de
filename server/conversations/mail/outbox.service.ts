import { and, count, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import type { MailStatus } from '#shared/conversations/mail.ts';
import type { OutboxMail, OutboxQuery } from '#shared/conversations/outbox.ts';
import { demand } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { outboxMails } from '../contact/contact.schema.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import { pastUse } from './mail.policy.ts';

export type OutboxService = ReturnType<typeof createOutboxService>;

/** The outbox as super admins see and control it. */
export function createOutboxService({ db, jobs }: { db: Database; jobs: Pick<JobService, 'enqueue'> }) {
  /** @throws AppError `not_found` */
  async function find(id: string) {
    return findById(id, () => db.select().from(outboxMails).where(eq(outboxMails.id, id)));
  }

  return {
    /** One page of mails, newest first, and the number of mails in each status. */
    async list(
      actor: CurrentUser | null,
      query: OutboxQuery,
    ): Promise<{ mails: OutboxMail[]; counts: Record<MailStatus, number> }> {
      demand(actor, 'users');
      const rows = await db
        .select()
        .from(outboxMails)
        .where(query.status ? eq(outboxMails.status, query.status) : undefined)
        .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
        .limit(query.limit)
        .offset((query.page - 1) * query.limit);
      const counted = await db
        .select({ status: outboxMails.status, number: count() })
        .from(outboxMails)
        .groupBy(outboxMails.status);
      const counts = { queued: 0, sent: 0, failed: 0 };
      for (const { status, number } of counted) counts[status] = number;
      return { mails: rows.map(toMail), counts };
    },

    /**
     * The parts of one mail. Those with a secret link are withheld: the link gives access and is for the
     * recipient only.
     */
    async read(actor: CurrentUser | null, id: string): Promise<{ text: string | null; html: string | null }> {
      demand(actor, 'users');
      const row = await find(id);
      return row.isSecret ? { text: null, html: null } : { text: row.textBody, html: row.htmlBody };
    },

    /**
     * Queues a failed mail again, with its old Message-ID.
     * @throws AppError `not_found`, `conflict` if it has not failed, or if its secret link has expired
     */
    async sendAgain(actor: CurrentUser | null, id: string): Promise<void> {
      demand(actor, 'users');
      const mail = await find(id);
      if (mail.status === 'failed' && mail.isSecret && pastUse(mail) !== null)
        throw new AppError('conflict', 'its link has expired', { link: 'mailLinkExpired' });
      await db.transaction(async (tx) => {
        const rows = await tx
          .update(outboxMails)
          .set({ status: 'queued', attempts: 0, nextAttemptAt: sql`now()` })
          .where(and(eq(outboxMails.id, id), eq(outboxMails.status, 'failed')))
          .returning({ id: outboxMails.id });
        if (rows.length === 0) throw new AppError('conflict', 'this mail has not failed');
        await jobs.enqueue(tx, 'mail', { mailId: id });
        await audit(tx, actor, { action: 'send_again', noun: 'mail', id, title: mail.recipient });
      });
    },
  };
}

const toMail = (row: typeof outboxMails.$inferSelect): OutboxMail => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  language: row.language,
  recipient: row.recipient,
  subject: row.subject,
  attempts: row.attempts,
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
  nextAttemptAt: row.status === 'queued' ? row.nextAttemptAt.toISOString() : null,
  sentAt: row.sentAt?.toISOString() ?? null,
  isSecret: row.isSecret,
});
