import { minorDigits } from '../base/minor-units.ts';

/** The largest price, in hundredths; the form has the same limit. */
const maxHundredths = 99_999_999_99n;

/**
 * Raises or lowers a price by a percentage: "12.50" by "5" is "13.13". Computed in whole hundredths, not in floating
 * point; half a hundredth is rounded up, and so is half a yen.
 * @param price as stored, "12.5" or "12.50"
 * @param percent with at most two decimals, "-12.5"; below -100 the price is 0
 * @returns the price with two decimals; null if it is above the largest price
 */
export function raisePrice(price: string, percent: string, currency: string): string | null {
  const step = minorDigits(currency) === 0 ? 100n : 1n;
  // The factor in hundredths of a percent: 10,000 is the unchanged price.
  const factor = 10_000n + hundredths(percent);
  if (factor <= 0n) return '0.00';
  const unit = 10_000n * step;
  const raised = ((2n * hundredths(price) * factor + unit) / (2n * unit)) * step;
  if (raised > maxHundredths) return null;
  return `${raised / 100n}.${String(raised % 100n).padStart(2, '0')}`;
}

/** "12.5" as 1250. */
function hundredths(text: string): bigint {
  const [, sign, whole, part = ''] = /^([+-]?)(\d+)(?:\.(\d{1,2}))?$/.exec(text)!;
  const amount = BigInt(whole!) * 100n + BigInt(part.padEnd(2, '0'));
  return sign === '-' ? -amount : amount;
}
