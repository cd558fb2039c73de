import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createImage, createProduct, signedIn } from '#tests/factories.ts';
import type { Client } from '#tests/client.ts';
import { loadDictionary } from '#shared/i18n/dictionary.ts';

const app = await createTestApp({ env: { PAGE_BUDGET_MS: '200' } });
beforeEach(app.reset);

/** More pages than any machine renders within the budget. */
const many = 400;

/** Requests uncached pages until one is refused. */
async function spend(client: Client, pathOf: (n: number) => string, times = many): Promise<Response | null> {
  for (let n = 0; n < times; n++) {
    const response = await client.get(pathOf(n));
    if (response.status === 429) return response;
    expect(response.status).toBe(200);
  }
  return null;
}

const search = (n: number) => `/products?search=word${n}`;

const atOnce = async (client: Client) =>
  (await Promise.all(Array.from({ length: 40 }, (_, n) => client.get(search(n))))).map(
    ({ status }) => status,
  );

describe('what one address may have rendered', () => {
  test('ends, with a page that says so and when to come back', async () => {
    const client = app.client({ address: '192.0.2.10', headers: { 'accept-language': 'fr' } });
    const refused = (await spend(client, search))!;
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const text = await refused.text();
    const { errors } = await loadDictionary('fr');
    expect(text).toContain(errors.pageTitle);
    // On a busy machine less than a minute is left.
    const isWhole = Number(refused.headers.get('retry-after')) === 60;
    expect(text).toContain(isWhole ? '1 minute' : errors.too_many_requests);
  });

  test('does not touch other addresses, nor pages from the cache', async () => {
    await app.client().get('/products');
    const client = app.client({ address: '192.0.2.11' });
    expect(await spend(client, search)).not.toBeNull();
    expect((await client.get('/products')).status).toBe(200);
    expect((await app.client({ address: '192.0.2.12' }).get(search(0))).status).toBe(200);
  });

  test('counts data, forms, and pages of one visitor', async () => {
    expect(
      await spend(app.client({ address: '192.0.2.13' }), (n) => `/products.data?search=${n}`),
    ).not.toBeNull();
    const { id } = await createProduct(app.db);
    const client = app.client({ address: '192.0.2.14' });
    const answers: number[] = [];
    for (let n = 0; n < many && !answers.includes(429); n++) {
      const body = new URLSearchParams({ product: id, intent: 'add' });
      answers.push((await client.post('/favorites', body)).status);
      answers.push((await client.get('/favorites')).status);
    }
    expect(answers).toContain(429);
  });

  test('is one for pages, calls, feeds, share pictures and sitemaps together, and counts no cached answer', async () => {
    const picture = await createImage(app);
    const { id } = await createProduct(app.db, { imageUrl: picture.url });
    const client = app.client({ address: '192.0.2.18' });
    await app.client({ address: '192.0.2.19' }).get('/sitemap-pages.xml');
    const refused = (await spend(client, (n) => `/api/products?search=word${n}`))!;
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    const others = [
      '/products?search=other',
      '/feeds/blog.en.rss',
      '/sitemap.xml',
      `/share/product/${id}.jpg`,
    ];
    for (const path of [...others, `/api/products/${id}`, '/api/categories'])
      expect((await client.get(path)).status, path).toBe(429);
    // Already cached for another address.
    expect((await client.get('/sitemap-pages.xml')).status).toBe(200);
    for (const [n, path] of others.entries())
      expect((await app.client({ address: `203.0.113.${n}` }).get(path)).status, path).toBe(200);
  });

  test('is separate for signed-in users, and a made-up cookie counts as signed out', async () => {
    const address = '192.0.2.21';
    const refused = (await spend(app.client({ address }), (n) => `/api/products?search=word${n}`))!;
    expect(refused.status).toBe(429);
    const staff = await signedIn(app, {}, { address });
    for (const path of ['/api/products?search=lamp', '/products?search=lamp', '/api/contact'])
      expect((await staff.get(path)).status, path).toBe(200);
    const stranger = app.client({ address, headers: { cookie: 'baobab_staff=none' } });
    for (const path of ['/api/products?search=lamp', '/products?search=lamp'])
      expect((await stranger.get(path)).status, path).toBe(429);
  });

  test('of who is signed in ends, too', async () => {
    const staff = await signedIn(app, {}, { address: '192.0.2.22' });
    const other = await signedIn(app, {}, { address: '192.0.2.22' });
    expect(await spend(staff, (n) => `/api/products?search=word${n}`, 5 * many)).not.toBeNull();
    expect((await other.get('/api/products?search=lamp')).status).toBe(200);
  });

  test('is one for an IPv6 network of 64 bits', async () => {
    const client = (n: number) => app.client({ address: `2001:db8:0:7::${n.toString(16)}` });
    const answers: number[] = [];
    for (let n = 1; n < many && !answers.includes(429); n++)
      answers.push((await client(n).get(search(n))).status);
    expect(answers).toContain(429);
    expect((await app.client({ address: '2001:db8:0:8::1' }).get(search(0))).status).toBe(200);
  });

  test('holds for many at once, too', async () => {
    const statuses = await atOnce(app.client({ address: '192.0.2.15' }));
    // Each page is charged a deposit of 20 ms when it begins.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
  });

  test('has no end where it is switched off', async () => {
    const free = (await createTestApp({ env: { PAGE_BUDGET_MS: '0' } })).client();
    expect(new Set(await atOnce(free))).toEqual(new Set([200]));
  });
});
