import { allAudienceWords, audienceOf } from '../base/audience.ts';
import { maxSearchWords } from '../base/limits.ts';
import { grams, meantBy, type Run, splitRuns, stopWords } from './search.ts';
import { formsOf } from '../base/word-forms.ts';

/** A word as typed, and its other forms; a match of any of them is enough. */
export type Term = readonly string[];

/**
 * Condition for one word of a search, or one Chinese run: all of
 * `words` match, or all terms of one alternative in `instead`.
 */
export type Wanted = { words: readonly Term[]; instead: readonly (readonly Term[])[] };

/** Synonyms: from the `synonymKey` of a search word to the words that the catalogue may use. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

export type Query = {
  wanted: readonly Wanted[];
  /** Words of the audience that the search names, and of all other audiences. They affect only the ranking. */
  audience: { words: readonly string[]; others: readonly string[] } | null;
};

type Options = {
  /** Whether a word with one typing error still finds its synonyms. */
  isForgiving?: boolean;
  /**
   * Those of `spacingsOf` that occur in the catalogue: words of
   * the search are also joined or split if this gives one of them.
   */
  known?: ReadonlySet<string>;
};

/** Longest key for which synonyms are looked up, in words ("light bulb") and in Chinese characters. */
const longestPhrase = 4;
const longestHanKey = 8;
/** Shortest part into which a word is split. */
const shortestPart = 3;

/** Key for looking up synonyms: folded words, separated by one space. */
export const synonymKey = (text: string): string =>
  splitRuns(text)
    .map((run) => run.text)
    .join(' ');

/**
 * The search terms of a text. A Chinese run becomes its pairs of characters, which together match the substring. Stop
 * words are dropped unless nothing else remains.
 */
export function termsOf(text: string): Term[] {
  const runs = splitRuns(text);
  const meaningful = runs.filter((run) => !isStopWord(run));
  return (meaningful.length > 0 ? meaningful : runs).flatMap(termsOfRun);
}

/**
 * Parses a search, word by word. Stop words are dropped unless nothing else remains. If only words for an audience
 * remain, they are treated like all other words.
 */
export function readQuery(text: string, synonyms: Synonyms, options: Options = {}): Query {
  const pieces = piecesOf(splitRuns(text), synonyms, options);
  const meaningful = pieces.filter(
    ({ runs, says }) => says.length > 0 || runs.some((run) => !isStopWord(run)),
  );
  const audience = meaningful.filter(namesAudience);
  const things = meaningful.filter((piece) => !namesAudience(piece));
  if (things.length === 0)
    return { wanted: wantedOf(audience.length > 0 ? audience : pieces), audience: null };
  return {
    wanted: wantedOf(things),
    audience: audienceOf(audience.flatMap(({ runs }) => runs.flatMap(({ text: word }) => formsOf(word)))),
  };
}

/** Candidates for `known`: Chinese pairs, words, neighbouring words joined into one, and parts of words. */
export function spacingsOf(text: string): string[] {
  const runs = splitRuns(text).slice(0, 2 * maxSearchWords);
  return [
    ...new Set(
      runs.flatMap((run, i) => {
        if (run.isHan) return grams(run.text, 2);
        const next = runs[i + 1];
        const joined = next && !next.isHan ? formsOf(run.text + next.text) : [];
        return [...formsOf(run.text), ...joined, ...partsOf(run.text).flat()];
      }),
    ),
  ];
}

/** A part of a search that is looked up as a unit, with its synonyms in `says`. */
type Piece = { runs: Run[]; says: readonly string[] };

const isStopWord = ({ text }: Run) => stopWords.has(text);

const namesAudience = ({ runs, says }: Piece) =>
  says.length === 0 && runs.length === 1 && audienceOf(formsOf(runs[0]!.text)) !== null;

const termsOfRun = ({ text, isHan }: Run): Term[] =>
  isHan ? grams(text, Math.min(2, [...text].length)).map((gram) => [gram]) : [formsOf(text)];

function wantedOf(pieces: readonly Piece[]): Wanted[] {
  const wanted = new Map<string, Wanted>();
  let room = maxSearchWords;
  for (const { runs, says } of pieces) {
    const named = runs.filter((run) => !isStopWord(run));
    const words = (named.length > 0 ? named : runs).flatMap(termsOfRun).slice(0, room);
    const key = runs.map((run) => run.text).join(' ');
    if (words.length === 0 || wanted.has(key)) continue;
    room -= words.length;
    wanted.set(key, { words, instead: says.map(termsOf).filter((terms) => terms.length > 0) });
  }
  return [...wanted.values()];
}

/** Splits a search into units: the longest part for which there is a synonym comes first. */
function piecesOf(runs: readonly Run[], synonyms: Synonyms, options: Options): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < runs.length;) {
    const run = runs[at]!;
    if (run.isHan) {
      pieces.push(...cutHan(run.text, synonyms, options.known));
      at += 1;
      continue;
    }
    const end = runs.findIndex(({ isHan }, i) => i >= at && isHan);
    const most = Math.min(longestPhrase, (end < 0 ? runs.length : end) - at);
    const piece =
      phraseAt(runs.slice(at, at + most), synonyms) ?? spacedOtherwise(runs.slice(at, at + 2), options);
    const says = piece === null && options.isForgiving ? nearSayings(run.text, synonyms) : [];
    pieces.push(piece ?? { runs: [run], says });
    at += piece?.runs.length ?? 1;
  }
  return pieces;
}

/** The longest phrase at the start of these words that has synonyms, also if it is written as one word. */
function phraseAt(runs: readonly Run[], synonyms: Synonyms): Piece | null {
  for (let size = runs.length; size > 0; size--) {
    const phrase = runs.slice(0, size);
    const last = formsOf(phrase.at(-1)!.text);
    const before = phrase.slice(0, -1).map(({ text }) => text);
    const keys = last.flatMap((form) => {
      const words = [...before, form];
      return size > 1 ? [words.join(' '), words.join('')] : words;
    });
    const says = keys.flatMap((key) => {
      const others = synonyms.get(key);
      // A phrase that is known as one word also finds that word.
      return others === undefined ? [] : size > 1 && !key.includes(' ') ? [key, ...others] : others;
    });
    if (says.length > 0) return { runs: phrase, says };
  }
  return null;
}

/** Two words that the catalogue writes as one, or one word that it writes as two. */
function spacedOtherwise([run, next]: readonly Run[], { known }: Options): Piece | null {
  if (known === undefined || run === undefined) return null;
  const isKnown = (word: string) => formsOf(word).some((form) => known.has(form));
  if (next !== undefined && !next.isHan && isKnown(run.text + next.text))
    return { runs: [run, next], says: [run.text + next.text] };
  if (isKnown(run.text)) return null;
  const parts = partsOf(run.text).filter((both) => both.every((part) => known.has(part)));
  return parts.length === 0 ? null : { runs: [run], says: parts.map((both) => both.join(' ')) };
}

const partsOf = (word: string): string[][] =>
  Array.from({ length: Math.max(0, word.length - 2 * shortestPart + 1) }, (_, i) => [
    word.slice(0, i + shortestPart),
    word.slice(i + shortestPart),
  ]);

function nearSayings(word: string, synonyms: Synonyms): string[] {
  return meantBy(word, synonyms.keys()).flatMap((key) => [key, ...synonyms.get(key)!]);
}

/** Costs of a split: per character outside known words, per character that names an audience, and per known word. */
const costs = { unknown: 10, audience: 5, known: 1 };

/**
 * Splits Chinese into known words so that the fewest characters remain. A single character is a word only if it
 * stands alone or remains beside a known word: the character for "bag" within "school bag" is not one.
 */
function cutHan(text: string, synonyms: Synonyms, known?: ReadonlySet<string>): Piece[] {
  const letters = [...text];
  const isWord = (word: string) => synonyms.has(word) || allAudienceWords.has(word);
  const best: { cost: number; size: number; isKnown: boolean }[] = [{ cost: 0, size: 0, isKnown: false }];
  for (let end = 1; end <= letters.length; end++) {
    const last = letters[end - 1]!;
    const isAudience = allAudienceWords.has(last);
    let way = {
      cost: best[end - 1]!.cost + (isAudience ? costs.audience : costs.unknown),
      size: 1,
      isKnown: isAudience || stopWords.has(last),
    };
    for (let size = 2; size <= Math.min(longestHanKey, end); size++) {
      const cost = best[end - size]!.cost + costs.known;
      if (cost < way.cost && isWord(letters.slice(end - size, end).join('')))
        way = { cost, size, isKnown: true };
    }
    best.push(way);
  }
  const parts: { text: string; isKnown: boolean }[] = [];
  for (let end = letters.length; end > 0;) {
    const { size, isKnown } = best[end]!;
    const part = letters.slice(end - size, end).join('');
    const after = parts[0];
    if (after && !isKnown && !after.isKnown) after.text = part + after.text;
    else parts.unshift({ text: part, isKnown });
    end -= size;
  }
  return parts
    .flatMap((part) => (part.isKnown || !known ? [part.text] : splitUnknown(part.text, known)))
    .map((part) => ({ runs: [{ text: part, isHan: true }], says: synonyms.get(part) ?? [] }));
}

/** Splits Chinese between characters that are never adjacent in the catalogue. */
function splitUnknown(text: string, known: ReadonlySet<string>): string[] {
  const parts: string[] = [];
  let before = '';
  for (const letter of text) {
    if (before !== '' && known.has(before + letter)) parts.push(parts.pop()! + letter);
    else parts.push(letter);
    before = letter;
  }
  // If only single characters remain, the text is kept whole.
  return parts.length === [...text].length ? [text] : parts;
}
