import { useRevalidator } from 'react-router';
import { jobPollSeconds } from '#shared/base/limits.ts';
import { BackupSummary } from '../../features/operations/backup/backup-summary.tsx';
import { isRunning, RunTable } from '../../features/operations/backup/run-table.tsx';
import { ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { usePoll } from '../../lib/use-poll.ts';
import type { Route } from './+types/backups.ts';
import { Titled } from '../../ui/titled.tsx';

/** /admin/backups: whether the data are safe, and past runs; for super admins (docs/specification/admin.md#backups). */
export const loader = onStaffServer('users', async ({ services, user }) => ({
  meta: { title: ta('backup.title') },
  state: await services.backups.state(user),
  now: Date.now(),
}));

export default function Backups({ loaderData: { state, now } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  // A requested backup appears as a run a moment later.
  const isBusy = state.isAsked || state.runs.some((run) => isRunning(run, now));
  usePoll(jobPollSeconds, revalidate, isBusy);
  return (
    <div className="grid gap-5">
      <header>
        <h1 className="h1">{ta('backup.title')}</h1>
        <p className="text-muted">{ta('backup.text')}</p>
      </header>
      <BackupSummary state={state} isRunning={isBusy} />
      <Titled className="grid gap-3" id="runs" title={ta('backup.runs')}>
        {state.runs.length === 0 ? (
          <p className="text-muted">{ta('backup.none')}</p>
        ) : (
          <RunTable runs={state.runs} now={now} />
        )}
      </Titled>
    </div>
  );
}
