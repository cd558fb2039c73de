import { maxOfferOptions } from '#shared/deals/quote-limits.ts';
import { withPrices } from './offer-changes.ts';
import { emptyOption } from './offer-start.ts';
import type { FormLine, FormOption } from './offer-values.ts';
import type { PriceRules } from './price-lists.ts';

/** What a factory has answered. Only lines with a typed price count. */
export type Answer = {
  supplierId: string;
  currency: string;
  /** Last day on which the prices are valid; empty if the factory names none. */
  until: string;
  text: string;
  /** The answered option of each line, as typed. */
  options: Readonly<Record<string, FormOption>>;
};

/**
 * The option of a line that an answer fills, without factory prices: that of the supplier, else one that has neither a
 * supplier nor a price, else a new one. Null if the line has no room for another.
 */
export function optionToAnswer({ options, quantity }: FormLine, supplierId: string): FormOption | null {
  const isEmpty = (option: FormOption) =>
    option.supplierId === '' && option.breaks.every(({ factory }) => factory.trim() === '');
  const given = options.find((option) => option.supplierId === supplierId) ?? options.find(isEmpty);
  if (!given && options.length >= maxOfferOptions) return null;
  const option = given ?? emptyOption(options, quantity);
  return { ...option, breaks: option.breaks.map((one) => ({ ...one, factory: '' })) };
}

/** The answered quantities and prices of a line. */
export const answeredBreaks = ({ options }: Answer, lineId: string) =>
  (options[lineId]?.breaks ?? []).filter(({ factory }) => factory.trim() !== '');

/** Fills a line from an answer: its option gets the quantities and prices of the factory, as of today. */
export function withAnswer(line: FormLine, answer: Answer, rules: PriceRules): FormLine {
  const breaks = answeredBreaks(answer, line.id);
  const option = answer.options[line.id];
  if (!option || breaks.length === 0) return line;
  const answered = withPrices(
    {
      ...option,
      supplierId: answer.supplierId,
      factoryCurrency: answer.currency,
      factoryFrom: rules.today,
      factoryUntil: answer.until,
      breaks,
    },
    rules.currency,
    rules.rates,
  );
  const isKnown = line.options.some(({ id }) => id === option.id);
  return {
    ...line,
    options: isKnown
      ? line.options.map((one) => (one.id === option.id ? answered : one))
      : [...line.options, answered],
  };
}
