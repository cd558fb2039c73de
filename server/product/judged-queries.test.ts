import { beforeAll, describe, expect, test } from 'vitest';
import { productQuery } from '#shared/product.ts';
import { createTestApp } from '#tests/app.ts';
import { createDemoCatalogue } from '#tests/judged-queries/demo-catalogue.ts';
import { judge, judgedQueries, summary } from '#tests/judged-queries/measure.ts';
import { demoProducts } from '../db/seed/demo/products.ts';
import { demoLanguages } from '../db/seed/demo/types.ts';

/** What every language must reach; `npm run bench:search` says what it does reach. */
const least = { mrr: 0.9, recall: 0.95 };

const app = await createTestApp();
let keys: Map<string, string>;

beforeAll(async () => {
  await app.reset();
  keys = await createDemoCatalogue(app.db);
});

const found = async (search: string) =>
  (await app.services.products.list(productQuery.parse({ search }))).products.map(({ id }) => keys.get(id)!);

describe.each(demoLanguages)('50 searches in %s', (language) => {
  const queries = judgedQueries[language];

  test('are 50 different ones, and ask for products that the demo shows', () => {
    expect(new Set(queries.map(([search]) => search)).size).toBe(50);
    const shown = new Set(demoProducts.filter(({ isActive }) => isActive !== false).map(({ key }) => key));
    for (const [search, ...relevant] of queries) {
      expect(relevant.length, search).toBeGreaterThan(0);
      expect(
        relevant.filter((key) => !shown.has(key as never)),
        search,
      ).toEqual([]);
    }
  });

  test('are answered', async () => {
    const judgements = [];
    for (const query of queries) judgements.push(judge(query, await found(query[0])));
    const { mrr, recall } = summary(judgements);
    const missed = judgements.filter(({ reciprocalRank }) => reciprocalRank < 1).map(({ search }) => search);
    expect(mrr, `not answered first: ${missed.join(', ')}`).toBeGreaterThanOrEqual(least.mrr);
    expect(recall).toBeGreaterThanOrEqual(least.recall);
  });
});

describe('the measure', () => {
  test.each([
    [['a', 'x', 'y'], ['x', 'y'], 1, 1],
    [['a', 'x', 'y'], ['b', 'x'], 1 / 2, 1 / 2],
    [['a', 'x'], ['b', 'c', 'd', 'e', 'f', 'x'], 1 / 6, 0],
    [['a', 'x'], [], 0, 0],
    [['a', 'k', 'l', 'm', 'n', 'o', 'p'], ['k', 'l', 'm', 'n', 'o'], 1, 1],
  ] as const)('of %j with the results %j', (query, results, reciprocalRank, recall) => {
    const [search, ...relevant] = query;
    expect(judge([search, ...relevant], results)).toEqual({ search, reciprocalRank, recall });
  });
});
