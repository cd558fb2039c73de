import { eq } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import type { ContactMailChoice, FigureMailChoice, MailKind } from '#shared/conversations/mail.ts';
import { canManageUsers, demand } from '#shared/base/policy.ts';
import { reportedWeek } from '#shared/operations/figure-week.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { isUuid } from '../../platform/db/find-by-id.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { outboxMails } from '../contact/contact.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import { isUnsubscribeCode } from './unsubscribe.ts';

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;

type Row = typeof users.$inferSelect;

/** What the staff have chosen; the weekly figures are offered to super admins only, null for others. */
type Choices = { contactMail: ContactMailChoice; figureMail: FigureMailChoice | null };

const figureChoice = ({ figuresMailedTo }: Pick<Row, 'figuresMailedTo'>): FigureMailChoice =>
  figuresMailedTo === null ? 'off' : 'weekly';

/** The staff's choices of mails. */
export function createSubscriptionService({ db }: { db: Database }) {
  async function change(
    tx: Database,
    user: Row,
    changed: Partial<Row>,
    before: Partial<Choices>,
    after: Partial<Choices>,
  ) {
    await tx.update(users).set(changed).where(eq(users.id, user.id));
    const record = { noun: 'user', id: user.id, title: user.username } as const;
    await audit(tx, user, { action: 'update', ...record, before, after });
  }

  async function changeContactMail(tx: Database, user: Row, choice: ContactMailChoice): Promise<void> {
    if (user.contactMail === choice) return;
    // A digest reports messages from now on: earlier ones had mails of their own.
    const changed = { contactMail: choice, ...(choice === 'daily' ? { digestSentAt: new Date() } : {}) };
    await change(tx, user, changed, { contactMail: user.contactMail }, { contactMail: choice });
  }

  async function changeFigureMail(tx: Database, user: Row, choice: FigureMailChoice): Promise<void> {
    const before = figureChoice(user);
    if (before === choice) return;
    // The first mail is of the week that is not over, or whose mail is not due yet.
    const figuresMailedTo = choice === 'weekly' ? reportedWeek(new Date()).to : null;
    await change(tx, user, { figuresMailedTo }, { figureMail: before }, { figureMail: choice });
  }

  /** Stores a choice of the user. @throws AppError `invalid` if mails are chosen and the account has no address */
  async function choose(
    actor: CurrentUser | null,
    [field, choice]: [keyof Choices, string],
    run: (tx: Database, user: Row) => Promise<void>,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(users).where(eq(users.id, actor!.id)).for('update');
      if (!row) throw new AppError('unauthorized');
      if (choice !== 'off' && !row.email)
        throw new AppError('invalid', 'no address', { [field]: 'mailAddressMissing' });
      await run(tx, row);
    });
  }

  /** The recipient and kind of a mail, if the code of its unsubscribe link is right. */
  async function readerOf(tx: Database, mailId: string, code: string) {
    if (!isUuid(mailId)) return null;
    const [row] = await tx
      .select({ url: outboxMails.unsubscribeUrl, kind: outboxMails.kind, user: users })
      .from(outboxMails)
      .innerJoin(users, eq(users.id, outboxMails.userId))
      .where(eq(outboxMails.id, mailId));
    return row && isUnsubscribeCode(row.url, code) ? row : null;
  }

  return {
    async choices(actor: CurrentUser | null): Promise<Choices> {
      demand(actor, 'staff');
      const [row] = await db.select().from(users).where(eq(users.id, actor!.id));
      if (!row) throw new AppError('unauthorized');
      return { contactMail: row.contactMail, figureMail: canManageUsers(actor) ? figureChoice(row) : null };
    },

    /** @throws AppError `invalid` if mails are chosen and the account has no address */
    async chooseContactMail(actor: CurrentUser | null, choice: ContactMailChoice): Promise<void> {
      demand(actor, 'staff');
      await choose(actor, ['contactMail', choice], (tx, user) => changeContactMail(tx, user, choice));
    },

    /** @throws AppError `invalid` if the mail is chosen and the account has no address */
    async chooseFigureMail(actor: CurrentUser | null, choice: FigureMailChoice): Promise<void> {
      demand(actor, 'users');
      await choose(actor, ['figureMail', choice], (tx, user) => changeFigureMail(tx, user, choice));
    },

    /** The kind of mails that an unsubscribe link ends; null if it is not valid. */
    async linkKind(mailId: string, code: string): Promise<MailKind | null> {
      return (await readerOf(db, mailId, code))?.kind ?? null;
    },

    /** Ends mails of this one's kind for its recipient, without signing in. @returns whether the link is valid */
    async end(mailId: string, code: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        const found = await readerOf(tx, mailId, code);
        if (found)
          await (found.kind === 'figures' ? changeFigureMail : changeContactMail)(tx, found.user, 'off');
        return found !== null;
      });
    },
  };
}
