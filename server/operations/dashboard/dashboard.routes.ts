import { dashboardCalls } from '#shared/operations/dashboard-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { DashboardService } from './dashboard.service.ts';

/**
 * GET /api/admin/unread-counts, polled by every admin page (docs/specification/inbox.md#unread-counts), and the
 * results of the command palette.
 */
export function dashboardRoutes({ dashboard }: { dashboard: DashboardService }) {
  return routesOf(
    handle(dashboardCalls.unreadCounts, ({ user }) => dashboard.unreadCounts(user)),
    handle(dashboardCalls.find, ({ user, query, c }) => dashboard.find(user, query.q, c.get('locale'))),
  );
}
