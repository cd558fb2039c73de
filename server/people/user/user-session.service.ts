import { and, desc, eq, exists, gt, lt, ne, sql } from 'drizzle-orm';
import type { StaffLanguage } from '#shared/base/locale.ts';
import { sessionDays, sessionIdleHours } from '#shared/base/limits.ts';
import type { CurrentUser, SessionRow, SignOutReason } from '#shared/people/user.ts';
import type { Database } from '../../platform/db/client.ts';
import { auditEntries } from '../audit/audit.schema.ts';
import { siteSettings } from '../../content/setting/setting.schema.ts';
import { knownDevices, users, userSessions } from './user.schema.ts';
import { hashToken, looksLikeToken, newToken } from '../../platform/db/token.ts';

export type UserSessionService = ReturnType<typeof createUserSessionService>;

/** Origin of a session, as far as the request tells. */
export type SignInPlace = { address: string | null; userAgent: string | null };

/** The signed-in user with session and language, and whether they must first set up the second factor. */
export type SessionUser = CurrentUser & {
  sessionId: string;
  staffLanguage: StaffLanguage;
  mustSetUpFactor: boolean;
};

const hourMs = 3_600_000;

/** Sessions of signed-in users: a random token, stored as a hash, with an idle and an absolute time limit. */
export function createUserSessionService({ db }: { db: Database }) {
  const alive = () =>
    and(
      gt(userSessions.expiresAt, new Date()),
      gt(userSessions.lastSeenAt, new Date(Date.now() - sessionIdleHours * hourMs)),
    );

  return {
    /** Starts a session and deletes expired ones of the user. The token goes only into an HttpOnly cookie. */
    async start(tx: Database, userId: string, { address, userAgent }: SignInPlace): Promise<string> {
      const token = newToken();
      await tx
        .delete(userSessions)
        .where(and(eq(userSessions.userId, userId), lt(userSessions.expiresAt, new Date())));
      await tx.insert(userSessions).values({
        userId,
        tokenHash: hashToken(token),
        address,
        userAgent: userAgent?.slice(0, 300) ?? null,
        expiresAt: new Date(Date.now() + sessionDays * 24 * hourMs),
      });
      return token;
    },

    /**
     * The active user of a cookie's token, or null. Updates the time of last use at most once a minute.
     * @param isUse false for checks of our own, which must not keep the session of an idle user alive
     */
    async findUser(token: string | undefined, { isUse = true } = {}): Promise<SessionUser | null> {
      if (!looksLikeToken(token)) return null;
      const [row] = await db
        .select({
          id: users.id,
          username: users.username,
          firstName: users.firstName,
          lastName: users.lastName,
          email: users.email,
          role: users.role,
          staffLanguage: users.staffLanguage,
          sessionId: userSessions.id,
          // Read from the table each time, so that a change takes effect at once in every process.
          mustSetUpFactor: sql<boolean>`${users.totpEnabledAt} is null and ${users.role} <> 'customer' and exists (
            select 1 from ${siteSettings}
            where ${siteSettings.key} = 'secondFactorRequired' and ${siteSettings.value} = 'true'::jsonb)`,
        })
        .from(userSessions)
        .innerJoin(users, eq(users.id, userSessions.userId))
        .where(and(eq(userSessions.tokenHash, hashToken(token)), alive(), eq(users.isActive, true)));
      if (!row || !isUse) return row ?? null;
      await db
        .update(userSessions)
        .set({ lastSeenAt: new Date() })
        .where(
          and(
            eq(userSessions.id, row.sessionId),
            lt(userSessions.lastSeenAt, sql`now() - interval '1 minute'`),
          ),
        );
      return row;
    },

    /** Why a super admin has signed out the browser with this cookie; null if it was signed out in another way. */
    async signOutReason(token: string | undefined): Promise<SignOutReason | null> {
      if (!looksLikeToken(token)) return null;
      const [row] = await db
        .select({
          isActive: users.isActive,
          // A reset ends all sessions that began before it.
          isReset: exists(
            db
              .select({ one: sql`1` })
              .from(auditEntries)
              .where(
                and(
                  eq(auditEntries.noun, 'user'),
                  eq(auditEntries.recordId, sql`${users.id}::text`),
                  eq(auditEntries.action, 'reset_password'),
                  gt(auditEntries.createdAt, userSessions.createdAt),
                ),
              ),
          ).mapWith(Boolean),
        })
        .from(userSessions)
        .innerJoin(users, eq(users.id, userSessions.userId))
        .where(
          and(
            eq(userSessions.tokenHash, hashToken(token)),
            eq(userSessions.expiresAt, userSessions.createdAt),
          ),
        );
      if (!row?.isActive) return row ? 'deactivated' : null;
      return row.isReset ? 'reset' : null;
    },

    async list(userId: string, currentId: string): Promise<SessionRow[]> {
      const rows = await db
        .select()
        .from(userSessions)
        .where(and(eq(userSessions.userId, userId), alive()))
        .orderBy(desc(userSessions.lastSeenAt));
      return rows.map((row) => ({
        id: row.id,
        isCurrent: row.id === currentId,
        userAgent: row.userAgent,
        address: row.address,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
      }));
    },

    async endByToken(token: string | undefined): Promise<void> {
      if (looksLikeToken(token))
        await db.delete(userSessions).where(eq(userSessions.tokenHash, hashToken(token)));
    },

    /** Ends one of the user's own sessions. @returns false if there is no such session */
    async end(userId: string, id: string): Promise<boolean> {
      const rows = await db
        .delete(userSessions)
        .where(and(eq(userSessions.userId, userId), eq(userSessions.id, id)))
        .returning({ id: userSessions.id });
      return rows.length > 0;
    },
  };
}

/**
 * Ends all sessions of a user whom a super admin has changed, like `endSessionsOf`. The rows stay until the next
 * purge: the sign-in page uses them to explain why the user was signed out.
 */
export async function expireSessionsOf(db: Database, userId: string): Promise<void> {
  await db
    .update(userSessions)
    .set({ expiresAt: sql`${userSessions.createdAt}` })
    .where(eq(userSessions.userId, userId));
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/**
 * Ends a user's sessions, all of them or all but one; called in the transaction of the cause. Ending all also
 * forgets the known devices: an intruder may have signed in from one.
 */
export async function endSessionsOf(db: Database, userId: string, exceptId?: string): Promise<void> {
  const own = eq(userSessions.userId, userId);
  await db.delete(userSessions).where(exceptId ? and(own, ne(userSessions.id, exceptId)) : own);
  if (!exceptId) await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Makes a browser one in which the user has signed in before. @returns the token for its cookie */
export async function rememberDevice(db: Database, userId: string): Promise<string> {
  const token = newToken();
  await db.insert(knownDevices).values({ userId, tokenHash: hashToken(token) });
  return token;
}
