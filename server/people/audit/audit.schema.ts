import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';

/** Who changed what and when, with the old and new values. A trigger allows inserts only. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    /** Null for the program itself. Not a foreign key: an entry outlives the account. */
    userId: uuid(),
    /** The user name at that time, kept when the account is deleted. */
    username: text(),
    /** The action: create, update, delete, restore, purge, sign_in … */
    action: text().notNull(),
    /** The record type: product, category, partner, user … */
    noun: text().notNull(),
    recordId: text(),
    /** The record's name, so that the log is readable after its deletion. */
    title: text(),
    /** Only the fields that changed. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /**
     * The entry of which this one is a part, such as that of an import. The log shows parts only when that entry
     * is unfolded.
     */
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

/** Name of the file whose import an entry is part of. */
export const importedFile = sql<string | null>`(
  select whole.title from ${auditEntries} whole
  where whole.id = ${auditEntries}.part_of and whole.action = 'import'
)`;

/** Number of parts of an entry. */
export const partCount = sql<number>`(
  select count(*) from ${auditEntries} part where part.part_of = ${auditEntries}.id
)`.mapWith(Number);
