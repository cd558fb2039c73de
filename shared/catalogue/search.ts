import { maxWordLength } from '../base/limits.ts';
import type { Locale } from '../base/locale.ts';

/** Letters without a decomposition, among them those of West African languages. */
const ligatures: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ɛ: 'e',
  ƒ: 'f',
  ɣ: 'g',
  ɩ: 'i',
  ƙ: 'k',
  ŋ: 'ng',
  ɲ: 'ny',
  ɔ: 'o',
  ʋ: 'v',
  ƴ: 'y',
  ȥ: 'z',
};
const ligature = new RegExp(`[${Object.keys(ligatures).join('')}]`, 'g');

const han = /\p{Script=Han}+/gu;

/** Words too common to narrow a search, without accents. */
const commonWords: Record<Locale, string> = {
  en: 'a an and the of for with in to s',
  fr: 'de la le les des du et en un une pour avec au aux ou l d',
  es: 'de la el los las en un una y con para del al o',
  zh: '的',
};
export const stopWords: ReadonlySet<string> = new Set(
  Object.values(commonWords).flatMap((words) => words.split(' ')),
);

/** Lower case, without accents: "Câble" and "cable" become the same. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(ligature, (letter) => ligatures[letter]!);
}

/** The searchable words of a text: spaced words such as Latin ones, and Chinese as single characters and pairs. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const run of splitRuns(text)) {
    if (run.isHan) {
      for (const gram of [...grams(run.text, 1), ...grams(run.text, 2)]) words.add(gram);
    } else words.add(run.text);
  }
  return words;
}

/** The word, and the word without each of its letters: two words that differ by one typing error share one of these. */
export function remainders(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, i) => letters.toSpliced(i, 1).join(''))])];
}

/** Whether two words differ by at most one inserted, missing, wrong or transposed letter. */
export function isOneTypoApart(a: string, b: string): boolean {
  const [x, y] = [[...a], [...b]];
  if (Math.abs(x.length - y.length) > 1) return false;
  let start = 0;
  while (start < x.length && x[start] === y[start]) start++;
  let end = 0;
  while (end < Math.min(x.length, y.length) - start && x.at(-1 - end) === y.at(-1 - end)) end++;
  const [restX, restY] = [x.slice(start, x.length - end), y.slice(start, y.length - end)];
  if (restX.length <= 1 && restY.length <= 1) return true;
  return restX.length === 2 && restY.length === 2 && restX[0] === restY[1] && restX[1] === restY[0];
}

/**
 * Whether a word is long enough to be recognisable with one wrong letter. A word with a digit is a code or a measure:
 * with another character it means another product.
 */
export function forgivesTypo(word: string): boolean {
  return word.length >= 4 && !/[\p{Script=Han}\p{N}]/u.test(word);
}

/** Spellings of the same sound in the languages of the site. */
const sounds = [
  ['ai', 'e'],
  ['ei', 'e'],
  ['eu', 'e'],
  ['au', 'o'],
  ['eau', 'o'],
  ['ou', 'u'],
  ['oo', 'u'],
  ['ea', 'ee'],
  ['ee', 'i'],
  ['ph', 'f'],
  ['qu', 'k'],
  ['qu', 'c'],
  ['gu', 'g'],
  ['ll', 'y'],
  ['ss', 'c'],
  ['ks', 'x'],
  ['tion', 'sion'],
  ['er', 'eur'],
].flatMap(([a, b]) => [
  [a!, b!],
  [b!, a!],
]);

/** A word with one sound spelled differently: "solere" is meant for "solaire". */
export function respellings(word: string): string[] {
  const found = new Set<string>();
  for (const [from, to] of sounds)
    for (let at = word.indexOf(from!); at >= 0; at = word.indexOf(from!, at + 1))
      found.add(word.slice(0, at) + to! + word.slice(at + from!.length));
  found.delete(word);
  return [...found];
}

/** The candidates that a misspelt word may stand for. */
export function meantBy(word: string, candidates: Iterable<string>): string[] {
  if (!forgivesTypo(word)) return [];
  const respelt = new Set(respellings(word));
  return [...candidates].filter((candidate) => respelt.has(candidate) || isOneTypoApart(word, candidate));
}

/** Replaces words of a text; `words` maps folded words to replacements. */
export const respelt = (text: string, words: ReadonlyMap<string, string>): string =>
  text.normalize('NFC').replace(/[\p{L}\p{N}]+/gu, (word) => words.get(fold(word)) ?? word);

/** A folded word in the spelling of one of these texts. */
export function writtenIn(texts: readonly string[], word: string): string {
  const written = texts.flatMap((text) => text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []);
  return written.find((one) => fold(one) === word)?.toLowerCase() ?? word;
}

/** A run of one kind of letters: a spaced word, or Chinese. */
export type Run = { text: string; isHan: boolean };

/** The folded words of a text in their order; Chinese in whole runs. */
export function splitRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const token of fold(text).match(/[\p{L}\p{N}]+/gu) ?? []) {
    let at = 0;
    for (const match of token.matchAll(han)) {
      if (match.index > at) runs.push({ text: cut(token.slice(at, match.index)), isHan: false });
      runs.push({ text: match[0], isHan: true });
      at = match.index + match[0].length;
    }
    if (at < token.length) runs.push({ text: cut(token.slice(at)), isHan: false });
  }
  return runs;
}

/**
 * Limits a word in the index and in searches: an entry of PostgreSQL's index can hold 2.7 kB. A longer word is a code
 * or a text without spaces, which is found by its beginning.
 */
const cut = (word: string) =>
  word.length > maxWordLength ? [...word].slice(0, maxWordLength).join('') : word;

/** The overlapping parts of a Chinese run with this number of characters. */
export function grams(text: string, size: number): string[] {
  const letters = [...text];
  return letters.slice(0, letters.length - size + 1).map((_, i) => letters.slice(i, i + size).join(''));
}
