import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { officeStatus, roundedWait } from './business-hours.ts';
import { demoSettings } from './setting.ts';

const { hours, holidays } = demoSettings;
const name = { en: 'H', fr: 'H', es: 'H', zh: 'H' };

/** A moment given in Beijing time. */
const beijing = (text: string) => new Date(`${text}+08:00`);
const status = (text: string) => officeStatus(beijing(text), hours, holidays);

describe('officeStatus', () => {
  test.each([
    ['2026-11-23T09:00:00', true],
    ['2026-11-23T17:59:59', true],
    ['2026-11-23T18:00:00', false],
    ['2026-11-23T08:59:59', false],
    ['2026-11-22T12:00:00', false],
    ['2027-10-01T12:00:00', false],
    ['2027-10-08T12:00:00', true],
  ])('%s in Beijing: open is %s', (moment, isOpen) => expect(status(moment).isOpen).toBe(isOpen));

  test.each([
    ['before work', '2026-11-23T06:00:00', '2026-11-23T09:00:00'],
    ['after work', '2026-11-23T18:00:00', '2026-11-24T09:00:00'],
    ['over the weekend', '2026-11-20T18:30:00', '2026-11-23T09:00:00'],
    ['over a holiday and the year’s end', '2026-12-31T18:00:00', '2027-01-04T09:00:00'],
    ['over the longest holiday', '2027-02-05T10:00:00', '2027-02-12T09:00:00'],
  ])('%s it opens next on the working day', (_, now, opens) =>
    expect(status(now).period?.opens).toEqual(beijing(opens)),
  );

  test('names the holiday that is the reason, and no other', () => {
    expect(status('2027-02-08T10:00:00')).toMatchObject({ isOpen: false, holiday: holidays[1] });
    expect(status('2027-02-12T19:00:00')).toMatchObject({ isOpen: false, holiday: null });
    // The holiday begins at midnight in Beijing, when it is still the previous day in Africa.
    expect(officeStatus(new Date('2027-02-04T16:00:00Z'), hours, holidays)).toMatchObject({
      holiday: holidays[1],
    });
    expect(officeStatus(new Date('2027-02-04T15:59:59Z'), hours, holidays)).toMatchObject({ holiday: null });
  });

  test('without days, or with hours the wrong way round, it never opens', () => {
    const now = beijing('2026-11-23T10:00:00');
    expect(officeStatus(now, { ...hours, days: [] }, [])).toEqual({
      isOpen: false,
      period: null,
      holiday: null,
    });
    expect(officeStatus(now, { ...hours, opens: '18:00', closes: '09:00' }, []).period).toBeNull();
  });

  const moment = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2032-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const anyHours = fc.record({
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    opens: clock,
    closes: clock,
  });
  const anyHolidays = fc.array(
    fc.tuple(moment, fc.integer({ min: 0, max: 20 })).map(([from, days]) => ({
      from: from.toISOString().slice(0, 10),
      to: new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10),
      name,
    })),
    { maxLength: 6 },
  );

  /** The weekday and time in Beijing according to `Intl`, as an independent check. */
  const inBeijing = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Shanghai',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  function calendar(at: Date) {
    const parts = Object.fromEntries(inBeijing.formatToParts(at).map(({ type, value }) => [type, value]));
    return {
      weekday: weekdays.indexOf(parts['weekday']!.replace('.', '')) + 1,
      date: `${parts['year']}-${parts['month']}-${parts['day']}`,
      clock: `${parts['hour']}:${parts['minute']}`,
    };
  }

  test('agrees with a calendar that knows time zones', () => {
    fc.assert(
      fc.property(moment, anyHours, anyHolidays, (now, own, off) => {
        const there = calendar(now);
        const isOff = off.some(({ from, to }) => from <= there.date && there.date <= to);
        const isOpen =
          !isOff && own.days.includes(there.weekday) && own.opens <= there.clock && there.clock < own.closes;
        const found = officeStatus(now, own, off);
        expect(found.isOpen).toBe(isOpen);
        if (!found.isOpen) expect(found.holiday !== null).toBe(isOff);
      }),
    );
  });

  test('what it calls the next opening is one, and none comes before it', () => {
    fc.assert(
      fc.property(
        moment,
        anyHours,
        anyHolidays,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (now, own, off, part) => {
          const found = officeStatus(now, own, off);
          if (own.opens >= own.closes) {
            expect(found.period).toBeNull();
            return;
          }
          const { opens, closes } = found.period!;
          expect(officeStatus(opens, own, off)).toEqual({ isOpen: true, period: found.period });
          expect(officeStatus(new Date(closes.getTime() - 1), own, off).isOpen).toBe(true);
          expect(officeStatus(closes, own, off).isOpen).toBe(false);
          if (found.isOpen) {
            expect(opens <= now && now < closes).toBe(true);
            return;
          }
          expect(opens > now).toBe(true);
          const between = new Date(now.getTime() + Math.floor((opens.getTime() - now.getTime() - 1) * part));
          expect(officeStatus(between, own, off).isOpen).toBe(false);
        },
      ),
    );
  });

  test('an opening keeps its length and its hour in Beijing while the visitor’s clocks change', () => {
    const clocks = (zone: string, at: Date) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);
    const before = status('2026-10-23T07:00:00').period!;
    const after = status('2026-10-26T07:00:00').period!;
    expect([before, after].map(({ opens }) => clocks('Asia/Shanghai', opens))).toEqual(['09:00', '09:00']);
    expect([before, after].map(({ opens }) => clocks('Europe/Paris', opens))).toEqual(['03:00', '02:00']);
    expect([before, after].map(({ opens }) => clocks('Africa/Lagos', opens))).toEqual(['02:00', '02:00']);
    expect(after.closes.getTime() - after.opens.getTime()).toBe(9 * 3_600_000);
  });
});

describe('roundedWait', () => {
  const wait = (ms: number) => roundedWait(new Date(0), new Date(ms));

  test.each([
    [0, 1, 'minute'],
    [61_000, 2, 'minute'],
    [59 * 60_000, 59, 'minute'],
    [59 * 60_000 + 1, 1, 'hour'],
    [3 * 3_600_000, 3, 'hour'],
    [47 * 3_600_000, 47, 'hour'],
    [63 * 3_600_000, 3, 'day'],
  ] as const)('%i ms are %i %s', (ms, value, unit) => expect(wait(ms)).toEqual({ value, unit }));

  test('is never empty, and is off by at most half of its unit', () => {
    const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * 86_400_000 }), (ms) => {
        const { value, unit } = wait(ms);
        expect(value).toBeGreaterThan(0);
        expect(Math.abs(value * unitMs[unit] - ms)).toBeLessThanOrEqual(
          unit === 'minute' ? unitMs.minute : unitMs[unit] / 2,
        );
      }),
    );
  });
});
