import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, oneOf, textList, updatedAt } from './columns.ts';
import { products } from './product.ts';
import { visitorSessions } from './session.ts';
import { users } from './user.ts';

const conversationStatuses = ['active', 'resolved', 'archived', 'closed'] as const;
const priorities = ['low', 'normal', 'high', 'urgent'] as const;
const senderTypes = ['customer', 'admin'] as const;
const messageTypes = ['text', 'image', 'file', 'system'] as const;

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    customerName: text().notNull(),
    customerEmail: text(),
    sessionId: uuid()
      .unique()
      .references(() => visitorSessions.id, { onDelete: 'set null' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    productId: uuid().references(() => products.id, { onDelete: 'set null' }),
    status: text({ enum: conversationStatuses }).notNull().default('active'),
    priority: text({ enum: priorities }).notNull().default('normal'),
    lastMessageAt: moment(),
    unreadAdminCount: integer().notNull().default(0),
    unreadCustomerCount: integer().notNull().default(0),
    assignedToUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    tags: textList(),
    notes: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.status, t.lastMessageAt),
    oneOf('conversations_status_check', t.status, conversationStatuses),
    oneOf('conversations_priority_check', t.priority, priorities),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Position in the conversation, from 1, without gaps. */
    seq: integer().notNull(),
    /** Chosen by the sender, so that a repeated send is recognised. */
    clientMessageId: text(),
    senderName: text().notNull(),
    senderEmail: text(),
    senderType: text({ enum: senderTypes }).notNull(),
    senderUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    sessionId: uuid().references(() => visitorSessions.id, { onDelete: 'set null' }),
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
    unique().on(t.conversationId, t.clientMessageId),
    oneOf('chat_messages_sender_type_check', t.senderType, senderTypes),
    oneOf('chat_messages_message_type_check', t.messageType, messageTypes),
  ],
);

export const chatAttachments = pgTable(
  'chat_attachments',
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
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
  (t) => [index().on(t.messageId)],
);
