import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createImage, createProduct } from '#tests/factories.ts';
import { locales } from '#shared/locale.ts';

const app = await createTestApp();
const client = app.client();
beforeEach(app.reset);

test('the sitemap names every page in every language, with its alternates and last change', async () => {
  const shown = await createProduct(app.db, { updatedAt: new Date('2026-02-03T10:00:00Z') });
  const hidden = await createProduct(app.db, { isActive: false });
  const response = await client.get('/sitemap.xml');
  expect(response.headers.get('content-type')).toContain('application/xml');
  const xml = await response.text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(addresses.sort()).toEqual(
    ['/', '/about', '/services', '/process', '/products', '/contact', '/blog', `/product/${shown.id}`]
      .flatMap((path) => locales.map((l) => `${app.origin}${path}?lng=${l}`))
      .sort(),
  );
  expect(xml).not.toContain(hidden.id);
  expect(xml).toContain('<lastmod>2026-02-03</lastmod>');
  // Each address names all of its languages.
  expect(xml.match(/hreflang="zh"/g)).toHaveLength(addresses.length);
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(addresses.length);
});

test('robots.txt keeps crawlers out of what is not for them', async () => {
  const text = await (await client.get('/robots.txt')).text();
  for (const path of ['/admin/', '/api/', '/favorites']) expect(text).toContain(`Disallow: ${path}\n`);
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
