import { z } from 'zod';
import { askedTerms } from './asked-terms.ts';
import { contactStatuses } from './contact.ts';
import { requiredText, searchedText } from './form-text.ts';
import { maxNoteLength, maxPage, maxPageSize, maxReplyLength, maxSearchLength } from './limits.ts';
import { locales } from './locale.ts';
import { mailStatuses } from './mail.ts';

/** A staff member, as the inbox names them. */
const person = z.object({ id: z.uuid(), name: z.string() });
export type Person = z.infer<typeof person>;

/** A contact message in the list (docs/specification/stored-shapes.md#contact, with what the inbox adds). */
export const inboxMessage = z.object({
  id: z.uuid(),
  fullName: z.string(),
  companyName: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  country: z.string(),
  /** The country by its English name, where `country` is a code. */
  countryName: z.string(),
  message: z.string(),
  status: z.enum(contactStatuses),
  replyMessage: z.string().nullable(),
  repliedAt: z.iso.datetime().nullable(),
  repliedBy: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  locale: z.enum(locales),
  isRead: z.boolean(),
  /** New for more than 24 hours (docs/specification/inbox.md#contact-messages). */
  isUrgent: z.boolean(),
  isDeleted: z.boolean(),
  assignedTo: person.nullable(),
  productId: z.uuid().nullable(),
  productName: z.string().nullable(),
  /** What the sender calls the product: its name in the language of the message. */
  senderProductName: z.string().nullable(),
});
export type InboxMessage = z.infer<typeof inboxMessage>;

/**
 * What has become of a reply's mail; without SMTP it waits in the outbox and the screens say so
 * (docs/specification/inbox.md#contact-replies).
 */
const mailStates = [...mailStatuses, 'not_configured'] as const;
export type MailState = (typeof mailStates)[number];

/** A message with all that is known around it. */
export const contactThread = z.object({
  message: inboxMessage,
  replies: z.array(
    z.object({
      id: z.uuid(),
      replyMessage: z.string(),
      repliedBy: z.string().nullable(),
      isOwn: z.boolean(),
      createdAt: z.iso.datetime(),
      /** Missing where the mail has been deleted. */
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
  /** Other messages of the same address, newest first. */
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
  /** The record of the customer with this address or number. */
  customer: person.nullable(),
  /** Chats from the browsers that the messages were written in. */
  chatCount: z.number().int(),
  /** Of the product that the message names, in the sender's language. */
  asked: askedTerms.nullable(),
  /** Whether a reply is sent at all; without a mail server it waits in the outbox. */
  isMailConfigured: z.boolean(),
});
export type ContactThread = z.infer<typeof contactThread>;

/** The figures of the five cards (docs/specification/inbox.md#contact-messages), and what else the screen counts. */
export type InboxSummary = Record<
  'total' | 'new' | 'replied' | 'resolved' | 'urgent' | 'unread' | 'trash',
  number
> & {
  /** When the newest message came. */
  latestAt: string | null;
};

const inboxStatuses = ['', ...contactStatuses, 'urgent', 'unread', 'trash'] as const;
const inboxAssignments = ['', 'me', 'nobody'] as const;

/** The filters of the inbox, as the address carries them; what makes no sense is ignored. */
export const inboxQuery = z.object({
  search: searchedText(maxSearchLength),
  status: z.enum(inboxStatuses).catch('').default(''),
  assigned: z.enum(inboxAssignments).catch('').default(''),
  page: z.coerce.number().int().min(1).max(maxPage).catch(1).default(1),
});
export type InboxQuery = z.infer<typeof inboxQuery>;

/**
 * Body of POST /api/contact/{id}/reply. With a key, a reply that is sent twice after a lost answer is kept once. With the
 * number of others’ replies that its writer has seen, it is refused where there are more.
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
