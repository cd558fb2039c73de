import { z } from 'zod';
import { chatSides, conversationStatuses, messageTypes } from './chat-rules.ts';
import { inboxConversation } from './chat-inbox.ts';
import { maxChatCaption, maxChatMessage, maxChatSeq, maxPagePath } from './chat-limits.ts';
import { maxNameLength, maxTitleLength } from '../base/limits.ts';
import { errorStatus, type ErrorCode } from '../base/errors.ts';
import { mailAddress, optionalPhone, requiredLine, storableText } from '../base/form-text.ts';
import { quoteNews } from '../deals/quote-rules.ts';

/** The text of a message: 1 to 2,000 characters (docs/specification/chat.md#conversation). */
const text = storableText().min(1, 'chatMessageRequired').max(maxChatMessage, 'chatMessageTooLong');

/** Path of the page on which a message was written. Without the query, which may contain a search or a secret. */
const page = z
  .string()
  .max(maxPagePath)
  .regex(/^\/[\w%./-]*$/)
  .optional()
  .catch(undefined);

const position = z.number().int().min(0).max(maxChatSeq);

export const chatMessage = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  /** Position in the conversation, from 1. */
  seq: z.number().int(),
  clientMessageId: z.uuid(),
  message: z.string(),
  senderType: z.enum(chatSides),
  senderName: z.string(),
  messageType: z.enum(messageTypes),
  attachmentUrl: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/**
 * A conversation as its customer sees it. Notes and tags of the staff are never sent to the customer
 * (docs/specification/chat.md#conversation).
 */
const customerConversation = z.object({
  id: z.uuid(),
  status: z.enum(conversationStatuses),
  customerName: z.string(),
  unreadCustomerCount: z.number().int(),
  lastSeq: z.number().int(),
  /** Code and link that open the conversation on another device. */
  code: z.string(),
  resumePath: z.string(),
});
export type CustomerConversation = z.infer<typeof customerConversation>;

/** Body of POST /api/conversations (docs/specification/chat.md#conversation). */
export const newConversation = z.object({
  customerName: requiredLine(maxNameLength, 'customerNameRequired'),
  customerEmail: mailAddress(),
  customerPhone: optionalPhone().optional(),
  /** Required by the specification and ignored: the cookie identifies the session. */
  sessionId: z.string().optional(),
  timeZone: z
    .string()
    .max(60)
    .regex(/^[\w+/-]+$/)
    .optional()
    .catch(undefined),
  productId: z.uuid().optional().catch(undefined),
  page,
});
export type NewConversation = z.infer<typeof newConversation>;

export const conversationAnswer = z.object({ success: z.literal(true), conversation: customerConversation });

/** Events that a client sends over /ws. Claims about its identity are ignored: the session determines it. */
export const clientEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('join'),
    conversationId: z.uuid(),
    customerName: z.string().optional(),
    customerEmail: z.string().optional(),
    userType: z.string().optional(),
    protocol: z.number().int().optional(),
    /** Newest position that the client has received. */
    lastSeq: position.optional(),
  }),
  z.object({
    type: z.literal('message'),
    message: text,
    /** The server refuses the message if it is not the joined conversation. */
    conversationId: z.uuid().optional(),
    clientMessageId: z.uuid().optional(),
    /** Newest position that the writer had seen, to detect that a colleague has answered since. */
    seenSeq: position.optional(),
    /** From the staff: the message resolves the conversation, unless the customer has written after this position. */
    resolveUpTo: position.optional(),
    page,
  }),
  z.object({
    type: z.literal('file_uploaded'),
    conversationId: z.uuid().optional(),
    messageType: z.enum(['image', 'file']),
    attachmentUrl: storableText().max(500),
    fileName: storableText().min(1).max(maxTitleLength),
    /** Caption of the file. */
    caption: storableText().max(maxChatCaption, 'chatMessageTooLong').optional(),
    clientMessageId: z.uuid().optional(),
    seenSeq: position.optional(),
    resolveUpTo: position.optional(),
    page,
  }),
  z.object({ type: z.literal('typing') }),
  z.object({ type: z.literal('stop_typing') }),
  /** From the staff: the user is answering this contact message. */
  z.object({ type: z.literal('answering'), messageId: z.uuid() }),
  z.object({ type: z.literal('mark_read'), upToSeq: position.optional() }),
  /** From the staff. Sent over the socket so that it cannot overtake a `mark_read` or be overtaken by one. */
  z.object({ type: z.literal('mark_unread') }),
  z.object({ type: z.literal('ping') }),
]);
export type ClientEvent = z.infer<typeof clientEvent>;

const side = z.enum(chatSides);
const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** Events that the server sends over /ws (docs/specification/chat.md#socket). */
export const serverEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('auth_status'),
    isAuthenticated: z.boolean(),
    userType: side,
    userName: z.string(),
  }),
  z.object({
    type: z.literal('history'),
    messages: z.array(chatMessage),
    conversation: z.object({
      id: z.uuid(),
      status: z.enum(conversationStatuses),
      unreadCustomerCount: z.number(),
    }),
    /** Protocol 2: there are more messages; join again with the newest position. */
    hasMore: z.boolean(),
  }),
  z.object({ type: z.literal('new_message'), message: chatMessage }),
  z.object({
    type: z.literal('message_ack'),
    clientMessageId: z.uuid(),
    id: z.uuid(),
    seq: z.number().int(),
    duplicate: z.boolean(),
  }),
  z.object({ type: z.literal('user_typing'), userType: side, userName: z.string() }),
  z.object({ type: z.literal('user_stop_typing'), userType: side, userName: z.string() }),
  z.object({ type: z.literal('messages_read'), userType: side, upToSeq: z.number().int() }),
  z.object({ type: z.literal('new_customer_message'), conversationId: z.uuid(), message: chatMessage }),
  z.object({
    type: z.literal('user_joined'),
    userType: side,
    conversationId: z.uuid(),
    customerName: z.string(),
  }),
  /** To the staff: a colleague is answering this contact message. */
  z.object({
    type: z.literal('answering'),
    messageId: z.uuid(),
    userId: z.uuid(),
    userName: z.string(),
  }),
  /** To the staff: a colleague has assigned this conversation to a user. */
  z.object({
    type: z.literal('assigned'),
    conversationId: z.uuid(),
    userId: z.uuid(),
    by: z.string(),
    customerName: z.string(),
  }),
  /** To the staff: requests for quotes have changed. `news` says what happened if a buyer caused it. */
  z.object({
    type: z.literal('quotes'),
    requestId: z.uuid().nullable(),
    news: z.enum(quoteNews).nullable(),
    reference: z.string(),
    name: z.string(),
  }),
  /**
   * To the staff: lists and counts have changed. `conversations` are the changed ones; without it any may have
   * changed and the list must be read again.
   */
  z.object({ type: z.literal('inbox_changed'), conversations: z.array(inboxConversation).optional() }),
  z.object({
    type: z.literal('error'),
    message: z.string(),
    code: z.enum(errorCodes),
    clientMessageId: z.uuid().optional(),
    /** Seconds after which the same event may succeed; null if it cannot. */
    retry: z.number().nullable(),
  }),
  z.object({ type: z.literal('pong') }),
]);
export type ServerEvent = z.infer<typeof serverEvent>;

/** Body of POST /api/conversations/resume: a typed code, or the last part of a link. */
export const resumeConversation = z.object({ code: storableText().min(1, 'chatCodeInvalid').max(100) });

/** Answer of POST /api/conversations/{id}/upload (docs/specification/calls.md#chat). */
export const chatUploadAnswer = z.object({
  success: z.literal(true),
  isImage: z.boolean(),
  fileUrl: z.string(),
  fileName: z.string(),
});
export type ChatUpload = z.infer<typeof chatUploadAnswer>;

/** Query of GET /api/conversations/{id}/messages. */
export const messagesQuery = z.object({
  after: z.coerce.number().int().min(0).max(maxChatSeq).catch(0).default(0),
});

/** Answer of GET /api/conversations/current: the visitor's conversation, and the office hours. */
export const currentAnswer = z.object({
  conversation: customerConversation.nullable(),
  office: z.object({
    replyHours: z.number(),
    hours: z.object({ days: z.array(z.number()), opens: z.string(), closes: z.string() }),
    holidays: z.array(z.object({ from: z.string(), to: z.string(), name: z.string() })),
  }),
});
export type CurrentAnswer = z.infer<typeof currentAnswer>;
