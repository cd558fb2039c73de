// For bench/quotes.mjs: in one process, makes the requests and measures.
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { quoteRequests } from '#server/deals/quote/quote-request.schema.ts';
import { users } from '#server/people/user/user.schema.ts';
import { readPageBuild } from '#server/platform/http/page-build.ts';
import { createPageRenderer } from '#server/platform/http/pages.ts';
import { createMemoryBus } from '#tests/memory-bus.ts';
import { createLogger } from '#server/platform/logger.ts';
import { offerHash } from '#server/deals/quote/offer-hash.ts';
import { publicOffer } from '#server/deals/quote/quote-sheet.ts';
import { createServices } from '#server/services.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { orderQuery } from '#shared/deals/order.ts';
import { orderSteps } from '#shared/deals/order-rules.ts';
import { figureQuery } from '#shared/operations/figure-calls.ts';
import { quoteQuery } from '#shared/deals/quote.ts';
import { sheetFor } from '#tests/quotes.ts';

const [count, orderCount, runs] = process.argv.slice(2).map(Number);
/** Requests that one statement makes: statements of the program have a time limit. */
const batch = 2000;
const config = parseConfig(process.env);
const logger = createLogger({ LOG_LEVEL: 'error' });
const database = await openDatabase(config, logger);
const { db } = database;
const services = createServices({
  config,
  logger,
  database,
  storage: await openStorage(config),
  bus: createMemoryBus()(),
});
const build = await readPageBuild(path.join(import.meta.dirname, '../..'));
const app = createApp({ services, pages: createPageRenderer(services, build) });

const [user] = await db
  .insert(users)
  .values({ username: 'bench', password: 'none', role: 'admin' })
  .returning();
await makeRequests();
const orderIds = await makeOrders();
await makeCounts();
const figures = (given) => services.figures.page(user, figureQuery.parse(given), 'en');
const orderList = (given = {}) => services.orders.list(user, orderQuery.parse(given));

const measured = [
  await time('list, first page', 50, () => services.quotes.list(user, quoteQuery.parse({}), 'en')),
  await time('list, all by total', 50, () =>
    services.quotes.list(user, quoteQuery.parse({ stage: 'all', sort: 'total' }), 'en'),
  ),
  await time('list, page 500', 50, () =>
    services.quotes.list(user, quoteQuery.parse({ stage: 'all', page: '500' }), 'en'),
  ),
  await time('list, searched by name', null, (i) =>
    services.quotes.list(user, quoteQuery.parse({ stage: 'all', search: `Buyer ${i * 997}` }), 'en'),
  ),
  await time('board', 50, () => services.quotes.board(user, quoteQuery.parse({ view: 'board' }), 'en')),
  await time('offer page, HTML', 30, async (i) => {
    const response = await app.request(`http://127.0.0.1/quotes/${codeOf(1 + ((i * 7919) % count))}`, {
      headers: { host: '127.0.0.1' },
    });
    if (response.status !== 200) throw new Error(`the page answered ${response.status}`);
    await response.text();
  }),
  await time('orders, first list after the start', null, () => orderList(), 1),
  await time('orders, list', 50, () => orderList()),
  await time('orders, a change of one and the list', 50, async (i) => {
    await changeOrder(orderIds[i]);
    await orderList();
  }),
  await time('orders, searched by name', null, (i) => orderList({ search: `Buyer ${i * 3}` })),
  await time('orders, closed', 50, () => orderList({ turn: 'closed' })),
  await time('orders, page 300 of the closed', 50, () => orderList({ turn: 'closed', page: '300' })),
  await time('orders that wait, counted for each screen', null, () => services.orders.waiting(user, 0)),
  await time('order page', 30, (i) => services.orders.read(user, orderIds[(i * 7919) % orderIds.length])),
  // Each run reads a range that was not read before: neither counts nor figures are kept from another one.
  await time('figures of 30 days, not kept', 150, (i) =>
    figures({ range: 'own', from: dayBefore(i + 60), to: dayBefore(i + 30) }),
  ),
  await time('figures of a year, not kept', 150, (i) =>
    figures({ range: 'own', from: dayBefore(i + 367), to: dayBefore(i + 2) }),
  ),
  await time('figures of a year, kept', 150, () => figures({ range: '365' })),
];
await database.close();
process.send(measured);

function referenceOf(n) {
  return `RQ-2026-${String(n).padStart(6, '0')}`;
}

function codeOf(n) {
  return String(n).padStart(22, '0');
}

/** Runs the work three times unmeasured, then measures it; what is to be measured once is not run before. */
async function time(name, limit, work, once = 0) {
  const times = [];
  for (let i = once ? 0 : -3; i < (once || runs); i++) {
    const from = performance.now();
    await work(i + 3);
    if (i >= 0) times.push(performance.now() - from);
  }
  return { name, limit, times };
}

/** Orders with 20 facts each, of which 3 in 20 are open. @returns the ids of open ones */
async function makeOrders() {
  const steps = sql.raw(`array['${orderSteps.join("','")}']`);
  const line = JSON.stringify([{ lineId: 'line1', name: 'Sandal', quantity: 500, unitMinor: 500 }]);
  for (let first = 0; first < orderCount; first += batch) {
    await db.execute(sql`
      insert into orders (request_id, revision, hash, accepted_at, mode, currency, total_minor, deposit_minor, incoterm,
        named_place, lines, steps, closed_at, closed_as, created_at)
      select id, 1, 'x', accepted_at, 'sea', 'USD', 100000, 30000, 'CIF', 'Dakar', ${line}::jsonb, ${steps},
        case when n % 20 > 2 then created_at end, case when n % 20 > 2 then 'delivered' end, created_at
      from (select *, row_number() over (order by reference) as n from ${quoteRequests}
        where accepted_at is not null order by reference offset ${first} limit ${batch}) r`);
  }
  for (let first = 0; first < orderCount; first += batch) {
    // Every milestone is promised; the first five are moved once, the others are kept or not.
    await db.execute(sql`
      insert into order_facts (order_id, step, position, kind, day, reason)
      select o.id, (${steps})[1 + (p - 1) % 15], 1 + (p - 1) / 15, 'promised', o.created_at::date + p * 10,
        case when p > 15 then 'factory' end
      from (select id, created_at from orders order by id offset ${first} limit ${batch}) o cross join generate_series(1, 20) p`);
  }
  await db.execute(sql`vacuum analyze`);
  const { rows } = await db.execute(sql`select id from orders where closed_at is null limit 1000`);
  return rows.map(({ id }) => id);
}

function dayBefore(days) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** Two years of 5,000 visitors a day, who open 800 of 1,000 products and come from 60 sites. */
async function makeCounts() {
  for (let day = 0; day < 730; day += 50)
    await db.execute(sql`
      insert into day_counts (day, kind, object, country, language, views, visitors)
      select current_date - ${day}::int - d, kind, object, country, language, 3 * visitors, visitors
      from generate_series(0, 49) d cross join (
        select 'document' as kind, '' as object, c as country, l as language, 62 as visitors
        from unnest(array['', 'SN', 'CI', 'CM', 'GH', 'KE', 'NG', 'MA', 'GQ', 'ZA', 'BJ', 'TG', 'ML', 'BF', 'NE', 'GN',
          'CD', 'GA', 'MG', 'TZ']) c cross join unnest(array['en', 'fr', 'es', 'zh']) l
        union all select 'source', case n when 1 then '' else 'site' || n || '.example' end, '', '', 80
        from generate_series(1, 60) n
        union all select 'landing', '/product/' || n, '', '', 12 from generate_series(1, 400) n
        union all select kind, 'f0000000-0000-4000-8000-' || lpad(n::text, 12, '0'), '', '', 10
        from generate_series(1, 800) n cross join unnest(array['product', 'added']) kind where kind = 'product' or n < 200
        union all select kind, '', '', '', 8000 from unnest(array['product', 'added']) kind
        union all select 'missed', 'word ' || n, 'SN', 'fr', 2 from generate_series(1, 100) n
        union all select 'bot', '', '', '', 0
      ) counted`);
  await db.execute(sql`vacuum analyze day_counts`);
}

async function changeOrder(id) {
  const day = new Date().toISOString().slice(0, 10);
  const { facts } = await services.orders.read(user, id);
  const seen = facts.filter(({ step }) => step === 'delivered').length;
  await services.orders.state(user, id, {
    step: 'delivered',
    kind: 'kept',
    day,
    reason: null,
    text: null,
    shipmentId: null,
    lineId: null,
    seen,
  });
}

/** Most requests are answered, as after some years: one in a thousand waits for us, one in a hundred for buyers. */
async function makeRequests() {
  const line = {
    id: null,
    productId: null,
    name: 'Sandal',
    imageUrl: null,
    color: null,
    saleUnit: 'pair',
    quantity: 500,
  };
  const sheet = sheetFor({ lines: [line, { ...line, name: 'Backpack' }, { ...line, name: 'Lamp' }] });
  const offer = publicOffer(sheet, {
    reference: 'RQ-2026-000001',
    revision: 1,
    language: 'en',
    sentAt: '2026-11-24T10:00:00.000Z',
    validUntil: '2030-01-01T00:00:00.000Z',
    validZone: 'Africa/Dakar',
    rates: { date: '2026-11-20', perDollar: { USD: 1 } },
  });
  const [json, draft] = [JSON.stringify(offer), JSON.stringify(sheet)];
  // Over a year.
  const apart = sql.raw(`interval '${(365 * 86_400) / count} seconds'`);
  const kind = sql`case when n % 1000 = 0 then 0 when n % 100 = 1 then 1 when n % 3 = 0 then 2 else 3 end`;
  for (let first = 1; first <= count; first += batch) {
    const last = Math.min(count, first + batch - 1);
    const isNew = sql`r.reference between ${referenceOf(first)} and ${referenceOf(last)}`;
    await db.execute(sql`
      insert into ${quoteRequests} (reference, code, contact_name, company_name, email, locale, turn, turn_since, read_at,
        revision, valid_until, total_minor, offer_currency, accepted_at, accepted_revision, accepted_name, accepted_choice,
        declined_at, created_at, sheet)
      select 'RQ-2026-' || lpad(n::text, 6, '0'), lpad(n::text, 22, '0'), 'Buyer ' || n, 'Company ' || n % 5000,
        'buyer' || n || '@buyer.example', 'en', case kind when 0 then 'us' when 1 then 'buyer' else 'none' end,
        now() - n * ${apart}, now(), 1, now() - n * ${apart} + interval '30 days', n * 10, 'USD',
        case kind when 2 then now() - n * ${apart} + interval '9 hours' end,
        case kind when 2 then 1 end, case kind when 2 then 'Buyer' end,
        case kind when 2 then '[]'::jsonb end, case kind when 3 then now() - n * ${apart} + interval '3 days' end,
        now() - n * ${apart},
        ${draft}::jsonb
      from (select n, ${kind} as kind from generate_series(${first}::int, ${last}::int) n) numbers`);
    await db.execute(sql`
      insert into quote_request_lines (request_id, position, name, quantity, sale_unit)
      select r.id, p, (array['Sandal', 'Backpack', 'Lamp'])[p + 1], 500, 'piece'
      from ${quoteRequests} r cross join generate_series(0, 2) p where ${isNew}`);
    await db.execute(sql`
      insert into quote_offers (request_id, revision, kind, offer, hash, sheet, created_at)
      select id, 1, 'goods', ${json}::jsonb, ${offerHash(offer)}, ${draft}::jsonb, created_at + interval '5 hours'
      from ${quoteRequests} r where ${isNew}`);
    await db.execute(sql`
      insert into quote_history (request_id, kind, is_staff, revision, created_at)
      select id, k, k = 'sent', 1, created_at + case k when 'sent' then 5 else 0 end * interval '1 hour' from ${quoteRequests} r cross join unnest(array['requested', 'sent']) k where ${isNew}`);
  }
  // As autovacuum would do in time.
  await db.execute(sql`vacuum analyze`);
}
