/** Price tiers. Without schemas, so that the browser loads it without the validation library. */
import { parseMinor } from '../base/minor-units.ts';
import type { PriceTier } from './product.ts';
import { plainNumber } from '../base/typed-text.ts';

/** Written form of a tier: "500 = 11.80". */
const lineOf = ({ price, quantity }: PriceTier): string => `${quantity} = ${price}`;

/** Written form of tiers, one per line or, in a cell of a file, separated by "|". */
export const tiersText = (tiers: readonly PriceTier[], separator: '\n' | '|'): string =>
  tiers.map(lineOf).join(separator);

/**
 * Parses the tiers of a text of either form. A line that is not
 * a tier is kept as text, so that the form's rule refuses it.
 */
export const tiersOf = (text: string): (PriceTier | string)[] =>
  text
    .split(/[\n|]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, quantity, typed] = /^([^=＝]+)[=＝](.+)$/.exec(line) ?? [];
      const pieces = plainNumber(quantity ?? '', 0);
      if (pieces === null || !typed) return line;
      const price = plainNumber(typed, 2);
      return { price: price === null ? typed.trim() : Number(price).toFixed(2), quantity: Number(pieces) };
    });

/** Normalises a typed text to the written form of stored tiers. */
export const tidyTiers = (text: string): string =>
  tiersOf(text)
    .map((tier) => (typeof tier === 'string' ? tier : lineOf(tier)))
    .join('\n');

type Priced = {
  price: string | null;
  priceUnit: string;
  priceTiers: readonly PriceTier[];
  minimumOrderQuantity: number;
};

/** Whether a change includes a field that `priceFaults` checks. */
export const changesPrices = (values: Partial<Priced>): boolean =>
  (['price', 'priceUnit', 'priceTiers', 'minimumOrderQuantity'] as const).some(
    (field) => values[field] !== undefined,
  );

/**
 * Checks that prices have no more decimals than their currency and that no tier begins below the minimum order: keys
 * of validation texts by field. What is missing counts as in a new product.
 */
export const priceFaults = ({
  price = null,
  priceUnit = 'USD',
  priceTiers = [],
  minimumOrderQuantity = 1,
}: Partial<Priced>): { price?: 'priceWhole'; priceTiers?: 'priceWhole' | 'tiersBelowMinimum' } => ({
  ...(price === null || parseMinor(price, priceUnit) !== null ? {} : { price: 'priceWhole' }),
  ...(priceTiers.some(({ quantity }) => quantity < minimumOrderQuantity)
    ? { priceTiers: 'tiersBelowMinimum' }
    : priceTiers.every((tier) => parseMinor(tier.price, priceUnit) !== null)
      ? {}
      : { priceTiers: 'priceWhole' }),
});

export type ListedPrice = {
  /** Price of one unit, in `priceUnit`; null for "on request". */
  price: string | null;
  priceUnit: string;
  priceTiers: readonly PriceTier[];
};

/**
 * Price of one unit at a quantity: that of the largest tier
 * reached, otherwise the listed price; null for "on request".
 */
export const priceAt = ({ price, priceTiers }: ListedPrice, quantity: number): string | null =>
  priceTiers
    .filter((tier) => tier.quantity <= quantity)
    .reduce<PriceTier | null>((best, tier) => (best && best.quantity > tier.quantity ? best : tier), null)
    ?.price ?? price;
