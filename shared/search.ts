import { maxSearchWords, maxWordLength } from './limits.ts';
import type { Locale } from './locale.ts';
import { formsOf } from './word-forms.ts';

const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

const han = /\p{Script=Han}+/gu;

/** Words too common to narrow a search, without accents; none in a language without spaces. */
const commonWords: Record<Locale, string> = {
  en: 'a an and the of for with in',
  fr: 'de la le les des du et en un une pour avec',
  es: 'de la el los las en un una y con para',
  zh: '',
};
const stopWords = new Set(Object.values(commonWords).flatMap((words) => words.split(' ')));

/** Lower case, without accents: "Câble" and "cable" become the same. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđı]/g, (letter) => ligatures[letter]!);
}

/** The searchable words of a text: Latin and other spaced words as they stand, Chinese as single characters and pairs. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const run of splitRuns(text)) {
    if (run.isHan) {
      for (const gram of [...grams(run.text, 1), ...grams(run.text, 2)]) words.add(gram);
    } else words.add(run.text);
  }
  return words;
}

/** A word as it was written, and its other forms: any of them counts. */
export type Term = readonly string[];

/** What one word of a search, or one run of Chinese, asks for: all of `words`, or all of one of `instead`. */
export type Wanted = { words: readonly Term[]; instead: readonly (readonly Term[])[] };

/** What people say, by `synonymKey`, and what the catalogue may call it. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Synonyms are looked up for so many words together ("light bulb"), and so many Chinese characters. */
const longestPhrase = 4;
const longestHanKey = 8;

/** A text as synonyms are looked up by: folded, its words with one space between. */
export const synonymKey = (text: string): string =>
  splitRuns(text)
    .map((run) => run.text)
    .join(' ');

/**
 * The words of a text as a search takes them: a Chinese run becomes its pairs, which together stand for the substring; stop
 * words are dropped unless nothing else remains.
 */
export function termsOf(text: string): Term[] {
  const runs = splitRuns(text);
  const meaningful = runs.filter((run) => !isStopWord(run));
  return (meaningful.length > 0 ? meaningful : runs).flatMap(termsOfRun);
}

/**
 * What a search asks for, word by word. Stop words are dropped unless nothing else remains. `isForgiving`: a word that is one
 * typing error from what people say counts as that.
 */
export function queryWords(text: string, synonyms: Synonyms, isForgiving = false): Wanted[] {
  const wanted = new Map<string, Wanted>();
  const pieces = piecesOf(splitRuns(text), synonyms, isForgiving);
  const meaningful = pieces.filter(
    ({ runs, says }) => says.length > 0 || runs.some((run) => !isStopWord(run)),
  );
  let room = maxSearchWords;
  for (const { runs, says } of meaningful.length > 0 ? meaningful : pieces) {
    const named = runs.filter((run) => !isStopWord(run));
    const words = (named.length > 0 ? named : runs).flatMap(termsOfRun).slice(0, room);
    const key = runs.map((run) => run.text).join(' ');
    if (words.length === 0 || wanted.has(key)) continue;
    room -= words.length;
    wanted.set(key, { words, instead: says.map(termsOf).filter((terms) => terms.length > 0) });
  }
  return [...wanted.values()];
}

/** The word and every remainder with one letter left out: two words one typing error apart share one of these. */
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
 * Whether a word is long enough that one wrong letter still leaves it recognisable. A word with a digit is a code or a
 * measure: one apart is another product.
 */
export function forgivesTypo(word: string): boolean {
  return word.length >= 4 && !/[\p{Script=Han}\p{N}]/u.test(word);
}

type Run = { text: string; isHan: boolean };
/** A part of a search that is looked up as one, and what else is said for it. */
type Piece = { runs: Run[]; says: readonly string[] };

const isStopWord = ({ text, isHan }: Run) => !isHan && stopWords.has(text);

const termsOfRun = ({ text, isHan }: Run): Term[] =>
  isHan ? grams(text, Math.min(2, [...text].length)).map((gram) => [gram]) : [formsOf(text)];

/** Cuts a search where a synonym is known of a part of it, of the longest part first. */
function piecesOf(runs: readonly Run[], synonyms: Synonyms, isForgiving: boolean): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < runs.length;) {
    const run = runs[at]!;
    if (run.isHan) {
      pieces.push(...cutHan(run.text, synonyms));
      at += 1;
      continue;
    }
    const end = runs.findIndex(({ isHan }, i) => i >= at && isHan);
    const most = Math.min(longestPhrase, (end < 0 ? runs.length : end) - at);
    let size = most;
    let says: readonly string[] = [];
    for (; size > 0; size--) {
      says = sayingsOf(runs.slice(at, at + size), synonyms);
      if (says.length > 0) break;
    }
    if (size === 0 && isForgiving) says = nearSayings(run.text, synonyms);
    pieces.push({ runs: runs.slice(at, at + Math.max(1, size)), says });
    at += Math.max(1, size);
  }
  return pieces;
}

/** What else is said for these words, the last of them in any of its forms. */
function sayingsOf(runs: readonly Run[], synonyms: Synonyms): string[] {
  const before = runs.slice(0, -1).map(({ text }) => `${text} `);
  return formsOf(runs.at(-1)!.text).flatMap((form) => synonyms.get(before.join('') + form) ?? []);
}

function nearSayings(word: string, synonyms: Synonyms): string[] {
  if (!forgivesTypo(word)) return [];
  return [...synonyms].flatMap(([key, says]) => (isOneTypoApart(word, key) ? [key, ...says] : []));
}

/** A single character is a word of its own only where it stands alone: the bag in a school bag is none. */
function cutHan(text: string, synonyms: Synonyms): Piece[] {
  const letters = [...text];
  const pieces: Piece[] = [];
  let rest = '';
  const add = (part: string, says: readonly string[]) => {
    if (part !== '') pieces.push({ runs: [{ text: part, isHan: true }], says });
  };
  for (let at = 0; at < letters.length;) {
    let size = Math.min(longestHanKey, letters.length - at);
    const shortest = letters.length === 1 ? 1 : 2;
    while (size >= shortest && !synonyms.has(letters.slice(at, at + size).join(''))) size--;
    if (size < shortest) {
      rest += letters[at++]!;
      continue;
    }
    const key = letters.slice(at, at + size).join('');
    add(rest, []);
    add(key, synonyms.get(key)!);
    rest = '';
    at += size;
  }
  add(rest, []);
  return pieces;
}

function splitRuns(text: string): Run[] {
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
 * A word as far as it is indexed, and looked up: an entry of PostgreSQL's index takes 2.7 kB. What is longer is a code or a
 * text without spaces, and is known by its beginning.
 */
const cut = (word: string) =>
  word.length > maxWordLength ? [...word].slice(0, maxWordLength).join('') : word;

function grams(text: string, size: number): string[] {
  const letters = [...text];
  return letters.slice(0, letters.length - size + 1).map((_, i) => letters.slice(i, i + size).join(''));
}
