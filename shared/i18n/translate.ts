import { formatDecimal, pluralCategory } from '../base/formatting.ts';
import { type Locale, localeTags } from '../base/locale.ts';

/** A text that depends on a count. `other` is used for forms that are not given. */
export type Plural = {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
};

export type Messages = { readonly [key: string]: string | Plural | Messages };

/** Type that a dictionary of another language must have: the same keys, any wording. */
export type SameShape<T> = {
  [K in keyof T]: T[K] extends string ? string : T[K] extends { other: string } ? Plural : SameShape<T[K]>;
};

/** The dotted paths of all texts in a dictionary. */
export type MessageKey<T> = {
  [K in keyof T & string]: T[K] extends string | { other: string } ? K : `${K}.${MessageKey<T[K]>}`;
}[keyof T & string];

export type Params = Record<string, string | number>;

/** A number in the visitor's format: 12,500 in English, 12 500 in French. */
export const formatNumber = (locale: Locale, value: number): string =>
  formatDecimal(localeTags[locale], value);

export type Translator<T> = (key: MessageKey<T>, params?: Params) => string;

/**
 * Makes `t(key, params)` for one language. `{name}` in a text is replaced by the parameter. Numbers are formatted for
 * the visitor's language; `params.count` selects the plural form.
 */
export function createTranslator<T extends Messages>(locale: Locale, dictionary: T): Translator<T> {
  return function t(key, params) {
    const found = find(dictionary, key);
    const text = typeof found === 'string' ? found : pluralForm(locale, found, Number(params?.count ?? 0));
    return params ? fillText(text, params, (value) => formatNumber(locale, value)) : text;
  };
}

/**
 * Fills in the `{placeholders}` of a text; those without a
 * value stay. For dictionary texts use `t()`, which does this.
 */
export const fillText = (text: string, params: Params, write: (value: number) => string = String): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name]! : placeholder;
    return typeof value === 'number' ? write(value) : value;
  });

const lookups = new WeakMap<Messages, Map<string, string | Plural>>();

/** The text at a dotted path. Paths are cached, since a page looks up about two hundred. */
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
