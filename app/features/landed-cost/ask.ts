import type { DisputedAnswer } from '#shared/landed-cost.ts';
import { maxLineQuantity } from '#shared/quote-limits.ts';
import { parseMinor } from '#shared/minor-units.ts';
import type { Product } from '#shared/product.ts';

/** Name of the form field for a disputed charge. */
export const disputedField = (code: string): string => `levy.${code}`;

/** Maximum number of charges for which an address may hold an answer; more are ignored. */
const maxAnswers = 10;

/** Reads the shipment from an address. Invalid values become the product's minimum order, by sea. */
export function readAsk(
  params: URLSearchParams,
  { minimumOrderQuantity, priceUnit }: Pick<Product, 'minimumOrderQuantity' | 'priceUnit'>,
) {
  const quantity = Number(params.get('quantity'));
  const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= maxLineQuantity;
  const answers = [...params].flatMap(([name, value]): [string, DisputedAnswer][] =>
    name.startsWith('levy.') && (value === 'with' || value === 'without') ? [[name.slice(5, 60), value]] : [],
  );
  return {
    quantity: isQuantity ? quantity : minimumOrderQuantity,
    way: params.get('way') === 'air' ? ('air' as const) : ('sea' as const),
    quotedFreightMinor: parseMinor(params.get('freight') ?? '', priceUnit),
    disputed: Object.fromEntries(answers.slice(0, maxAnswers)),
  };
}
export type Ask = ReturnType<typeof readAsk>;
