import { fillText } from '../i18n/translate.ts';

/** Placeholders that a canned reply may contain; the browser fills them in when staff use the reply. */
export const placeholders = [
  'name',
  'company',
  'product',
  'price',
  'minimumOrder',
  'leadTime',
  'staff',
  'companyName',
  'replyHours',
] as const;

type Placeholder = (typeof placeholders)[number];

export type PlaceholderValues = Record<Placeholder, string | null>;

/** Removes the name from a text: "Hello {name}," becomes "Hello,", and "{name}，您好！" becomes "您好！". */
const withoutName = (text: string): string =>
  text
    .replaceAll(/^\{name\}[,，、:：]?\s*(\p{L})?/gmu, (_, first: string = '') => first.toUpperCase())
    .replaceAll(/[\s,，]*\{name\}/g, '');

/**
 * Fills in known values. Without a name, the salutation loses it. Other placeholders without a value, and unknown
 * ones, stay as they are, and the writer gets a warning.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const known = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return fillText(values.name ? text : withoutName(text), Object.fromEntries(known));
}

/** The names in braces that are left in a text, without duplicates, in the order of the text. */
export function openPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))];
}
