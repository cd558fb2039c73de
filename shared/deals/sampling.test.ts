import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aqls, samplePlan } from './sampling.ts';

describe('a sampling plan', () => {
  test('has the known values of the standard', () => {
    const known = [
      [2000, 2.5, 125, 7],
      [500, 4, 50, 5],
      [100, 2.5, 20, 1],
      [1000, 1.5, 80, 3],
      [3200, 0.65, 125, 2],
      [10_000, 2.5, 200, 10],
      [35_000, 4, 315, 21],
      [280, 6.5, 32, 5],
      // Arrows: to the next letter, to the previous one, and from beyond the table.
      [20, 2.5, 5, 0],
      [50, 1.5, 8, 0],
      [90, 1.5, 8, 0],
      [30, 0.65, 20, 0],
      [1_000_000, 6.5, 200, 21],
    ] as const;
    for (const [lot, aql, sample, accept] of known)
      expect([lot, aql, samplePlan(lot, aql)]).toEqual([
        lot,
        aql,
        expect.objectContaining({ sample, accept }) as unknown,
      ]);
  });

  test('fits every lot: never more than the lot, never all of it defective, and stricter with a lower limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1_000_000 }), fc.constantFrom(...aqls), (lot, aql) => {
        const { sample, accept, letter } = samplePlan(lot, aql);
        expect(sample).toBeGreaterThan(0);
        expect(sample).toBeLessThanOrEqual(lot);
        expect(accept).toBeLessThan(sample);
        expect(accept).toBeGreaterThanOrEqual(0);
        expect(letter).toMatch(/^[A-HJ-NPQ]$/);
        const stricter = aqls[aqls.indexOf(aql) - 1];
        if (stricter !== undefined) {
          const strict = samplePlan(lot, stricter);
          expect(strict.accept / strict.sample).toBeLessThanOrEqual(accept / sample + 0.0001);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
