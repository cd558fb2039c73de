import type { Services } from '#server/services.ts';
import { canManageUsers } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { DashboardView } from '../../features/operations/dashboard/dashboard-view.tsx';
import { ta } from '../../lib/admin-text.ts';
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
  const setup = canManageUsers(user) ? await readSetup(services, user) : null;
  return {
    meta: { title: ta('dashboard.title') },
    desk,
    figures,
    unread,
    activity,
    oldReference,
    version,
    isBackupAlarm: false,
    steps: null,
    ...setup,
    now: Date.now(),
  };
});

/** What a super admin has to do before a site can be relied on. */
async function readSetup(services: Services, user: CurrentUser) {
  const [backups, people, { current }] = await Promise.all([
    services.backups.state(user),
    services.users.list(user),
    services.beneficiaries.page(),
  ]);
  const managers = people.filter((one) => one.isActive && canManageUsers(one));
  return {
    isBackupAlarm: backups.isBackupLate || backups.isDrillLate,
    steps: {
      mail: services.mail.isConfigured,
      backups: !backups.isSameDisk,
      secondAdmin: managers.length > 1,
      beneficiary: current !== null,
    },
  };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { user } = useShell();
  const { meta: _, ...known } = loaderData;
  return <DashboardView user={user!} {...known} />;
}
