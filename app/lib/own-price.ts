import { formatCurrency } from '#shared/base/formatting.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { type BuyerCurrency, converted, longRates } from '#shared/base/rates.ts';

/** Significant digits of an approximate amount. */
const digits = 3;

/** "≈ 3 500 F CFA": a price in the buyer's currency; null if it is in that currency already, or has no rate. */
export function ownPrice(
  { price, priceUnit }: Pick<Product, 'price' | 'priceUnit'>,
  code: BuyerCurrency | null,
  rates: string,
  tag: string,
): string | null {
  if (price === null || code === null || code === priceUnit) return null;
  const amount = converted(Number(price), priceUnit, code, longRates(rates));
  return amount === null ? null : `≈ ${formatCurrency(tag, code, amount, digits)}`;
}
