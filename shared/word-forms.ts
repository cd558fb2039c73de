import type { Locale } from './locale.ts';

/** How a plural is made of a singular: this ending becomes that one. */
type Ending = readonly [singular: RegExp, ending: string, plural: string];

const addS: Ending = [/[^sxz]$/, '', 's'];
/** Boxes, watches, relojes, altavoces. */
const addEs: Ending = [/[^aeioués]$|ss$/, '', 'es'];

/** The endings of each language, without accents; none where words have no plural. */
const endingsOf: Record<Locale, readonly Ending[]> = {
  en: [addS, addEs, [/[^aeiou]y$/, 'y', 'ies'], [/[aeilor]f$/, 'f', 'ves'], [/ife$/, 'fe', 'ves']],
  // Seaux, bijoux, chevaux.
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

/** Shorter words have no forms: what would be left says nothing. */
const shortestStem = 3;

/** The plurals that a folded word may have. */
export function pluralsOf(word: string): string[] {
  if (!hasForms(word)) return [];
  const regular = endings
    .filter(([singular]) => singular.test(word))
    .map(([, ending, plural]) => word.slice(0, word.length - ending.length) + plural);
  const known = irregular[word];
  return known === undefined ? regular : [known];
}

/** The singulars of which a folded word may be the plural. */
export function singularsOf(word: string): string[] {
  const stems = endings
    .filter(([, , plural]) => word.endsWith(plural))
    .map(([, ending, plural]) => word.slice(0, word.length - plural.length) + ending);
  return [...stems, ...Object.keys(irregular)].filter((stem) => pluralsOf(stem).includes(word));
}

/**
 * The word as it stands, then its other number, in whatever language it is: a form that is none finds nothing
 * and does no harm. A search for one form finds the other.
 */
export const formsOf = (word: string): string[] => [
  ...new Set([word, ...singularsOf(word), ...pluralsOf(word)]),
];

/** Codes and measures have no plural. */
const hasForms = (word: string) => word.length >= shortestStem && !/[\p{N}\p{Script=Han}]/u.test(word);
