import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createCategory, createImage, createPartner, createProduct } from '#tests/factories.ts';
import { elements, jsonBlocks, textOf } from '#tests/html.ts';
import { loadDictionary } from '#shared/i18n/dictionary.ts';
import { fallbackLocale, locales, localeTags } from '#shared/base/locale.ts';
import { withParameter } from '#shared/base/pages.ts';

const app = await createTestApp();
let client = app.client();
beforeEach(async () => {
  await app.reset();
  client = app.client();
});

const page = async (path: string, headers: Record<string, string> = {}) =>
  (await client.get(path, headers)).text();

const companyPages = ['/about', '/services', '/process', '/check-us', '/how-we-did', '/privacy', '/terms'];

/** Creates a catalogue of one category, one supplier and two products. */
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

  test('every page has its language, one title, one h1, and links to the other languages', async () => {
    const { lamp, category } = await createCatalogue();
    for (const path of [
      '/',
      ...companyPages,
      '/products',
      `/products?category=${category.id}`,
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
});

describe('content security', () => {
  test('a public page runs one external module; what is inline is allowed by its hash; no style attributes', async () => {
    const { lamp } = await createCatalogue();
    for (const path of ['/', ...companyPages, '/products', `/product/${lamp.id}`, '/favorites', '/nowhere']) {
      const response = await client.get(path);
      const html = await response.text();
      const [template] = /<template id="react">.*?<\/template>/s.exec(html)!;
      const running = elements(html.replace(template, ''), 'script').filter(
        (script) => script['type'] !== 'application/ld+json',
      );
      expect(running, path).toEqual([
        { type: 'module', async: '', src: expect.stringMatching(/^\/assets\/.*\.js$/) },
      ]);
      expect(html).not.toMatch(/<[a-z][^>]*\s(style|on[a-z]+)="/);
      expect(html).not.toContain('javascript:');
      const policy = response.headers.get('content-security-policy')!;
      expect(policy).not.toContain('unsafe');
      const inline = [...template.matchAll(/<script(?: type="module" async="")?>(.*?)<\/script>/gs)];
      expect(inline.length).toBeGreaterThan(2);
      // The first paint waits for no linked sheet.
      expect(html.replace(template, '')).not.toContain('rel="stylesheet"');
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)];
      expect(styles).toHaveLength(1);
      for (const [, text] of [...inline, ...styles]) {
        const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
        expect(policy).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`);
      }
    }
  });

  test('a page for work runs its scripts at once', async () => {
    const response = await client.get('/auth');
    const html = await response.text();
    expect(html).not.toContain('<template');
    const inline = elements(html, 'script').filter((script) => !('src' in script) && !script['type']);
    expect(inline.length).toBeGreaterThan(1);
    expect(response.headers.get('content-security-policy')).toMatch(
      /script-src 'self'( 'sha256-[\w+/=]+'){3,}/,
    );
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

  test('a page beyond the last is none; what is no number of a page is the first', async () => {
    for (let i = 0; i < 25; i++) await createProduct(app.db);
    const html = await page('/products?page=2');
    expect(elements(html, 'article')).toHaveLength(1);
    expect(html).toContain('aria-current="page"');
    for (const number of ['3', '999', '1e9'])
      expect((await client.get(`/products?page=${number}`)).status).toBe(404);
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
  test('sends one slide and small pictures, and says so to the style sheet; other visitors get everything', async () => {
    await createCatalogue();
    for (const path of ['/', '/products', '/services']) {
      const [full, lite] = [await page(path), await page(path, { 'save-data': 'on' })];
      // The display face is for wide screens without the data saver (app/styles/font.css).
      expect(full).toMatch(/<html lang="en">/);
      expect(lite).toMatch(/<html lang="en" data-saver="">/);
      expect(full.match(/class="slide"/g)!.length).toBeGreaterThan(1);
      expect(lite.match(/class="slide"/g)).toHaveLength(1);
      if (path !== '/services') expect(full).toMatch(/-480\.avif 480w/);
      expect(lite).not.toMatch(/-480\.avif 480w/);
      expect(lite.length).toBeLessThan(full.length);
    }
  });

  test('the switch in the footer is a form that leads back', async () => {
    const response = await client.post(
      '/preferences',
      new URLSearchParams({ saver: 'on', back: '/products?page=2' }),
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/products?page=2');
    expect(client.cookies.get('saver')).toBe('on');
    expect(await page('/')).toContain('data-saver=""');
    await client.post('/preferences', new URLSearchParams({ saver: 'off', back: '/' }));
    expect(await page('/', { 'save-data': 'on' })).not.toContain('data-saver=""');
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

describe('the buyer’s own currency', () => {
  test('is a form that leads back, and pages in it are kept apart from those of other visitors', async () => {
    const product = await createProduct(app.db, { price: '10.00', priceUnit: 'USD' });
    const path = `/product/${product.id}`;
    expect(await page(path)).not.toContain('≈ ');
    const response = await client.post('/preferences', new URLSearchParams({ currency: 'EUR', back: path }));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(path);
    expect(client.cookies.get('currency')).toBe('EUR');
    const html = await page(path);
    expect(html.indexOf('≈ €')).toBeGreaterThan(0);
    expect(html.indexOf('≈ €')).toBeLessThan(html.indexOf('$10.00 USD</span>'));
    expect(await (await app.client().get(path)).text()).not.toContain('≈ ');
    await client.post('/preferences', new URLSearchParams({ currency: '', back: path }));
    expect(await page(path)).not.toContain('≈ ');
  });

  test('is one of the list: another code is refused, and a cookie of one makes no page of its own', async () => {
    expect((await client.post('/preferences', new URLSearchParams({ currency: 'XXX' }))).status).toBe(400);
    await page('/products');
    const { renders } = app.services.pages.stats;
    await page('/products', { cookie: 'currency=XXX' });
    expect(app.services.pages.stats.renders).toBe(renders);
  });
});

describe('favourites without a script', () => {
  const listed = async (who: typeof client) =>
    elements(await (await who.get('/favorites')).text(), 'article');

  test('the heart is a form that leads to the favourites of this visitor only', async () => {
    const { lamp } = await createCatalogue();
    const html = await page(`/product/${lamp.id}`);
    const form = elements(html, 'form').find((one) => 'data-favorite' in one)!;
    const body = new URLSearchParams(
      elements(html, 'input')
        .filter(({ type, name }) => type === 'hidden' && (name === 'product' || name === 'intent'))
        .map((input): [string, string] => [input['name']!, input['value']!]),
    );
    for (let i = 0; i < 2; i++) {
      const posted = await client.post(form['action']!, body);
      expect(posted.status).toBe(303);
      expect(posted.headers.get('location')).toBe('/favorites');
      expect(posted.headers.get('cache-control')).toContain('no-store');
    }
    expect(textOf(await page('/favorites'), 'article')).toContain('Solar lamp');
    expect(await listed(app.client())).toEqual([]);
    await client.post('/favorites', new URLSearchParams({ product: lamp.id, intent: 'remove' }));
    expect(await listed(client)).toEqual([]);
  });

  test('the page of a product is one for all who are not signed in', async () => {
    const { lamp } = await createCatalogue();
    await client.post(`/api/products/${lamp.id}/favorite`);
    const [mine, theirs] = [
      await client.get(`/product/${lamp.id}`),
      await app.client().get(`/product/${lamp.id}`),
    ];
    expect(mine.headers.get('etag')).toBe(theirs.headers.get('etag'));
    expect(await mine.text()).toContain('aria-pressed="false"');
  });

  test.each([{ intent: 'destroy' }, { product: 'x', intent: 'add' }, {}])('%o is refused', async (form) => {
    const body = new URLSearchParams({ product: crypto.randomUUID(), ...form } as Record<string, string>);
    expect((await client.post('/favorites', body)).status).toBe(400);
  });

  test('the page of favourites is not indexed and never cached', async () => {
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
    const links = elements(html, 'a').filter((a) => a['href']?.startsWith(`/contact?product=${kettle.id}&`));
    expect(links.map((a) => a['target'])).not.toContain('_blank');
    expect(links).not.toEqual([]);
  });
});
