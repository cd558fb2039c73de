/** Price tiers. Without schemas, so that the browser loads it without the validation library. */
import type { PriceTier } from './product.ts';
import { plainNumber } from './typed-text.ts';

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

/** Checks tiers against the minimum order: the key of a validation text, or null if they are valid. */
export const tiersFault = (tiers: readonly PriceTier[], minimumOrder: number): 'tiersBelowMinimum' | null =>
  tiers.some(({ quantity }) => quantity < minimumOrder) ? 'tiersBelowMinimum' : null;
