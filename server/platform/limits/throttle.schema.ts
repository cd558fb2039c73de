import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** Counters of limits that all processes share (shared-limits.ts); a job deletes those whose window is over. */
export const throttles = pgTable(
  'throttles',
  {
    /** A hash: neither addresses nor names are stored. */
    key: text().primaryKey(),
    points: integer().notNull(),
    resetAt: moment().notNull(),
  },
  (t) => [index().on(t.resetAt)],
);
