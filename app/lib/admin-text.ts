import { compareTextsIn, formatDate, formatInteger, formatShortWait } from '#shared/base/formatting.ts';
import { admin as english } from '#shared/i18n/en/admin.ts';
import { createTranslator, type MessageKey, type Params, type SameShape } from '#shared/i18n/translate.ts';
import type { StaffLanguage } from '#shared/base/locale.ts';
import { officeZone } from '#shared/base/zoned-time.ts';

/** The dictionary of the admin area in any of its languages. */
export type AdminTexts = SameShape<typeof english>;

export type AdminTextKey = MessageKey<typeof english>;

/** `Intl` tag of each language. British English: the staff write dates that way. */
const tags: Record<StaffLanguage, string> = { en: 'en-GB', zh: 'zh-CN' };

export type AdminSpeech = ReturnType<typeof createSpeech>;

/** Everything that the admin area needs to use one language. */
export function createSpeech(language: StaffLanguage, texts: AdminTexts) {
  const tag = tags[language];
  return { language, tag, translate: createTranslator(language, texts) };
}

const inEnglish = createSpeech('en', english);
let readLanguage = (): AdminSpeech => inEnglish;

/** Sets the source of the reader's language: the document in the browser, the page being rendered on the server. */
export function speakAs(source: () => AdminSpeech): void {
  readLanguage = source;
}

/** The language that the reader of the admin area has chosen. Like `ta`, do not call it while a module loads. */
export const spokenLanguage = (): StaffLanguage => readLanguage().language;

/**
 * A text of the admin area in the reader's language. Call it only while rendering and in handlers, not while a module
 * loads.
 */
export const ta = (key: AdminTextKey, params?: Params): string => readLanguage().translate(key, params);

/** Joins a list into one line, with the separator of the reader's language. */
export const listText = (items: readonly string[]): string => items.join(ta('common.listSeparator'));

/** Joins a label and its value in one line, with the colon of the reader's language. */
export const labelText = (label: string, value: string): string => ta('list.setFilter', { label, value });

/** Whether the dictionary has a text with this key. */
export function hasAdminText(key: string): key is AdminTextKey {
  let node: unknown = english;
  for (const part of key.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
  return typeof node === 'string';
}

/** The reader's language as a tag for `Intl`. */
export const adminTag = (): string => readLanguage().tag;

/** Formats a time in Beijing time, for the staff in Wenzhou. */
export const formatMoment = (iso: string): string => formatDate(adminTag(), 'moment', iso, officeZone);

const minuteMs = 60_000;
const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

const inLargestUnit = (minutes: number, sign: 1 | -1): string => {
  const [unit, size] = units.find(([, length]) => minutes >= length) ?? ['minute', 1];
  return formatShortWait(adminTag(), sign * Math.max(0, Math.floor(minutes / size)), unit);
};

/** Formats the age of a time in its largest unit: "3h ago". */
export const formatAge = (iso: string, now: number): string =>
  inLargestUnit(Math.floor((now - Date.parse(iso)) / minuteMs), -1);

/** Formats the distance to a time, past or future: "3h ago", "in 2 days". */
export const formatDue = (iso: string, now: number): string =>
  Date.parse(iso) <= now
    ? formatAge(iso, now)
    : inLargestUnit(Math.ceil((Date.parse(iso) - now) / minuteMs), 1);

/** Formats a whole number. */
export const formatCount = (value: number): string => formatInteger(adminTag(), value);

/** Compares two texts for sorting a list in the reader's language: Chinese by pinyin. */
export const compareNames = (a: string, b: string): number => compareTextsIn(adminTag())(a, b);
