import { inArray, like, sql } from 'drizzle-orm';
import { forgivesTypo, meantBy, remainders, respellings } from '#shared/catalogue/search.ts';
import { spacingsOf, type Term } from '#shared/catalogue/search-query.ts';
import type { Database } from '../../platform/db/client.ts';
import { searchDeletes, searchWords } from '../product/product.schema.ts';

/** Misspelt words of a search, folded, each with its possible corrections. */
export type Misspelt = Map<string, readonly string[]>;

/** Maximum number of longer words to look up for a searched word; more would not improve the result. */
const prefixLimit = 40;

/** Misspelt words shorter than this resemble too many others: they are not looked up in texts, or with two errors. */
export const shortestSure = 6;

/** Looks up longer words for one search, each only once, because several tiers need the same words. */
export function createPrefixes(db: Database): (term: Term) => Promise<Term> {
  const known = new Map<string, Promise<Term>>();
  return (term) => {
    const key = term.join(' ');
    const longer = known.get(key) ?? longerWords(db, term);
    known.set(key, longer);
    return longer;
  };
}

/** The word, and longer words that begin with it. */
async function longerWords(db: Database, term: Term): Promise<Term> {
  // Use the shortest form: other words begin with "lamp", none with "lamps".
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

/** Words of the catalogue that differ from a word by one typing error, or by another spelling of one sound. */
export async function nearWords(db: Database, word: string): Promise<string[]> {
  if (!forgivesTypo(word)) return [];
  const [likely, respelt] = await Promise.all([sharingRemainders(db, word), knownOf(db, respellings(word))]);
  return meantBy(word, new Set([...likely, ...respelt]));
}

/** Words of the catalogue with at most two typing errors: only a guess. */
export async function guessWords(db: Database, word: string): Promise<string[]> {
  return forgivesTypo(word) && word.length >= shortestSure ? sharingRemainders(db, word) : [];
}

/** Joined or split forms of a search's words that occur in the catalogue. */
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
  // Sorted, because the two database engines return rows in different orders.
  return rows.map((row) => row.word).sort();
}
