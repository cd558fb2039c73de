import { convertMinor, minorToText, parseMinor } from '#shared/base/minor-units.ts';
import { priceFor } from '#shared/deals/quote-draft.ts';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import {
  byKey,
  costOf,
  type FormBreak,
  type FormOption,
  linesOf,
  type OfferValues,
  type Rates,
  rateUnit,
  sheetValues,
} from './offer-values.ts';

/** Parses a margin in hundredths of a percent; null if it is not a number or not a possible margin of a price. */
function readMargin(typed: string): number | null {
  const margin = parseMinor(typed, 'USD');
  return margin !== null && margin < 10_000 ? margin : null;
}

/** Computes the unit price from factory price and margin; null if one of them is missing. */
function madePrice(
  { factory }: FormBreak,
  option: FormOption,
  currency: string,
  rates: Rates,
): string | null {
  const margin = readMargin(option.margin);
  const cost = costOf(factory, option.factoryCurrency, currency, rates);
  const price = margin === null || cost === null ? null : priceFor(cost, margin);
  return price === null ? null : minorToText(price, currency);
}

/** Recomputes all unit prices of an option from its margin. A price without a factory price stays. */
export const withPrices = (option: FormOption, currency: string, rates: Rates): FormOption => ({
  ...option,
  breaks: option.breaks.map((one) => ({ ...one, unit: madePrice(one, option, currency, rates) ?? one.unit })),
});

/** Changes one break of an option. A changed factory price recomputes the unit price. */
export const withBreak = (
  option: FormOption,
  at: number,
  part: Partial<FormBreak>,
  currency: string,
  rates: Rates,
): FormOption => ({
  ...option,
  breaks: option.breaks.map((one, i) => {
    if (i !== at) return one;
    const changed = { ...one, ...part };
    const price = part.factory === undefined ? null : madePrice(changed, option, currency, rates);
    return price === null ? changed : { ...changed, unit: price };
  }),
});

/** Converts an offer to another currency: prices with a margin are recomputed, all other amounts are converted. */
export function withCurrency(values: OfferValues, currency: string, rates: Rates): OfferValues {
  const convert = (typed: string): string => {
    const minor = parseMinor(typed, values.currency);
    const converted = minor === null ? null : convertMinor(minor, values.currency, currency, rates);
    return converted === null ? typed : minorToText(converted, currency);
  };
  const lines = linesOf(values).map((line) => ({
    ...line,
    sample: { ...line.sample, price: convert(line.sample.price), courier: convert(line.sample.courier) },
    options: line.options.map((option) =>
      withPrices(
        { ...option, breaks: option.breaks.map((one) => ({ ...one, unit: convert(one.unit) })) },
        currency,
        rates,
      ),
    ),
  }));
  return {
    ...values,
    currency,
    charges: values.charges.map((charge) =>
      rateUnit(charge.basis, currency) === currency && charge.basis !== 'goods_percent'
        ? { ...charge, rate: convert(charge.rate) }
        : charge,
    ),
    ...byKey(lines),
  };
}

/**
 * Copies an earlier draft. From the same request everything is copied, with the ids of its lines. From another
 * request: terms, charges, and the options of lines of the same product; if no product is the same, its lines are
 * added.
 */
export function copied(
  before: OfferValues,
  sheet: OfferSheet,
  isOwn: boolean,
  rates: Rates,
  newId: () => string,
): OfferValues {
  const given = sheetValues(sheet, before.validOn, rates);
  if (isOwn) return given;
  const values = withCurrency(before, given.currency, rates);
  const theirs = linesOf(given);
  const mine = linesOf(values).map((line) => {
    const same = line.productId && theirs.find(({ productId }) => productId === line.productId);
    return same
      ? {
          line: {
            ...line,
            options: same.options,
            sample: given.kind === 'sample' ? same.sample : line.sample,
            note: line.note || same.note,
          },
          isMatched: true,
        }
      : { line, isMatched: false };
  });
  const isAnyMatched = mine.some(({ isMatched }) => isMatched);
  const added = isAnyMatched
    ? []
    : theirs.map((line) => ({ ...line, id: newId(), requestLineId: null, changeReason: '', changeNote: '' }));
  const lines = [...mine.map(({ line }) => line), ...added];
  return {
    ...values,
    currency: given.currency,
    depositPercent: given.depositPercent,
    terms: values.terms || given.terms,
    charges: given.charges.map((charge) => ({ ...charge, id: newId(), changeReason: '', changeNote: '' })),
    order: lines.map(({ id }) => id),
    ...byKey(lines),
  };
}
