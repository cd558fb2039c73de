import { and, eq, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import {
  forgivesTypo,
  isOneTypoApart,
  queryWords,
  remainders,
  type Synonyms,
  type Term,
  termsOf,
  type Wanted,
} from '#shared/search.ts';
import type { Database } from '../db/client.ts';
import { categories, categoryTranslations } from '../db/schema/category.ts';
import { productListing as listing, searchDeletes, searchWords } from '../db/schema/product.ts';

/** The words of a category's name, in each language. */
export type CategoryWords = { id: string; names: ReadonlySet<string>[] };

/** What else a search knows of. */
export type Lexicon = { synonyms: Synonyms; categories: readonly CategoryWords[] };

/** Products that match so well; each tier holds those of the one before. */
export type Tier = {
  where: SQL;
  /** Words anywhere: may match a great many. */
  isBroad: boolean;
};

/** A search, taken apart. */
type Parts = {
  wanted: Wanted[];
  /** The same with longer words that begin like those of the search. */
  begun: Wanted[];
  /** Categories that are called like it, one list a word. */
  categories: string[][];
};

/** Longer words that a searched word may be the beginning of; more would not sharpen the result. */
const prefixLimit = 40;

/** Reads the names of the categories that visitors see. */
export async function readCategoryWords(db: Database): Promise<CategoryWords[]> {
  const rows = await db
    .select({ id: categories.id, name: categories.name, translated: categoryTranslations.name })
    .from(categories)
    .leftJoin(categoryTranslations, eq(categoryTranslations.categoryId, categories.id))
    .where(and(eq(categories.isActive, true), isNull(categories.deletedAt)));
  return [...Map.groupBy(rows, (row) => row.id)].map(([id, some]) => ({
    id,
    names: [...new Set(some.flatMap(({ name, translated }) => [name, translated ?? '']))].map(
      (name) => new Set(termsOf(name).flat()),
    ),
  }));
}

/**
 * The tiers of a search, the best first: names that hold every word; names that hold it by another word for it; what lies in
 * a category of that name; any text; and then, after all that match whole words, names and texts with words that begin
 * like those of the search.
 */
export async function tiersOf(db: Database, search: string, lexicon: Lexicon): Promise<Tier[]> {
  const parts = await readParts(db, queryWords(search, lexicon.synonyms), lexicon);
  const { wanted, begun, categories: named } = parts;
  const hasOther = wanted.some(({ instead }) => instead.length > 0);
  const hasCategory = named.some((ids) => ids.length > 0);
  const hasLonger = begun.some(({ words }, i) =>
    words.some((term, n) => term.length > wanted[i]!.words[n]!.length),
  );
  const whole = everyWord(wanted, (word, i) => place(word, '', named[i]));
  return [
    { where: everyWord(wanted, (word) => place({ ...word, instead: [] }, '^')), isBroad: false },
    // A tier that could only be the one before again is left out.
    ...(hasOther ? [{ where: everyWord(wanted, (word) => place(word, '^')), isBroad: false }] : []),
    ...(hasCategory
      ? [{ where: everyWord(wanted, (word, i) => place(word, '^', named[i])), isBroad: false }]
      : []),
    { where: whole, isBroad: true },
    ...(hasLonger
      ? [
          {
            where: or(
              whole,
              everyWord(begun, (word) => place(word, '^')),
            )!,
            isBroad: true,
          },
          { where: everyWord(begun, (word, i) => place(word, '', named[i])), isBroad: true },
        ]
      : []),
  ];
}

/** The tiers of a search of which nothing matches as it was written. */
export async function forgivingTiersOf(db: Database, search: string, lexicon: Lexicon): Promise<Tier[]> {
  const { begun, categories: named } = await readParts(
    db,
    queryWords(search, lexicon.synonyms, true),
    lexicon,
  );
  const forgiven = await Promise.all(
    begun.map(async ({ words, instead }) => ({
      words: await Promise.all(words.map((term) => withTypos(db, term))),
      instead,
    })),
  );
  return [
    { where: everyWord(forgiven, (word) => place(word, '^')), isBroad: false },
    { where: everyWord(forgiven, (word, i) => place(word, '', named[i])), isBroad: true },
  ];
}

async function readParts(db: Database, wanted: Wanted[], lexicon: Lexicon): Promise<Parts> {
  const begun = await Promise.all(
    wanted.map(async ({ words, instead }) => ({
      words: await Promise.all(words.map((term) => withPrefixes(db, term))),
      instead,
    })),
  );
  return { wanted, begun, categories: wanted.map((word) => categoriesCalled(word, lexicon.categories)) };
}

/** Ids of the categories whose name, in one language, holds all words of one of the ways to say it. */
function categoriesCalled({ words, instead }: Wanted, all: readonly CategoryWords[]): string[] {
  const isCalled = (name: ReadonlySet<string>) =>
    [words, ...instead].some((terms) => terms.every((term) => term.some((form) => name.has(form))));
  return all.filter(({ names }) => names.some(isCalled)).map(({ id }) => id);
}

const everyWord = (wanted: readonly Wanted[], condition: (word: Wanted, i: number) => SQL): SQL =>
  and(...wanted.map(condition))!;

/** One word of the search, or another for it, in the name (mark `^`) or anywhere; or the product is in one of the categories. */
function place({ words, instead }: Wanted, mark: '' | '^', categoryIds: readonly string[] = []): SQL {
  const holds = (forms: Term) => sql`${listing.words} && ${arrayOf(forms.map((form) => mark + form))}`;
  const ways = [words, ...instead];
  // One look into the index for all ways of a single word.
  const single = ways.flatMap((terms) => (terms.length === 1 ? terms[0]! : []));
  return or(
    ...(single.length > 0 ? [holds(single)] : []),
    ...ways.filter((terms) => terms.length > 1).map((terms) => and(...terms.map(holds))),
    ...(categoryIds.length > 0 ? [inArray(listing.categoryId, [...categoryIds])] : []),
  )!;
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
