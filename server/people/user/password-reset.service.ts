import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { passwordResetMinutes } from '#shared/base/limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { demand } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { addressGroup, networkOf } from '../../platform/limits/network.ts';
import { admitShared, consumeShared } from '../../platform/limits/shared-limits.ts';
import { passwordResets, users } from './user.schema.ts';
import { hashToken, looksLikeToken, newToken } from '../../platform/db/token.ts';
import type { MailService } from '../../conversations/mail/mail.service.ts';
import { hashPassword } from './password.ts';
import { demandUncommon } from './password-rules.ts';
import { endSessionsOf, rememberDevice } from './user-session.service.ts';

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

type Dependencies = {
  db: Database;
  /** Null in shell commands, which only print links. */
  mail: Pick<MailService, 'isConfigured' | 'queuePasswordReset'> | null;
};

type Row = typeof users.$inferSelect;

/** Milliseconds that every request for a link takes: more than writing the mail, so that the time reveals nothing. */
const answerMs = 300;

const open = () => and(isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, new Date()));

/**
 * Links with which a user sets a new password: mailed to the account's address, single use, valid for an hour,
 * stored as hashes.
 */
export function createPasswordResetService({ db, mail }: Dependencies) {
  /**
   * Counts a mail to a recipient, from all addresses together. False if no mail may be sent: then an earlier link
   * is still valid.
   */
  async function mayMail(recipient: string): Promise<boolean> {
    const key = recipient.toLowerCase();
    return (
      (await consumeShared(db, { 'reset day': key })) === null ||
      (await consumeShared(db, { 'reset link': key })) === null
    );
  }

  /** @throws AppError `invalid` if mail is not configured: the link would expire in the outbox */
  function demandMail(): void {
    if (!mail?.isConfigured) {
      throw new AppError('invalid', 'mail is not configured', { name: 'mailNotConfigured' });
    }
  }

  async function makeCode(tx: Database, userId: string): Promise<string> {
    const code = newToken();
    const expiresAt = new Date(Date.now() + passwordResetMinutes * 60_000);
    await tx.insert(passwordResets).values({ userId, codeHash: hashToken(code), expiresAt });
    return code;
  }

  async function queueLink(tx: Database, user: Row, origin: string, language: Locale): Promise<void> {
    const code = await makeCode(tx, user.id);
    await mail?.queuePasswordReset(tx, {
      userId: user.id,
      username: user.username,
      email: user.email!,
      link: `${origin}/auth/reset?code=${code}`,
      language,
    });
  }

  return {
    isPossible: mail?.isConfigured ?? false,

    /**
     * Mails a link to the active account with this name or address. The answer and its time are the same if there
     * is no such account, and if enough links were mailed.
     * @throws AppError `too_many_requests`, `invalid` if mail is not configured
     */
    async request(name: string, place: { address: string; origin: string; language: Locale }): Promise<void> {
      demandMail();
      const answerAt = sleep(answerMs);
      // By address, so that nobody can use up the requests of others, and whether or not the name exists.
      const pair = `${name.toLowerCase()}|${addressGroup(place.address)}`;
      await admitShared(db, { 'reset address': place.address, 'reset pair': pair });
      const named = or(eq(users.username, name), eq(sql`lower(${users.email})`, name.toLowerCase()));
      const mailed = async () => {
        const rows = await db
          .select()
          .from(users)
          .where(and(named, eq(users.isActive, true), isNotNull(users.email)))
          .limit(3);
        for (const user of rows) {
          if (await mayMail(user.email!))
            await db.transaction((tx) => queueLink(tx, user, place.origin, place.language));
        }
      };
      await Promise.all([mailed(), answerAt]);
    },

    /** Mails a link to a user, for super_admins. @throws AppError `not_found`, `invalid` without an address or mail */
    async send(actor: CurrentUser | null, id: string, origin: string): Promise<void> {
      demand(actor, 'users');
      demandMail();
      await db.transaction(async (tx) => {
        const user = await findById(id, () => tx.select().from(users).where(eq(users.id, id)));
        if (!user.email || !user.isActive) {
          throw new AppError('invalid', 'no address', { email: 'mailAddressMissing' });
        }
        await queueLink(tx, user, origin, user.staffLanguage);
        await audit(tx, actor, { action: 'send_reset_link', noun: 'user', id, title: user.username });
      });
    },

    /**
     * Creates a code for the server's shell, which needs neither mail nor an address.
     * @throws AppError `not_found` if no active account has this name
     */
    async createFromShell(username: string): Promise<string> {
      return db.transaction(async (tx) => {
        const [user] = await tx
          .select()
          .from(users)
          .where(and(eq(users.username, username), eq(users.isActive, true)));
        if (!user) throw new AppError('not_found', `no active account ${username}`);
        await audit(tx, null, { action: 'send_reset_link', noun: 'user', id: user.id, title: username });
        return makeCode(tx, user.id);
      });
    },

    /** Whether a code is still valid. */
    async isOpen(code: string): Promise<boolean> {
      return (await userOf(db, code)) !== null;
    },

    /**
     * Sets the new password with a code, once. Ends every session and all other links of the account; the second
     * factor stays on.
     * @returns a token that makes the browser a known device: who reads the mails of an account that is under attack
     *   can sign in
     * @throws AppError `invalid` for an invalid code
     */
    async complete(code: string, newPassword: string, address: string): Promise<string> {
      // Do not hash a password without a valid code.
      if (!(await userOf(db, code))) refuseCode();
      await demandUncommon(newPassword, 'newPassword');
      const password = await hashPassword(newPassword);
      return db.transaction(async (tx) => {
        const [spent] = await tx
          .update(passwordResets)
          .set({ usedAt: new Date() })
          .where(and(eq(passwordResets.codeHash, hashToken(code)), open()))
          .returning({ userId: passwordResets.userId });
        const [user] = spent
          ? await tx
              .update(users)
              .set({ password })
              .where(and(eq(users.id, spent.userId), eq(users.isActive, true)))
              .returning()
          : [];
        if (!user) refuseCode();
        await endSessionsOf(tx, user.id);
        await endResetsOf(tx, user.id);
        await audit(tx, user, {
          action: 'reset_password',
          noun: 'user',
          id: user.id,
          title: user.username,
          after: { network: networkOf(address) },
        });
        return rememberDevice(tx, user.id);
      });
    },
  };
}

/** The active user to whom a code belongs, or null. */
async function userOf(db: Database, code: string): Promise<string | null> {
  if (!looksLikeToken(code)) return null;
  const [row] = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(eq(passwordResets.codeHash, hashToken(code)), open(), eq(users.isActive, true)));
  return row?.userId ?? null;
}

/** Ends a user's open links. For transactions that change the password or address in another way. */
export async function endResetsOf(tx: Database, userId: string): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: new Date() })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}

function refuseCode(): never {
  throw new AppError('invalid', 'the link does not count', { code: 'resetInvalid' });
}
