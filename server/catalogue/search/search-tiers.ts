import { and, notInArray, or, type SQL, sql } from 'drizzle-orm';
import {
  type Query,
  readQuery,
  type Synonyms,
  type Term,
  termsOf,
  type Wanted,
} from '#shared/catalogue/search-query.ts';
import type { Database } from '../../platform/db/client.ts';
import { productListing as listing } from '../product/product.schema.ts';
import { goodsOf } from '../lexicon/lexicon.ts';
import {
  type createPrefixes,
  knownSpacings,
  type Misspelt,
  nearWords,
  shortestSure,
} from './search-vocabulary.ts';

/** One tier: the condition of its products, and how to read them. */
export type Tier = {
  where: SQL;
  /** Matches words in any text, so it may match many products. */
  isBroad: boolean;
  /** Contains all products of the tiers before it. */
  isWider: boolean;
  /** Some word of the search may match neither as a whole nor by a synonym. */
  isNear: boolean;
};

type Prefixes = ReturnType<typeof createPrefixes>;

/** Where a word occurs, by its marks in the index: in the name; in the name or the category's name; anywhere. */
const places = { name: ['^'], category: ['^', '#'], text: [''] } as const;
type Place = keyof typeof places;

/**
 * The tiers of a search, best first: names that contain every word; names that contain every word or a synonym of
 * it; names or category names; any text. Then, after all matches, texts that only mention the searched goods, and
 * names and texts with words that begin like the searched words.
 */
export async function tiersOf(
  db: Database,
  search: string,
  synonyms: Synonyms,
  prefixes: Prefixes,
): Promise<Tier[]> {
  const query = readQuery(search, synonyms);
  const { wanted } = query;
  const begun = await everyTerm(wanted, prefixes);
  const isLonger = (word: Wanted, i: number) =>
    word.words.some((term, n) => term.length > wanted[i]!.words[n]!.length);
  const near = [
    ...(isGoodsAlone(wanted) ? [textsOf(mentions(wanted), wanted)] : []),
    ...(begun.some(isLonger)
      ? [textsOf([...mentions(wanted), ...armsOf(begun, 'name')], begun), textsOf(mentions(begun), begun)]
      : []),
  ];
  return [...wholeTiers(db, query), ...near.map((broad) => ({ ...broad, isNear: true }))];
}

/**
 * The tiers of a search whose words are joined and split as the catalogue spells them; null if that changes
 * nothing.
 */
export async function respacedTiersOf(
  db: Database,
  search: string,
  synonyms: Synonyms,
): Promise<Tier[] | null> {
  const written = readQuery(search, synonyms);
  const query = readQuery(search, synonyms, { known: await knownSpacings(db, search) });
  const isSame = JSON.stringify(query.wanted) === JSON.stringify(written.wanted);
  return isSame ? null : wholeTiers(db, query);
}

function wholeTiers(db: Database, query: Query): Tier[] {
  const { wanted } = query;
  const hasOther = wanted.some(({ instead }) => instead.length > 0);
  const asTyped = wanted.map(({ words }) => ({ words, instead: [] }));
  // Leave out a tier that would equal the one before it.
  const names = [asTyped, ...(hasOther ? [wanted] : [])].map((words) => armsOf(words, 'name'));
  return [
    ...forAudience(query, db, names, armsOf(wanted, 'category')),
    ...(isGoodsAlone(wanted) ? [] : [textsOf(armsOf(wanted, 'text'), wanted)]),
  ];
}

/** Whether a search consists of one word, and that names goods: then only names and categories match it as a whole. */
const isGoodsAlone = ([word, ...others]: readonly Wanted[]) =>
  word !== undefined && others.length === 0 && goodsOf(word.words) !== null;

/** The ways to match the search in texts. Goods alone are found where they are named, or mentioned as typed. */
function mentions(wanted: readonly Wanted[]): Arm[] {
  if (!isGoodsAlone(wanted)) return armsOf(wanted, 'text');
  const [{ words }] = wanted as [Wanted];
  const named = armsOf(wanted, 'category');
  return goodsOf(words) === 'named' ? named : [...named, ...armsOf([{ words, instead: [] }], 'text')];
}

/**
 * A tier of texts. If one of several words names goods, one of the goods must occur in the name or the category: a
 * television with a socket for headphones is no answer to "wireless headphones".
 */
function textsOf(arms: readonly Arm[], wanted: readonly Wanted[]): Tier {
  const broad = tier(arms, { isBroad: true });
  const goods = wanted.length > 1 ? wanted.filter(({ words }) => goodsOf(words) !== null) : [];
  const share = Math.floor(mostArms / Math.max(1, goods.length));
  const named = goods.flatMap((word) => armsOf([word], 'category').slice(0, share));
  return named.length === 0 ? broad : { ...broad, where: and(broad.where, tier(named).where)! };
}

/**
 * The tiers of a search without matches as written, and the corrections of its words. If a misspelt word is
 * short, texts are not searched: a short word resembles too many others.
 */
export async function forgivingTiersOf(
  db: Database,
  search: string,
  synonyms: Synonyms,
  prefixes: Prefixes,
): Promise<{ tiers: Tier[]; misspelt: Misspelt }> {
  const { wanted } = readQuery(search, synonyms, { isForgiving: true });
  const misspelt: Misspelt = new Map();
  const begun = await everyTerm(wanted, prefixes);
  const forgiven = await everyTerm(begun, async (term) => {
    const near = await nearWords(db, term[0]!);
    if (near.length > 0) misspelt.set(term[0]!, near);
    return [...new Set([...term, ...near])];
  });
  const isSure = [...misspelt.keys()].every((word) => word.length >= shortestSure);
  return {
    tiers: [
      tier(armsOf(forgiven, 'name'), { isNear: true }),
      tier(armsOf(forgiven, 'category'), { isNear: true }),
      ...(isSure ? [{ ...textsOf(mentions(forgiven), forgiven), isNear: true }] : []),
    ],
    misspelt,
  };
}

/**
 * Products that match all goods that a search names, then those that match all words of it but one, then those that
 * match a single word, by their names or categories. Corrections of a word count as matches.
 */
export function nearMissTiersOf(search: string, synonyms: Synonyms, misspelt: Misspelt): Tier[] {
  const wanted = readQuery(search, synonyms).wanted.map(({ words, instead }) => ({
    words: words.map((term) => [...term, ...(misspelt.get(term[0]!) ?? [])]),
    instead: [...instead, ...headOf(words, synonyms)],
  }));
  const goods = wanted.filter(({ words }) => goodsOf(words) !== null);
  const sharesOf = Math.max(1, Math.floor(mostArms / Math.max(1, wanted.length)));
  const without = wanted.flatMap((_, i) => armsOf(wanted.toSpliced(i, 1), 'category').slice(0, sharesOf));
  const single = wanted.flatMap((word) => armsOf([word], 'category').slice(0, sharesOf));
  const near = { isNear: true };
  return [
    ...(goods.length > 0 ? [tier(armsOf(goods, 'category'), { ...near, isWider: false })] : []),
    ...(wanted.length > 2 ? [tier(without, near)] : []),
    tier(wanted.length > 2 ? [...without, ...single] : single, near),
  ];
}

/** The last character of a Chinese compound, if it is a word, and its synonyms: an unknown kind of 伞 is an umbrella. */
function headOf(words: readonly Term[], synonyms: Synonyms): Arm[] {
  const head = [...words.at(-1)![0]!].at(-1)!;
  const says = synonyms.get(head);
  return says && /\p{Script=Han}/u.test(head) ? [[[head]], ...says.map(termsOf)] : [];
}

/**
 * Tiers of names, and of names and categories. If the search names an audience, products for that audience alone
 * come first, then products for it and others, then products for no particular audience. The audience only ranks
 * products and excludes none.
 */
function forAudience({ audience }: Query, db: Database, names: Arm[][], category: Arm[]): Tier[] {
  if (audience === null) return [...names, category].map((arms) => tier(arms));
  const part = { isWider: false };
  const own = (arms: Arm[]) => arms.map((arm) => [...arm, audience.words]);
  const ofOthers = (arms: Arm[]) => arms.map((arm) => [...arm, audience.others.map((word) => `^${word}`)]);
  const ids = (arms: Arm[]) => db.select({ id: listing.productId }).from(listing).where(tier(arms).where);
  const alone = (arms: Arm[]): Tier => {
    const { where, ...rest } = tier(own(arms), part);
    return { ...rest, where: and(where, notInArray(listing.productId, ids(ofOthers(arms))))! };
  };
  const notOthers = (arms: Arm[]): Tier => {
    const { where, ...rest } = tier(arms, part);
    const excluded = ids(ofOthers(arms)).except(ids(own(arms)));
    return { ...rest, where: and(where, notInArray(listing.productId, excluded))! };
  };
  const named = names.at(-1)!;
  return [
    ...names.map(alone),
    tier(own(named), part),
    notOthers(named),
    tier(own(category), part),
    notOthers(category),
    tier(category),
  ];
}

const everyTerm = (wanted: readonly Wanted[], change: (term: Term) => Promise<Term>): Promise<Wanted[]> =>
  Promise.all(
    wanted.map(async ({ words, instead }) => ({ words: await Promise.all(words.map(change)), instead })),
  );

/** One way to match the whole search: each term must occur in one of its forms. */
type Arm = readonly Term[];

/** Maximum number of ways to match a whole search in one statement; the last ways of the last words are dropped. */
const mostArms = 16;

/** All ways to match the search in this place. */
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

/** The ways to match one word. Ways of a single term are combined, so that they need only one index lookup. */
function waysOf({ words, instead }: Wanted): Arm[] {
  const all = [words, ...instead];
  const single = [...new Set(all.flatMap((terms) => (terms.length === 1 ? terms[0]! : [])))];
  // A longer way that contains a single-term way finds nothing more: a "coffee cup" is found as a "cup".
  const isMore = (terms: Arm) => terms.some(([form]) => single.includes(form!));
  return [
    ...(single.length > 0 ? [[single]] : []),
    ...all.filter((terms) => terms.length > 1 && !isMore(terms)),
  ];
}

/**
 * A tier as one condition, which the index on words alone can answer for every arm. Each arm gets a word of its
 * own that matches nothing: otherwise the planner factors out what the arms have in common, asks the index only
 * for that, and checks the rest row by row, unpacking the words of each row.
 */
function tier(
  arms: readonly Arm[],
  { isBroad = false, isWider = true, isNear = false }: Partial<Tier> = {},
): Tier {
  const where = or(
    ...arms.map((terms, number) => {
      const own = arms.length > 1 ? [`~${number}`] : [];
      return and(...terms.map((forms) => sql`${listing.words} && ${arrayOf([...forms, ...own])}`));
    }),
  );
  return { where: where ?? sql`false`, isBroad, isWider, isNear };
}

/** An array is sent as one text parameter, because the two drivers encode lists differently. */
function arrayOf(words: readonly string[]): SQL {
  return sql`string_to_array(${words.join('\u001f')}, ${'\u001f'})`;
}
