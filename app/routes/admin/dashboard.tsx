import { canManageUsers } from '#shared/policy.ts';
import { DashboardView } from '../../features/dashboard/dashboard-view.tsx';
import { ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { useShell } from '../../lib/shell.ts';
import type { Route } from './+types/dashboard.ts';

export const loader = onStaffServer('staff', async ({ services, user, locale }) => {
  const [desk, figures, unread, activity, oldReference] = await Promise.all([
    services.dashboard.desk(user, locale),
    services.dashboard.figures(user),
    services.dashboard.unreadCounts(user),
    services.dashboard.recentActivity(user),
    services.reference.oldCount(user),
  ]);
  const { version } = services.dashboard;
  const late = canManageUsers(user) ? await services.backups.health() : null;
  return {
    meta: { title: ta('dashboard.title') },
    desk,
    figures,
    unread,
    activity,
    oldReference,
    version,
    isBackupAlarm: late !== null && (late.isBackupLate || late.isDrillLate),
    now: Date.now(),
  };
});

export const meta = pageMeta;

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { user } = useShell();
  const { meta: _, ...known } = loaderData;
  return <DashboardView user={user!} {...known} />;
}
