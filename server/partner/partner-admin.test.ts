import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createPartner, createProduct, signedIn } from '#tests/factories.ts';

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

test('a new supplier is public, but for its e-mail and the note of what was checked', async () => {
  const response = await staff.post('/api/partners', {
    name: 'Baihe Lighting',
    contactEmail: 'sales@baihe.example',
    contactPhone: '+86 155 5550 1234',
    establishedYear: '2009',
    isVerified: true,
    verifiedAt: '2026-03-14',
    verificationNote: 'Licence and line seen.',
    rating: '4.5',
  });
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  const shown = await app.client().read<object>(`/api/partners/${id}`);
  expect(shown).toMatchObject({
    name: 'Baihe Lighting',
    establishedYear: 2009,
    isVerified: true,
    verifiedAt: '2026-03-14',
  });
  expect(Object.keys(shown)).not.toContain('contactEmail');
  expect(Object.keys(shown)).not.toContain('verificationNote');
  expect(Object.keys(shown)).not.toContain('rating');
  expect(await staff.read<object>(`/api/partners/${id}/edit`)).toMatchObject({ rating: '4.50' });
});

test.each([
  [{}, 'name'],
  [{ name: 'x', contactEmail: 'nobody' }, 'contactEmail'],
  [{ name: 'x', website: 'javascript:alert(1)' }, 'website'],
  [{ name: 'x', establishedYear: 1200 }, 'establishedYear'],
  [{ name: 'x', establishedYear: 9000 }, 'establishedYear'],
  [{ name: 'x', rating: '5.01' }, 'rating'],
  [{ name: 'x', rating: 'good' }, 'rating'],
  [{ name: 'x', verifiedAt: '14.03.2026' }, 'verifiedAt'],
  [{ name: 'x', logoUrl: 'data:image/png;base64,AA' }, 'logoUrl'],
])('%j is refused, and the field is named', async (body, field) => {
  const response = await staff.post('/api/partners', body);
  expect(response.status).toBe(400);
  const { fields } = (await response.json()) as { fields: Record<string, string> };
  expect(Object.keys(fields)).toEqual([field]);
  expect(fields[field]).toMatch(/^[A-Z].* .*\.?$/);
});

test('a change is on the product’s page at once, and empty texts are taken away', async () => {
  const partner = await createPartner(app.db, { name: 'Old Name', location: 'Yiwu' });
  const product = await createProduct(app.db, { name: 'Copper thing', partnerId: partner.id });
  const visitor = app.client();
  expect(await (await visitor.get(`/product/${product.id}`)).text()).toContain('Old Name');
  await put(`/api/partners/${partner.id}`, { name: 'Shining Name', location: '' });
  const html = await (await visitor.get(`/product/${product.id}`)).text();
  expect(html).toContain('Shining Name');
  expect(html).not.toContain('Old Name');
  expect(await visitor.read(`/api/partners/${partner.id}`)).toMatchObject({ location: null });
  await vi.waitFor(async () => {
    const found = await visitor.read<{ id: string }[]>('/api/products?search=shining');
    expect(found.map(({ id }) => id)).toEqual([product.id]);
  }, 10_000);
});

test('deleted, it is hidden and its products stay; restored, it is back', async () => {
  const partner = await createPartner(app.db);
  const product = await createProduct(app.db, { partnerId: partner.id });
  const path = `/api/partners/${partner.id}`;
  expect((await staff.delete(path)).status).toBe(200);
  expect((await app.client().get(path)).status).toBe(404);
  expect((await app.client().get(`/product/${product.id}`)).status).toBe(200);
  expect((await staff.post(`${path}/restore`)).status).toBe(200);
  expect((await app.client().get(path)).status).toBe(200);
});
