import { and, asc, desc, eq, exists, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { ChatSide } from '#shared/conversations/chat-rules.ts';
import type { ChatMessage } from '#shared/conversations/chat.ts';
import type { Database } from '../../platform/db/client.ts';
import { chatMessages, conversationGuests, conversations } from './chat.schema.ts';
import { productViews } from '../../catalogue/product/product.schema.ts';

export type ConversationRow = typeof conversations.$inferSelect;

/** The positions of a conversation, with which sockets compare what they have sent. */
export type Marks = Pick<ConversationRow, 'lastSeq' | 'adminReadSeq' | 'customerReadSeq'>;

/** A message as sent to clients. */
export const toMessage = (row: typeof chatMessages.$inferSelect): ChatMessage => ({
  id: row.id,
  conversationId: row.conversationId,
  seq: row.seq,
  clientMessageId: row.clientMessageId,
  message: row.message,
  senderType: row.senderType,
  senderName: row.senderName,
  messageType: row.messageType,
  attachmentUrl: row.attachmentUrl,
  isRead: row.isRead,
  createdAt: row.createdAt.toISOString(),
});

/** Messages after a position, in order, at most `limit`. */
export async function readMessages(
  db: Database,
  conversationId: string,
  after: number,
  limit: number,
): Promise<ChatMessage[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), gt(chatMessages.seq, after)))
    .orderBy(asc(chatMessages.seq))
    .limit(limit);
  return rows.map(toMessage);
}

/**
 * The newest messages, in order, at most `limit`. For clients of protocol 1, which cannot ask for more.
 * @param side only messages of this side
 */
export async function readNewest(
  db: Database,
  conversationId: string,
  limit: number,
  side?: ChatSide,
): Promise<ChatMessage[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), side && eq(chatMessages.senderType, side)))
    .orderBy(desc(chatMessages.seq))
    .limit(limit);
  return rows.toReversed().map(toMessage);
}

/** Condition: a session may open the conversation, because it began there or was opened by its code or link. */
export const belongsTo = (db: Database, sessionId: string) =>
  or(
    eq(conversations.sessionId, sessionId),
    exists(
      db
        .select({ one: sql`1` })
        .from(conversationGuests)
        .where(
          and(
            eq(conversationGuests.conversationId, conversations.id),
            eq(conversationGuests.sessionId, sessionId),
          ),
        ),
    ),
  );

/** The visitor's current conversation: among those that are not closed, the one opened or written to last. */
export async function readCurrent(db: Database, sessionId: string): Promise<ConversationRow | null> {
  const guest = conversationGuests;
  const [row] = await db
    .select({ conversation: conversations })
    .from(conversations)
    .leftJoin(guest, and(eq(guest.conversationId, conversations.id), eq(guest.sessionId, sessionId)))
    .where(
      and(
        or(eq(conversations.sessionId, sessionId), isNotNull(guest.sessionId)),
        ne(conversations.status, 'closed'),
      ),
    )
    .orderBy(
      desc(
        sql`greatest(coalesce(${conversations.lastMessageAt}, ${conversations.createdAt}), ${guest.createdAt})`,
      ),
    )
    .limit(1);
  return row?.conversation ?? null;
}

/** Maximum number of product views that are copied. */
const mostAdopted = 50;

/** Copies a visitor's product views to their current session. The views were counted before. */
export async function adoptViews(db: Database, viewerId: string, sessionId: string): Promise<void> {
  const views = db
    .select({
      productId: productViews.productId,
      viewerId: sql<string>`${sessionId}::uuid`.as('session_id'),
      day: productViews.day,
    })
    .from(productViews)
    .where(eq(productViews.viewerId, viewerId))
    .orderBy(desc(productViews.day))
    .limit(mostAdopted);
  await db.insert(productViews).select(views).onConflictDoNothing();
}
