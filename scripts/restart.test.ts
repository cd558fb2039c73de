import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countDeath, longestPauseSeconds, restartPauseSeconds } from './restart.mjs';

test('a server that dies again and again is started again each time, at the latest after half a minute', () => {
  const pauses = Array.from({ length: 8 }, (_, i) => restartPauseSeconds(i + 1));
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (deaths) => {
      const pause = restartPauseSeconds(deaths);
      expect(pause).toBeGreaterThanOrEqual(1);
      expect(pause).toBeLessThanOrEqual(longestPauseSeconds);
    }),
  );
});

test('five minutes of service end a row of deaths', () => {
  expect(countDeath(7, 4 * 60_000)).toBe(8);
  expect(countDeath(7, 6 * 60_000)).toBe(1);
});
