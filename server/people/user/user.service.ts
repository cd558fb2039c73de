import { and, asc, count, eq, ne } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { demand } from '#shared/base/policy.ts';
import type { CurrentUser, NewUser, UserChange, UserRow } from '#shared/people/user.ts';
import type { StaffLanguage } from '#shared/base/locale.ts';
import type { Role } from '#shared/base/user-rules.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import { audit } from '../../platform/db/audit.ts';
import type { MailService } from '../../conversations/mail/mail.service.ts';
import { type Database, sqlState, uniqueViolation } from '../../platform/db/client.ts';
import { recoveryCodes, users } from './user.schema.ts';
import { lockUsers } from './user-lock.ts';
import { demandNoOpenChange } from '../../deals/index.ts';
import { expireSessionsOf } from './user-session.service.ts';
import { demandInvitation, spendInvitation } from './invitation.service.ts';
import { hashPassword } from './password.ts';
import { demandUncommon } from './password-rules.ts';
import { endResetsOf } from './password-reset.service.ts';

export type UserService = ReturnType<typeof createUserService>;

type Row = typeof users.$inferSelect;

const toRow = (row: Row): UserRow => ({
  id: row.id,
  username: row.username,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  role: row.role,
  isActive: row.isActive,
  hasSecondFactor: row.totpEnabledAt !== null,
  lastLogin: row.lastLogin?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

/**
 * Accounts, with rules that always leave at least one user who can manage them
 * (docs/specification/accounts.md#users).
 */
export function createUserService({ db, mail }: { db: Database; mail: MailService | null }) {
  async function lockRow(tx: Database, id: string): Promise<Row> {
    await lockUsers(tx);
    return findById(id, () => tx.select().from(users).where(eq(users.id, id)));
  }

  /** @throws AppError `last_super_admin` if no other active super_admin would remain */
  async function keepOneSuperAdmin(tx: Database, without: Row): Promise<void> {
    if (without.role !== 'super_admin' || !without.isActive) return;
    const [others] = await tx
      .select({ number: count() })
      .from(users)
      .where(and(eq(users.role, 'super_admin'), eq(users.isActive, true), ne(users.id, without.id)));
    if (others?.number === 0) throw new AppError('last_super_admin');
  }

  /** @throws AppError `beneficiary_open` for a super admin, or somebody who would become one */
  async function keepDuringChange(tx: Database, { role }: { role: string }, wanted?: Role): Promise<void> {
    if (role === 'super_admin' || wanted === 'super_admin') await demandNoOpenChange(tx);
  }

  async function listAll(): Promise<UserRow[]> {
    const rows = await db.select().from(users).orderBy(asc(users.createdAt), asc(users.id));
    return rows.map(toRow);
  }

  /** Changes an account; `actor` is null for the server's shell. */
  async function change(actor: CurrentUser | null, id: string, wanted: UserChange): Promise<UserRow> {
    try {
      const row = await db.transaction(async (tx) => {
        const before = await lockRow(tx, id);
        const isLoss =
          wanted.isActive === false || (wanted.role !== undefined && wanted.role !== before.role);
        if (isLoss && actor?.id === id) throw new AppError('own_account');
        if (isLoss) await keepOneSuperAdmin(tx, before);
        const { email, firstName, lastName } = wanted;
        // The server's shell may end an account at any time.
        const isOtherMailbox = email !== undefined && (email || null) !== before.email;
        if (actor && (isLoss || isOtherMailbox || wanted.isActive))
          await keepDuringChange(tx, before, wanted.role);
        const [after] = await tx
          .update(users)
          .set({
            ...wanted,
            ...(email === undefined ? {} : { email: email || null }),
            ...(firstName === undefined ? {} : { firstName: firstName || null }),
            ...(lastName === undefined ? {} : { lastName: lastName || null }),
            updatedAt: new Date(),
          })
          .where(eq(users.id, id))
          .returning();
        if (!after!.isActive || after!.role !== before.role) await expireSessionsOf(tx, id);
        // A link in the old mailbox must not stay valid.
        if (after!.email !== before.email) {
          await endResetsOf(tx, id);
          const { username, email: oldEmail, staffLanguage: language } = before;
          if (oldEmail) await mail?.queueEmailChanged(tx, { userId: id, username, oldEmail, language });
        }
        await audit(tx, actor, {
          action: 'update',
          noun: 'user',
          id,
          title: before.username,
          before: visible(before),
          after: visible(after!),
        });
        return toRow(after!);
      });
      return row;
    } catch (error) {
      throw takenField(error) ?? error;
    }
  }

  return {
    async list(actor: CurrentUser | null): Promise<UserRow[]> {
      demand(actor, 'users');
      return listAll();
    },

    /** All accounts, for the server's shell (server/staff.ts). */
    listFromShell: listAll,

    /**
     * Deactivates an account from the shell and ends its sessions.
     * @throws AppError `not_found`, `last_super_admin`
     */
    async deactivateFromShell(username: string): Promise<UserRow> {
      const [found] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
      if (!found) throw new AppError('not_found', `no account ${username}`);
      return change(null, found.id, { isActive: false });
    },

    /**
     * Creates an account: with an invitation, which determines the role, or by a super_admin, who chooses `role`
     * and `isActive`.
     * @throws AppError `forbidden` for anyone else, `invalid` with the field if the name or address is taken
     */
    async register(
      actor: CurrentUser | null,
      body: NewUser,
      staffLanguage?: StaffLanguage,
    ): Promise<CurrentUser> {
      if (body.invite) await demandInvitation(db, body.invite);
      else demand(actor, 'users');
      await demandUncommon(body.password, 'password');
      const password = await hashPassword(body.password);
      try {
        return await db.transaction(async (tx) => {
          await lockUsers(tx);
          const [row] = await tx
            .insert(users)
            .values({
              username: body.username,
              email: body.email || null,
              password,
              firstName: body.firstName || null,
              lastName: body.lastName || null,
              role: body.role,
              isActive: body.invite ? true : body.isActive,
              // Who registers reads the page in their own language; a colleague's account keeps the default.
              ...(body.invite && staffLanguage && { staffLanguage }),
            })
            .returning();
          let { role } = row!;
          if (body.invite) {
            role = await spendInvitation(tx, body.invite, row!.id);
            await tx.update(users).set({ role }).where(eq(users.id, row!.id));
          }
          await keepDuringChange(tx, { role });
          const { id, username, firstName, lastName, email } = row!;
          await audit(tx, body.invite ? { id, username, role } : actor, {
            action: 'create',
            noun: 'user',
            id,
            title: username,
            after: { username, email, firstName, lastName, role, isActive: row!.isActive },
          });
          return { id, username, firstName, lastName, email, role };
        });
      } catch (error) {
        throw takenField(error) ?? error;
      }
    },

    /**
     * Changes an account. Users cannot deactivate themselves or change their own role, and the last active
     * super_admin stays. Deactivation and another role end the user's sessions at once; a replaced address is
     * notified by mail.
     */
    async update(actor: CurrentUser | null, id: string, wanted: UserChange): Promise<UserRow> {
      demand(actor, 'users');
      return change(actor, id, wanted);
    },

    /** Deletes an account. @throws AppError `own_account`, `last_super_admin`, `not_found` */
    async remove(actor: CurrentUser | null, id: string): Promise<void> {
      demand(actor, 'users');
      await db.transaction(async (tx) => {
        const before = await lockRow(tx, id);
        if (actor!.id === id) throw new AppError('own_account');
        await keepOneSuperAdmin(tx, before);
        await keepDuringChange(tx, before);
        await tx.delete(users).where(eq(users.id, id));
        await audit(tx, actor, {
          action: 'delete',
          noun: 'user',
          id,
          title: before.username,
          before: visible(before),
        });
      });
    },

    /** Sets a user's password, ends all sessions, and removes the second factor, which may be lost. */
    async resetPassword(actor: CurrentUser | null, id: string, newPassword: string): Promise<void> {
      demand(actor, 'users');
      await demandUncommon(newPassword, 'newPassword');
      const password = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        const before = await lockRow(tx, id);
        await keepDuringChange(tx, before);
        await tx
          .update(users)
          .set({ password, totpSecret: null, totpEnabledAt: null, totpLastStep: null })
          .where(eq(users.id, id));
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, id));
        await expireSessionsOf(tx, id);
        await endResetsOf(tx, id);
        await audit(tx, actor, { action: 'reset_password', noun: 'user', id, title: before.username });
      });
    },
  };
}

const visible = ({ username, email, role, firstName, lastName, isActive }: Row) => ({
  username,
  email,
  role: role satisfies Role,
  firstName,
  lastName,
  isActive,
});

/** The field whose value belongs to another account, from the name of the violated constraint. */
function takenField(error: unknown): AppError | null {
  if (sqlState(error) !== uniqueViolation) return null;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const isEmail = String((cause as { constraint?: unknown }).constraint).includes('email');
  return new AppError('invalid', 'taken', isEmail ? { email: 'emailTaken' } : { username: 'usernameTaken' });
}
