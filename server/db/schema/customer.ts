import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fallbackLocale, locales } from '#shared/locale.ts';
import { createdAt, deletedAt, id, moment, oneOf, textList, updatedAt, version } from './columns.ts';
import { users } from './user.ts';

/** Who asks for quotes: one record for all that a person or company has written. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    name: text().notNull(),
    companyName: text(),
    /** In small letters. */
    email: text(),
    /** In E.164 where it can be parsed (db/normal-phone.ts). */
    phone: text(),
    country: text(),
    language: text({ enum: locales }).notNull().default(fallbackLocale),
    tags: textList(),
    notes: text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [index().on(t.email), index().on(t.phone), oneOf('customers_language_check', t.language, locales)],
);

/** What the staff have to do for a customer until a day. */
export const customerTasks = pgTable(
  'customer_tasks',
  {
    id: id(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    dueOn: text(),
    doneAt: moment(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    displayOrder: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.customerId), index().on(t.userId)],
);
