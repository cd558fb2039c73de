import { randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { placeholderAddress } from '#shared/conversations/chat-rules.ts';
import type { Visitor } from '#shared/people/session.ts';
import type { Database } from '../../platform/db/client.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { visitorSessions } from './session.schema.ts';
import { hashToken, looksLikeToken, newToken } from '../../platform/db/token.ts';

/** Milliseconds between two updates of a visitor's last visit, because reading a page should not write. */
const touchMs = 3_600_000;

export type SessionService = ReturnType<typeof createSessionService>;

/** Sessions of anonymous visitors. */
export function createSessionService({ db, limits }: { db: Database; limits: Limits }) {
  return {
    /** The visitor of a cookie; null if there is no cookie or it is unknown. */
    async findVisitor(token: string | undefined): Promise<Visitor | null> {
      if (!looksLikeToken(token)) return null;
      const [row] = await db
        .select({
          sessionId: visitorSessions.id,
          visitorId: visitorSessions.visitorId,
          visitorEmail: visitorSessions.visitorEmail,
          lastSeenAt: visitorSessions.lastSeenAt,
        })
        .from(visitorSessions)
        .where(eq(visitorSessions.tokenHash, hashToken(token)));
      if (!row) return null;
      const { lastSeenAt, ...visitor } = row;
      // Avoid a needless statement: each socket that reconnects reads its visitor twice.
      if (Date.now() - lastSeenAt.getTime() > touchMs) await touch(visitor.sessionId);
      return visitor;
    },

    /**
     * Creates a visitor. The token goes only into an HttpOnly cookie.
     * @throws AppError `too_many_requests` if this address has created too many
     */
    async createVisitor(address: string): Promise<{ visitor: Visitor; token: string }> {
      await limits.admit({ 'new visitors': address });
      const token = newToken();
      const email = placeholderAddress(`visitor-${randomBytes(5).toString('hex')}`);
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
  };

  /** Updates the time of the last visit; of two concurrent requests only one writes. */
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
