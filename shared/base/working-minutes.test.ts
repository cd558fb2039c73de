import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterOfficeMinutes, workingMinutes } from '../content/business-hours.ts';

const holidays = [{ from: '2026-10-01', to: '2026-10-07' }];
const hours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' };
/** A moment in Beijing. */
const at = (text: string) => new Date(`${text}:00+08:00`);

describe('working time', () => {
  test.each([
    ['2026-11-23T09:30', '2026-11-23T10:00', 30],
    ['2026-11-23T08:00', '2026-11-23T09:10', 10],
    ['2026-11-23T17:50', '2026-11-24T09:05', 15],
    // Over a weekend: Friday evening to Monday morning.
    ['2026-11-20T17:00', '2026-11-23T10:00', 120],
    ['2026-11-21T10:00', '2026-11-22T20:00', 0],
    // The National Day holidays, to a Thursday.
    ['2026-09-30T17:30', '2026-10-08T09:15', 45],
    ['2026-11-16T00:00', '2026-11-23T00:00', 5 * 9 * 60],
  ])('from %s to %s are %d minutes', (from, to, minutes) => {
    expect(workingMinutes(at(from), at(to), hours, holidays)).toBe(minutes);
  });

  test('adds up: whatever lies between two moments is what lies before and after a third', () => {
    const minutes = fc.integer({ min: 0, max: 45 * 24 * 60 });
    const start = at('2026-09-01T00:00').getTime();
    fc.assert(
      fc.property(minutes, minutes, minutes, (...three) => {
        const [a, b, c] = three.toSorted((x, y) => x - y).map((minute) => new Date(start + minute * 60_000));
        const between = (from: Date, to: Date) => workingMinutes(from, to, hours, holidays);
        expect(between(a!, c!)).toBe(between(a!, b!) + between(b!, c!));
        const due = afterOfficeMinutes(a!, 120, hours, holidays);
        expect(between(a!, due)).toBe(120);
      }),
    );
  });
});
