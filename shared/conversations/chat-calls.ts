import { z } from 'zod';
import { productChoiceQuery } from '../catalogue/asked-terms.ts';
import { chatUploadSeconds } from './chat-limits.ts';
import {
  conversationBulk,
  conversationBulkValues,
  conversationChange,
  conversationDetail,
  conversationQuery,
  inboxConversation,
  markRead,
  newListEntry,
  productChoice,
} from './chat-inbox.ts';
import {
  chatMessage,
  chatUploadAnswer,
  conversationAnswer,
  currentAnswer,
  messagesQuery,
  newConversation,
  resumeConversation,
} from './chat.ts';
import { bulkCalls, bulkDone } from '../base/bulk.ts';
import { call } from '../base/contract.ts';
import { maxPageSize } from '../base/limits.ts';

/** /api/conversations: the visitor's own conversations, and the staff's inbox (docs/specification/calls.md#chat). */
export const chatCalls = {
  open: call('POST', '/api/conversations', 'anyone', {
    summary: "Begins the visitor's conversation, or adds contact details to the one that exists.",
    body: newConversation,
    answer: conversationAnswer,
    errors: ['too_many_requests'],
  }),
  current: call('GET', '/api/conversations/current', 'anyone', {
    summary: "The visitor's conversation, and when the office answers.",
    answer: currentAnswer,
  }),
  resume: call('POST', '/api/conversations/resume', 'anyone', {
    summary: 'Continues a conversation of another device, by its code or link.',
    body: resumeConversation,
    answer: conversationAnswer,
    errors: ['invalid', 'too_many_requests', 'conversation_closed'],
  }),
  list: call('GET', '/api/conversations', 'staff', {
    summary: 'One page of the inbox.',
    query: conversationQuery,
    answer: z.array(inboxConversation),
  }),
  detail: call('GET', '/api/conversations/:id', 'staff', {
    summary: 'A conversation and its customer.',
    answer: conversationDetail,
  }),
  change: call('PUT', '/api/conversations/:id', 'staff', {
    summary: 'Changes the given fields: status, assignment, tags, notes, snooze.',
    body: conversationChange,
    errors: ['conflict'],
  }),
  ...bulkCalls({
    path: '/api/conversations',
    body: conversationBulk,
    values: conversationBulkValues,
    max: maxPageSize,
    // Why some were left as they are.
    done: bulkDone.extend({ fault: z.string().nullable() }),
  }),
  products: call('GET', '/api/conversations/:id/products', 'staff', {
    summary: "Products that a reply can send, with their terms in the customer's language.",
    query: productChoiceQuery,
    answer: z.array(productChoice),
  }),
  putOnList: call('POST', '/api/conversations/:id/quote-list', 'staff', {
    summary: "Puts a product on the visitor's quote list, and writes so in the conversation.",
    body: newListEntry,
    answer: z.object({
      success: z.literal(true),
      /** False if the product was on the list already: nothing is written then. */
      isNew: z.boolean(),
      count: z.int(),
    }),
    status: 201,
    errors: ['conversation_closed', 'too_many_requests'],
  }),
  // Only for those who may open the conversation; for others the answer is `not_found`.
  messages: call('GET', '/api/conversations/:id/messages', 'anyone', {
    summary: 'Messages after a position.',
    query: messagesQuery,
    answer: z.array(chatMessage),
  }),
  markRead: call('POST', '/api/conversations/:id/mark-read', 'staff', {
    summary: "Notes that the staff have read the customer's messages.",
    body: markRead,
  }),
  markUnread: call('POST', '/api/conversations/:id/mark-unread', 'staff', {
    summary: 'Marks a conversation as unread.',
  }),
  upload: call('POST', '/api/conversations/:id/upload', 'anyone', {
    summary: 'Takes a file of at most 2 MB in (multipart field `file`), for a message that names it.',
    body: { file: 'file' },
    bodySeconds: chatUploadSeconds,
    answer: chatUploadAnswer,
    errors: ['conversation_closed', 'too_large', 'invalid', 'too_many_requests'],
  }),
  attachment: call('GET', '/api/conversations/:id/attachments/:name', 'anyone', {
    summary: 'A file of the conversation.',
    answer: 'application/octet-stream',
    errors: ['too_many_requests'],
  }),
};
