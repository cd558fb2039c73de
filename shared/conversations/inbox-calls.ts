import { z } from 'zod';
import {
  assignment,
  contactThread,
  inboxBulk,
  inboxBulkValues,
  inboxMessage,
  inboxQuery,
  newNote,
  newReply,
} from './contact-inbox.ts';
import { bulkCalls } from '../base/bulk.ts';
import { call, emptied, made, requestKeyHeader } from '../base/contract.ts';
import { maxPageSize } from '../base/limits.ts';

const path = '/api/contact';
const one = `${path}/:id` as const;

/** Contact messages, for the staff (docs/specification/inbox.md#contact-messages). */
export const inboxCalls = {
  list: call('GET', path, 'staff', {
    query: inboxQuery,
    answer: z.array(inboxMessage),
    summary: 'Messages; X-Total-Count is their number',
  }),
  export: call('GET', `${path}/export`, 'staff', {
    query: inboxQuery,
    answer: 'text/csv',
    summary: 'The messages of a list as a table',
  }),
  ...bulkCalls({ path, body: inboxBulk, values: inboxBulkValues, max: maxPageSize, changes: 'inbox' }),
  emptyTrash: call('DELETE', `${path}/trash`, 'staff', {
    changes: 'inbox',
    answer: emptied,
    summary: 'Deletes everything in the trash permanently',
  }),
  read: call('GET', one, 'staff', {
    answer: contactThread,
    summary: 'One message with its replies and notes',
  }),
  reply: call('POST', `${one}/reply`, 'staff', {
    body: newReply,
    changes: 'inbox',
    errors: ['answered_meanwhile'],
    summary: 'Sends a reply, unless a colleague has replied since the thread was read',
  }),
  resolve: call('POST', `${one}/resolve`, 'staff', {
    changes: 'inbox',
    summary: 'Marks as resolved',
  }),
  reopen: call('POST', `${one}/reopen`, 'staff', {
    changes: 'inbox',
    summary: 'Marks as open again',
  }),
  markRead: call('POST', `${one}/read`, 'staff', {
    changes: 'inbox',
    summary: 'Marks as read',
  }),
  markUnread: call('POST', `${one}/unread`, 'staff', {
    changes: 'inbox',
    summary: 'Marks as unread',
  }),
  assign: call('PUT', `${one}/assignment`, 'staff', {
    body: assignment,
    changes: 'inbox',
    summary: 'Assigns the message to a staff member, or to nobody',
  }),
  addNote: call('POST', `${one}/notes`, 'staff', {
    headers: requestKeyHeader,
    body: newNote,
    changes: 'inbox',
    answer: made,
    status: 201,
    summary: 'Adds an internal note',
  }),
  removeNote: call('DELETE', `${one}/notes/:noteId`, 'staff', {
    changes: 'inbox',
    summary: 'Removes an internal note',
  }),
  remove: call('DELETE', one, 'staff', {
    changes: 'inbox',
    summary: 'Moves to the trash',
  }),
  restore: call('POST', `${one}/restore`, 'staff', {
    changes: 'inbox',
    summary: 'Brings back from the trash',
  }),
};
