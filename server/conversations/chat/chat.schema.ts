import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  chatSides,
  conversationPriorities,
  conversationStatuses,
  messageTypes,
} from '#shared/conversations/chat-rules.ts';
import { fallbackLocale, locales } from '#shared/base/locale.ts';
import { newConversationCode } from '../../platform/db/token.ts';
import { createdAt, id, moment, oneOf, refersTo, textList, updatedAt } from '../../platform/db/columns.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { visitorSessions } from '../../people/session/session.schema.ts';
import { users } from '../../people/user/user.schema.ts';

/** A customer's phone number reduced to digits and "+". The index below uses exactly this expression. */
export const typedDigits = (phone: SQLWrapper): SQL<string> =>
  sql<string>`regexp_replace(${phone}, '[^0-9+]', '', 'g')`;

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    customerName: text().notNull(),
    customerEmail: text(),
    customerPhone: text(),
    /** The customer's language and time zone (IANA), as the browser reported them at the start. */
    language: text({ enum: locales }).notNull().default(fallbackLocale),
    timeZone: text(),
    /** Short and hard to guess: opens the conversation on another device (shared/conversations/chat-rules.ts). */
    code: text().notNull().unique().$defaultFn(newConversationCode),
    /** The visitor session in which it began. */
    sessionId: refersTo(() => visitorSessions.id, 'set null'),
    userId: refersTo(() => users.id, 'set null'),
    productId: refersTo(() => products.id, 'set null'),
    /** Path of the page on our site from which the customer last wrote. */
    page: text(),
    status: text({ enum: conversationStatuses }).notNull().default('active'),
    priority: text({ enum: conversationPriorities }).notNull().default('normal'),
    lastMessageAt: moment(),
    unreadAdminCount: integer().notNull().default(0),
    unreadCustomerCount: integer().notNull().default(0),
    /** Positions of the newest message, and of the newest that each side has read. */
    lastSeq: integer().notNull().default(0),
    adminReadSeq: integer().notNull().default(0),
    customerReadSeq: integer().notNull().default(0),
    /** Position up to which answers were sent by mail. */
    mailedSeq: integer().notNull().default(0),
    /** Time of the first unanswered message of the customer; null if none waits. */
    needsReplySince: moment(),
    /** Until then it is hidden from the conversations that wait (snooze). */
    snoozedUntil: moment(),
    assignedToUserId: refersTo(() => users.id, 'set null'),
    tags: textList(),
    notes: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.status, t.lastMessageAt),
    // A visitor has at most one conversation that is not closed.
    uniqueIndex('conversations_open_session')
      .on(t.sessionId)
      .where(sql`${t.status} <> 'closed'`),
    index().on(t.sessionId),
    index()
      .on(t.productId)
      .where(sql`${t.productId} is not null`),
    // For a customer's chats (customer.queries.ts): without these indexes, opening a customer would read every
    // conversation.
    index('conversations_customer_email').on(sql`lower(${t.customerEmail})`),
    index('conversations_customer_digits').on(typedDigits(t.customerPhone)),
    oneOf('conversations_status_check', t.status, conversationStatuses),
    oneOf('conversations_priority_check', t.priority, conversationPriorities),
  ],
);

/**
 * Sessions that may open a conversation besides the one in which it began: other devices that used its code or link.
 */
export const conversationGuests = pgTable(
  'conversation_guests',
  {
    conversationId: refersTo(() => conversations.id, 'cascade').notNull(),
    sessionId: refersTo(() => visitorSessions.id, 'cascade').notNull(),
    /** When the session opened it last. */
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.sessionId] }), index().on(t.sessionId)],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    conversationId: refersTo(() => conversations.id, 'cascade').notNull(),
    /** Position in the conversation, from 1, without gaps. */
    seq: integer().notNull(),
    /** Random id from the sender, which identifies a repeated send. */
    clientMessageId: uuid().notNull().defaultRandom(),
    senderName: text().notNull(),
    senderEmail: text(),
    senderType: text({ enum: chatSides }).notNull(),
    senderUserId: refersTo(() => users.id, 'set null'),
    sessionId: refersTo(() => visitorSessions.id, 'set null'),
    message: text().notNull(),
    messageType: text({ enum: messageTypes }).notNull().default('text'),
    isRead: boolean().notNull().default(false),
    readAt: moment(),
    editedAt: moment(),
    attachmentUrl: text(),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.conversationId, t.seq),
    unique().on(t.conversationId, t.senderType, t.clientMessageId),
    // Sessions are purged while their messages stay.
    index().on(t.sessionId),
    oneOf('chat_messages_sender_type_check', t.senderType, chatSides),
    oneOf('chat_messages_message_type_check', t.messageType, messageTypes),
  ],
);

export const chatAttachments = pgTable(
  'chat_attachments',
  {
    id: id(),
    conversationId: refersTo(() => conversations.id, 'cascade').notNull(),
    /** Null until a message includes the file. */
    messageId: refersTo(() => chatMessages.id, 'cascade'),
    fileName: text().notNull(),
    originalName: text().notNull(),
    mimeType: text().notNull(),
    fileSize: integer().notNull(),
    storageUrl: text().notNull(),
    thumbnailUrl: text(),
    width: integer(),
    height: integer(),
    uploadedAt: createdAt(),
  },
  (t) => [index().on(t.messageId), index().on(t.conversationId), unique().on(t.storageUrl)],
);
