// For bench/database.mjs: works on an embedded server like the program, until it is killed. `load` changes products and
// chats and reports how many updates are done; `rows N` writes rows and reports each that was acknowledged.
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/platform/db/client.ts';
import { createLogger } from '#server/platform/logger.ts';
import { indexProducts } from '#server/catalogue/product/product.listing.ts';
import { createVisitors } from '../chat/site.mjs';

const [mode, number] = process.argv.slice(2);
const writers = 4;
const productCount = 2000;
/** Products in a change of the stock of many, and turns between two of them. */
const bulkSize = 200;
const turnsPerBulk = 40;
const logger = createLogger({ LOG_LEVEL: 'silent' });
const { db, run } = await openDatabase({ DATA_DIR: process.env.DATA_DIR, DATABASE_POOL: writers }, logger);
const write = mode === 'load' ? await makeLoad() : writeRows;
await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));

async function makeLoad() {
  const { rows } = await run(
    `insert into products (name, description, price)
     select 'Product ' || n, repeat('Sturdy, washable and packed in cartons of fifty. ', 20), 5
     from generate_series(1, $1::int) n returning id`,
    [productCount],
  );
  const products = rows.map(({ id }) => id);
  await indexProducts(db, products);
  const visitors = await createVisitors({ query: async (...query) => (await run(...query)).rows }, 50);
  const one = (list, n) => list[n % list.length];
  const steps = [
    (n) =>
      run(
        `with changed as (
           update products set price = $2::numeric, version = version + 1, updated_at = now() where id = $1 returning id)
         update product_listing set price = $2::numeric, price_usd = $2::numeric from changed where product_id = changed.id`,
        [one(products, n), 1 + (n % 900)],
      ),
    (n) =>
      run(
        `with chat as (
           update conversations set last_seq = last_seq + 1, unread_admin_count = unread_admin_count + 1,
             last_message_at = now(), needs_reply_since = now(), updated_at = now() where id = $1 returning *)
         insert into chat_messages (conversation_id, seq, sender_name, sender_type, message)
         select id, last_seq, 'Buyer', 'customer', $2 from chat`,
        [
          one(visitors, n).conversationId,
          `Is the price for ${n} pieces with our logo still valid until the end of the month?`,
        ],
      ),
    (n) =>
      run(`insert into visitor_sessions (token_hash, visitor_email) values (md5($1), 'buyer@shop.example')`, [
        String(n),
      ]),
    (n) =>
      run(
        'update conversations set unread_admin_count = 0, admin_read_seq = last_seq, updated_at = now() where id = $1',
        [one(visitors, n >> 2).conversationId],
      ),
  ];
  const changeStock = (n) => {
    const first = n % productCount;
    // In the same order everywhere, so that two changes never wait for each other.
    return run(
      `update products set stock_quantity = $2, version = version + 1, updated_at = now()
       where id in (select id from products where id = any($1) order by id for update)`,
      [[...products, ...products].slice(first, first + bulkSize), n % 70],
    );
  };
  let [turn, done] = [0, 0];
  return async () => {
    for (;;) {
      const n = turn++;
      const isBulk = n % turnsPerBulk === 0;
      await (isBulk ? changeStock(n) : one(steps, n)(n));
      done += isBulk ? bulkSize : 1;
      if (n % 100 === 0) process.send(done);
    }
  };
}

/** While the server is away, it tries again. */
async function writeRows(writer) {
  for (let n = 0; ;) {
    const row = `${number} ${writer} ${n}`;
    try {
      await run('insert into written values ($1) on conflict do nothing', [row]);
      process.send(row);
      n++;
    } catch {
      await sleep(20);
    }
  }
}
