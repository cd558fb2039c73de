import { minorToText } from '#shared/minor-units.ts';
import { fittingBreak, isOldPrice } from '#shared/supplier-price-rules.ts';
import type { ListedBreak, SupplierPrice } from '#shared/supplier-price.ts';
import { packingTexts } from '../../staff/price/packing-values.ts';
import { withPrices } from './offer-changes.ts';
import {
  type FormLine,
  type FormOption,
  lineKey,
  linesOf,
  type OfferValues,
  type Rates,
} from './offer-values.ts';

/** By what prices are made and judged. */
export type PriceRules = { currency: string; rates: Rates; today: string };

const isSameName = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), 'en', { sensitivity: 'base' }) === 0;

/** What the price lists say of a line: the newest price of each supplier and currency, those that count first. */
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

/** The step of a price list for a typed quantity; undefined below its smallest. */
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
 * The option with the prices of a list: each quantity gets the price of the largest step that it reaches. Where it reaches
 * none, the first quantity becomes the smallest of the list.
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

/** The option as it was changed; a factory price that was typed is the factory's answer of today. */
export function withAnswerDay(before: FormOption, after: FormOption, today: string): FormOption {
  const isTyped =
    before.breaks.length === after.breaks.length &&
    before.breaks.some(({ factory }, i) => factory !== after.breaks[i]!.factory);
  return isTyped && after.factoryFrom !== today ? { ...after, factoryFrom: today, factoryUntil: '' } : after;
}

/**
 * A new draft with what the price lists say of its lines. Only what counts today and reaches the quantity is taken: an
 * old price is offered with its mark, and never filled in by itself.
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
    // The supplier that the catalogue names comes first.
    const current = fitting.find(({ partnerId }) => partnerId === option?.supplierId) ?? fitting[0];
    return option && current ? { ...line, options: [withListed(option, current, rules), ...others] } : line;
  });
  return { ...values, ...Object.fromEntries(lines.map((line) => [lineKey(line.id), line])) };
}
