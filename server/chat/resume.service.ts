import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { normalizeCode } from '#shared/chat-rules.ts';
import { AppError } from '#shared/errors.ts';
import { chatCodesPerAddress } from '#shared/chat-limits.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { keptSecret } from '../db/kept-secret.ts';
import { conversationGuests, conversations } from '../db/schema/chat.ts';
import { addressGroup, consume, partOf } from '../live/throttle.ts';

export type ResumeService = ReturnType<typeof createResumeService>;

/** Where the signature of a link is cut: 132 bits are enough against guessing. */
const signatureLength = 22;
const signatureShape = /^[\w-]{22}$/;

/** Opens a conversation on another device: by its code, which people type, or by its link, which is signed. */
export function createResumeService({ config, db }: { config: Config; db: Database }) {
  const secret = keptSecret(db, 'chatLinkSecret');
  const tries = new RateLimiterMemory({ points: partOf(chatCodesPerAddress, config), duration: 3600 });
  const sign = async (id: string) =>
    createHmac('sha256', await secret())
      .update(id)
      .digest('base64url')
      .slice(0, signatureLength);

  async function findByLink(text: string): Promise<string | null> {
    const [id = '', signature = ''] = text.split('.');
    if (!z.uuid().safeParse(id).success || !signatureShape.test(signature)) return null;
    const isRight = timingSafeEqual(Buffer.from(signature), Buffer.from(await sign(id)));
    return isRight ? id : null;
  }

  return {
    /** The link that opens a conversation, below the site's address. */
    pathOf: async (id: string) => `/chat?resume=${id}.${await sign(id)}`,

    /**
     * Lets a visit into the conversation of a code or a link's end.
     * @throws AppError `invalid` when there is none; `too_many_requests` when an address has tried too many
     */
    async resume(visitor: { sessionId: string }, typed: string, address: string): Promise<void> {
      const linked = await findByLink(typed);
      if (!linked) await consume(tries, addressGroup(address), 'codes of conversations');
      const [row] = await db
        .select({ id: conversations.id })
        .from(conversations)
        .where(linked ? eq(conversations.id, linked) : eq(conversations.code, normalizeCode(typed)));
      if (!row) throw new AppError('invalid', 'no conversation of this code', { code: 'chatCodeInvalid' });
      await db
        .insert(conversationGuests)
        .values({ conversationId: row.id, sessionId: visitor.sessionId })
        .onConflictDoNothing();
    },
  };
}
