import { countryName } from '../base/country.ts';
import { formatCurrencyRange, formatDate, formatDecimal } from '../base/formatting.ts';
import type { LandedCostTexts } from '../i18n/en/landed-cost.ts';
import { fillText } from '../i18n/translate.ts';
import { type Locale, localeTags } from '../base/locale.ts';
import { minorDigits } from '../base/minor-units.ts';
import { converted } from '../base/rates.ts';
import {
  concernsGoods,
  freshnessOf,
  type GoodsClass,
  isPaperKind,
  paperSteps,
  type ReferenceFreshness,
  type ReferenceRow,
  referenceText,
} from './reference-rules.ts';

/** Significant digits of an approximate amount. */
const digits = 3;

/** Rounds a number to three significant digits, up or down. */
function coarse(value: number, round: (value: number) => number): number {
  if (value <= 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(value)) - digits + 1);
  // Floating-point noise must not round to another digit.
  return round(Number((value / unit).toFixed(6))) * unit;
}

/**
 * "₦9,300–₦9,900": a range of minor units converted to another currency and rounded outwards; one amount if both ends
 * look the same.
 * @returns null without a rate
 */
export function aboutRange(
  tag: string,
  range: { low: number; high: number },
  from: string,
  to: string,
  perDollar: Readonly<Record<string, number | null>>,
): string | null {
  const unit = 10 ** minorDigits(from);
  const low = converted(range.low / unit, from, to, perDollar);
  const high = converted(range.high / unit, from, to, perDollar);
  if (low === null || high === null) return null;
  return formatCurrencyRange(tag, to, coarse(low, Math.floor), coarse(high, Math.ceil), digits);
}

export type ShownSource = Pick<ReferenceRow, 'id' | 'source'> & {
  name: string;
  detail: string;
  checkedOn: string;
  freshness: ReferenceFreshness;
};

/** Texts of a row: its value, and how reliable it is. */
const shownRow = (
  row: ReferenceRow,
  locale: Locale,
  texts: Pick<LandedCostTexts, 'checkedOn'>,
  today: string,
): ShownSource => ({
  id: row.id,
  name: referenceText(row.name, locale),
  detail: referenceText(row.detail, locale),
  source: row.source,
  checkedOn: fillText(texts.checkedOn, {
    day: formatDate(localeTags[locale], 'shortDay', row.checkedOn, 'UTC'),
  }),
  freshness: freshnessOf(row.checkedOn, today),
});

/** Transit times to a country: a title and its rows, or a sentence if no row has a source. */
export type ShownTransits = { title: string; rows: (ShownSource & { days: string })[] };

/** Transit times from the rows of a country. */
export function transitsOf(
  all: readonly ReferenceRow[],
  country: string,
  locale: Locale,
  texts: Pick<LandedCostTexts, 'checkedOn' | 'units' | 'transitTo' | 'transitNone'>,
  today: string,
): ShownTransits {
  const rows = all.filter(({ kind, low }) => kind === 'transit' && low !== null);
  const write = (days: number) => formatDecimal(localeTags[locale], days);
  return {
    title: fillText(rows.length > 0 ? texts.transitTo : texts.transitNone, {
      country: countryName(country, locale),
    }),
    rows: rows.map((row) => ({
      ...shownRow(row, locale, texts, today),
      days: fillText(texts.units.days, {
        rate: [...new Set([row.low!, row.high ?? row.low!].map(write))].join('–'),
      }),
    })),
  };
}

/** A document that a country requires, as its list shows it. */
export type ShownPaper = ShownSource & {
  /** "Made by your bank, before the order." */
  madeBy: string;
};

/** Import prohibitions that goods with these HS codes fall or may fall under, from the rows of a country. */
export const prohibitionsOf = (
  rows: readonly ReferenceRow[],
  hsCodes: readonly (string | null)[],
  locale: Locale,
  texts: Pick<LandedCostTexts, 'checkedOn'>,
  today: string,
): ShownSource[] =>
  rows
    .filter((row) => row.kind === 'prohibition' && hsCodes.some((code) => concernsGoods(row, code)))
    .map((row) => shownRow(row, locale, texts, today));

/** The documents that goods of a class need, from the rows of a country, in the order of the steps. */
export function papersOf(
  rows: readonly ReferenceRow[],
  goodsClasses: readonly (GoodsClass | null)[],
  locale: Locale,
  texts: LandedCostTexts,
  today: string,
): ShownPaper[] {
  const order = ({ step }: ReferenceRow) => (step ? paperSteps.indexOf(step) : paperSteps.length);
  return rows
    .filter(
      ({ kind, goodsClass }) =>
        isPaperKind(kind) && (goodsClass === null || goodsClasses.includes(goodsClass)),
    )
    .toSorted((a, b) => order(a) - order(b))
    .map((row) => ({
      ...shownRow(row, locale, texts, today),
      madeBy: row.maker
        ? fillText(row.step ? texts.madeBy : texts.madeByOnly, {
            maker: texts.makers[row.maker],
            ...(row.step ? { step: texts.before[row.step] } : {}),
          })
        : '',
    }));
}
