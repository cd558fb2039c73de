import { auditCalls } from '#shared/people/audit-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { AuditService } from './audit.service.ts';

/** GET /api/audit: who changed what and when; for super_admins. */
export function auditRoutes({ audits }: { audits: AuditService }) {
  return routesOf(
    handle(auditCalls.list, async ({ user, query, c }) => {
      const { entries, total } = await audits.list(user, query);
      c.header('X-Total-Count', String(total));
      return entries;
    }),
  );
}
