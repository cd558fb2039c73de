import { compareTextsIn, formatDate, formatInteger, formatShortWait } from '#shared/formatting.ts';
import { admin as english } from '#shared/i18n/en/admin.ts';
import { createTranslator, type MessageKey, type Params, type SameShape } from '#shared/i18n/translate.ts';
import type { StaffLanguage } from '#shared/locale.ts';

/** The dictionary of the admin area in any of its languages. */
export type AdminTexts = SameShape<typeof english>;

export type AdminTextKey = MessageKey<typeof english>;

/** English as the staff write their dates. */
const tags: Record<StaffLanguage, string> = { en: 'en-GB', zh: 'zh-CN' };

export type AdminSpeech = ReturnType<typeof createSpeech>;

/** What the admin area needs to speak a language. */
export function createSpeech(language: StaffLanguage, texts: AdminTexts) {
  const tag = tags[language];
  return { language, tag, translate: createTranslator(language, texts) };
}

const inEnglish = createSpeech('en', english);
let readLanguage = (): AdminSpeech => inEnglish;

/** Says whose language it is: in the browser that of the document, on the server that of the page being rendered. */
export function speakAs(source: () => AdminSpeech): void {
  readLanguage = source;
}

/** The language that the reader of the admin area has chosen; as `ta`, never as a module loads. */
export const spokenLanguage = (): StaffLanguage => readLanguage().language;

/** A text of the admin area in the reader's language; only while rendering and in handlers, never as a module loads. */
export const ta = (key: AdminTextKey, params?: Params): string => readLanguage().translate(key, params);

/** A list in one line, with the commas of the reader's language. */
export const listText = (items: readonly string[]): string => items.join(ta('common.listSeparator'));

/** A label and its value in one line, with the colon of the reader's language. */
export const labelText = (label: string, value: string): string => ta('list.setFilter', { label, value });

/** Whether there is a text of this key. */
export function hasAdminText(key: string): key is AdminTextKey {
  let node: unknown = english;
  for (const part of key.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
  return typeof node === 'string';
}

/** The reader's language as `Intl` takes it. */
export const adminTag = (): string => readLanguage().tag;

/** A moment as the staff in Wenzhou read it: Beijing time. */
export const formatMoment = (iso: string): string => formatDate(adminTag(), 'moment', iso, 'Asia/Shanghai');

const minuteMs = 60_000;
const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How long ago a moment was, in its largest unit: "3h ago". */
export function formatAge(iso: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(iso)) / minuteMs);
  const [unit, size] = units.find(([, length]) => minutes >= length) ?? ['minute', 1];
  return formatShortWait(adminTag(), -Math.max(0, Math.floor(minutes / size)), unit);
}

/** A whole number. */
export const formatCount = (value: number): string => formatInteger(adminTag(), value);

/** Compares two texts for a list, as the reader sorts: Chinese by pinyin. */
export const compareNames = (a: string, b: string): number => compareTextsIn(adminTag())(a, b);
