import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { ChatSide } from '#shared/conversations/chat-rules.ts';
import { isOwnAddress, otherSide } from '#shared/conversations/chat-rules.ts';
import type { ChatMessage, CustomerConversation, NewConversation } from '#shared/conversations/chat.ts';
import { AppError } from '#shared/base/errors.ts';
import { chatMailMinutes, historyPageSize } from '#shared/conversations/chat-limits.ts';
import { knownName } from '#shared/conversations/known-name.ts';
import type { Locale } from '#shared/base/locale.ts';
import { isStaff } from '#shared/base/policy.ts';
import type { Database } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { chatMessages, conversations } from './chat.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import type { Publish } from '../../platform/live/messages.ts';
import {
  adoptViews,
  belongsTo,
  type ConversationRow,
  type Marks,
  readCurrent,
  readMessages,
  readNewest,
  toMessage,
} from './chat.queries.ts';
import { readInboxRows } from './chat-inbox.queries.ts';
import {
  afterMessage,
  findSent,
  insertMessage,
  type NewMessage,
  refuseSecondAnswer,
  refuseUnanswered,
  resolveWithAnswer,
  type Sender,
  staffName,
} from './chat.writing.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import type { ResumeService } from './resume.service.ts';

export type { Sender } from './chat.writing.ts';

type MessagePage = { messages: ChatMessage[]; hasMore: boolean };

export type ChatService = ReturnType<typeof createChatService>;

/** Conversations between visitors and the staff. Each message is stored in one transaction and then published. */
export function createChatService({
  db,
  publish,
  resume,
  jobs,
  limits,
}: {
  db: Database;
  publish: Publish;
  resume: ResumeService;
  jobs: JobService;
  limits: Limits;
}) {
  const mayOpen = (sender: Sender) => (sender.side === 'admin' ? undefined : belongsTo(db, sender.sessionId));

  /** @throws AppError `not_found`, also for another visitor's conversation: knowing an id is not enough */
  async function find(tx: Database, sender: Sender, id: string, isLocked: boolean): Promise<ConversationRow> {
    if (sender.side === 'admin' && !isStaff(sender.user)) throw new AppError('forbidden');
    return findById(id, () => {
      const query = tx
        .select()
        .from(conversations)
        .where(and(eq(conversations.id, id), mayOpen(sender)));
      return isLocked ? query.for('update') : query;
    });
  }

  async function toCustomer(row: ConversationRow): Promise<CustomerConversation> {
    const { id, status, customerName, unreadCustomerCount, lastSeq, code } = row;
    const resumePath = await resume.pathOf(id);
    return { id, status, customerName, unreadCustomerCount, lastSeq, code, resumePath };
  }

  async function readPage(id: string, after: number): Promise<MessagePage> {
    const rows = await readMessages(db, id, after, historyPageSize + 1);
    return { messages: rows.slice(0, historyPageSize), hasMore: rows.length > historyPageSize };
  }

  return {
    /**
     * The visitor's conversation, or a new one. A closed one is not continued
     * (docs/specification/chat.md#statuses).
     * @param viewerId the id under which the visitor viewed products before there was a session
     * @throws AppError `too_many_requests` if too many mail addresses were left from the visitor's network
     * address today
     */
    async open(
      visitor: { sessionId: string; visitorEmail: string },
      { customerName, customerEmail, customerPhone, timeZone, productId, page }: NewConversation,
      language: Locale,
      address: string,
      viewerId: string | null = null,
    ): Promise<CustomerConversation> {
      if (viewerId) await adoptViews(db, viewerId, visitor.sessionId);
      const known = await readCurrent(db, visitor.sessionId);
      if (isOwnAddress(customerEmail) && customerEmail !== known?.customerEmail)
        await limits.admit(
          { 'chat mail addresses': address },
          { fields: { customerEmail: 'chatTooManyMailAddresses' } },
        );
      const contact = { customerName, customerEmail, customerPhone: customerPhone || null };
      // Ignores ids that no longer exist.
      const asked = sql<string | null>`(select id from ${products} where id = ${productId ?? null})`;
      if (known) {
        // Details that are empty now may have been given before, on a page without JavaScript or on another device.
        const isPlaceholder = customerEmail === visitor.visitorEmail;
        const [row] = await db
          .update(conversations)
          .set({
            ...((await knownName(customerName)) === null ? {} : { customerName }),
            ...(isPlaceholder ? {} : { customerEmail }),
            ...(customerPhone ? { customerPhone } : {}),
            language,
            ...(page ? { page } : {}),
            ...(productId ? { productId: sql`coalesce(${asked}, ${conversations.productId})` } : {}),
          })
          .where(eq(conversations.id, known.id))
          .returning();
        return toCustomer(row ?? known);
      }
      const [row] = await db
        .insert(conversations)
        .values({
          ...contact,
          language,
          timeZone: timeZone ?? null,
          sessionId: visitor.sessionId,
          productId: asked,
          page: page ?? null,
        })
        // If two tabs begin at once, the second one finds the conversation of the first.
        .onConflictDoNothing()
        .returning();
      const current = row ?? (await readCurrent(db, visitor.sessionId));
      if (!current) throw new AppError('unavailable', 'the conversation could not be opened');
      return toCustomer(current);
    },

    /** The visitor's current conversation; does not begin one. */
    async current(sessionId: string): Promise<CustomerConversation | null> {
      const row = await readCurrent(db, sessionId);
      return row ? toCustomer(row) : null;
    },

    /** Opens a conversation for a caller. @throws AppError `not_found` */
    async enter(sender: Sender, id: string): Promise<ConversationRow> {
      return find(db, sender, id, false);
    },

    /** Messages after a position, and whether there are more. @throws AppError `not_found` */
    async messages(sender: Sender, id: string, after: number): Promise<MessagePage> {
      await find(db, sender, id, false);
      return readPage(id, after);
    },

    /** Like `messages`, for a conversation that the caller has opened already. */
    messagesOfEntered: async ({ id }: ConversationRow, after: number): Promise<MessagePage> =>
      readPage(id, after),

    /** The newest messages, for clients that know no positions. @throws AppError `not_found` */
    async newest(sender: Sender, id: string): Promise<ChatMessage[]> {
      await find(db, sender, id, false);
      return readNewest(db, id, historyPageSize);
    },

    /** For the hub: messages after a position. Permissions were checked when its members joined. */
    readAfter: (id: string, after: number) => readMessages(db, id, after, historyPageSize),
    readNewestOf: async (id: string, side: ChatSide) => (await readNewest(db, id, 1, side))[0],

    /** Conversations as the staff's list shows them. */
    inboxRows: (ids: readonly string[]) => readInboxRows(db, ids),

    /** For the hub: the positions of each of these conversations. */
    async marks(ids: readonly string[]): Promise<Map<string, Marks>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({
          id: conversations.id,
          lastSeq: conversations.lastSeq,
          adminReadSeq: conversations.adminReadSeq,
          customerReadSeq: conversations.customerReadSeq,
        })
        .from(conversations)
        .where(inArray(conversations.id, [...ids]));
      return new Map(rows.map(({ id, ...marks }) => [id, marks]));
    },

    /**
     * Counts a message against the short-term and daily limits of its sender.
     * @throws AppError `too_many_requests`; for the day without seconds to wait, so that the browser keeps the
     *   message and shows the reason instead of retrying
     */
    async admit(sender: Sender, address: string): Promise<void> {
      if (sender.side === 'admin') return limits.admit({ 'chat messages of staff': sender.user.id });
      const { sessionId } = sender;
      await limits.admit({ 'chat messages of a visitor': sessionId, 'chat messages of an address': address });
      return limits.admit(
        { 'chat visitor': sessionId, 'chat address': address },
        { fields: { message: 'chatTooManyToday' } },
      );
    },

    /**
     * Stores a message with the next position. A repeated message with the same id returns the stored one.
     * @throws AppError `not_found`; `conversation_closed`; `conflict` for a known id with another text;
     * `too_many_requests` for a customer with too many unanswered messages; `answered_meanwhile` if a colleague
     * has replied after the newest message that the writer had seen; `invalid` for an attachment that was not
     * issued to this conversation
     */
    async post(
      sender: Sender,
      id: string,
      sent: NewMessage,
    ): Promise<{ message: ChatMessage; isDuplicate: boolean }> {
      const result = await db.transaction(async (tx) => {
        const conversation = await find(tx, sender, id, true);
        const known = await findSent(tx, sender.side, id, sent);
        if (known) return { message: known, isDuplicate: true };
        if (conversation.status === 'closed') throw new AppError('conversation_closed');
        await refuseSecondAnswer(tx, sender, id, sent.seenSeq);
        await refuseUnanswered(tx, sender, conversation);
        const message = await insertMessage(tx, sender, conversation, sent);
        await tx
          .update(conversations)
          .set({ ...afterMessage(sender.side, conversation, message, sent.page), lastSeq: message.seq })
          .where(eq(conversations.id, id));
        await resolveWithAnswer(tx, sender, conversation, message, sent.resolveUpTo);
        if (sender.side === 'admin' && isOwnAddress(conversation.customerEmail)) {
          // Rounded up to a full minute, so that all messages within one minute share one job.
          const due = new Date(Math.ceil(Date.now() / 60_000 + chatMailMinutes) * 60_000);
          await jobs.enqueue(tx, 'chat_mail', { conversationId: id }, due);
        }
        return { message: toMessage(message), isDuplicate: false };
      });
      if (!result.isDuplicate) publish({ kind: 'chat', conversationId: id, side: sender.side });
      return result;
    },

    /** Notifies the other side, and colleagues, that a participant is typing. @throws AppError `not_found` */
    async tellTyping(sender: Sender, id: string, isTyping: boolean): Promise<void> {
      const row = await find(db, sender, id, false);
      const name = sender.side === 'admin' ? staffName(sender.user) : row.customerName;
      publish({ kind: 'typing', conversationId: id, side: sender.side, isTyping, name });
    },

    /**
     * Notifies colleagues that a staff member is answering a contact message.
     * @throws AppError `forbidden` for a customer
     */
    tellAnswering(sender: Sender, messageId: string): void {
      if (sender.side !== 'admin') throw new AppError('forbidden', 'customers answer no contact messages');
      const { user } = sender;
      publish({ kind: 'answering', messageId, userId: user.id, name: staffName(user) });
    },

    /**
     * Marks the other side's messages as read, up to a position or, without one, all of them.
     * @throws AppError `not_found`
     */
    async markRead(sender: Sender, id: string, upToSeq?: number): Promise<void> {
      const mark = sender.side === 'admin' ? 'adminReadSeq' : 'customerReadSeq';
      const count = sender.side === 'admin' ? 'unreadAdminCount' : 'unreadCustomerCount';
      const isChanged = await db.transaction(async (tx) => {
        const row = await find(tx, sender, id, true);
        const seq = Math.min(upToSeq ?? row.lastSeq, row.lastSeq);
        if (seq <= row[mark] && row[count] === 0) return false;
        const others = and(
          eq(chatMessages.conversationId, id),
          eq(chatMessages.senderType, otherSide(sender.side)),
          eq(chatMessages.isRead, false),
        );
        await tx
          .update(chatMessages)
          .set({ isRead: true, readAt: new Date() })
          .where(and(others, lte(chatMessages.seq, seq)));
        const unread = await tx.$count(chatMessages, and(others, gt(chatMessages.seq, seq)));
        await tx
          .update(conversations)
          .set({ [mark]: Math.max(row[mark], seq), [count]: unread })
          .where(eq(conversations.id, id));
        return true;
      });
      if (isChanged) publish({ kind: 'chat', conversationId: id, side: 'both' });
    },
  };
}
