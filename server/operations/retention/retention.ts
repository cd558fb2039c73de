import { and, count, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type RetentionKind, retentionKinds } from '#shared/operations/retention-rules.ts';
import type { Retention, RetentionPreview } from '#shared/operations/retention.ts';
import type { Database } from '../../platform/db/client.ts';
import { conversations } from '../../conversations/chat/chat.schema.ts';
import { contactMessages, outboxMails } from '../../conversations/contact/contact.schema.ts';
import { dayCounts } from '../figure/count.schema.ts';
import { visitorSessions } from '../../people/session/session.schema.ts';
import { signInFailures } from '../../people/user/user.schema.ts';

type Expiring = {
  table: PgTable;
  /** The moment from which the period counts. */
  since: SQL;
  /** Additional condition. */
  only?: SQL | undefined;
};

/**
 * Expiring rows of each kind (decision 037). Dependent rows are deleted by cascade, their files by the nightly sweep.
 */
const expiring: Record<RetentionKind, Expiring> = {
  visitors: { table: visitorSessions, since: sql`${visitorSessions.lastSeenAt}` },
  mails: {
    table: outboxMails,
    since: sql`${outboxMails.sentAt}`,
    // A mail that carried a reply is kept as long as the reply, which shows its delivery status.
    only: and(eq(outboxMails.status, 'sent'), isNull(outboxMails.replyId)),
  },
  searches: {
    table: dayCounts,
    since: sql`${dayCounts.day}::timestamp at time zone 'UTC'`,
    only: eq(dayCounts.kind, 'missed'),
  },
  failures: { table: signInFailures, since: sql`${signInFailures.lastAt}` },
  conversations: {
    table: conversations,
    since: sql`coalesce(${conversations.lastMessageAt}, ${conversations.createdAt})`,
    only: inArray(conversations.status, ['resolved', 'archived', 'closed']),
  },
  contacts: {
    table: contactMessages,
    since: sql`coalesce(${contactMessages.repliedAt}, ${contactMessages.createdAt})`,
    only: eq(contactMessages.status, 'resolved'),
  },
};

/** Condition for the expired rows of a kind; undefined if they are kept until staff delete them. */
function expired(kind: RetentionKind, days: number): SQL | undefined {
  const { since, only } = expiring[kind];
  return days === 0 ? undefined : and(lt(since, sql`now() - ${days} * interval '1 day'`), only);
}

/** Number of rows of each kind that have expired by these periods. */
export async function countExpired(db: Database, retention: Retention): Promise<RetentionPreview> {
  const counts = await Promise.all(
    retentionKinds.map(async ({ kind }) => {
      const where = expired(kind, retention[kind]);
      const [row] = where
        ? await db.select({ n: count() }).from(expiring[kind].table).where(where)
        : [{ n: 0 }];
      return [kind, row!.n] as const;
    }),
  );
  return Object.fromEntries(counts) as RetentionPreview;
}

/**
 * Deletes the expired rows of each kind.
 * @param batch rows deleted by one statement: so that none comes near the time limit of a statement
 * @returns the number of deleted rows of each kind
 */
export async function deleteExpired(
  db: Database,
  retention: Retention,
  batch: number,
): Promise<RetentionPreview> {
  const counts: Partial<RetentionPreview> = {};
  for (const { kind } of retentionKinds) {
    const where = expired(kind, retention[kind]);
    counts[kind] = where ? await deleteAll(db, expiring[kind].table, where, batch) : 0;
  }
  return counts as RetentionPreview;
}

async function deleteAll(db: Database, table: Expiring['table'], where: SQL, batch: number): Promise<number> {
  let total = 0;
  for (;;) {
    // Where a row is stored names it in any table, as its id would.
    const some = db
      .select({ at: sql`ctid` })
      .from(table)
      .where(where)
      .limit(batch);
    const gone = await db
      .delete(table)
      .where(inArray(sql`ctid`, some))
      .returning({ one: sql`1` });
    total += gone.length;
    if (gone.length < batch) return total;
  }
}
