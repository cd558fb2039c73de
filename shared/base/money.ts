import { formatCents, formatCurrency, formatDecimal } from './formatting.ts';
import { type Locale, localeTags } from './locale.ts';

/** Currencies of product prices (docs/specification/catalogue.md#price). */
export const currencies = ['USD', 'CNY', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD'] as const;

export type Currency = (typeof currencies)[number];

/**
 * Displayed form of a price: formatted as currency for en-US and followed by its code, "$12.50 USD"
 * (docs/specification/catalogue.md#price). Null if the price is missing or not a number: the page then shows "Contact
 * for price". A stored code outside the list is never relabelled as USD; the amount is shown with that code.
 */
export function formatPrice(
  price: string | number | null | undefined,
  unit: string | null | undefined,
): string | null {
  if (price === null || price === undefined || (typeof price === 'string' && price.trim() === ''))
    return null;
  const amount = Number(price);
  if (!Number.isFinite(amount)) return null;
  const code = unit?.trim().toUpperCase() || 'USD';
  const isKnown = (currencies as readonly string[]).includes(code);
  return `${isKnown ? formatCurrency('en-US', code, amount) : formatCents('en-US', amount)} ${code}`;
}

/** A target price with its currency, unless it names one already (shared/deals/quote-list-form.ts). */
export const withCurrency = (targetPrice: string, currency: string): string =>
  / [A-Z]{3,4}$/.test(targetPrice) ? targetPrice : `${targetPrice} ${currency}`;

/** A lead time such as "15-20 days"; null for any other text. */
function readLeadTime(leadTime: string) {
  const match = /^\s*(\d+)(?:\s*[-–]\s*(\d+))?\s*(day|week|month)s?\s*$/i.exec(leadTime);
  if (!match) return null;
  const [, from, to, unit] = match;
  return {
    from: Number(from),
    to: to === undefined ? null : Number(to),
    unit: unit!.toLowerCase() as 'day' | 'week' | 'month',
  };
}

/** "15-20 days" in the visitor's language; any other text is returned unchanged. */
export function formatLeadTime(
  leadTime: string,
  locale: Locale,
  unitText: (unit: 'day' | 'week' | 'month', range: string, count: number) => string,
): string {
  const read = readLeadTime(leadTime);
  if (!read) return leadTime;
  const { from, to, unit } = read;
  const number = (value: number) => formatDecimal(localeTags[locale], value);
  const range = to === null ? number(from) : `${number(from)}–${number(to)}`;
  return unitText(unit, range, to ?? from);
}

const daysIn = { day: 1, week: 7, month: 30 };

/** The shortest and longest number of days until all of these are made; null if one of the lead times is unknown. */
export function leadTimeDays(leadTimes: readonly (string | null)[]): [number, number] | null {
  const days = leadTimes.map((leadTime) => {
    const read = leadTime === null ? null : readLeadTime(leadTime);
    return read && [read.from * daysIn[read.unit], (read.to ?? read.from) * daysIn[read.unit]];
  });
  if (days.length === 0 || days.includes(null)) return null;
  const until = Math.max(...days.map((one) => one![1]!));
  // A larger number is a typing mistake, and could be no date at all.
  return until > 1000 ? null : [Math.max(...days.map((one) => one![0]!)), until];
}
