import { expect, test } from 'vitest';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import { copied, withBreak, withCurrency, withPrices } from './offer-changes.ts';
import { lineKey, linesOf, readSheet, sheetValues, toSheet } from './offer-values.ts';

const rates = { USD: 1, CNY: 7.1, XOF: 565, TND: null };

const sheet: OfferSheet = {
  kind: 'goods',
  currency: 'USD',
  incoterm: 'FOB',
  namedPlace: 'Ningbo',
  depositPercent: 30,
  terms: null,
  charges: [
    { id: 'c1', kind: 'freight', basis: 'cubic_metre', rate: 9550, note: null, changeReason: null },
    { id: 'c2', kind: 'fee', basis: 'goods_percent', rate: 525, note: null, changeReason: null },
  ],
  lines: [
    {
      id: 'l1',
      requestLineId: null,
      productId: '11111111-1111-4111-8111-111111111111',
      name: 'Sandal',
      imageUrl: null,
      color: null,
      saleUnit: 'pair',
      quantity: 500,
      note: null,
      changeReason: null,
      options: [
        {
          id: 'A',
          label: 'A',
          description: null,
          leadTime: '20-25 days',
          supplierId: null,
          factoryCurrency: 'CNY',
          packing: { piecesPerCarton: 20, lengthMm: 600, widthMm: 400, heightMm: 405, cartonGrams: 14_250 },
          breaks: [
            { quantity: 500, unitMinor: 500, factoryMinor: 2840 },
            { quantity: 1000, unitMinor: 450, factoryMinor: 2556 },
          ],
        },
      ],
    },
  ],
};
const values = sheetValues(sheet, '2026-12-09', rates);
const optionOf = (given = values) => linesOf(given)[0]!.options[0]!;

test('a draft comes back from its form as it was, in typed texts', () => {
  // Missing texts are empty in the form, and missing again on the server.
  const withTexts = JSON.parse(
    JSON.stringify(sheet, (key, part: unknown) =>
      part === null && ['terms', 'note', 'color', 'description'].includes(key) ? '' : part,
    ),
  ) as OfferSheet;
  expect(readSheet(values)).toEqual(withTexts);
  expect(values.charges.map(({ rate }) => rate)).toEqual(['95.50', '5.25']);
  expect(optionOf()).toMatchObject({ height: '40.5', weight: '14.25', margin: '20' });
});

test('a draft keeps goods and samples of a line; another currency converts both', () => {
  const sample = { pieces: 2, unitMinor: 1250, courierMinor: 0, courierTime: '5-8 days', isCredited: true };
  const line = { ...sheet.lines[0]!, sample };
  const typed = sheetValues({ ...sheet, samplePlace: 'Dakar', lines: [line] }, '2026-12-09', rates);
  expect(linesOf(typed)[0]!.sample).toMatchObject({ pieces: '2', price: '12.50', courier: '0.00' });
  expect(toSheet(typed)).toMatchObject({
    kind: 'goods',
    samplePlace: 'Dakar',
    lines: [{ sample, quantity: 500 }],
  });
  expect(readSheet(withCurrency(typed, 'XOF', rates))?.lines[0]!.sample?.unitMinor).toBe(7063);
  // Without pieces no sample is offered. Untyped fields create no sample in an offer for goods.
  const none = { ...linesOf(typed)[0]!, sample: { ...linesOf(typed)[0]!.sample, pieces: ' ' } };
  expect(toSheet({ ...typed, kind: 'sample', [lineKey('l1')]: none }).lines[0]!.sample).toBeUndefined();
  expect(toSheet(values).lines[0]!.sample).toBeUndefined();
  expect(toSheet({ ...values, kind: 'sample' }).lines[0]!.sample).toMatchObject({
    pieces: 1,
    unitMinor: null,
    courierMinor: null,
  });
});

test('what is no number stays a text that the server refuses, and there are no totals', () => {
  const typed = withBreak(optionOf(), 0, { unit: '4.111' }, 'USD', rates);
  const line = { ...linesOf(values)[0]!, options: [{ ...typed, height: 'x', pieces: '' }] };
  const wrong = { ...values, [lineKey('l1')]: line };
  expect(readSheet(wrong)).toBeNull();
  expect(toSheet(wrong).lines[0]!.options[0]).toMatchObject({
    packing: { piecesPerCarton: '', heightMm: 'x', lengthMm: 600 },
    breaks: [{ unitMinor: '4.111' }, {}],
  });
});

test('a factory price makes the unit price by the margin; a typed price stays', () => {
  const raised = withBreak(optionOf(), 0, { factory: '31.95' }, 'USD', rates);
  expect(raised.breaks.map(({ unit }) => unit)).toEqual(['5.63', '4.50']);
  const typed = withBreak(optionOf(), 1, { unit: '4.20' }, 'USD', rates);
  expect(typed.breaks.map(({ unit }) => unit)).toEqual(['5.00', '4.20']);
  const others = withPrices({ ...optionOf(), margin: '50' }, 'USD', rates);
  expect(others.breaks.map(({ unit }) => unit)).toEqual(['8.00', '7.20']);
  // Without a rate no price is computed.
  const unknown = withPrices({ ...optionOf(), factoryCurrency: 'TND', margin: '50' }, 'USD', rates);
  expect(unknown.breaks.map(({ unit }) => unit)).toEqual(['5.00', '4.50']);
});

test('another currency converts what has no factory price, in its own decimals', () => {
  const free = { ...optionOf(), margin: '', breaks: [{ quantity: '1', factory: '', unit: '4.50' }] };
  const line = { ...linesOf(values)[0]!, options: [free] };
  const francs = withCurrency({ ...values, [lineKey('l1')]: line }, 'XOF', rates);
  expect(optionOf(francs).breaks[0]!.unit).toBe('2543');
  expect(francs.charges.map(({ rate }) => rate)).toEqual(['53958', '5.25']);
  expect(readSheet(francs)?.lines[0]!.options[0]!.breaks[0]!.unitMinor).toBe(2543);
});

test('of another request come prices of the same products and charges, never its quantities', () => {
  let id = 0;
  const newId = () => `new${++id}`;
  const mine = { ...linesOf(values)[0]!, id: 'mine', quantity: '80', options: [] };
  const empty = { ...values, charges: [], order: ['mine'], [lineKey('mine')]: mine };
  const taken = copied(empty, sheet, false, rates, newId);
  expect(linesOf(taken)).toMatchObject([{ id: 'mine', quantity: '80', options: [{ breaks: [{}, {}] }] }]);
  expect(taken.charges).toMatchObject([
    { id: 'new1', rate: '95.50' },
    { id: 'new2', rate: '5.25' },
  ]);
  const strange = { ...empty, [lineKey('mine')]: { ...mine, productId: null } };
  expect(linesOf(copied(strange, sheet, false, rates, newId)).map(({ name }) => name)).toEqual([
    'Sandal',
    'Sandal',
  ]);
  expect(copied(empty, sheet, true, rates, newId).order).toEqual(['l1']);
});
