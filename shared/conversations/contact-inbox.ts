import { z } from 'zod';
import { formerMoment } from '../base/bulk.ts';
import { askedTerms } from '../catalogue/asked-terms.ts';
import { contactStatuses } from './contact.ts';
import { requiredText, searchedText } from '../base/form-text.ts';
import { maxNoteLength, maxPageSize, maxReplyLength, maxSearchLength } from '../base/limits.ts';
import { locales } from '../base/locale.ts';
import { mailStatuses } from './mail.ts';
import { choice, pageNumber } from '../base/list-query.ts';

/** A staff member, as the inbox shows them. */
const person = z.object({ id: z.uuid(), name: z.string() });
export type Person = z.infer<typeof person>;

/** A contact message in the list (docs/specification/stored-shapes.md#contact, with additions for the inbox). */
export const inboxMessage = z.object({
  id: z.uuid(),
  fullName: z.string(),
  companyName: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  country: z.string(),
  /** English name of the country if `country` is a code. */
  countryName: z.string(),
  message: z.string(),
  status: z.enum(contactStatuses),
  replyMessage: z.string().nullable(),
  repliedAt: z.iso.datetime().nullable(),
  repliedBy: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  locale: z.enum(locales),
  isRead: z.boolean(),
  /** Has been new for more than 24 hours (docs/specification/inbox.md#contact-messages). */
  isUrgent: z.boolean(),
  isDeleted: z.boolean(),
  assignedTo: person.nullable(),
  productId: z.uuid().nullable(),
  productName: z.string().nullable(),
  /** Name of the product in the language of the message. */
  senderProductName: z.string().nullable(),
});
export type InboxMessage = z.infer<typeof inboxMessage>;

/**
 * State of a reply's mail. Without SMTP the mail waits in the outbox and the screens say so
 * (docs/specification/inbox.md#contact-replies).
 */
const mailStates = [...mailStatuses, 'not_configured'] as const;
export type MailState = (typeof mailStates)[number];

/** A message with its replies, notes and details of the sender. */
export const contactThread = z.object({
  message: inboxMessage,
  replies: z.array(
    z.object({
      id: z.uuid(),
      replyMessage: z.string(),
      repliedBy: z.string().nullable(),
      isOwn: z.boolean(),
      createdAt: z.iso.datetime(),
      /** Null if the mail has been deleted. */
      mail: z.object({ state: z.enum(mailStates), error: z.string().nullable() }).nullable(),
    }),
  ),
  notes: z.array(
    z.object({
      id: z.uuid(),
      note: z.string(),
      author: z.string().nullable(),
      isOwn: z.boolean(),
      createdAt: z.iso.datetime(),
    }),
  ),
  /** Other messages from the same address, newest first. */
  earlier: z.array(inboxMessage.pick({ id: true, message: true, status: true, createdAt: true })),
  /** Products that the same address has asked about, newest first. */
  inquiries: z.array(
    z.object({
      productId: z.uuid(),
      productName: z.string(),
      quantity: z.number().int().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  /** Customer record with the same mail address or telephone number. */
  customer: person.nullable(),
  /** Number of chats from the browsers in which the messages were written. */
  chatCount: z.number().int(),
  /** Facts about the product of the message, in the sender's language. */
  asked: askedTerms.nullable(),
  /** Whether replies are sent at all: without a mail server they wait in the outbox. */
  isMailConfigured: z.boolean(),
});
export type ContactThread = z.infer<typeof contactThread>;

/** The figures of the five cards (docs/specification/inbox.md#contact-messages), and the other counts of the screen. */
export type InboxSummary = Record<
  'total' | 'new' | 'replied' | 'resolved' | 'urgent' | 'unread' | 'trash',
  number
> & {
  /** When the newest message was received. */
  latestAt: string | null;
};

const inboxStatuses = ['', ...contactStatuses, 'urgent', 'unread', 'trash'] as const;
const inboxAssignments = ['', 'me', 'nobody'] as const;

/** Filters of the inbox, from the address; invalid values are ignored. */
export const inboxQuery = z.object({
  search: searchedText(maxSearchLength),
  status: choice(inboxStatuses, ''),
  assigned: choice(inboxAssignments, ''),
  page: pageNumber,
});
export type InboxQuery = z.infer<typeof inboxQuery>;

/**
 * Body of POST /api/contact/{id}/reply. With a request key, a reply that is sent twice after a lost answer is stored
 * once. With the number of others’ replies that the writer has seen, the reply is refused if there are more by then.
 */
export const newReply = z.object({
  replyMessage: requiredText(maxReplyLength),
  requestKey: z.string('textInvalid').min(8, 'textInvalid').max(100, 'tooLong').optional(),
  andResolve: z.boolean('choiceInvalid').default(false),
  seenReplies: z.number('choiceInvalid').int('choiceInvalid').min(0, 'choiceInvalid').optional(),
});
export type NewReply = z.infer<typeof newReply>;

export const newNote = z.object({ note: requiredText(maxNoteLength) });

/** Body of PUT /api/contact/{id}/assignment; null removes the assignment. */
export const assignment = z.object({ userId: z.uuid('choiceInvalid').nullable() });

const inboxActions = ['resolve', 'reopen', 'assign', 'read', 'unread', 'delete', 'restore'] as const;
export type InboxAction = (typeof inboxActions)[number];

/** Body of POST /api/contact/bulk; `userId` is for `assign`, and null removes the assignment. */
export const inboxBulk = z.object({
  ids: z.array(z.uuid('choiceInvalid'), 'required').min(1, 'required').max(maxPageSize, 'tooLong'),
  action: z.enum(inboxActions, 'choiceInvalid'),
  userId: z.uuid('choiceInvalid').nullable().default(null),
});
export type InboxBulk = z.infer<typeof inboxBulk>;

/** What an action sets, for its Undo. */
export const inboxBulkValues = z.object({
  status: z.enum(contactStatuses),
  assignedToUserId: z.uuid().nullable(),
  readAt: formerMoment,
});
