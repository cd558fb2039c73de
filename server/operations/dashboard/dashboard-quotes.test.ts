import { beforeEach, expect, test } from 'vitest';
import type { Found } from '#shared/operations/dashboard.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct, createUser, signedIn } from '#tests/factories.ts';
import { acceptOffer, requestQuote, sendOffer } from '#tests/quotes.ts';
import { sendJson } from '#tests/staff.ts';

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
