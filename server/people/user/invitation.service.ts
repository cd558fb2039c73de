import { and, desc, eq, gt, isNull, ne, notInArray } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { invitationDays, maxFirstInvitations } from '#shared/base/limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { demand } from '#shared/base/policy.ts';
import type { CurrentUser, InvitationRow, NewInvitation } from '#shared/people/user.ts';
import { fullName, type Role } from '#shared/base/user-rules.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { createOnce } from '../../platform/db/create-once.ts';
import { invitations, users } from './user.schema.ts';
import { hashToken, newToken } from '../../platform/db/token.ts';
import type { MailService } from '../../conversations/mail/mail.service.ts';
import { lockUsers } from './user-lock.ts';

export type InvitationService = ReturnType<typeof createInvitationService>;

const dayMs = 24 * 3_600_000;

type Dependencies = {
  db: Database;
  /** Null in shell commands, which only print links. */
  mail: Pick<MailService, 'queueInvitation'> | null;
};

/** Address of an invitation's link. */
const invitationLink = (origin: string, code: string): string => `${origin}/auth?invite=${code}`;

const open = () => and(isNull(invitations.usedAt), gt(invitations.expiresAt, new Date()));

/**
 * Invitations to an account: the role is fixed, the code is valid once and for seven days
 * (docs/specification/accounts.md#invitations).
 */
export function createInvitationService({ db, mail }: Dependencies) {
  /**
   * Creates an invitation.
   * @param mailed the recipient of the link, and the site that it leads to
   * @param key the request key: a repeated request means that the link was not seen, and gets a new link for the
   *   same invitation
   */
  async function make(
    role: Role,
    actor: CurrentUser | null,
    mailed: { email: string; origin: string; language: Locale } | null = null,
    key: string | null = null,
    within: Database = db,
  ): Promise<{ code: string; row: InvitationRow }> {
    const code = newToken();
    const expiresAt = new Date(Date.now() + invitationDays * dayMs);
    return within.transaction(async (tx) => {
      if (!actor) {
        await lockUsers(tx);
        if (!(await hasUsers(tx))) await dropOldLinks(tx);
      }
      const email = mailed?.email ?? null;
      const values = { codeHash: hashToken(code), role, email, createdBy: actor?.id ?? null, expiresAt };
      const log = (action: 'create' | 'update', id: string) =>
        audit(tx, actor, { action, noun: 'invitation', id, after: { role, ...(email ? { email } : {}) } });
      const row = await createOnce(
        tx,
        { actor: actor!, noun: 'invitation', key },
        {
          find: async (id) => {
            const isIt = and(eq(invitations.id, id), open());
            const [known] = await tx.update(invitations).set(values).where(isIt).returning();
            if (known) await log('update', id);
            return known;
          },
          make: async () => {
            const [made] = await tx.insert(invitations).values(values).returning();
            await log('create', made!.id);
            return made!;
          },
        },
      );
      if (mailed) {
        const link = invitationLink(mailed.origin, code);
        await mail?.queueInvitation(tx, { email: mailed.email, link, role, language: mailed.language });
      }
      return {
        code,
        row: {
          id: row.id,
          role,
          createdAt: row.createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
          invitedBy: actor && fullName(actor),
          email,
        },
      };
    });
  }

  return {
    /**
     * Creates an invitation. The link is returned only here, and mailed if an address is given.
     * @throws AppError `forbidden`
     */
    async create(
      actor: CurrentUser | null,
      { role, email }: NewInvitation,
      { origin, language, key }: { origin: string; language: Locale; key: string | null },
    ) {
      demand(actor, 'users');
      const { code, row } = await make(role, actor, email ? { email, origin, language } : null, key);
      return { link: invitationLink(origin, code), invitation: row };
    },

    /**
     * Creates an invitation from the server's shell, where no user is signed in. While there is no account,
     * several printed links are valid at the same time; the first account ends the others.
     */
    createFromShell: (role: Role) => make(role, null),

    /**
     * Creates the invitation that the first start prints; null if an account exists. A second process on the same
     * database prints one of its own, and both stay valid.
     */
    createFirst: () =>
      db.transaction(async (tx) => {
        await lockUsers(tx);
        return (await hasUsers(tx)) ? null : make('super_admin', null, null, null, tx);
      }),

    async list(actor: CurrentUser | null): Promise<InvitationRow[]> {
      demand(actor, 'users');
      const rows = await db
        .select({
          invitation: invitations,
          invitedBy: { username: users.username, firstName: users.firstName, lastName: users.lastName },
        })
        .from(invitations)
        .leftJoin(users, eq(users.id, invitations.createdBy))
        .where(open())
        .orderBy(invitations.createdAt);
      return rows.map(({ invitation: { id, role, email, createdAt, expiresAt }, invitedBy }) => ({
        id,
        role,
        email,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        invitedBy: invitedBy && fullName(invitedBy),
      }));
    },

    async withdraw(actor: CurrentUser | null, id: string): Promise<void> {
      demand(actor, 'users');
      await db.transaction(async (tx) => {
        const before = await findById(id, () =>
          tx
            .delete(invitations)
            .where(and(eq(invitations.id, id), open()))
            .returning({ role: invitations.role }),
        );
        await audit(tx, actor, { action: 'delete', noun: 'invitation', id, before });
      });
    },

    roleOf: (code: string) => roleOfCode(db, code),
  };
}

/** Deletes old links to the first account, so that their number stays limited. All kept links are valid. */
async function dropOldLinks(tx: Database): Promise<void> {
  const kept = tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(open())
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(maxFirstInvitations - 1);
  await tx.delete(invitations).where(and(open(), notInArray(invitations.id, kept)));
}

const hasUsers = async (db: Database): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).limit(1)).length > 0;

/** The role that a code gives; null if the code is unknown, used or expired. */
async function roleOfCode(db: Database, code: string): Promise<Role | null> {
  const [row] = await db
    .select({ role: invitations.role })
    .from(invitations)
    .where(and(eq(invitations.codeHash, hashToken(code)), open()));
  return row?.role ?? null;
}

/**
 * Checks a code before anything else: without a valid code, no password is hashed and no taken name is revealed.
 * @throws AppError `invalid` for an invalid code
 */
export async function demandInvitation(db: Database, code: string): Promise<void> {
  if (!(await roleOfCode(db, code))) refuseInvitation();
}

/**
 * Uses a code, in the transaction that creates the account. The very first account ends all other open
 * invitations, so that nobody can create a second super_admin with a link from an old log. The caller holds the
 * lock of the users.
 * @throws AppError `invalid` for an invalid code
 */
export async function spendInvitation(tx: Database, code: string, userId: string): Promise<Role> {
  const [row] = await tx
    .update(invitations)
    .set({ usedAt: new Date(), usedBy: userId })
    .where(and(eq(invitations.codeHash, hashToken(code)), open()))
    .returning({ role: invitations.role });
  if (!row) refuseInvitation();
  const others = await tx.select({ id: users.id }).from(users).where(ne(users.id, userId)).limit(1);
  if (others.length === 0) await tx.delete(invitations).where(open());
  return row.role;
}

function refuseInvitation(): never {
  throw new AppError('invalid', 'invitation does not count', { invite: 'inviteInvalid' });
}
