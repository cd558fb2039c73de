/** Sums of a quote list at listed prices; used by the server, by its page and by the page's script. */
import { minorDigits } from '../base/minor-units.ts';
import { type ListedPrice, priceAt } from '../catalogue/price-tiers.ts';
import { converted } from '../base/rates.ts';

/**
 * Limit of the database column for a line's price: the largest price of a product can exceed it in another currency.
 */
const unitPriceLimit = 99_999_999.995;

/**
 * Unit price and sum of a line in the list's currency, the
 * sum in hundredths; null for "on request" or without a rate.
 */
export function lineSum(
  line: ListedPrice,
  quantity: number,
  currency: string,
  perDollar: Readonly<Record<string, number | null>>,
): { unitPrice: string; cents: number } | null {
  const price = priceAt(line, quantity);
  if (price === null) return null;
  const amount =
    line.priceUnit === currency
      ? Number(price)
      : converted(Number(price), line.priceUnit, currency, perDollar);
  if (amount === null || amount >= unitPriceLimit) return null;
  // Whole yen: what is shown must be what is counted.
  const unitPrice = Number(amount.toFixed(minorDigits(currency))).toFixed(2);
  return { unitPrice, cents: Math.round(Number(unitPrice) * 100) * quantity };
}

/** Sum of all lines that have a price, such as "600.00"; null if no line has one. */
export function listTotal(
  lines: readonly (ListedPrice & { quantity: number })[],
  currency: string,
  perDollar: Readonly<Record<string, number | null>>,
): string | null {
  const sums = lines.flatMap((line) => lineSum(line, line.quantity, currency, perDollar) ?? []);
  return sums.length === 0 ? null : (sums.reduce((all, { cents }) => all + cents, 0) / 100).toFixed(2);
}
