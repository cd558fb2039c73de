import { type AnyPgColumn, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { fallbackLocale, locales } from '#shared/base/locale.ts';
import { foldedOf } from '../../platform/db/pattern.ts';
import { createdAt, id, lifecycle, moment, oneOf, refersTo, textList } from '../../platform/db/columns.ts';
import { users } from '../../people/user/user.schema.ts';

/** Data that a merge took from a customer; Undo gives it back. */
export type MovedFacts = {
  requestIds: string[];
  taskIds: string[];
  /** Fields that were empty at the other customer, and tags that it did not have. */
  filled: ('companyName' | 'email' | 'phone' | 'country' | 'notes')[];
  tags: string[];
};

/** People and companies that ask for quotes: one record for everything that a customer has written. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    name: text().notNull(),
    companyName: text(),
    /** In lower case. */
    email: text(),
    /** In E.164 if it can be parsed (db/phone.ts). */
    phone: text(),
    country: text(),
    language: text({ enum: locales }).notNull().default(fallbackLocale),
    tags: textList(),
    notes: text(),
    /** The customer into which this one was merged; a merged customer is in the trash. */
    mergedIntoId: refersTo((): AnyPgColumn => customers.id, 'set null'),
    moved: jsonb().$type<MovedFacts>(),
    /** The text that staff search, stored folded: folding all rows at each search would take too long. */
    searched: text()
      .notNull()
      .generatedAlwaysAs(
        foldedOf(
          `name || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')`,
        ),
      ),
    ...lifecycle(),
  },
  (t) => [
    index().on(t.email),
    index().on(t.phone),
    index().on(t.mergedIntoId),
    index('customers_newest').on(t.createdAt.desc().nullsFirst(), t.id),
    oneOf('customers_language_check', t.language, locales),
  ],
);

/** Tasks of the staff for a customer, with an optional due day. */
export const customerTasks = pgTable(
  'customer_tasks',
  {
    id: id(),
    customerId: refersTo(() => customers.id, 'cascade').notNull(),
    title: text().notNull(),
    dueOn: text(),
    doneAt: moment(),
    userId: refersTo(() => users.id, 'set null'),
    displayOrder: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.customerId), index().on(t.userId)],
);
