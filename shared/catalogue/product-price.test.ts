import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { raisePrice } from './product-price.ts';

const price = fc.integer({ min: 0, max: 99_999_999 }).map((n) => `${Math.floor(n / 100)}.${two(n % 100)}`);
const two = (n: number) => String(n).padStart(2, '0');
const inHundredths = (text: string) => Number(text.replace('.', ''));

describe('a price raised by percent', () => {
  test.each([
    ['12.50', '5', 'USD', '13.13'],
    ['12.5', '+5', 'USD', '13.13'],
    ['12.50', '-5', 'USD', '11.88'],
    ['0.01', '50', 'USD', '0.02'],
    ['0.01', '49', 'USD', '0.01'],
    ['8', '0', 'USD', '8.00'],
    ['19.99', '33.33', 'EUR', '26.65'],
    ['19.99', '-100', 'EUR', '0.00'],
    ['19.99', '-150', 'EUR', '0.00'],
    // 0.29 × 100 is 28.999999999999996 in binary floating point.
    ['0.29', '900', 'USD', '2.90'],
    ['150', '5', 'JPY', '158.00'],
    ['149', '5', 'JPY', '156.00'],
    ['99999999.99', '0', 'USD', '99999999.99'],
  ])('%s by %s %% in %s is %s', (before, percent, currency, after) => {
    expect(raisePrice(before, percent, currency)).toBe(after);
  });

  test('is none when it no longer fits', () => {
    expect(raisePrice('99999999.99', '0.01', 'USD')).toBeNull();
    expect(raisePrice('50000000', '100', 'USD')).toBeNull();
  });

  test('is within half a hundredth of the exact product, and nothing for nothing', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: -9999, max: 99_999 }), (before, by) => {
        const percent = `${by < 0 ? '-' : ''}${Math.floor(Math.abs(by) / 100)}.${two(Math.abs(by) % 100)}`;
        const after = raisePrice(before, percent, 'USD')!;
        expect(after).toMatch(/^\d+\.\d{2}$/);
        // In ten-thousandths of a hundredth all values are whole numbers, below 2^53 for these prices.
        const exact = inHundredths(before) * (10_000 + by);
        const error = inHundredths(after) * 10_000 - exact;
        expect(error).toBeGreaterThan(-5000);
        expect(error).toBeLessThanOrEqual(5000);
      }),
    );
  });

  test('grows with the price and with the percent, and is whole in yen', () => {
    const percents = fc.integer({ min: -100, max: 900 });
    fc.assert(
      fc.property(price, price, percents, percents, (a, b, p, q) => {
        const [low, high] = inHundredths(a) < inHundredths(b) ? [a, b] : [b, a];
        const [less, more] = [Math.min(p, q), Math.max(p, q)].map(String) as [string, string];
        const of = (what: string, by: string) => inHundredths(raisePrice(what, by, 'CNY')!);
        expect(of(low, less)).toBeLessThanOrEqual(of(high, less));
        expect(of(low, less)).toBeLessThanOrEqual(of(low, more));
        expect(raisePrice(a, less, 'JPY')).toMatch(/^\d+\.00$/);
      }),
    );
  });
});
