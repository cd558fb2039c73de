import type { Locale } from '../../shared/locale.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { outboxMails } from '../db/schema/contact.ts';

export type MailService = ReturnType<typeof createMailService>;

type ReplyMail = {
  replyId: string;
  /** The customer and her language. */
  recipient: string;
  name: string;
  language: Locale;
  text: string;
  /** Her own words, quoted below the answer. */
  original: string;
};

type ContactNotice = {
  messageId: string;
  fullName: string;
  companyName: string | null;
  country: string;
  message: string;
  productName: string | null;
};

/** Mail of every kind: written into the outbox in the transaction of its cause. */
export function createMailService({ config }: { config: Config; db: Database }) {
  return {
    /** Whether mail leaves the outbox at all. */
    isConfigured: config.SMTP_URL !== undefined,

    /** An answer to a contact message. */
    async queueReply(tx: Database, mail: ReplyMail): Promise<void> {
      await tx.insert(outboxMails).values({
        kind: 'reply',
        replyId: mail.replyId,
        language: mail.language,
        recipient: mail.recipient,
        subject: 'Re',
        textBody: mail.text,
      });
    },

    /** Tells the staff who want a mail for each message. */
    async queueContactNotices(_tx: Database, _notice: ContactNotice): Promise<void> {},

    /** The link of an invitation. */
    async queueInvitation(
      _tx: Database,
      _mail: { email: string; link: string; role: string },
    ): Promise<void> {},

    /** The link with which a user sets a new password. */
    async queuePasswordReset(
      _tx: Database,
      _mail: { userId: string; email: string; link: string },
    ): Promise<void> {},

    /** Looks at the outbox now instead of at the next turn; to be called after the transaction. */
    wake(): void {},
  };
}
