import { eq, type SQL, sql } from 'drizzle-orm';
import { normalizeCode } from '#shared/conversations/chat-rules.ts';
import { AppError } from '#shared/base/errors.ts';
import { isUuid } from '../../platform/db/find-by-id.ts';
import type { Database } from '../../platform/db/client.ts';
import { createSigner } from '../../platform/db/signer.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { conversationGuests, conversations } from './chat.schema.ts';

export type ResumeService = ReturnType<typeof createResumeService>;

/** Opens a conversation on another device: by its code, which people type, or by its signed link. */
export function createResumeService({ db, limits }: { db: Database; limits: Limits }) {
  const { sign, isSigned } = createSigner(db, 'chatLinkSecret');

  async function findByLink(text: string): Promise<string | null> {
    const [id = '', signature = ''] = text.split('.');
    return isUuid(id) && (await isSigned(id, signature)) ? id : null;
  }

  return {
    /** The path of the link that opens a conversation. */
    pathOf: async (id: string) => `/chat?resume=${id}.${await sign(id)}`,

    /**
     * Makes the conversation of a code, or of the last part of a link, the one that a session shows.
     * @throws AppError `invalid` for an unknown code; `conversation_closed`; `too_many_requests` if too many
     * codes were tried
     */
    async resume(visitor: { sessionId: string }, typed: string, address: string): Promise<void> {
      const find = async (isIt: SQL) =>
        (
          await db
            .select({ id: conversations.id, status: conversations.status })
            .from(conversations)
            .where(isIt)
        )[0];
      const linked = await findByLink(typed);
      const row = linked
        ? await find(eq(conversations.id, linked))
        : await limits.guess({ 'chat codes': address, 'chat codes of all': '' }, () =>
            find(eq(conversations.code, normalizeCode(typed))),
          );
      if (!row) throw new AppError('invalid', 'no conversation of this code', { code: 'chatCodeInvalid' });
      if (row.status === 'closed') throw new AppError('conversation_closed');
      await db
        .insert(conversationGuests)
        .values({ conversationId: row.id, sessionId: visitor.sessionId })
        // Opened once more: the conversation that was opened last is shown (readCurrent).
        .onConflictDoUpdate({
          target: [conversationGuests.conversationId, conversationGuests.sessionId],
          set: { createdAt: sql`now()` },
        });
    },
  };
}
