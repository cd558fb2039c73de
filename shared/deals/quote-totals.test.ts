import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  convertMinor,
  formatMinor,
  maxMinor,
  minorDigits,
  minorToText,
  parseMinor,
} from '../base/minor-units.ts';
import { converted } from '../base/rates.ts';
import { chargeBases, chargeKinds, containerNames, containers } from './quote-rules.ts';
import {
  breakFor,
  containersNeeded,
  firstChoice,
  offerTotals,
  piecesThatStillFit,
  TotalsFault,
} from './quote-totals.ts';

describe('minor units', () => {
  test.each([
    ['XOF', 0],
    ['XAF', 0],
    ['UGX', 0],
    ['RWF', 0],
    ['JPY', 0],
    ['USD', 2],
    ['NGN', 2],
    ['TND', 3],
    ['LYD', 3],
  ])('%s has %i decimals, as ISO 4217 says', (currency, digits) => {
    expect(minorDigits(currency)).toBe(digits);
  });

  test.each([
    ['12.5', 'USD', 1250],
    ['12,50', 'USD', 1250],
    ['0.05', 'USD', 5],
    ['3500', 'XOF', 3500],
    ['3500.00', 'XOF', 3500],
    ['3500.5', 'XOF', null],
    ['1.234', 'TND', 1234],
    ['1.234', 'USD', null],
    ['', 'USD', null],
    ['-1', 'USD', null],
    ['1e3', 'USD', null],
    ['1,000.00', 'USD', 100_000],
    ['10000000000000', 'USD', 1_000_000_000_000_000],
    ['10000000000000.01', 'USD', null],
  ])('%j in %s is %j', (typed, currency, minor) => {
    expect(parseMinor(typed, currency)).toBe(minor);
  });

  test('what is shown for typing is what was typed', () => {
    fc.assert(
      fc.property(fc.nat({ max: maxMinor }), fc.constantFrom('USD', 'XOF', 'TND'), (minor, currency) => {
        expect(parseMinor(minorToText(minor, currency), currency)).toBe(minor);
      }),
    );
  });

  test('an amount is written with its code and all decimals', () => {
    expect(formatMinor('en-US', 1_234_567, 'USD').replaceAll('\u00a0', ' ')).toBe('USD 12,345.67');
    expect(formatMinor('en-US', 1_234_567, 'XOF').replaceAll('\u00a0', ' ')).toBe('XOF 1,234,567');
    expect(formatMinor('fr-FR', 1_234_567, 'TND').replaceAll(/[\u00a0\u202f]/g, ' ')).toBe('1 234,567 TND');
  });

  test('conversion rounds half up once, and there and back stays within one unit of the coarser currency', () => {
    const rates = { USD: 1, XOF: 565, CNY: 7.1 };
    expect(convertMinor(100, 'USD', 'XOF', rates)).toBe(565);
    expect(convertMinor(1, 'XOF', 'USD', rates)).toBe(0);
    expect(convertMinor(3, 'XOF', 'USD', rates)).toBe(1);
    expect(convertMinor(100, 'USD', 'KES', rates)).toBeNull();
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000_000 }), (minor) => {
        const back = convertMinor(convertMinor(minor, 'USD', 'CNY', rates)!, 'CNY', 'USD', rates)!;
        expect(Math.abs(back - minor)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the CFA francs follow the euro by their fixed rate', () => {
  // The table's own rates of the francs disagree with its rate of the euro.
  const rates = { USD: 1, EUR: 0.86, XOF: 565, XAF: 570, NGN: 1450 };

  test('whatever their own rates are, and without a rate of the euro', () => {
    expect(convertMinor(890, 'EUR', 'XOF', rates)).toBe(5838);
    expect(convertMinor(1_129_836, 'EUR', 'XAF', rates)).toBe(7_411_238);
    expect(converted(8.9, 'EUR', 'XOF', rates)).toBeCloseTo(5838.017, 3);
    expect(convertMinor(1000, 'XOF', 'XAF', rates)).toBe(1000);
    expect(convertMinor(100, 'EUR', 'XAF', { USD: 1 })).toBe(656);
    expect(convertMinor(100, 'USD', 'XAF', { USD: 1, XAF: 565 })).toBe(565);
  });

  test('by way of any currency it is the same amount as directly', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), fc.constantFrom('XOF', 'XAF'), (minor, franc) => {
        const dollars = converted(minor / 100, 'EUR', 'USD', rates)!;
        expect(converted(dollars, 'USD', franc, rates)).toBeCloseTo((minor / 100) * 655.957, 3);
      }),
    );
  });
});

const quantity = fc.integer({ min: 1, max: 10_000_000 });
const option = fc.record({
  breaks: fc.uniqueArray(
    fc.record({ quantity: fc.integer({ min: 1, max: 5000 }), unitMinor: fc.nat({ max: 1_000_000 }) }),
    { minLength: 1, maxLength: 5, selector: (one) => one.quantity },
  ),
  packing: fc.option(
    fc.record({
      piecesPerCarton: fc.integer({ min: 1, max: 1000 }),
      lengthMm: fc.integer({ min: 1, max: 3000 }),
      widthMm: fc.integer({ min: 1, max: 3000 }),
      heightMm: fc.integer({ min: 1, max: 3000 }),
      cartonGrams: fc.integer({ min: 1, max: 50_000 }),
    }),
    { nil: null },
  ),
});
const offer = fc.record({
  lines: fc
    .array(fc.array(option, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 })
    .map((lines) =>
      lines.map((options, i) => ({
        id: `line${i}`,
        quantity: 1,
        options: options.map((one, j) => ({ ...one, id: `option${j}` })),
      })),
    ),
  charges: fc
    .array(
      fc.record({
        kind: fc.constantFrom(...chargeKinds),
        basis: fc.constantFrom(...chargeBases),
        rate: fc.nat({ max: 100_000 }),
      }),
      { maxLength: 6 },
    )
    .map((charges) => charges.map((charge, i) => ({ ...charge, id: `charge${i}` }))),
});
const anyChoice = fc.array(fc.tuple(fc.nat({ max: 3 }), quantity), { minLength: 8, maxLength: 8 });

type Offer = Parameters<typeof offerTotals>[0];
/** A choice within the offer; a pick above the number of options means `null`. */
const choiceOf = (given: Offer, picks: readonly (readonly [number, number])[]) =>
  given.lines.map((line, i) => {
    const [pick, wanted] = picks[i]!;
    const chosen = line.options[pick];
    const least = Math.min(...(chosen?.breaks.map((one) => one.quantity) ?? [1]));
    return { lineId: line.id, optionId: chosen?.id ?? null, quantity: Math.max(wanted, least) };
  });
const totalsOf = (given: Offer, choice: Parameters<typeof offerTotals>[1]) => {
  try {
    return offerTotals(given, choice);
  } catch (error) {
    if (error instanceof TotalsFault && error.reason === 'amountTooLarge') return null;
    throw error;
  }
};

describe('totals', () => {
  test('lines and charges sum to the total, always in whole units', () => {
    fc.assert(
      fc.property(offer, anyChoice, (given, picks) => {
        const totals = totalsOf(given, choiceOf(given, picks));
        if (!totals) return;
        const goods = totals.lines.reduce((sum, line) => sum + BigInt(line.goodsMinor), 0n);
        const charges = totals.charges.reduce((sum, charge) => sum + BigInt(charge.amountMinor), 0n);
        expect(BigInt(totals.goodsMinor)).toBe(goods);
        expect(BigInt(totals.totalMinor)).toBe(goods + charges);
        for (const line of totals.lines)
          expect(BigInt(line.goodsMinor)).toBe(BigInt(line.unitMinor) * BigInt(line.quantity));
      }),
    );
  });

  test('what is not chosen never counts', () => {
    fc.assert(
      fc.property(offer, anyChoice, (given, picks) => {
        const choice = choiceOf(given, picks);
        const alone = {
          ...given,
          lines: given.lines.flatMap((line) => {
            const way = choice.find(({ lineId }) => lineId === line.id)!;
            const options = line.options.filter(({ id }) => id === way.optionId);
            return options.length > 0 ? [{ ...line, options }] : [];
          }),
        };
        const kept = choice.filter(({ optionId }) => optionId !== null);
        expect(totalsOf(given, choice)).toEqual(totalsOf(alone, kept));
      }),
    );
  });

  test('the order of lines, charges and choices changes no sum', () => {
    fc.assert(
      fc.property(offer, anyChoice, (given, picks) => {
        const choice = choiceOf(given, picks);
        const turned = { lines: given.lines.toReversed(), charges: given.charges.toReversed() };
        const [there, back] = [totalsOf(given, choice), totalsOf(turned, choice.toReversed())];
        expect(
          back && { ...back, lines: back.lines.toReversed(), charges: back.charges.toReversed() },
        ).toEqual(there);
      }),
    );
  });

  test('more pieces never have a higher unit price where breaks fall, and the largest reached break counts', () => {
    const breaks = [
      { quantity: 1000, unitMinor: 90 },
      { quantity: 100, unitMinor: 120 },
      { quantity: 500, unitMinor: 100 },
    ];
    expect(breakFor(breaks, 99)).toBeNull();
    expect(breakFor(breaks, 100)?.unitMinor).toBe(120);
    expect(breakFor(breaks, 999)?.unitMinor).toBe(100);
    expect(breakFor(breaks, 1_000_000)?.unitMinor).toBe(90);
  });

  const plain = (unitMinor: number, rate = 0) => ({
    lines: [
      {
        id: 'a',
        quantity: 1,
        options: [
          {
            id: 'x',
            breaks: [{ quantity: 1, unitMinor }],
            packing: { piecesPerCarton: 10, lengthMm: 600, widthMm: 400, heightMm: 400, cartonGrams: 12_500 },
          },
        ],
      },
    ],
    charges: [{ id: 'f', kind: 'freight' as const, basis: 'cubic_metre' as const, rate }],
  });

  test('a sum of 10^12 does not overflow; one above the largest amount is refused', () => {
    const choice = [{ lineId: 'a', optionId: 'x', quantity: 1_000_000 }];
    expect(offerTotals(plain(1_000_000), choice).goodsMinor).toBe(1_000_000_000_000);
    expect(() => offerTotals(plain(maxMinor), choice)).toThrow('amountTooLarge');
  });

  test('cartons are whole, and freight is of their volume', () => {
    // 101 pieces are 11 cartons of 0.096 m³ and 12.5 kg.
    const totals = offerTotals(plain(100, 10_000), [{ lineId: 'a', optionId: 'x', quantity: 101 }]);
    expect(totals).toMatchObject({
      cartons: 11,
      cubicCentimetres: 1_056_000,
      grams: 137_500,
      charges: [{ amountMinor: 10_560 }],
      totalMinor: 10_100 + 10_560,
      isPacked: true,
    });
  });

  test.each([
    [[{ lineId: 'b', optionId: 'x', quantity: 1 }], 'choiceInvalid'],
    [[{ lineId: 'a', optionId: 'y', quantity: 1 }], 'choiceInvalid'],
    [[{ lineId: 'a', optionId: 'x', quantity: 0 }], 'choiceInvalid'],
    [[{ lineId: 'a', optionId: 'x', quantity: 1.5 }], 'choiceInvalid'],
    [
      [
        { lineId: 'a', optionId: 'x', quantity: 1 },
        { lineId: 'a', optionId: null, quantity: 1 },
      ],
      'choiceInvalid',
    ],
  ])('a choice that the offer does not have is refused: %j', (choice, reason) => {
    expect(() => offerTotals(plain(100), choice)).toThrow(reason);
  });

  test('a quantity below the smallest break is refused, and the first choice is never below it', () => {
    const given = plain(100);
    given.lines[0]!.options[0]!.breaks[0]!.quantity = 50;
    expect(() => offerTotals(given, [{ lineId: 'a', optionId: 'x', quantity: 49 }])).toThrow('belowMinimum');
    expect(firstChoice(given.lines)).toEqual([{ lineId: 'a', optionId: 'x', quantity: 50 }]);
  });

  test('containers are needed by volume or weight, whichever is more', () => {
    expect(containersNeeded('container_20', 1, 1)).toBe(1);
    expect(containersNeeded('container_20', 28_000_000, 1)).toBe(1);
    expect(containersNeeded('container_20', 28_000_001, 1)).toBe(2);
    expect(containersNeeded('container_20', 1, 63_000_001)).toBe(4);
  });
});

test('what still fits fits, and one carton more does not', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...containerNames),
      fc.record({
        cubicCentimetres: fc.integer({ min: 1, max: 90_000_000 }),
        grams: fc.integer({ min: 1, max: 30_000_000 }),
      }),
      fc.record({
        piecesPerCarton: fc.integer({ min: 1, max: 500 }),
        lengthMm: fc.integer({ min: 100, max: 900 }),
        widthMm: fc.integer({ min: 100, max: 900 }),
        heightMm: fc.integer({ min: 100, max: 900 }),
        cartonGrams: fc.integer({ min: 500, max: 40_000 }),
      }),
      (name, cargo, packing) => {
        const count = containersNeeded(name, cargo.cubicCentimetres, cargo.grams);
        const cartons = piecesThatStillFit(name, cargo, packing) / packing.piecesPerCarton;
        const volume = (packing.lengthMm * packing.widthMm * packing.heightMm) / 1000;
        const fits = (n: number) =>
          cargo.cubicCentimetres + n * volume <= count * containers[name].cubicCentimetres + 1e-6 &&
          cargo.grams + n * packing.cartonGrams <= count * containers[name].grams;
        expect(fits(cartons)).toBe(true);
        expect(fits(cartons + 1)).toBe(false);
      },
    ),
  );
});
