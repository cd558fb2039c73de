import { z } from 'zod';
import { maxPage } from './limits.ts';

/** One line of the audit log: who did what to which record, and the values that changed. */
export const auditEntry = z.object({
  id: z.uuid(),
  /** The user name at that time; null for the program. */
  username: z.string().nullable(),
  /** What the user is called now, where the account still exists. */
  actor: z.string().nullable(),
  action: z.string(),
  noun: z.string(),
  recordId: z.string().nullable(),
  title: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  createdAt: z.iso.datetime(),
  /** How many entries it unfolds into, by `partOf`. */
  parts: z.number().int(),
  /** What the records are called whose ids stand among the values. */
  names: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const day = z.iso.date().or(z.literal('')).catch('').default('');

/** Query of GET /api/audit. */
export const auditQuery = z.object({
  search: z.string().trim().max(100).catch('').default(''),
  noun: z.string().max(40).catch('').default(''),
  /** Days of Beijing time, both included. */
  from: day,
  to: day,
  /** The entry that is unfolded. */
  partOf: z.uuid().optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(maxPage).catch(1).default(1),
  limit: z.coerce.number().int().min(1).max(100).catch(50).default(50),
});
export type AuditQuery = z.infer<typeof auditQuery>;
