import { beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntry } from '#shared/people/audit.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createCategory, createContactMessage, createProduct, signedIn } from '#tests/factories.ts';
import { signedInAccount } from '#tests/staff.ts';
import { createTransferBench } from '#tests/transfers.ts';
import { auditEntries } from './audit.schema.ts';

const app = await createTestApp();
let boss: Client;

beforeEach(async () => {
  await app.reset();
  boss = (await signedInAccount(app, { role: 'super_admin' })).client;
});

const pageOf = async (path: string) => (await boss.get(path)).text();
const log = (filter = '') => boss.read<AuditEntry[]>(`/api/audit?noun=product${filter}`);

describe('the log', () => {
  test('says a price with its currency, and a category by its name', async () => {
    const { id: categoryId } = await createCategory(app.db, { name: 'Kettles' });
    const { id } = await createProduct(app.db, { price: '7.00', priceUnit: 'USD' });
    await sendJson(boss, 'PUT', `/api/products/${id}`, { price: '8.00', categoryId });
    const [entry] = await log();
    expect(entry).toMatchObject({
      before: { price: '7.00', priceUnit: 'USD', categoryId: null },
      after: { price: '8.00', priceUnit: 'USD', categoryId },
      names: { [categoryId]: 'Kettles' },
      parts: 0,
    });
  });

  test('is read from one day to another, of Beijing time', async () => {
    const at = (moment: string, title: string) => ({
      action: 'update',
      noun: 'product',
      title,
      createdAt: new Date(moment),
    });
    await app.db
      .insert(auditEntries)
      .values([
        at('2026-03-01T15:59:59Z', 'the evening before'),
        at('2026-03-01T16:00:00Z', 'the first'),
        at('2026-03-03T15:59:59Z', 'the last'),
        at('2026-03-03T16:00:00Z', 'the day after'),
      ]);
    const titles = async (filter: string) => (await log(filter)).map(({ title }) => title);
    expect(await titles('&from=2026-03-02&to=2026-03-03')).toEqual(['the last', 'the first']);
    expect(await titles('&from=2026-03-04')).toEqual(['the day after']);
    expect(await titles('&from=nonsense&to=2026-02-31')).toHaveLength(4);
  });

  test('has one entry of an import, which unfolds into what it did', async () => {
    const { id } = await createProduct(app.db, { name: 'Steel Kettle', sku: 'K-1', price: '7.00' });
    await createTransferBench(app, boss).bring(
      'sku,name,price\nK-1,Steel Kettle,8.00\nK-2,Copper Kettle,9.00\n',
    );
    const entries = await log();
    expect(entries).toMatchObject([{ action: 'import', parts: 2 }]);
    const parts = await log(`&partOf=${entries[0]!.id}`);
    expect(parts.map(({ action, title }) => `${action} ${title}`).toSorted()).toEqual([
      'create Copper Kettle',
      'update Steel Kettle',
    ]);
    const staff = await signedIn(app, { role: 'admin' });
    const { user } = await signedInAccount(app);
    expect(await app.services.audits.ofProduct(user, id)).toMatchObject([
      { action: 'update', fromFile: 'products.csv', before: { price: '7.00' }, after: { price: '8.00' } },
    ]);
    expect(await pageOf(`/admin/products/${id}/history`)).toContain('by the import of products.csv');
    expect((await staff.get('/api/audit')).status).toBe(403);
  });
});

test('a former value is brought back, and the other fields stay', async () => {
  const { id } = await createProduct(app.db, { name: 'Steel Kettle', price: '7.00' });
  await sendJson(boss, 'PUT', `/api/products/${id}`, { name: 'Iron Kettle', price: '8.00' });
  const page = await pageOf(`/admin/products/${id}/history`);
  expect(page).toContain('History of Iron Kettle');
  expect(page).toContain('Bring back Name: Steel Kettle');
  expect(page).toMatch(/7\.00<\/span><\/del>.*8\.00 USD<\/span><\/ins>/);
  const staff = await signedIn(app, { role: 'admin' });
  expect((await staff.get(`/admin/products/${id}/history`)).status).toBe(200);
});

test('the trash has what was deleted of every kind, and nothing else', async () => {
  await createProduct(app.db, { name: 'Kept' });
  const { id } = await createProduct(app.db, { name: 'Gone Kettle' });
  await boss.delete(`/api/products/${id}`);
  await createContactMessage(app.db, { fullName: 'Ama Sample', deletedAt: new Date() });
  const page = await pageOf('/admin/trash');
  expect(page).toContain('Restore Gone Kettle');
  expect(page).toContain('Restore Ama Sample');
  expect(page).not.toContain('Restore Kept');
  const customer = await signedIn(app, { role: 'customer' });
  expect((await customer.get('/admin/trash')).status).not.toBe(200);
});
