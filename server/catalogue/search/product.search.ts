import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { maxSearchWords } from '#shared/base/limits.ts';
import { type PriceLimit, splitPrice } from '#shared/base/price-words.ts';
import type { PerDollar } from '#shared/base/rates.ts';
import { type Synonyms, termsOf } from '#shared/catalogue/search-query.ts';
import type { Database } from '../../platform/db/client.ts';
import { productListing as listing } from '../product/product.schema.ts';
import type { CachedValues } from '../../platform/live/cached-values.ts';
import {
  type CategoryCounts,
  type Chosen,
  countByCategory,
  countRows,
  filterOf,
  hasRows,
  readPage,
  type Selection,
  stretchOf,
} from '../product/listing-rows.ts';
import { forgivingTiersOf, nearMissTiersOf, respacedTiersOf, type Tier, tiersOf } from './search-tiers.ts';
import { createPrefixes, guessWords, type Misspelt } from './search-vocabulary.ts';

/**
 * If more than one product in this many matches, reading the newest in order finds a page of matches sooner than
 * sorting all matches.
 */
const denseOneIn = 20;

export type Found = {
  page: Chosen;
  total: number;
  /** Number of matches by category, regardless of the chosen category. */
  facets: CategoryCounts;
  /** Products of the page that match some word only by its beginning or by a correction. */
  near: ReadonlySet<string>;
  /** Misspelt words and their corrections, if nothing matches the words as written. */
  misspelt: Misspelt;
};

/** What a search text asks for: words, and a price limit if it names one. */
export type Asked = {
  words: string;
  price: PriceLimit | null;
  /** The price limit in US dollars by the staff's rates; null without a limit or without a rate. */
  dollars: { least: number; most: number } | null;
};

type Known = {
  counts: CachedValues<CategoryCounts>;
  /** Called only if there are words to look up. */
  synonyms: () => Promise<Synonyms>;
};

/** The result of a search without matches. */
export const nothing: Found = {
  page: [],
  total: 0,
  facets: new Map(),
  near: new Set(),
  misspelt: new Map(),
};

/** Separates the words for a price from the rest of a search. */
export async function readAsked(search: string, rates: () => Promise<PerDollar>): Promise<Asked> {
  const { words, price } = splitPrice(search);
  if (price === null) return { words, price, dollars: null };
  const rate = (await rates())[price.currency];
  const dollars = rate
    ? { least: (price.least ?? 0) / rate, most: (price.most ?? Number.MAX_SAFE_INTEGER) / rate }
    : null;
  return { words, price, dollars };
}

/**
 * One page of a list, its total count, and the facets. A search reads its tiers (search-tiers.ts) one after the
 * other. Words are joined and split only if nothing matches as written; typing errors are forgiven only if that
 * finds nothing either.
 *
 * A page of a list without words is not read here: the caller reads it together with the products, in one query.
 */
export async function findProducts(
  db: Database,
  { words: search, dollars }: Asked,
  query: Selection,
  known: Known,
): Promise<Found> {
  if (search !== '' && termsOf(search).length === 0) return nothing;
  const all = await countAll(db, query, known.counts);
  const limits = dollars === null ? undefined : withinPrice(dollars);
  const read = (tiers: readonly Tier[]) => readTiers(db, query, { all, limits, tiers });
  if (search === '') {
    if (limits) return read([{ where: limits, isBroad: true, isWider: true, isNear: false }]);
    const { total, facets } = totalOf(query, all);
    const { categoryId, featured, sort, limit } = query;
    const offset = (query.page - 1) * limit;
    if (offset >= total) return { ...nothing, total, facets };
    return {
      ...nothing,
      page: { categoryId, featured, sort, ...stretchOf(limit, offset, total) },
      total,
      facets,
    };
  }
  const synonyms = await known.synonyms();
  const prefixes = createPrefixes(db);
  const written = await read(await tiersOf(db, search, synonyms, prefixes));
  if (written.hasWhole) return written;
  const otherwise = await respacedTiersOf(db, search, synonyms);
  const respaced = otherwise && (await read(otherwise));
  if (respaced?.hasWhole) return respaced;
  if (sum(written.facets) > 0) return written;
  const { tiers, misspelt } = await forgivingTiersOf(db, search, synonyms, prefixes);
  return { ...(await read(tiers)), misspelt };
}

/**
 * For a search that finds nothing: a few products that match some of its words, or words similar to them.
 * `misspelt` holds the similar words.
 */
export async function findNearMisses(
  db: Database,
  { words: search }: Asked,
  query: Selection,
  known: Known,
): Promise<Found> {
  const terms = termsOf(search).flatMap(([word]) => word ?? []);
  if (terms.length === 0) return nothing;
  const all = await countAll(db, query, known.counts);
  const misspelt: Misspelt = new Map();
  for (const word of terms.slice(0, maxSearchWords)) {
    const near = await guessWords(db, word);
    if (near.length > 0) misspelt.set(word, near);
  }
  const tiers = nearMissTiersOf(search, await known.synonyms(), misspelt);
  return { ...(await readTiers(db, query, { all, limits: undefined, tiers })), misspelt };
}

const withinPrice = ({ least, most }: NonNullable<Asked['dollars']>): SQL =>
  and(eq(listing.priceRank, 0), gte(listing.priceUsd, least), lte(listing.priceUsd, most))!;

/** Counts of the selection without its search. Cached, because every list needs them. */
function countAll(
  db: Database,
  { featured }: Selection,
  counts: CachedValues<CategoryCounts>,
): Promise<CategoryCounts> {
  return counts.get(String(featured), () => countByCategory(db, filterOf({ categoryId: null, featured })));
}

const totalOf = ({ categoryId }: Selection, facets: CategoryCounts) => ({
  facets,
  total: categoryId === null ? sum(facets) : (facets.get(categoryId) ?? 0),
});

type Reading = { all: CategoryCounts; limits: SQL | undefined; tiers: readonly Tier[] };

/**
 * Reads a page from tiers of falling quality; the last tier contains all others. With an order other than best
 * match, only the last tier is read.
 */
async function readTiers(
  db: Database,
  query: Selection,
  { all, limits, tiers }: Reading,
): Promise<Found & { hasWhole: boolean }> {
  return db.transaction(
    async (tx) => {
      await useWordIndex(tx, true);
      const widest = tiers.at(-1)!;
      const everywhere = and(filterOf({ ...query, categoryId: null }), limits);
      const { facets, total } = totalOf(query, await countByCategory(tx, and(everywhere, widest.where)));
      const isDense = (rows: number) => rows * denseOneIn > totalOf(query, all).total;
      const filter = and(filterOf(query), limits);
      const offset = (query.page - 1) * query.limit;
      const whole = tiers.findLast(({ isNear }) => !isNear)?.where;
      const isAllWhole = !widest.isNear;
      const found = { total, facets, misspelt: new Map() };
      const hasAnyWhole = async () =>
        whole !== undefined && (isAllWhole ? sum(facets) > 0 : await hasRows(tx, and(everywhere, whole)));
      if (offset >= total) return { ...found, page: [], near: new Set(), hasWhole: await hasAnyWhole() };
      if (query.sort !== 'relevance') {
        if (isDense(total)) await useWordIndex(tx, false);
        const page = await readPage(tx, and(filter, widest.where), query, { offset, total });
        const hasWhole = await hasAnyWhole();
        const near = isAllWhole ? new Set<string>() : await unlike(tx, page, whole);
        return { ...found, page, near, hasWhole };
      }
      const ids: string[] = [];
      const near = new Set<string>();
      let rest = offset;
      for (const [i, tier] of tiers.entries()) {
        const where = and(filter, tier.where);
        const from = tiers.slice(0, i).findLastIndex(({ isWider }) => isWider);
        const better = tiers.slice(Math.max(0, from), i).map((before) => before.where);
        if (tier.isBroad && isDense(total))
          await useWordIndex(tx, tier !== widest && !isDense(await countRows(tx, where)));
        const wanted = { sort: query.sort, limit: query.limit - ids.length };
        const page = await readPage(tx, where, wanted, { offset: rest, better });
        ids.push(...page);
        if (tier.isNear) for (const id of page) near.add(id);
        if (ids.length === query.limit || tier === widest) break;
        // The tier ended before the offset: subtract its rows from the offset of the next tier.
        if (ids.length > 0) rest = 0;
        else if (rest > 0) rest -= await countRows(tx, where, better);
      }
      const hasWhole = near.size < ids.length || (await hasAnyWhole());
      return { ...found, page: ids, near, hasWhole };
    },
    { accessMode: 'read only' },
  );
}

/** The ids of products that do not match a condition. */
async function unlike(tx: Database, ids: readonly string[], where: SQL | undefined): Promise<Set<string>> {
  const rows = where
    ? await tx
        .select({ id: listing.productId })
        .from(listing)
        .where(and(inArray(listing.productId, [...ids]), where))
    : [];
  return new Set(ids).difference(new Set(rows.map(({ id }) => id)));
}

/**
 * Restricts the planner to the index on words, or allows other indexes too. The planner takes a comparison of
 * arrays to be as cheap as one of numbers, although each array must be fetched from out-of-line storage and
 * unpacked. Without this setting it reads the whole catalogue for a word that occurs in every twentieth product.
 */
const useWordIndex = (tx: Database, isOnly: boolean) =>
  tx.execute(
    sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', ${isOnly ? 'off' : 'on'}, true)`,
  );

const sum = (facets: CategoryCounts): number => facets.values().reduce((total, n) => total + n, 0);
