import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../tests/app.ts';
import { createCategory, createImage, createPartner, createProduct } from '../../tests/factories.ts';
import { elements, jsonBlocks, textOf } from '../../tests/html.ts';
import { loadDictionary } from '../../shared/i18n/dictionary.ts';
import { fallbackLocale, type Locale, locales, localeTags } from '../../shared/locale.ts';
import { withParameter } from '../../shared/pages.ts';

const app = await createTestApp();
let client = app.client();
beforeEach(async () => {
  await app.reset();
  client = app.client();
});

const page = async (path: string, headers: Record<string, string> = {}) =>
  (await client.get(path, headers)).text();

/** What the document tells the start code of the display face. */
const fontOf = (html: string) => {
  const [handoff] = jsonBlocks(html, 'application/json') as [{ font?: { url: string; version: string } }];
  return handoff.font;
};

const companyPages = ['/about', '/services', '/process'];

/** A catalogue of one category, one supplier and two products. */
async function createCatalogue() {
  const category = await createCategory(app.db, {
    name: 'Lighting',
    translations: { fr: { name: 'Éclairage' } },
  });
  const partner = await createPartner(app.db, {
    name: 'Yueqing Electric',
    contactPhone: '+86 577 5550 1234',
    isVerified: true,
  });
  const picture = await createImage(app, { width: 700, height: 700 });
  const lamp = await createProduct(app.db, {
    name: 'Solar lamp </script><b>',
    shortDescription: 'Charges in the sun',
    description: 'A lamp for evenings.',
    sku: 'PL-1',
    imageUrl: picture.url,
    categoryId: category.id,
    partnerId: partner.id,
    isFeatured: true,
    leadTime: '15-20 days',
    colors: ['#d02020'],
    media: [{ type: 'image', url: picture.url, isPrimary: true }],
    translations: { fr: { name: 'Lampe solaire' } },
  });
  const kettle = await createProduct(app.db, { name: 'Kettle', price: null, categoryId: category.id });
  return { category, partner, picture, lamp, kettle };
}

describe.each(locales)('in %s', (locale) => {
  const headers = { 'accept-language': localeTags[locale] };

  test('every page has its language, one title, one h1, and tells the other languages', async () => {
    const { lamp, category } = await createCatalogue();
    for (const path of [
      '/',
      ...companyPages,
      '/products',
      `/products?categoryId=${category.id}`,
      `/product/${lamp.id}`,
    ]) {
      const response = await client.get(path, headers);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('content-language')).toBe(locale);
      const html = await response.text();
      expect(elements(html, 'html')).toEqual([{ lang: localeTags[locale] }]);
      expect(elements(html, 'title')).toHaveLength(1);
      expect(textOf(html, 'title')).toContain('Baobab Sourcing');
      expect(elements(html, 'h1')).toHaveLength(1);
      expect(elements(html, 'main')).toHaveLength(1);
      expect(elements(html, 'meta').filter((meta) => meta['name'] === 'description')).toHaveLength(1);
      const links = elements(html, 'link');
      const canonical = links.filter((link) => link['rel'] === 'canonical').map((link) => link['href']);
      expect(canonical).toEqual([app.origin + withParameter(path, 'lng', locale)]);
      const alternates = Object.fromEntries(
        links.filter((link) => link['rel'] === 'alternate').map((link) => [link['hreflang'], link['href']]),
      );
      expect(Object.keys(alternates)).toEqual([...locales, 'x-default']);
      for (const l of locales) expect(alternates[l]).toBe(app.origin + withParameter(path, 'lng', l));
      expect(alternates['x-default']).toBe(alternates[fallbackLocale]);
    }
  });

  test('an address without a page is a 404 page', async () => {
    const { notFound, product } = await loadDictionary(locale);
    for (const path of ['/nowhere', '/product/no-uuid/x', '/staffbiz']) {
      const response = await client.get(path, headers);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(elements(html, 'html')).toEqual([{ lang: localeTags[locale] }]);
      expect(textOf(html, 'title')).toBe(notFound.title);
      expect(textOf(html, 'h1')).toBe(notFound.title);
      expect(html).toContain('<meta name="robots" content="noindex">');
    }
    for (const id of ['no-uuid', crypto.randomUUID()]) {
      const response = await client.get(`/product/${id}`, headers);
      expect(response.status).toBe(404);
      expect(textOf(await response.text(), 'h1')).toBe(product.notFoundTitle);
    }
  });
});

describe('the language', () => {
  test('named in the address is shown and remembered', async () => {
    const { lamp } = await createCatalogue();
    const response = await client.get(`/product/${lamp.id}?lng=fr`);
    const html = await response.text();
    expect(textOf(html, 'h1')).toBe('Lampe solaire');
    expect(response.headers.get('set-cookie')).toMatch(/^lng=fr; Path=\/; Max-Age=\d+; SameSite=Lax$/);
    expect(textOf(await page(`/product/${lamp.id}`), 'h1')).toBe('Lampe solaire');
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
});

test('what React is to take over comes as plain JSON, without what is always the same', async () => {
  const { lamp } = await createCatalogue();
  for (const path of ['/', '/products', `/product/${lamp.id}`, '/about', '/contact', '/favorites']) {
    const [handoff, state] = jsonBlocks(await page(path), 'application/json');
    expect(handoff, path).not.toHaveProperty('context');
    expect(state, path).toHaveProperty('loaderData.root.settings.companyName');
    expect(state, path).toHaveProperty('errors', null);
  }
});

describe('content security', () => {
  test('no script is executed but one external module; no style attributes; the style sheet is allowed by its hash', async () => {
    const { lamp } = await createCatalogue();
    for (const path of ['/', ...companyPages, '/products', `/product/${lamp.id}`, '/favorites', '/nowhere']) {
      const response = await client.get(path);
      const html = await response.text();
      for (const script of elements(html, 'script')) {
        const isData = script['type'] === 'application/json' || script['type'] === 'application/ld+json';
        const isModule = script['type'] === 'module' && script['src']?.startsWith('/assets/') === true;
        expect(isData || isModule, JSON.stringify(script)).toBe(true);
      }
      expect(elements(html, 'script').filter((script) => script['type'] === 'module')).toHaveLength(1);
      expect(html).not.toMatch(/<[a-z][^>]*\s(style|on[a-z]+)="/);
      expect(html).not.toContain('javascript:');
      const style = /<style>([\s\S]*?)<\/style>/.exec(html)![1]!;
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
      expect(response.headers.get('content-security-policy')).toContain(
        `'sha256-${Buffer.from(digest).toString('base64')}'`,
      );
    }
  });

  test('what is stored is text, wherever it is shown', async () => {
    const { lamp } = await createCatalogue();
    for (const path of [
      '/',
      '/products',
      `/product/${lamp.id}`,
      '/products?search=%3C%2Fscript%3E%3Cscript%3Ealert(1)',
    ]) {
      const html = await page(path);
      expect(html).not.toContain('</script><b>');
      expect(html).not.toContain('<script>alert');
    }
    expect(textOf(await page(`/product/${lamp.id}`), 'h1')).toBe('Solar lamp </script><b>');
  });
});

describe('structured data', () => {
  test('home: the organisation, and the site with its search', async () => {
    const blocks = jsonBlocks(await page('/'), 'application/ld\\+json') as { '@type': string }[];
    expect(blocks.map((block) => block['@type'])).toEqual(['Organization', 'WebSite']);
    expect(JSON.stringify(blocks[1])).toContain(`${app.origin}/products?search={search_term_string}`);
  });

  test('a product: its offer and the way to it', async () => {
    const { lamp, picture } = await createCatalogue();
    const html = await page(`/product/${lamp.id}`);
    const [product, breadcrumb] = jsonBlocks(html, 'application/ld\\+json');
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Solar lamp </script><b>',
      sku: 'PL-1',
      image: [app.origin + picture.url],
      offers: { price: '12.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    expect(
      (breadcrumb as { itemListElement: { name: string }[] }).itemListElement.map((step) => step.name),
    ).toEqual(['Home', 'Products', 'Lighting', 'Solar lamp </script><b>']);
    const image = elements(html, 'meta').find((meta) => meta['property'] === 'og:image')!['content']!;
    const share = await client.get(new URL(image).pathname);
    expect(share.headers.get('content-type')).toBe('image/jpeg');
    expect([...new Uint8Array(await share.arrayBuffer()).slice(0, 2)]).toEqual([0xff, 0xd8]);
  });

  test('a price on request makes no offer', async () => {
    const { kettle } = await createCatalogue();
    const html = await page(`/product/${kettle.id}`);
    expect(jsonBlocks(html, 'application/ld\\+json')[0]).not.toHaveProperty('offers');
    expect(html).toContain('Contact for price');
    expect((await client.get(`/share/product/${kettle.id}.jpg`)).status).toBe(404);
  });
});

describe('the product list', () => {
  test('search, category, order and page are in the address and on the page', async () => {
    const { category } = await createCatalogue();
    expect(await page('/products?search=kettel')).toContain('(1 product)');
    const html = await page(`/products?search=lamp&categoryId=${category.id}&sort=price_asc`);
    expect(elements(html, 'input').find((input) => input['name'] === 'search')!['value']).toBe('lamp');
    expect(
      elements(html, 'option')
        .filter((option) => 'selected' in option)
        .map((option) => option['value']),
    ).toEqual([category.id, 'price_asc']);
  });

  test('a page beyond the last is clamped; absurd numbers are too', async () => {
    for (let i = 0; i < 25; i++) await createProduct(app.db);
    for (const number of ['2', '3', '1e9']) {
      const html = await page(`/products?page=${number}`);
      expect(elements(html, 'article')).toHaveLength(1);
      expect(html).toContain('aria-current="page"');
    }
    expect(elements(await page('/products?page=-1'), 'article').length).toBe(24);
  });

  test('empty: a visitor is led to the contact form, not to the admin area', async () => {
    const html = await page('/products');
    expect(html).toContain('No products found');
    expect(html).toContain('href="/contact"');
    expect(html).not.toContain('/admin/');
  });

  test.each([
    '/products?search=%ff',
    '/products?search=%00',
    `/products?search=${'x'.repeat(10_000)}`,
    '/product/%ff',
    '/%',
  ])('%.40s answers 400', async (path) => expect((await client.get(path)).status).toBe(400));

  test('a search that is too long answers 400 as a page', async () => {
    const response = await client.get(`/products?search=${'x'.repeat(500)}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('<h1');
  });
});

describe('the data saver', () => {
  test('sends one slide, no font and small pictures; other visitors get everything', async () => {
    await createCatalogue();
    for (const path of ['/', '/products']) {
      const [full, lite] = [await page(path), await page(path, { 'save-data': 'on' })];
      expect(full).toContain('.woff2');
      expect(lite).not.toContain('.woff2');
      expect(full.match(/class="slide"/g)!.length).toBeGreaterThan(1);
      expect(lite.match(/class="slide"/g)).toHaveLength(1);
      expect(full).toMatch(/-480\.avif 480w/);
      expect(lite).not.toMatch(/-480\.avif 480w/);
      expect(lite.length).toBeLessThan(full.length);
    }
  });

  test('the display face is named as something for later, and used by whoever has it', async () => {
    const first = await page('/about');
    const font = fontOf(first);
    expect(first).not.toContain('@font-face');
    expect(font!.url).toMatch(/\.woff2$/);

    client.cookies.set('font', font!.version);
    const second = await page('/about');
    expect(second).toMatch(/@font-face\{[^}]*url\([^)]*\.woff2/);
    expect(fontOf(second)).toBeUndefined();
    expect(await page('/about', { 'save-data': 'on' })).not.toContain('.woff2');
    client.cookies.set('font', 'older');
    expect(await page('/about')).toBe(first);
  });

  test('the switch in the footer is a form that leads back', async () => {
    const response = await client.post(
      '/preferences',
      new URLSearchParams({ saver: 'on', back: '/products?page=2' }),
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/products?page=2');
    expect(client.cookies.get('saver')).toBe('on');
    expect(await page('/')).not.toContain('.woff2');
    await client.post('/preferences', new URLSearchParams({ saver: 'off', back: '/' }));
    expect(await page('/', { 'save-data': 'on' })).toContain('.woff2');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
    'x',
  ])('it never leads to another site: %s', async (back) => {
    const response = await client.post('/preferences', new URLSearchParams({ saver: 'on', back }));
    const target = new URL(response.headers.get('location')!, app.origin);
    expect(target.origin).toBe(app.origin);
    expect(response.headers.get('location')).toMatch(/^\/(?!\/)/);
  });

  test('it takes on and off and nothing else', async () => {
    expect((await client.post('/preferences', new URLSearchParams({ saver: 'maybe' }))).status).toBe(400);
  });
});

describe('favourites without a script', () => {
  const heart = (html: string) =>
    elements(html, 'button').find((button) => 'aria-pressed' in button)!['aria-pressed'];

  test('a form post marks the product for this visitor and nobody else', async () => {
    const { lamp } = await createCatalogue();
    const path = `/product/${lamp.id}`;
    const other = app.client();
    expect(heart(await page(path))).toBe('false');
    const posted = await client.post(path, new URLSearchParams({ intent: 'favorite' }));
    expect(posted.status).toBe(303);
    expect(posted.headers.get('location')).toBe(path);
    expect(posted.headers.get('cache-control')).toContain('no-store');
    const marked = await client.get(path);
    expect(marked.headers.get('cache-control')).toContain('no-store');
    const html = await marked.text();
    expect(heart(html)).toBe('true');
    expect(html).toContain('Saved by 1 buyer');
    const seenByOther = await (await other.get(path)).text();
    expect(heart(seenByOther)).toBe('false');
    expect(seenByOther).toContain('Saved by 1 buyer');
    expect((await client.post(path, new URLSearchParams({ intent: 'favorite' }))).status).toBe(303);
    expect(textOf(await page('/favorites'), 'article')).toContain('Solar lamp');
    expect(elements(await (await other.get('/favorites')).text(), 'article')).toEqual([]);
    await client.post('/favorites', new URLSearchParams({ product: lamp.id }));
    expect(elements(await page('/favorites'), 'article')).toEqual([]);
    expect(heart(await page(path))).toBe('false');
  });

  test.each([{ intent: 'destroy' }, {}])('%o is refused', async (form) => {
    const { lamp } = await createCatalogue();
    const response = await client.post(
      `/product/${lamp.id}`,
      new URLSearchParams(form as Record<string, string>),
    );
    expect(response.status).toBe(400);
  });

  test('the page of favourites is not indexed and never kept', async () => {
    const response = await client.get('/favorites');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  });
});

describe('Call Supplier', () => {
  test('opens a chat with a text where there is a number, else the contact form', async () => {
    const { lamp, kettle } = await createCatalogue();
    const chat = elements(await page(`/product/${lamp.id}`), 'a').find((a) =>
      a['href']?.startsWith('https://wa.me/'),
    )!;
    const url = new URL(chat['href']!);
    expect(url.pathname).toBe('/8657755501234');
    expect(url.searchParams.get('text')).toContain('Solar lamp');
    expect(url.searchParams.get('text')).toContain('$12.50 USD');
    const html = await page(`/product/${kettle.id}`);
    expect(html).not.toContain('https://wa.me/86');
    expect(html).toContain(`/contact?product=${kettle.id}`);
  });
});
