import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { contactStatuses } from '#shared/conversations/contact.ts';
import { fallbackLocale, locales } from '#shared/base/locale.ts';
import { mailKinds, mailStatuses } from '#shared/conversations/mail.ts';
import {
  createdAt,
  deletedAt,
  id,
  lifecycle,
  moment,
  oneOf,
  refersTo,
  version,
} from '../../platform/db/columns.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { visitorSessions } from '../../people/session/session.schema.ts';
import { users } from '../../people/user/user.schema.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    fullName: text().notNull(),
    companyName: text(),
    email: text().notNull(),
    phone: text(),
    country: text().notNull(),
    message: text().notNull(),
    status: text({ enum: contactStatuses }).notNull().default('new'),
    replyMessage: text(),
    repliedAt: moment(),
    repliedBy: refersTo(() => users.id, 'set null'),
    /** The language in which it was written and is answered. */
    locale: text({ enum: locales }).notNull().default(fallbackLocale),
    /** The product it is about. */
    productId: refersTo(() => products.id, 'set null'),
    sessionId: refersTo(() => visitorSessions.id, 'set null'),
    /** Random key from the form: a message sent again after a lost answer is stored once. */
    requestKey: text().unique(),
    /** When a staff member first read it; null while it is unread. */
    readAt: moment(),
    assignedToUserId: refersTo(() => users.id, 'set null'),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
    version: version(),
  },
  (t) => [
    index().on(t.status, t.createdAt),
    index().on(t.email),
    // For a customer's messages, by lower-case email address or by phone number.
    index('contact_messages_customer_email').on(sql`lower(${t.email})`),
    index().on(t.phone),
    index().on(t.sessionId),
    // Most messages are about no product.
    index()
      .on(t.productId)
      .where(sql`${t.productId} is not null`),
    oneOf('contact_messages_status_check', t.status, contactStatuses),
    oneOf('contact_messages_locale_check', t.locale, locales),
  ],
);

/**
 * A question about a product, from its page, or a line of a request for a quote. It raises the product's
 * `inquiryCount` (docs/specification/catalogue.md#inquiries).
 */
export const productInquiries = pgTable(
  'product_inquiries',
  {
    id: id(),
    productId: refersTo(() => products.id, 'cascade').notNull(),
    customerName: text().notNull(),
    companyName: text(),
    /** Null if only a phone number is known. */
    email: text(),
    phone: text(),
    country: text(),
    quantity: integer(),
    message: text().notNull(),
    status: text().notNull().default('pending'),
    /** The contact message with which it was sent. */
    contactMessageId: refersTo(() => contactMessages.id, 'set null'),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.productId), index().on(t.email), index().on(t.contactMessageId)],
);

/** All replies; the message itself holds the latest one (docs/specification/inbox.md#contact-replies). */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: id(),
    messageId: refersTo(() => contactMessages.id, 'cascade').notNull(),
    replyMessage: text().notNull(),
    repliedBy: refersTo(() => users.id, 'set null'),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.messageId)],
);

/** Internal notes of the staff about a message, never sent to the customer. */
export const contactNotes = pgTable(
  'contact_notes',
  {
    id: id(),
    messageId: refersTo(() => contactMessages.id, 'cascade').notNull(),
    note: text().notNull(),
    userId: refersTo(() => users.id, 'set null'),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.messageId)],
);

/**
 * Prepared answers for recurring questions, in the customer's language. Placeholders such as `{name}` are filled in.
 */
export const cannedReplies = pgTable(
  'canned_replies',
  {
    id: id(),
    language: text({ enum: locales }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    displayOrder: integer().notNull().default(0),
    ...lifecycle(),
  },
  (t) => [index().on(t.language), oneOf('canned_replies_language_check', t.language, locales)],
);

/** Mails to be sent, written in the transaction of their cause. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: id(),
    kind: text({ enum: mailKinds }).notNull(),
    /** The contact reply that the mail contains. */
    replyId: refersTo(() => contactReplies.id, 'set null'),
    /** The staff member who receives the mail. */
    userId: refersTo(() => users.id, 'set null'),
    /**
     * The contact messages, conversations or requests that the mail is about. A trigger deletes the mail with the
     * first of them, or at least its text, because it repeats what a person wrote (migration 0043).
     */
    recordIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    language: text({ enum: locales }).notNull().default(fallbackLocale),
    recipient: text().notNull(),
    subject: text().notNull(),
    textBody: text().notNull(),
    htmlBody: text(),
    /** Whether its text contains a secret link; the text is then deleted once the mail is sent. */
    isSecret: boolean().notNull().default(false),
    /** Address for List-Unsubscribe, which stops mails of this kind. */
    unsubscribeUrl: text(),
    status: text({ enum: mailStatuses }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    lastError: text(),
    sentAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.status, t.nextAttemptAt),
    index().on(t.replyId),
    index('outbox_mails_records').using('gin', t.recordIds),
    oneOf('outbox_mails_kind_check', t.kind, mailKinds),
    oneOf('outbox_mails_status_check', t.status, mailStatuses),
    oneOf('outbox_mails_language_check', t.language, locales),
  ],
);
