import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#shared/base/errors.ts';
import { maxQuoteActs } from '#shared/deals/quote-limits.ts';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createPartner, createProduct, signedIn } from '#tests/factories.ts';
import { acceptOffer, inDays, openQuote, requestQuote, sendOffer, sheetFor } from '#tests/quotes.ts';
import { productInquiries } from '../../conversations/contact/contact.schema.ts';
import { customers } from '../../conversations/customer/customer.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { quoteHistory, quoteOffers, quoteRequests } from './quote-request.schema.ts';
import { offerHash } from './offer-hash.ts';

const app = await createTestApp();
beforeEach(app.reset);

let lastAddress = 0;
const visitor = () => app.client({ address: `198.51.100.${++lastAddress}` });
const requests = () => app.db.select().from(quoteRequests);
const codeOf = async (response: Response) => ((await response.json()) as ErrorBody).code;

/** A request of one product, with clients of buyer and staff. */
async function begin(): Promise<{
  buyer: Client;
  staff: Client;
  id: string;
  code: string;
  reference: string;
}> {
  const { id: product } = await createProduct(app.db, { name: 'Sandal', minimumOrderQuantity: 120 });
  const [buyer, staff] = [visitor(), await signedIn(app)];
  const { code, reference } = await requestQuote(buyer, [product]);
  const [row] = await requests();
  return { buyer, staff, id: row!.id, code, reference };
}
const see = (client: Client, code: string) => client.read<BuyerQuote>(`/api/buyer-quotes/${code}`);

describe('a quote list', () => {
  test('begins with the minimum order, keeps what is typed and is bound to its session', async () => {
    const { id: product } = await createProduct(app.db, { minimumOrderQuantity: 240, price: '2.50' });
    const buyer = visitor();
    const added = await buyer.post('/api/quote-list/lines', { product });
    expect([added.status, await added.json()]).toEqual([201, { success: true, count: 1 }]);
    const again = await buyer.post('/api/quote-list/lines', { product, quantity: 999 });
    expect(await again.json()).toEqual({ success: true, count: 1 });
    const list = await buyer.read<QuoteList>('/api/quote-list');
    expect(list).toMatchObject({ totalAmount: '600.00', lines: [{ productId: product, quantity: 240 }] });
    const { id } = list.lines[0]!;
    const line = { id, quantity: 100, color: 'red', targetPrice: '2.20', note: 'Size 38 to 42' };
    expect((await sendJson(buyer, 'PUT', '/api/quote-list', { lines: [line], city: 'Thiès' })).status).toBe(
      200,
    );
    expect(await buyer.read<QuoteList>('/api/quote-list')).toMatchObject({
      totalAmount: '250.00',
      lines: [line],
      details: { city: 'Thiès' },
    });
    expect((await visitor().read<QuoteList>('/api/quote-list')).lines).toEqual([]);
    await buyer.delete(`/api/quote-list/lines/${id}`);
    expect((await buyer.read<QuoteList>('/api/quote-list')).lines).toEqual([]);
  });

  test('takes what is to be found, and refuses neither product nor description', async () => {
    const buyer = visitor();
    const wanted = { title: 'Steel bowl, 24 cm', link: 'https://shop.example/bowl', quantity: 300 };
    expect((await buyer.post('/api/quote-list/lines', wanted)).status).toBe(201);
    expect((await buyer.read<QuoteList>('/api/quote-list')).lines).toMatchObject([
      { productId: null, name: 'Steel bowl, 24 cm', quantity: 300, price: null },
    ]);
    expect((await buyer.post('/api/quote-list/lines', {})).status).toBe(400);
    expect((await buyer.post('/api/quote-list/lines', { product: randomUUID() })).status).toBe(404);
    expect(
      (await buyer.post('/api/quote-list/lines', { title: 'x', link: 'javascript:alert(1)' })).status,
    ).toBe(400);
  });

  test('a stranger cannot touch a line of another list', async () => {
    const { id: product } = await createProduct(app.db);
    const buyer = visitor();
    await buyer.post('/api/quote-list/lines', { product });
    const { lines } = await buyer.read<QuoteList>('/api/quote-list');
    const stranger = visitor();
    await stranger.delete(`/api/quote-list/lines/${lines[0]!.id}`);
    await sendJson(stranger, 'PUT', '/api/quote-list', { lines: [{ id: lines[0]!.id, quantity: 9 }] });
    expect((await buyer.read<QuoteList>('/api/quote-list')).lines).toEqual(lines);
  });
});

describe('a request', () => {
  test('is written with inquiry, count and customer, empties the list and is known by its secret code', async () => {
    const { buyer, code, reference } = await begin();
    expect(reference).toMatch(/^RQ-\d{4}-000001$/);
    expect(code).toMatch(/^[A-Za-z0-9]{22}$/);
    const [inquiry] = await app.db.select().from(productInquiries);
    expect(inquiry).toMatchObject({ customerName: 'Awa Diop', quantity: 120, email: 'awa@diop.example' });
    expect((await app.db.select().from(products))[0]!.inquiryCount).toBe(1);
    expect(await app.db.select().from(customers)).toMatchObject([
      { name: 'Awa Diop', email: 'awa@diop.example', phone: null },
    ]);
    expect((await buyer.read<QuoteList>('/api/quote-list')).lines).toEqual([]);
    expect(await see(visitor(), code)).toMatchObject({
      reference,
      stage: 'new',
      turn: 'us',
      incoterm: 'CIF',
      namedPlace: 'Dakar',
      lines: [{ name: 'Sandal', quantity: 120 }],
      revisions: [],
    });
  });

  test('that is sent twice is one, at the same moment too', async () => {
    const { id: product } = await createProduct(app.db);
    const buyer = visitor();
    const requestKey = randomUUID();
    const first = await requestQuote(buyer, [product], { requestKey });
    const body = {
      lines: [{ id: randomUUID(), quantity: 1 }],
      requestKey,
      contactName: 'Awa',
      phone: '12345678',
      country: 'SN',
    };
    const answers = await Promise.all([1, 2, 3].map(() => buyer.post('/api/quote-list/request', body)));
    for (const answer of answers) expect(await answer.json()).toMatchObject(first);
    expect(await requests()).toHaveLength(1);
  });

  test('says field by field what is missing, and the list keeps its lines', async () => {
    const { id: product } = await createProduct(app.db, { minimumOrderQuantity: 100 });
    const buyer = visitor();
    await buyer.post('/api/quote-list/lines', { product });
    const { lines } = await buyer.read<QuoteList>('/api/quote-list');
    const sent = [{ id: lines[0]!.id, quantity: 99 }];
    const fieldsOf = async (body: object) =>
      Object.keys(
        ((await (await buyer.post('/api/quote-list/request', body)).json()) as ErrorBody).fields ?? {},
      );
    expect(await fieldsOf({ lines: sent })).toEqual(['contactName', 'phone', 'country']);
    const known = { contactName: 'Awa', phone: '12345678', country: 'SN' };
    expect(await fieldsOf({ lines: sent, ...known, incoterm: 'EXW' })).toEqual(['namedPlace']);
    expect(await fieldsOf({ lines: sent, ...known })).toEqual(['lines.0.quantity']);
    const none = await buyer.post('/api/quote-list/request', {
      lines: [{ ...sent[0], quantity: 0 }],
      ...known,
    });
    expect(((await none.json()) as ErrorBody).fields).toEqual({
      'lines.0.quantity': 'Quantity must be at least 1',
    });
    expect((await buyer.read<QuoteList>('/api/quote-list')).lines).toHaveLength(1);
    expect(await requests()).toEqual([]);
  });

  test('with the honeypot filled in lies in the trash, and nobody is notified', async () => {
    const { id: product } = await createProduct(app.db);
    const { code } = await requestQuote(visitor(), [product], { subject: 'x' });
    expect(await requests()).toMatchObject([{ deletedAt: expect.any(Date) as Date, customerId: null }]);
    expect(await app.db.select().from(productInquiries)).toEqual([]);
    expect((await visitor().get(`/api/buyer-quotes/${code}`)).status).toBe(404);
  });
});

describe('an offer', () => {
  test('is sent frozen, with what the buyer may see and nothing of the factory', async () => {
    const { buyer, staff, id, code } = await begin();
    expect((await sendOffer(staff, id)).status).toBe(200);
    const quote = await see(buyer, code);
    expect(quote).toMatchObject({ stage: 'buyer', turn: 'buyer', revisions: [{ revision: 1 }] });
    const { offer, hash } = quote.revisions[0]!;
    expect(JSON.stringify(quote)).not.toMatch(/factory|supplier/);
    expect(offerHash(offer)).toBe(hash);
    expect(offer).toMatchObject({ digits: 2, validZone: 'Africa/Dakar', language: 'en' });
    // The end of the last day in Dakar, which uses UTC.
    expect(offer.validUntil).toBe(`${inDays(15)}T00:00:00.000Z`);
    const change = app.db.update(quoteOffers).set({ hash: 'x' });
    await expect(Promise.resolve(change)).rejects.toThrow();
  });

  test('is accepted by revision and hash, in the chosen option and quantity, once', async () => {
    const { buyer, staff, id, code } = await begin();
    await sendOffer(staff, id);
    const requestKey = randomUUID();
    const choice = [{ lineId: 'line1', optionId: 'standard', quantity: 500 }];
    const accepted = await acceptOffer(buyer, code, { choice, requestKey });
    expect(accepted.status).toBe(200);
    expect((await acceptOffer(buyer, code, { choice, requestKey })).status).toBe(200);
    const again = await acceptOffer(buyer, code);
    expect([again.status, await codeOf(again)]).toEqual([409, 'offer_closed']);
    // 500 × 4.50, 25 cartons of 0.096 m³ at 95.00, 120.00 inland, 5 % fee.
    expect(await see(buyer, code)).toMatchObject({
      stage: 'accepted',
      turn: 'none',
      accepted: {
        name: 'Awa Diop',
        revision: 1,
        totals: { goodsMinor: 225_000, totalMinor: 225_000 + 22_800 + 12_000 + 11_250 },
      },
    });
    expect((await openQuote(staff, id)).events.map(({ kind }) => kind)).toEqual([
      'requested',
      'sent',
      'accepted',
    ]);
  });

  test.each([
    ['an unknown option', { choice: [{ lineId: 'line1', optionId: 'gold', quantity: 500 }] }, 'choice'],
    ['too few', { choice: [{ lineId: 'line1', optionId: 'standard', quantity: 99 }] }, 'choice'],
    ['nothing', { choice: [{ lineId: 'line1', optionId: null, quantity: 100 }] }, 'choice'],
    ['no name', { name: ' ' }, 'name'],
    ['no agreement', { isAgreed: false }, 'isAgreed'],
  ])('is not accepted with %s', async (_, given, field) => {
    const { buyer, staff, id, code } = await begin();
    await sendOffer(staff, id);
    const response = await acceptOffer(buyer, code, given);
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as ErrorBody).fields ?? {})).toEqual([field]);
    expect((await see(buyer, code)).accepted).toBeNull();
  });

  test('that was replaced, has expired or was declined is not accepted', async () => {
    const { buyer, staff, id, code } = await begin();
    await sendOffer(staff, id);
    const [old] = (await see(buyer, code)).revisions;
    await sendOffer(staff, id);
    const replaced = await acceptOffer(buyer, code, { offerId: old!.id, hash: old!.hash });
    expect(await codeOf(replaced)).toBe('offer_replaced');
    expect(await codeOf(await acceptOffer(buyer, code, { hash: old!.hash }))).toBe('offer_replaced');

    await app.db.update(quoteRequests).set({ validUntil: new Date(Date.now() - 1) });
    expect(await codeOf(await acceptOffer(buyer, code))).toBe('offer_expired');
    expect((await see(buyer, code)).stage).toBe('expired');
    const fresh = await buyer.post(`/api/buyer-quotes/${code}/fresh-price`, { requestKey: randomUUID() });
    expect(fresh.status).toBe(200);
    expect(await see(buyer, code)).toMatchObject({ turn: 'us' });

    await sendOffer(staff, id);
    const declined = await buyer.post(`/api/buyer-quotes/${code}/decline`, { reason: 'price' });
    expect(declined.status).toBe(200);
    expect(await codeOf(await acceptOffer(buyer, code))).toBe('offer_closed');
    expect(await see(buyer, code)).toMatchObject({ stage: 'declined', declined: { reason: 'price' } });
  });

  test('accepted in two tabs at once is accepted once', async () => {
    const { buyer, staff, id, code } = await begin();
    await sendOffer(staff, id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => acceptOffer(buyer, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('an acceptance can be withdrawn for 30 minutes, and the offer be accepted again', async () => {
    const { buyer, staff, id, code } = await begin();
    await sendOffer(staff, id);
    await acceptOffer(buyer, code);
    const withdraw = () => buyer.post(`/api/buyer-quotes/${code}/withdraw`, { requestKey: randomUUID() });
    expect((await withdraw()).status).toBe(200);
    expect(await see(buyer, code)).toMatchObject({ accepted: null, stage: 'buyer' });
    expect(await codeOf(await withdraw())).toBe('offer_closed');
    expect((await acceptOffer(buyer, code)).status).toBe(200);
    await app.db.update(quoteRequests).set({ acceptedAt: new Date(Date.now() - 31 * 60_000) });
    expect(await codeOf(await withdraw())).toBe('offer_closed');
    const reason = 'The buyer has called';
    expect((await staff.post(`/api/quotes/${id}/withdraw`, { reason })).status).toBe(200);
    expect(await see(buyer, code)).toMatchObject({ accepted: null, turn: 'us' });
  });

  test('a question makes it our turn, an answer the buyer’s', async () => {
    const { buyer, staff, id, code } = await begin();
    await sendOffer(staff, id);
    const question = { text: 'Is the sole rubber?', lineId: 'line1', requestKey: randomUUID() };
    for (const _ of [1, 2]) await buyer.post(`/api/buyer-quotes/${code}/question`, question);
    expect(await see(buyer, code)).toMatchObject({ turn: 'us', stage: 'ours' });
    await staff.post(`/api/quotes/${id}/answer`, { text: 'Yes.', lineId: 'line1' });
    const quote = await see(buyer, code);
    expect(quote).toMatchObject({ turn: 'buyer' });
    expect(quote.events.map(({ kind, isStaff, by }) => [kind, isStaff, by])).toEqual([
      ['requested', false, null],
      ['sent', true, null],
      ['question', false, null],
      ['answer', true, null],
    ]);
  });

  test('takes so many acts of its buyer and no more', async () => {
    const { buyer, id, code } = await begin();
    await app.db
      .insert(quoteHistory)
      .values(Array.from({ length: maxQuoteActs - 1 }, () => ({ requestId: id, kind: 'question' as const })));
    const response = await buyer.post(`/api/buyer-quotes/${code}/question`, { text: 'One more?' });
    expect(response.status).toBe(429);
  });

  test('a wait for the factory is not shown to the buyer', async () => {
    const { buyer, staff, id, code } = await begin();
    await staff.post(`/api/quotes/${id}/factory-asked`, { text: '请报价' });
    expect(await openQuote(staff, id)).toMatchObject({ stage: 'factory', turn: 'factory' });
    const seen = await see(buyer, code);
    expect(seen).toMatchObject({ stage: 'ours', turn: 'us' });
    expect(seen.events).toHaveLength(1);
  });

  test('begins with the packing, supplier, prices and lead time of its products', async () => {
    const partner = await createPartner(app.db, { name: 'Lucheng Footwear' });
    const priceTiers = [{ price: '5.80', quantity: 500 }];
    const carton = { piecesPerCarton: 12, cartonLengthMm: 640, cartonWidthMm: 420, cartonHeightMm: 385 };
    const listed = { partnerId: partner.id, priceTiers, leadTime: '15-20 days' };
    const packed = await createProduct(app.db, { ...listed, ...carton, cartonGrams: 9500 });
    const partly = await createProduct(app.db, { piecesPerCarton: 12, priceUnit: 'CNY' });
    const drafted = await createProduct(app.db);
    const [buyer, staff] = [visitor(), await signedIn(app)];
    await requestQuote(buyer, [packed.id, partly.id]);
    const [row] = await requests();
    const { version, ...quote } = await openQuote(staff, row!.id);
    const ofOthers = {
      packing: null,
      supplierId: null,
      supplierName: null,
      price: '12.50',
      priceTiers: [],
      leadTime: null,
    };
    const expected = [
      {
        id: packed.id,
        packing: { piecesPerCarton: 12, lengthMm: 640, widthMm: 420, heightMm: 385, cartonGrams: 9500 },
        supplierId: partner.id,
        supplierName: 'Lucheng Footwear',
        price: '12.50',
        priceTiers,
        leadTime: '15-20 days',
        currency: 'USD',
      },
      { id: partly.id, ...ofOthers, currency: 'CNY' },
    ];
    const byId = (list: { id: string }[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(quote.products)).toMatchObject(byId(expected));
    const sheet = sheetFor(quote);
    sheet.lines.push({ ...sheet.lines[0]!, id: 'more', requestLineId: null, productId: drafted.id });
    await sendJson(staff, 'PUT', `/api/quotes/${row!.id}`, { version, sheet });
    expect((await openQuote(staff, row!.id)).products.map(({ id }) => id)).toContain(drafted.id);
  });

  test('of a margin below the floor needs a colleague', async () => {
    const { staff, id } = await begin();
    const quote = await openQuote(staff, id);
    const sheet = sheetFor(quote);
    for (const line of sheet.lines)
      for (const option of line.options) for (const one of option.breaks) one.factoryMinor = 3500;
    const refused = await sendOffer(staff, id, { lines: sheet.lines });
    expect(await codeOf(refused)).toBe('own_draft');
    const { version, needsApproval } = await openQuote(staff, id);
    expect(needsApproval).toBe(true);
    expect(await codeOf(await staff.post(`/api/quotes/${id}/approve`, { version }))).toBe('own_draft');
    const colleague = await signedIn(app);
    // A colleague who saves the draft without a change is not its author.
    await sendJson(colleague, 'PUT', `/api/quotes/${id}`, { version, sheet });
    const saved = await openQuote(staff, id);
    const approve = (who: typeof staff) => who.post(`/api/quotes/${id}/approve`, { version: saved.version });
    expect(await codeOf(await approve(staff))).toBe('own_draft');
    expect((await approve(colleague)).status).toBe(200);
    const approved = await openQuote(staff, id);
    expect((await staff.post(`/api/quotes/${id}/send`, { version: approved.version })).status).toBe(200);
  });

  test('a revision says why it differs; a draft of another version is a conflict', async () => {
    const { staff, id } = await begin();
    await sendOffer(staff, id);
    const { sheet, version } = await openQuote(staff, id);
    const [charge, ...charges] = sheet!.charges;
    const dearer = { ...charge!, rate: charge!.rate + 1000 };
    const refused = await sendOffer(staff, id, { charges: [dearer, ...charges] });
    expect(refused.status).toBe(400);
    expect(((await refused.json()) as ErrorBody).fields).toHaveProperty(['sheet.charges.0.changeReason']);
    const sent = await sendOffer(staff, id, {
      charges: [{ ...dearer, changeReason: 'freight' }, ...charges],
    });
    expect(sent.status).toBe(200);
    expect(await codeOf(await staff.post(`/api/quotes/${id}/send`, { version }))).toBe('conflict');
  });
});

test('an address that guesses codes is stopped, and buyers are not', async () => {
  const { buyer, code } = await begin();
  const guesser = app.client({ address: '203.0.113.9' });
  const guess = () => guesser.get(`/api/buyer-quotes/${'A'.repeat(22)}`);
  const answers = [];
  for (let i = 0; i < 35; i++) answers.push((await guess()).status);
  expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404));
  expect(answers.at(-1)).toBe(429);
  expect((await see(buyer, code)).reference).toBeTruthy();
});
