import { and, count, desc, eq, or } from 'drizzle-orm';
import type { AuditEntry, AuditQuery } from '#shared/audit.ts';
import { demand } from '#shared/policy.ts';
import type { CurrentUser } from '#shared/user.ts';
import type { Database } from '../db/client.ts';
import { containing, likeFolded } from '../db/pattern.ts';
import { auditEntries } from '../db/schema/audit.ts';

export type AuditService = ReturnType<typeof createAuditService>;

/** Reads the log. */
export function createAuditService({ db }: { db: Database }) {
  return {
    /** One page of entries, newest first. @throws AppError `forbidden` for anyone but a super_admin */
    async list(
      actor: CurrentUser | null,
      query: AuditQuery,
    ): Promise<{ entries: AuditEntry[]; total: number }> {
      demand(actor, 'users');
      const text = query.search && containing(query.search);
      const where = and(
        query.noun ? eq(auditEntries.noun, query.noun) : undefined,
        text
          ? or(
              likeFolded(auditEntries.title, text),
              likeFolded(auditEntries.username, text),
              likeFolded(auditEntries.action, text),
            )
          : undefined,
      );
      const [counted] = await db.select({ total: count() }).from(auditEntries).where(where);
      const rows = await db
        .select()
        .from(auditEntries)
        .where(where)
        .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
        .limit(query.limit)
        .offset((query.page - 1) * query.limit);
      return {
        entries: rows.map(({ createdAt, ...row }) => ({
          ...row,
          createdAt: createdAt.toISOString(),
        })),
        total: counted?.total ?? 0,
      };
    },
  };
}
