import { z } from 'zod';
import type { JobName } from '#shared/operations/job.ts';
import { colleagueNews, quoteNews } from '#shared/deals/quote-rules.ts';

type Kind<P extends z.ZodType> = {
  payload: P;
  /** Number of retries after a failure, and seconds before the first retry; doubled each time. */
  retryLimit: number;
  retryDelay: number;
  /** Maximum of seconds for one try. */
  expireInSeconds: number;
  /** Maximum of jobs that one process runs at the same time; one if absent. */
  atOnce?: number;
  /** Schedule in UTC. Runs missed while no process ran are made up by a single run. */
  cron?: string;
};

const kind = <P extends z.ZodType>(described: Kind<P>): Kind<P> => described;
const nothing = z.object({});

/** Longest pause between two tries, in seconds. */
export const longestRetryDelay = 6 * 3600;

/** Every kind of background work (decision 020). The handlers are in job-handlers.ts. */
export const jobTable = {
  /** Writes the AVIF renditions of one picture. */
  picture: kind({
    payload: z.object({ imageId: z.uuid() }),
    retryLimit: 5,
    retryDelay: 60,
    expireInSeconds: 600,
  }),
  /** Reindexes the products of a category or supplier whose name has changed. */
  reindex: kind({
    payload: z.object({ by: z.enum(['category', 'partner']), id: z.uuid() }),
    retryLimit: 10,
    retryDelay: 5,
    expireInSeconds: 3600,
  }),
  /** Drops cached pages that lack a scheduled post, when it is published. */
  publish: kind({
    payload: z.object({ postId: z.uuid() }),
    retryLimit: 10,
    retryDelay: 5,
    expireInSeconds: 60,
  }),
  /** Mails answers that a customer has not read in the chat. */
  chat_mail: kind({
    payload: z.object({ conversationId: z.uuid() }),
    retryLimit: 10,
    retryDelay: 5,
    expireInSeconds: 60,
  }),
  /** Notifies an absent staff member of a conversation that a colleague has assigned to them. */
  assignment_mail: kind({
    payload: z.object({ conversationId: z.uuid(), userId: z.uuid(), by: z.string() }),
    retryLimit: 10,
    retryDelay: 5,
    expireInSeconds: 60,
  }),
  /** Notifies staff by mail of a buyer's action, or of what a colleague did for them. */
  quote_notice: kind({
    payload: z.object({
      requestId: z.uuid(),
      news: z.enum([...quoteNews, ...colleagueNews]),
      userId: z.uuid().optional(),
      by: z.string().optional(),
    }),
    retryLimit: 10,
    retryDelay: 5,
    expireInSeconds: 60,
  }),
  /** Mails an act of the staff or an acceptance to the buyer, or asks long after the acceptance how it went. */
  quote_mail: kind({
    payload: z.object({
      requestId: z.uuid(),
      about: z.enum([
        'requested',
        'offer',
        'accepted',
        'proforma',
        'withdrawn',
        'answer',
        'review',
        'slip',
        'inspection',
      ]),
      /** The changed promise, for `slip`. */
      factId: z.uuid().optional(),
      /** The final report, for `inspection`. */
      inspectionId: z.uuid().optional(),
    }),
    retryLimit: 10,
    retryDelay: 5,
    expireInSeconds: 60,
  }),
  /** Sends a mail of the outbox. The retries are for faults of the program: a refused mail queues its next attempt. */
  mail: kind({
    payload: z.object({ mailId: z.uuid() }),
    retryLimit: 1000,
    retryDelay: 30,
    expireInSeconds: 300,
    atOnce: 4,
  }),
  /** Mails the contact messages that wait, at 08:30 in Beijing. A minute later, their transactions have ended. */
  contact_digest: kind({
    payload: nothing,
    retryLimit: 5,
    retryDelay: 300,
    expireInSeconds: 300,
    cron: '31 0 * * *',
  }),
  /** Reminds buyers of offers that expire soon or that they have not answered. */
  quote_reminders: kind({
    payload: nothing,
    retryLimit: 3,
    retryDelay: 300,
    expireInSeconds: 600,
    cron: '15 * * * *',
  }),
  /** Mails buyers once a week about their open orders. */
  order_digests: kind({
    payload: nothing,
    retryLimit: 3,
    retryDelay: 300,
    expireInSeconds: 600,
    cron: '45 * * * *',
  }),
  /** Mails the figures of the week to super admins who want them, on Monday at 08:30 in Beijing. */
  figure_mails: kind({
    payload: nothing,
    retryLimit: 5,
    retryDelay: 300,
    expireInSeconds: 600,
    cron: '31 0 * * 1',
  }),
  /** Makes a backup when it is due by the schedule. */
  backup: kind({
    payload: nothing,
    retryLimit: 3,
    retryDelay: 900,
    expireInSeconds: 6 * 3600,
    cron: '5 * * * *',
  }),
  /** Makes a backup that a user has requested. */
  backup_now: kind({ payload: nothing, retryLimit: 0, retryDelay: 60, expireInSeconds: 6 * 3600 }),
  /** Restores the newest backup into a temporary place if that was not done for a week. */
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
  /** Deletes counters of limits whose window is over. */
  throttles: kind({
    payload: nothing,
    retryLimit: 1,
    retryDelay: 60,
    expireInSeconds: 300,
    cron: '7 * * * *',
  }),
  /** Deletes files that no row names. */
  sweep: kind({
    payload: nothing,
    retryLimit: 3,
    retryDelay: 900,
    expireInSeconds: 3600,
    cron: '50 3 * * *',
  }),
} as const satisfies Record<JobName, Kind<z.ZodType>>;

export type Payload<N extends JobName> = z.infer<(typeof jobTable)[N]['payload']>;

/**
 * Handlers by kind. A job may be repeated, completely or partly: its process can be killed before the end is recorded.
 * The signal is aborted when the program stops or the job has taken too long.
 */
export type JobHandlers = { [N in JobName]: (payload: Payload<N>, signal: AbortSignal) => Promise<void> };
