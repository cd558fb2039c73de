import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Records of the demo company, which can be removed while nobody has changed them (server/operations/demo-record/). */
export const demoRecords = pgTable(
  'demo_records',
  {
    noun: text().notNull(),
    /** Id of a record of that noun, which may since have been deleted permanently. */
    recordId: uuid().notNull(),
    /** Hash of the record and its parts as they were made. */
    fingerprint: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.noun, t.recordId] })],
);
