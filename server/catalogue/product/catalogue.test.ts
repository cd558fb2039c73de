import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Product, ProductMedia } from '#shared/catalogue/product.ts';
import type { StaffProduct } from '#shared/catalogue/product-form.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createCategory, createPartner, createProduct, signedIn } from '#tests/factories.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { products } from './product.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import { validation as chinese } from '#shared/i18n/zh/validation.ts';

const app = await createTestApp();
const visitor = app.client();
let staff: Client;
beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app, { role: 'admin' });
});

const { pages } = app.services;

const json = async <T = StaffProduct>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T;

const rowOf = async (id: string) => (await app.db.select().from(products).where(eq(products.id, id)))[0];

const pageOf = async (path: string) => (await visitor.get(path)).text();

const picture = (name: string, more: object = {}) => ({
  url: `https://pictures.example/${name}.jpg`,
  ...more,
});

describe('a new product', () => {
  test('with a name only is stored with the defaults', async () => {
    const response = await staff.post('/api/products', { name: '  Kettle ' });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const product = await json(response);
    expect(product).toEqual({
      id: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
      name: 'Kettle',
      description: null,
      shortDescription: null,
      specifications: null,
      categoryId: null,
      partnerId: null,
      sku: null,
      imageUrl: null,
      minimumOrderQuantity: 1,
      price: null,
      priceUnit: 'USD',
      saleUnit: 'piece',
      incoterm: null,
      leadTime: null,
      features: [],
      colors: [],
      priceTiers: [],
      piecesPerCarton: null,
      cartonLengthMm: null,
      cartonWidthMm: null,
      cartonHeightMm: null,
      cartonGrams: null,
      hsCode: null,
      stockStatus: 'in_stock',
      stockQuantity: 0,
      lowStockThreshold: 10,
      isActive: true,
      isFeatured: false,
      viewCount: 0,
      inquiryCount: 0,
      version: 1,
    });
    expect(await visitor.read<Product>(`/api/products/${product.id}`)).toMatchObject({ name: 'Kettle' });
  });

  test('keeps every field that it was given', async () => {
    const [category, partner] = [await createCategory(app.db), await createPartner(app.db)];
    const body = {
      name: 'Kettle',
      description: 'Boils\nwater.',
      shortDescription: 'Boils',
      specifications: '2 l',
      categoryId: category.id,
      partnerId: partner.id,
      sku: 'KET-1',
      imageUrl: '/media/kettle.jpg',
      minimumOrderQuantity: 20,
      price: '12.5',
      priceUnit: 'CNY',
      leadTime: '15-20 days',
      features: ['light', 'quick'],
      colors: ['#ff0000', '#00FF00'],
      priceTiers: [{ price: '11.80', quantity: 500 }],
      piecesPerCarton: 12,
      cartonLengthMm: 475,
      cartonWidthMm: 300,
      cartonHeightMm: 280,
      cartonGrams: 9250,
      stockStatus: 'low_stock',
      stockQuantity: 7,
      lowStockThreshold: 9,
      isActive: false,
      isFeatured: true,
    } as const;
    const { id } = await json(staff.post('/api/products', body));
    expect(await rowOf(id)).toMatchObject({ ...body, price: '12.50' });
    expect((await visitor.get(`/api/products/${id}`)).status).toBe(404);
  });

  test('takes no picture that the content policy would keep browsers from showing', async () => {
    const response = await staff.post('/api/products', {
      name: 'Kettle',
      imageUrl: 'http://a.example/b.jpg',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      fields: { imageUrl: 'Please enter a web address that starts with https://.' },
    });
  });

  test('cannot set what the program counts', async () => {
    const smuggled = {
      id: randomUUID(),
      viewCount: 99,
      inquiryCount: 99,
      version: 9,
      deletedAt: new Date(0),
    };
    const product = await json(staff.post('/api/products', { name: 'Kettle', ...smuggled }));
    expect(product).toMatchObject({ viewCount: 0, inquiryCount: 0, version: 1 });
    expect(product.id).not.toBe(smuggled.id);
    expect((await rowOf(product.id))!.deletedAt).toBeNull();
  });

  test.each([
    ['12.5', '12.50'],
    [12.5, '12.50'],
    [0.1, '0.10'],
    ['', null],
    [99_999_999.99, '99999999.99'],
  ])('the price %j is stored as %j', async (price, stored) => {
    expect((await json(staff.post('/api/products', { name: 'Kettle', price }))).price).toBe(stored);
  });

  test('what is wrong is named, in the language of the asking', async () => {
    const price = 'Please enter a price such as 12.50, at least 0.';
    const name = 'Product name is required';
    for (const [body, fields] of [
      [{}, { name }],
      [{ name: '' }, { name }],
      [{ name: ' \t ' }, { name }],
      [{ name: 'x', price: '-1' }, { price }],
      [{ name: 'x', price: '1,500' }, { price }],
      [{ name: 'x', price: '12.345' }, { price }],
      [{ name: 'x', price: 1e9 }, { price }],
      [{ name: 'x', price: 'abc' }, { price }],
      [{ name: 'x', priceUnit: 'XOF' }, { priceUnit: 'Please choose one of the currencies.' }],
      [{ name: 'a\0b' }, { name: 'This text has characters that cannot be stored.' }],
      [
        { name: 'x', features: ['\ud800'] },
        { 'features.0': 'This text has characters that cannot be stored.' },
      ],
      [{ name: 'x', categoryId: 'shoes' }, { categoryId: 'Please choose one of the values.' }],
      [{ name: 'x', categoryId: randomUUID() }, { categoryId: 'This no longer exists.' }],
      [{ name: 'x', partnerId: randomUUID() }, { partnerId: 'This no longer exists.' }],
      [{ name: 'x', minimumOrderQuantity: 0 }, { minimumOrderQuantity: 'This number is too small.' }],
      [{ name: 'x', stockQuantity: -1 }, { stockQuantity: 'This number is too small.' }],
      [{ price: 'abc' }, { name, price }],
    ] as const) {
      const response = await staff.post('/api/products', body);
      expect(response.status).toBe(400);
      expect(await json(response)).toMatchObject({ code: 'invalid', fields });
    }
    await app.db.update(users).set({ staffLanguage: 'zh' });
    expect(await json(staff.post('/api/products', { price: 'abc' }))).toMatchObject({
      fields: { name: chinese.productNameRequired, price: chinese.priceInvalid },
    });
    expect(await app.db.select().from(products)).toEqual([]);
  });
});

describe('a change', () => {
  test('changes what it names and leaves the rest', async () => {
    const before = await createProduct(app.db, { name: 'Kettle', sku: 'KET-1', stockQuantity: 3 });
    const response = await sendJson(staff, 'PUT', `/api/products/${before.id}`, { price: 8, sku: ' ' });
    expect(response.status).toBe(200);
    const product = await json(response);
    expect(product).toMatchObject({ name: 'Kettle', price: '8.00', sku: null, stockQuantity: 3, version: 2 });
    expect(await rowOf(before.id)).toEqual({
      ...before,
      price: '8.00',
      sku: null,
      version: 2,
      updatedAt: new Date(product.updatedAt),
    });
  });

  test('of an older version is refused and changes nothing; without a version it overwrites', async () => {
    const { id } = await createProduct(app.db, { name: 'Kettle', version: 4 });
    const stale = await sendJson(staff, 'PUT', `/api/products/${id}`, { name: 'Pot', version: 3 });
    expect(stale.status).toBe(409);
    expect(await json(stale)).toMatchObject({ code: 'conflict' });
    expect(await rowOf(id)).toMatchObject({ name: 'Kettle', version: 4 });
    expect(await app.db.select().from(auditEntries)).toEqual([]);
    const right = await sendJson(staff, 'PUT', `/api/products/${id}`, { name: 'Pot', version: 4 });
    expect(await json(right)).toMatchObject({ name: 'Pot', version: 5 });
    const blind = await sendJson(staff, 'PUT', `/api/products/${id}`, { name: 'Pan' });
    expect(await json(blind)).toMatchObject({ name: 'Pan', version: 6 });
  });

  test('of two that start from the same version exactly one wins', async () => {
    const { id } = await createProduct(app.db);
    const answers = await Promise.all(
      ['Pot', 'Pan'].map((name) => sendJson(staff, 'PUT', `/api/products/${id}`, { name, version: 1 })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const winner = await json(answers.find((answer) => answer.ok)!);
    expect(await rowOf(id)).toMatchObject({ name: winner.name, version: 2 });
  });

  test('that is wrong is refused as a whole', async () => {
    const { id } = await createProduct(app.db, { name: 'Kettle' });
    const bad = { name: 'Pot', categoryId: randomUUID() };
    const response = await sendJson(staff, 'PUT', `/api/products/${id}`, bad);
    expect(response.status).toBe(400);
    expect(await json(response)).toMatchObject({ fields: { categoryId: 'This no longer exists.' } });
    expect((await rowOf(id))!.name).toBe('Kettle');
  });

  test.each(['no-uuid', '%27', randomUUID()])('%s names no product', async (id) => {
    const path = `/api/products/${id}`;
    for (const response of [
      await staff.get(`${path}/edit`),
      await sendJson(staff, 'PUT', path, { name: 'x' }),
      await staff.delete(path),
      await staff.post(`${path}/restore`),
      await staff.post(`${path}/duplicate`),
      await staff.post(`${path}/media`, []),
      await sendJson(staff, 'PUT', `${path}/media`, []),
    ])
      expect(response.status).toBe(404);
  });
});

describe('pages that are kept', () => {
  /** Those of the given pages that are rendered again on the next request, because they left the cache. */
  async function rendered(paths: readonly string[]) {
    const again = [];
    for (const path of paths) {
      const before = pages.stats.renders;
      await visitor.get(path);
      if (pages.stats.renders > before) again.push(path);
    }
    return again;
  }

  test('show every write to the next request, and an unrelated product stays as it is', async () => {
    const { id } = await createProduct(app.db, { name: 'Lamp' });
    const unrelated = `/product/${(await createProduct(app.db, { name: 'Rope' })).id}`;
    const all = ['/', '/products', `/product/${id}`, unrelated];
    await rendered(all);
    const { headers } = await visitor.get(unrelated);
    const change = (body: object) => sendJson(staff, 'PUT', `/api/products/${id}`, body);
    const bulk = (action: string) => staff.post('/api/products/bulk', { ids: [id], action });
    for (const [write, shown, isShown] of [
      [() => change({ name: 'Lantern' }), 'Lantern', true],
      [() => bulk('deactivate'), 'Lantern', false],
      [() => bulk('activate'), 'Lantern', true],
      [() => staff.delete(`/api/products/${id}`), 'Lantern', false],
      [() => staff.post(`/api/products/${id}/restore`), 'Lantern', true],
      [() => staff.post(`/api/products/${id}/media`, [picture('one')]), 'example/one.jpg', true],
      [() => sendJson(staff, 'PUT', `/api/products/${id}/media`, [picture('two')]), 'example/two.jpg', true],
      [() => change({ isActive: false }), 'example/two.jpg', false],
    ] as const) {
      expect((await write()).ok).toBe(true);
      for (const path of all.slice(0, 3)) expect((await pageOf(path)).includes(shown)).toBe(isShown);
      expect(await rendered([unrelated])).toEqual([]);
    }
    const again = await visitor.get(unrelated, { 'if-none-match': headers.get('etag')! });
    expect(again.status).toBe(304);
  });

  test('of lists show a new product; what was refused throws nothing away', async () => {
    await rendered(['/', '/products']);
    await staff.post('/api/products', { name: '' });
    await staff.post('/api/products', { name: 'Lost', categoryId: randomUUID() });
    expect(await rendered(['/', '/products'])).toEqual([]);
    await staff.post('/api/products', { name: 'Lamp' });
    for (const path of ['/', '/products']) expect(await pageOf(path)).toContain('Lamp');
  });

  test('of a category show what was moved there, and no more what was moved away', async () => {
    const [from, to] = [await createCategory(app.db), await createCategory(app.db)];
    const { id } = await createProduct(app.db, { name: 'Lamp', categoryId: from.id });
    const [there, here] = [`/products?category=${from.id}`, `/products?category=${to.id}`];
    await rendered([there, here]);
    await staff.post('/api/products/bulk', { ids: [id], action: 'category', categoryId: to.id });
    expect(await pageOf(there)).not.toContain('Lamp');
    expect(await pageOf(here)).toContain('Lamp');
  });
});

describe('media', () => {
  const mediaOf = (id: string) => visitor.read<ProductMedia[]>(`/api/products/${id}/media`);
  const names = (list: { url: string }[]) => list.map((item) => /(\w+)\.jpg$/.exec(item.url)?.[1]);

  test('are added; the primary one leads and is the product’s picture', async () => {
    const { id } = await createProduct(app.db);
    const path = `/api/products/${id}/media`;
    const first = [picture('a', { isPrimary: true }), picture('b', { displayOrder: 1 })];
    expect(await json<object>(staff.post(path, first))).toEqual({ success: true, count: 2 });
    expect((await rowOf(id))!.imageUrl).toBe(picture('a').url);
    await staff.post(path, [picture('c', { displayOrder: 2, isPrimary: true, altText: ' Side ' })]);
    const media = await mediaOf(id);
    expect(names(media)).toEqual(['c', 'a', 'b']);
    expect(media.map((item) => item.isPrimary)).toEqual([true, false, false]);
    expect(media[0]!.altText).toBe('Side');
    expect(await rowOf(id)).toMatchObject({ imageUrl: picture('c').url, version: 3 });
  });

  test('are added once when the answer was lost', async () => {
    const { id } = await createProduct(app.db);
    const path = `/api/products/${id}/media`;
    const list = [picture('a', { isPrimary: true }), picture('b', { displayOrder: 1 })];
    await staff.post(path, list);
    expect(await json<object>(staff.post(path, list))).toEqual({ success: true, count: 0 });
    expect((await mediaOf(id)).map((item) => item.isPrimary)).toEqual([true, false]);
    await staff.post(path, [...list, picture('c', { displayOrder: 2 })]);
    expect(names(await mediaOf(id))).toEqual(['a', 'b', 'c']);
  });

  test('are replaced in the given order; the picture follows, also when none is left', async () => {
    const { id } = await createProduct(app.db);
    const path = `/api/products/${id}/media`;
    const put = (...list: object[]) => sendJson(staff, 'PUT', path, list);
    await put(picture('a'), picture('b'), { ...picture('film'), type: 'video' });
    await put(picture('b', { displayOrder: 9 }), picture('c'), picture('a'));
    expect(names(await mediaOf(id))).toEqual(['b', 'c', 'a']);
    expect((await rowOf(id))!.imageUrl).toBe(picture('b').url);
    await put(picture('a'), picture('c', { isPrimary: true }), picture('d', { isPrimary: true }));
    expect((await mediaOf(id)).filter((item) => item.isPrimary)).toHaveLength(1);
    expect(names(await mediaOf(id))[0]).toBe(names([{ url: (await rowOf(id))!.imageUrl! }])[0]);
    expect(await json<object>(put())).toEqual({ success: true, count: 0 });
    expect(await mediaOf(id)).toEqual([]);
    expect((await rowOf(id))!.imageUrl).toBeNull();
  });

  test('a picture that is no media record stays when media are emptied', async () => {
    const { id } = await createProduct(app.db, { imageUrl: '/media/own.jpg' });
    await sendJson(staff, 'PUT', `/api/products/${id}/media`, []);
    expect((await rowOf(id))!.imageUrl).toBe('/media/own.jpg');
  });

  test('of an address that no page may show, and more than the maximum, are refused as a whole', async () => {
    const { id } = await createProduct(app.db);
    const path = `/api/products/${id}/media`;
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'https://x.example/\0', '/etc/passwd']) {
      const response = await staff.post(path, [picture('a'), { url }]);
      expect(response.status).toBe(400);
      expect(await json(response)).toMatchObject({
        fields: { '1.url': expect.stringContaining('https') as string },
      });
    }
    const many = (count: number, name = 'p') =>
      Array.from({ length: count }, (_, i) => picture(`${name}${i}`));
    expect((await staff.post(path, many(31))).status).toBe(400);
    expect((await sendJson(staff, 'PUT', path, many(31))).status).toBe(400);
    expect(await mediaOf(id)).toEqual([]);
    expect((await staff.post(path, many(20))).status).toBe(201);
    expect((await staff.post(path, many(11, 'q'))).status).toBe(400);
    expect(await mediaOf(id)).toHaveLength(20);
    expect((await staff.get(`/api/products/${id}/edit`)).status).toBe(200);
  });
});
