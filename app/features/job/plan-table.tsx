import type { JobPlan } from '#shared/job.ts';
import { formatMoment, ta } from '../../lib/admin-text.ts';

/** Scheduled jobs. */
export function PlanTable({ plans }: { plans: readonly JobPlan[] }) {
  return (
    <div className="grid gap-3">
      <div>
        <h2 className="h3">{ta('job.plansTitle')}</h2>
        <p className="text-muted">{ta('job.plansText')}</p>
      </div>
      <div className="card table-box" tabIndex={0} role="region" aria-label={ta('job.plansTitle')}>
        <table className="table">
          <thead>
            <tr>
              <th>{ta('job.what')}</th>
              <th>{ta('job.plan')}</th>
              <th>{ta('job.lastDone')}</th>
            </tr>
          </thead>
          <tbody>
            {plans.map(({ name, cron, lastDoneAt }) => (
              <tr key={name}>
                <th scope="row">{ta(`job.${name}`)}</th>
                <td>
                  <code>{cron}</code>
                </td>
                <td className="text-sm">{lastDoneAt ? formatMoment(lastDoneAt) : ta('common.never')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
