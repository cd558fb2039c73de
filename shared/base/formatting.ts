/**
 * Dates, numbers and names as a language writes them. Only this module makes
 * `Intl` formats. Each format is made once, because making one takes longer than
 * rendering a product card. A tag consists of language and region: "fr-FR".
 */
const made = new Map<string, unknown>();
/** More than the pages of a day need; beyond them all are made anew. */
const maxMade = 1000;

function once<F>(key: string, make: () => F): F {
  if (!made.has(key)) {
    const format = make();
    if (made.size >= maxMade) made.clear();
    made.set(key, format);
  }
  return made.get(key) as F;
}

const dateStyles = {
  /** "5 March 2024" */
  day: { dateStyle: 'long' },
  /** "5 Mar 2024" */
  shortDay: { dateStyle: 'medium' },
  /** "Tuesday, 5 March 2024" */
  fullDay: { dateStyle: 'full' },
  /** "March 2024" */
  month: { month: 'long', year: 'numeric' },
  /** "5 March" */
  dayOfYear: { day: 'numeric', month: 'long' },
  /** "Tuesday 5 March" */
  weekdayOfYear: { weekday: 'long', day: 'numeric', month: 'long' },
  /** "Tuesday" */
  weekday: { weekday: 'long' },
  /** "Tue 09:05" */
  weekdayTime: { weekday: 'short', hour: '2-digit', minute: '2-digit' },
  /** "9:05 AM"; for French, use `clockText` (shared/base/clock-text.ts). */
  time: { hour: 'numeric', minute: '2-digit' },
  /** "5 Mar 2024, 09:05" */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** In en-CA "2024-03-05". */
  numericDay: { dateStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

/** Parts of date and time as numbers. @throws RangeError for an unknown time zone */
export const clockFormat = (timeZone: string): Intl.DateTimeFormat =>
  once(
    `clock ${timeZone}`,
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      }),
  );

/** @throws RangeError for an unknown time zone */
export const dateFormat = (tag: string, style: DateStyle, timeZone?: string): Intl.DateTimeFormat =>
  once(
    `${style} ${tag} ${timeZone}`,
    () => new Intl.DateTimeFormat(tag, { ...dateStyles[style], ...(timeZone ? { timeZone } : {}) }),
  );

/**
 * A date in one of the styles. French writes the first of a month as "1er", which Intl does not. Defaults to the reader's time zone. An ISO date without a time counts as midnight UTC.
 * @throws RangeError for an unknown time zone
 */
export const formatDate = (
  tag: string,
  style: DateStyle,
  at: Date | string | number,
  timeZone?: string,
): string => {
  const text = dateFormat(tag, style, timeZone).format(new Date(at));
  return tag.startsWith('fr') ? text.replace(/(?<!\d)1 (?=\p{L})/u, '1er ') : text;
};

/** Name of a day of the week, 1 for Monday: 1 January 2024 was a Monday. */
export const weekdayName = (tag: string, day: number): string =>
  formatDate(tag, 'weekday', Date.UTC(2024, 0, day), 'UTC');

/** "in 3 hours" */
export const formatWait = (tag: string, value: number, unit: Intl.RelativeTimeFormatUnit): string =>
  once(`wait ${tag}`, () => new Intl.RelativeTimeFormat(tag)).format(value, unit);

/** "3h ago", for a value of -3 */
export const formatShortWait = (tag: string, value: number, unit: Intl.RelativeTimeFormatUnit): string =>
  once(`short wait ${tag}`, () => new Intl.RelativeTimeFormat(tag, { style: 'narrow' })).format(value, unit);

/** "Monday, Tuesday and Friday" */
export const formatList = (tag: string, items: readonly string[]): string =>
  once(`list ${tag}`, () => new Intl.ListFormat(tag)).format(items);

/** "12,500" */
export const formatInteger = (tag: string, value: number): string =>
  once(`integer ${tag}`, () => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 })).format(value);

/** "1,234.5", with at most three decimals. */
export const formatDecimal = (tag: string, value: number): string =>
  once(`decimal ${tag}`, () => new Intl.NumberFormat(tag)).format(value);

/** "0.50": always two decimals. */
export const formatCents = (tag: string, value: number): string =>
  once(
    `cents ${tag}`,
    () => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ).format(value);

/** "30%"; the value is given in hundredths. */
export const formatPercent = (tag: string, percent: number): string =>
  once(`percent ${tag}`, () => new Intl.NumberFormat(tag, { style: 'percent' })).format(percent / 100);

/** "7.5%": a tax rate, given in hundredths, with up to four decimals. */
export const formatRate = (tag: string, percent: number): string =>
  once(
    `rate ${tag}`,
    () => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 4 }),
  ).format(percent / 100);

/** "30d": with the shortest form of the unit. */
export const formatUnit = (tag: string, value: number, unit: 'day' | 'week' | 'month'): string =>
  once(
    `${unit} ${tag}`,
    () => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'narrow' }),
  ).format(value);

/**
 * "€9.30–€9.90", "NGN 9,300 – 9,900": a range with this many
 * significant digits; one amount if both ends look the same.
 */
export function formatCurrencyRange(
  tag: string,
  currency: string,
  low: number,
  high: number,
  significantDigits: number,
): string {
  const format = currencyFormat(tag, currency, significantDigits);
  const ends = [format.format(low), format.format(high)];
  if (ends[0] === ends[1]) return ends[0]!;
  // Phones of 2022 and older have no `formatRange`.
  return 'formatRange' in format ? format.formatRange(low, high) : ends.join('–');
}

const currencyFormat = (tag: string, currency: string, significantDigits?: number): Intl.NumberFormat =>
  once(
    `${currency} ${significantDigits} ${tag}`,
    () =>
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        ...(significantDigits ? { maximumSignificantDigits: significantDigits } : {}),
      }),
  );

/**
 * "$12.50", or with a number of significant digits "CFA 3,500".
 * @throws RangeError for a code that is not three letters
 */
export const formatCurrency = (
  tag: string,
  currency: string,
  amount: number,
  significantDigits?: number,
): string => currencyFormat(tag, currency, significantDigits).format(amount);

/** "USD 12.50": an amount with its currency code and this many decimals, regardless of the language's default. */
export const formatCoded = (tag: string, currency: string, amount: number, digits: number): string =>
  once(
    `coded ${currency} ${digits} ${tag}`,
    () =>
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        currencyDisplay: 'code',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  ).format(amount);

/** Name of a country by its ISO code, or of a language by its tag; the code itself if it has no name. */
export const displayName = (tag: string, type: 'region' | 'language', code: string): string =>
  once(`${type} ${tag}`, () => new Intl.DisplayNames(tag, { type })).of(code) ?? code;

/** Compares texts in the sort order of the language; numbers within them by value. */
export const compareTextsIn = (tag: string): ((a: string, b: string) => number) =>
  once(`collator ${tag}`, () => new Intl.Collator(tag, { numeric: true })).compare;

/** The plural form for a count. */
export const pluralCategory = (tag: string, count: number): Intl.LDMLPluralRule =>
  once(`plural ${tag}`, () => new Intl.PluralRules(tag)).select(count);
