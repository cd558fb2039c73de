import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createPartner, createProduct, signedIn } from '#tests/factories.ts';
import { partners } from './partner.schema.ts';
import { siteSettings } from '../../content/setting/setting.schema.ts';

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
  ['0577-86001234', undefined, '+8657786001234'],
  ['138 0013 8000', '中国', '+8613800138000'],
  ['+86 (0)577 8600 1234', undefined, '+8657786001234'],
  ['０５７７－８６００１２３４\u200b', 'China', '+8657786001234'],
  ['024 3826 0000', 'Vietnam', '+842438260000'],
  ['86001234', undefined, null],
  ['+86 138-0013-8000 / 139 0000 0000', undefined, null],
])(
  'Call Supplier of %j in %s dials %s; null leads to the contact page',
  async (contactPhone, country, dialled) => {
    const { id } = (await (
      await staff.post('/api/partners', { name: 'Yueqing Works', country, contactPhone })
    ).json()) as { id: string };
    expect(await staff.read(`/api/partners/${id}/edit`)).toMatchObject({
      contactPhone: dialled ?? contactPhone,
    });
    const product = await createProduct(app.db, { name: 'Copper thing', partnerId: id });
    const html = await (await app.client().get(`/product/${product.id}`)).text();
    expect(/wa\.me\/(\d+)\?text/.exec(html)?.[1]).toBe(dialled?.slice(1));
    expect((await (await staff.get('/admin/suppliers')).text()).includes('Phone not usable')).toBe(!dialled);
  },
);

test('a changed number is of the supplier’s country', async () => {
  const { id } = await createPartner(app.db, { name: 'Hanoi Works', country: 'Vietnam' });
  await put(`/api/partners/${id}`, { contactPhone: '024 3826 0000' });
  expect(await staff.read(`/api/partners/${id}/edit`)).toMatchObject({ contactPhone: '+842438260000' });
});

test('numbers stored before are converted by the migration', async () => {
  const stored = [
    ['0577-86001234', null, '+8657786001234'],
    ['138 0013 8000', 'China', '+8613800138000'],
    ['+86 (0)577 8600 1234', null, '+8657786001234'],
    ['0086 13800138000', null, '+8613800138000'],
    ['+44 (0)7700 900123', 'United Kingdom', '+447700900123'],
    ['024 3826 0000', 'Vietnam', '024 3826 0000'],
    ['86001234', null, '86001234'],
    ['+86 138-0013-8000 / 139 0000 0000', null, '+86 138-0013-8000 / 139 0000 0000'],
  ] as const;
  for (const [contactPhone, country] of stored)
    await createPartner(app.db, { name: 'Former Works', contactPhone, country });
  await app.db.insert(siteSettings).values({ key: 'phones', value: { china: '0577-86001234', africa: '1' } });
  const folder = join(import.meta.dirname, '../../platform/db/migrations');
  const [file] = globSync('*_phone_numbers.sql', { cwd: folder });
  await app.db.transaction(async (tx) => {
    for (const statement of readFileSync(join(folder, file!), 'utf8').split('--> statement-breakpoint'))
      await tx.execute(sql.raw(statement));
  });
  const rows = await app.db.select().from(partners).orderBy(partners.createdAt);
  expect(rows.map(({ contactPhone }) => contactPhone)).toEqual(stored.map(([, , after]) => after));
  const [setting] = await app.db.select().from(siteSettings);
  expect(setting!.value).toEqual({ china: '+8657786001234', africa: '1' });
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
