import { z } from 'zod';
import { auditEntry, auditQuery } from './audit.ts';
import { call } from '../base/contract.ts';

/** The audit log: who changed what, and when. */
export const auditCalls = {
  list: call('GET', '/api/audit', 'users', {
    query: auditQuery,
    answer: z.array(auditEntry),
    summary: 'Changes, the newest first; X-Total-Count is their number',
  }),
};
