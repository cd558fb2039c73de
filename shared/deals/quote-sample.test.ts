import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditedMinor } from './quote-sample.ts';
import { offerTotals } from './quote-totals.ts';

const sample = fc.record({
  pieces: fc.integer({ min: 1, max: 1000 }),
  unitMinor: fc.nat({ max: 1_000_000 }),
  courierMinor: fc.nat({ max: 10_000_000 }),
  isCredited: fc.boolean(),
  isChosen: fc.boolean(),
});

test('of samples only the chosen ones count, each with its courier and what is taken off an order', () => {
  fc.assert(
    fc.property(fc.array(sample, { minLength: 1, maxLength: 8 }), (samples) => {
      const lines = samples.map(({ pieces, unitMinor, courierMinor, isCredited }, i) => ({
        id: `line${i}`,
        options: [{ id: 'sample', packing: null, breaks: [{ quantity: pieces, unitMinor }] }],
        sample: { courierMinor, courierTime: null, isCredited },
      }));
      const choice = samples.map(({ pieces, isChosen }, i) => ({
        lineId: `line${i}`,
        optionId: isChosen ? 'sample' : null,
        quantity: pieces,
      }));
      const totals = offerTotals({ lines, charges: [] }, choice);
      const sum = (of: (one: (typeof samples)[number]) => number) =>
        samples.filter(({ isChosen }) => isChosen).reduce((all, one) => all + of(one), 0);
      const courier = sum(({ courierMinor }) => courierMinor);
      expect(totals.charges).toEqual([{ id: 'courier', kind: 'courier', amountMinor: courier }]);
      expect(totals.totalMinor).toBe(sum(({ pieces, unitMinor }) => pieces * unitMinor) + courier);
      expect(creditedMinor(lines, totals.lines)).toBe(
        sum(({ pieces, unitMinor, isCredited }) => (isCredited ? pieces * unitMinor : 0)),
      );
    }),
  );
});
