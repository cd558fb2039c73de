import type { Job, JobState } from '#shared/job.ts';
import { callApi } from '../../lib/api.ts';
import { formatMoment, ta } from '../../lib/admin-text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';

const stateStyles: Record<JobState, string> = {
  running: 'badge-plain',
  waiting: 'badge-amber',
  failed: 'badge-red',
  done: '',
};

/** When it will be, or was. */
function momentOf({ state, startedAt, dueAt, endedAt }: Job): string {
  if (state === 'running' && startedAt) return ta('job.since', { date: formatMoment(startedAt) });
  if (dueAt) return ta('job.due', { date: formatMoment(dueAt) });
  return endedAt ? formatMoment(endedAt) : '';
}

/** One page of background work. */
export function JobTable({ jobs }: { jobs: readonly Job[] }) {
  const { isBusy, run } = useCall();
  const tryAgain = (id: string) =>
    run(() => callApi('POST /api/jobs/:id/try-again', { params: { id } }), {
      title: ta('job.queuedAgain'),
      failed: ta('job.tryAgainFailed'),
    });
  return (
    <div className="card table-box" tabIndex={0} role="region" aria-label={ta('job.title')}>
      <table className="table">
        <thead>
          <tr>
            <th>{ta('job.what')}</th>
            <th>{ta('job.state')}</th>
            <th>{ta('job.when')}</th>
            <th>{ta('job.why')}</th>
            <th className="cell-actions">{ta('common.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.id}>
              <th scope="row">
                {ta(`job.${job.name}`)}
                {job.about ? <p className="text-sm text-muted">{job.about}</p> : null}
              </th>
              <td>
                <span className={`badge ${stateStyles[job.state]}`}>{ta(`job.${job.state}`)}</span>
                {job.progress && job.state !== 'done' ? (
                  <p className="mt-1 text-sm whitespace-nowrap">
                    <progress
                      value={job.progress.done}
                      max={job.progress.total}
                      aria-label={ta('job.progressOf', { name: ta(`job.${job.name}`) })}
                    />{' '}
                    {ta('job.progress', job.progress)}
                  </p>
                ) : null}
              </td>
              <td className="text-sm whitespace-nowrap">{momentOf(job)}</td>
              <td className="cell-text text-sm">
                {job.error ? <p>{job.error}</p> : null}
                {job.failures > 0 ? (
                  <p className="text-muted">
                    {ta('job.failures', { count: job.failures, tries: job.tries })}
                  </p>
                ) : null}
              </td>
              <td className="cell-actions">
                {job.state === 'failed' ? (
                  <Button
                    className="btn btn-primary btn-sm whitespace-nowrap"
                    aria-label={ta('job.tryAgainNamed', { name: job.about ?? ta(`job.${job.name}`) })}
                    isOff={isBusy}
                    onClick={() => void tryAgain(job.id)}
                  >
                    {ta('job.tryAgain')}
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
