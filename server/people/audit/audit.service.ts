import { and, count, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AuditEntry, AuditQuery } from '#shared/people/audit.ts';
import { lifecycleNouns } from '#shared/base/nouns.ts';
import { demand } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { fullName } from '#shared/base/user-rules.ts';
import type { Database } from '../../platform/db/client.ts';
import { containing, likeFolded } from '../../platform/db/pattern.ts';
import { recordTables } from '../../platform/db/record-tables.ts';
import { auditEntries, importedFile, partCount } from './audit.schema.ts';
import { users } from '../user/user.schema.ts';

export type AuditService = ReturnType<typeof createAuditService>;

/** Maximum of entries in the history of one record. */
const historyLength = 100;

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const dayMs = 86_400_000;

/** Midnight in Beijing, which has no summer time. */
const midnight = (day: string, plusDays = 0) =>
  new Date(Date.parse(`${day}T00:00:00+08:00`) + plusDays * dayMs);

/** Reads the audit log. */
export function createAuditService({ db }: { db: Database }) {
  async function read(where: SQL | undefined, limit: number, offset = 0): Promise<AuditEntry[]> {
    const { id, userId, username, action, noun, recordId, title, before, after, createdAt } = auditEntries;
    const rows = await db
      .select({
        id,
        userId,
        username,
        action,
        noun,
        recordId,
        title,
        before,
        after,
        createdAt,
        parts: partCount,
        fromFile: importedFile,
      })
      .from(auditEntries)
      .where(where)
      .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
      .limit(limit)
      .offset(offset);
    const names = await readNames(
      db,
      rows.flatMap((row) => idsIn([row.before, row.after, row.userId, row.noun === 'user' && row.recordId])),
    );
    return rows.map(({ userId: by, ...row }) => ({
      ...row,
      actor: names.get(by ?? '') ?? null,
      title: (row.noun === 'user' && names.get(row.recordId ?? '')) || row.title,
      createdAt: row.createdAt.toISOString(),
      names: Object.fromEntries(
        idsIn([row.before, row.after]).flatMap((named) => {
          const name = names.get(named);
          return name === undefined ? [] : [[named, name]];
        }),
      ),
    }));
  }

  return {
    /** One page of entries, newest first. @throws AppError `forbidden` for anyone but a super_admin */
    async list(
      actor: CurrentUser | null,
      query: AuditQuery,
    ): Promise<{ entries: AuditEntry[]; total: number }> {
      demand(actor, 'users');
      const text = query.search && containing(query.search);
      const where = and(
        query.partOf ? eq(auditEntries.partOf, query.partOf) : isNull(auditEntries.partOf),
        query.noun ? eq(auditEntries.noun, query.noun) : undefined,
        query.from ? gte(auditEntries.createdAt, midnight(query.from)) : undefined,
        query.to ? lt(auditEntries.createdAt, midnight(query.to, 1)) : undefined,
        text
          ? or(
              likeFolded(auditEntries.title, text),
              likeFolded(auditEntries.username, text),
              likeFolded(auditEntries.action, text),
            )
          : undefined,
      );
      const [counted] = await db.select({ total: count() }).from(auditEntries).where(where);
      return {
        entries: await read(where, query.limit, (query.page - 1) * query.limit),
        total: counted?.total ?? 0,
      };
    },

    /** Changes of a product, including imports, newest first. For all staff, because they may change products. */
    async ofProduct(actor: CurrentUser | null, id: string): Promise<AuditEntry[]> {
      demand(actor, 'staff');
      return read(and(eq(auditEntries.noun, 'product'), eq(auditEntries.recordId, id)), historyLength);
    },
  };
}

/** All UUIDs in a value, at any depth. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return uuidPattern.test(value) ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(idsIn) : [];
}

/** Names of the users and records with these ids. */
async function readNames(db: Database, all: readonly string[]): Promise<Map<string, string>> {
  const ids = [...new Set(all)];
  if (ids.length === 0) return new Map();
  const [people, ...records] = await Promise.all([
    db.select().from(users).where(inArray(users.id, ids)),
    ...lifecycleNouns.map((noun) => {
      const { table, title } = recordTables[noun];
      return db
        .select({ id: sql<string>`${table.id}`, name: sql<string>`${title}` })
        .from(table)
        .where(inArray(table.id, ids));
    }),
  ]);
  return new Map([
    ...people.map((user) => [user.id, fullName(user)] as const),
    ...records.flat().map(({ id, name }) => [id, name] as const),
  ]);
}
