import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { maxBulkProducts } from '#shared/base/limits.ts';
import type { AuditEntry } from '#shared/people/audit.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createCategory, createPartner, createProduct, signedIn } from '#tests/factories.ts';
import { deletePermanently } from '#tests/staff.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import type { Former } from '../../platform/db/bulk.ts';
import { products } from './product.schema.ts';

const app = await createTestApp();
const visitor = app.client();
let staff: Client;
beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app, { role: 'admin' });
});

type Done = { success: true; count: number; former: Former[] };

const json = async <T = Done>(response: Response | Promise<Response>) => (await (await response).json()) as T;

const rowOf = async (id: string) => (await app.db.select().from(products).where(eq(products.id, id)))[0];

const entries = () =>
  app.db.select().from(auditEntries).orderBy(asc(auditEntries.createdAt), asc(auditEntries.title));

describe('the same change to many', () => {
  const none = { success: true, count: 0, former: [] };
  const bulk = (ids: string[], action: string, more: object = {}) =>
    staff.post('/api/products/bulk', { ids, action, ...more });

  test.each([
    ['activate', { isActive: false }, { isActive: true }],
    ['deactivate', { isActive: true }, { isActive: false }],
    ['feature', { isFeatured: false }, { isFeatured: true }],
    ['unfeature', { isFeatured: true }, { isFeatured: false }],
    ['delete', { deletedAt: null }, { deletedAt: expect.any(Date) as Date }],
    ['restore', { deletedAt: new Date(0) }, { deletedAt: null }],
  ])('%s', async (action, before, after) => {
    const rows = [await createProduct(app.db, before), await createProduct(app.db, before)];
    const other = await createProduct(app.db, before);
    const ids = rows.map((row) => row.id);
    const response = await bulk([...ids, ids[0]!, randomUUID()], action);
    expect(await json(response)).toMatchObject({ success: true, count: 2 });
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ ...after, version: 2 });
    expect(await rowOf(other.id)).toEqual(other);
    const log = (await entries()).filter(({ partOf }) => partOf !== null);
    expect(log.map((entry) => entry.recordId).sort()).toEqual([...ids].sort());
    for (const entry of log) {
      expect(entry.action).toBe(action === 'delete' || action === 'restore' ? action : 'update');
      expect(Object.keys(entry.after!)).toEqual(Object.keys(after));
    }
    const shown = await visitor.read<Product[]>('/api/products');
    expect(shown.some((product) => product.id === ids[0])).toBe(!['deactivate', 'delete'].includes(action));
  });

  test('moves to a category and out of every one; one that does not exist moves nothing', async () => {
    const { id: categoryId } = await createCategory(app.db);
    const { id } = await createProduct(app.db);
    await bulk([id], 'category', { categoryId });
    expect((await rowOf(id))!.categoryId).toBe(categoryId);
    const missing = await bulk([id], 'category', { categoryId: randomUUID() });
    expect(missing.status).toBe(400);
    expect(await json<object>(missing)).toMatchObject({ fields: { categoryId: 'This no longer exists.' } });
    expect((await rowOf(id))!.categoryId).toBe(categoryId);
    await bulk([id], 'category', { categoryId: null });
    expect((await rowOf(id))!.categoryId).toBeNull();
  });

  test('what lies in the trash already keeps its day and is not counted again', async () => {
    const before = await createProduct(app.db, { deletedAt: new Date(0) });
    expect(await json(bulk([before.id], 'delete'))).toEqual(none);
    expect(await rowOf(before.id)).toEqual(before);
    const { id } = await createProduct(app.db);
    expect(await json(bulk([id], 'restore'))).toEqual(none);
    expect(await entries()).toEqual([]);
  });

  test('more than one change takes are refused', async () => {
    const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
    expect((await bulk(ids(maxBulkProducts + 1), 'activate')).status).toBe(400);
    expect(await json(bulk(ids(maxBulkProducts), 'activate'))).toEqual(none);
    expect((await bulk([], 'activate')).status).toBe(400);
  });

  test('sets price, stock and supplier', async () => {
    const { id: partnerId } = await createPartner(app.db);
    const { id } = await createProduct(app.db, { price: '12.50', priceUnit: 'EUR' });
    await bulk([id], 'supplier', { partnerId });
    await bulk([id], 'stock_quantity', { stockQuantity: '40' });
    await bulk([id], 'stock_status', { stockStatus: 'out_of_stock' });
    await bulk([id], 'price', { price: '9' });
    expect(await rowOf(id)).toMatchObject({
      partnerId,
      stockQuantity: 40,
      stockStatus: 'out_of_stock',
      price: '9.00',
      priceUnit: 'EUR',
      version: 5,
    });
    const refused = await bulk([id], 'price', { price: '-1' });
    expect(refused.status).toBe(400);
    expect(await json<object>(refused)).toHaveProperty('fields.price');
  });

  test('raises prices by percent, exactly; what has no price keeps none', async () => {
    const { id: a } = await createProduct(app.db, { price: '12.50' });
    const { id: b } = await createProduct(app.db, { price: null });
    const { id: c } = await createProduct(app.db, { price: '149', priceUnit: 'JPY' });
    const { count } = await json(bulk([a, b, c], 'price_percent', { percent: '5' }));
    expect(count).toBe(2);
    expect([(await rowOf(a))!.price, (await rowOf(b))!.price, (await rowOf(c))!.price]).toEqual([
      '13.13',
      null,
      '156.00',
    ]);
  });

  test('is one entry of the audit log, with what all got, and a part for each product', async () => {
    const a = await createProduct(app.db, { name: 'A', stockQuantity: 1 });
    const b = await createProduct(app.db, { name: 'B', stockQuantity: 2 });
    const boss = await signedIn(app, { role: 'super_admin' });
    const log = (query = '') => boss.read<AuditEntry[]>(`/api/audit?noun=product${query}`);
    await bulk([a.id, b.id], 'stock_quantity', { stockQuantity: '40' });
    await bulk([a.id, b.id], 'delete');
    const [gone, changed] = await log();
    expect(gone).toMatchObject({ action: 'delete', title: null, recordId: null, parts: 2 });
    expect(changed).toMatchObject({ action: 'update', parts: 2, before: null, after: { stockQuantity: 40 } });
    const parts = await log(`&partOf=${changed!.id}`);
    expect(parts.map(({ title, before }) => [title, before]).toSorted()).toEqual([
      ['A', { stockQuantity: 1 }],
      ['B', { stockQuantity: 2 }],
    ]);
    await bulk([a.id], 'restore');
    expect((await log())[0]).toMatchObject({ action: 'restore', title: 'A', parts: 0 });
    // What changes nothing leaves no entry.
    await bulk([a.id], 'stock_quantity', { stockQuantity: '40' });
    expect(await log()).toHaveLength(3);
  });

  test('prices by quantity are raised too, go with a new price, and come back', async () => {
    const priceTiers = [{ quantity: 500, price: '11.80' }];
    const { id } = await createProduct(app.db, { price: '12.50', priceTiers });
    const raised = await json(bulk([id], 'price_percent', { percent: '-20' }));
    expect(await rowOf(id)).toMatchObject({ price: '10.00', priceTiers: [{ quantity: 500, price: '9.44' }] });
    expect((await staff.post('/api/products/bulk/undo', { former: raised.former })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ price: '12.50', priceTiers });
    const set = await json(bulk([id], 'price', { price: '9' }));
    expect(await rowOf(id)).toMatchObject({ price: '9.00', priceTiers: [] });
    expect((await staff.post('/api/products/bulk/undo', { former: set.former })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ price: '12.50', priceTiers });
  });

  test('one price that would no longer fit leaves all as they are', async () => {
    const { id: small } = await createProduct(app.db, { price: '1.00' });
    const { id: large } = await createProduct(app.db, { price: '99999999.99' });
    const refused = await bulk([small, large], 'price_percent', { percent: '10' });
    expect(refused.status).toBe(400);
    expect(await json<object>(refused)).toHaveProperty('fields.percent');
    expect([(await rowOf(small))!.price, (await rowOf(large))!.price]).toEqual(['1.00', '99999999.99']);
  });

  test('is undone: each gets back what it had, but not what somebody has changed since', async () => {
    const { id: categoryId } = await createCategory(app.db);
    const { id: other } = await createCategory(app.db);
    const rows = [
      await createProduct(app.db, { categoryId, price: '1.00' }),
      await createProduct(app.db, { price: null }),
      await createProduct(app.db, { price: '7.35' }),
    ];
    const ids = rows.map((row) => row.id);
    const undo = (former: Former[]) => json(staff.post('/api/products/bulk/undo', { former }));
    const moved = await json(bulk(ids, 'category', { categoryId: other }));
    expect(await undo(moved.former)).toEqual({ success: true, count: 3, kept: [] });
    for (const row of rows)
      expect(await rowOf(row.id)).toMatchObject({ categoryId: row.categoryId, version: 3 });
    // Undoing the same change again changes nothing.
    expect(await undo(moved.former)).toEqual({ success: true, count: 0, kept: [] });

    const raised = await json(bulk(ids, 'price_percent', { percent: '33.33' }));
    await sendJson(staff, 'PUT', `/api/products/${ids[2]}`, { price: '5.00' });
    expect(await undo(raised.former)).toEqual({ success: true, count: 1, kept: [] });
    expect((await rowOf(ids[0]!))!.price).toBe('1.00');
    expect((await rowOf(ids[2]!))!.price).toBe('5.00');
  });

  test('is undone also after a later change of other fields, or one that was itself undone', async () => {
    const { id: categoryId } = await createCategory(app.db);
    const { id } = await createProduct(app.db, { price: '1.00' });
    const undo = async ({ former }: Done) => json(staff.post('/api/products/bulk/undo', { former }));
    const moved = await json(bulk([id], 'category', { categoryId }));
    const raised = await json(bulk([id], 'price', { price: '9' }));
    const again = await json(bulk([id], 'price', { price: '8' }));
    expect(await undo(raised)).toMatchObject({ count: 0 });
    expect(await undo(again)).toMatchObject({ count: 1 });
    expect(await undo(raised)).toMatchObject({ count: 1 });
    const gone = await json(bulk([id], 'delete'));
    expect(await undo(gone)).toMatchObject({ count: 1 });
    expect(await undo(moved)).toMatchObject({ count: 1 });
    expect(await rowOf(id)).toMatchObject({ categoryId: null, price: '1.00', deletedAt: null });
  });

  test.each([
    ['category', 'categoryId', '/api/categories', createCategory],
    ['supplier', 'partnerId', '/api/partners', createPartner],
  ] as const)(
    'is undone, but a product keeps its %s if the former one was deleted permanently',
    async (action, field, path, create) => {
      const [gone, there] = [await create(app.db), await create(app.db)];
      const first = await createProduct(app.db, { name: 'Lamp', [field]: gone.id });
      const second = await createProduct(app.db);
      const { former } = await json(bulk([first.id, second.id], action, { [field]: there.id }));
      await deletePermanently(staff, `${path}/${gone.id}`);
      expect(await json(staff.post('/api/products/bulk/undo', { former }))).toEqual({
        success: true,
        count: 1,
        kept: [{ id: first.id, name: 'Lamp', field }],
      });
      expect((await rowOf(first.id))![field]).toBe(there.id);
      expect((await rowOf(second.id))![field]).toBeNull();
    },
  );

  test('takes and undoes as many as are allowed, within the size of a request', async () => {
    const { id: categoryId } = await createCategory(app.db);
    const { id: other } = await createCategory(app.db);
    const values = Array.from({ length: maxBulkProducts }, (_, i) => ({ name: `lamp ${i}`, categoryId }));
    const made = await app.db.insert(products).values(values).returning({ id: products.id });
    const ids = made.map((row) => row.id);
    const { former } = await json(bulk(ids, 'category', { categoryId: other }));
    expect(await app.db.$count(products, eq(products.categoryId, other))).toBe(maxBulkProducts);
    await staff.post('/api/products/bulk/undo', { former });
    expect(await app.db.$count(products, eq(products.categoryId, categoryId))).toBe(maxBulkProducts);
  });
});
