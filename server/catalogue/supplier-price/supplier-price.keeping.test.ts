import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import type { SupplierPrice } from '#shared/catalogue/supplier-price.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createPartner, createProduct, signedIn } from '#tests/factories.ts';
import { inDays, openQuote, requestQuote, sendOffer, sheetFor } from '#tests/quotes.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';

// The factory prices in a draft become supplier prices when the draft is saved.
const app = await createTestApp();
let staff: Client;
let partnerId: string;
let productId: string;
let id: string;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app, { username: 'wei' });
  partnerId = (await createPartner(app.db, { name: 'Ningbo Works' })).id;
  productId = (await createProduct(app.db, { name: 'Kettle' })).id;
  id = await newRequest();
});

async function newRequest(): Promise<string> {
  const { reference } = await requestQuote(app.client(), [productId]);
  const [row] = await app.db.select().from(quoteRequests).where(eq(quoteRequests.reference, reference));
  return row!.id;
}

type Option = OfferSheet['lines'][number]['options'][number];
const today = officeDay();
const answered = (): Partial<Option> => ({ supplierId: partnerId, factoryFrom: today });

/** Saves a draft with these values in its first option. */
async function save(given: Partial<Option>, request = id): Promise<Response> {
  const quote = await openQuote(staff, request);
  const sheet = sheetFor(quote);
  sheet.lines[0]!.options[0] = { ...sheet.lines[0]!.options[0]!, ...given };
  return sendJson(staff, 'PUT', `/api/quotes/${request}`, { version: quote.version, sheet });
}
const prices = () => staff.read<SupplierPrice[]>('/api/supplier-prices');
const priced = (minor: number): Pick<Option, 'breaks'> => ({
  breaks: [{ quantity: 500, unitMinor: 450, factoryMinor: minor }],
});

test('an answer is kept with its source, and once however often the draft is saved', async () => {
  expect((await save({ ...answered(), factoryUntil: inDays(30) })).status).toBe(200);
  expect((await save({ ...answered(), factoryUntil: inDays(30), label: 'Other label' })).status).toBe(200);
  const { reference } = await openQuote(staff, id);
  expect(await prices()).toMatchObject([
    {
      partnerId,
      productId,
      name: 'Kettle',
      currency: 'CNY',
      breaks: [
        { quantity: 100, priceMinor: 2800 },
        { quantity: 500, priceMinor: 2500 },
        { quantity: 1000, priceMinor: 2400 },
      ],
      packing: { piecesPerCarton: 20, cartonGrams: 14_000 },
      leadTime: '20-25 days',
      validFrom: today,
      validUntil: inDays(30),
      request: { id, reference },
      notedBy: 'wei',
      version: 1,
    },
  ]);
  const logged = await app.db.select().from(auditEntries).where(eq(auditEntries.noun, 'supplier_price'));
  expect(logged.map(({ action, title }) => [action, title])).toEqual([['create', 'Kettle']]);
});

describe('nothing is kept', () => {
  test.each([
    ['without a supplier', { supplierId: null }],
    ['of an unknown supplier', { supplierId: crypto.randomUUID() }],
    ['without the day of the answer', { factoryFrom: null }],
    ['without a price', { breaks: [{ quantity: 100, unitMinor: 500, factoryMinor: null }] }],
  ])('%s', async (_, given) => {
    expect((await save({ ...answered(), ...given })).status).toBe(200);
    expect(await prices()).toEqual([]);
  });
});

test('another price of the same day corrects what was kept; one of a later day is kept beside it', async () => {
  await save({ ...answered(), ...priced(2500), factoryFrom: '2026-03-01' });
  await save({ ...answered(), ...priced(2550), factoryFrom: '2026-03-01' });
  expect(await prices()).toMatchObject([{ breaks: [{ priceMinor: 2550 }], version: 2 }]);
  await save({ ...answered(), ...priced(2700) });
  expect((await prices()).map(({ breaks, validFrom }) => [breaks[0]!.priceMinor, validFrom])).toEqual([
    [2700, today],
    [2550, '2026-03-01'],
  ]);
});

test('what a colleague has corrected in the list stays, unless the draft changes the same', async () => {
  await save({ ...answered(), ...priced(2500) });
  const [{ id: price, version } = { id: '', version: 0 }] = await prices();
  const breaks = [{ quantity: 500, priceMinor: 2600 }];
  const corrected = await sendJson(staff, 'PUT', `/api/supplier-prices/${price}`, { version, breaks });
  expect(corrected.status, await corrected.text()).toBe(200);
  await save({ ...answered(), ...priced(2500), label: 'Other label' });
  expect(await prices()).toMatchObject([{ breaks, version: 2 }]);
  await save({ ...answered(), ...priced(2500), leadTime: '30 days' });
  expect(await prices()).toMatchObject([{ breaks, leadTime: '30 days', version: 3 }]);
  await save({ ...answered(), ...priced(2450), leadTime: '30 days' });
  expect(await prices()).toMatchObject([{ breaks: [{ quantity: 500, priceMinor: 2450 }], version: 4 }]);
  await staff.delete(`/api/supplier-prices/${price}`);
  await save({ ...answered(), ...priced(2450), leadTime: '30 days' });
  expect(await prices()).toEqual([]);
});

test('a price that is taken from the list is not kept again, and stays as old as it is', async () => {
  await save({ ...answered(), factoryFrom: '2026-03-01' });
  const other = await newRequest();
  const taken = { breaks: [{ quantity: 700, unitMinor: 450, factoryMinor: 2500 }] };
  await save({ ...answered(), ...taken, factoryFrom: '2026-03-01' }, other);
  expect(await prices()).toMatchObject([{ validFrom: '2026-03-01', request: { id } }]);
  // The factory has confirmed the price today.
  await save({ ...answered(), ...taken }, other);
  expect(await prices()).toHaveLength(2);
});

test('what is described without a product is found by its description', async () => {
  const quote = await openQuote(staff, id);
  const sheet = sheetFor(quote);
  Object.assign(sheet.lines[0]!, { productId: null, name: 'Théière en fonte' });
  Object.assign(sheet.lines[0]!.options[0]!, answered());
  await sendJson(staff, 'PUT', `/api/quotes/${id}`, { version: quote.version, sheet });
  const found = await staff.read<SupplierPrice[]>(
    `/api/supplier-prices/offered?name=${encodeURIComponent('theiere en Fonte')}`,
  );
  expect(found).toMatchObject([{ name: 'Théière en fonte', productId: null }]);
});

test('an end before the day of the answer is refused beside its field', async () => {
  const response = await save({ ...answered(), factoryUntil: '2026-01-01' });
  expect(response.status).toBe(400);
  const { fields } = (await response.json()) as { fields: object };
  expect(Object.keys(fields)).toEqual(['sheet.lines.0.options.0.factoryUntil']);
  expect(await prices()).toEqual([]);
});

test('the buyer sees nothing of it', async () => {
  await save({ ...answered(), factoryUntil: inDays(30) });
  expect((await sendOffer(staff, id)).status).toBe(200);
  const quote = await openQuote(staff, id);
  expect(quote.sheet!.lines[0]!.options[0]).toMatchObject({ factoryFrom: today, factoryUntil: inDays(30) });
  const sent = JSON.stringify(await app.client().read(`/api/buyer-quotes/${quote.code}`));
  for (const secret of ['factory', 'supplier', 'Ningbo Works', partnerId]) expect(sent).not.toContain(secret);
});
