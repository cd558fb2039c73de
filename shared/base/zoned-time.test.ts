import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromZoned, toZoned } from './zoned-time.ts';

test.each([
  ['2026-11-23T09:00', 'Asia/Shanghai', '2026-11-23T01:00:00.000Z'],
  ['2026-11-23T09:00', 'Africa/Lagos', '2026-11-23T08:00:00.000Z'],
  ['2026-07-01T00:30', 'Europe/Paris', '2026-06-30T22:30:00.000Z'],
  // Clocks go back and show this time twice: the first moment is used.
  ['2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
  // Clocks go forward and skip this time: the moment is later by the skipped hour.
  ['2026-03-29T02:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
  ['2026-04-24T00:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['2026-12-31T23:59', 'UTC', '2026-12-31T23:59:00.000Z'],
])('%s in %s is %s', (local, zone, iso) => {
  expect(fromZoned(local, zone)?.toISOString()).toBe(iso);
});

test.each(['', 'tomorrow', '2026-13-01T00:00', '2026-11-23', '2026-11-23T25:00'])('%s is no time', (text) => {
  expect(fromZoned(text, 'UTC')).toBeNull();
});

test('what clocks show leads back to the moment', () => {
  const zones = ['Asia/Shanghai', 'Africa/Lagos', 'Africa/Nairobi', 'Africa/Cairo', 'UTC', 'Asia/Kolkata'];
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      fc.constantFrom(...zones),
      (moment, zone) => {
        const minute = new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
        const back = fromZoned(toZoned(minute, zone), zone)!;
        // An hour that clocks show twice has two moments.
        expect([0, 3_600_000]).toContain(minute.getTime() - back.getTime());
      },
    ),
  );
});
