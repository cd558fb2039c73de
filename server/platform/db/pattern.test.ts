import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { containing, likeFolded } from './pattern.ts';

const { db } = await testDatabase();

async function finds(text: string, search: string): Promise<boolean> {
  const matches = likeFolded(sql`${text}::text`, containing(search));
  const [row] = await db.select({ found: matches }).from(sql`(values (1)) as one`);
  return row!.found;
}

test.each([
  ['Été à Dakar', 'ETE', true],
  ['ete a dakar', 'ÉTÉ À', true],
  ['SEÑORA ŁUKASZ', 'senora', true],
  ['鞋类，批发', '批发', true],
  ['100% cotton', '100%', true],
  ['1000 cotton', '100%', false],
  ['a_b\\c', 'A_B\\C', true],
  ['axb', 'a_b', false],
])('in %j %j is found: %s', async (text, search, expected) => {
  expect(await finds(text, search)).toBe(expected);
});

test('every part of a text is found in it, whatever its accents and capitals', async () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aàÉçñÖxŠž %_\\中9'), minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(letters, letters, letters, async (before, part, after) => {
      expect(await finds(before + part + after, part)).toBe(true);
      expect(await finds(before + part + after, part.normalize('NFD'))).toBe(true);
    }),
    { numRuns: 40 },
  );
});
