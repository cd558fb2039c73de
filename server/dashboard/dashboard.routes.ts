import { Hono } from 'hono';
import { unreadCounts } from '../../shared/dashboard.ts';
import type { AppEnv } from '../http/env.ts';
import { permit } from '../http/permit.ts';
import { answer } from '../http/validate.ts';
import type { DashboardService } from './dashboard.service.ts';

/** GET /api/admin/unread-counts, polled by every admin page (back-office section 7). */
export function dashboardRoutes({ dashboard }: { dashboard: DashboardService }) {
  return new Hono<AppEnv>().get('/unread-counts', permit('staff'), async (c) =>
    answer(c, unreadCounts, await dashboard.unreadCounts(await c.get('user')())),
  );
}
