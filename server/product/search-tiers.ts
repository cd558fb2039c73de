import { and, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import {
  forgivesTypo,
  isOneTypoApart,
  queryWords,
  remainders,
  type Synonyms,
  type Term,
  type Wanted,
} from '#shared/search.ts';
import type { Database } from '../db/client.ts';
import { productListing as listing, searchDeletes, searchWords } from '../db/schema/product.ts';

/** Products that match so well; each tier holds those of the one before. */
export type Tier = {
  where: SQL;
  /** Words anywhere: may match a great many. */
  isBroad: boolean;
};

/** Where a word stands, by its marks in the index: in a name; in a name or that of the category; anywhere. */
const places = { name: ['^'], category: ['^', '#'], text: [''] } as const;
type Place = keyof typeof places;

/** Longer words that a searched word may be the beginning of; more would not sharpen the result. */
const prefixLimit = 40;

/**
 * The tiers of a search, the best first: names that hold every word; names that hold it by another word for it; what lies in
 * a category of that name; any text; and then, after all that match whole words, names and texts with words that begin
 * like those of the search.
 */
export async function tiersOf(db: Database, search: string, synonyms: Synonyms): Promise<Tier[]> {
  const wanted = queryWords(search, synonyms);
  const begun = await begunLike(db, wanted);
  const hasOther = wanted.some(({ instead }) => instead.length > 0);
  const isLonger = (word: Wanted, i: number) =>
    word.words.some((term, n) => term.length > wanted[i]!.words[n]!.length);
  const whole = armsOf(wanted, 'text');
  const asTyped = wanted.map(({ words }) => ({ words, instead: [] }));
  return [
    tier(armsOf(asTyped, 'name')),
    // A tier that could only be the one before again is left out.
    ...(hasOther ? [tier(armsOf(wanted, 'name'))] : []),
    tier(armsOf(wanted, 'category')),
    tier(whole, true),
    ...(begun.some(isLonger)
      ? [tier([...whole, ...armsOf(begun, 'name')], true), tier(armsOf(begun, 'text'), true)]
      : []),
  ];
}

/** The tiers of a search of which nothing matches as it was written. */
export async function forgivingTiersOf(db: Database, search: string, synonyms: Synonyms): Promise<Tier[]> {
  const begun = await begunLike(db, queryWords(search, synonyms, true));
  const forgiven = await everyTerm(begun, (term) => withTypos(db, term));
  return [tier(armsOf(forgiven, 'name')), tier(armsOf(forgiven, 'text'), true)];
}

/** The same search with longer words that begin like those of it. */
const begunLike = (db: Database, wanted: readonly Wanted[]) =>
  everyTerm(wanted, (term) => withPrefixes(db, term));

const everyTerm = (wanted: readonly Wanted[], change: (term: Term) => Promise<Term>): Promise<Wanted[]> =>
  Promise.all(
    wanted.map(async ({ words, instead }) => ({ words: await Promise.all(words.map(change)), instead })),
  );

/** A way to match the whole search: of each term, one form must be there. */
type Arm = readonly Term[];

/** Ways to match a whole search that one statement asks for; the last ones of the last words are left out. */
const mostArms = 16;

/** Every way to match the search in this place. */
function armsOf(wanted: readonly Wanted[], place: Place): Arm[] {
  let arms: Arm[] = [[]];
  for (const word of wanted) {
    const ways = waysOf(word).slice(0, Math.max(1, Math.floor(mostArms / arms.length)));
    arms = arms.flatMap((arm) => ways.map((terms) => [...arm, ...terms]));
  }
  return arms.map((terms) =>
    terms.map((forms) => places[place].flatMap((mark) => forms.map((form) => mark + form))),
  );
}

/** The ways to match one word, those of a single word taken together: that is one look into the index. */
function waysOf({ words, instead }: Wanted): Arm[] {
  const all = [words, ...instead];
  const single = [...new Set(all.flatMap((terms) => (terms.length === 1 ? terms[0]! : [])))];
  // A coffee cup is a cup: what holds another way whole finds nothing more.
  const isMore = (terms: Arm) => terms.some(([form]) => single.includes(form!));
  return [
    ...(single.length > 0 ? [[single]] : []),
    ...all.filter((terms) => terms.length > 1 && !isMore(terms)),
  ];
}

/**
 * A tier as one condition. The index on words alone answers every arm: what arms have in common must not look alike, or the
 * planner asks for that only and checks the rest row by row, for which it unpacks the words of each.
 */
function tier(arms: readonly Arm[], isBroad = false): Tier {
  const where = or(
    ...arms.map((terms, number) => {
      const own = arms.length > 1 ? [`~${number}`] : [];
      return and(...terms.map((forms) => sql`${listing.words} && ${arrayOf([...forms, ...own])}`));
    }),
  );
  return { where: where!, isBroad };
}

async function withPrefixes(db: Database, term: Term): Promise<Term> {
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

async function withTypos(db: Database, term: Term): Promise<Term> {
  const word = term[0]!;
  if (!forgivesTypo(word)) return term;
  const near = await db
    .selectDistinct({ word: searchDeletes.word })
    .from(searchDeletes)
    .where(inArray(searchDeletes.remainder, remainders(word)));
  return [...new Set([...term, ...near.map((row) => row.word).filter((w) => isOneTypoApart(word, w))])];
}

/** Arrays travel as one text parameter, because the two drivers encode lists differently. */
function arrayOf(words: readonly string[]): SQL {
  return sql`string_to_array(${words.join('\u001f')}, ${'\u001f'})`;
}
