import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { ChatSide } from '#shared/conversations/chat-rules.ts';
import type { ChatMessage } from '#shared/conversations/chat.ts';
import { AppError } from '#shared/base/errors.ts';
import { chatMessagesUnanswered } from '#shared/conversations/chat-limits.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import type { Database } from '../../platform/db/client.ts';
import { audit } from '../../platform/db/audit.ts';
import { chatAttachments, chatMessages, conversations } from './chat.schema.ts';
import { type ConversationRow, toMessage } from './chat.queries.ts';

/** A participant of a conversation, identified by the session (docs/specification/chat.md#conversation). */
export type Sender =
  | { side: 'customer'; sessionId: string; email: string }
  | { side: 'admin'; user: CurrentUser };

export type NewMessage = {
  /** Created once by the sender, so that a repeated message is recognised. */
  clientMessageId: string;
  message: string;
  attachment?: { url: string; type: 'image' | 'file' };
  /** Path of the page of our site on which a customer wrote the message. */
  page?: string | undefined;
  /** The newest position that the writing staff member had seen. */
  seenSeq?: number;
  /** The answer resolves the conversation, unless the customer has written after this position. */
  resolveUpTo?: number;
};

/** The columns of a conversation that no longer waits, because it was resolved or ended. */
export const settledAt = (lastSeq: number) => ({
  needsReplySince: null,
  unreadAdminCount: 0,
  adminReadSeq: lastSeq,
});

/** The name of a staff member that the customer sees. */
export const staffName = (user: CurrentUser) => user.firstName || user.username;

/** The stored message with this id. @throws AppError `conflict` if its text differs */
export async function findSent(
  tx: Database,
  side: ChatSide,
  conversationId: string,
  { clientMessageId, message, attachment }: NewMessage,
): Promise<ChatMessage | null> {
  const [row] = await tx
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, conversationId),
        eq(chatMessages.senderType, side),
        eq(chatMessages.clientMessageId, clientMessageId),
      ),
    );
  if (!row) return null;
  if (row.message !== message || row.attachmentUrl !== (attachment?.url ?? null))
    throw new AppError('conflict', 'the id of a message stands for another one');
  return toMessage(row);
}

/** @throws AppError `answered_meanwhile` */
export async function refuseSecondAnswer(
  tx: Database,
  sender: Sender,
  conversationId: string,
  seenSeq: number | undefined,
): Promise<void> {
  if (sender.side !== 'admin' || seenSeq === undefined) return;
  const answers = await tx.$count(
    chatMessages,
    and(
      eq(chatMessages.conversationId, conversationId),
      eq(chatMessages.senderType, 'admin'),
      ne(chatMessages.senderUserId, sender.user.id),
      gt(chatMessages.seq, seenSeq),
    ),
  );
  if (answers > 0) throw new AppError('answered_meanwhile');
}

/**
 * Limits how much a customer writes without an answer.
 * @throws AppError `too_many_requests`, without seconds to wait: the staff's next message resets the limit
 */
export async function refuseUnanswered(
  tx: Database,
  sender: Sender,
  { id, lastSeq }: ConversationRow,
): Promise<void> {
  if (sender.side === 'admin' || lastSeq < chatMessagesUnanswered) return;
  const answers = await tx.$count(
    chatMessages,
    and(
      eq(chatMessages.conversationId, id),
      eq(chatMessages.senderType, 'admin'),
      gt(chatMessages.seq, lastSeq - chatMessagesUnanswered),
    ),
  );
  if (answers === 0)
    throw new AppError('too_many_requests', 'too many messages without an answer', {
      message: 'chatAwaitAnswer',
    });
}

export async function insertMessage(
  tx: Database,
  sender: Sender,
  conversation: ConversationRow,
  { clientMessageId, message, attachment }: NewMessage,
) {
  const who =
    sender.side === 'admin'
      ? { senderName: staffName(sender.user), senderUserId: sender.user.id }
      : {
          senderName: conversation.customerName,
          senderEmail: conversation.customerEmail,
          sessionId: sender.sessionId,
        };
  const [row] = await tx
    .insert(chatMessages)
    .values({
      ...who,
      conversationId: conversation.id,
      seq: conversation.lastSeq + 1,
      clientMessageId,
      senderType: sender.side,
      message,
      messageType: attachment?.type ?? 'text',
      attachmentUrl: attachment?.url ?? null,
      // The time of writing. Under the lock it never goes back, unlike the start of the transaction.
      createdAt: sql`clock_timestamp()`,
    })
    .returning();
  if (attachment) {
    const claimed = await tx
      .update(chatAttachments)
      .set({ messageId: row!.id })
      .where(
        and(
          eq(chatAttachments.conversationId, conversation.id),
          eq(chatAttachments.storageUrl, attachment.url),
          isNull(chatAttachments.messageId),
        ),
      )
      .returning({ id: chatAttachments.id });
    if (claimed.length === 0)
      throw new AppError('invalid', 'not an attachment of this conversation', { attachmentUrl: 'gone' });
  }
  return row!;
}

/**
 * The columns of a conversation that a new message changes. A customer's message reopens a resolved conversation,
 * which then waits for an answer; a message of the staff is the answer.
 */
export function afterMessage(
  side: ChatSide,
  row: ConversationRow,
  { createdAt }: { createdAt: Date },
  page: string | undefined,
): Partial<ConversationRow> {
  if (side === 'customer')
    return {
      lastMessageAt: createdAt,
      status: 'active',
      unreadAdminCount: row.unreadAdminCount + 1,
      needsReplySince: row.needsReplySince ?? createdAt,
      snoozedUntil: null,
      ...(page ? { page } : {}),
    };
  return {
    lastMessageAt: createdAt,
    unreadCustomerCount: row.unreadCustomerCount + 1,
    needsReplySince: null,
  };
}

/** Whether the customer has written after a position, up to which a staff member has seen the messages. */
export async function hasUnseen(tx: Database, conversationId: string, seenSeq: number): Promise<boolean> {
  const isUnseen = and(eq(chatMessages.senderType, 'customer'), gt(chatMessages.seq, seenSeq));
  return (await tx.$count(chatMessages, and(eq(chatMessages.conversationId, conversationId), isUnseen))) > 0;
}

/**
 * Resolves an active conversation with a staff member's answer, in the answer's transaction. It stays active if the
 * customer has written something that the staff member had not seen.
 */
export async function resolveWithAnswer(
  tx: Database,
  sender: Sender,
  { id, status, customerName }: ConversationRow,
  { seq }: { seq: number },
  resolveUpTo: number | undefined,
): Promise<void> {
  if (sender.side !== 'admin' || resolveUpTo === undefined || status !== 'active') return;
  if (await hasUnseen(tx, id, resolveUpTo)) return;
  await tx
    .update(conversations)
    .set({ status: 'resolved', ...settledAt(seq) })
    .where(eq(conversations.id, id));
  await audit(tx, sender.user, {
    action: 'resolved',
    noun: 'conversation',
    id,
    title: customerName,
    before: { status },
    after: { status: 'resolved' },
  });
}
