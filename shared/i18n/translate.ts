import { formatDecimal, pluralCategory } from '../formatting.ts';
import { type Locale, localeTags } from '../locale.ts';

/** A text that depends on a count; `other` serves where a language has no form of its own. */
export type Plural = {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
};

export type Messages = { readonly [key: string]: string | Plural | Messages };

/** The shape that another language must have: the same keys, any wording. */
export type SameShape<T> = {
  [K in keyof T]: T[K] extends string ? string : T[K] extends { other: string } ? Plural : SameShape<T[K]>;
};

/** The dotted paths of all texts in a dictionary. */
export type MessageKey<T> = {
  [K in keyof T & string]: T[K] extends string | { other: string } ? K : `${K}.${MessageKey<T[K]>}`;
}[keyof T & string];

export type Params = Record<string, string | number>;

/** A count as the visitor writes it: 12,500 in English, 12 500 in French. */
export const formatNumber = (locale: Locale, value: number): string =>
  formatDecimal(localeTags[locale], value);

export type Translator<T> = (key: MessageKey<T>, params?: Params) => string;

/**
 * Makes `t(key, params)` for one language. `{name}` in a text is replaced by the parameter; numbers are written in the
 * visitor's way; `params.count` chooses the plural form.
 */
export function createTranslator<T extends Messages>(locale: Locale, dictionary: T): Translator<T> {
  return function t(key, params) {
    const found = find(dictionary, key);
    const text = typeof found === 'string' ? found : pluralForm(locale, found, Number(params?.count ?? 0));
    return params ? fillText(text, params, (value) => formatNumber(locale, value)) : text;
  };
}

/** A text with its `{placeholders}` filled in; those without a value stay. Texts of a dictionary are filled by `t()`. */
export const fillText = (text: string, params: Params, write: (value: number) => string = String): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name]! : placeholder;
    return typeof value === 'number' ? write(value) : value;
  });

const lookups = new WeakMap<Messages, Map<string, string | Plural>>();

/** What stands at a dotted path. A page asks for two hundred, so each path is walked once. */
function find(dictionary: Messages, key: string): string | Plural {
  const known = lookups.get(dictionary) ?? new Map<string, string | Plural>();
  lookups.set(dictionary, known);
  let text = known.get(key);
  if (text === undefined) {
    let node: unknown = dictionary;
    for (const part of key.split('.')) node = (node as Record<string, unknown>)[part];
    known.set(key, (text = node as string | Plural));
  }
  return text;
}

function pluralForm(locale: Locale, forms: Plural, count: number): string {
  return forms[pluralCategory(localeTags[locale], count)] ?? forms.other;
}
