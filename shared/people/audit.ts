import { z } from 'zod';
import { filterDay, pageNumber } from '../base/list-query.ts';

/** One line of the audit log: who did what to which record, and the values that changed. */
export const auditEntry = z.object({
  id: z.uuid(),
  /** User name at the time of the change; null for the program. */
  username: z.string().nullable(),
  /** Current name of the user; null if the account no longer exists. */
  actor: z.string().nullable(),
  action: z.string(),
  noun: z.string(),
  recordId: z.string().nullable(),
  title: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  createdAt: z.iso.datetime(),
  /** Number of entries that belong to this one; the list returns them with `partOf`. */
  parts: z.number().int(),
  /** Name of the imported file that made the change; null for any other change. */
  fromFile: z.string().nullable(),
  /** Names of the records whose ids occur in `before` and `after`. */
  names: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Query of GET /api/audit. */
export const auditQuery = z.object({
  search: z.string().trim().max(100).catch('').default(''),
  noun: z.string().max(40).catch('').default(''),
  /** Both inclusive. */
  from: filterDay,
  to: filterDay,
  /** Id of an entry: lists its parts instead of the main entries. */
  partOf: z.uuid().optional().catch(undefined),
  page: pageNumber,
  limit: z.coerce.number().int().min(1).max(100).catch(50).default(50),
});
export type AuditQuery = z.infer<typeof auditQuery>;
