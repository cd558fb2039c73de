import { getTableName } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import {
  type Job,
  type JobName,
  jobNames,
  type JobPlan,
  type JobQuery,
  type JobState,
} from '#shared/operations/job.ts';
import type { LifecycleNoun } from '#shared/base/nouns.ts';
import { demand } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import { audit } from '../../platform/db/audit.ts';
import type { DatabaseHandle } from '../../platform/db/client.ts';
import { recordTables } from '../../platform/db/record-tables.ts';
import { jobSchema, type JobService } from '../../platform/jobs/job.service.ts';
import { jobTable } from '../../platform/jobs/job.table.ts';

export type JobBoardService = ReturnType<typeof createJobBoardService>;

/** pg-boss's states in our terms. A job cancelled by hand in the database counts as failed. */
const state = `case j.state when 'active' then 'running' when 'completed' then 'done'
  when 'failed' then 'failed' when 'cancelled' then 'failed' else 'waiting' end`;
/** The error message, or the reason why pg-boss gave up a try. */
const error = `coalesce(j.output->>'message', j.output->'value'->>'message', j.output->>'value')`;

/** SQL for a column of the row whose id is in the job's payload. */
const valueOf = (table: string, column: string, key: string) =>
  `(select ${column} from ${table} where id::text = j.data->>'${key}')`;
const nameOf = (noun: LifecycleNoun, key: string) => {
  const { table, title } = recordTables[noun];
  return valueOf(getTableName(table), title.name, key);
};

/**
 * SQL for the subject of each kind of job: the title of a record or the address of a picture; null for jobs about
 * the whole site.
 */
const subjects: Record<JobName, string | null> = {
  picture: valueOf('images', 'url', 'imageId'),
  publish: nameOf('post', 'postId'),
  reindex: `coalesce(${jobTable.reindex.payload.shape.by.options.map((noun) => nameOf(noun, 'id')).join(', ')})`,
  chat_mail: valueOf('conversations', 'customer_name', 'conversationId'),
  assignment_mail: valueOf('conversations', 'customer_name', 'conversationId'),
  quote_notice: nameOf('quote', 'requestId'),
  quote_mail: nameOf('quote', 'requestId'),
  mail: valueOf('outbox_mails', 'recipient', 'mailId'),
  contact_digest: null,
  quote_reminders: null,
  order_digests: null,
  figure_mails: null,
  backup: null,
  backup_now: null,
  backup_drill: null,
  backup_drill_now: null,
  backup_watch: null,
  purge: null,
  throttles: null,
  sweep: null,
};
const about = `case j.name ${Object.entries(subjects)
  .map(([name, subject]) => `when '${name}' then ${subject}`)
  .join(' ')} end`;
const from = `from ${jobSchema}.job j where j.name = any($1)`;

type Row = {
  id: string;
  name: JobName;
  about: string | null;
  state: JobState;
  created: Date;
  started: Date | null;
  ended: Date | null;
  due: Date;
  failures: number;
  tries: number;
  error: string | null;
};

/** The background work as super admins see and control it. */
export function createJobBoardService({ database, jobs }: { database: DatabaseHandle; jobs: JobService }) {
  const { db, run } = database;

  return {
    /** One page of jobs, running ones first and then the newest, and the number of jobs in each state. */
    async list(
      actor: CurrentUser | null,
      query: JobQuery,
    ): Promise<{ jobs: Job[]; counts: Record<JobState, number> }> {
      demand(actor, 'users');
      const [found, counted] = await Promise.all([
        run(
          `select j.id, j.name, ${about} as about, ${state} as state, j.created_on as created,
             j.started_on as started, j.completed_on as ended, j.start_after as due,
             j.retry_count + (j.state in ('retry', 'failed'))::int as failures, j.retry_limit + 1 as tries,
             ${error} as error
           ${from} and ($2::text is null or ${state} = $2)
           order by j.state <> 'active', j.created_on desc, j.id limit $3 offset $4`,
          [jobNames, query.state, query.limit, (query.page - 1) * query.limit],
        ),
        run(`select ${state} as state, count(*)::int as number ${from} group by 1`, [jobNames]),
      ]);
      const counts = { running: 0, waiting: 0, failed: 0, done: 0 };
      for (const row of counted.rows as { state: JobState; number: number }[]) counts[row.state] = row.number;
      return { jobs: (found.rows as Row[]).map(toJob), counts };
    },

    /** Scheduled jobs, each with its last run. */
    async plans(actor: CurrentUser | null): Promise<JobPlan[]> {
      demand(actor, 'users');
      const { rows } = await run(
        `select j.name, max(j.completed_on) as last ${from} and j.state = 'completed' group by j.name`,
        [jobNames],
      );
      const last = new Map((rows as { name: string; last: Date }[]).map((row) => [row.name, row.last]));
      return jobNames.flatMap((name) => {
        const { cron } = jobTable[name] as { cron?: string };
        return cron ? [{ name, cron, lastDoneAt: last.get(name)?.toISOString() ?? null }] : [];
      });
    },

    /** Queues a failed job again. @throws AppError `not_found`, `conflict` if it has not failed */
    async tryAgain(actor: CurrentUser | null, id: string): Promise<void> {
      demand(actor, 'users');
      const find = () => run(`select j.name ${from} and j.id = $2`, [jobNames, id]);
      const { name } = await findById(id, async () => (await find()).rows as { name: JobName }[]);
      await db.transaction(async (tx) => {
        if (!(await jobs.retry(tx, name, id))) throw new AppError('conflict', 'this job has not failed');
        await audit(tx, actor, { action: 'try_again', noun: 'job', id, title: name });
      });
    },
  };
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

const toJob = (row: Row): Job => ({
  id: row.id,
  name: row.name,
  about: row.about,
  state: row.state,
  createdAt: row.created.toISOString(),
  startedAt: iso(row.started),
  endedAt: iso(row.ended),
  dueAt: row.state === 'waiting' ? row.due.toISOString() : null,
  failures: row.failures,
  tries: row.tries,
  error: row.state === 'done' ? null : row.error,
});
