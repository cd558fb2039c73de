import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { maxBulkProducts, staffPageSize } from '#shared/base/limits.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { type MediaList, type StaffProduct, staffQuery } from '#shared/catalogue/product-form.ts';
import { naturalOrders, type StaffSort, staffSorts } from '#shared/catalogue/product-rules.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createCategory, createPartner, createProduct, createUser, signedIn } from '#tests/factories.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { productMedia, products, productTranslations } from './product.schema.ts';

const app = await createTestApp();
const visitor = app.client();
let staff: Client;
let actor: CurrentUser;
beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app, { role: 'admin' });
  actor = (await createUser(app.db, { role: 'admin' })).user;
});

const json = async <T = StaffProduct>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T;

const rowOf = async (id: string) => (await app.db.select().from(products).where(eq(products.id, id)))[0];

const pageOf = async (path: string) => (await visitor.get(path)).text();

const list = (query: Record<string, unknown> = {}) =>
  app.services.catalogue.list(actor, staffQuery.parse(query));

const names = async (query: Record<string, unknown> = {}) =>
  (await list(query)).products.map((product) => product.name);

const entries = () =>
  app.db.select().from(auditEntries).orderBy(asc(auditEntries.createdAt), asc(auditEntries.title));

describe('the list of the staff', () => {
  test('holds inactive products too, newest first, and the trash only where it is asked for', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
    await createProduct(app.db, { name: 'old', createdAt: at(1) });
    await createProduct(app.db, { name: 'hidden', createdAt: at(2), isActive: false });
    await createProduct(app.db, { name: 'star', createdAt: at(3), isFeatured: true });
    await createProduct(app.db, { name: 'gone', createdAt: at(4), isFeatured: true, deletedAt: at(5) });
    expect(await names()).toEqual(['star', 'hidden', 'old']);
    expect(await names({ status: 'active' })).toEqual(['star', 'old']);
    expect(await names({ status: 'inactive' })).toEqual(['hidden']);
    expect(await names({ status: 'featured' })).toEqual(['star']);
    expect(await names({ status: 'trash' })).toEqual(['gone']);
    expect((await list({ status: 'trash' })).total).toBe(1);
  });

  test('is for the staff', async () => {
    const customer = (await createUser(app.db, { role: 'customer' })).user;
    const query = staffQuery.parse({});
    await expect(app.services.catalogue.list(null, query)).rejects.toMatchObject({ code: 'unauthorized' });
    await expect(app.services.catalogue.list(customer, query)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(app.services.catalogue.summary(customer)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('finds in name, SKU and every translated name, whatever the case', async () => {
    await createProduct(app.db, {
      name: 'Kettle',
      sku: 'KET-77',
      translations: { fr: { name: 'Bouilloire' } },
    });
    await createProduct(app.db, { name: 'Rope', description: 'holds a kettle' });
    for (const search of ['kett', 'ETTLE', 'ket-7', 'bouill', '  kettle ']) {
      expect(await names({ search })).toEqual(['Kettle']);
    }
    expect(await names({ search: 'zanzibar' })).toEqual([]);
  });

  test.each(['%', '_', '\\', '100%', 'a_b', "'"])('%s is looked up as it is written', async (sign) => {
    await createProduct(app.db, { name: `cup ${sign} cup` });
    await createProduct(app.db, { name: 'cup 100 axb' });
    expect(await names({ search: sign })).toEqual([`cup ${sign} cup`]);
  });

  test('filters by category, by none and by stock, together with a search', async () => {
    const { id: category } = await createCategory(app.db);
    await createProduct(app.db, { name: 'lamp', categoryId: category, stockStatus: 'low_stock' });
    await createProduct(app.db, { name: 'lamp shade', categoryId: category });
    await createProduct(app.db, { name: 'rope' });
    expect((await names({ category })).sort()).toEqual(['lamp', 'lamp shade']);
    expect(await names({ category: 'none' })).toEqual(['rope']);
    expect(await names({ category: randomUUID() })).toEqual([]);
    expect(await names({ stock: 'low_stock' })).toEqual(['lamp']);
    expect(await names({ category, stock: 'in_stock', search: 'lamp' })).toEqual(['lamp shade']);
  });

  test.each([
    ['name', ['apple', 'Banana', 'cherry']],
    ['price', ['cherry', 'apple', 'Banana']],
    ['stock', ['Banana', 'cherry', 'apple']],
    ['views', ['apple', 'Banana', 'cherry']],
    ['inquiries', ['Banana', 'apple', 'cherry']],
    ['sku', ['cherry', 'apple', 'Banana']],
    ['category', ['Banana', 'apple', 'cherry']],
    ['supplier', ['apple', 'cherry', 'Banana']],
    ['status', ['cherry', 'apple', 'Banana']],
    ['minimum', ['Banana', 'cherry', 'apple']],
    ['updated', ['Banana', 'cherry', 'apple']],
  ])('in the order of %s, and the other way round', async (sort, expected) => {
    const { id: zinc } = await createCategory(app.db, { name: 'Zinc' });
    const { id: brass } = await createCategory(app.db, { name: 'brass' });
    const { id: maker } = await createPartner(app.db, { name: 'Example Works' });
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
    await createProduct(app.db, {
      name: 'apple',
      price: '9.50',
      stockQuantity: 9,
      viewCount: 30,
      inquiryCount: 2,
      minimumOrderQuantity: 9,
      sku: 'b-2',
      categoryId: zinc,
      partnerId: maker,
      createdAt: at(1),
      updatedAt: at(1),
    });
    await createProduct(app.db, {
      name: 'Banana',
      price: null,
      viewCount: 4,
      inquiryCount: 10,
      isActive: false,
      categoryId: brass,
      createdAt: at(0),
      updatedAt: at(3),
    });
    await createProduct(app.db, {
      name: 'cherry',
      price: '2',
      stockQuantity: 1,
      minimumOrderQuantity: 5,
      sku: 'A-1',
      isFeatured: true,
      partnerId: maker,
      createdAt: at(0),
      updatedAt: at(2),
    });
    expect(await names({ sort })).toEqual(expected);
    const other = naturalOrders[sort as StaffSort] === 'asc' ? 'desc' : 'asc';
    const back = await names({ sort, order: other });
    // Products without a value come last in either direction; equal values keep the newest first.
    const last: Partial<Record<string, string[]>> = {
      price: ['apple', 'cherry', 'Banana'],
      sku: ['apple', 'cherry', 'Banana'],
      category: ['apple', 'Banana', 'cherry'],
      supplier: ['apple', 'cherry', 'Banana'],
    };
    expect(back).toEqual(last[sort] ?? expected.toReversed());
  });

  test('filters by supplier, and by what is to be reordered whatever its status says', async () => {
    const { id: supplier } = await createPartner(app.db);
    const kept = { lowStockThreshold: 5, stockQuantity: 6 };
    await createProduct(app.db, { name: 'full', ...kept, stockStatus: 'low_stock' });
    await createProduct(app.db, { name: 'at the level', ...kept, stockQuantity: 5, partnerId: supplier });
    await createProduct(app.db, { name: 'none left', ...kept, stockQuantity: 0, isActive: false });
    await createProduct(app.db, { name: 'gone', ...kept, stockQuantity: 0, deletedAt: new Date() });
    expect((await names({ stock: 'reorder' })).sort()).toEqual(['at the level', 'none left']);
    expect(await names({ stock: 'reorder', status: 'active' })).toEqual(['at the level']);
    expect(await names({ supplier })).toEqual(['at the level']);
    expect((await names({ supplier: 'none' })).sort()).toEqual(['full', 'none left']);
    expect((await app.services.dashboard.figures(actor)).toReorder).toBe(1);
  });

  test('says which products match, as many as one bulk change takes', async () => {
    const values = Array.from({ length: maxBulkProducts + 2 }, (_, i) => ({ name: `lamp ${i}` }));
    await app.db.insert(products).values(values);
    const rope = await createProduct(app.db, { name: 'rope' });
    type Matching = { ids: string[]; total: number };
    const matching = (query: string) => json<Matching>(staff.get(`/api/products/matching?${query}`));
    expect(await matching('search=rope')).toEqual({ ids: [rope.id], total: 1 });
    const { ids, total } = await matching('search=lamp&sort=name');
    expect([new Set(ids).size, total]).toEqual([maxBulkProducts, maxBulkProducts + 2]);
    expect(await matching('search=nothing')).toEqual({ ids: [], total: 0 });
  });

  test('pages hold every product once, in any order, also where all are alike', async () => {
    const createdAt = new Date();
    const count = staffPageSize * 2 + 3;
    await app.db.insert(products).values(
      Array.from({ length: count }, (_, i) => ({
        name: `twin ${i % 3}`,
        price: i % 4 === 0 ? null : '5',
        createdAt,
      })),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...staffSorts), fc.constantFrom('', 'twin'), async (sort, search) => {
        const seen = new Set<string>();
        for (const [page, size] of [staffPageSize, staffPageSize, 3, 0].entries()) {
          const found = await list({ sort, search, page: page + 1 });
          expect(found.total).toBe(count);
          expect(found.products).toHaveLength(size);
          for (const product of found.products) seen.add(product.id);
        }
        expect(seen.size).toBe(count);
      }),
      { numRuns: 12 },
    );
  });

  test('the figures count what is not in the trash', async () => {
    const none = { total: 0, active: 0, featured: 0, inquiries: 0, trash: 0 };
    expect(await app.services.catalogue.summary(actor)).toEqual(none);
    await createProduct(app.db, { inquiryCount: 3, isFeatured: true });
    await createProduct(app.db, { inquiryCount: 4, isActive: false });
    await createProduct(app.db, { inquiryCount: 50, isFeatured: true, deletedAt: new Date() });
    const figures = { total: 2, active: 1, featured: 1, inquiries: 7, trash: 1 };
    expect(await app.services.catalogue.summary(actor)).toEqual(figures);
  });
});

describe('a product that is opened', () => {
  test('comes with its media, also when visitors may not see it', async () => {
    const media = [
      { type: 'image', url: '/media/b.jpg', displayOrder: 1 },
      { type: 'image', url: '/media/a.jpg', displayOrder: 2, isPrimary: true, altText: 'Front' },
    ] as const;
    const { id } = await createProduct(app.db, { name: 'Lamp', isActive: false, media: [...media] });
    const response = await staff.get(`/api/products/${id}/edit`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const opened = await json<{ product: StaffProduct; media: MediaList }>(response);
    expect(opened.product).toMatchObject({ id, name: 'Lamp', price: '12.50', isActive: false, version: 1 });
    expect(opened.media).toEqual([{ ...media[1] }, { ...media[0], altText: null, isPrimary: false }]);
  });

  test('may hold what the form would no longer take', async () => {
    const media = [{ type: 'image' as const, url: 'ftp://old.example/a.jpg' }];
    const { id } = await createProduct(app.db, { name: 'x'.repeat(300), priceUnit: 'XOF' as 'USD', media });
    const opened = await json<{ product: StaffProduct; media: MediaList }>(
      staff.get(`/api/products/${id}/edit`),
    );
    expect([opened.product.priceUnit, opened.media[0]!.url]).toEqual(['XOF', 'ftp://old.example/a.jpg']);
    expect((await staff.post(`/api/products/${id}/duplicate`)).status).toBe(201);
  });
});

describe('a copy', () => {
  test('has the media and translations, is not shown yet, and counts from zero', async () => {
    const original = await createProduct(app.db, {
      name: 'Lamp',
      sku: 'L-1',
      price: '3.20',
      features: ['bright'],
      isFeatured: true,
      viewCount: 5,
      inquiryCount: 6,
      version: 7,
      media: [{ type: 'image', url: '/media/a.jpg', isPrimary: true, displayOrder: 3, altText: 'Front' }],
      translations: { fr: { name: 'Lampe', features: ['clair'], isAutoTranslated: true } },
    });
    const response = await staff.post(`/api/products/${original.id}/duplicate`);
    expect(response.status).toBe(201);
    const copy = await json(response);
    expect(copy.id).not.toBe(original.id);
    expect(copy).toMatchObject({
      name: 'Lamp (copy)',
      sku: null,
      price: '3.20',
      features: ['bright'],
      isActive: false,
      isFeatured: false,
      viewCount: 0,
      inquiryCount: 0,
      version: 1,
    });
    const [media] = await app.db.select().from(productMedia).where(eq(productMedia.productId, copy.id));
    expect(media).toMatchObject({ url: '/media/a.jpg', isPrimary: true, displayOrder: 3, altText: 'Front' });
    const texts = productTranslations;
    const [text] = await app.db.select().from(texts).where(eq(texts.productId, copy.id));
    expect(text).toMatchObject({
      language: 'fr',
      name: 'Lampe',
      features: ['clair'],
      isAutoTranslated: true,
    });
    expect(await rowOf(original.id)).toEqual(original);
    expect((await visitor.get(`/api/products/${copy.id}`)).status).toBe(404);
    expect(await entries()).toMatchObject([
      { action: 'create', noun: 'product', recordId: copy.id, after: { copyOf: original.id } },
    ]);
  });

  test('of the longest name can be saved again, and a copy of the trash lies outside it', async () => {
    const { id } = await createProduct(app.db, { name: 'x'.repeat(200), deletedAt: new Date() });
    const copy = await json(staff.post(`/api/products/${id}/duplicate`));
    expect(copy.name).toMatch(/^x+ \(copy\)$/);
    const saved = await sendJson(staff, 'PUT', `/api/products/${copy.id}`, { name: copy.name });
    expect(saved.status).toBe(200);
    expect((await rowOf(copy.id))!.deletedAt).toBeNull();
  });
});

describe('the log', () => {
  test('names who did what, with the fields that differ and no others', async () => {
    const { user, token } = await createUser(app.db, { role: 'admin' });
    const [known] = staff.cookies.keys();
    staff.cookies.set(known!, token);
    const { id } = await json(staff.post('/api/products', { name: 'Lamp', price: '3' }));
    const path = `/api/products/${id}`;
    await sendJson(staff, 'PUT', path, { name: 'Lantern', price: '3.00', stockQuantity: 0 });
    await sendJson(staff, 'PUT', path, { name: 'Lantern' });
    await staff.post(`${path}/media`, [{ url: '/media/a.jpg' }]);
    await sendJson(staff, 'PUT', `${path}/media`, [{ url: '/media/b.jpg' }]);
    for (let i = 0; i < 2; i++) await staff.delete(path);
    await staff.post(`${path}/restore`);
    await staff.delete(path);
    await staff.delete('/api/products/trash');
    const log = await app.db.select().from(auditEntries).orderBy(asc(auditEntries.createdAt));
    expect(
      log.map(({ action, before, after }) => [action, before, action === 'create' ? {} : after]),
    ).toEqual([
      ['create', null, {}],
      ['update', { name: 'Lamp' }, { name: 'Lantern' }],
      ['update', { media: [] }, { media: ['/media/a.jpg'] }],
      ['update', { media: ['/media/a.jpg'] }, { media: ['/media/b.jpg'] }],
      ['delete', null, null],
      ['restore', null, null],
      ['delete', null, null],
      ['purge', null, null],
    ]);
    expect(log[0]!.after).toMatchObject({ name: 'Lamp', price: '3' });
    for (const entry of log) {
      expect(entry).toMatchObject({
        userId: user.id,
        username: user.username,
        noun: 'product',
        recordId: id,
      });
    }
    expect(log.at(-1)!.title).toBe('Lantern');
  });
});

describe('the trash', () => {
  /** The places where a visitor can find a product. */
  async function places(id: string, category: string) {
    const listed = (await visitor.read<Product[]>('/api/products')).some((product) => product.id === id);
    const found = await visitor.read<Product[]>('/api/products?search=zanzibar');
    return {
      own: (await visitor.get(`/api/products/${id}`)).status === 200,
      page: (await visitor.get(`/product/${id}`)).status === 200,
      listed,
      found: found.length === 1,
      sitemap: (await pageOf('/sitemap-products-1.xml')).includes(id),
      facet: (await pageOf('/products')).includes(`${category} (1)`),
    };
  }
  const everywhere = { own: true, page: true, listed: true, found: true, sitemap: true, facet: true };
  const nowhere = { own: false, page: false, listed: false, found: false, sitemap: false, facet: false };

  test('takes a product from everywhere, and gives it back', async () => {
    const { id: categoryId, name } = await createCategory(app.db);
    const { id } = await createProduct(app.db, { name: 'Zanzibar lamp', categoryId });
    expect(await places(id, name)).toEqual(everywhere);
    expect(await json<object>(staff.delete(`/api/products/${id}`))).toEqual({ success: true });
    expect(await places(id, name)).toEqual(nowhere);
    const { deletedAt } = (await rowOf(id))!;
    expect((await staff.delete(`/api/products/${id}`)).status).toBe(200);
    expect((await rowOf(id))!.deletedAt).toEqual(deletedAt);
    expect(await json<object>(staff.post(`/api/products/${id}/restore`))).toEqual({ success: true });
    expect(await places(id, name)).toEqual(everywhere);
    expect((await staff.post(`/api/products/${id}/restore`)).status).toBe(200);
  });

  test('is emptied of its contents, and of nothing else', async () => {
    const kept = await createProduct(app.db);
    const thrown = await createProduct(app.db, { media: [{ type: 'image', url: '/media/a.jpg' }] });
    await staff.delete(`/api/products/${thrown.id}`);
    expect(await json<object>(staff.delete('/api/products/trash'))).toMatchObject({ count: 1 });
    expect((await app.db.select().from(products)).map((row) => row.id)).toEqual([kept.id]);
    expect(await app.db.select().from(productMedia)).toEqual([]);
    expect((await staff.post(`/api/products/${thrown.id}/restore`)).status).toBe(404);
    expect(await json<object>(staff.delete('/api/products/trash'))).toMatchObject({ count: 0 });
  });
});

test('names products in a language, as far as they are translated into it', async () => {
  const lamp = await createProduct(app.db, { translations: { zh: { name: '灯', features: [] } } });
  const { id } = await createProduct(app.db);
  const found = await app.services.catalogue.namesIn(actor, [lamp.id, id], 'zh');
  expect(found).toEqual({ [lamp.id]: '灯' });
});
