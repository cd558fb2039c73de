import { type Locale, localeTags } from './locale.ts';

/** The currencies in which a price may be written (docs/specification/catalogue.md#price). */
export const currencies = ['USD', 'CNY', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD'] as const;

export type Currency = (typeof currencies)[number];

/**
 * A price as shown everywhere: formatted as currency for en-US and followed by its code, "$12.50 USD"
 * (docs/specification/catalogue.md#price). Null when the price is missing or not a number: the page then says "Contact
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
  if (!(currencies as readonly string[]).includes(code)) {
    plainFormat ??= new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return `${plainFormat.format(amount)} ${code}`;
  }
  let format = formats.get(code);
  if (!format)
    formats.set(code, (format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code })));
  return `${format.format(amount)} ${code}`;
}

// Making a format takes longer than a whole product card.
const formats = new Map<string, Intl.NumberFormat>();
let plainFormat: Intl.NumberFormat | undefined;

/** "15-20 days" in the visitor's language; anything that is not of that form is returned as it stands. */
export function formatLeadTime(
  leadTime: string,
  locale: Locale,
  unitText: (unit: 'day' | 'week' | 'month', range: string, count: number) => string,
): string {
  const match = /^\s*(\d+)(?:\s*[-–]\s*(\d+))?\s*(day|week|month)s?\s*$/i.exec(leadTime);
  if (!match) return leadTime;
  const [, from, to, unit] = match;
  const number = new Intl.NumberFormat(localeTags[locale]);
  const range = to
    ? `${number.format(Number(from))}–${number.format(Number(to))}`
    : number.format(Number(from));
  return unitText(unit!.toLowerCase() as 'day' | 'week' | 'month', range, Number(to ?? from));
}
