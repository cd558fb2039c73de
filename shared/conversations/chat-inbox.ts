import { z } from 'zod';
import { askedTerms } from '../catalogue/asked-terms.ts';
import { chatSides, conversationPriorities, conversationStatuses, messageTypes } from './chat-rules.ts';
import { maxChatSeq, maxTagLength, maxTags } from './chat-limits.ts';
import { optionalText, requiredLine, searchedText, storableText } from '../base/form-text.ts';
import { maxNoteLength, maxPageSize, maxSearchLength, maxTitleLength } from '../base/limits.ts';
import { maxQuoteNote } from '../deals/quote-limits.ts';
import { locales } from '../base/locale.ts';
import { lineQuantity } from '../deals/quote-list.ts';
import { choice, pageNumber } from '../base/list-query.ts';

/** The filters of the inbox: those of the specification (docs/specification/inbox.md#chat), and our own. */
export const conversationFilters = [
  'all',
  'unread',
  'needs_reply',
  'mine',
  'snoozed',
  'resolved',
  'archived',
  'closed',
] as const;

/** Query of GET /api/conversations. */
export const conversationQuery = z.object({
  status: choice(conversationFilters, 'all'),
  search: searchedText(maxSearchLength),
  page: pageNumber,
});
export type ConversationQuery = z.infer<typeof conversationQuery>;

/** A conversation in the staff's list. */
export const inboxConversation = z.object({
  id: z.uuid(),
  code: z.string(),
  customerName: z.string(),
  customerEmail: z.string().nullable(),
  customerPhone: z.string().nullable(),
  language: z.enum(locales),
  timeZone: z.string().nullable(),
  status: z.enum(conversationStatuses),
  priority: z.enum(conversationPriorities),
  lastMessageAt: z.iso.datetime().nullable(),
  lastMessage: z
    .object({ message: z.string(), senderType: z.enum(chatSides), messageType: z.enum(messageTypes) })
    .nullable(),
  /** Position of the newest message. */
  lastSeq: z.number().int(),
  unreadAdminCount: z.number().int(),
  unreadCustomerCount: z.number().int(),
  needsReplySince: z.iso.datetime().nullable(),
  snoozedUntil: z.iso.datetime().nullable(),
  assignedTo: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  tags: z.array(z.string()),
  productId: z.uuid().nullable(),
  productName: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type InboxConversation = z.infer<typeof inboxConversation>;

const named = z.object({ id: z.uuid(), name: z.string() });

/** Details of a conversation for the staff; none of them is sent to its customer. */
export const conversationDetail = z.object({
  conversation: inboxConversation,
  notes: z.string(),
  /** Product that the conversation is about; product names are in the reader's language. */
  product: named.nullable(),
  favorites: z.array(named),
  /** Customer record with the same mail address or telephone number. */
  customer: named.nullable(),
  /** Name that the customer has given; null if none. */
  knownName: z.string().nullable(),
  /** ISO code of the country that the telephone number or the time zone points to. */
  country: z.string().nullable(),
  /** Path of the page of this site from which the customer last wrote. */
  page: z.string().nullable(),
  /** Products that the customer has viewed, the latest day first. */
  seen: z.array(named.extend({ day: z.string() })),
  /** The customer's other conversations and contact messages. */
  earlier: z.array(
    z.object({ id: z.uuid(), createdAt: z.iso.datetime(), status: z.enum(conversationStatuses) }),
  ),
  contactCount: z.number().int(),
  /** Facts about the product of the conversation, in the customer's language. */
  asked: askedTerms.nullable(),
  /** Quote list of the visit in which the conversation began; null if the visit's data are deleted. */
  quoteList: z
    .array(z.object({ id: z.uuid(), productId: z.uuid().nullable(), name: z.string(), quantity: z.int() }))
    .nullable(),
});
export type ConversationDetail = z.infer<typeof conversationDetail>;

/** A product that staff can send in a reply, in the customer's language. */
export const productChoice = askedTerms.extend({ id: z.uuid() });
export type ProductChoice = z.infer<typeof productChoice>;

/** Body of POST /api/conversations/{id}/quote-list: a product for the visitor's list. */
export const newListEntry = z.object({
  product: z.uuid('choiceInvalid'),
  /** Defaults to the product's minimum order. */
  quantity: lineQuantity.optional(),
  note: optionalText(maxQuoteNote).optional(),
  /** Id of the new line and message: a repeated call adds it only once. */
  requestKey: z.uuid('choiceInvalid'),
});
export type NewListEntry = z.infer<typeof newListEntry>;

const tagList = z.array(storableText().min(1).max(maxTagLength)).max(maxTags);

/** Body of PUT /api/conversations/{id}: fields that are not given keep their value. */
export const conversationChange = z
  .object({
    status: z.enum(conversationStatuses),
    /** Newest position that the user had seen. Only `active` is accepted if the customer has written after it. */
    seenSeq: z.number().int().min(0).max(maxChatSeq),
    priority: z.enum(conversationPriorities),
    assignedToUserId: z.uuid().nullable(),
    tags: tagList,
    /** Changes of the tags that keep those which another tab or colleague has just added. */
    addTags: tagList,
    removeTags: tagList,
    notes: storableText().max(maxNoteLength, 'tooLong'),
    /** The notes as the writer saw them, to detect that a colleague has changed them since. */
    notesBefore: z.string(),
    snoozedUntil: z.iso.datetime().nullable(),
    customerName: requiredLine(maxTitleLength, 'customerNameRequired'),
  })
  .partial();
export type ConversationChange = z.infer<typeof conversationChange>;

/** What a bulk change of conversations sets. */
export const conversationBulkValues = conversationChange
  .required()
  .pick({ status: true, assignedToUserId: true });

/** Body of POST /api/conversations/bulk: the same change of many, and what the user had seen of each. */
export const conversationBulk = z.object({
  conversations: z
    .array(z.object({ id: z.uuid(), seenSeq: conversationChange.shape.seenSeq }))
    .min(1)
    .max(maxPageSize),
  change: conversationBulkValues.partial(),
});
export type ConversationBulk = z.infer<typeof conversationBulk>;

/** Body of POST /api/conversations/{id}/mark-read. */
export const markRead = z.object({
  senderType: z.enum(chatSides).optional(),
  upToSeq: z.number().int().min(0).optional(),
});
