import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { neighbour } from './reading-order.ts';

describe('the next message', () => {
  test('is the first where none is open', () => {
    expect(neighbour([], ['a', 'b'], null, 1)).toBe('a');
    expect(neighbour([], [], null, 1)).toBeUndefined();
    expect(neighbour(['x'], ['a', 'b'], 'gone', -1)).toBe('a');
  });

  test('is the one that waits, also when the answered one has moved down or left the list', () => {
    expect(neighbour(['a', 'b', 'c'], ['b', 'c', 'a'], 'a', 1)).toBe('b');
    expect(neighbour(['a', 'b', 'c'], ['a', 'c'], 'b', 1)).toBe('c');
    expect(neighbour(['a', 'b', 'c'], ['a', 'c'], 'b', -1)).toBe('a');
    expect(neighbour(['a', 'b'], ['new', 'a', 'b'], 'a', 1)).toBe('b');
  });

  test('and the one before lead through a list that stays as it is, to and fro', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), (list) => {
        for (const [i, id] of list.entries()) {
          expect(neighbour(list, list, id, 1)).toBe(list[i + 1]);
          expect(neighbour(list, list, id, -1)).toBe(i > 0 ? list[i - 1] : undefined);
        }
      }),
    );
  });
});
