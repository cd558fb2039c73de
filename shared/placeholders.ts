import { fillText } from './i18n/translate.ts';

/** What a canned reply may leave open; the browser fills it in when the reply is taken. */
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

/** A text that names nobody: "Hello {name}," becomes "Hello,", and "{name}，您好！" becomes "您好！". */
const withoutName = (text: string): string =>
  text
    .replaceAll(/^\{name\}[,，、:：]?\s*(\p{L})?/gmu, (_, first: string = '') => first.toUpperCase())
    .replaceAll(/[\s,，]*\{name\}/g, '');

/**
 * Fills in what is known. Without a name nobody is named. Other placeholders without a value, or unknown ones, stay as they are, and the writer
 * gets a warning.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const known = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return fillText(values.name ? text : withoutName(text), Object.fromEntries(known));
}

/** The names that stand in braces, each once, in the order of the text. */
export function openPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))];
}
