import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createImage, createProduct, signedIn } from '#tests/factories.ts';
import { sitemapProducts } from '#shared/base/limits.ts';
import { locales } from '#shared/base/locale.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { indexProducts } from '../../catalogue/product/product.listing.ts';

const app = await createTestApp();
const client = app.client();
beforeEach(app.reset);

/** Texts of all elements with this tag in an XML document. */
const textsIn = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g'))].map((match) => match[1]!);

/** Reads every file that the sitemap index lists, by path. */
async function readSitemap(): Promise<Map<string, string>> {
  const response = await client.get('/sitemap.xml');
  expect(response.headers.get('content-type')).toContain('application/xml');
  const index = await response.text();
  expect(index).toContain('<sitemapindex');
  const files = new Map<string, string>();
  for (const address of textsIn(index, 'loc')) {
    const path = address.slice(app.origin.length);
    const file = await client.get(path);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toContain('application/xml');
    files.set(path, await file.text());
  }
  return files;
}

test('the sitemap names every page in every language, with its alternates and last change', async () => {
  const shown = await createProduct(app.db, { updatedAt: new Date('2026-02-03T10:00:00Z') });
  const hidden = await createProduct(app.db, { isActive: false });
  const files = await readSitemap();
  expect([...files.keys()]).toEqual(['/sitemap-pages.xml', '/sitemap-products-1.xml']);
  const xml = [...files.values()].join('');
  const addresses = textsIn(xml, 'loc');
  expect(addresses.sort()).toEqual(
    [
      '/',
      '/about',
      '/services',
      '/process',
      '/check-us',
      '/how-we-did',
      '/catalogs',
      '/pay-safely',
      '/privacy',
      '/terms',
      '/products',
      '/contact',
      '/landed-cost',
      '/blog',
      `/product/${shown.id}`,
    ]
      .flatMap((path) => locales.map((l) => `${app.origin}${path}?lng=${l}`))
      .sort(),
  );
  expect(xml).not.toContain(hidden.id);
  expect(xml).toContain('<lastmod>2026-02-03</lastmod>');
  // Each address lists all of its languages.
  expect(xml.match(/hreflang="zh"/g)).toHaveLength(addresses.length);
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(addresses.length);
});

test('a large catalogue has several sitemaps, each product in one of them, and none of what is not there', async () => {
  const many = Array.from({ length: sitemapProducts + 1 }, (_, n) => ({ name: `Product ${n}` }));
  const made = await app.db.insert(products).values(many).returning();
  await indexProducts(
    app.db,
    made.map(({ id }) => id),
  );
  const files = await readSitemap();
  expect([...files.keys()]).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-products-1.xml',
    '/sitemap-products-2.xml',
  ]);
  const counts = [...files.values()].map((xml) => textsIn(xml, 'loc').length / locales.length);
  expect(counts.slice(1)).toEqual([sitemapProducts, 1]);
  expect(new Set(textsIn([...files.values()].join(''), 'loc')).size).toBe(
    counts.reduce((sum, count) => sum + count) * locales.length,
  );
  for (const path of [
    '/sitemap-products-3.xml',
    '/sitemap-products-0.xml',
    '/sitemap-products-01.xml',
    '/sitemap-products-99999.xml',
  ])
    expect((await client.get(path)).status, path).toBe(404);
});

test('a sitemap is made once, and anew when the catalogue has changed', async () => {
  const staff = await signedIn(app);
  await createProduct(app.db);
  const { pages } = app.services;
  const paths = ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-products-1.xml', '/feeds/blog.en.atom'];
  for (const path of paths) await client.get(path);
  const { renders } = pages.stats;
  const tags = new Map<string, string>();
  for (const path of paths) {
    const again = await app.client().get(path);
    tags.set(path, again.headers.get('etag')!);
    expect((await client.get(path, { 'if-none-match': tags.get(path)! })).status, path).toBe(304);
  }
  expect(pages.stats.renders).toBe(renders);
  const made = await staff.post('/api/products', { name: 'Lamp', price: '3' });
  const { id } = (await made.json()) as { id: string };
  const xml = await (await client.get('/sitemap-products-1.xml')).text();
  expect(xml).toContain(id);
  await staff.delete(`/api/products/${id}`);
  expect(await (await client.get('/sitemap-products-1.xml')).text()).not.toContain(id);
});

test('a sitemap and a feed go out compressed as they are kept, and plain to who asks for that', async () => {
  await createProduct(app.db);
  for (const path of ['/sitemap-products-1.xml', '/feeds/blog.en.rss']) {
    const plain = await client.get(path);
    expect(plain.headers.get('content-encoding')).toBeNull();
    const packed = await client.get(path, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(String(gunzipSync(await packed.arrayBuffer()))).toBe(await plain.text());
    const head = await client.request('HEAD', path);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  }
});

test('robots.txt keeps crawlers out of what is not for them', async () => {
  const text = await (await client.get('/robots.txt')).text();
  for (const path of ['/admin/', '/api/', '/favorites', '/quote-list'])
    expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).toContain(`Sitemap: ${app.origin}/sitemap.xml`);
});

test('the web manifest carries the company’s name', async () => {
  const response = await client.get('/site.webmanifest');
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  expect(await response.json()).toMatchObject({ name: 'Baobab Sourcing', start_url: '/' });
});

test('a share picture is made of the product’s picture; without one there is none', async () => {
  const picture = await createImage(app);
  const { id } = await createProduct(app.db, { imageUrl: picture.url });
  const hidden = await createProduct(app.db, { imageUrl: picture.url, isActive: false });
  const foreign = await createProduct(app.db, { imageUrl: 'https://elsewhere.example/a.jpg' });
  const response = await client.get(`/share/product/${id}.jpg`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  for (const path of [hidden.id, foreign.id, 'no-uuid', crypto.randomUUID()]) {
    expect((await client.get(`/share/product/${path}.jpg`)).status).toBe(404);
  }
});
