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

/**
 * Fills in what is known. Placeholders without a value, or unknown ones, stay as they are, and the writer
 * gets a warning.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const known = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return fillText(text, Object.fromEntries(known));
}

/** The names that stand in braces, each once, in the order of the text. */
export function openPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))];
}
