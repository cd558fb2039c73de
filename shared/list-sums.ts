/** Sums of a quote list at listed prices: the same on the server, in its page and in the page's script. */
import type { PriceTier } from './product.ts';
import { converted } from './rates.ts';

export type ListedPrice = {
  /** Of one, in `priceUnit`; null on request. */
  price: string | null;
  priceUnit: string;
  priceTiers: readonly PriceTier[];
};

/** The price of one at a quantity: that of the largest tier that it reaches, else the listed one; null on request. */
export const priceAt = ({ price, priceTiers }: ListedPrice, quantity: number): string | null =>
  priceTiers
    .filter((tier) => tier.quantity <= quantity)
    .reduce<PriceTier | null>((best, tier) => (best && best.quantity > tier.quantity ? best : tier), null)
    ?.price ?? price;

/** What the column of a line's price takes: a product's largest price may be more in another currency. */
const unitPriceLimit = 99_999_999.995;

/** What a line comes to in the list's currency, in hundredths; null on request or without a rate. */
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
  const unitPrice = amount.toFixed(2);
  return { unitPrice, cents: Math.round(Number(unitPrice) * 100) * quantity };
}

/** The sum of all lines that have a price, such as "600.00"; null where none has. */
export function listTotal(
  lines: readonly (ListedPrice & { quantity: number })[],
  currency: string,
  perDollar: Readonly<Record<string, number | null>>,
): string | null {
  const sums = lines.flatMap((line) => lineSum(line, line.quantity, currency, perDollar) ?? []);
  return sums.length === 0 ? null : (sums.reduce((all, { cents }) => all + cents, 0) / 100).toFixed(2);
}
