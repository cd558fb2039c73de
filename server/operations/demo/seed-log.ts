import type { audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';

/** Writes an entry of the audit log at an earlier time, as done by the program. */
export async function log(tx: Database, at: Date, event: Parameters<typeof audit>[2]): Promise<void> {
  await tx.insert(auditEntries).values({
    action: event.action,
    noun: event.noun,
    recordId: event.id,
    title: event.title ?? null,
    before: event.before ?? null,
    after: event.after ?? null,
    createdAt: at,
  });
}
