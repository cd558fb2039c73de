import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CountKind } from '#shared/operations/counting-rules.ts';
import type { QuoteEventKind } from '#shared/deals/quote-rules.ts';
import { createTestApp } from '#tests/app.ts';
import {
  createCategory,
  createContactMessage,
  createProduct,
  createUser,
  signedIn,
} from '#tests/factories.ts';
import { sheetFor } from '#tests/quotes.ts';
import { contactReplies } from '../../conversations/contact/contact.schema.ts';
import { orderFacts, orderPayments, orders } from '../../deals/order/order.schema.ts';
import {
  quoteHistory,
  quoteOffers,
  quoteRequestLines,
  quoteRequests,
} from '../../deals/quote/quote-request.schema.ts';
import { demoRecords } from '../demo-record/demo-record.schema.ts';
import { dayCounts } from './count.schema.ts';

const app = await createTestApp();
beforeEach(async () => {
  await app.reset();
  // A Friday, noon in Beijing; the usual range is 28 October to 26 November.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T04:00:00Z') });
});
afterEach(() => vi.useRealTimers());

/** The rows of a block's file, without its heading. */
async function csvOf(block: string, query = '') {
  const staff = await signedIn(app, { role: 'admin' });
  const response = await staff.get(`/api/admin/figures/${block}${query}`);
  expect(response.status).toBe(200);
  return (await response.text()).trim().split('\r\n').slice(1);
}

const noon = (day: string) => new Date(`${day}T04:00:00Z`);
let serial = 0;

type History = {
  on: string;
  sent?: string;
  accepted?: string;
  paid?: number[];
  declined?: string;
  validUntil?: string;
  product?: string;
  country?: string;
  isDemo?: boolean;
};

/** A request with what became of it; the offer of one line costs USD 500.00, of which 30 % are the deposit. */
async function createRequest({ on, sent, accepted, declined, ...given }: History) {
  const { db } = app;
  const reference = `RQ-2026-${String(++serial).padStart(6, '0')}`;
  const offer = { ...sheetFor({ lines: [{ id: randomUUID() }] as never }), charges: [] } as never;
  const choice = [{ lineId: 'line1', optionId: 'standard', quantity: 100 }];
  const last = [on, sent, accepted, declined].findLast((day) => day)!;
  const [row] = await db
    .insert(quoteRequests)
    .values({
      reference,
      contactName: 'Awa Diop',
      createdAt: noon(on),
      turn: accepted || declined ? 'none' : sent ? 'buyer' : 'us',
      turnSince: noon(last),
      country: given.country ?? 'SN',
      revision: sent ? 1 : null,
      validUntil: given.validUntil ? noon(given.validUntil) : null,
      ...(accepted && {
        acceptedAt: noon(accepted),
        acceptedRevision: 1,
        acceptedName: 'Awa',
        acceptedChoice: choice,
      }),
      ...(declined && { declinedAt: noon(declined), declineReason: 'price' as const }),
    })
    .returning();
  const requestId = row!.id;
  if (given.product)
    await db
      .insert(quoteRequestLines)
      .values({ requestId, position: 1, productId: given.product, name: 'Bowl', quantity: 100 });
  const addEvent = (kind: QuoteEventKind, day: string, isStaff: boolean) =>
    db.insert(quoteHistory).values({ requestId, kind, isStaff, createdAt: noon(day) });
  await addEvent('requested', on, false);
  if (sent) {
    await addEvent('sent', sent, true);
    await db.insert(quoteOffers).values({
      requestId,
      revision: 1,
      kind: 'goods',
      offer,
      sheet: offer,
      hash: 'x',
      createdAt: noon(sent),
    });
  }
  if (accepted && given.paid) {
    const [order] = await db
      .insert(orders)
      .values({
        requestId,
        revision: 1,
        hash: 'x',
        acceptedAt: noon(accepted),
        mode: 'sea',
        currency: 'USD',
        totalMinor: 50_000,
        depositMinor: 15_000,
        incoterm: 'FOB',
        namedPlace: 'Ningbo',
        lines: [],
        steps: ['deposit', 'packed', 'balance'],
      })
      .returning();
    for (const amountMinor of given.paid)
      await db.insert(orderPayments).values({
        orderId: order!.id,
        amountMinor,
        chargesMinor: 0,
        receivedOn: accepted,
        requestKey: randomUUID(),
        confirmedAt: noon(accepted),
      });
    return { requestId, orderId: order!.id };
  }
  if (given.isDemo)
    await db.insert(demoRecords).values({ noun: 'quote', recordId: requestId, fingerprint: '' });
  return { requestId, orderId: '' };
}

type Count = Partial<typeof dayCounts.$inferInsert>;
const counted = (day: string, kind: CountKind, visitors: number, given: Count = {}) =>
  app.db.insert(dayCounts).values({ day, kind, visitors, views: visitors, ...given });

test('the known half is a cohort by month of the request, without records of the demo', async () => {
  await createRequest({
    on: '2026-10-30',
    sent: '2026-11-01',
    accepted: '2026-11-20',
    paid: [15_000, 35_000],
  });
  await createRequest({ on: '2026-11-02', sent: '2026-11-03', accepted: '2026-11-04', paid: [15_000] });
  await createRequest({ on: '2026-11-02', sent: '2026-11-03', accepted: '2026-11-04' });
  await createRequest({ on: '2026-11-05' });
  await createRequest({ on: '2026-11-05', sent: '2026-11-06', isDemo: true });
  // Before these days, though its offer was accepted within them.
  await createRequest({ on: '2026-10-10', sent: '2026-11-02', accepted: '2026-11-03' });
  expect(await csvOf('funnel')).toEqual([
    '2026-10,1,1,1,1,1',
    '2026-11,3,2,2,1,0',
    'These days,4,3,3,2,1',
    'Days before,1,1,1,0,0',
  ]);
});

test('the numbers of the funnel lead to exactly their requests', async () => {
  await createRequest({ on: '2026-10-27' });
  await createRequest({ on: '2026-10-28' });
  await createRequest({ on: '2026-10-31', sent: '2026-11-01', accepted: '2026-11-20' });
  await createRequest({ on: '2026-11-01' });
  await createRequest({ on: '2026-11-27' });
  // The last minute of October in Beijing.
  await app.db.insert(quoteRequests).values({
    reference: 'RQ-2026-900001',
    contactName: 'Awa',
    createdAt: new Date('2026-10-31T15:59:00Z'),
  });
  expect((await csvOf('funnel'))[0]).toBe('2026-10,3,1,1,0,0');
  const staff = await signedIn(app);
  const page = await (await staff.get('/admin/analytics')).text();
  const october = 'from=2026-10-28&to=2026-10-31';
  for (const [query, count] of [
    [`stage=all&${october}`, '3 quotes'],
    [`stage=accepted&${october}`, '1 quote'],
    ['stage=all&from=2026-11-01&to=2026-11-26', '1 quote'],
    ['stage=all&from=2026-10-28&to=2026-11-26', '4 quotes'],
    ['stage=all&from=2026-09-28&to=2026-10-27', '1 quote'],
  ]) {
    expect(page).toContain(`href="/admin/quotes?${query!.replaceAll('&', '&amp;')}"`);
    const list = await (await staff.get(`/admin/quotes?${query}`)).text();
    expect(list).toMatch(new RegExp(`<h2 id="list-count"[^>]*>${count}</h2>`));
  }
  // The filter is a field of the form, the board has it too, and a day that is none filters nothing.
  const board = await (await staff.get(`/admin/quotes?view=board&${october}`)).text();
  expect(board).toMatch(/<input(?=[^>]* type="date")(?=[^>]* name="from")(?=[^>]* value="2026-10-28")/);
  expect(board).toMatch(/<h2 id="list-count"[^>]*>3 quotes<\/h2>/);
  const all = await (await staff.get('/admin/quotes?stage=all&from=0000-01-01&to=2026-02-30')).text();
  expect(all).toMatch(/<h2 id="list-count"[^>]*>6 quotes<\/h2>/);
});

test('yesterday stands beside the median of the same weekday, and today is so far', async () => {
  // 26 November was a Thursday.
  for (const day of ['2026-11-19', '2026-11-12']) await createRequest({ on: day });
  const accepted = { on: '2026-11-26', sent: '2026-11-26', accepted: '2026-11-26' };
  for (let i = 0; i < 3; i++) await createRequest(accepted);
  await createRequest({ on: '2026-11-27' });
  await counted('2026-11-26', 'document', 120, { country: 'GH' });
  await counted('2026-11-26', 'document', 30, { country: 'SN' });
  await counted('2026-11-19', 'document', 100);
  const message = await createContactMessage(app.db, { createdAt: new Date('2026-11-26T02:00:00Z') });
  await app.db
    .insert(contactReplies)
    .values({ messageId: message.id, replyMessage: 'Yes', createdAt: new Date('2026-11-26T03:30:00Z') });
  expect(await csvOf('yesterday')).toEqual([
    'Visitors,150,100,50,',
    'Requests,3,0,new,1',
    'Offers sent,3,0,new,0',
    'Offers accepted,3,0,new,0',
    'Accepted amount,1500.00 USD,0.00 USD,new,0.00 USD',
    '"First reply, median",0,,,',
    '"First reply, longest",90,,,',
  ]);
});

test('what waits counts what the lists show', async () => {
  await createRequest({ on: '2026-11-25' });
  await createRequest({ on: '2026-11-20' });
  await createRequest({ on: '2026-11-20', sent: '2026-11-21', validUntil: '2026-11-28' });
  await createRequest({ on: '2026-11-20', sent: '2026-11-21', validUntil: '2026-12-20' });
  await createContactMessage(app.db);
  const { orderId } = await createRequest({
    on: '2026-11-01',
    sent: '2026-11-01',
    accepted: '2026-11-02',
    paid: [15_000],
  });
  await app.db
    .insert(orderFacts)
    .values({ orderId, step: 'packed', position: 1, kind: 'promised', day: '2026-11-10' });
  expect((await csvOf('waiting')).map((row) => row.split(',').at(-1))).toEqual([
    '2',
    '0',
    '1',
    '1',
    '1',
    '1',
    '0',
    '1',
  ]);
  const staff = await signedIn(app);
  const page = await (await staff.get('/admin/analytics')).text();
  for (const to of ['/admin/quotes?stage=us', '/admin/quotes?stage=buyer', '/admin/orders?turn=late'])
    expect(page).toContain(`href="${to}"`);
});

test('lost offers are named by reason, category and country; what had no offer is no lost offer', async () => {
  const category = await createCategory(app.db, {
    name: 'Kitchen',
    translations: { zh: { name: '厨房' } },
  });
  const product = (await createProduct(app.db, { categoryId: category.id })).id;
  const lost = { on: '2026-11-01', sent: '2026-11-02', product };
  await createRequest({ ...lost, declined: '2026-11-10' });
  await createRequest({ ...lost, declined: '2026-11-11' });
  await createRequest({ ...lost, validUntil: '2026-11-12', country: 'GH' });
  await createRequest({ ...lost, validUntil: '2026-12-12' });
  await createRequest({ on: '2026-11-01', declined: '2026-11-10' });
  const [price, expired, ...others] = await csvOf('lost');
  expect(price).toMatch(/^price,Kitchen,SN,2,RQ-2026-\d{6} RQ-2026-\d{6}$/);
  expect(expired).toMatch(/^Expired without an answer,Kitchen,GH,1,RQ-/);
  expect(others).toEqual([]);
  const { user } = await createUser(app.db, { role: 'admin' });
  const page = await app.services.figures.page(user, { range: '30', from: '', to: '' }, 'zh');
  expect(page.blocks.lost.rows[0]![1]).toEqual({ as: 'text', value: '厨房' });
});

test('promises: kept, late and the delay; nothing is both, and what is not due is neither', async () => {
  const { orderId } = await createRequest({
    on: '2026-11-02',
    sent: '2026-11-02',
    accepted: '2026-11-02',
    paid: [15_000],
  });
  const fact = { orderId, kind: 'promised' as const };
  await app.db.insert(orderFacts).values([
    { ...fact, step: 'packed', position: 1, day: '2026-11-10' },
    // The first promise counts.
    { ...fact, step: 'packed', position: 2, day: '2026-11-16' },
    { ...fact, step: 'packed', position: 3, kind: 'kept', day: '2026-11-14' },
    { ...fact, step: 'balance', position: 1, day: '2026-11-30' },
    { ...fact, step: 'deposit', position: 1, day: '2026-11-05' },
  ]);
  // Two hours of office time are promised; one answer after 90 minutes, one message without an answer.
  const message = await createContactMessage(app.db, {
    createdAt: new Date('2026-11-26T02:00:00Z'),
    status: 'replied',
  });
  await app.db
    .insert(contactReplies)
    .values({ messageId: message.id, replyMessage: 'Yes', createdAt: new Date('2026-11-26T03:30:00Z') });
  await createContactMessage(app.db, { createdAt: new Date('2026-11-25T02:00:00Z') });
  const rows = await csvOf('promises');
  expect(rows[0]).toMatch(/^First reply,2,1,\d+,45,90$/);
  expect(rows.slice(1)).toEqual([
    'First offer,,,,0,0',
    'Deposit received,1,0,,,',
    '"Packed, marks checked",0,1,4,,4',
  ]);
});

test('the counted half is a day on average, compared only with days of which there are counts', async () => {
  await counted('2026-11-20', 'document', 10);
  await counted('2026-11-21', 'document', 20);
  await counted('2026-11-21', 'product', 6);
  await counted('2026-11-21', 'added', 3);
  await counted('2026-10-10', 'document', 30);
  await counted('2026-11-21', 'bot', 0, { views: 7 });
  await app.db.execute(sql`analyze day_counts`);
  expect(await csvOf('visits')).toEqual([
    "Visitors,15,30,'-50",
    'Product views,3,0,new',
    'Products taken into lists,1.5,0,new',
  ]);
  expect(await csvOf('visits', '?range=365')).toEqual([
    'Visitors,20,,',
    'Product views,2,,',
    'Products taken into lists,1,,',
  ]);
  expect((await csvOf('days')).filter((row) => !row.endsWith(',,,'))).toEqual([
    '2026-11-20,10,0,0',
    '2026-11-21,20,6,3',
  ]);
  // Of a long range weeks are shown, with their days on average.
  expect((await csvOf('days', '?range=365')).filter((row) => !row.endsWith(',,,'))).toEqual([
    '2026-10-05,30,0,0',
    '2026-11-16,15,3,1.5',
  ]);
  expect(await csvOf('health')).toEqual([
    'Pages opened by visitors,30',
    '"Pages left out, opened by programs",7',
    'Whole days without counting,28',
    '"Rows stored of all days, about",6',
  ]);
  // Today is not over, and in no average.
  await counted('2026-11-27', 'document', 1);
  const own = '?range=own&from=2026-11-20&to=2026-11-27';
  expect((await csvOf('visits', own))[0]).toBe('Visitors,15,,');
});

test('products: what was viewed, and what of it was never requested', async () => {
  const [bowl, cup] = await Promise.all(['Bowl', 'Cup'].map((name) => createProduct(app.db, { name })));
  await counted('2026-11-20', 'product', 9, { object: bowl!.id, country: 'GH' });
  await counted('2026-11-21', 'product', 2, { object: bowl!.id });
  await counted('2026-11-21', 'added', 1, { object: bowl!.id });
  await counted('2026-11-21', 'product', 5, { object: cup!.id });
  // A product that no longer exists, and what is no product.
  await counted('2026-11-21', 'product', 5, { object: randomUUID() });
  await counted('2026-11-21', 'product', 5, { object: 'other' });
  await createRequest({ on: '2026-11-20', sent: '2026-11-21', product: bowl!.id });
  await createRequest({ on: '2026-11-20', product: bowl!.id });
  await createRequest({ on: '2026-11-20', product: cup!.id, isDemo: true });
  expect(await csvOf('products')).toEqual(['Bowl,11,1,2,1,0', 'Cup,5,0,0,0,0']);
  expect(await csvOf('unrequested')).toEqual(['Cup,5,0']);
});

test('what happened counts every act on its own day, and brings no currency to yesterday', async () => {
  await createRequest({ on: '2026-10-20', sent: '2026-10-30', accepted: '2026-10-31' });
  await createRequest({ on: '2026-10-02', sent: '2026-10-03', accepted: '2026-10-03' });
  expect(await csvOf('summary')).toEqual([
    "Requests,0,2,'-100",
    'Offers sent,1,1,0',
    'Offers accepted,1,1,0',
    'Accepted amount,500.00 USD,500.00 USD,0',
  ]);
  expect((await csvOf('yesterday')).join('\n')).not.toContain('Accepted amount');
});

test('where visitors come from', async () => {
  await counted('2026-11-20', 'document', 6, { country: 'GH', language: 'en' });
  await counted('2026-11-21', 'document', 2, { country: 'SN', language: 'fr' });
  await counted('2026-11-21', 'landing', 5, { object: '/products' });
  await counted('2026-11-21', 'source', 5, { object: 'search.example' });
  await counted('2026-11-21', 'landing', 2, { object: '/' });
  await counted('2026-11-21', 'source', 2);
  expect(await csvOf('sources')).toEqual([
    'Country,GH,3',
    'Country,SN,1',
    'Language,en,3',
    'Language,fr,1',
    'Came from,search.example,2.5',
    'Came from,"Direct, or not known",1',
    'First page,/products,2.5',
    'First page,/,1',
  ]);
});
