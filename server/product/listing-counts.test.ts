import { expect, test } from 'vitest';
import { type CategoryCounts, ListingCounts } from './listing-counts.ts';

const countsOf = (products: number): CategoryCounts => new Map([[null, products]]);

test('counts are read once, however many ask, until a list changes', async () => {
  const counts = new ListingCounts();
  let reads = 0;
  const read = () => Promise.resolve(countsOf(++reads));
  const asked = await Promise.all([counts.get('all', read), counts.get('all', read)]);
  expect(asked).toEqual([countsOf(1), countsOf(1)]);
  expect(await counts.get('featured', read)).toEqual(countsOf(2));
  counts.changed(['product:1']);
  expect(await counts.get('all', read)).toEqual(countsOf(1));
  counts.changed(['list']);
  expect(await counts.get('all', read)).toEqual(countsOf(3));
});

test('a reading that began before a change is for those only who asked before it', async () => {
  const counts = new ListingCounts();
  const slow = Promise.withResolvers<CategoryCounts>();
  const before = counts.get('all', () => slow.promise);
  counts.changed(['list']);
  const after = counts.get('all', () => Promise.resolve(countsOf(2)));
  slow.resolve(countsOf(1));
  expect(await before).toEqual(countsOf(1));
  expect(await after).toEqual(countsOf(2));
  expect(await counts.get('all', () => Promise.resolve(countsOf(9)))).toEqual(countsOf(2));
});

test('a failed reading is not kept', async () => {
  const counts = new ListingCounts();
  await expect(counts.get('all', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await counts.get('all', () => Promise.resolve(countsOf(1)))).toEqual(countsOf(1));
});
