import { formatCoded } from './formatting.ts';
import { ratesOf } from './rates.ts';
import { plainNumber } from './typed-text.ts';

/**
 * Amounts of money as whole numbers of a currency's minor unit: cents of a dollar, whole CFA francs. Sums of such
 * numbers are exact; results of rates and shares are rounded once, half up.
 */

/** Currencies without a minor unit, and those with thousandths (ISO 4217); all others have hundredths. */
const wholeUnits = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const thousandths = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/** Largest amount that is stored or shown; larger sums are refused. JavaScript numbers are exact up to 9 × 10^15. */
export const maxMinor = 1_000_000_000_000_000;

/** Decimals of a currency: 2 for USD, 0 for XOF, 3 for TND. */
export function minorDigits(currency: string): number {
  if (wholeUnits.includes(currency)) return 0;
  return thousandths.includes(currency) ? 3 : 2;
}

/**
 * Converts a typed amount to minor units: "12.5" in USD is 1250.
 * @returns null if the text is not an amount or an ambiguous one (`plainNumber`), has more decimals than the
 * currency, or is above `maxMinor`
 */
export function parseMinor(typed: string, currency: string): number | null {
  const digits = minorDigits(currency);
  const [whole, decimals = ''] = plainNumber(typed, digits)?.split('.') ?? [];
  if (!whole || whole.startsWith('-')) return null;
  const minor = Number(whole + decimals.padEnd(digits, '0'));
  return minor <= maxMinor ? minor : null;
}

/** Converts minor units to the form in which people type them: 1250 in USD is "12.50". */
export function minorToText(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  if (digits === 0) return String(minor);
  const text = String(minor).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** "USD 12.50" in the format of the language, always with currency code and all decimals. */
export const formatMinor = (tag: string, minor: number, currency: string): string =>
  formatCoded(tag, currency, minor / 10 ** minorDigits(currency), minorDigits(currency));

/** A ratio of two non-negative whole numbers, rounded half up. */
export const roundedRatio = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

/**
 * Converts an amount to another currency, rounded half up. Rates are decimal units per US dollar.
 * @returns null if a rate is missing or the result is above `maxMinor`
 */
export function convertMinor(
  minor: number,
  from: string,
  to: string,
  perDollar: Readonly<Record<string, number | null | undefined>>,
): number | null {
  if (from === to) return minor;
  const [rateFrom, rateTo] = (ratesOf(from, to, perDollar) ?? []).map(decimal);
  if (!rateFrom || !rateTo) return null;
  const numerator = BigInt(minor) * rateTo.value * rateFrom.scale * 10n ** BigInt(minorDigits(to));
  const denominator = rateFrom.value * rateTo.scale * 10n ** BigInt(minorDigits(from));
  const result = Number(roundedRatio(numerator, denominator));
  return result <= maxMinor ? result : null;
}

/** A rate as a fraction of whole numbers. Rates have at most six decimals (`leastRate`). */
function decimal(rate: number): { value: bigint; scale: bigint } | null {
  if (rate < 0) return null;
  const scale = 1_000_000n;
  return { value: BigInt(Math.round(rate * Number(scale))), scale };
}
