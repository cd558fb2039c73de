import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Locale } from '#shared/locale.ts';
import type { QuoteNews } from '#shared/quote-rules.ts';
import type { SiteSettings } from '#shared/setting.ts';
import type { Role } from '#shared/user-rules.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { users } from '../db/schema/user.ts';
import { siteAddress } from './address.ts';
import { queueMail } from './mail.queries.ts';
import { admitRecipient, admitUnseen } from './recipient-limit.ts';
import {
  assignmentMail,
  backupLateMail,
  chatAnswerMail,
  emailChangedMail,
  invitationMail,
  noticeMail,
  replyMail,
  resetMail,
  type NoticeFacts,
} from './templates.ts';
import { type QuoteMailAbout, quoteMail, quoteNoticeMail } from './quote-templates.ts';
import { newMailId, newUnsubscribeUrl } from './unsubscribe.ts';

export type MailService = ReturnType<typeof createMailService>;

type ReplyMail = {
  replyId: string;
  /** The customer and their language. */
  recipient: string;
  name: string;
  language: Locale;
  text: string;
  /** The customer's message, quoted below the answer. */
  original: string;
};

type ChatAnswers = {
  recipient: string;
  /** Null where the customer has not said theirs. */
  name: string | null;
  language: Locale;
  answers: readonly string[];
  /** Where the conversation is opened, below the site's address. */
  path: string;
};

type Assignment = {
  user: { id: string; email: string; staffLanguage: Locale };
  conversationId: string;
  /** The customer, and the colleague who has assigned their conversation. */
  name: string;
  by: string;
};

type QuoteMail = {
  recipient: string;
  name: string;
  language: Locale;
  reference: string;
  /** Where it is opened, below the site's address. */
  path: string;
  about: QuoteMailAbout;
  /** An answer of the staff. */
  text: string | null;
  validUntil: Date | null;
  timeZone: string;
};

type QuoteNotice = {
  user: { id: string; email: string; language: Locale };
  requestId: string;
  reference: string;
  name: string;
  news: QuoteNews | 'assigned';
  /** The colleague who has assigned it. */
  by: string | null;
};

type BackupLate = {
  userId: string;
  recipient: string;
  language: Locale;
  isBackupLate: boolean;
  isDrillLate: boolean;
  /** In milliseconds; null where there was none. */
  lastGoodBackup: number | null;
  lastGoodDrill: number | null;
};

type ContactNotice = NoticeFacts & { messageId: string };

type Dependencies = {
  config: Pick<Config, 'SMTP_URL' | 'PUBLIC_URL' | 'PORT'>;
  /** Reads the settings through the transaction: the embedded database would wait for its end otherwise. */
  readSettings: (tx: Database) => Promise<SiteSettings>;
  wake: () => void;
};

/** Mail of every kind: written into the outbox in the transaction of its cause. */
export function createMailService({ config, readSettings, wake }: Dependencies) {
  const origin = siteAddress(config);

  return {
    /** Whether mail leaves the outbox at all. */
    isConfigured: config.SMTP_URL !== undefined,

    /** An answer to a contact message. */
    async queueReply(tx: Database, mail: ReplyMail): Promise<void> {
      await queueMail(tx, await replyMail(await readSettings(tx), mail), {
        ...(await admitRecipient(tx, mail.recipient)),
        kind: 'reply',
        replyId: mail.replyId,
        language: mail.language,
        recipient: mail.recipient,
      });
    },

    /** Answers of the chat that their customer has not read there. */
    async queueChatAnswers(tx: Database, mail: ChatAnswers): Promise<void> {
      const link = origin + mail.path;
      await queueMail(tx, await chatAnswerMail(await readSettings(tx), { ...mail, link }), {
        ...(await admitRecipient(tx, mail.recipient)),
        kind: 'chat_answer',
        language: mail.language,
        recipient: mail.recipient,
        // The link opens the conversation.
        isSecret: true,
      });
    },

    /** Brings a buyer to the secret address of their request. */
    async queueQuote(tx: Database, { path, ...mail }: QuoteMail): Promise<void> {
      await queueMail(tx, await quoteMail(await readSettings(tx), mail, origin + path), {
        // What was requested no staff member has seen.
        ...(await (mail.about === 'requested' ? admitUnseen : admitRecipient)(tx, mail.recipient)),
        kind: 'quote_offer',
        language: mail.language,
        recipient: mail.recipient,
        // The link opens the request.
        isSecret: true,
      });
    },

    /** Notifies a staff member of what a buyer has done at a request, or that it was assigned to them. */
    async queueQuoteNotice(tx: Database, { user, requestId, ...notice }: QuoteNotice): Promise<void> {
      const link = `${origin}/admin/quotes/${requestId}`;
      await queueMail(tx, await quoteNoticeMail(notice, link, user.language), {
        kind: 'quote_notice',
        userId: user.id,
        language: user.language,
        recipient: user.email,
      });
    },

    /** Notifies a staff member of a conversation that a colleague has assigned to them. */
    async queueAssignment(tx: Database, { user, conversationId, ...names }: Assignment): Promise<void> {
      const link = `${origin}/admin/chat?id=${conversationId}`;
      const language = user.staffLanguage;
      await queueMail(tx, await assignmentMail({ ...names, language }, link), {
        kind: 'chat_assignment',
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
      for (const reader of readers) {
        const id = newMailId();
        const unsubscribeUrl = newUnsubscribeUrl(origin, id);
        const links = { inbox: `${origin}/admin/contact-messages`, unsubscribe: unsubscribeUrl };
        await queueMail(tx, await noticeMail(company, notice, links, reader.language), {
          id,
          kind: 'contact_notice',
          userId: reader.id,
          language: reader.language,
          recipient: reader.email!,
          unsubscribeUrl,
        });
      }
    },

    /** The link of an invitation; in the inviting user's language, as that of the invited is not known. */
    async queueInvitation(
      tx: Database,
      mail: { email: string; link: string; role: Role; language: Locale },
    ): Promise<void> {
      await queueMail(tx, await invitationMail(await readSettings(tx), mail), {
        kind: 'invitation',
        language: mail.language,
        recipient: mail.email,
        isSecret: true,
      });
    },

    /** The link with which a user sets a new password; in the language of the request. */
    async queuePasswordReset(
      tx: Database,
      mail: { userId: string; username: string; email: string; link: string; language: Locale },
    ): Promise<void> {
      await queueMail(tx, await resetMail(await readSettings(tx), mail), {
        kind: 'password_reset',
        userId: mail.userId,
        language: mail.language,
        recipient: mail.email,
        isSecret: true,
      });
    },

    /** Informs an account's former address that it was replaced; in the language of the account. */
    async queueEmailChanged(
      tx: Database,
      mail: { userId: string; username: string; oldEmail: string; language: Locale },
    ): Promise<void> {
      await queueMail(tx, await emailChangedMail(await readSettings(tx), mail), {
        kind: 'email_changed',
        userId: mail.userId,
        language: mail.language,
        recipient: mail.oldEmail,
      });
    },

    /** Informs a super admin that the last good backup, or restore drill, is older than it should be. */
    async queueBackupLate(tx: Database, mail: BackupLate): Promise<void> {
      const link = `${origin}/admin/backups`;
      await queueMail(tx, await backupLateMail(await readSettings(tx), { ...mail, link }), {
        kind: 'backup_late',
        userId: mail.userId,
        language: mail.language,
        recipient: mail.recipient,
      });
    },

    /** Looks at the outbox now instead of at the next turn; to be called after the transaction. */
    wake,
  };
}
