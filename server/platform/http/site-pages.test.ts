import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { en } from '#shared/i18n/en/index.ts';
import { loadDictionary } from '#shared/i18n/dictionary.ts';
import { type Locale, locales } from '#shared/base/locale.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { elements, textOf } from '#tests/html.ts';

const app = await createTestApp();
let client = app.client();
beforeEach(async () => {
  await app.reset();
  client = app.client();
});

const page = async (path: string, headers: Record<string, string> = {}, who = client) =>
  (await who.get(path, headers)).text();

test('the language is that of the address, else of the cookie, else of the browser, else English', async () => {
  const languageOf = async (path: string, language: string) =>
    elements(await page(path, { 'accept-language': language }), 'html')[0]!['lang'];
  expect(await languageOf('/', 'fr-CI')).toBe('fr');
  client.cookies.set('lng', 'es');
  expect(await languageOf('/', 'fr-CI')).toBe('es');
  expect(await languageOf('/?lng=zh', 'fr-CI')).toBe('zh-Hans');
  client.cookies.clear();
  expect(await languageOf('/', 'de-DE')).toBe('en');
  expect(await languageOf('/?lng=de', 'de-DE')).toBe('en');
});

test('only one language is sent', async () => {
  const html = await page('/', { 'accept-language': 'fr' });
  const dictionaries = Object.fromEntries(
    await Promise.all(locales.map(async (l) => [l, await loadDictionary(l)] as const)),
  ) as Record<Locale, Awaited<ReturnType<typeof loadDictionary>>>;
  expect(textOf(html, 'h1')).toBe(dictionaries.fr.home.heroTitle);
  for (const other of ['en', 'es', 'zh'] as const)
    expect(html).not.toContain(dictionaries[other].home.heroTitle);
});

test('the address of a page for search engines lacks what a letter has added to it', async () => {
  const { id } = await createProduct(app.db);
  const links = elements(await page(`/product/${id}?lng=fr&utm_source=letter`), 'link');
  const named = (rel: string) => links.filter((link) => link['rel'] === rel).map((link) => link['href']);
  expect(named('canonical')).toEqual([`${app.origin}/product/${id}?lng=fr`]);
  expect(named('alternate').filter((href) => href!.includes('utm'))).toEqual([]);
});

test('each page opens with a scene of its own, a small file', async () => {
  const scenes = new Map<string, string>();
  for (const path of [
    '/',
    '/about',
    '/services',
    '/process',
    '/check-us',
    '/products',
    '/blog',
    '/contact',
  ]) {
    const src = elements(await page(path), 'img').find((img) => img['class'] === 'slide')!['src']!;
    expect(scenes.get(src), `${path} shows the scene of`).toBeUndefined();
    scenes.set(src, path);
    const { size } = await stat(join(import.meta.dirname, '../../../build/client', src));
    expect(size, src).toBeLessThan(12_000);
  }
});

test('social links have a sign and a name, in the page and in its footer', async () => {
  const html = await page('/contact');
  for (const part of ['main', 'footer']) {
    const inner = new RegExp(`<${part}[\\s\\S]*?</${part}>`).exec(html)![0];
    const links = [...inner.matchAll(/<a [^>]*>([\s\S]*?)<\/a>/g)].map(([, content]) => content!);
    for (const name of ['WhatsApp', 'Instagram', 'YouTube', 'Facebook', 'LinkedIn', 'TikTok']) {
      const own = links.filter((content) => content.replaceAll(/<[^>]+>/g, '').trim() === name);
      expect(own, `${name} in ${part}`).toHaveLength(1);
      expect(own[0]).toContain('<svg');
    }
  }
});

test('links of the staff are shown to staff only', async () => {
  const staff = await signedIn(app, { role: 'admin' });
  const ofStaff = await page('/products', {}, staff);
  expect(ofStaff).toContain(en.products.manage);
  expect(ofStaff).toContain('href="/admin/dashboard"');
  const owner = await signedIn(app, { role: 'super_admin' });
  expect(await page('/admin/dashboard', {}, owner)).toContain('href="/admin/settings"');
  expect(await page('/admin/dashboard', {}, staff)).not.toContain('href="/admin/settings"');
  const customer = await signedIn(app, { role: 'customer', firstName: 'Ama' });
  const ofCustomer = await page('/products', {}, customer);
  expect(ofCustomer).toContain('Ama');
  const forged = app.client();
  forged.cookies.set('baobab_staff', 'x'.repeat(43));
  const ofVisitors = [await page('/products'), await page('/products', {}, forged)];
  for (const html of [ofCustomer, ...ofVisitors]) expect(html).not.toContain('/admin/');
  for (const html of ofVisitors) expect(html).toContain(en.nav.getQuote);
});

test('staff who are signed out are sent home, where one line leads to the sign-in; nobody else sees it', async () => {
  const line = en.home.signInToGoOn;
  expect(await page('/')).not.toContain(line);
  const away = await client.get('/admin/products?search=lamp');
  expect([away.status, away.headers.get('location')]).toEqual([302, '/']);
  expect(await page('/')).toContain(line);
  expect(await page('/', {}, app.client())).not.toContain(line);
});
