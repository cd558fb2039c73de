import { DashboardView } from '../../features/dashboard/dashboard-view.tsx';
import { ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { useShell } from '../../lib/shell.ts';
import type { Route } from './+types/dashboard.ts';

export const loader = onStaffServer('staff', async ({ services, user }) => {
  const [figures, unread, activity] = await Promise.all([
    services.dashboard.figures(user),
    services.dashboard.unreadCounts(user),
    services.dashboard.recentActivity(user),
  ]);
  const { version } = services.dashboard;
  return { meta: { title: ta('dashboard.title') }, figures, unread, activity, version };
});

export const meta = pageMeta;

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { user } = useShell();
  const { figures, unread, activity, version } = loaderData;
  return (
    <DashboardView user={user!} figures={figures} unread={unread} activity={activity} version={version} />
  );
}
