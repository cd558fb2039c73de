import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Locale } from '#shared/base/locale.ts';
import type { QuoteNoticeKind } from '#shared/deals/quote-rules.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import type { Role } from '#shared/base/user-rules.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/client.ts';
import { outboxMails } from '../contact/contact.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import { siteAddress } from './address.ts';
import { queueEndable, queueMail } from './mail.queries.ts';
import { admitRecipient, admitUnseen } from './recipient-limit.ts';
import {
  assignmentMail,
  backupLateMail,
  type BeneficiaryFacts,
  beneficiaryMail,
  chatAnswerMail,
  emailChangedMail,
  type FigureFacts,
  figuresMail,
  invitationMail,
  noticeMail,
  replyMail,
  resetMail,
  type NoticeFacts,
} from './templates.ts';
import { type MailedQuote, quoteMail, quoteNoticeMail } from './quote-templates.ts';

export type MailService = ReturnType<typeof createMailService>;

type ReplyMail = {
  replyId: string;
  /** The customer's address, with name and language below. */
  recipient: string;
  name: string;
  language: Locale;
  text: string;
  /** The customer's message, quoted below the answer. */
  original: string;
};

type ChatAnswers = {
  conversationId: string;
  recipient: string;
  /** Null if the customer has not given a name. */
  name: string | null;
  language: Locale;
  answers: readonly string[];
  /** Path of the conversation's page. */
  path: string;
};

type Assignment = {
  user: { id: string; email: string; staffLanguage: Locale };
  conversationId: string;
  /** The customer, and the colleague who assigned the conversation. */
  name: string;
  by: string;
};

type QuoteMail = MailedQuote & {
  requestId: string;
  recipient: string;
  /** Path of the request's page. */
  path: string;
  /** Id of the mail: a repeated job finds the mail that it has written before. */
  id?: string;
};

type QuoteNotice = {
  user: { id: string; email: string; language: Locale };
  requestId: string;
  reference: string;
  name: string;
  news: QuoteNoticeKind;
  /** The colleague who assigned or approved it. */
  by: string | null;
};

type BackupLate = {
  userId: string;
  recipient: string;
  language: Locale;
  isBackupLate: boolean;
  isDrillLate: boolean;
  /** In milliseconds since 1970; null if there was none. */
  lastGoodBackup: number | null;
  lastGoodDrill: number | null;
};

type FigureMail = FigureFacts & { reader: { id: string; email: string; language: Locale } };

type ContactNotice = NoticeFacts & { messageId: string };

type Dependencies = {
  config: Pick<Config, 'SMTP_URL' | 'PUBLIC_URL' | 'PORT'>;
  /** Reads the settings through the transaction: another query would take a second connection. */
  readSettings: (tx: Database) => Promise<SiteSettings>;
  jobs: Pick<JobService, 'enqueue'>;
};

/** Queues mails of every kind: they are written into the outbox in the transaction of their cause. */
export function createMailService({ config, readSettings, jobs }: Dependencies) {
  const origin = siteAddress(config);

  return {
    /** Whether a mail server is configured; otherwise mails stay in the outbox. */
    isConfigured: config.SMTP_URL !== undefined,

    /** Queues an answer to a contact message. */
    async queueReply(tx: Database, mail: ReplyMail): Promise<void> {
      await queueMail(tx, jobs, await replyMail(await readSettings(tx), mail), {
        ...(await admitRecipient(tx, mail.recipient)),
        kind: 'reply',
        replyId: mail.replyId,
        language: mail.language,
        recipient: mail.recipient,
      });
    },

    /** Queues answers that the customer has not read in the chat. */
    async queueChatAnswers(tx: Database, mail: ChatAnswers): Promise<void> {
      const link = origin + mail.path;
      await queueMail(tx, jobs, await chatAnswerMail(await readSettings(tx), { ...mail, link }), {
        ...(await admitRecipient(tx, mail.recipient)),
        kind: 'chat_answer',
        recordIds: [mail.conversationId],
        language: mail.language,
        recipient: mail.recipient,
        // The link opens the conversation.
        isSecret: true,
      });
    },

    /** Queues a mail with the secret address of a buyer's request. */
    async queueQuote(tx: Database, { path, requestId, id, ...mail }: QuoteMail): Promise<void> {
      if (id && (await tx.$count(outboxMails, eq(outboxMails.id, id))) > 0) return;
      const link = origin + path;
      await queueMail(tx, jobs, await quoteMail(await readSettings(tx), mail, link), {
        // No staff member has seen a new request.
        ...(await (mail.about === 'requested' ? admitUnseen : admitRecipient)(tx, mail.recipient)),
        ...(id && { id }),
        kind: 'quote_offer',
        recordIds: [requestId],
        language: mail.language,
        recipient: mail.recipient,
        // The link opens the request.
        isSecret: true,
        // A POST of the mail program to the order's page ends the weekly mails (RFC 8058).
        ...(mail.isWeekly && { unsubscribeUrl: link }),
      });
    },

    /** Notifies a staff member of a buyer's action on a request, or of what a colleague did for them. */
    async queueQuoteNotice(tx: Database, { user, requestId, ...notice }: QuoteNotice): Promise<void> {
      const link = `${origin}/admin/quotes/${requestId}`;
      await queueMail(tx, jobs, await quoteNoticeMail(notice, link, user.language), {
        kind: 'quote_notice',
        recordIds: [requestId],
        userId: user.id,
        language: user.language,
        recipient: user.email,
      });
    },

    /** Notifies a staff member of a conversation that a colleague has assigned to them. */
    async queueAssignment(tx: Database, { user, conversationId, ...names }: Assignment): Promise<void> {
      const link = `${origin}/admin/chat?id=${conversationId}`;
      const language = user.staffLanguage;
      await queueMail(tx, jobs, await assignmentMail({ ...names, language }, link), {
        kind: 'chat_assignment',
        recordIds: [conversationId],
        userId: user.id,
        language,
        recipient: user.email,
      });
    },

    /** Notifies the staff who want a mail for each message, each in the language of their admin area. */
    async queueContactNotices(tx: Database, notice: ContactNotice): Promise<void> {
      const readers = await tx
        .select({ id: users.id, email: users.email, language: users.staffLanguage })
        .from(users)
        .where(
          and(
            eq(users.contactMail, 'each'),
            eq(users.isActive, true),
            inArray(users.role, ['admin', 'super_admin']),
            isNotNull(users.email),
          ),
        );
      if (readers.length === 0) return;
      const company = await readSettings(tx);
      const inbox = `${origin}/admin/contact-messages`;
      const facts = { kind: 'contact_notice' as const, recordIds: [notice.messageId] };
      for (const reader of readers)
        await queueEndable(tx, { jobs, origin }, reader, facts, (unsubscribe) =>
          noticeMail(company, notice, { inbox, unsubscribe }, reader.language),
        );
    },

    /** Queues the weekly mail of the figures for a super admin. */
    async queueFigures(tx: Database, { reader, ...mail }: FigureMail): Promise<void> {
      const page = `${origin}/admin/analytics?range=own&from=${mail.week.from}&to=${mail.week.to}`;
      await queueEndable(tx, { jobs, origin }, reader, { kind: 'figures' }, (unsubscribe) =>
        figuresMail(mail, { page, unsubscribe }, reader.language),
      );
    },

    /** Queues the link of an invitation, in the inviting user's language, because the recipient's is unknown. */
    async queueInvitation(
      tx: Database,
      mail: { email: string; link: string; role: Role; language: Locale },
    ): Promise<void> {
      await queueMail(tx, jobs, await invitationMail(await readSettings(tx), mail), {
        kind: 'invitation',
        language: mail.language,
        recipient: mail.email,
        isSecret: true,
      });
    },

    /** Queues the link with which a user sets a new password, in the language of the request. */
    async queuePasswordReset(
      tx: Database,
      mail: { userId: string; username: string; email: string; link: string; language: Locale },
    ): Promise<void> {
      await queueMail(tx, jobs, await resetMail(await readSettings(tx), mail), {
        kind: 'password_reset',
        userId: mail.userId,
        language: mail.language,
        recipient: mail.email,
        isSecret: true,
      });
    },

    /** Informs an account's former address that it was replaced, in the language of the account. */
    async queueEmailChanged(
      tx: Database,
      mail: { userId: string; username: string; oldEmail: string; language: Locale },
    ): Promise<void> {
      await queueMail(tx, jobs, await emailChangedMail(await readSettings(tx), mail), {
        kind: 'email_changed',
        userId: mail.userId,
        language: mail.language,
        recipient: mail.oldEmail,
      });
    },

    /** Informs a super admin that the last good backup or restore drill is too old. */
    async queueBackupLate(tx: Database, mail: BackupLate): Promise<void> {
      const link = `${origin}/admin/backups`;
      await queueMail(tx, jobs, await backupLateMail(await readSettings(tx), { ...mail, link }), {
        kind: 'backup_late',
        userId: mail.userId,
        language: mail.language,
        recipient: mail.recipient,
      });
    },

    /** Notifies all super admins of a change of the beneficiary; of a confirmed change again when it takes effect. */
    async queueBeneficiary(tx: Database, facts: BeneficiaryFacts): Promise<void> {
      const readers = await tx
        .select({ id: users.id, email: users.email, language: users.staffLanguage })
        .from(users)
        .where(and(eq(users.isActive, true), eq(users.role, 'super_admin'), isNotNull(users.email)));
      const mails = [
        { news: facts.news, at: null },
        ...(facts.news === 'confirmed' ? [{ news: 'effective' as const, at: facts.at }] : []),
      ];
      for (const { id, email, language } of readers)
        for (const { news, at } of mails)
          await queueMail(
            tx,
            jobs,
            await beneficiaryMail({ ...facts, news, language }, `${origin}/admin/beneficiary`),
            {
              kind: 'beneficiary',
              userId: id,
              language,
              recipient: email!,
              ...(at ? { nextAttemptAt: at } : {}),
            },
          );
    },

    /** Deletes the mails that would report a change when it takes effect, because it was withdrawn. */
    async dropBeneficiaryEffect(tx: Database, at: Date): Promise<void> {
      await tx
        .delete(outboxMails)
        .where(and(eq(outboxMails.kind, 'beneficiary'), eq(outboxMails.nextAttemptAt, at)));
    },
  };
}
