import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Progress of a long job, from which it resumes after a stop or a fault. The jobs themselves are pg-boss's
 * (schema `jobs`).
 */
export const jobProgress = pgTable('job_progress', {
  jobId: uuid().primaryKey(),
  done: integer().notNull(),
  total: integer().notNull(),
  /** The last row that was worked on. */
  last: text(),
  updatedAt: moment().notNull().defaultNow(),
});
