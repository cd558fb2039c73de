import type { Locale } from './locale.ts';

/** A rule for plurals: the ending of the singular is replaced by that of the plural. */
type Ending = readonly [singular: RegExp, ending: string, plural: string];

const addS: Ending = [/[^sxz]$/, '', 's'];
/** For plurals such as boxes, watches, relojes, altavoces. */
const addEs: Ending = [/[^aeioués]$|ss$/, '', 'es'];

/** Plural rules of each language, without accents; empty for languages without plurals. */
const endingsOf: Record<Locale, readonly Ending[]> = {
  en: [addS, addEs, [/[^aeiou]y$/, 'y', 'ies'], [/[aeilor]f$/, 'f', 'ves'], [/ife$/, 'fe', 'ves']],
  // For plurals such as seaux, bijoux, chevaux.
  fr: [addS, [/u$/, '', 'x'], [/al$/, 'al', 'aux']],
  es: [addS, addEs, [/z$/, 'z', 'ces']],
  zh: [],
};
const endings = [...new Set(Object.values(endingsOf).flat())];

const irregular: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  foot: 'feet',
  tooth: 'teeth',
  mouse: 'mice',
};

/** Shorter words have no other forms: their stems would be meaningless. */
const shortestStem = 3;

/** The possible plurals of a folded word. */
export function pluralsOf(word: string): string[] {
  if (!hasForms(word)) return [];
  const regular = endings
    .filter(([singular]) => singular.test(word))
    .map(([, ending, plural]) => word.slice(0, word.length - ending.length) + plural);
  const known = irregular[word];
  return known === undefined ? regular : [known];
}

/** The possible singulars of a folded word. */
export function singularsOf(word: string): string[] {
  const stems = endings
    .filter(([, , plural]) => word.endsWith(plural))
    .map(([, ending, plural]) => word.slice(0, word.length - plural.length) + ending);
  return [...stems, ...Object.keys(irregular)].filter((stem) => pluralsOf(stem).includes(word));
}

/**
 * The word, and its singular or plural in any of the languages, so that a search for one form finds the other. A form
 * that does not exist finds nothing and does no harm.
 */
export const formsOf = (word: string): string[] => [
  ...new Set([word, ...singularsOf(word), ...pluralsOf(word)]),
];

/** Codes and measures have no plural. */
const hasForms = (word: string) => word.length >= shortestStem && !/[\p{N}\p{Script=Han}]/u.test(word);
