import type { Job, JobState } from '#shared/operations/job.ts';
import { callApi } from '../../../lib/api.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { columnsOf, type ListColumn, ListTable } from '../../../staff/list/list-table.tsx';
import { Button } from '../../../ui/button.tsx';

const stateStyles: Record<JobState, string> = {
  running: 'badge-plain',
  waiting: 'badge-amber',
  failed: 'badge-red',
  done: '',
};

/** When the job will run, or when it ran. */
function momentOf({ state, startedAt, dueAt, endedAt }: Job): string {
  if (state === 'running' && startedAt) return ta('job.since', { date: formatMoment(startedAt) });
  if (dueAt) return ta('job.due', { date: formatMoment(dueAt) });
  return endedAt ? formatMoment(endedAt) : '';
}

const columns = (): readonly ListColumn<Job>[] =>
  columnsOf((name) => ta(`job.${name}`), {
    what: {
      cell: ({ name, about }) => (
        <>
          <span className="cell-name">{ta(`job.${name}`)}</span>
          {about ? <p className="wrap-anywhere text-sm font-normal text-muted">{about}</p> : null}
        </>
      ),
    },
    state: {
      isFact: true,
      cell: ({ state }) => <span className={`badge ${stateStyles[state]}`}>{ta(`job.${state}`)}</span>,
    },
    when: { isFact: true, cell: momentOf },
    why: {
      style: 'cell-text',
      isFact: true,
      cell: ({ error, failures, tries }) => (
        <>
          {error ? <p>{error}</p> : null}
          {failures > 0 ? (
            <p className="text-muted">{ta('job.failures', { count: failures, tries })}</p>
          ) : null}
        </>
      ),
    },
  });

/** One page of the list of jobs. */
export function JobTable({ jobs }: { jobs: readonly Job[] }) {
  const { isBusy, run } = useCall();
  const tryAgain = ({ id, name, about }: Job) =>
    run(() => callApi('POST /api/jobs/:id/try-again', { params: { id } }), {
      title: ta('job.queuedAgain'),
      about: ['job', about ?? ta(`job.${name}`)],
      failed: ta('job.tryAgainFailed'),
    });
  return (
    <ListTable<Job>
      label={ta('job.title')}
      rows={jobs}
      nameOf={({ name }) => ta(`job.${name}`)}
      columns={columns()}
      renderActions={(job) =>
        job.state === 'failed' ? (
          <Button
            className="btn btn-primary btn-sm whitespace-nowrap"
            aria-label={ta('job.tryAgainNamed', { name: job.about ?? ta(`job.${job.name}`) })}
            isOff={isBusy}
            onClick={() => void tryAgain(job)}
          >
            {ta('job.tryAgain')}
          </Button>
        ) : null
      }
    />
  );
}
