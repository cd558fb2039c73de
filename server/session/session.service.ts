import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Visitor } from '../../shared/session.ts';
import type { CurrentUser } from '../../shared/user.ts';
import type { Database } from '../db/client.ts';
import { visitorSessions } from '../db/schema/session.ts';
import { users, userSessions } from '../db/schema/user.ts';

export type SessionService = ReturnType<typeof createSessionService>;

/** 256 bits, as the cookie carries them. */
const newToken = () => randomBytes(32).toString('base64url');

/** What the database keeps of a token: whoever reads the table cannot sign in with it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

const looksLikeToken = (token: string | undefined): token is string =>
  token !== undefined && /^[\w-]{43}$/.test(token);

/** Visitor sessions, and the user behind a signed-in one. */
export function createSessionService({ db }: { db: Database }) {
  return {
    /** The visitor of a cookie, or null when there is none or it is unknown. */
    async findVisitor(token: string | undefined): Promise<Visitor | null> {
      if (!looksLikeToken(token)) return null;
      const [row] = await db
        .select({
          sessionId: visitorSessions.id,
          visitorId: visitorSessions.visitorId,
          visitorEmail: visitorSessions.visitorEmail,
        })
        .from(visitorSessions)
        .where(eq(visitorSessions.tokenHash, hashToken(token)));
      if (row) await touch(row.sessionId);
      return row ?? null;
    },

    /** A new visitor; the token goes into an HttpOnly cookie and nowhere else. */
    async createVisitor(): Promise<{ visitor: Visitor; token: string }> {
      const token = newToken();
      const email = `visitor-${randomBytes(5).toString('hex')}@visitor.example`;
      const [row] = await db
        .insert(visitorSessions)
        .values({ tokenHash: hashToken(token), visitorEmail: email })
        .returning({
          sessionId: visitorSessions.id,
          visitorId: visitorSessions.visitorId,
          visitorEmail: visitorSessions.visitorEmail,
        });
      return { visitor: row!, token };
    },

    /** The active user of a signed-in session's cookie, or null. */
    async findUser(token: string | undefined): Promise<CurrentUser | null> {
      if (!looksLikeToken(token)) return null;
      const [row] = await db
        .select({
          id: users.id,
          username: users.username,
          firstName: users.firstName,
          lastName: users.lastName,
          email: users.email,
          role: users.role,
        })
        .from(userSessions)
        .innerJoin(users, eq(users.id, userSessions.userId))
        .where(
          and(
            eq(userSessions.tokenHash, hashToken(token)),
            gt(userSessions.expiresAt, new Date()),
            eq(users.isActive, true),
          ),
        );
      return row ?? null;
    },
  };

  /** Notes that the visitor was here, at most once an hour: reading a page should not write. */
  async function touch(sessionId: string): Promise<void> {
    await db
      .update(visitorSessions)
      .set({ lastSeenAt: new Date() })
      .where(
        and(
          eq(visitorSessions.id, sessionId),
          lt(visitorSessions.lastSeenAt, sql`now() - interval '1 hour'`),
        ),
      );
  }
}
