import { expect, test } from 'vitest';
import type { SupplierPrice } from '#shared/catalogue/supplier-price.ts';
import { emptyLine } from './offer-start.ts';
import { lineKey, linesOf, type OfferValues } from './offer-values.ts';
import { isUsed, pricesFor, withAnswerDay, withCurrentPrices, withListed } from './price-lists.ts';

const today = '2026-11-25';
const rules = { currency: 'USD', rates: { USD: 1, CNY: 7.1 }, today };
const productId = '11111111-1111-4111-8111-111111111111';

const price = (given: Partial<SupplierPrice> = {}): SupplierPrice => ({
  id: 'price',
  version: 1,
  isDeleted: false,
  partnerId: 'p1',
  partnerName: 'Ningbo Works',
  productId,
  name: 'Kettle',
  currency: 'CNY',
  breaks: [
    { quantity: 500, priceMinor: 2840 },
    { quantity: 1000, priceMinor: 2556 },
  ],
  packing: { piecesPerCarton: 20, lengthMm: 600, widthMm: 400, heightMm: 405, cartonGrams: 14_250 },
  leadTime: '20 days',
  validFrom: '2026-11-01',
  validUntil: null,
  note: null,
  request: null,
  notedBy: null,
  ...given,
});
const line = (quantity = '1200') => {
  const made = emptyLine('l1');
  const [option] = made.options;
  return {
    ...made,
    productId,
    quantity,
    options: [{ ...option!, breaks: [{ quantity, factory: '', unit: '' }] }],
  };
};
const optionOf = (quantity?: string) => line(quantity).options[0]!;
const draft = (one = line()): OfferValues => ({
  kind: 'goods',
  currency: 'USD',
  incoterm: 'FOB',
  namedPlace: 'Ningbo',
  samplePlace: '',
  validOn: today,
  depositPercent: '30',
  terms: '',
  charges: [],
  order: [one.id],
  ...Object.fromEntries([[lineKey(one.id), one]]),
});
const filled = (...prices: SupplierPrice[]) =>
  linesOf(withCurrentPrices(draft(), prices, rules))[0]!.options[0]!;

test('a new draft takes the current price of the step that its quantity reaches, with its days and packing', () => {
  const option = filled(price({ validUntil: '2026-12-31' }));
  expect(option).toMatchObject({
    supplierId: 'p1',
    factoryCurrency: 'CNY',
    factoryFrom: '2026-11-01',
    factoryUntil: '2026-12-31',
    leadTime: '20 days',
    pieces: '20',
    height: '40.5',
    breaks: [{ quantity: '1200', factory: '25.56', unit: '' }],
  });
});

test('of several current prices that of the supplier whom the catalogue names is taken, else the newest', () => {
  const prices = [price({ validFrom: '2026-10-01' }), price({ partnerId: 'p2' })];
  expect(filled(...prices).supplierId).toBe('p2');
  const one = line();
  const named = { ...one, options: [{ ...one.options[0]!, supplierId: 'p1' }] };
  const [made] = linesOf(withCurrentPrices(draft(named), prices, rules));
  expect(made!.options[0]).toMatchObject({ supplierId: 'p1', factoryFrom: '2026-10-01' });
});

test('with a margin the unit price follows', () => {
  const option = withListed({ ...optionOf(), margin: '20' }, price(), rules);
  expect(option.breaks).toEqual([{ quantity: '1200', factory: '25.56', unit: '4.50' }]);
});

test.each([
  ['one that has ended', { validUntil: '2026-11-24' }],
  ['one of 91 days ago', { validFrom: '2026-08-26' }],
  ['one that begins above the quantity', { breaks: [{ quantity: 5000, priceMinor: 2000 }] }],
])('%s is not filled in by itself', (_, given) => {
  expect(filled(price(given)).supplierId).toBe('');
});

test('the newest price of each supplier is offered, those that count first', () => {
  const prices = [
    price({ id: 'old', partnerId: 'p2', validFrom: '2026-05-01' }),
    price({ id: 'former', validFrom: '2026-10-01' }),
    price({ id: 'now' }),
    price({ id: 'other', productId: null }),
  ];
  expect(pricesFor(line(), prices, today).map(({ id }) => id)).toEqual(['now', 'old']);
  const described = { productId: null, name: ' kettle' };
  expect(pricesFor(described, prices, today).map(({ id }) => id)).toEqual(['now', 'old']);
});

test('an option below the smallest quantity begins there when the price is chosen', () => {
  const option = withListed(optionOf('100'), price(), rules);
  expect(option.breaks).toEqual([{ quantity: '500', factory: '28.40', unit: '' }]);
});

test('prices of a list are in use until one is typed over', () => {
  const used = withListed(optionOf(), price(), rules);
  expect(isUsed(used, price())).toBe(true);
  expect(isUsed({ ...used, supplierId: 'p2' }, price())).toBe(false);
  const typed = withAnswerDay(used, { ...used, breaks: [{ ...used.breaks[0]!, factory: '26' }] }, today);
  expect(isUsed(typed, price())).toBe(false);
});

test('a typed factory price is of today, without the end of the former one; other changes leave the day', () => {
  const used = withListed(optionOf(), price({ validUntil: '2026-12-31' }), rules);
  const typed = { ...used, breaks: [{ ...used.breaks[0]!, factory: '26' }] };
  expect(withAnswerDay(used, typed, today)).toMatchObject({ factoryFrom: today, factoryUntil: '' });
  const added = { ...used, breaks: [...used.breaks, used.breaks[0]!] };
  expect(withAnswerDay(used, added, today)).toBe(added);
  const dearer = { ...used, breaks: [{ ...used.breaks[0]!, unit: '9' }] };
  expect(withAnswerDay(used, dearer, today)).toBe(dearer);
});
