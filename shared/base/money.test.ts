import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from './locale.ts';
import { currencies, formatLeadTime, formatPrice } from './money.ts';

describe('formatPrice', () => {
  test.each([
    ['12.5', 'USD', '$12.50 USD'],
    [12.5, 'USD', '$12.50 USD'],
    ['1234.5', 'EUR', '€1,234.50 EUR'],
    ['0', 'USD', '$0.00 USD'],
    ['1500', 'JPY', '¥1,500 JPY'],
    ['12', 'CNY', 'CN¥12.00 CNY'],
    ['12', 'aud', 'A$12.00 AUD'],
    ['12', null, '$12.00 USD'],
    ['12', '', '$12.00 USD'],
    ['1234.5', 'XOF', '1,234.50 XOF'],
    ['12', '???', '12.00 ???'],
    [null, 'USD', null],
    [undefined, 'USD', null],
    ['', 'USD', null],
    ['  ', 'USD', null],
    ['on request', 'USD', null],
    [Number.NaN, 'USD', null],
    [Number.POSITIVE_INFINITY, 'USD', null],
  ])('%s %s is %s', (price, unit, shown) => expect(formatPrice(price, unit)).toBe(shown));

  test('the code always follows, and the amount is never relabelled', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.oneof(fc.constantFrom(...currencies), fc.string({ minLength: 1, maxLength: 5 })),
        (cents, unit) => {
          fc.pre(unit.trim() !== '');
          const shown = formatPrice((cents / 100).toFixed(2), unit)!;
          expect(shown.endsWith(` ${unit.trim().toUpperCase()}`)).toBe(true);
          if (unit.trim().toUpperCase() !== 'JPY') {
            const digits = shown.slice(0, -unit.trim().toUpperCase().length).replace(/\D/g, '');
            expect(Number(digits)).toBe(cents);
          }
        },
      ),
    );
  });
});

describe('formatLeadTime', () => {
  const told = (unit: string, range: string, count: number) => `${range}|${unit}|${count}`;

  test.each([
    ['15-20 days', '15–20|day|20'],
    ['1 day', '1|day|1'],
    ['3 – 4 Weeks', '3–4|week|4'],
    [' 2 months ', '2|month|2'],
    ['2000 days', '2,000|day|2000'],
  ])('%s', (leadTime, shown) => expect(formatLeadTime(leadTime, 'en', told)).toBe(shown));

  test('any other text stays as it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...locales), (text, locale) => {
        fc.pre(!/^\s*\d/.test(text));
        expect(formatLeadTime(text, locale, told)).toBe(text);
      }),
    );
    expect(formatLeadTime('15-20 days after deposit', 'fr', told)).toBe('15-20 days after deposit');
  });
});
