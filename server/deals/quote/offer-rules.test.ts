import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBelowFloor, marginOf } from '#shared/deals/quote-draft.ts';
import { differencesOf } from '#shared/deals/quote-difference.ts';
import type { OfferSheet, SentOffer } from '#shared/deals/quote-offer.ts';
import { sheetFor } from '#tests/quotes.ts';
import { buyerZone } from './buyer-zone.ts';
import { canonicalJson, offerHash } from './offer-hash.ts';
import { endOfDay } from './quote.sending.ts';
import { faultsOfSheet, publicOffer } from './quote-sheet.ts';

const line = {
  id: '0f0c9a3e-7f0a-4a40-9d35-1f1b4b6d2a01',
  productId: null,
  name: 'Sandal',
  sku: null,
  imageUrl: null,
  saleUnit: 'pair' as const,
  quantity: 500,
  color: null,
  targetPrice: null,
  note: null,
  link: null,
  photos: [],
};
const sheet = () => sheetFor({ lines: [line] });
const sent = (change: (draft: ReturnType<typeof sheet>) => void = () => {}): SentOffer => {
  const draft = sheet();
  change(draft);
  return publicOffer(draft, {
    reference: 'RQ-2026-000001',
    revision: 1,
    language: 'en',
    sentAt: '2026-11-24T10:00:00.000Z',
    validUntil: '2026-12-09T00:00:00.000Z',
    validZone: 'Africa/Dakar',
    rates: { date: '2026-11-20', perDollar: { USD: 1 } },
  });
};

describe('the end of the buyer’s last day', () => {
  test.each([
    ['2026-12-08', 'Africa/Dakar', '2026-12-09T00:00:00.000Z'],
    ['2026-12-08', 'Africa/Lagos', '2026-12-08T23:00:00.000Z'],
    ['2026-12-08', 'Africa/Nairobi', '2026-12-08T21:00:00.000Z'],
    ['2026-12-08', 'Indian/Mauritius', '2026-12-08T20:00:00.000Z'],
    ['2026-12-08', 'Asia/Kathmandu', '2026-12-08T18:15:00.000Z'],
    ['2026-12-08', 'Pacific/Kiritimati', '2026-12-08T10:00:00.000Z'],
    ['2026-12-08', 'America/New_York', '2026-12-09T05:00:00.000Z'],
    // Days of 23 and of 25 hours.
    ['2026-03-29', 'Europe/Paris', '2026-03-29T22:00:00.000Z'],
    ['2026-03-28', 'Europe/Paris', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25', 'Europe/Paris', '2026-10-25T23:00:00.000Z'],
    ['2026-10-24', 'Europe/Paris', '2026-10-24T22:00:00.000Z'],
    // Cairo's clocks skip the first hour of Friday, 24 April 2026: that day begins at one o'clock.
    ['2026-04-23', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['2026-12-31', 'Africa/Dakar', '2027-01-01T00:00:00.000Z'],
    ['2028-02-29', 'Africa/Dakar', '2028-03-01T00:00:00.000Z'],
  ])('%s in %s is %s', (date, zone, moment) => {
    expect(endOfDay(date, zone).toISOString()).toBe(moment);
  });
});

test.each([
  ['Africa/Lagos', 'CI', 'Africa/Lagos'],
  ['Mars/Olympus', 'NG', 'Africa/Lagos'],
  ['africa/lagos', 'KE', 'Africa/Nairobi'],
  [undefined, 'SN', 'Africa/Dakar'],
  [undefined, null, 'UTC'],
])('the zone of a browser in %s and a buyer in %s is %s', (given, country, zone) => {
  expect(buyerZone(given, country)).toBe(zone);
});

describe('the hash of an offer', () => {
  test('is the same whatever the order of keys, and another for any other value', () => {
    const offer = sent();
    const turned = JSON.parse(
      JSON.stringify(offer, (_, value: unknown) =>
        value !== null && typeof value === 'object' && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).toReversed())
          : value,
      ),
    ) as SentOffer;
    expect(offerHash(turned)).toBe(offerHash(offer));
    const dearer = sent((draft) => (draft.lines[0]!.options[0]!.breaks[0]!.unitMinor += 1));
    expect(offerHash(dearer)).not.toBe(offerHash(offer));
  });

  test('reads back what was written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

test('the margin is of the goods, and unknown while a price of the factory or a rate is', () => {
  const rates = { USD: 1, CNY: 7 } as Parameters<typeof marginOf>[1];
  // 500 pieces at 4.50 that cost 25.00 yuan each, or 3.57 dollars.
  expect(marginOf(sheet(), rates)).toBe(2066);
  const unknown = sheet();
  unknown.lines[0]!.options[0]!.breaks[1]!.factoryMinor = null;
  expect(marginOf(unknown, rates)).toBeNull();
  expect(marginOf(sheet(), { USD: 1, CNY: null })).toBeNull();
});

test('each price is below the margin floor or not; one without a known cost is, if there is a floor', () => {
  const rates = { USD: 1, CNY: 7 } as Parameters<typeof marginOf>[1];
  const below = (change: (draft: OfferSheet) => void, floor = 8) => {
    const draft = sheet();
    change(draft);
    return isBelowFloor(draft, rates, floor);
  };
  const stepOf = (draft: OfferSheet, option: number, step: number) =>
    draft.lines[0]!.options[option]!.breaks[step]!;
  expect(below(() => {})).toBe(false);
  // An option and a quantity that are not the first choice can be chosen too.
  expect(below((draft) => (stepOf(draft, 1, 0).unitMinor = 10))).toBe(true);
  expect(below((draft) => (stepOf(draft, 0, 2).unitMinor = 350))).toBe(true);
  expect(below((draft) => (stepOf(draft, 0, 0).unitMinor = 0))).toBe(true);
  // One price without a known cost does not hide another one.
  const hidden = (draft: OfferSheet) => {
    stepOf(draft, 0, 0).factoryMinor = null;
    stepOf(draft, 0, 1).unitMinor = 10;
  };
  expect(below(hidden)).toBe(true);
  for (const cost of [null, 0]) {
    expect(below((draft) => (stepOf(draft, 0, 0).factoryMinor = cost))).toBe(true);
    expect(below((draft) => (stepOf(draft, 0, 0).factoryMinor = cost), 0)).toBe(false);
  }
});

describe('a draft', () => {
  test('that answers the request has no fault', () => {
    expect(faultsOfSheet(sheet(), null)).toEqual({});
    expect(faultsOfSheet(sheet(), sent())).toEqual({});
  });

  test.each<[string, (draft: ReturnType<typeof sheet>) => void, string]>([
    ['no line', (draft) => (draft.lines = []), 'sheet.lines'],
    [
      'a price of nothing',
      (draft) => {
        draft.lines[0]!.options[0]!.breaks[0]!.unitMinor = 0;
        draft.lines[0]!.changeReason = 'material';
      },
      'sheet.lines.0.options.0.breaks.0.unitMinor',
    ],
    [
      'a break twice',
      (draft) => {
        draft.lines[0]!.options[0]!.breaks[1]!.quantity = 100;
        draft.lines[0]!.changeReason = 'quantity';
      },
      'sheet.lines.0.options.0.breaks.1.quantity',
    ],
    [
      'freight by volume of an unknown packing',
      (draft) => (draft.lines[0]!.options[1]!.packing = null),
      'sheet.lines.0.options.1.packing',
    ],
    [
      'another quantity without a reason',
      (draft) => (draft.lines[0]!.quantity = 600),
      'sheet.lines.0.changeReason',
    ],
    [
      'another rate without a reason',
      (draft) => (draft.charges[1]!.rate = 1),
      'sheet.charges.1.changeReason',
    ],
  ])('with %s cannot be sent', (_, change, field) => {
    const draft = sheet();
    change(draft);
    expect(Object.keys(faultsOfSheet(draft, sent()))).toEqual([field]);
  });
});

describe('the difference of two revisions', () => {
  test('names each price, quantity and charge that differs, with its reason', () => {
    const after = sent((draft) => {
      draft.lines[0]!.quantity = 600;
      draft.lines[0]!.changeReason = 'material';
      draft.lines[0]!.options[0]!.breaks[0]!.unitMinor = 520;
      draft.lines[0]!.options[0]!.breaks.pop();
      draft.charges[1] = { ...draft.charges[1]!, rate: 9000, changeReason: 'freight' };
      draft.charges.shift();
    });
    expect(differencesOf(sent(), after)).toEqual([
      {
        about: { line: 'Sandal' },
        change: 'quantity',
        before: 500,
        after: 600,
        of: null,
        reason: 'material',
      },
      {
        about: { line: 'Sandal' },
        change: 'price',
        before: 500,
        after: 520,
        of: { option: 'Standard', quantity: 100 },
        reason: 'material',
      },
      {
        about: { line: 'Sandal' },
        change: 'price',
        before: 420,
        after: null,
        of: { option: 'Standard', quantity: 1000 },
        reason: 'material',
      },
      {
        about: { charge: 'freight' },
        change: 'price',
        before: 9500,
        after: 9000,
        of: null,
        reason: 'freight',
      },
      { about: { charge: 'inland' }, change: 'removed', before: null, after: null, of: null, reason: null },
    ]);
  });

  test('of the same offer is none', () => {
    expect(differencesOf(sent(), sent())).toEqual([]);
  });
});
