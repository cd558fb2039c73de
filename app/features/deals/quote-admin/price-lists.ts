import { minorToText } from '#shared/base/minor-units.ts';
import { fittingBreak, isOldPrice } from '#shared/catalogue/supplier-price-rules.ts';
import type { ListedBreak, SupplierPrice } from '#shared/catalogue/supplier-price.ts';
import { packingTexts } from '../../../staff/price/packing-values.ts';
import { withPrices } from './offer-changes.ts';
import {
  byKey,
  type FormLine,
  type FormOption,
  linesOf,
  type OfferValues,
  type Rates,
} from './offer-values.ts';

/** What is needed to compute prices and to judge whether they are old. */
export type PriceRules = { currency: string; rates: Rates; today: string };

const isSameName = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), 'en', { sensitivity: 'base' }) === 0;

/** Supplier prices of a line: the newest of each supplier and currency. Those that count today come first. */
export function pricesFor(
  { productId, name }: Pick<FormLine, 'productId' | 'name'>,
  prices: readonly SupplierPrice[],
  today: string,
): SupplierPrice[] {
  const matching = prices.filter((price) =>
    productId === null ? isSameName(price.name, name) : price.productId === productId,
  );
  const newest = new Map<string, SupplierPrice>();
  for (const price of matching) {
    const key = `${price.partnerId} ${price.currency}`;
    if (price.validFrom > (newest.get(key)?.validFrom ?? '')) newest.set(key, price);
  }
  return [...newest.values()].toSorted(
    (a, b) =>
      Number(isOldPrice(a, today)) - Number(isOldPrice(b, today)) || b.validFrom.localeCompare(a.validFrom),
  );
}

/** The break of a price list for a typed quantity; undefined below the smallest one. */
export const stepFor = ({ breaks }: SupplierPrice, quantity: string): ListedBreak | undefined =>
  fittingBreak(breaks, Number(quantity));

/** Whether all factory prices of an option are those of a price list. */
export const isUsed = (option: FormOption, price: SupplierPrice): boolean =>
  option.supplierId === price.partnerId &&
  option.factoryCurrency === price.currency &&
  option.factoryFrom === price.validFrom &&
  option.breaks.every(({ quantity, factory }) => {
    const step = stepFor(price, quantity);
    return step !== undefined && minorToText(step.priceMinor, price.currency) === factory;
  });

/**
 * Fills an option from a price list: each quantity gets the price of the largest break that it reaches. If no
 * quantity reaches a break, the first one becomes the smallest quantity of the list.
 */
export function withListed(option: FormOption, price: SupplierPrice, rules: PriceRules): FormOption {
  const textOf = ({ priceMinor }: ListedBreak) => minorToText(priceMinor, price.currency);
  const least = price.breaks[0]!;
  const isReached = option.breaks.some(({ quantity }) => stepFor(price, quantity));
  const breaks = option.breaks.map((one, i) => {
    const step = stepFor(price, one.quantity);
    if (step) return { ...one, factory: textOf(step) };
    return !isReached && i === 0
      ? { ...one, quantity: String(least.quantity), factory: textOf(least) }
      : { ...one, factory: '' };
  });
  const isPacked = option.pieces.trim() !== '';
  const filled = {
    ...option,
    ...(isPacked ? {} : packingTexts(price.packing)),
    supplierId: price.partnerId,
    factoryCurrency: price.currency,
    factoryFrom: price.validFrom,
    factoryUntil: price.validUntil ?? '',
    leadTime: option.leadTime || (price.leadTime ?? ''),
    breaks,
  };
  return withPrices(filled, rules.currency, rules.rates);
}

/** Returns the changed option. If a factory price was typed, it counts as the factory's answer of today. */
export function withAnswerDay(before: FormOption, after: FormOption, today: string): FormOption {
  const isTyped =
    before.breaks.length === after.breaks.length &&
    before.breaks.some(({ factory }, i) => factory !== after.breaks[i]!.factory);
  return isTyped && after.factoryFrom !== today ? { ...after, factoryFrom: today, factoryUntil: '' } : after;
}

/**
 * Fills a new draft from price lists. Only prices that count today and whose smallest quantity is reached are used.
 * Old prices are only offered, with a mark.
 */
export function withCurrentPrices(
  values: OfferValues,
  prices: readonly SupplierPrice[],
  rules: PriceRules,
): OfferValues {
  const lines = linesOf(values).map((line) => {
    const [option, ...others] = line.options;
    const fitting = option
      ? pricesFor(line, prices, rules.today).filter(
          (price) =>
            !isOldPrice(price, rules.today) &&
            option.breaks.every(({ quantity }) => stepFor(price, quantity)),
        )
      : [];
    // The supplier in the catalogue comes first.
    const current = fitting.find(({ partnerId }) => partnerId === option?.supplierId) ?? fitting[0];
    return option && current ? { ...line, options: [withListed(option, current, rules), ...others] } : line;
  });
  return { ...values, ...byKey(lines) };
}
