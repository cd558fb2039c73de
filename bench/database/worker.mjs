// For bench/database.mjs: the program's services on an embedded database, in one process that its parent may kill.
// `write N P` makes N updates of P products and their chats, `open` only opens, `commits` measures single writes.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { users } from '#server/db/schema/user.ts';
import { readPageBuild } from '#server/http/page-build.ts';
import { createPageRenderer } from '#server/http/pages.ts';
import { createMemoryBus } from '#server/live/bus.ts';
import { createLogger } from '#server/logger.ts';
import { createServices } from '#server/services.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { newProduct } from '#shared/product-form.ts';

const [command, ...numbers] = process.argv.slice(2);
const config = parseConfig({ ...process.env, RATE_LIMIT: '0', PAGE_BUDGET_MS: '0' });
const say = (line) => process.send(line);
/** Log lines of the upkeep, from which the parent takes its steps and their durations. */
const upkeep = [];
const logger = createLogger(
  { LOG_LEVEL: 'info' },
  {
    write: (line) => {
      const { what, ms } = JSON.parse(line);
      if (what) upkeep.push({ what, ms });
    },
  },
);
const started = performance.now();
const database = await openDatabase(config, logger);
const openMs = performance.now() - started;

const timed = async (work) => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};
/** Number of products in a bulk change, and number of turns between two bulk changes. */
const bulkSize = 200;
const turnsPerBulk = 40;
const sentence = (n) => `Is the price for ${n} pieces with our logo still valid until the end of the month?`;

/** The staff answer regularly, because a customer may send only a limited number of messages without an answer. */
const post = (services, chat, n) =>
  services.chat.post(chat.written++ % 100 === 99 ? chat.staff : chat.sender, chat.id, {
    clientMessageId: randomUUID(),
    message: sentence(n),
  });

if (command === 'open') {
  say({ openMs, sizes: await sizes() });
} else {
  const services = createServices({
    config,
    logger,
    database,
    storage: await openStorage(config),
    bus: createMemoryBus()(),
  });
  if (command === 'write') await write(services, ...numbers.map(Number));
  else await commits(services, ...numbers.map(Number));
}
if (command !== 'write') {
  await database.close();
  process.exit(0);
}

async function write(services, total, productCount) {
  await services.jobs.open();
  const build = await readPageBuild(path.join(import.meta.dirname, '../..'));
  const app = createApp({ services, pages: createPageRenderer(services, build) });
  const user = await createUser();
  const description = 'Sturdy, washable and packed in cartons of fifty. '.repeat(20);
  const products = [];
  for (let n = 0; n < productCount; n++)
    products.push(
      await services.catalogue.create(
        user,
        newProduct.parse({ name: `Product ${n}`, description, price: 5 }),
        null,
      ),
    );
  const chats = [];
  for (let n = 0; n < 50; n++) chats.push(await openChat(services, { side: 'admin', user }, n));

  const pages = [];
  const steps = [
    (n) =>
      services.catalogue.update(user, products[n % productCount].id, {
        price: 1 + (n % 900),
        stockQuantity: n % 70,
      }),
    (n) => post(services, chats[n % chats.length], n),
    (n) => services.sessions.createVisitor(`10.${n % 200}.${(n >> 8) % 200}.${(n >> 16) % 200}`),
    (n) => services.chat.markRead({ side: 'admin', user }, chats[n % chats.length].id),
  ];
  /** Changes the stock of many products in one transaction, as in the staff's list: one update per row. */
  const bulk = async (n) => {
    const first = n % productCount;
    const ids = [...products, ...products].slice(first, first + bulkSize).map(({ id }) => id);
    const change = { action: 'stock_quantity', ids, stockQuantity: n % 70 };
    return (await services.catalogue.bulk(user, change)).count;
  };
  let turn = 0;
  let done = 0;
  let isDone = false;
  /** Milliseconds between requests for an uncached page while the writers work: rare enough not to take their time. */
  const pauseMs = 500;
  const watch = async () => {
    for (let n = 0; !isDone; n++) {
      const url = `http://localhost/products?page=${1 + (n % 5)}&sort=price_asc`;
      pages.push(
        await timed(async () =>
          (await app.request(url, { headers: { cookie: 'baobab_staff=none' } })).text(),
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const writer = async () => {
    while (done < total) {
      const n = turn++;
      if (n % turnsPerBulk === 0) done += await bulk(n);
      else {
        await steps[n % steps.length](n);
        done++;
      }
      if (n % 1000 === 0) say({ done });
    }
  };
  const watching = watch();
  const seconds = (await timed(() => Promise.all([writer(), writer(), writer()]))) / 1000;
  isDone = true;
  await watching;
  // Not closed: its parent kills it now, in the middle of its work.
  say({ done: total, seconds, pages, upkeep });
}

async function createUser() {
  const [user] = await database.db
    .insert(users)
    .values({ username: `bench-${randomUUID()}`, password: 'none', role: 'super_admin' })
    .returning();
  return user;
}

async function openChat(services, staff, n) {
  const { visitor } = await services.sessions.createVisitor(`10.250.0.${n}`);
  const { sessionId, visitorEmail } = visitor;
  const values = { customerName: `Buyer ${n}`, customerEmail: visitorEmail };
  const { id } = await services.chat.open({ sessionId, visitorEmail }, values, 'en');
  return { id, written: 0, staff, sender: { side: 'customer', sessionId, email: visitorEmail } };
}

/** Measures single messages one after the other, then many at a time. */
async function commits(services, total) {
  const staff = { side: 'admin', user: await createUser() };
  const chats = [];
  for (let n = 0; n < 20; n++) chats.push(await openChat(services, staff, n));
  const measure = async (writers) => {
    const waits = [];
    let done = 0;
    const ms = await timed(() =>
      Promise.all(
        chats.slice(0, writers).map(async (chat) => {
          while (done < total) waits.push(await timed(() => post(services, chat, done++)));
        }),
      ),
    );
    return { writers, perSecond: (waits.length * 1000) / ms, waits };
  };
  say({ alone: await measure(1), together: await measure(20) });
}

/** For each table of more than a megabyte: its size with indexes, and the size of its rows alone if packed anew. */
async function sizes() {
  const read = async () => {
    const { rows } =
      await database.run(`select relid::regclass::text as name, pg_total_relation_size(relid)::float8 as bytes
      from pg_stat_user_tables where pg_total_relation_size(relid) > 5 * 1024 * 1024`);
    return rows;
  };
  const before = await read();
  for (const { name } of before) await database.run(`vacuum full ${String(name)}`);
  const { rows: after } = await database.run(
    `select relid::regclass::text as name, pg_total_relation_size(relid)::float8 as bytes from pg_stat_user_tables`,
  );
  return before.map(({ name, bytes }) => ({
    name,
    bytes,
    packed: after.find((row) => row.name === name).bytes,
  }));
}
