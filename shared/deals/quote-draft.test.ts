import { expect, test } from 'vitest';
import { isChangedLine, marginOn, priceFor } from './quote-draft.ts';
import type { SentOffer } from './quote-offer.ts';

test('a price leaves at least the margin that it is made of, in every currency', () => {
  expect(priceFor(1000, 2000)).toBe(1250);
  // 333 francs at 8 % give 361.96: rounded down, the margin would be less than 8 %.
  expect(priceFor(333, 800)).toBe(362);
  for (const cost of [1, 7, 333, 99_999, 123_456_789]) {
    for (const margin of [0, 1, 799, 800, 3333, 9999])
      expect(marginOn(priceFor(cost, margin)!, cost), `${cost} at ${margin}`).toBeGreaterThanOrEqual(margin);
  }
});

test('there is no price for a margin of the whole, a negative one, or above the largest amount', () => {
  expect(priceFor(1000, 10_000)).toBeNull();
  expect(priceFor(1000, -1)).toBeNull();
  expect(priceFor(900_000_000_000_000, 5000)).toBeNull();
  expect(marginOn(0, 100)).toBeNull();
});

test('breaks in another order are no change: a sent revision has them sorted', () => {
  const breaks = [
    { quantity: 100, unitMinor: 500 },
    { quantity: 500, unitMinor: 450 },
  ];
  const option = { id: 'a', label: 'A', description: null, leadTime: null, packing: null };
  const last = { lines: [{ id: 'x', quantity: 100, options: [{ ...option, breaks }] }] };
  const line = (given: typeof breaks) => ({
    id: 'x',
    quantity: 100,
    options: [
      {
        ...option,
        supplierId: null,
        factoryCurrency: null,
        breaks: given.map((one) => ({ ...one, factoryMinor: null })),
      },
    ],
  });
  expect(isChangedLine(line(breaks.toReversed()), last as SentOffer)).toBe(false);
  expect(isChangedLine(line([{ quantity: 100, unitMinor: 501 }, breaks[1]!]), last as SentOffer)).toBe(true);
});
