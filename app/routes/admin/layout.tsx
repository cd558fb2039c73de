import { Outlet } from 'react-router';
import { SignInAgain } from '../../features/people/account/sign-in-again.tsx';
import { ErrorPage } from '../../features/platform/layout/error-page.tsx';
import { AdminShell } from '../../features/platform/admin-shell/admin-shell.tsx';
import { keepPage } from '../../features/platform/admin-shell/keep-page.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { useShell } from '../../lib/shell.ts';
import adminCss from '../../styles/admin.css?url';
import type { Route } from './+types/layout.ts';

export const loader = onStaffServer('staff', async ({ services, user }) => ({
  unread: await services.dashboard.unreadCounts(user),
}));

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

export const links = () => [{ rel: 'stylesheet', href: adminCss }];

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { settings, user } = useShell();
  return (
    <AdminShell user={user!} companyName={settings.companyName} unread={loaderData.unread}>
      <Outlet />
      <SignInAgain user={user!} />
    </AdminShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main" tabIndex={-1} className="wrap section">
      <ErrorPage error={error} />
    </main>
  );
}
