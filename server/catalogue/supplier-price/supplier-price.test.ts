import { beforeEach, describe, expect, test } from 'vitest';
import { isOldPrice } from '#shared/catalogue/supplier-price-rules.ts';
import type { SupplierPrice } from '#shared/catalogue/supplier-price.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createPartner, createProduct, signedIn } from '#tests/factories.ts';
import { inDays } from '#tests/quotes.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';

const app = await createTestApp();
const path = '/api/supplier-prices';
let staff: Client;
let partnerId: string;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app, { username: 'wei' });
  partnerId = (await createPartner(app.db, { name: 'Ningbo Works' })).id;
});

const kettle = () => ({
  partnerId,
  name: 'Kettle',
  currency: 'CNY',
  breaks: [
    { quantity: 1000, priceMinor: 1180 },
    { quantity: 500, priceMinor: 1250 },
  ],
});

async function add(given: object = {}): Promise<string> {
  const response = await staff.post(path, { ...kettle(), ...given });
  expect(response.status, await response.clone().text()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}
const list = (filter = '') => staff.read<SupplierPrice[]>(path + filter);
const namesOf = (prices: readonly SupplierPrice[]) => prices.map(({ name }) => name);

test('a price is added from today on, with its breaks in order, its product, and who noted it', async () => {
  const product = await createProduct(app.db, { name: 'Kettle' });
  const id = await add({ note: 'by phone', packing: null });
  expect(await list()).toEqual([
    {
      id,
      version: 1,
      isDeleted: false,
      partnerId,
      partnerName: 'Ningbo Works',
      productId: product.id,
      name: 'Kettle',
      currency: 'CNY',
      breaks: [
        { quantity: 500, priceMinor: 1250 },
        { quantity: 1000, priceMinor: 1180 },
      ],
      packing: null,
      leadTime: null,
      validFrom: officeDay(),
      validUntil: null,
      note: 'by phone',
      request: null,
      notedBy: 'wei',
    },
  ]);
});

test('another name is another product, or none', async () => {
  const product = await createProduct(app.db, { name: 'Kettle' });
  const id = await add({ name: 'Pot' });
  const productOf = async () => (await list())[0]!.productId;
  expect(await productOf()).toBeNull();
  await sendJson(staff, 'PUT', `${path}/${id}`, { name: 'Kettle' });
  expect(await productOf()).toBe(product.id);
  await sendJson(staff, 'PUT', `${path}/${id}`, { note: 'x' });
  expect(await productOf()).toBe(product.id);
  await sendJson(staff, 'PUT', `${path}/${id}`, { name: 'Pan' });
  expect(await productOf()).toBeNull();
});

test('the audit log says what was changed', async () => {
  const id = await add();
  await sendJson(staff, 'PUT', `${path}/${id}`, { validUntil: inDays(30) });
  const entries = await app.db.select().from(auditEntries);
  expect(entries.map(({ noun, action, title }) => [noun, action, title])).toEqual([
    ['supplier_price', 'create', 'Kettle'],
    ['supplier_price', 'update', 'Kettle'],
  ]);
  expect(entries[1]!.after).toEqual({ validUntil: inDays(30) });
});

describe('refused', () => {
  test.each([
    [{ partnerId: crypto.randomUUID() }, 'partnerId'],
    [{ productId: crypto.randomUUID() }, 'productId'],
    [{ name: ' ' }, 'name'],
    [{ currency: 'XXX' }, 'currency'],
    [{ breaks: [] }, 'breaks'],
    [
      {
        breaks: [
          { quantity: 5, priceMinor: 100 },
          { quantity: 5, priceMinor: 90 },
        ],
      },
      'breaks',
    ],
    [{ breaks: [{ quantity: 5, priceMinor: 0 }] }, 'breaks.0.priceMinor'],
    [{ breaks: [{ quantity: 5, priceMinor: '12.505' }] }, 'breaks.0.priceMinor'],
    [{ breaks: [{ quantity: 0, priceMinor: 100 }] }, 'breaks.0.quantity'],
    [{ validFrom: '0000-01-01' }, 'validFrom'],
    [{ validFrom: '2026-10-02', validUntil: '2026-10-01' }, 'validUntil'],
  ])('%j: the field is named', async (given, field) => {
    const response = await staff.post(path, { ...kettle(), ...given });
    expect(response.status).toBe(400);
    const { fields } = (await response.json()) as { fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]).toMatch(/^[A-Z].*$/);
  });

  test('an end before the beginning, where only one of them changes', async () => {
    const id = await add({ validFrom: '2026-10-02' });
    const response = await sendJson(staff, 'PUT', `${path}/${id}`, { validUntil: '2026-10-01' });
    expect(await response.json()).toMatchObject({ fields: { validUntil: expect.any(String) as string } });
  });
});

test('the list is filtered as the rule says what is old, searched, and sorted', async () => {
  const other = await createPartner(app.db, { name: 'Yiwu Works' });
  await add({ name: 'Fresh', validFrom: inDays(-1), validUntil: inDays(9) });
  await add({ name: 'Undated', validFrom: inDays(-89) });
  await add({ name: 'Ended', validFrom: inDays(-20), validUntil: inDays(-2) });
  await add({ name: 'Forgotten', validFrom: inDays(-92), note: 'Théière' });
  await add({ name: 'Long', validFrom: inDays(-100), validUntil: inDays(100), partnerId: other.id });
  const old = await list('?state=old&sort=name');
  expect(namesOf(old)).toEqual(['Ended', 'Forgotten', 'Long']);
  const valid = await list('?state=valid&sort=name');
  expect(namesOf(valid)).toEqual(['Fresh', 'Undated']);
  const today = officeDay();
  expect(old.every((price) => isOldPrice(price, today))).toBe(true);
  expect(valid.some((price) => isOldPrice(price, today))).toBe(false);
  expect(namesOf(await list('?search=theiere'))).toEqual(['Forgotten']);
  expect(namesOf(await list(`?supplier=${other.id}`))).toEqual(['Long']);
  expect(namesOf(await list('?sort=until'))[0]).toBe('Ended');
  const response = await staff.get(`${path}?state=old`);
  expect(response.headers.get('x-total-count')).toBe('3');
});

test('what lies in the trash, or whose supplier does, is offered for no line', async () => {
  const product = await createProduct(app.db, { name: 'Kettle' });
  const [newer, older] = [await add(), await add({ validFrom: '2026-01-05' })];
  await add({ name: 'Iron pot' });
  const offered = async (query: string) =>
    (await staff.read<SupplierPrice[]>(`${path}/offered?${query}`)).map(({ id }) => id);
  const ofKettle = `product=${product.id}`;
  expect(await offered(ofKettle)).toEqual([newer, older]);
  expect(await offered('name=IRON%20POT')).toHaveLength(1);
  expect(await offered('name=')).toEqual([]);
  await staff.delete(`${path}/${newer}`);
  expect(await offered(ofKettle)).toEqual([older]);
  await staff.delete(`/api/partners/${partnerId}`);
  expect(await offered(ofKettle)).toEqual([]);
});

test('prices stay when their product is deleted for good, and go with their supplier', async () => {
  const product = await createProduct(app.db, { name: 'Kettle' });
  await add();
  await staff.delete(`/api/products/${product.id}`);
  await staff.delete('/api/products/trash');
  expect(await list()).toMatchObject([{ name: 'Kettle', productId: null }]);
  await staff.delete(`/api/partners/${partnerId}`);
  await staff.delete('/api/partners/trash');
  expect(await list()).toEqual([]);
});
