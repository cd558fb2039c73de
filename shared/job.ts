import { z } from 'zod';
import { maxPage } from './limits.ts';

/** Kinds of background work; what each is: server/jobs/job.table.ts. */
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
  'quote_reminders',
  'backup',
  'backup_now',
  'backup_drill',
  'backup_drill_now',
  'backup_watch',
] as const;
export type JobName = (typeof jobNames)[number];

export const jobStates = ['running', 'waiting', 'failed', 'done'] as const;
export type JobState = (typeof jobStates)[number];

/** Query of GET /api/jobs: what it does not know it ignores. */
export const jobQuery = z.object({
  state: z.enum(jobStates).nullable().catch(null).default(null),
  page: z.coerce.number().int().min(1).max(maxPage).catch(1).default(1),
  limit: z.coerce.number().int().min(1).max(100).catch(50).default(50),
});
export type JobQuery = z.infer<typeof jobQuery>;

/** A piece of background work. */
export const job = z.object({
  id: z.uuid(),
  name: z.enum(jobNames),
  /** What it is about: a category, a post, a picture's address. */
  about: z.string().nullable(),
  state: z.enum(jobStates),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  /** When it was done, or failed for good. */
  endedAt: z.iso.datetime().nullable(),
  /** When it is due; while it waits. */
  dueAt: z.iso.datetime().nullable(),
  /** Tries that have failed, and how many there may be. */
  failures: z.number().int(),
  tries: z.number().int(),
  /** Why the last try failed. */
  error: z.string().nullable(),
  /** How far it has come, where it counts. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
});
export type Job = z.infer<typeof job>;

/** Scheduled work. */
export type JobPlan = { name: JobName; cron: string; lastDoneAt: string | null };
