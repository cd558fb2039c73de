import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/**
 * Progress of a long job, from which it resumes after a stop or an error. pg-boss keeps the jobs themselves
 * (schema `jobs`).
 */
export const jobProgress = pgTable('job_progress', {
  jobId: uuid().primaryKey(),
  done: integer().notNull(),
  total: integer().notNull(),
  /** The last row that was processed. */
  last: text(),
  updatedAt: moment().notNull().defaultNow(),
});
