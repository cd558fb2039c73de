import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries } from '#server/people/audit/audit.schema.ts';
import { customers } from '#server/conversations/customer/customer.schema.ts';
import { quoteRequests } from '#server/deals/quote/quote-request.schema.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { openQuote, requestQuote, sendOffer, sheetFor } from '#tests/quotes.ts';

const app = await createTestApp();
beforeEach(async () => app.reset());

/** Creates a request and a staff member. */
async function begin(given: object = {}) {
  const product = await createProduct(app.db, { minimumOrderQuantity: 10 });
  const { reference, code } = await requestQuote(app.client(), [product.id], given);
  const [row] = await app.db.select().from(quoteRequests).where(eq(quoteRequests.reference, reference));
  return { id: row!.id, code, staff: await signedIn(app, { role: 'admin' }) };
}

async function change(staff: Client, id: string, given: object): Promise<Response> {
  const { version } = await openQuote(staff, id);
  return sendJson(staff, 'PUT', `/api/quotes/${id}`, { version, ...given });
}

const customerOf = async (staff: Client, id: string) => {
  const { customerId } = await openQuote(staff, id);
  const [row] = await app.db.select().from(customers).where(eq(customers.id, customerId!));
  return row!;
};

test('contact and destination are corrected: normalised, in history and audit log, for the staff alone', async () => {
  const { id, code, staff } = await begin();
  const given = {
    contactName: 'Awa Ndiaye',
    email: 'AWA@Ndiaye.example',
    phone: '0803 123 4567',
    country: 'NG',
    city: 'Lagos',
    incoterm: 'DAP',
    namedPlace: 'Apapa',
    deadline: '2027-03-01',
    locale: 'fr',
  };
  expect((await change(staff, id, given)).status).toBe(200);
  const quote = await openQuote(staff, id);
  expect(quote).toMatchObject({
    ...given,
    email: 'awa@ndiaye.example',
    // Normalised for the country as changed; the time zone follows the country too.
    phone: '+2348031234567',
    timeZone: 'Africa/Lagos',
  });
  expect(quote.events.at(-1)).toMatchObject({
    kind: 'changed',
    isStaff: true,
    text: 'contactName email phone country city incoterm namedPlace deadline locale timeZone',
  });
  const buyer = await app.client().read<BuyerQuote>(`/api/buyer-quotes/${code}`);
  expect(buyer).toMatchObject({ city: 'Lagos', namedPlace: 'Apapa' });
  expect(buyer.events.map(({ kind }) => kind)).toEqual(['requested']);
  const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.recordId, id));
  expect(entries.at(-1)).toMatchObject({
    action: 'update',
    before: { city: 'Dakar' },
    after: { city: 'Lagos' },
  });
  // Nothing changed, so no entry is added.
  await change(staff, id, { city: 'Lagos', dueOn: '2027-01-01' });
  expect((await openQuote(staff, id)).events).toHaveLength(2);
});

test('two staff: the second is told of the first', async () => {
  const { id, staff } = await begin();
  const { version } = await openQuote(staff, id);
  expect((await change(staff, id, { city: 'Thiès' })).status).toBe(200);
  const late = await sendJson(staff, 'PUT', `/api/quotes/${id}`, { version, city: 'Mbour' });
  expect(late.status).toBe(409);
});

test('a term needs its place, and a place says nothing without its term', async () => {
  const { id, staff } = await begin();
  const refused = await change(staff, id, { namedPlace: '' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ fields: { namedPlace: expect.any(String) } });
  expect((await change(staff, id, { incoterm: '' })).status).toBe(200);
  expect(await openQuote(staff, id)).toMatchObject({ incoterm: null, namedPlace: null });
  await change(staff, id, { namedPlace: 'Tema' });
  expect(await openQuote(staff, id)).toMatchObject({ incoterm: null, namedPlace: null });
});

test('a draft that says what the buyer wanted follows; one of its own, and what was sent, stay', async () => {
  const { id, code, staff } = await begin();
  await sendOffer(staff, id);
  expect((await change(staff, id, { incoterm: 'FOB', namedPlace: 'Shanghai' })).status).toBe(200);
  const quote = await openQuote(staff, id);
  expect(quote.sheet).toMatchObject({ incoterm: 'FOB', namedPlace: 'Shanghai' });
  const { revisions } = await app.client().read<BuyerQuote>(`/api/buyer-quotes/${code}`);
  expect(revisions[0]!.offer).toMatchObject({ incoterm: 'CIF', namedPlace: 'Dakar' });

  const sheet = { ...sheetFor(quote), incoterm: 'EXW', namedPlace: 'Yiwu' };
  await change(staff, id, { sheet });
  await change(staff, id, { incoterm: 'CIF', namedPlace: 'Abidjan' });
  expect((await openQuote(staff, id)).sheet).toMatchObject({ incoterm: 'EXW', namedPlace: 'Yiwu' });
});

test('a corrected contact corrects the customer that came with it', async () => {
  const { id, staff } = await begin({ phone: '', email: 'awa@doip.example' });
  const { id: customer } = await customerOf(staff, id);
  await change(staff, id, { email: 'awa@diop.example', contactName: 'Awa D.' });
  expect(await customerOf(staff, id)).toMatchObject({
    id: customer,
    name: 'Awa D.',
    email: 'awa@diop.example',
  });
  expect(await app.db.$count(customers)).toBe(1);
  const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.recordId, customer));
  expect(entries).toMatchObject([{ after: { email: 'awa@diop.example' } }]);
});

test('a contact of another customer makes it their request', async () => {
  const { id, staff } = await begin({ phone: '', email: 'ben@mensah.example', contactName: 'Ben' });
  const other = await begin({ phone: '', email: 'awa@diop.example' });
  await change(staff, other.id, { email: 'ben@mensah.example' });
  expect((await customerOf(staff, other.id)).id).toBe((await customerOf(staff, id)).id);
});

test('the contact of a customer with other requests stays: a new one is made', async () => {
  const first = await begin({ phone: '', email: 'awa@diop.example' });
  const { id, staff } = await begin({ phone: '', email: 'awa@diop.example' });
  const known = await customerOf(staff, first.id);
  expect((await customerOf(staff, id)).id).toBe(known.id);
  await change(staff, id, { email: 'colleague@diop.example' });
  expect(await customerOf(staff, first.id)).toMatchObject({ id: known.id, email: 'awa@diop.example' });
  expect(await customerOf(staff, id)).toMatchObject({ email: 'colleague@diop.example' });
  expect((await customerOf(staff, id)).id).not.toBe(known.id);
});
