import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** How far a long job has come; it goes on from here after a stop or a fault. The jobs themselves are pg-boss's (schema `jobs`). */
export const jobProgress = pgTable('job_progress', {
  jobId: uuid().primaryKey(),
  done: integer().notNull(),
  total: integer().notNull(),
  /** The last row that was worked on. */
  last: text(),
  updatedAt: moment().notNull().defaultNow(),
});
