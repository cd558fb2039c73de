import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, notInArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { BuyerQuote, StaffQuote } from '#shared/deals/quote.ts';
import { stageOf } from '#shared/deals/quote-rules.ts';
import type { DemoRemoval } from '#shared/operations/demo-record.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { signedIn } from '#tests/factories.ts';
import { seedCompany } from '../demo/seed-company.ts';
import { seedDemo } from '../demo/seed.ts';
import { conversations } from '../../conversations/chat/chat.schema.ts';
import { contactMessages, outboxMails } from '../../conversations/contact/contact.schema.ts';
import { customers } from '../../conversations/customer/customer.schema.ts';
import { orderPayments, orders } from '../../deals/order/order.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';

const app = await createTestApp();
const { db, services } = app;
const path = '/api/demo-records';
let boss: Client;

const remove = async (client: Client) => (await client.post(`${path}/remove`)).json() as Promise<DemoRemoval>;

beforeAll(async () => {
  await seedDemo(services, () => {}, seedCompany);
  boss = await signedIn(app, { role: 'super_admin' });
});

test('a first start shows requests in every stage, with offers that their buyers can open', async () => {
  const rows = await db.select().from(quoteRequests);
  const stages = Object.groupBy(rows, (row) => stageOf(row, new Date()));
  expect(Object.fromEntries(Object.entries(stages).map(([stage, some]) => [stage, some.length]))).toEqual({
    new: 2,
    ours: 1,
    factory: 1,
    buyer: 2,
    accepted: 1,
    declined: 1,
    expired: 1,
  });
  for (const { id, code, revision, acceptedAt } of rows) {
    const quote = await app.client().read<BuyerQuote>(`/api/buyer-quotes/${code}`);
    expect(quote.revisions).toHaveLength(revision ?? 0);
    const staff = await boss.read<StaffQuote>(`/api/quotes/${id}/edit`);
    expect(staff.lines.length).toBeGreaterThan(0);
    if (acceptedAt)
      expect(await (await app.client().get(`/quotes/${code}`)).text()).toContain(quote.reference);
  }
});

test('it mails nobody, and raises no public count', async () => {
  await services.startJobs();
  await services.jobs.stop();
  expect(await db.select().from(outboxMails)).toEqual([]);
  const rows = await db.select({ count: products.inquiryCount }).from(products);
  expect(rows.every(({ count }) => count === 0)).toBe(true);
});

test('only super admins may remove it', async () => {
  const admin = await signedIn(app, { role: 'admin' });
  expect((await admin.get(path)).status).toBe(403);
  expect((await admin.post(`${path}/remove`)).status).toBe(403);
  expect((await app.client().get(path)).status).toBe(401);
});

test('what nobody has changed is removed, as the preview said; the rest stays with its reason', async () => {
  const before = await boss.read<DemoRemoval>(path);
  expect(before).toEqual({ removed: { quote: 9, contact: 10, conversation: 12, customer: 8 }, kept: [] });

  for (const [lng, words] of [
    ['en', '9 requests, 10 messages, 12 chats, 8 customers'],
    ['zh', '9个询价、10条留言、12个会话、8位客户'],
  ] as const) {
    await sendJson(boss, 'PUT', '/api/account/language', { staffLanguage: lng });
    expect(await (await boss.get('/admin/settings')).text()).toContain(words);
  }

  // What was entered about its order is part of a request.
  const [order] = await db.select().from(orders);
  const payments = `/api/orders/${order!.id}/payments`;
  const payment = { amount: '5', receivedOn: '2026-11-20', requestKey: randomUUID() };
  expect((await boss.post(payments, payment)).status).toBe(200);
  expect((await boss.read<DemoRemoval>(path)).kept).toMatchObject([
    { noun: 'quote', reason: 'changed' },
    { noun: 'customer', reason: 'used' },
  ]);
  await db.delete(orderPayments).where(eq(orderPayments.amountMinor, 500));
  expect((await boss.read<DemoRemoval>(path)).kept).toEqual([]);

  // Read, but not changed.
  const [request] = await db
    .select()
    .from(quoteRequests)
    .where(eq(quoteRequests.contactName, 'Kwame Example'));
  await boss.get(`/api/quotes/${request!.id}`);
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.status, 'new')).limit(1);
  await boss.get(`/api/contact/${message!.id}`);
  // Changed.
  const [customer] = await db.select().from(customers).where(eq(customers.name, 'Chidi Sample'));
  const changed = { version: customer!.version, notes: 'Now a real customer' };
  const answer = await sendJson(boss, 'PUT', `/api/customers/${customer!.id}`, changed);
  expect(await answer.text()).toContain('success');
  const [conversation] = await db.select().from(conversations).where(eq(conversations.priority, 'urgent'));
  const lowered = await sendJson(boss, 'PUT', `/api/conversations/${conversation!.id}`, { priority: 'low' });
  expect(lowered.status).toBe(200);
  // A request that stays keeps its customer.
  const [asked] = await db
    .select()
    .from(quoteRequests)
    .where(
      and(
        isNull(quoteRequests.revision),
        notInArray(quoteRequests.contactName, ['Chidi Sample', 'Jean-Pierre Essai']),
      ),
    )
    .limit(1);
  const due = { version: asked!.version, dueOn: '2027-01-15' };
  expect((await sendJson(boss, 'PUT', `/api/quotes/${asked!.id}`, due)).status).toBe(200);
  // A request of their own.
  const [other] = await db.select().from(customers).where(eq(customers.name, 'Jean-Pierre Essai'));
  await db.insert(quoteRequests).values({
    reference: 'RQ-2020-000001',
    contactName: 'Jean-Pierre Essai',
    customerId: other!.id,
  });

  const kept = [
    { noun: 'quote', id: asked!.id, title: asked!.reference, reason: 'changed' },
    { noun: 'conversation', id: conversation!.id, title: conversation!.customerName, reason: 'changed' },
    { noun: 'customer', id: customer!.id, title: 'Chidi Sample', reason: 'changed' },
    ...[
      { noun: 'customer', id: other!.id, title: 'Jean-Pierre Essai', reason: 'used' },
      { noun: 'customer', id: asked!.customerId!, title: asked!.contactName, reason: 'used' },
    ].toSorted((one, next) => (one.title < next.title ? -1 : 1)),
  ];
  const expected = { removed: { quote: 8, contact: 10, conversation: 11, customer: 5 }, kept };
  expect((await boss.read<DemoRemoval>(path)).kept).toEqual(kept);
  expect(await boss.read<DemoRemoval>(path)).toEqual(expected);
  expect(await remove(boss)).toEqual(expected);

  expect(await boss.read<DemoRemoval>(path)).toEqual({
    removed: { quote: 0, contact: 0, conversation: 0, customer: 0 },
    kept,
  });
  const inTrash = async (table: typeof quoteRequests | typeof contactMessages | typeof customers) =>
    db.$count(table, isNotNull(table.deletedAt));
  expect([await inTrash(quoteRequests), await inTrash(contactMessages), await inTrash(customers)]).toEqual([
    8, 10, 5,
  ]);
  expect(await db.select().from(conversations)).toHaveLength(1);
});
