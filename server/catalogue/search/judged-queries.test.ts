import { beforeAll, describe, expect, test } from 'vitest';
import { productQuery } from '#shared/catalogue/product.ts';
import { createTestApp } from '#tests/app.ts';
import { createDemoCatalogue } from '#tests/judged-queries/demo-catalogue.ts';
import { heldBackQueries } from '#tests/judged-queries/held-back.ts';
import { judge, judgedQueries, summary } from '#tests/judged-queries/measure.ts';
import { regionalHeldBackQueries } from '#tests/judged-queries/regional-held-back.ts';
import { regionalQueries } from '#tests/judged-queries/regional.ts';
import type { JudgedQuery } from '#tests/judged-queries/types.ts';
import { readDemo } from '../../operations/demo/demo-content.ts';
import { demoLanguages } from '../../operations/demo/demo-schemas.ts';

/** Minimum scores for every language; `npm run bench:search` prints the actual ones. */
const least = { mrr: 0.97, recall: 0.98 };

const sets = { known: judgedQueries, 'held back': heldBackQueries };
const regionalSets = { 'worked on': regionalQueries, 'held back': regionalHeldBackQueries };

const app = await createTestApp();
let keys: Map<string, string>;

beforeAll(async () => {
  await app.reset();
  keys = await createDemoCatalogue(app.db);
});

/** The search results as the page shows them, best first: matches, then near matches. */
async function found(search: string) {
  const { cards, near, ...rest } = await app.services.products.listCards(
    productQuery.parse({ search }),
    'en',
  );
  const keysOf = (some: typeof cards) => some.map(({ id }) => keys.get(id)!);
  return { cards: keysOf(cards), near: keysOf(near), ...rest };
}

const shown = new Set(
  readDemo()
    .products.filter(({ isActive }) => isActive)
    .map(({ key }) => key),
);

function expectAnswerable(queries: readonly JudgedQuery[]): void {
  expect(new Set(queries.map(([search]) => search)).size).toBe(queries.length);
  for (const [search, ...relevant] of queries) {
    expect(
      relevant.filter((key) => !shown.has(key)),
      search,
    ).toEqual([]);
  }
}

async function measure(queries: readonly JudgedQuery[]) {
  const judgements = [];
  for (const query of queries) {
    const { cards, near } = await found(query[0]);
    judgements.push(judge(query, [...cards, ...near]));
  }
  const missed = judgements.filter(({ reciprocalRank }) => reciprocalRank < 1).map(({ search }) => search);
  return { ...summary(judgements), missed: missed.join(', ') };
}

describe.each(demoLanguages)('searches in %s', (language) => {
  test('are different ones, and ask for products that the demo shows', () => {
    expect(judgedQueries[language]).toHaveLength(50);
    const all = [...Object.values(sets), ...Object.values(regionalSets)];
    expectAnswerable(all.flatMap((set) => set[language]));
  });

  test.each(Object.entries(sets))('that are %s are answered', async (_set, queries) => {
    const { mrr, recall, missed } = await measure(queries[language]);
    expect(mrr, `not answered first: ${missed}`).toBeGreaterThanOrEqual(least.mrr);
    expect(recall).toBeGreaterThanOrEqual(least.recall);
  });
});

test.each(Object.entries(regionalSets))(
  'searches in the words of the trade, %s, are answered',
  async (_set, queries) => {
    const { mrr, recall, missed } = await measure(Object.values(queries).flat());
    expect(mrr, `not answered first: ${missed}`).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.98);
  },
);

describe('a search in the words of buyers', () => {
  test.each([
    ['poêle anti adhésive', ['non-stick-frying-pan-26']],
    ['nonstick', ['non-stick-frying-pan-26']],
    ['pochette telephone', ['phone-case-glass-set']],
    ['太阳能灯', ['solar-lantern']],
    ['二手电脑', ['refurbished-laptop-14']],
    ['chaussures femme talon', ['patent-high-heels', 'leather-look-sandals']],
    ['polo', ['cotton-t-shirts']],
    ['男鞋', ['mens-leather-oxfords']],
    ['女鞋', ['patent-high-heels', 'leather-look-sandals', 'ballet-flats']],
  ])('%s', async (search, first) => {
    expect((await found(search)).cards.slice(0, first.length)).toEqual(first);
  });

  test('an audience ranks and excludes nothing', async () => {
    const { cards } = await found('montre femme');
    expect(cards[0]).toBe('quartz-wrist-watch');
    const mens = (await found('男鞋')).cards;
    expect(mens.indexOf('steel-toe-work-boots')).toBeLessThan(mens.indexOf('patent-high-heels'));
  });

  test('what only begins like a word, or is a typing error away, is never shown as a match', async () => {
    const typo = await found('lampe solère');
    expect(typo).toMatchObject({ cards: [], near: ['solar-lantern'], corrected: 'lampe solaire' });
    // The bowls are "to store food in the fridge".
    expect(await found('frigo')).toMatchObject({ cards: [], near: [], total: 0 });
    const begun = await found('foldab');
    expect(begun.cards).toEqual([]);
    expect(begun.near).toContain('bluetooth-over-ear-headphones');
  });

  test('of which nothing matches every word shows near misses, and counts them nowhere', async () => {
    const some = await found('solar refrigerator truck');
    expect(some).toMatchObject({ cards: [], total: 0 });
    expect(some.near).toContain('solar-lantern');
    expect(await found('caserolla')).toMatchObject({ cards: [] });
    expect(await found('caserrolla antiaderente')).toMatchObject({ cards: [], total: 0 });
  });
});

describe('the measure', () => {
  test.each([
    [['a', 'x', 'y'], ['x', 'y'], 1, 1],
    [['a', 'x', 'y'], ['b', 'x'], 1 / 2, 1 / 2],
    [['a', 'x'], ['b', 'c', 'd', 'e', 'f', 'x'], 1 / 6, 0],
    [['a', 'x'], [], 0, 0],
    [['a'], [], 1, 1],
    [['a'], ['b'], 0, 0],
    [['a', 'k', 'l', 'm', 'n', 'o', 'p'], ['k', 'l', 'm', 'n', 'o'], 1, 1],
  ] as const)('of %j with the results %j', (query, results, reciprocalRank, recall) => {
    const [search, ...relevant] = query;
    expect(judge([search, ...relevant], results)).toEqual({ search, reciprocalRank, recall });
  });
});
