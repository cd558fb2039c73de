import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createCategory } from '#tests/factories.ts';
import type { Category } from '#shared/catalogue/category.ts';

const app = await createTestApp();
const client = app.client();
beforeEach(app.reset);

const names = async (headers: Record<string, string> = {}) =>
  (await client.read<Category[]>('/api/categories', headers)).map((category) => category.name);

test('are listed by display order, then by name', async () => {
  await createCategory(app.db, { name: 'Zips', displayOrder: 0 });
  await createCategory(app.db, { name: 'Bags', displayOrder: 1 });
  await createCategory(app.db, { name: 'Audio', displayOrder: 1 });
  expect(await names()).toEqual(['Zips', 'Audio', 'Bags']);
});

test('are named in the visitor’s language, falling back to the original', async () => {
  await createCategory(app.db, {
    name: 'Shoes',
    displayOrder: 0,
    translations: { fr: { name: 'Chaussures' }, es: { name: '' } },
  });
  await createCategory(app.db, { name: 'Bags', displayOrder: 1 });
  expect(await names({ 'accept-language': 'fr-CI,en;q=0.5' })).toEqual(['Chaussures', 'Bags']);
  expect(await names({ 'accept-language': 'es' })).toEqual(['Shoes', 'Bags']);
  expect(await names({ cookie: 'lng=fr' })).toEqual(['Chaussures', 'Bags']);
});

test('inactive and trashed ones are left out, and not found one by one', async () => {
  const inactive = await createCategory(app.db, { isActive: false });
  const trashed = await createCategory(app.db, { deletedAt: new Date() });
  expect(await names()).toEqual([]);
  expect((await client.get(`/api/categories/${inactive.id}`)).status).toBe(404);
  expect((await client.get(`/api/categories/${trashed.id}`)).status).toBe(404);
});

test('one category holds the keys of the schema and nothing else', async () => {
  const { id } = await createCategory(app.db, { name: 'Shoes', description: 'For feet', displayOrder: 3 });
  expect(await client.read(`/api/categories/${id}`)).toEqual({
    id,
    name: 'Shoes',
    description: 'For feet',
    imageUrl: null,
  });
});

test.each(['no-uuid', crypto.randomUUID(), "'"])('%s is not found', async (id) => {
  const response = await client.get(`/api/categories/${encodeURIComponent(id)}`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});
