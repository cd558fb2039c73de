// For bench/person.mjs: in one process, makes the rows and erases one person while it reads the categories.
import { sql } from 'drizzle-orm';
import { parseConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { users } from '#server/db/schema/user.ts';
import { createMemoryBus } from '#server/live/bus.ts';
import { createLogger } from '#server/logger.ts';
import { createServices } from '#server/services.ts';
import { openStorage } from '#server/storage/open-storage.ts';

const count = Number(process.argv[2]);
/** Rows that one statement makes: statements of the program have a time limit. */
const batch = 2000;
const config = parseConfig(process.env);
const logger = createLogger({ LOG_LEVEL: 'error' });
const database = await openDatabase(config, logger);
const { db } = database;
const storage = await openStorage(config);
const services = createServices({ config, logger, database, storage, bus: createMemoryBus()() });

const [user] = await db
  .insert(users)
  .values({ username: 'bench', password: 'none', role: 'super_admin' })
  .returning();
await makeRows();
await database.run('analyze');

const measured = [];
for (const n of [1, 2, 3]) {
  const query = { by: 'contact', value: `buyer${n * 101}@buyer.example` };
  const found = await time('finding', () => services.persons.find(user, query));
  await time('export', async () => new Response(await services.persons.export(user, query)).arrayBuffer());
  await time('erasing', () =>
    services.persons.erase(user, { ...query, seal: found.seal, confirmation: found.name }),
  );
}
process.send(measured);
await database.close();

/** Runs work while another task reads the categories every 10 ms. */
async function time(name, work) {
  const waits = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      // Measured from the time at which it was due, since the embedded database blocks the process while it works.
      const due = performance.now() + 10;
      await new Promise((resolve) => setTimeout(resolve, 10));
      await db.execute(sql`select count(*) from categories`);
      waits.push(performance.now() - due);
    }
  })();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const from = performance.now();
  const result = await work();
  const ms = performance.now() - from;
  isOver = true;
  await asking;
  measured.push({ name, ms, longest: Math.max(...waits) });
  return result;
}

/**
 * For each person: a visit, customer, contact message, conversation with a message, request, notice and audit entry.
 */
async function makeRows() {
  for (let first = 1; first <= count; first += batch) {
    const n = sql`generate_series(${first}::int, ${Math.min(count, first + batch - 1)}::int) n`;
    const email = sql`'buyer' || n || '@buyer.example'`;
    const phone = sql`'+2217' || lpad(n::text, 8, '0')`;
    const visit = sql`lpad(to_hex(n), 32, '0')::uuid`;
    const at = sql`now() - n * interval '1 minute'`;
    for (const statement of [
      sql`insert into visitor_sessions (id, token_hash, visitor_email)
        select ${visit}, 'bench' || n, 'visitor' || n || '@visitor.example' from ${n}`,
      sql`insert into customers (id, name, email, phone, country) select ${visit}, 'Buyer ' || n, ${email}, ${phone}, 'SN' from ${n}`,
      sql`insert into contact_messages (full_name, email, phone, country, message, session_id, created_at)
        select 'Buyer ' || n, ${email}, ${phone}, 'SN', repeat('We need sandals. ', 10), ${visit}, ${at} from ${n}`,
      sql`insert into conversations (id, code, customer_name, customer_email, customer_phone, session_id)
        select ${visit}, 'C' || lpad(n::text, 7, '0'), 'Buyer ' || n, ${email}, ${phone}, ${visit} from ${n}`,
      sql`insert into chat_messages (conversation_id, seq, sender_name, sender_type, message)
        select ${visit}, 1, 'Buyer ' || n, 'customer', 'How much are the sandals?' from ${n}`,
      sql`insert into quote_requests (id, reference, code, contact_name, email, phone, customer_id, session_id, locale)
        select ${visit}, 'RQ-2026-' || lpad(n::text, 6, '0'), lpad(n::text, 22, '0'), 'Buyer ' || n, ${email}, ${phone}, ${visit},
          ${visit}, 'en' from ${n}`,
      sql`insert into outbox_mails (kind, recipient, subject, text_body, status)
        select 'quote_notice', 'staff@company.example', 'A request', 'Buyer ' || n || ' <' || ${email} || '> has asked for a quote: RQ-2026-'
          || lpad(n::text, 6, '0') || repeat(' Sandals, 500 pairs.', 20), 'sent' from ${n}`,
      sql`insert into audit_entries (action, noun, record_id, title, before, after)
        select 'update', 'customer', ${visit}::text, 'Buyer ' || n, jsonb_build_object('email', null, 'notes', ''),
          jsonb_build_object('email', ${email}, 'notes', repeat('Calls in the morning. ', 5)) from ${n}`,
    ])
      await db.execute(statement);
  }
}
