import { z } from 'zod';
import { chatUploadSeconds } from './chat-limits.ts';
import {
  conversationChange,
  conversationDetail,
  conversationQuery,
  inboxConversation,
  markRead,
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
import { call, done } from './contract.ts';

/** /api/conversations: the visitor's own, and the staff's inbox (docs/specification/calls.md#chat). */
export const chatCalls = {
  open: call({
    method: 'POST',
    path: '/api/conversations',
    permission: 'anyone',
    summary: "Begins the visitor's conversation, or adds contact details to the one that exists.",
    body: newConversation,
    answer: conversationAnswer,
    errors: ['too_many_requests'],
  }),
  current: call({
    method: 'GET',
    path: '/api/conversations/current',
    permission: 'anyone',
    summary: "The visitor's conversation, and when the office answers.",
    answer: currentAnswer,
  }),
  resume: call({
    method: 'POST',
    path: '/api/conversations/resume',
    permission: 'anyone',
    summary: 'Goes on with a conversation of another device, by its code or link.',
    body: resumeConversation,
    answer: conversationAnswer,
    errors: ['invalid', 'too_many_requests', 'conversation_closed'],
  }),
  list: call({
    method: 'GET',
    path: '/api/conversations',
    permission: 'staff',
    summary: 'One page of the inbox.',
    query: conversationQuery,
    answer: z.array(inboxConversation),
  }),
  detail: call({
    method: 'GET',
    path: '/api/conversations/:id',
    permission: 'staff',
    summary: 'A conversation with what is known of its customer.',
    answer: conversationDetail,
    errors: ['not_found'],
  }),
  change: call({
    method: 'PUT',
    path: '/api/conversations/:id',
    permission: 'staff',
    summary: 'Changes status, assignment, tags, notes or snooze: what is named.',
    body: conversationChange,
    answer: done,
    errors: ['not_found', 'conflict'],
  }),
  messages: call({
    method: 'GET',
    path: '/api/conversations/:id/messages',
    // For those who may open the conversation; to others it does not exist.
    permission: 'anyone',
    summary: 'Messages after a position.',
    query: messagesQuery,
    answer: z.array(chatMessage),
    errors: ['not_found'],
  }),
  markRead: call({
    method: 'POST',
    path: '/api/conversations/:id/mark-read',
    permission: 'staff',
    summary: "Notes that the staff have read the customer's messages.",
    body: markRead,
    answer: done,
    errors: ['not_found'],
  }),
  markUnread: call({
    method: 'POST',
    path: '/api/conversations/:id/mark-unread',
    permission: 'staff',
    summary: 'Makes a conversation one that somebody must look at again.',
    answer: done,
    errors: ['not_found'],
  }),
  upload: call({
    method: 'POST',
    path: '/api/conversations/:id/upload',
    permission: 'anyone',
    summary: 'Takes a file of at most 2 MB in (multipart field `file`), for a message that names it.',
    body: { file: 'file' },
    bodySeconds: chatUploadSeconds,
    answer: chatUploadAnswer,
    errors: ['not_found', 'conversation_closed', 'too_large', 'invalid', 'too_many_requests'],
  }),
  attachment: call({
    method: 'GET',
    path: '/api/conversations/:id/attachments/:name',
    permission: 'anyone',
    summary: 'A file of the conversation.',
    answer: 'application/octet-stream',
    errors: ['not_found', 'too_many_requests'],
  }),
};
