import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { CachedValues } from './cached-values.ts';
import { cacheTags } from './tags.ts';

test('a value is read once, however many ask, until one of its tags changes', async () => {
  const cached = new CachedValues<number>(cacheTags.products);
  let reads = 0;
  const read = () => Promise.resolve(++reads);
  expect(await Promise.all([cached.get('all', read), cached.get('all', read)])).toEqual([1, 1]);
  expect(await cached.get('featured', read)).toBe(2);
  cached.changed([cacheTags.product('1')]);
  expect(await cached.get('all', read)).toBe(1);
  cached.changed([cacheTags.product('1'), cacheTags.products]);
  expect(await cached.get('all', read)).toBe(3);
});

test('a reading that began before a change is for those only who asked before it', async () => {
  const cached = new CachedValues<number>(cacheTags.products);
  const slow = Promise.withResolvers<number>();
  const before = cached.get('all', () => slow.promise);
  cached.changed([cacheTags.products]);
  const after = cached.get('all', () => Promise.resolve(2));
  slow.resolve(1);
  expect(await before).toBe(1);
  expect(await after).toBe(2);
  expect(await cached.get('all', () => Promise.resolve(9))).toBe(2);
});

test('a failed reading is not cached', async () => {
  const cached = new CachedValues<number>(cacheTags.products);
  await expect(cached.get('all', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cached.get('all', () => Promise.resolve(1))).toBe(1);
});

test('a statement of Drizzle, which runs whenever it is awaited, runs once', async () => {
  const { db } = await testDatabase();
  const cached = new CachedValues<{ run: number }[]>(cacheTags.products);
  await db.execute(sql`create sequence runs`);
  const read = () => db.select({ run: sql<number>`nextval('runs')::int` }).from(sql`(values (1)) as once`);
  const results = await Promise.all([cached.get('all', read), cached.get('all', read)]);
  results.push(await cached.get('all', read));
  expect(results).toEqual([[{ run: 1 }], [{ run: 1 }], [{ run: 1 }]]);
});
