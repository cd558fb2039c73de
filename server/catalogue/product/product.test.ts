import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createCategory, createPartner, createProduct } from '#tests/factories.ts';
import type { ErrorBody } from '#shared/base/errors.ts';
import { type Product, product as productSchema, type ProductMedia } from '#shared/catalogue/product.ts';
import { products } from './product.schema.ts';
import { indexProducts } from './product.listing.ts';

const app = await createTestApp();
const client = app.client();
beforeEach(app.reset);

const publicKeys = Object.keys(productSchema.shape).sort();
const names = async (path: string) => (await client.read<Product[]>(path)).map((product) => product.name);

/** Creates products p01, p02 …; the last one is the newest. */
async function createMany(count: number) {
  const rows = [];
  for (let i = 1; i <= count; i++) {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, i));
    rows.push(await createProduct(app.db, { name: `p${String(i).padStart(2, '0')}`, createdAt }));
  }
  return rows;
}

describe('GET /api/products', () => {
  test('answers an array, newest first, with the number of all in a header', async () => {
    await createMany(3);
    const response = await client.get('/api/products');
    expect(response.status).toBe(200);
    expect(response.headers.get('x-total-count')).toBe('3');
    expect(response.headers.get('link')).toBeNull();
    expect(((await response.json()) as Product[]).map((product) => product.name)).toEqual([
      'p03',
      'p02',
      'p01',
    ]);
  });

  test('without parameters it answers 100 rows, and links to the rest', async () => {
    await createMany(101);
    const response = await client.get('/api/products');
    expect((await response.json()) as Product[]).toHaveLength(100);
    expect(response.headers.get('x-total-count')).toBe('101');
    expect(response.headers.get('link')).toBe(
      `<${app.origin}/api/products?page=1>; rel="first", <${app.origin}/api/products?page=2>; rel="next", ` +
        `<${app.origin}/api/products?page=2>; rel="last"`,
    );
  });

  test('pages and links keep the other parameters', async () => {
    await createMany(5);
    const response = await client.get('/api/products?limit=2&page=2&search=p');
    expect(response.headers.get('x-total-count')).toBe('0');
    const second = await client.get('/api/products?limit=2&page=2&sort=newest');
    expect(((await second.json()) as Product[]).map((product) => product.name)).toEqual(['p03', 'p02']);
    const links = second.headers.get('link')!;
    for (const [rel, page] of [
      ['first', 1],
      ['prev', 1],
      ['next', 3],
      ['last', 3],
    ] as const) {
      expect(links).toContain(`<${app.origin}/api/products?limit=2&page=${page}&sort=newest>; rel="${rel}"`);
    }
    const last = await client.get('/api/products?limit=2&page=3');
    expect(last.headers.get('link')).not.toContain('rel="next"');
  });

  test.each([
    ['page=-3', 3],
    ['page=0', 3],
    ['page=abc', 3],
    ['page=1.5', 3],
    ['page=1e99', 0],
    ['page=4', 0],
    ['page=999999999999', 0],
    ['limit=1e9', 3],
    ['limit=0', 1],
    ['limit=-5', 1],
    ['limit=many', 3],
    ['page=&limit=', 3],
    ['sort=sideways', 3],
    ['featured=maybe', 3],
    ['unknown=1', 3],
  ])('%s is clamped, never an error', async (parameters, rows) => {
    await createMany(3);
    const response = await client.get(`/api/products?${parameters}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-total-count')).toBe('3');
    expect((await response.json()) as Product[]).toHaveLength(rows);
  });

  test('limit is clamped to 100 rows', async () => {
    await createMany(101);
    expect(await client.read<Product[]>('/api/products?limit=1e9')).toHaveLength(100);
    expect(await client.read<Product[]>('/api/products?limit=101')).toHaveLength(100);
  });

  test('filters by category under both parameter names; "all" and nothing mean no filter', async () => {
    const shoes = await createCategory(app.db);
    await createProduct(app.db, { name: 'sandal', categoryId: shoes.id });
    await createProduct(app.db, { name: 'kettle' });
    expect(await names(`/api/products?category=${shoes.id}`)).toEqual(['sandal']);
    expect(await names(`/api/products?categoryId=${shoes.id}`)).toEqual(['sandal']);
    expect(await names(`/api/products?category=all`)).toHaveLength(2);
    expect(await names(`/api/products?category=&search=`)).toHaveLength(2);
    expect(await names(`/api/products?category=${crypto.randomUUID()}`)).toEqual([]);
    expect(await names(`/api/products?category=no-uuid`)).toEqual([]);
  });

  test('featured=true leaves the others out', async () => {
    await createProduct(app.db, { name: 'lamp', isFeatured: true });
    await createProduct(app.db, { name: 'kettle' });
    expect(await names('/api/products?featured=true')).toEqual(['lamp']);
    expect(await names('/api/products?featured=false')).toHaveLength(2);
    expect(await names('/api/products/featured')).toEqual(['lamp']);
  });

  test('is private: caches on the way must not keep it', async () => {
    expect((await client.get('/api/products')).headers.get('cache-control')).toContain('private');
  });
});

describe('what visitors may not see', () => {
  test.each([
    ['inactive', { isActive: false }],
    ['in the trash', { deletedAt: new Date() }],
  ])('a product that is %s does not exist anywhere', async (_, hidden) => {
    const { id } = await createProduct(app.db, {
      name: 'hidden',
      isFeatured: true,
      ...hidden,
      translations: { fr: { name: 'caché' } },
      media: [{ type: 'image', url: '/media/x.webp' }],
    });
    expect(await names('/api/products')).toEqual([]);
    expect(await names('/api/products?search=hidden')).toEqual([]);
    expect(await names('/api/products/featured')).toEqual([]);
    for (const part of ['', '/media', '/translation/fr', '/favorite-status']) {
      expect((await client.get(`/api/products/${id}${part}`)).status).toBe(404);
    }
    expect((await client.post(`/api/products/${id}/view`)).status).toBe(404);
    expect((await client.post(`/api/products/${id}/favorite`)).status).toBe(404);
  });

  test('a product that becomes inactive leaves every list', async () => {
    const { id } = await createProduct(app.db, { name: 'sandal' });
    expect(await names('/api/products?search=sandal')).toEqual(['sandal']);
    await app.db.update(products).set({ isActive: false }).where(eq(products.id, id));
    await indexProducts(app.db, [id]);
    expect(await names('/api/products')).toEqual([]);
    expect(await names('/api/products?search=sandal')).toEqual([]);
  });

  test('answers hold the keys of the schema and nothing else', async () => {
    const partner = await createPartner(app.db);
    const { id } = await createProduct(app.db, {
      partnerId: partner.id,
      stockQuantity: 4711,
      inquiryCount: 4712,
      viewCount: 4713,
      isFeatured: true,
    });
    for (const path of ['/api/products', '/api/products/featured', `/api/products/${id}`]) {
      const text = await (await client.get(path)).text();
      const parsed = JSON.parse(text) as Product | Product[];
      expect(Object.keys(Array.isArray(parsed) ? parsed[0]! : parsed).sort()).toEqual(publicKeys);
      expect(text).not.toMatch(/471[123]|stockQuantity|lowStockThreshold|viewCount|inquiryCount|deletedAt/);
    }
  });
});

describe('GET /api/products/{id}', () => {
  test('answers one product in the original language, its price exact', async () => {
    const category = await createCategory(app.db);
    const { id } = await createProduct(app.db, {
      name: 'Solar lamp',
      price: '12345678.90',
      priceUnit: 'CNY',
      categoryId: category.id,
      features: ['bright', 'cheap'],
      colors: ['#ff0000'],
      translations: { fr: { name: 'Lampe solaire' } },
    });
    expect(await client.read<Product>(`/api/products/${id}?lng=fr`)).toEqual({
      id,
      name: 'Solar lamp',
      description: null,
      shortDescription: null,
      specifications: null,
      sku: null,
      price: '12345678.90',
      priceUnit: 'CNY',
      minimumOrderQuantity: 1,
      stockStatus: 'in_stock',
      isActive: true,
      isFeatured: false,
      saleUnit: 'piece',
      incoterm: null,
      leadTime: null,
      imageUrl: null,
      categoryId: category.id,
      partnerId: null,
      features: ['bright', 'cheap'],
      colors: ['#ff0000'],
      priceTiers: [],
    });
  });

  const unknown = crypto.randomUUID();
  test.each([unknown, 'no-uuid', `${unknown}0`, '1', "'; drop table products; --", 'featured2', '𝕏'])(
    '%s is not found, in every part',
    async (id) => {
      for (const part of ['', '/media', '/translation/fr', '/favorite-status']) {
        const response = await client.get(`/api/products/${encodeURIComponent(id)}${part}`);
        expect(response.status).toBe(404);
        const body = (await response.json()) as ErrorBody;
        expect(Object.keys(body).sort()).toEqual(['code', 'message', 'requestId']);
        expect(body.code).toBe('not_found');
        expect(body.message).toBe('This does not exist or has been removed.');
        expect(body.requestId).toBe(response.headers.get('x-request-id'));
      }
      expect((await client.delete(`/api/products/${encodeURIComponent(id)}/favorite`)).status).toBe(404);
    },
  );
});

describe('absurd addresses', () => {
  test.each([
    '/api/products?search=%ff',
    '/api/products?search=%00',
    '/api/products?search=a%00b',
    '/api/products?category=%00',
    '/api/products?search=%',
    '/api/products?search=%e4%bd',
    '/api/products/%ff',
    '/api/products/%00',
    '/api/products/%c3%28/media',
    `/api/products?search=${'x'.repeat(10_000)}`,
    `/api/products?search=${'x'.repeat(201)}`,
    `/api/products?category=${'x'.repeat(101)}`,
  ])('%.60s is refused with 400', async (path) => {
    const response = await client.get(path);
    expect(response.status).toBe(400);
    expect(((await response.json()) as ErrorBody).code).toBe('bad_request');
  });

  test('a search of the greatest length is looked up', async () => {
    expect((await client.get(`/api/products?search=${'x'.repeat(200)}`)).status).toBe(200);
  });

  test('a repeated parameter counts once', async () => {
    await createProduct(app.db, { name: 'sandal' });
    expect(await names('/api/products?search=sandal&search=%20kettle')).toEqual(['sandal']);
  });
});

describe('GET /api/products/{id}/media', () => {
  test('images first, then videos; the primary one leads, then by display order', async () => {
    const { id } = await createProduct(app.db, {
      media: [
        { type: 'video', url: 'v2', displayOrder: 0 },
        { type: 'image', url: 'i3', displayOrder: 3 },
        { type: 'image', url: 'i1', displayOrder: 1, altText: 'front' },
        { type: 'video', url: 'v1', displayOrder: 9, isPrimary: true },
        { type: 'image', url: 'i0', displayOrder: 7, isPrimary: true },
      ],
    });
    const media = await client.read<ProductMedia[]>(`/api/products/${id}/media`);
    expect(media.map((item) => item.url)).toEqual(['i0', 'i1', 'i3', 'v1', 'v2']);
    expect(media[1]).toMatchObject({
      productId: id,
      type: 'image',
      altText: 'front',
      displayOrder: 1,
      isPrimary: false,
    });
    expect(media[1]!.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test('is an empty list where there is none', async () => {
    const { id } = await createProduct(app.db);
    expect(await client.read(`/api/products/${id}/media`)).toEqual([]);
  });
});

describe('GET /api/products/{id}/translation/{lang}', () => {
  test('answers the translation, which may be kept for an hour', async () => {
    const { id } = await createProduct(app.db, {
      translations: {
        fr: { name: 'Lampe', description: 'Claire', features: ['légère'], isAutoTranslated: true },
      },
    });
    const response = await client.get(`/api/products/${id}/translation/fr`);
    expect(response.headers.get('cache-control')).toBe('private, max-age=3600');
    expect(await response.json()).toEqual({
      language: 'fr',
      name: 'Lampe',
      description: 'Claire',
      shortDescription: null,
      specifications: null,
      features: ['légère'],
    });
  });

  test('200 with null if missing', async () => {
    const { id } = await createProduct(app.db, { translations: { fr: { name: 'Lampe' } } });
    const response = await client.get(`/api/products/${id}/translation/es`);
    expect(response.status).toBe(200);
    expect(await response.json()).toBeNull();
  });

  test('the part before the hyphen decides; an unknown language is not found', async () => {
    const { id } = await createProduct(app.db, { translations: { fr: { name: 'Lampe' } } });
    expect(await client.read(`/api/products/${id}/translation/FR-ci`)).toMatchObject({ name: 'Lampe' });
    for (const language of ['de', 'xx', 'frr', '-']) {
      expect((await client.get(`/api/products/${id}/translation/${language}`)).status).toBe(404);
    }
  });
});

describe('POST /api/products/{id}/view', () => {
  const read = async (id: string) => (await app.db.select().from(products).where(eq(products.id, id)))[0]!;

  test('counts once a session and product', async () => {
    const { id } = await createProduct(app.db);
    const other = await createProduct(app.db);
    const visitor = app.client();
    expect(await (await visitor.post(`/api/products/${id}/view`)).json()).toEqual({
      success: true,
      counted: true,
    });
    expect(await (await visitor.post(`/api/products/${id}/view`)).json()).toEqual({
      success: true,
      counted: false,
    });
    await visitor.post(`/api/products/${other.id}/view`);
    await app.client().post(`/api/products/${id}/view`);
    expect((await read(id)).viewCount).toBe(2);
    expect((await read(other.id)).viewCount).toBe(1);
  });

  test('counts again on another day', async () => {
    const { id } = await createProduct(app.db);
    const visitor = app.client();
    await visitor.post(`/api/products/${id}/view`);
    await app.db.execute(`update product_views set day = day - 1`);
    await visitor.post(`/api/products/${id}/view`);
    expect((await read(id)).viewCount).toBe(2);
  });

  test('twenty clicks at once count once', async () => {
    const { id } = await createProduct(app.db);
    const visitor = app.client();
    await visitor.get('/api/session');
    await Promise.all(Array.from({ length: 20 }, () => visitor.post(`/api/products/${id}/view`)));
    expect((await read(id)).viewCount).toBe(1);
  });

  test('crawlers do not count and get no session', async () => {
    const { id } = await createProduct(app.db);
    const crawler = app.client({
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    });
    const response = await crawler.post(`/api/products/${id}/view`);
    expect(await response.json()).toEqual({ success: true, counted: false });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await read(id)).viewCount).toBe(0);
  });

  test('is no edit: updatedAt keeps its value', async () => {
    const before = new Date('2026-01-01T00:00:00Z');
    const { id } = await createProduct(app.db, { updatedAt: before });
    await app.client().post(`/api/products/${id}/view`);
    const row = await read(id);
    expect(row.viewCount).toBe(1);
    expect(row.updatedAt).toEqual(before);
  });
});
