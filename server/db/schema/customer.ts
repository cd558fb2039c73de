import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fallbackLocale, locales } from '#shared/locale.ts';
import { foldedOf } from '../pattern.ts';
import { createdAt, deletedAt, id, moment, oneOf, textList, updatedAt, version } from './columns.ts';
import { users } from './user.ts';

/** What a merge has taken from a customer: Undo gives it back. */
export type MovedFacts = {
  requestIds: string[];
  taskIds: string[];
  /** Facts that the other customer had none of, and tags that it did not have. */
  filled: ('companyName' | 'email' | 'phone' | 'country' | 'notes')[];
  tags: string[];
};

/** Who asks for quotes: one record for all that a person or company has written. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    name: text().notNull(),
    companyName: text(),
    /** In small letters. */
    email: text(),
    /** In E.164 where it can be parsed (db/phone.ts). */
    phone: text(),
    country: text(),
    language: text({ enum: locales }).notNull().default(fallbackLocale),
    tags: textList(),
    notes: text(),
    /** The customer that this one was merged into; it lies in the trash then. */
    mergedIntoId: uuid().references((): AnyPgColumn => customers.id, { onDelete: 'set null' }),
    moved: jsonb().$type<MovedFacts>(),
    /** By what staff look for them, folded: folding them all at each search would take too long. */
    searched: text()
      .notNull()
      .generatedAlwaysAs(
        foldedOf(
          `name || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')`,
        ),
      ),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    index().on(t.email),
    index().on(t.phone),
    index().on(t.mergedIntoId),
    index('customers_newest').on(t.createdAt.desc().nullsFirst(), t.id),
    oneOf('customers_language_check', t.language, locales),
  ],
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
