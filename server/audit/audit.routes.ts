import { Hono } from 'hono';
import { z } from 'zod';
import { auditEntry, auditQuery } from '../../shared/audit.ts';
import type { AppEnv } from '../http/env.ts';
import { permit } from '../http/permit.ts';
import { answer, query } from '../http/validate.ts';
import type { AuditService } from './audit.service.ts';

/** GET /api/audit: who changed what and when; for super_admins. */
export function auditRoutes({ audits }: { audits: AuditService }) {
  return new Hono<AppEnv>().get('/', permit('users'), async (c) => {
    const { entries, total } = await audits.list(await c.get('user')(), query(c, auditQuery));
    c.header('X-Total-Count', String(total));
    return answer(c, z.array(auditEntry), entries);
  });
}
