/** Prices by quantity; without schemas: the browser takes this without the validation library. */
import type { PriceTier } from './product.ts';
import { plainPrice } from './transfer-rules.ts';

/** A line as it is written: "500 = 11.80". */
const lineOf = ({ price, quantity }: PriceTier): string => `${quantity} = ${price}`;

/** Tiers as people write them, one a line or, in a cell of a file, separated by "|". */
export const tiersText = (tiers: readonly PriceTier[], separator: '\n' | '|'): string =>
  tiers.map(lineOf).join(separator);

/** The tiers of a text of either form; a line that says none stays for the form's rule to refuse. */
export const tiersOf = (text: string): (PriceTier | string)[] =>
  text
    .split(/[\n|]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, quantity, typed] = /^(\d[\d\s]*)[=＝](.+)$/.exec(line) ?? [];
      if (!quantity || !typed) return line;
      const price = plainPrice(typed);
      return {
        price: /^\d{1,8}(\.\d{1,2})?$/.test(price) ? Number(price).toFixed(2) : price,
        quantity: Number(quantity.replaceAll(/\s/g, '')),
      };
    });

/** A typed text as it would be written of the stored tiers. */
export const tidyTiers = (text: string): string =>
  tiersOf(text)
    .map((tier) => (typeof tier === 'string' ? tier : lineOf(tier)))
    .join('\n');

/** What is wrong with tiers beside a minimum order: the key of a validation text, or null. */
export const tiersFault = (tiers: readonly PriceTier[], minimumOrder: number): 'tiersBelowMinimum' | null =>
  tiers.some(({ quantity }) => quantity < minimumOrder) ? 'tiersBelowMinimum' : null;
