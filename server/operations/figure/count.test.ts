import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { daysOfCounts } from '#shared/operations/counting-rules.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { openBreakableDatabase } from '#tests/database.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { createFront } from '../../platform/http/front.ts';
import { purge, purgeThrottles } from '../retention/purge.ts';
import { dayCounts, dayKeys, daySecrets } from './count.schema.ts';

const app = await createTestApp();
/** Another process on the same database. */
const other = await createTestApp();

const phone =
  'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
const noon = new Date('2026-03-10T12:00:00Z');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  await Promise.all([app, other].map((it) => it.services.counting.flush()));
  await app.reset();
});
afterEach(() => void vi.useRealTimers());

type Options = { address?: string; headers?: Record<string, string>; on?: TestApp };

/** A visitor's browser, of the network 198.51.100 unless said otherwise. */
const browser = ({ address = '198.51.100.7', headers = {}, on = app }: Options = {}) =>
  on.client({ address, headers: { 'user-agent': phone, ...headers } });

async function open(at: string, options?: Options): Promise<void> {
  expect((await browser(options).get(at)).status).toBe(200);
}

/** The stored counts, a line each: kind, object, country and language if they are not empty, then numbers. */
async function counted(day = '2026-03-10'): Promise<string[]> {
  for (const { services } of [app, other]) await services.counting.flush();
  const rows = await app.db.select().from(dayCounts);
  return rows
    .filter((row) => row.day === day)
    .map(({ kind, object, country, language, views, visitors }) =>
      [kind, ...[object, country, language].filter(Boolean), `${views}/${visitors}`].join(' '),
    )
    .toSorted();
}

const keys = () => app.db.select().from(dayKeys);

describe('what counts', () => {
  test('every document, the first page of each visitor, and different visitors of a product', async () => {
    const { id } = await createProduct(app.db);
    await open('/about');
    await open(`/product/${id}`);
    await open(`/product/${id}`);
    await open(`/product/${id}?utm_source=x`, { address: '203.0.113.9' });
    expect(await counted()).toEqual(
      [
        'document en 4/2',
        `landing /product/${id} 1/1`,
        'landing /about 1/1',
        'source 2/2',
        `product ${id} 3/2`,
        'product 3/2',
      ].toSorted(),
    );
  });

  test('a visitor is a network with the families of browser and system', async () => {
    await open('/about', { address: '198.51.100.7' });
    await open('/about', { address: '198.51.100.250' });
    await open('/about', { headers: { 'user-agent': phone.replace('131', '132') } });
    await open('/about', { headers: { 'user-agent': desktop } });
    await open('/about', { address: '2001:db8:1::1' });
    await open('/about', { address: '2001:db8:1:ffff::2' });
    expect(await counted()).toEqual(['document en 6/3', 'landing /about 3/3', 'source 3/3']);
  });

  test('country by the own choice, language of the page, and host of another site', async () => {
    const from = (referer: string, cookie = '') =>
      open('/about?lng=fr', { address: `198.51.${referer.length}.1`, headers: { referer, cookie } });
    await from('https://search.example/find?q=secret', 'country=SN');
    await from(`${app.origin}/products?search=secret`);
    await from('android-app://secret.example/');
    expect(await counted()).toEqual([
      'document SN fr 1/1',
      'document fr 2/2',
      'landing /about 3/3',
      'source 2/2',
      'source search.example 1/1',
    ]);
  });

  test('the data that React requests for a followed link', async () => {
    await open('/about.data', { headers: { 'sec-fetch-dest': 'empty' } });
    await open('/_.data', { headers: { 'sec-fetch-dest': 'empty' } });
    expect(await counted()).toEqual(['document en 2/1', 'landing /about 1/1', 'source 1/1']);
  });

  test('a product taken into the list, once, by the call and by the form', async () => {
    const [first, second] = [await createProduct(app.db), await createProduct(app.db)];
    const buyer = browser({ headers: { cookie: '' } });
    const visitor = app.client({ address: '198.51.100.7', headers: { 'user-agent': phone } });
    for (let i = 0; i < 2; i++) await visitor.post('/api/quote-list/lines', { product: first.id });
    await visitor.post('/quote-list', new URLSearchParams({ add: second.id }));
    await visitor.post('/api/quote-list/lines', { title: 'Anything else' });
    await buyer.post('/api/quote-list/lines', { product: crypto.randomUUID() });
    expect(await counted()).toEqual(
      [`added ${first.id} 1/1`, `added ${second.id} 1/1`, 'added 2/2'].toSorted(),
    );
  });

  test('a search that finds nothing, with its visitors, also from the cache', async () => {
    for (const address of ['198.51.1.1', '198.51.2.1', '198.51.2.1', '198.51.3.1'])
      await open('/products?lng=fr&search=Boré-Hole', { address });
    expect((await counted()).filter((line) => line.startsWith('missed'))).toEqual([
      'missed bore hole fr 4/3',
    ]);
  });

  test('a page from the cache, which runs no other code, and one that is not modified', async () => {
    const socketPath = path.join(inject('runDirectory'), `count-${process.pid}.sock`);
    const front = createFront(app.services, app.pages);
    const server = createServer((req, res) => void (front(req, res) || res.writeHead(599).end()));
    server.listen(socketPath);
    await once(server, 'listening');
    const get = async (headers: Record<string, string> = {}) => {
      const all = { host: 'baobab.test', 'accept-encoding': 'br', 'user-agent': phone, ...headers };
      const sent = httpRequest({ socketPath, path: '/about', headers: all }).end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      answer.resume();
      return answer;
    };
    await open('/about', { headers: { 'sec-purpose': 'prefetch' } });
    const { headers } = await get();
    expect((await get({ 'if-none-match': headers['etag']! })).statusCode).toBe(304);
    await get({ 'sec-gpc': '1' });
    await get({ 'user-agent': 'Googlebot/2.1' });
    await new Promise((resolve) => server.close(resolve));
    expect(await counted()).toEqual(['bot 1/0', 'document en 3/1', 'landing /about 1/1', 'source 1/1']);
  });
});

describe('what does not count', () => {
  test.each([
    ['a prefetched page', { 'sec-purpose': 'prefetch;prerender' }],
    ['a page prefetched by an older browser', { purpose: 'prefetch' }],
    ['a page in a frame', { 'sec-fetch-dest': 'iframe' }],
  ])('%s', async (_what, headers) => {
    await open('/about', { headers });
    expect(await counted()).toEqual([]);
  });

  test('a program: only that it was one', async () => {
    const { id } = await createProduct(app.db);
    for (const agent of ['Googlebot/2.1', 'curl/8.5.0', 'Mozilla/5.0 '.repeat(100)])
      await open(`/product/${id}`, { headers: { 'user-agent': agent } });
    expect(await counted()).toEqual(['bot 3/0']);
    expect(await keys()).toEqual([]);
  });

  test('the staff, who are signed in', async () => {
    const { id } = await createProduct(app.db);
    const staff = await signedIn(app);
    expect((await staff.get(`/product/${id}`, { 'user-agent': phone })).status).toBe(200);
    await staff.get('/products?search=nothing', { 'user-agent': phone });
    await staff.post('/api/quote-list/lines', { product: id }, { 'user-agent': phone });
    expect(await counted()).toEqual([]);
  });

  test('addresses that only some know, errors, other methods, and what is no page', async () => {
    const code = 'ABCDEFGH2345';
    const visitor = browser();
    for (const at of [
      `/quotes/${code}`,
      `/quotes/${code}/file`,
      `/quotes/${code}.data`,
      `/s/${code}`,
      `/verify/${code}`,
      `/blog/preview/${code}`,
      `/unsubscribe?key=${code}`,
      `/auth/reset?code=${code}`,
      '/quote-list',
      '/chat',
      '/admin',
      '/staffbiz-access',
      `/product/${crypto.randomUUID()}`,
      '/nothing',
      '/api/products',
      '/sitemap.xml',
    ])
      await visitor.get(at);
    await visitor.request('HEAD', '/about');
    await visitor.post('/contact', new URLSearchParams({ name: 'x' }));
    expect(await counted()).toEqual([]);
  });

  test('a visitor who asks not to be tracked: only views', async () => {
    const { id } = await createProduct(app.db);
    for (const name of ['sec-gpc', 'dnt']) await open(`/product/${id}`, { headers: { [name]: '1' } });
    await browser({ headers: { dnt: '1' } }).post('/api/quote-list/lines', { product: id });
    expect(await counted()).toEqual(
      [`added ${id} 1/0`, 'added 1/0', 'document en 2/0', `product ${id} 2/0`, 'product 2/0'].toSorted(),
    );
    expect([await keys(), await app.db.select().from(daySecrets)]).toEqual([[], []]);
  });
});

describe('days and processes', () => {
  test('at midnight in UTC a visitor is a new one, with an unrelated key', async () => {
    vi.setSystemTime(new Date('2026-03-10T23:59:59.999Z'));
    await open('/about');
    vi.setSystemTime(new Date('2026-03-11T00:00:00Z'));
    await open('/about');
    // Both are written after midnight, each to its own day.
    const one = ['document en 1/1', 'landing /about 1/1', 'source 1/1'];
    expect([await counted(), await counted('2026-03-11')]).toEqual([one, one]);
    const [yesterday, today] = await keys();
    expect(yesterday!.key).not.toBe(today!.key);
    const secrets = await app.db.select().from(daySecrets);
    expect(new Set(secrets.map(({ secret }) => secret)).size).toBe(2);
  });

  test('two processes that write at once count a visitor once', async () => {
    const { id } = await createProduct(app.db);
    for (let n = 0; n < 20; n++)
      for (const on of [app, other]) await open(`/product/${id}`, { on, address: `198.51.${n}.1` });
    await Promise.all([app, other].map(({ services }) => services.counting.flush()));
    expect(await counted()).toEqual(
      [
        'document en 40/20',
        `landing /product/${id} 20/20`,
        `product ${id} 40/20`,
        'product 40/20',
        'source 20/20',
      ].toSorted(),
    );
    expect(await app.db.select().from(daySecrets)).toHaveLength(1);
  });

  test('an outage of the database loses what was collected, and harms no page', async () => {
    const { database, disconnect, reconnect } = await openBreakableDatabase();
    const broken = await createTestApp({ database });
    await open('/about', { on: broken });
    await disconnect();
    await broken.services.counting.flush();
    await open('/about', { on: broken });
    await broken.services.counting.flush();
    await reconnect();
    await vi.waitFor(() => broken.db.select().from(dayCounts), { timeout: 5000 });
    await open('/about', { on: broken });
    await broken.services.counting.flush();
    const rows = await broken.db.select().from(dayCounts);
    expect(rows.map(({ kind, views, visitors }) => [kind, views, visitors]).toSorted()).toEqual([
      ['document', 1, 1],
      ['landing', 1, 1],
      ['source', 1, 1],
    ]);
  });
});

describe('what is kept', () => {
  test('of a visitor: only a day and keys, unrelated to each other', async () => {
    const products = [await createProduct(app.db), await createProduct(app.db)];
    const address = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 1, max: 254 })));
    const seen = new Map<bigint, string>();
    await fc.assert(
      fc.asyncProperty(address, fc.constantFrom(phone, desktop), async (parts, agent) => {
        await app.db.delete(dayKeys);
        const visitor = parts.slice(0, 3).join('.') + agent;
        for (const { id } of products)
          await open(`/product/${id}`, { address: parts.join('.'), headers: { 'user-agent': agent } });
        await counted();
        const { rows } = (await app.db.execute(sql`select * from day_keys`)) as {
          rows: Record<string, unknown>[];
        };
        // One for the first document and one for each product.
        expect(rows).toHaveLength(3);
        for (const row of rows) {
          expect(Object.keys(row)).toEqual(['day', 'key']);
          const key = BigInt(String(row['key']));
          // No key says which others belong to the same visitor.
          expect(seen.get(key) ?? visitor).toBe(visitor);
          seen.set(key, visitor);
        }
        const kept = JSON.stringify(await app.db.select().from(dayCounts));
        expect(kept).not.toContain(parts.join('.'));
        expect(kept).not.toMatch(/Mozilla|Android|Chrome|Firefox/);
      }),
      { numRuns: 15 },
    );
  });

  test('for 48 hours: keys and their secret', async () => {
    await open('/about');
    await counted();
    const left = async () => {
      await purgeThrottles(app.db);
      return [await keys(), await app.db.select().from(daySecrets)].map((rows) => rows.length);
    };
    vi.setSystemTime(new Date('2026-03-11T23:59:59Z'));
    expect(await left()).toEqual([1, 1]);
    vi.setSystemTime(new Date('2026-03-12T00:00:00Z'));
    expect(await left()).toEqual([0, 0]);
    expect(await counted()).toHaveLength(3);
  });

  test(`for ${daysOfCounts} days by day, then by month; folding again changes nothing`, async () => {
    const row = { kind: 'document', language: 'en' } as const;
    await app.db.insert(dayCounts).values([
      { ...row, day: '2025-01-01', views: 4, visitors: 1 },
      { ...row, day: '2025-01-31', views: 2, visitors: 2 },
      { ...row, day: '2025-01-31', language: 'fr', views: 1, visitors: 0 },
      { ...row, day: '2025-02-02', views: 8, visitors: 4 },
      { ...row, day: '2025-02-03', views: 16, visitors: 8 },
    ]);
    const months = async () => {
      await purge(app.db);
      const rows = await app.db.select().from(dayCounts);
      return rows
        .map(({ day, language, views, visitors }) => `${day} ${language} ${views}/${visitors}`)
        .toSorted();
    };
    // 2 February 2025 is 401 days ago.
    const folded = ['2025-01-01 en 6/3', '2025-01-01 fr 1/0', '2025-02-01 en 8/4', '2025-02-03 en 16/8'];
    expect(await months()).toEqual(folded);
    expect(await months()).toEqual(folded);
    vi.setSystemTime(new Date('2026-03-11T12:00:00Z'));
    expect(await months()).toEqual([...folded.slice(0, 2), '2025-02-01 en 24/12']);
  });
});
