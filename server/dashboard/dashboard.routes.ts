import { Hono } from 'hono';
import { findQuery, found, unreadCounts } from '../../shared/dashboard.ts';
import type { AppEnv } from '../http/env.ts';
import { permit } from '../http/permit.ts';
import { answer, query } from '../http/validate.ts';
import type { DashboardService } from './dashboard.service.ts';

/** GET /api/admin/unread-counts, polled by every admin page (back-office section 7), and what the command palette finds. */
export function dashboardRoutes({ dashboard }: { dashboard: DashboardService }) {
  return new Hono<AppEnv>()
    .get('/unread-counts', permit('staff'), async (c) =>
      answer(c, unreadCounts, await dashboard.unreadCounts(await c.get('user')())),
    )
    .get('/find', permit('staff'), async (c) =>
      answer(c, found, await dashboard.find(await c.get('user')(), query(c, findQuery).q)),
    );
}
