import { synonymKey, type Synonyms } from '#shared/search-query.ts';
import type { Locale } from '#shared/locale.ts';
import { type DefaultSynonyms, listedWords } from '#shared/synonym.ts';
import { en } from './defaults/en.ts';
import { es } from './defaults/es.ts';
import { fr } from './defaults/fr.ts';
import { zh } from './defaults/zh.ts';

/** The built-in synonyms. A word is looked up in all languages, like products. */
export const defaultSynonyms: Readonly<Record<Locale, DefaultSynonyms>> = { en, fr, es, zh };

/** Builds the synonyms of the search from the built-in ones and the given ones of the staff. */
export function buildSynonyms(own: readonly { word: string; words: string }[]): Synonyms {
  const found = new Map<string, Set<string>>();
  const add = (word: string, others: readonly string[]) => {
    const key = synonymKey(word);
    const words = found.get(key) ?? new Set();
    for (const other of others) if (synonymKey(other) !== key) words.add(other);
    found.set(key, words);
  };
  for (const { same, kinds } of Object.values(defaultSynonyms)) {
    for (const group of same.map(listedWords)) for (const word of group) add(word, group);
    for (const [word, words] of Object.entries(kinds)) add(word, listedWords(words));
  }
  for (const { word, words } of own) add(word, listedWords(words));
  return new Map([...found].map(([key, words]) => [key, [...words]]));
}
