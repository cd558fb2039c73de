import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, refersTo } from './columns.ts';
import { users } from '../../people/user/user.schema.ts';

/** Records created by forms, by the form's request key: a repeated request finds the record of the first one. */
export const createRequests = pgTable(
  'create_requests',
  {
    userId: refersTo(() => users.id, 'cascade').notNull(),
    noun: text().notNull(),
    key: text().notNull(),
    /** Id of a record of that noun, which may since have been deleted permanently. */
    recordId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.noun, t.key] })],
);
