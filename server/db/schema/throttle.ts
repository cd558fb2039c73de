import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Counters of limits that all processes share (server/live/throttle.ts); a job removes those that have run out. */
export const throttles = pgTable(
  'throttles',
  {
    /** A hash: neither addresses nor names are kept. */
    key: text().primaryKey(),
    points: integer().notNull(),
    resetAt: moment().notNull(),
  },
  (t) => [index().on(t.resetAt)],
);
