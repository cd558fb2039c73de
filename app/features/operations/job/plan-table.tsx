import type { JobPlan } from '#shared/operations/job.ts';
import { officeZone, toZoned } from '#shared/base/zoned-time.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { columnsOf, type ListColumn, ListTable } from '../../../staff/list/list-table.tsx';

type Plan = JobPlan & { id: string };

const columns = (): readonly ListColumn<Plan>[] =>
  columnsOf((name) => ta(`job.${name}`), {
    what: { cell: ({ name }) => <span className="cell-name">{ta(`job.${name}`)}</span> },
    plan: { isFact: true, cell: ({ cron }) => planText(cron) },
    lastDone: {
      isFact: true,
      cell: ({ lastDoneAt }) => (lastDoneAt ? formatMoment(lastDoneAt) : ta('job.notYetDone')),
    },
  });

/** When a job runs, in words and office time; its cron expression names a minute and perhaps an hour, in UTC. */
function planText(cron: string): string {
  const [minute, hour] = cron.split(' ').map(Number);
  if (Number.isNaN(hour)) return ta('job.hourly', { minute: minute! });
  return ta('job.daily', {
    time: toZoned(new Date(Date.UTC(2000, 0, 1, hour, minute)), officeZone).slice(11),
  });
}

/** Scheduled jobs. */
export function PlanTable({ plans }: { plans: readonly JobPlan[] }) {
  return (
    <div className="grid gap-3">
      <div>
        <h2 className="h3">{ta('job.plansTitle')}</h2>
        <p className="text-muted">{ta('job.plansText')}</p>
      </div>
      <ListTable<Plan>
        label={ta('job.plansTitle')}
        rows={plans.map((plan) => ({ id: plan.name, ...plan }))}
        nameOf={({ name }) => ta(`job.${name}`)}
        columns={columns()}
      />
    </div>
  );
}
