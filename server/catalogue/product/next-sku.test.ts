import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createCategory, createProduct, signedIn } from '#tests/factories.ts';

const app = await createTestApp();
let staff: Client;
beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app, { role: 'admin' });
});

const next = (categoryId: string) =>
  staff.read<{ sku: string | null }>(`/api/products/next-sku?categoryId=${categoryId}`);

test('a category without products begins a series of its own', async () => {
  const { id } = await createCategory(app.db, { name: 'Éclairage & more' });
  expect(await next(id)).toEqual({ sku: 'ECL-001' });
  await createProduct(app.db, { sku: 'ECL-001', deletedAt: new Date() });
  expect(await next(id)).toEqual({ sku: 'ECL-002' });
});

test('the series that most products of the category have goes on, as wide as it is', async () => {
  const { id: categoryId } = await createCategory(app.db, { name: 'Household' });
  for (const sku of ['HH-3001', 'HH-3009', 'AB-77', 'QUICK-1732000000000', 'lamp 12', null])
    await createProduct(app.db, { sku, categoryId });
  // A product of another category in the same series of SKUs.
  await createProduct(app.db, { sku: 'HH-3010' });
  expect(await next(categoryId)).toEqual({ sku: 'HH-3011' });
});

test('where nothing can be made there is none', async () => {
  const { id } = await createCategory(app.db, { name: '灯具' });
  expect(await next(id)).toEqual({ sku: null });
  expect(await next(randomUUID())).toEqual({ sku: null });
  expect((await staff.get('/api/products/next-sku?categoryId=x')).status).toBe(400);
});
