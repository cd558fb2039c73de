import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factKinds, isOfLine, isOfShipment, isPaid, orderSteps, ownerOf, usualSteps } from './order-rules.ts';
import { daysBetween, type OrderFact, orderState, partOf } from './order-state.ts';

const dayOf = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);
const day = fc.integer({ min: 0, max: 400 }).map(dayOf);
const at = day.map((one) => `${one}T08:00:00.000Z`);
const step = fc.constantFrom(...orderSteps);

const fact: fc.Arbitrary<OrderFact> = fc
  .record({
    step,
    kind: fc.constantFrom(...factKinds),
    day,
    at,
    shipmentId: fc.constantFrom(null, 'a', 'b'),
    lineId: fc.constantFrom(null, 'one', 'two'),
  })
  .map((one) => ({
    ...one,
    day: one.kind === 'reopened' ? null : one.day,
    reason: null,
    text: null,
    shipmentId: isOfShipment(one.step) ? one.shipmentId : null,
    lineId: isOfLine(one.step) ? one.lineId : null,
  }));
const payment = fc.record({
  amountMinor: fc.integer({ min: 1, max: 2_000_000 }),
  chargesMinor: fc.integer({ min: 0, max: 5000 }),
  receivedOn: day,
  isConfirmed: fc.boolean(),
  at,
});
const order = fc
  .record({
    mode: fc.constantFrom(...(['sea', 'shared', 'air', 'courier'] as const)),
    facts: fc.array(fact, { maxLength: 40 }),
    payments: fc.array(payment, { maxLength: 6 }),
    totalMinor: fc.integer({ min: 1, max: 3_000_000 }),
    percent: fc.integer({ min: 1, max: 99 }),
    openedAt: at,
    closedAs: fc.constantFrom(null, null, 'delivered' as const),
    // Of 100 ordered pieces.
    sent: fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 2 }),
  })
  .map(({ mode, percent, sent, ...rest }) => ({
    ...rest,
    lines: [
      { lineId: 'one', quantity: 100 },
      { lineId: 'two', quantity: 5 },
    ],
    shipments: sent.map((quantity, index) => ({
      id: 'ab'[index]!,
      lines: [{ lineId: 'one', quantity }, ...(index === 0 ? [{ lineId: 'two', quantity: 5 }] : [])],
    })),
    steps: usualSteps[mode],
    evidence: [],
    depositMinor: Math.floor((rest.totalMinor * percent) / 100),
  }));

describe('the state of an order', () => {
  test('never contradicts its facts, whatever they are', () => {
    fc.assert(
      fc.property(order, day, (given, today) => {
        const state = orderState(given, today);
        expect(state.steps.map((one) => one.step)).toEqual(
          orderSteps.filter((one) => given.steps.includes(one)),
        );
        const sent = given.shipments
          .flatMap((one) => one.lines)
          .filter(({ lineId }) => lineId === 'one')
          .reduce((sum, { quantity }) => sum + quantity, 0);
        const ofLines = (of: string) => given.facts.some((one) => one.step === of && one.lineId !== null);
        const ofGoods = state.steps.filter(({ step: of }) => !ofLines(of));
        const scopes = [
          ...state.shipments,
          ...state.lines,
          {
            id: null,
            steps: ofGoods.filter(({ step: of }) => !isOfShipment(of) || given.shipments.length === 0),
          },
        ];
        for (const one of state.steps) {
          const parts = state.lines.flatMap(({ steps }) => steps.filter((part) => part.step === one.step));
          if (parts.length === 0) continue;
          // Both lines have it, and only then the order.
          expect(parts).toHaveLength(2);
          expect(one.keptOn !== null).toBe(parts.every(({ keptOn }) => keptOn !== null));
          expect(one.daysLate).toBe(Math.max(...parts.map(({ daysLate }) => daysLate)));
        }
        for (const one of state.steps.filter(({ step: name }) => isOfShipment(name))) {
          const parts = state.shipments.map(({ steps }) => steps.find((part) => part.step === one.step)!);
          // What is not sent yet is not kept, unless the whole was.
          if (one.keptOn) for (const part of parts) expect(part.keptOn).not.toBeNull();
          if (sent === 100 && parts.every(({ keptOn }) => keptOn)) expect(one.keptOn).not.toBeNull();
          for (const part of parts) expect(one.daysLate).toBeGreaterThanOrEqual(part.daysLate);
        }
        for (const [id, one] of scopes.flatMap((scope) =>
          scope.steps.map((part) => [scope.id, part] as const),
        )) {
          const own = given.facts.filter(
            (said) => said.step === one.step && (partOf(said) === null || partOf(said) === id),
          );
          const promises = own.filter(({ kind }) => kind === 'promised');
          // The first promise survives any number of changes.
          expect([one.first, one.promised]).toEqual([promises[0]?.day ?? null, promises.at(-1)?.day ?? null]);
          expect(one.slips).toHaveLength(Math.max(0, promises.length - 1));
          expect(one.daysLate).toBeGreaterThanOrEqual(0);
          if (one.first && one.keptOn)
            expect(one.daysLate).toBe(Math.max(0, daysBetween(one.first, one.keptOn)));
          if (!isPaid(one.step) && one.keptOn)
            expect(own.findLast(({ kind }) => kind !== 'promised')).toMatchObject({
              kind: 'kept',
              day: one.keptOn,
            });
        }
        const open = state.steps.find(({ keptOn }) => keptOn === null);
        expect(state.next).toBe(given.closedAs ? null : (open?.step ?? null));
        expect(state.turn === 'none').toBe(state.next === null);
        if (state.next && !isPaid(state.next)) expect(state.turn).toBe(ownerOf(state.next));
        expect(state.paidMinor + state.owedMinor).toBeGreaterThanOrEqual(given.totalMinor);
        for (const amount of [state.paidMinor, state.owedMinor, state.dueMinor])
          expect(amount).toBeGreaterThanOrEqual(0);
        // A milestone of money is kept exactly when enough has come.
        const kept = (name: 'deposit' | 'balance') =>
          state.steps.find((one) => one.step === name)?.keptOn !== null;
        expect(kept('deposit')).toBe(state.paidMinor >= given.depositMinor && state.paidMinor > 0);
        expect(kept('balance')).toBe(state.owedMinor === 0);
      }),
      { numRuns: 500 },
    );
  });

  test('counts a payment once it is confirmed, and who must act until then', () => {
    const base = {
      steps: usualSteps.courier,
      facts: [],
      evidence: [],
      lines: [],
      shipments: [],
      totalMinor: 10_000,
      depositMinor: 3000,
      openedAt: '2026-11-01T08:00:00.000Z',
      closedAs: null,
    };
    const paid = { receivedOn: '2026-11-03', at: '2026-11-03T08:00:00.000Z' };
    const come = { ...paid, amountMinor: 2980, chargesMinor: 20, isConfirmed: false };
    const today = '2026-11-12';
    expect(orderState({ ...base, payments: [] }, today)).toMatchObject({
      next: 'deposit',
      turn: 'buyer',
      dueMinor: 3000,
      daysQuiet: 11,
      isQuiet: true,
    });
    expect(orderState({ ...base, payments: [come] }, today)).toMatchObject({ turn: 'us', paidMinor: 0 });
    expect(orderState({ ...base, payments: [{ ...come, isConfirmed: true }] }, today)).toMatchObject({
      next: 'production',
      turn: 'supplier',
      paidMinor: 3000,
      owedMinor: 7000,
      dueMinor: 0,
      daysQuiet: 9,
    });
  });
});
