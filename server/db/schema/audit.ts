import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

/** Who changed what and when, with the old and new values. A trigger lets rows be added only. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    /** Null for the program itself. No reference: an entry outlives the account. */
    userId: uuid(),
    /** The user name at that time: it stays when the account goes. */
    username: text(),
    /** What was done: create, update, delete, restore, purge, sign_in … */
    action: text().notNull(),
    /** What it was done to: product, category, partner, user … */
    noun: text().notNull(),
    recordId: text(),
    /** The record's name, so that the log is readable after its deletion. */
    title: text(),
    /** Only the fields that changed. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** The entry that it is a part of, such as that of an import: the log shows that one, and this where it is unfolded. */
    partOf: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.createdAt),
    index().on(t.noun, t.recordId),
    index().on(t.userId),
    index().on(t.partOf),
  ],
);
