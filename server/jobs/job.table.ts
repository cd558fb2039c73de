import { z } from 'zod';
import type { JobName } from '#shared/job.ts';
import { quoteNews } from '#shared/quote-rules.ts';
import type { Database } from '../db/client.ts';

type Kind<P extends z.ZodType> = {
  payload: P;
  /** Times that a job which failed is tried again, and seconds before the first of them; doubled each time. */
  retryLimit: number;
  retryDelay: number;
  /** Seconds that one try may take. */
  expireInSeconds: number;
  /** Its schedule, in UTC; runs missed while no process ran are made up for once. */
  cron?: string;
};

const kind = <P extends z.ZodType>(described: Kind<P>): Kind<P> => described;
const nothing = z.object({});

/** Longest pause between two tries, in seconds. */
export const longestRetryDelay = 6 * 3600;

/** Every kind of background work (decision 020). What each does is in job-handlers.ts. */
export const jobTable = {
  /** Writes the AVIF renditions of one picture. */
  picture: kind({
    payload: z.object({ imageId: z.uuid() }),
    retryLimit: 5,
    retryDelay: 60,
    expireInSeconds: 600,
  }),
  /** Reindexes what is found by a changed name. */
  reindex: kind({
    payload: z.object({ by: z.enum(['category', 'partner']), id: z.uuid() }),
    retryLimit: 10,
    retryDelay: 5,
    expireInSeconds: 3600,
  }),
  /** Throws the pages away that do not show a scheduled post yet. */
  publish: kind({
    payload: z.object({ postId: z.uuid() }),
    retryLimit: 10,
    retryDelay: 5,
    expireInSeconds: 60,
  }),
  /** Brings answers by mail that a customer has not read in the chat. */
  chat_mail: kind({
    payload: z.object({ conversationId: z.uuid() }),
    retryLimit: 10,
    retryDelay: 5,
    expireInSeconds: 60,
  }),
  /** Notifies a staff member who is away of a conversation that a colleague has assigned to them. */
  assignment_mail: kind({
    payload: z.object({ conversationId: z.uuid(), userId: z.uuid(), by: z.string() }),
    retryLimit: 10,
    retryDelay: 5,
    expireInSeconds: 60,
  }),
  /** Notifies staff by mail of what a buyer has done, or of a request that a colleague has assigned to them. */
  quote_notice: kind({
    payload: z.object({
      requestId: z.uuid(),
      news: z.enum([...quoteNews, 'assigned']),
      userId: z.uuid().optional(),
      by: z.string().optional(),
    }),
    retryLimit: 10,
    retryDelay: 5,
    expireInSeconds: 60,
  }),
  /** Brings an offer or an answer to the buyer. */
  quote_mail: kind({
    payload: z.object({ requestId: z.uuid(), about: z.enum(['requested', 'offer', 'answer']) }),
    retryLimit: 10,
    retryDelay: 5,
    expireInSeconds: 60,
  }),
  /** Reminds buyers of offers that are about to expire, or that they have not answered. */
  quote_reminders: kind({
    payload: nothing,
    retryLimit: 3,
    retryDelay: 300,
    expireInSeconds: 600,
    cron: '15 * * * *',
  }),
  /** Makes a backup when the schedule says so. */
  backup: kind({
    payload: nothing,
    retryLimit: 3,
    retryDelay: 900,
    expireInSeconds: 6 * 3600,
    cron: '5 * * * *',
  }),
  /** Makes a backup because a user has asked for it. */
  backup_now: kind({ payload: nothing, retryLimit: 0, retryDelay: 60, expireInSeconds: 6 * 3600 }),
  /** Restores the newest backup into a temporary place when that was not done for a week. */
  backup_drill: kind({
    payload: nothing,
    retryLimit: 1,
    retryDelay: 3600,
    expireInSeconds: 6 * 3600,
    cron: '35 * * * *',
  }),
  backup_drill_now: kind({ payload: nothing, retryLimit: 0, retryDelay: 60, expireInSeconds: 6 * 3600 }),
  /** Mails the super admins when backups or drills are late. */
  backup_watch: kind({
    payload: nothing,
    retryLimit: 3,
    retryDelay: 300,
    expireInSeconds: 300,
    cron: '50 * * * *',
  }),
  /** Deletes expired rows. */
  purge: kind({
    payload: nothing,
    retryLimit: 5,
    retryDelay: 300,
    expireInSeconds: 1800,
    cron: '20 3 * * *',
  }),
  /** Deletes counters of limits that have run out. */
  throttles: kind({
    payload: nothing,
    retryLimit: 1,
    retryDelay: 60,
    expireInSeconds: 300,
    cron: '7 * * * *',
  }),
  /** Deletes files that nothing names. */
  sweep: kind({
    payload: nothing,
    retryLimit: 3,
    retryDelay: 900,
    expireInSeconds: 3600,
    cron: '50 3 * * *',
  }),
} as const satisfies Record<JobName, Kind<z.ZodType>>;

export type Payload<N extends JobName> = z.infer<(typeof jobTable)[N]['payload']>;

/** How far a job has come. */
type Progress = { done: number; total: number; last: string | null };

/** What a handler gets beside its payload. */
export type Run = {
  /** Aborted when the program stops, or the job has taken too long. */
  signal: AbortSignal;
  /** Where an earlier try came to; null at the first. */
  earlier: () => Promise<Progress | null>;
  /** Notes how far this one has come, in the transaction of the step. */
  note: (tx: Database, progress: Progress) => Promise<void>;
};

/** What each kind does. A job may be repeated, whole or in part: a process can be killed before it says that it is done. */
export type JobHandlers = { [N in JobName]: (payload: Payload<N>, run: Run) => Promise<void> };
