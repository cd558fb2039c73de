import { inArray, like, sql } from 'drizzle-orm';
import { forgivesTypo, meantBy, remainders, respellings } from '#shared/search.ts';
import { spacingsOf, type Term } from '#shared/search-query.ts';
import type { Database } from '../db/client.ts';
import { searchDeletes, searchWords } from '../db/schema/product.ts';

/** Misspelt words of a search, folded, with the words that each may be meant for. */
export type Misspelt = Map<string, readonly string[]>;

/** Longer words that a searched word may be the beginning of; more would not sharpen the result. */
const prefixLimit = 40;

/** Shorter misspelt words are too like others to be looked for in texts, or with two errors. */
export const shortestSure = 6;

/** Looks up longer words for one search, each once: its tiers ask for the same ones again. */
export function createPrefixes(db: Database): (term: Term) => Promise<Term> {
  const known = new Map<string, Promise<Term>>();
  return (term) => {
    const key = term.join(' ');
    const longer = known.get(key) ?? longerWords(db, term);
    known.set(key, longer);
    return longer;
  };
}

/** The word, and longer ones that begin like it. */
async function longerWords(db: Database, term: Term): Promise<Term> {
  // "lamps" is the beginning of nothing, "lamp" is.
  const word = term.toSorted((a, b) => a.length - b.length)[0]!;
  if (word.length < 3) return term;
  const longer = await db
    .select()
    .from(searchWords)
    .where(like(searchWords.word, `${word}%`))
    .orderBy(sql`${searchWords.word} collate "C"`)
    .limit(prefixLimit);
  return [...new Set([...term, ...longer.map((row) => row.word)])];
}

/** Words of the catalogue that are one typing error, or one sound that is written otherwise, from a word. */
export async function nearWords(db: Database, word: string): Promise<string[]> {
  if (!forgivesTypo(word)) return [];
  const [likely, respelt] = await Promise.all([sharingRemainders(db, word), knownOf(db, respellings(word))]);
  return meantBy(word, new Set([...likely, ...respelt]));
}

/** Words of the catalogue that are at most two typing errors from a word: it is a guess. */
export async function guessWords(db: Database, word: string): Promise<string[]> {
  return forgivesTypo(word) && word.length >= shortestSure ? sharingRemainders(db, word) : [];
}

/** Ways to join and split the words of a search that the catalogue has. */
export const knownSpacings = (db: Database, search: string): Promise<Set<string>> =>
  knownOf(db, spacingsOf(search));

async function knownOf(db: Database, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await db
    .select()
    .from(searchWords)
    .where(inArray(searchWords.word, [...words]));
  return new Set(rows.map((row) => row.word));
}

async function sharingRemainders(db: Database, word: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ word: searchDeletes.word })
    .from(searchDeletes)
    .where(inArray(searchDeletes.remainder, remainders(word)));
  // The engines find them in orders of their own.
  return rows.map((row) => row.word).sort();
}
