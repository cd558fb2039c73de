import { synonymKey, type Synonyms, type Term, termsOf } from '#shared/catalogue/search-query.ts';
import type { Locale } from '#shared/base/locale.ts';
import { type DefaultSynonyms, listedWords } from '#shared/catalogue/synonym.ts';
import { acrossLanguages } from '#shared/i18n/same-goods.ts';
import { synonyms as en } from '#shared/i18n/en/synonyms.ts';
import { synonyms as es } from '#shared/i18n/es/synonyms.ts';
import { synonyms as fr } from '#shared/i18n/fr/synonyms.ts';
import { synonyms as zh } from '#shared/i18n/zh/synonyms.ts';

/** The built-in synonyms. A word is looked up in all languages, like products. */
export const defaultSynonyms: Readonly<Record<Locale, DefaultSynonyms>> = { en, fr, es, zh };

/** The groups of `DefaultSynonyms` that name goods. */
type Goods = 'same' | 'named';

const goods: ReadonlyMap<string, Goods> = new Map(
  Object.values(defaultSynonyms).flatMap((defaults) =>
    (['same', 'named'] as const).flatMap((kind) =>
      defaults[kind]
        .flatMap(listedWords)
        .map((word) => [keyOf(termsOf(word).map(([form]) => form!)), kind] as const),
    ),
  ),
);

/** The kind of goods that the words of a search, each with its forms, name together; null if they name none. */
export function goodsOf(words: readonly Term[]): Goods | null {
  const before = words.slice(0, -1).map(([form]) => form!);
  const keys = words.at(-1)!.map((form) => keyOf([...before, form]));
  return keys.map((key) => goods.get(key)).find((kind) => kind !== undefined) ?? null;
}

function keyOf(words: readonly string[]): string {
  return words.join(' ');
}

/** Names of goods in all languages, by the key of each of them. */
const translations: ReadonlyMap<string, readonly string[]> = new Map(
  acrossLanguages
    .map(listedWords)
    .flatMap((names) => names.map((name) => [synonymKey(name), names] as const)),
);

/** Builds the synonyms of the search from the built-in ones and the given ones of the staff. */
export function buildSynonyms(own: readonly { word: string; words: string }[]): Synonyms {
  const found = new Map<string, Set<string>>();
  const add = (word: string, others: readonly string[]) => {
    const key = synonymKey(word);
    const words = found.get(key) ?? new Set();
    for (const other of others) if (synonymKey(other) !== key) words.add(other);
    found.set(key, words);
  };
  for (const { same, named, features, kinds } of Object.values(defaultSynonyms)) {
    for (const group of [...same, ...named, ...features].map(listedWords)) {
      const translated = group.flatMap((word) => translations.get(synonymKey(word)) ?? []);
      for (const word of group) add(word, [...group, ...translated]);
    }
    for (const [word, words] of Object.entries(kinds)) add(word, listedWords(words));
  }
  for (const { word, words } of own) add(word, listedWords(words));
  return new Map([...found].map(([key, words]) => [key, [...words]]));
}
