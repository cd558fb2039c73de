import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createCategory, createProduct, signedIn } from '#tests/factories.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';

let app: TestApp;
let staff: Client;

beforeAll(async () => {
  app = await createTestApp();
  await app.services.startJobs();
});

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app, { role: 'admin' });
});

const put = (path: string, body: object) =>
  staff.request('PUT', path, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

const names = async (locale: string): Promise<string[]> => {
  const rows = await app.client().read<{ name: string }[]>('/api/categories', { 'accept-language': locale });
  return rows.map((row) => row.name);
};

test('a new category has its names in every language at once', async () => {
  const response = await staff.post('/api/categories', {
    name: ' Lamps ',
    translations: { fr: { name: 'Lampes', description: null }, zh: { name: '', description: null } },
  });
  expect(response.status).toBe(201);
  expect(await names('en')).toEqual(['Lamps']);
  expect(await names('fr')).toEqual(['Lampes']);
  expect(await names('zh')).toEqual(['Lamps']);
});

test.each([
  [{}, 'name', 'Name is required'],
  [{ name: '   ' }, 'name', 'Name is required'],
  [{ name: 'x', displayOrder: -1 }, 'displayOrder', 'This number is too small.'],
  [
    { name: 'x', imageUrl: 'javascript:alert(1)' },
    'imageUrl',
    'Please enter a web address that starts with https://.',
  ],
])('%j is refused, and the field is named', async (body, field, text) => {
  const response = await staff.post('/api/categories', body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid', fields: { [field]: text } });
  expect(await names('en')).toEqual([]);
});

test('a new name is on the pages, and its products are found by it soon', async () => {
  const category = await createCategory(app.db, { name: 'Lamps' });
  await createProduct(app.db, { name: 'Copper thing', categoryId: category.id });
  const visitor = app.client();
  expect(await (await visitor.get('/products')).text()).toContain('Lamps');
  const response = await put(`/api/categories/${category.id}`, {
    name: 'Lanterns',
    translations: { es: { name: 'Faroles', description: null } },
  });
  expect(response.status).toBe(200);
  const html = await (await visitor.get('/products')).text();
  expect(html).toContain('Lanterns');
  expect(html).not.toContain('Lamps');
  for (const word of ['lanterns', 'faroles']) {
    await vi.waitFor(async () => {
      const found = await visitor.read<{ name: string }[]>(`/api/products?search=${word}`);
      expect(found.map((product) => product.name)).toEqual(['Copper thing']);
    }, 10_000);
  }
});

test('what is not named stays; a translation without a name is taken away', async () => {
  const category = await createCategory(app.db, {
    name: 'Lamps',
    displayOrder: 7,
    translations: { fr: { name: 'Lampes' }, es: { name: 'Lámparas' } },
  });
  await put(`/api/categories/${category.id}`, { translations: { fr: { name: '', description: null } } });
  expect(await names('fr')).toEqual(['Lamps']);
  expect(await names('es')).toEqual(['Lámparas']);
  const [row] = await app.services.categoryAdmin.list({ role: 'admin' } as never);
  expect(row).toMatchObject({ displayOrder: 7, translations: { es: { name: 'Lámparas' } } });
});

test('deleted, it is hidden from visitors and its products stay; restored, it is back', async () => {
  const category = await createCategory(app.db, { name: 'Lamps' });
  const product = await createProduct(app.db, { categoryId: category.id });
  const path = `/api/categories/${category.id}`;
  expect((await staff.delete(path)).status).toBe(200);
  expect((await staff.delete(path)).status).toBe(200);
  expect(await names('en')).toEqual([]);
  expect((await app.client().get(`/product/${product.id}`)).status).toBe(200);
  expect((await staff.post(`${path}/restore`)).status).toBe(200);
  expect(await names('en')).toEqual(['Lamps']);
  const entries = await app.db.select().from(auditEntries);
  expect(entries.map(({ action, noun, title }) => [action, noun, title])).toEqual([
    ['delete', 'category', 'Lamps'],
    ['restore', 'category', 'Lamps'],
  ]);
});

test.each(['no-uuid', crypto.randomUUID()])('the unknown category %s is 404', async (id) => {
  expect((await put(`/api/categories/${id}`, { name: 'x' })).status).toBe(404);
  expect((await staff.delete(`/api/categories/${id}`)).status).toBe(404);
  expect((await staff.post(`/api/categories/${id}/restore`)).status).toBe(404);
});
