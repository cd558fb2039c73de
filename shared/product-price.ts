/** The largest price that fits, in hundredths: what the form takes too. */
const maxHundredths = 99_999_999_99n;

/** Currencies without a smaller coin: their prices are whole. */
const wholeCurrencies: ReadonlySet<string> = new Set(['JPY']);

/**
 * A price raised, or lowered, by so many percent: "12.50" by "5" is "13.13". Calculated in whole hundredths, never in
 * fractions of the computer; half a hundredth is rounded up, and so is half a yen.
 * @param price as it is stored, "12.5" or "12.50"
 * @param percent with at most two digits after the point, "-12.5"; below -100 the price is 0
 * @returns with two digits after the point; null when it no longer fits
 */
export function raisePrice(price: string, percent: string, currency: string): string | null {
  const step = wholeCurrencies.has(currency) ? 100n : 1n;
  // Ten thousand hundredths of a percent are the price itself.
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
