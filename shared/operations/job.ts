import { z } from 'zod';
import { pageNumber } from '../base/list-query.ts';

/** Kinds of jobs; server/platform/jobs/job.table.ts describes each. */
export const jobNames = [
  'picture',
  'reindex',
  'publish',
  'purge',
  'throttles',
  'sweep',
  'chat_mail',
  'assignment_mail',
  'quote_notice',
  'quote_mail',
  'mail',
  'contact_digest',
  'quote_reminders',
  'order_digests',
  'figure_mails',
  'backup',
  'backup_now',
  'backup_drill',
  'backup_drill_now',
  'backup_watch',
] as const;
export type JobName = (typeof jobNames)[number];

export const jobStates = ['running', 'waiting', 'failed', 'done'] as const;
export type JobState = (typeof jobStates)[number];

/** Query of GET /api/jobs; invalid values are ignored. */
export const jobQuery = z.object({
  state: z.enum(jobStates).nullable().catch(null).default(null),
  page: pageNumber,
  limit: z.coerce.number().int().min(1).max(100).catch(50).default(50),
});
export type JobQuery = z.infer<typeof jobQuery>;

/** A job. */
export const job = z.object({
  id: z.uuid(),
  name: z.enum(jobNames),
  /** Subject of the job: a category, a post, the address of a picture. */
  about: z.string().nullable(),
  state: z.enum(jobStates),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  /** When it was done or finally failed. */
  endedAt: z.iso.datetime().nullable(),
  /** When it is due, while it waits. */
  dueAt: z.iso.datetime().nullable(),
  /** Number of failed tries, and maximum number of tries. */
  failures: z.number().int(),
  tries: z.number().int(),
  /** Why the last try failed. */
  error: z.string().nullable(),
});
export type Job = z.infer<typeof job>;

/** A job that runs on a schedule. */
export type JobPlan = { name: JobName; cron: string; lastDoneAt: string | null };
