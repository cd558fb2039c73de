import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { StaffOrder } from '#shared/deals/order.ts';
import type { Found, UnreadCounts } from '#shared/operations/dashboard.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct, createUser, signedIn } from '#tests/factories.ts';
import { acceptOffer, requestQuote, sendOffer } from '#tests/quotes.ts';
import { sendJson } from '#tests/client.ts';

const app = await createTestApp();
beforeEach(async () => app.reset());

/** A request that the staff can find by this text. */
async function begin() {
  const product = await createProduct(app.db, { minimumOrderQuantity: 10 });
  const made = await requestQuote(app.client(), [product.id]);
  const staff = await signedIn(app, { role: 'admin' });
  const find = (q: string) => staff.read<Found>(`/api/admin/find?q=${encodeURIComponent(q)}`);
  const hit = (await find(made.reference)).quote[0]!;
  return { ...made, staff, find, hit, id: hit.to.split('/').at(-1)! };
}

test.each(['awa di', 'FILLES', 'awa@diop', '+447700900123', '900123'])(
  'the palette finds a request and its customer by "%s"',
  async (q) => {
    const { hit, find, staff } = await begin();
    const [customer] = (await find('awa di')).customer;
    await sendJson(staff, 'PUT', `/api${customer!.to.replace('/admin', '')}`, { phone: '+447700900123' });
    expect(hit.note).toBe('Awa Diop, Diop & Filles');
    const found = await find(q);
    expect(found.quote).toEqual([hit]);
    expect(found.customer).toMatchObject([
      { name: 'Awa Diop', to: expect.stringMatching(/^\/admin\/customers\/[\da-f-]{36}$/) },
    ]);
  },
);

test('an order is found by its number, and waits for who can act on it', async () => {
  const { staff, id, code, reference, find } = await begin();
  const chief = await signedIn(app, { role: 'admin', username: 'chief' });
  const { user } = await createUser(app.db, { role: 'admin' });
  const waiting = async () =>
    (await app.services.dashboard.desk(user, 'en')).waiting.map(({ kind, to }) => [kind, to]);
  await sendOffer(staff, id);
  await acceptOffer(app.client(), code);
  await staff.post(`/api/quotes/${id}/proforma`, { revision: 1 });
  // The paper is there, the order is not.
  expect(await waiting()).toEqual([['accepted', `/admin/quotes/${id}`]]);
  await staff.post('/api/orders', { requestId: id, mode: 'sea' });
  expect(await waiting()).toEqual([]);
  const [hit] = (await find(reference.replace('RQ', 'or'))).order;
  expect(hit).toMatchObject({ name: reference.replace('RQ', 'OR'), note: 'Awa Diop, Diop & Filles' });
  expect((await find('awa di')).order).toEqual([hit]);
  const path = `/api${hit!.to.replace('/admin', '')}`;
  const counts = async (who: typeof staff) =>
    (await who.read<UnreadCounts>('/api/admin/unread-counts')).orders;
  const inList = async (who: typeof staff) =>
    (await (await who.get('/admin/orders?turn=waiting')).text()).includes('Awa Diop');
  const payment = { amount: '241.42', receivedOn: '2026-11-20', requestKey: randomUUID() };
  await staff.post(`${path}/payments`, payment);
  expect(await waiting()).toEqual([['payment', hit!.to]]);
  // Who has recorded a payment cannot confirm it.
  expect([await counts(staff), await counts(chief)]).toEqual([0, 1]);
  expect([await inList(staff), await inList(chief)]).toEqual([false, true]);
  const [paid] = (await staff.read<StaffOrder>(path)).payments;
  await chief.post(`${path}/payments/${paid!.id}/confirm`, {});
  expect(await waiting()).toEqual([]);
  const fact = { kind: 'promised', day: '2026-01-05', seen: 0 };
  await staff.post(`${path}/facts`, { ...fact, step: 'packed' });
  expect(await waiting()).toEqual([]);
  await staff.post(`${path}/facts`, { ...fact, step: 'inspected' });
  expect(await waiting()).toEqual([['order_late', hit!.to]]);
  expect(await counts(staff)).toBe(1);
});

test('one wrong key is forgiven', async () => {
  const { find } = await begin();
  expect((await find('Dipo')).customer).toHaveLength(1);
});

test('recent activity names the buyer who has asked, accepted and withdrawn', async () => {
  const { staff, id, code, reference } = await begin();
  await sendOffer(staff, id);
  const buyer = app.client();
  await buyer.post(`/api/buyer-quotes/${code}/question`, { text: 'How long?' });
  // While it is our turn, nothing can be accepted.
  await staff.post(`/api/quotes/${id}/answer`, { text: 'Three weeks' });
  expect((await acceptOffer(buyer, code)).status).toBe(200);
  await buyer.post(`/api/buyer-quotes/${code}/withdraw`, {});
  await buyer.post(`/api/buyer-quotes/${code}/decline`, { reason: 'price' });
  const { user } = await createUser(app.db, { role: 'super_admin' });
  const activity = await app.services.dashboard.recentActivity(user);
  const ofBuyer = activity.filter(({ actor }) => actor === 'Awa Diop');
  expect(ofBuyer.map(({ action }) => action).toSorted()).toEqual(
    ['accepted', 'declined', 'question', 'requested', 'withdrawn'].toSorted(),
  );
  expect(ofBuyer.every(({ title }) => title === reference)).toBe(true);
  expect(activity.filter(({ actor }) => actor === null)).toEqual([]);
});
