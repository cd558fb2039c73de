import { maxSearchWords } from './limits.ts';

const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

const han = /\p{Script=Han}+/gu;

/** Words too common to narrow a search, in the languages that use spaces. */
const stopWords = new Set(
  'a an and the of for with in de la le les des du et en un une pour avec el los las y con para una'.split(
    ' ',
  ),
);

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

/**
 * The words of a query, each as the alternatives that count as the word itself (a plural matches its singular). A Chinese
 * run becomes its pairs, which together stand for the substring. Stop words are dropped unless nothing else remains.
 */
export function queryWords(text: string): string[][] {
  const groups = new Map<string, string[]>();
  const runs = splitRuns(text);
  const meaningful = runs.filter((run) => run.isHan || !stopWords.has(run.text));
  for (const run of meaningful.length > 0 ? meaningful : runs) {
    if (run.isHan)
      for (const gram of grams(run.text, Math.min(2, [...run.text].length))) groups.set(gram, [gram]);
    else groups.set(run.text, withSingular(run.text));
  }
  return [...groups.values()].slice(0, maxSearchWords);
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

function splitRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const token of fold(text).match(/[\p{L}\p{N}]+/gu) ?? []) {
    let at = 0;
    for (const match of token.matchAll(han)) {
      if (match.index > at) runs.push({ text: token.slice(at, match.index), isHan: false });
      runs.push({ text: match[0], isHan: true });
      at = match.index + match[0].length;
    }
    if (at < token.length) runs.push({ text: token.slice(at), isHan: false });
  }
  return runs;
}

function grams(text: string, size: number): string[] {
  const letters = [...text];
  return letters.slice(0, letters.length - size + 1).map((_, i) => letters.slice(i, i + size).join(''));
}

function withSingular(word: string): string[] {
  if (word.length < 4 || !/[sx]$/.test(word)) return [word];
  return word.length > 5 && word.endsWith('es')
    ? [word, word.slice(0, -1), word.slice(0, -2)]
    : [word, word.slice(0, -1)];
}
