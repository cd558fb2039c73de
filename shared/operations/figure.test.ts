import fc from 'fast-check';
import { expect, test } from 'vitest';
import { funnelOf, funnelSteps } from './figure-funnel.ts';
import { judgeReplies } from './figure-promise.ts';
import { addDays, changeOf, daysOf, median, rangeOf } from './figure.ts';

const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2025-01-01', days));
const maybe = fc.option(day);

test('no step of the known half is larger than the one before, whatever happened in which order', () => {
  const deal = fc.record({
    requestedOn: day,
    sentOn: maybe,
    acceptedOn: maybe,
    hasDeposit: fc.boolean(),
    hasBalance: fc.boolean(),
    lostOn: maybe,
    reason: fc.constant(null),
    category: fc.constant(null),
    country: fc.constant(null),
  });
  fc.assert(
    fc.property(fc.array(deal), (deals) => {
      const funnel = funnelOf(deals);
      const values = funnelSteps.map((step) => funnel[step]);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(values[0]).toBe(deals.length);
      expect(funnel.accepted).toBe(deals.filter((one) => one.sentOn && one.acceptedOn).length);
      // All that have passed every step are in the last one.
      expect(funnel.balance).toBe(
        deals.filter((one) => one.sentOn && one.acceptedOn && one.hasDeposit && one.hasBalance).length,
      );
    }),
  );
});

test('a comparison is a number, "new", or nothing; never endless', () => {
  const value = fc.option(fc.nat());
  fc.assert(
    fc.property(value, value, (now, before) => {
      const change = changeOf(now, before);
      if (typeof change === 'number') expect(Number.isFinite(change) && change >= -100).toBe(true);
      else expect(change).toBe(before === 0 && now !== null && now > 0 ? 'new' : null);
    }),
  );
});

test('a range has as many days as the one before it, which ends the day before, and none is in the future', () => {
  const asked = fc.record({
    range: fc.constantFrom('30', '90', '365', 'own'),
    from: fc.oneof(day, fc.string()),
    to: fc.oneof(day, fc.string()),
  });
  fc.assert(
    fc.property(asked, day, (query, today) => {
      const { from, to, before, length } = rangeOf(query, today);
      expect(daysOf({ from, to })).toHaveLength(length);
      expect(daysOf(before)).toHaveLength(length);
      expect(addDays(before.to, 1)).toBe(from);
      expect(to <= today).toBe(true);
      if (query.range !== 'own') expect(to).toBe(addDays(today, -1));
    }),
  );
});

test('the median lies between the values, with as many on either side', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const middle = median(values)!;
      expect(values.filter((one) => one < middle).length).toBeLessThanOrEqual(values.length / 2);
      expect(values.filter((one) => one > middle).length).toBeLessThanOrEqual(values.length / 2);
    }),
  );
  expect(median([])).toBeNull();
});

test('a reply is kept or late, never both, and counts once it is over or late', () => {
  const wait = fc.record({ askedOn: day, minutes: fc.nat(), isOver: fc.boolean() });
  fc.assert(
    fc.property(fc.array(wait), fc.nat(), (waits, promised) => {
      const { kept, late, delay } = judgeReplies(waits, promised);
      const open = waits.filter(({ minutes, isOver }) => !isOver && minutes <= promised).length;
      expect(kept + late + open).toBe(waits.length);
      expect(delay === null).toBe(late === 0);
      if (delay !== null) expect(delay).toBeGreaterThan(0);
    }),
  );
});
