import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '#shared/base/errors.ts';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import type { BuyerQuote } from '#shared/deals/quote.ts';
import { validation } from '#shared/i18n/en/validation.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { textOf } from '#tests/html.ts';
import { acceptOffer, openQuote, requestQuote, sampleSheetFor, sendOffer } from '#tests/quotes.ts';
import { quoteHistory, quoteRequests } from './quote-request.schema.ts';
import { offerHash } from './offer-hash.ts';

// Offers of samples, before the offer for the goods.

const app = await createTestApp();
beforeEach(app.reset);

const see = (client: Client, code: string) => client.read<BuyerQuote>(`/api/buyer-quotes/${code}`);
const act = (client: Client, code: string, what: string, body: object = {}) =>
  client.post(`/api/buyer-quotes/${code}/${what}`, { requestKey: randomUUID(), ...body });
const page = async (client: Client, path: string) =>
  textOf(await (await client.get(path)).text(), 'main').replaceAll('\u00a0', ' ');

/** A request of two products, answered with samples of both. */
async function begin(overrides: Partial<OfferSheet> = {}) {
  const ids = [];
  for (const name of ['Sandal', 'Lamp']) ids.push((await createProduct(app.db, { name })).id);
  const [buyer, staff] = [app.client(), await signedIn(app)];
  const { code } = await requestQuote(buyer, ids, { sampleWanted: true });
  const [row] = await app.db.select().from(quoteRequests);
  const id = row!.id;
  const sent = await sendOffer(staff, id, sampleSheetFor(await openQuote(staff, id), overrides));
  return { buyer, staff, id, code, sent };
}

test('an offer of samples has their price, pieces and courier, and nothing of the goods', async () => {
  const { buyer, code } = await begin();
  const { revisions } = await see(buyer, code);
  expect(revisions[0]!.offer).toMatchObject({
    kind: 'sample',
    incoterm: 'DAP',
    namedPlace: 'Dakar, Senegal',
    charges: [],
    depositPercent: 100,
    lines: [
      {
        name: 'Sandal',
        quantity: 2,
        sample: { courierMinor: 3500, courierTime: '5-8 days', isCredited: true },
        options: [{ breaks: [{ quantity: 2, unitMinor: 800 }] }],
      },
      { name: 'Lamp', sample: { courierMinor: 0, isCredited: false } },
    ],
  });
  expect(JSON.stringify(revisions)).not.toMatch(/factory|Better sole|pieces"|samplePlace/);
  expect(revisions[0]!.hash).toBe(offerHash(revisions[0]!.offer));
  const html = await page(buyer, `/quotes/${code}`);
  // Four pieces at 8.00 and one courier; half of the price of the pieces is credited to an order.
  for (const text of ['USD 32.00', 'USD 35.00', 'USD 67.00', 'If you order, USD 16.00', '5–8 days'])
    expect(html).toContain(text);
  expect(html).not.toContain('container');
  // Without the first sample, its courier is not charged either.
  const second = await page(buyer, `/quotes/${code}?option.line1=none`);
  expect(second).toContain('Nothing of it is taken off a later order.');
  expect(second).toContain('I accept these samples with a total of USD 16.00');
});

test('accepted samples close nothing: they can be withdrawn for 30 minutes, and the goods follow', async () => {
  const { buyer, staff, id, code } = await begin();
  expect((await acceptOffer(buyer, code)).status).toBe(200);
  const accepted = await see(buyer, code);
  expect(accepted).toMatchObject({
    stage: 'ours',
    turn: 'us',
    accepted: null,
    sampleAccepted: { revision: 1, name: 'Awa Diop', totals: { totalMinor: 6700 } },
  });
  const again = await acceptOffer(buyer, code);
  expect([again.status, ((await again.json()) as ErrorBody).code]).toEqual([409, 'offer_closed']);
  expect((await act(buyer, code, 'decline', { reason: 'price' })).status).toBe(409);
  // After an answer of the staff it is still our turn.
  expect((await staff.post(`/api/quotes/${id}/answer`, { text: 'They leave tomorrow.' })).status).toBe(200);
  expect((await see(buyer, code)).turn).toBe('us');
  expect(await page(buyer, `/quotes/${code}`)).not.toContain('Accept the samples');

  expect((await act(buyer, code, 'withdraw')).status).toBe(200);
  expect(await see(buyer, code)).toMatchObject({ stage: 'buyer', sampleAccepted: null });
  expect((await acceptOffer(buyer, code)).status).toBe(200);

  expect((await sendOffer(staff, id, { kind: 'goods' })).status).toBe(200);
  const both = await see(buyer, code);
  expect(both).toMatchObject({ stage: 'buyer', sampleAccepted: { revision: 1 } });
  expect(both.revisions.map(({ offer }) => offer.kind)).toEqual(['goods', 'sample']);
  expect(both.revisions[0]!.offer.lines[0]).not.toHaveProperty('sample');
  const html = await page(buyer, `/quotes/${code}`);
  expect(html).toContain('Samples accepted by Awa Diop');
  // Goods and samples are not compared with each other.
  expect(html).not.toContain('What has changed since');
  // The samples can still be withdrawn, which keeps the offer for the goods open.
  expect((await act(buyer, code, 'withdraw')).status).toBe(200);
  expect(await see(buyer, code)).toMatchObject({ stage: 'buyer', sampleAccepted: null });
  expect((await acceptOffer(buyer, code)).status).toBe(200);
  expect(await see(buyer, code)).toMatchObject({ stage: 'accepted', accepted: { revision: 2 } });
  const events = await app.db.select({ kind: quoteHistory.kind }).from(quoteHistory);
  expect(events.filter(({ kind }) => kind === 'accepted')).toHaveLength(3);
});

test('staff take accepted samples back with a reason; after 30 minutes the buyer cannot', async () => {
  const { buyer, staff, id, code } = await begin();
  await acceptOffer(buyer, code);
  const [row] = await app.db.select().from(quoteRequests);
  const at = new Date(Date.now() - 31 * 60_000).toISOString();
  await app.db.update(quoteRequests).set({ sampleAccepted: { ...row!.sampleAccepted!, at } });
  expect((await act(buyer, code, 'withdraw')).status).toBe(409);
  expect((await staff.post(`/api/quotes/${id}/withdraw`, { reason: 'Out of stock' })).status).toBe(200);
  expect(await see(buyer, code)).toMatchObject({ stage: 'ours', sampleAccepted: null });
  expect((await staff.post(`/api/quotes/${id}/withdraw`, { reason: 'Again' })).status).toBe(409);
});

test('the price of a sample is for the pieces that are offered', async () => {
  const { buyer, code } = await begin();
  const choice = [{ lineId: 'line1', optionId: 'sample', quantity: 500 }];
  const response = await acceptOffer(buyer, code, { choice });
  expect(response.status).toBe(400);
  expect(((await response.json()) as ErrorBody).fields).toEqual({ choice: validation.choiceInvalid });
  const one = [{ lineId: 'line2', optionId: 'sample', quantity: 2 }];
  expect((await acceptOffer(buyer, code, { choice: one })).status).toBe(200);
  expect((await see(buyer, code)).sampleAccepted!.totals.totalMinor).toBe(1600);
});

test('samples are sent with a price, a courier and a place; a free one has a price of nothing', async () => {
  const faults = async ({ sent }: { sent: Response }) => ((await sent.json()) as ErrorBody).fields;
  expect(await faults(await begin({ lines: [] }))).toEqual({ 'sheet.lines': validation.required });
  await app.reset();
  expect(await faults(await begin({ samplePlace: null }))).toEqual({
    'sheet.samplePlace': validation.required,
  });
  await app.reset();
  const { buyer, staff, id, code, sent } = await begin();
  expect(sent.status).toBe(200);
  const { sheet } = await openQuote(staff, id);
  const linesWith = (part: object, reason: 'material' | null = null) =>
    sheet!.lines.map((line) => ({ ...line, changeReason: reason, sample: { ...line.sample!, ...part } }));
  const untyped = await sendOffer(staff, id, { lines: linesWith({ unitMinor: null }, 'material') });
  expect(((await untyped.json()) as ErrorBody).fields).toMatchObject({
    'sheet.lines.0.sample.unitMinor': validation.required,
  });
  // A changed courier price needs a reason, like every change.
  const dearer = await sendOffer(staff, id, { lines: linesWith({ unitMinor: 0, courierMinor: 4000 }) });
  expect(((await dearer.json()) as ErrorBody).fields).toMatchObject({
    'sheet.lines.0.changeReason': validation.required,
  });
  const free = linesWith({ unitMinor: 0, courierMinor: 4000, isCredited: false }, 'material');
  expect((await sendOffer(staff, id, { lines: free })).status).toBe(200);
  const html = await page(buyer, `/quotes/${code}`);
  expect(html).toContain('free of charge');
  expect(html).toContain('Sandal, courier');
  expect(html).toContain('USD 35.00 → USD 40.00');
  expect(html).toContain('the price is no longer taken off an order');
});
