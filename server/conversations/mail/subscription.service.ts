import { eq } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import type { ContactMailChoice } from '#shared/conversations/mail.ts';
import { demand } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { isUuid } from '../../platform/db/find-by-id.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { outboxMails } from '../contact/contact.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import { isUnsubscribeCode } from './unsubscribe.ts';

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;

type Row = typeof users.$inferSelect;

/** The staff's choices of mails about new contact messages. */
export function createSubscriptionService({ db }: { db: Database }) {
  async function change(tx: Database, user: Row, choice: ContactMailChoice): Promise<void> {
    if (user.contactMail === choice) return;
    await tx
      .update(users)
      // A digest reports messages from now on: earlier ones had mails of their own.
      .set({ contactMail: choice, ...(choice === 'daily' ? { digestSentAt: new Date() } : {}) })
      .where(eq(users.id, user.id));
    await audit(tx, user, {
      action: 'update',
      noun: 'user',
      id: user.id,
      title: user.username,
      before: { contactMail: user.contactMail },
      after: { contactMail: choice },
    });
  }

  /** The recipient of a mail, if the code of its unsubscribe link is right. */
  async function readerOf(tx: Database, mailId: string, code: string): Promise<Row | null> {
    if (!isUuid(mailId)) return null;
    const [row] = await tx
      .select({ url: outboxMails.unsubscribeUrl, user: users })
      .from(outboxMails)
      .innerJoin(users, eq(users.id, outboxMails.userId))
      .where(eq(outboxMails.id, mailId));
    return row && isUnsubscribeCode(row.url, code) ? row.user : null;
  }

  return {
    async choice(actor: CurrentUser | null): Promise<ContactMailChoice> {
      demand(actor, 'staff');
      const [row] = await db
        .select({ contactMail: users.contactMail })
        .from(users)
        .where(eq(users.id, actor!.id));
      if (!row) throw new AppError('unauthorized');
      return row.contactMail;
    },

    /** @throws AppError `invalid` if mails are chosen and the account has no address */
    async choose(actor: CurrentUser | null, choice: ContactMailChoice): Promise<void> {
      demand(actor, 'staff');
      await db.transaction(async (tx) => {
        const [row] = await tx.select().from(users).where(eq(users.id, actor!.id)).for('update');
        if (!row) throw new AppError('unauthorized');
        if (choice !== 'off' && !row.email) {
          throw new AppError('invalid', 'no address', { contactMail: 'mailAddressMissing' });
        }
        await change(tx, row, choice);
      });
    },

    /** Whether an unsubscribe link is valid. */
    async isLink(mailId: string, code: string): Promise<boolean> {
      return (await readerOf(db, mailId, code)) !== null;
    },

    /**
     * Ends mails about contact messages for the recipient of this mail, without signing in. @returns whether the
     * link is valid
     */
    async end(mailId: string, code: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        const user = await readerOf(tx, mailId, code);
        if (user) await change(tx, user, 'off');
        return user !== null;
      });
    },
  };
}
