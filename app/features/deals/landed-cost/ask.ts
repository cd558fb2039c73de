import type { LandedCostTexts } from '#shared/i18n/en/landed-cost.ts';
import type { LandedFormTexts } from '#shared/i18n/en/landed-form.ts';
import { toDestination } from '#shared/base/country.ts';
import { shippingWays } from '#shared/deals/freight.ts';
import { type DisputedAnswer, type QuotablePart, quotableParts } from '#shared/deals/landed-cost.ts';
import { parseMinor } from '#shared/base/minor-units.ts';
import { currencies } from '#shared/base/money.ts';
import { type MeasureField, readMeasure } from '#shared/catalogue/packing.ts';
import { maxLineQuantity } from '#shared/deals/quote-limits.ts';
import { quoteIncoterms, usualTerm } from '#shared/deals/quote-rules.ts';
import { knownPacking } from '#shared/deals/quote-totals.ts';
import { foldTyped, typedWhole, hsCodePattern } from '#shared/base/typed-text.ts';
import { goodsClasses } from '#shared/deals/reference-rules.ts';

/** The texts of the calculator. */
export type CalculatorTexts = LandedCostTexts & LandedFormTexts;

/** Name of the form field for a disputed charge. */
export const disputedField = (code: string): string => `levy.${code}`;

/** Maximum number of charges for which an address may hold an answer; more are ignored. */
const maxAnswers = 10;
/** Maximum length of a field in an address; of a longer one the rest is ignored. */
const maxTyped = 40;

/** The measures of a carton, in the units in which people state them. */
export const cartonFields = [
  'cartonLengthMm',
  'cartonWidthMm',
  'cartonHeightMm',
  'cartonGrams',
] as const satisfies readonly MeasureField[];

/** Reads the fields of a form from an address; `faults` collects those that were filled in but not understood. */
function createReader(params: URLSearchParams) {
  const faults: string[] = [];
  return {
    faults,
    read: <T>(name: string, parse: (typed: string) => T | null | undefined): T | null => {
      const typed = (params.get(name) ?? '').slice(0, maxTyped).trim();
      if (typed === '') return null;
      const value = parse(typed) ?? null;
      if (value === null) faults.push(name);
      return value;
    },
  };
}

const wordOf =
  <T extends string>(words: readonly T[]) =>
  (typed: string) =>
    words.find((word) => word === typed);
const wholeNumber = (typed: string) => {
  const value = typedWhole(typed);
  return Number.isInteger(value) && value >= 1 && value <= maxLineQuantity ? value : null;
};
const measure = (field: MeasureField) => (typed: string) => wholeNumber(readMeasure(field, typed));

/** Reads the shipment from an address. What is not stated or not understood is the usual: `quantity`, by sea. */
export function readAsk(
  params: URLSearchParams,
  { minimumOrderQuantity, priceUnit }: { minimumOrderQuantity: number; priceUnit: string },
) {
  const { read, faults } = createReader(params);
  const answers = [...params].flatMap(([name, value]): [string, DisputedAnswer][] =>
    name.startsWith('levy.') && (value === 'with' || value === 'without') ? [[name.slice(5, 60), value]] : [],
  );
  const quoted: Partial<Record<QuotablePart, number>> = {};
  for (const part of quotableParts) {
    const minor = read(part, (typed) => parseMinor(typed, priceUnit));
    if (minor !== null) quoted[part] = minor;
  }
  return {
    country: read('country', toDestination),
    quantity: read('quantity', wholeNumber) ?? minimumOrderQuantity,
    way: read('way', wordOf(shippingWays)) ?? 'sea',
    quoted,
    disputed: Object.fromEntries(answers.slice(0, maxAnswers)),
    faults,
  };
}
export type Ask = ReturnType<typeof readAsk>;

/** Reads goods of another seller from an address. Without a class they count as consumer goods, the most usual. */
export function readGoods(params: URLSearchParams) {
  const { read, faults } = createReader(params);
  const currency = read('currency', wordOf(currencies)) ?? 'USD';
  return {
    currency,
    unitMinor: read('price', (typed) => parseMinor(typed, currency)),
    incoterm: read('term', wordOf(quoteIncoterms)) ?? usualTerm.incoterm,
    goodsClass: read('goods', wordOf(goodsClasses)) ?? 'consumer',
    hsCode: read('hsCode', (typed) => hsCodePattern.exec(foldTyped(typed).replaceAll(/[. ]/g, ''))?.[0]),
    packing: knownPacking({
      piecesPerCarton: read('piecesPerCarton', wholeNumber),
      lengthMm: read('cartonLengthMm', measure('cartonLengthMm')),
      widthMm: read('cartonWidthMm', measure('cartonWidthMm')),
      heightMm: read('cartonHeightMm', measure('cartonHeightMm')),
      cartonGrams: read('cartonGrams', measure('cartonGrams')),
    }),
    faults,
  };
}
