import { sql } from 'drizzle-orm';
import { officeZone } from '#shared/base/zoned-time.ts';
import { isReal } from '../../operations/index.ts';
import type { Database } from '../../platform/db/client.ts';
import { chatMessages, conversations } from '../chat/chat.schema.ts';
import { contactMessages, contactReplies } from './contact.schema.ts';

/** A message or conversation and its first answer; times in milliseconds since 1970. */
export type ReplyRow = { askedOn: string; askedAt: number; repliedAt: number | null };

/**
 * Contact messages and conversations since a day of the office, without those of the demo, each with its first answer; null
 * while it waits. What was closed without an answer needed none.
 */
export async function readReplies(db: Database, since: string): Promise<ReplyRow[]> {
  const begin = sql`(${since}::timestamp at time zone ${officeZone})`;
  const { rows } = await db.execute<ReplyRow>(sql`
    select to_char(asked at time zone ${officeZone}, 'YYYY-MM-DD') as "askedOn",
      extract(epoch from asked)::float8 * 1000 as "askedAt",
      extract(epoch from replied)::float8 * 1000 as "repliedAt"
    from (
      select m.created_at as asked, m.status = 'new' as waits,
        (select min(r.created_at) from ${contactReplies} r where r.message_id = m.id) as replied
      from ${contactMessages} m
      where m.created_at >= ${begin} and m.deleted_at is null and ${isReal('contact', sql`m.id`)}
      union all
      select first.created_at, c.needs_reply_since is not null,
        (select a.created_at from ${chatMessages} a
          where a.conversation_id = c.id and a.sender_type = 'admin' and a.seq > first.seq order by a.seq limit 1)
      from ${conversations} c
      cross join lateral (
        select b.created_at, b.seq from ${chatMessages} b
        where b.conversation_id = c.id and b.sender_type = 'customer' order by b.seq limit 1) first
      where c.created_at >= ${begin} and ${isReal('conversation', sql`c.id`)}
    ) asked_for
    where replied is not null or waits`);
  return rows;
}
