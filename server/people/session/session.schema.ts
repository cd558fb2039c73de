import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/db/columns.ts';

/** Anonymous visitors. `id` is the public sessionId; only a hash of the cookie's secret is stored. */
export const visitorSessions = pgTable(
  'visitor_sessions',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    visitorId: uuid().notNull().defaultRandom(),
    visitorEmail: text().notNull(),
    lastSeenAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.lastSeenAt)],
);
