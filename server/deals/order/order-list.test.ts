import { eq, isNull, like, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { StaffOrder } from '#shared/deals/order.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { acceptOffer, requestQuote, sendOffer } from '#tests/quotes.ts';
import { outboxMails } from '../../conversations/contact/contact.schema.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { orderFacts } from './order.schema.ts';

const app = await createTestApp();

/** Three orders of the same buyer, without a deposit to wait for: what is next is the material. */
async function three() {
  await app.reset();
  const staff = await signedIn(app);
  const product = (await createProduct(app.db, { name: 'Sandal', minimumOrderQuantity: 120 })).id;
  for (let i = 0; i < 3; i++) {
    const buyer = app.client({ address: `198.51.100.${i + 1}` });
    const { code, reference } = await requestQuote(buyer, [product]);
    const [request] = await app.db.select().from(quoteRequests).where(eq(quoteRequests.reference, reference));
    await sendOffer(staff, request!.id, { depositPercent: 0 });
    await acceptOffer(buyer, code);
    await staff.post('/api/orders', { requestId: request!.id, mode: i === 2 ? 'courier' : 'sea' });
  }
  const { orders } = await app.services.orders.list(
    { id: product, username: 'x', role: 'admin' },
    { search: '', turn: 'open', step: '', view: '', page: 1 },
  );
  const ids = orders.toSorted((a, b) => (a.number < b.number ? -1 : 1)).map(({ id }) => id);
  return { staff, ids: ids as [string, string, string] };
}

test('one entry adds progress to many orders; those that a rule refuses are named and stay', async () => {
  const { staff, ids } = await three();
  const [first, second, courier] = ids;
  const bulk = async (given: object) =>
    (await staff.post('/api/orders/bulk', given)).json() as Promise<object>;
  const of = (...chosen: string[]) => chosen.map((id) => ({ id, step: 'material' }));
  // The courier order has no material to buy.
  const promise = { kind: 'promised', step: 'material', day: '2026-12-10' };
  expect(await bulk({ ...promise, orders: of(...ids) })).toEqual({
    success: true,
    count: 2,
    refused: [{ number: expect.stringMatching(/^OR-\d{4}-000003$/) as string, why: 'invalid' }],
  });
  // A new day needs a reason, as for one order.
  expect(await bulk({ ...promise, day: '2026-12-12', orders: of(first) })).toMatchObject({ count: 0 });
  const slip = { ...promise, day: '2026-12-12', reason: 'material', orders: of(first) };
  expect(await bulk(slip)).toMatchObject({ count: 1, refused: [] });
  const done = { kind: 'kept', day: '2026-12-11', orders: of(first, second) };
  expect(await bulk(done)).toMatchObject({ count: 2 });
  // What was next for the reader is done already.
  expect(await bulk(done)).toMatchObject({ count: 0, refused: [{ why: 'conflict' }, { why: 'conflict' }] });
  expect((await staff.read<StaffOrder>(`/api/orders/${second}`)).state.next).toBe('production');
  expect(await app.db.select().from(orderFacts).where(eq(orderFacts.orderId, courier))).toEqual([]);
  const entries = await app.db.select().from(auditEntries).where(isNull(auditEntries.partOf));
  const kept = entries.filter(({ action }) => action === 'kept');
  expect(kept).toHaveLength(1);
  expect(await app.db.select().from(auditEntries).where(eq(auditEntries.partOf, kept[0]!.id))).toHaveLength(
    2,
  );
  const bad = await staff.post('/api/orders/bulk', { ...promise, step: null, orders: of(first) });
  expect(bad.status).toBe(400);
});

test('the buyer is mailed once about a day that is more than 24 hours later, in their language', async () => {
  const { staff, ids } = await three();
  const [id] = ids;
  await app.db.update(quoteRequests).set({ locale: 'fr' });
  const mails = async () => {
    const { rows } = await app.db.execute<{ data: { factId?: string; about: string } }>(
      sql`select data from jobs.job where name = 'quote_mail' order by created_on`,
    );
    const slips = rows.flatMap(({ data }) => (data.about === 'slip' ? data.factId! : []));
    // A job may run twice.
    for (const fact of [...slips, ...slips]) await app.services.orderMail.sendSlip(fact);
    return app.db.select().from(outboxMails).where(like(outboxMails.subject, '%OR-%'));
  };
  let seen = 0;
  const promise = (day: string, kind = 'promised') =>
    staff.post(`/api/orders/${id}/facts`, { step: 'packed', kind, day, reason: 'material', seen: seen++ });
  await promise('2026-12-10');
  await promise('2026-12-11');
  await promise('2026-12-09');
  expect(await mails()).toEqual([]);
  await promise('2026-12-14');
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'awa@diop.example', language: 'fr', kind: 'quote_offer' });
  expect(mail!.subject).toMatch(/^OR-\d{4}-000001\u00a0: une date promise/);
  expect(mail!.textBody).toMatch(/9 décembre 2026 devenu 14 décembre 2026/);
  // Nothing is said of a day that does not matter any more when the job runs.
  await promise('2026-12-20');
  await promise('2026-12-15', 'kept');
  expect(await mails()).toHaveLength(1);
});

test('the board has a column for each next milestone, the late orders first', async () => {
  const { staff, ids } = await three();
  const fact = { step: 'material', kind: 'promised', day: '2026-01-05', seen: 0 };
  await staff.post(`/api/orders/${ids[0]}/facts`, fact);
  const html = await (await staff.get('/admin/orders?view=board')).text();
  const columns = html
    .split('data-column=""')
    .slice(1)
    .map((column) => column.split('</section>')[0]!);
  const numbers = columns.map((column) => column.match(/OR-\d{4}-\d{6}/g)?.map((text) => text.slice(-1)));
  // The newest first but for the late one.
  expect(numbers).toEqual([['1', '2'], ['3']]);
  expect(columns[0]).toContain('days late');
  expect(await (await staff.get('/admin/orders?step=production')).text()).not.toMatch(/OR-\d{4}-000001/);
});
