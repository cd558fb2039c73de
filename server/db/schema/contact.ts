import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, id, moment, oneOf } from './columns.ts';
import { users } from './user.ts';

const contactStatuses = ['new', 'replied', 'resolved'] as const;
const mailStatuses = ['queued', 'sent', 'failed'] as const;

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
    createdAt: createdAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    index().on(t.status, t.createdAt),
    oneOf('contact_messages_status_check', t.status, contactStatuses),
  ],
);

/** Every reply; the message itself shows the latest (decisions.md, Contact and mail). */
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

/** Mail that waits to be sent, written in the transaction of its cause. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: id(),
    replyId: uuid().references(() => contactReplies.id, { onDelete: 'set null' }),
    recipient: text().notNull(),
    subject: text().notNull(),
    textBody: text().notNull(),
    htmlBody: text(),
    status: text({ enum: mailStatuses }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    lastError: text(),
    sentAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.status, t.nextAttemptAt), oneOf('outbox_mails_status_check', t.status, mailStatuses)],
);
