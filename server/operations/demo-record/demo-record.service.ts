import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { demoNouns, type DemoNoun, type DemoRemoval } from '#shared/operations/demo-record.ts';
import { demand } from '#shared/base/policy.ts';
import { type Actor, audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { conversations } from '../../conversations/chat/chat.schema.ts';
import type { BusMessage } from '../../platform/live/messages.ts';

export type DemoRecordService = ReturnType<typeof createDemoRecordService>;

type Trash = { remove: (actor: Actor, id: string) => Promise<unknown> };
type Dependencies = {
  db: Database;
  publish: (message: BusMessage) => void;
  quotes: Trash;
  inbox: Trash;
  customers: Trash;
};

/** The table of each noun, the column of its title, and the tables of its parts with the column that names it. */
const tables: Record<DemoNoun, { table: string; title: string; parts: Record<string, string> }> = {
  quote: {
    table: 'quote_requests',
    title: 'reference',
    parts: {
      quote_request_lines: 'request_id',
      quote_offers: 'request_id',
      quote_history: 'request_id',
      orders: 'request_id',
      order_facts: 'order_id',
      order_payments: 'order_id',
      order_evidence: 'order_id',
      order_shipments: 'order_id',
      order_inspections: 'order_id',
      supplier_links: 'order_id',
    },
  },
  contact: {
    table: 'contact_messages',
    title: 'full_name',
    parts: { contact_replies: 'message_id', contact_notes: 'message_id' },
  },
  conversation: {
    table: 'conversations',
    title: 'customer_name',
    parts: { chat_messages: 'conversation_id', chat_attachments: 'conversation_id' },
  },
  customer: { table: 'customers', title: 'name', parts: { customer_tasks: 'customer_id' } },
};

/** Columns that reading a record or the program itself changes. */
const unchanged = [
  'version',
  'updated_at',
  'read_at',
  'is_read',
  'unread_admin_count',
  'unread_customer_count',
  'admin_read_seq',
  'customer_read_seq',
  'mailed_seq',
  'mailed_at',
  'expiry_mailed_at',
  'silence_mailed_at',
  'searched',
];

/** A row as text. Columns that are null are left out, so that a later migration may add some. */
const rowText = (alias: string): SQL =>
  sql`(jsonb_strip_nulls(to_jsonb(${sql.identifier(alias)})) - ${sql.raw(`array['${unchanged.join("','")}']`)})::text`;

/** The orders of a request. */
const ordersOf = sql`select id from orders where request_id = record.id`;

/** Hash of a record, of the alias `record`, and its parts. */
function fingerprintOf(noun: DemoNoun): SQL {
  const parts = Object.entries(tables[noun].parts).map(
    ([table, column]) => sql`
      || coalesce((select string_agg(${rowText('part')}, ' ' order by part.id) from ${sql.identifier(table)} part
        where part.${sql.identifier(column)} in (${column === 'order_id' ? ordersOf : sql`record.id`})), '')`,
  );
  return sql`md5(${rowText('record')}${sql.join(parts)})`;
}

/** Whether a customer, of the alias `record`, has a request that is not of the demo, or one of these. */
const hasRequest = (kept: readonly string[]): SQL =>
  sql`exists (select 1 from quote_requests request where request.customer_id = record.id and (
    ${inArray(sql`request.id`, [...kept])}
    or not exists (select 1 from demo_records d where d.noun = 'quote' and d.record_id = request.id)))`;

type Found = { id: string; title: string; isSame: boolean; isUsed: boolean };

/** Records that fill the admin area at the first start: marked, so that they can be removed together. */
export function createDemoRecordService({ db, publish, quotes, inbox, customers }: Dependencies) {
  const trash = { quote: quotes, contact: inbox, customer: customers };
  /** The demo records of a noun that are neither deleted nor in the trash. @param kept requests that stay */
  async function find(noun: DemoNoun, kept: readonly string[]): Promise<Found[]> {
    const { table, title } = tables[noun];
    const { rows } = await db.execute<Found>(sql`
      select record.id, record.${sql.identifier(title)} as title,
        ${fingerprintOf(noun)} = demo_records.fingerprint as "isSame",
        ${noun === 'customer' ? hasRequest(kept) : sql`false`} as "isUsed"
      from demo_records join ${sql.identifier(table)} record on record.id = demo_records.record_id
      where demo_records.noun = ${noun}
        ${noun === 'conversation' ? sql`` : sql`and record.deleted_at is null`}
      order by 2, 1`);
    return rows;
  }

  /** Conversations have no trash: they are deleted. */
  async function deleteConversation(actor: Actor, id: string): Promise<void> {
    await db.transaction(async (tx) => {
      const [row] = await tx.delete(conversations).where(eq(conversations.id, id)).returning();
      if (row) await audit(tx, actor, { action: 'purge', noun: 'conversation', id, title: row.customerName });
    });
    publish({ kind: 'chat', conversationId: id, side: 'both' });
  }

  /** @param removeOne removes a record; not given for a preview */
  async function removeAll(removeOne?: (noun: DemoNoun, id: string) => Promise<unknown>) {
    const result: DemoRemoval = {
      removed: { quote: 0, contact: 0, conversation: 0, customer: 0 },
      kept: [],
    };
    for (const noun of demoNouns) {
      const kept = result.kept.map((one) => one.id);
      for (const { id, title, isSame, isUsed } of await find(noun, kept)) {
        if (!isSame || isUsed) {
          result.kept.push({ noun, id, title, reason: isSame ? 'used' : 'changed' });
          continue;
        }
        await removeOne?.(noun, id);
        result.removed[noun] += 1;
      }
    }
    return result;
  }

  return {
    /** Marks records as those of the demo, as they are now. */
    async mark(tx: Database, noun: DemoNoun, ids: readonly string[]): Promise<void> {
      const { table } = tables[noun];
      await tx.execute(sql`
        insert into demo_records (noun, record_id, fingerprint)
        select ${noun}, record.id, ${fingerprintOf(noun)} from ${sql.identifier(table)} record
        where ${inArray(sql`record.id`, [...ids])}`);
    },

    /** What `remove` would do now. */
    async preview(actor: Actor): Promise<DemoRemoval> {
      demand(actor, 'users');
      return removeAll();
    },

    /**
     * Moves every demo record that nobody has changed to the trash; conversations, which have none, are deleted.
     * Marks stay: a record that is restored from the trash can be removed again.
     */
    async remove(actor: Actor): Promise<DemoRemoval> {
      demand(actor, 'users');
      return removeAll((noun, id) =>
        noun === 'conversation' ? deleteConversation(actor, id) : trash[noun].remove(actor, id),
      );
    },
  };
}
