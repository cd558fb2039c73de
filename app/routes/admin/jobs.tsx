import { useRevalidator } from 'react-router';
import { jobQuery, jobStates } from '#shared/operations/job.ts';
import { jobPollSeconds } from '#shared/base/limits.ts';
import { JobTable } from '../../features/operations/job/job-table.tsx';
import { PlanTable } from '../../features/operations/job/plan-table.tsx';
import { ta } from '../../lib/admin-text.ts';
import { ChoiceLinks } from '../../staff/list/choice-links.tsx';
import { listPath } from '../../staff/list/list-path.ts';
import { Pager } from '../../staff/list/pager.tsx';
import { onStaffList } from '../../lib/page-loader.ts';
import { usePoll } from '../../lib/use-poll.ts';
import type { Route } from './+types/jobs.ts';

/** /admin/jobs: running, waiting and failed background jobs; for super admins. The filter is in the address. */
export const loader = onStaffList('users', jobQuery, null, async ({ services, user, query }) => {
  const [{ jobs, counts }, plans] = await Promise.all([
    services.jobBoard.list(user, query),
    services.jobBoard.plans(user),
  ]);
  const all = counts.running + counts.waiting + counts.failed + counts.done;
  const soon = Date.now() + 60_000;
  return {
    meta: { title: ta('job.title') },
    isSomethingDue: jobs.some(
      ({ state, dueAt }) => state === 'running' || (dueAt !== null && Date.parse(dueAt) < soon),
    ),
    jobs,
    plans,
    counts: { ...counts, all },
    total: query.state ? counts[query.state] : all,
  };
});

const path = '/admin/jobs';

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { query, isSomethingDue, jobs, plans, counts, pages } = loaderData;
  const { revalidate } = useRevalidator();
  // Poll only while a job runs or is due.
  usePoll(jobPollSeconds, revalidate, isSomethingDue);
  return (
    <div className="grid gap-5">
      <header>
        <h1 className="h1">{ta('job.title')}</h1>
        <p className="text-muted">{ta('job.text')}</p>
      </header>
      <ChoiceLinks
        label={ta('job.filter')}
        links={[null, ...jobStates].map((one) => ({
          to: listPath(path, { state: one }),
          text: `${ta(`job.${one ?? 'all'}`)} (${counts[one ?? 'all']})`,
          isCurrent: one === query.state,
        }))}
      />
      {jobs.length === 0 ? <p className="text-muted">{ta('job.none')}</p> : <JobTable jobs={jobs} />}
      <Pager
        label={ta('job.title')}
        path={path}
        query={{ state: query.state, page: query.page }}
        pages={pages}
      />
      <PlanTable plans={plans} />
    </div>
  );
}
