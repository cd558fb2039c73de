import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './user.ts';

/** What was made by a form, by the key that the form sent: a repeated request finds the first one's record. */
export const createRequests = pgTable(
  'create_requests',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    noun: text().notNull(),
    key: text().notNull(),
    /** Of that noun; it may be deleted permanently. */
    recordId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.noun, t.key] })],
);
