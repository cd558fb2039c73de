import { expect, test } from 'vitest';
import { Kept } from './kept.ts';

test('a value is read once, however many ask, until one of its tags changes', async () => {
  const kept = new Kept<number>('list');
  let reads = 0;
  const read = () => Promise.resolve(++reads);
  expect(await Promise.all([kept.get('all', read), kept.get('all', read)])).toEqual([1, 1]);
  expect(await kept.get('featured', read)).toBe(2);
  kept.changed(['product:1']);
  expect(await kept.get('all', read)).toBe(1);
  kept.changed(['product:1', 'list']);
  expect(await kept.get('all', read)).toBe(3);
});

test('a reading that began before a change is for those only who asked before it', async () => {
  const kept = new Kept<number>('list');
  const slow = Promise.withResolvers<number>();
  const before = kept.get('all', () => slow.promise);
  kept.changed(['list']);
  const after = kept.get('all', () => Promise.resolve(2));
  slow.resolve(1);
  expect(await before).toBe(1);
  expect(await after).toBe(2);
  expect(await kept.get('all', () => Promise.resolve(9))).toBe(2);
});

test('a failed reading is not kept', async () => {
  const kept = new Kept<number>('list');
  await expect(kept.get('all', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept.get('all', () => Promise.resolve(1))).toBe(1);
});
