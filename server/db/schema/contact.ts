import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { contactStatuses } from '#shared/contact.ts';
import { fallbackLocale, locales } from '#shared/locale.ts';
import { mailKinds, mailStatuses } from '#shared/mail.ts';
import { createdAt, deletedAt, id, moment, oneOf, updatedAt, version } from './columns.ts';
import { products } from './product.ts';
import { visitorSessions } from './session.ts';
import { users } from './user.ts';

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
    repliedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The language in which it was written, and in which it is answered. */
    locale: text({ enum: locales }).notNull().default(fallbackLocale),
    /** The product it is about. */
    productId: uuid().references(() => products.id, { onDelete: 'set null' }),
    sessionId: uuid().references(() => visitorSessions.id, { onDelete: 'set null' }),
    /** The form's own key: a message that is sent twice after a lost answer is kept once. */
    requestKey: text().unique(),
    /** When a staff member first read it; null while it is unread. */
    readAt: moment(),
    assignedToUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    index().on(t.status, t.createdAt),
    index().on(t.email),
    // A customer's messages, by an address in small letters or a number.
    index('contact_messages_customer_email').on(sql`lower(${t.email})`),
    index().on(t.phone),
    index().on(t.sessionId),
    oneOf('contact_messages_status_check', t.status, contactStatuses),
    oneOf('contact_messages_locale_check', t.locale, locales),
  ],
);

/**
 * A question about a product, made from its page, or a line of a request for a quote; it raises the product's `inquiryCount`
 * (docs/specification/catalogue.md#inquiries).
 */
export const productInquiries = pgTable(
  'product_inquiries',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    customerName: text().notNull(),
    companyName: text(),
    /** None where only a telephone number is known. */
    email: text(),
    phone: text(),
    country: text(),
    quantity: integer(),
    message: text().notNull(),
    status: text().notNull().default('pending'),
    /** The contact message that it came with. */
    contactMessageId: uuid().references(() => contactMessages.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.productId), index().on(t.email)],
);

/** Every reply; the message itself shows the latest (docs/specification/inbox.md#contact-replies). */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    replyMessage: text().notNull(),
    repliedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.messageId)],
);

/** What the staff note beside a message; it never reaches the sender. */
export const contactNotes = pgTable(
  'contact_notes',
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    note: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.messageId)],
);

/** Answers that come up again and again, in the customer's language; `{name}` and the like are filled in. */
export const cannedReplies = pgTable(
  'canned_replies',
  {
    id: id(),
    language: text({ enum: locales }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    displayOrder: integer().notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [index().on(t.language), oneOf('canned_replies_language_check', t.language, locales)],
);

/** Mail that waits to be sent, written in the transaction of its cause. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: id(),
    kind: text({ enum: mailKinds }).notNull(),
    /** The reply that it carries. */
    replyId: uuid().references(() => contactReplies.id, { onDelete: 'set null' }),
    /** The member of the staff whom it is for. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    language: text({ enum: locales }).notNull().default(fallbackLocale),
    recipient: text().notNull(),
    subject: text().notNull(),
    textBody: text().notNull(),
    htmlBody: text(),
    /** Whether its text holds a secret link; then it is wiped once the mail is sent. */
    isSecret: boolean().notNull().default(false),
    /** The address that ends mails of this kind, for List-Unsubscribe. */
    unsubscribeUrl: text(),
    status: text({ enum: mailStatuses }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    /** End of a worker's lease; after that another worker may take it. */
    lockedUntil: moment(),
    lastError: text(),
    sentAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.status, t.nextAttemptAt),
    index().on(t.replyId),
    oneOf('outbox_mails_kind_check', t.kind, mailKinds),
    oneOf('outbox_mails_status_check', t.status, mailStatuses),
    oneOf('outbox_mails_language_check', t.language, locales),
  ],
);
