import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lasting = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));

test('at most so many run at a time, in the order in which they came', async () => {
  const takeTurn = createTurns(2);
  const begun: number[] = [];
  for (const n of [1, 2, 3, 4])
    void takeTurn(() => {
      begun.push(n);
      return lasting(10)();
    });
  await vi.advanceTimersByTimeAsync(9);
  expect(begun).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual([1, 2, 3, 4]);
});

test('a turn rests for as many times as its work took, and its own caller does not wait for that', async () => {
  const takeTurn = createTurns(1, { restFactor: 2 });
  const ended: string[] = [];
  void takeTurn(lasting(10)).then(() => ended.push('first'));
  void takeTurn(lasting(0)).then(() => ended.push('second'));
  await vi.advanceTimersByTimeAsync(10);
  expect(ended).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(19);
  expect(ended).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(2);
  expect(ended).toEqual(['first', 'second']);
});

test('what finds too many waiting is refused, and work that fails gives its turn back', async () => {
  const takeTurn = createTurns(1, {
    maxWaiting: 1,
    refuse: () => {
      throw new Error('full');
    },
  });
  const failing = takeTurn(async () => {
    await lasting(5)();
    throw new Error('broken');
  });
  const next = takeTurn(async () => 'done');
  await expect(takeTurn(lasting(1))).rejects.toThrow('full');
  await Promise.all([
    expect(failing).rejects.toThrow('broken'),
    vi.advanceTimersByTimeAsync(5),
    expect(next).resolves.toBe('done'),
  ]);
});
