import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayRuns, fromBeijing, sameDayNextYear } from './setting-days.ts';

const week = fc.uniqueArray(fc.integer({ min: 1, max: 7 }));

test.each([
  [[1, 2, 3, 4, 5], [[1, 5]]],
  [
    [6, 1, 2],
    [
      [1, 2],
      [6, 6],
    ],
  ],
  [[], []],
])('%j runs as %j', (days, runs) => {
  expect(dayRuns(days)).toEqual(runs);
});

test('the runs name every day once, and no two of them touch', () => {
  fc.assert(
    fc.property(week, (days) => {
      const runs = dayRuns(days);
      const named = runs.flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, i) => first + i),
      );
      expect(named).toEqual(days.toSorted());
      for (const [i, run] of runs.entries()) if (i > 0) expect(run[0] - runs[i - 1]![1]).toBeGreaterThan(1);
    }),
  );
});

test('a year later is a day of the calendar in the next year', () => {
  const days = fc.date({
    min: new Date('1970-01-01'),
    max: new Date('9998-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (date) => {
      const later = sameDayNextYear(date.toISOString().slice(0, 10));
      expect(new Date(later).toISOString().slice(0, 10)).toBe(later);
      expect(new Date(later).getUTCFullYear()).toBe(date.getUTCFullYear() + 1);
      expect(new Date(later).getUTCMonth()).toBe(date.getUTCMonth());
    }),
  );
  expect(sameDayNextYear('2028-02-29')).toBe('2029-02-28');
  expect(sameDayNextYear('')).toBe('');
});

test('Beijing’s times as Africa reads them', () => {
  expect(fromBeijing('09:00', 1)).toBe('02:00');
  expect(fromBeijing('18:30', 3)).toBe('13:30');
  expect(fromBeijing('07:15', 0)).toBe('23:15');
});
