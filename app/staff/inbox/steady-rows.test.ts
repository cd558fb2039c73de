import { expect, test } from 'vitest';
import { holdRows, loadRows, mergeRows, type SteadyRows, steadyRows } from './steady-rows.ts';

type Row = { id: string; unread: number; isOpen: boolean };

const row = (id: string, unread = 0, isOpen = true): Row => ({ id, unread, isOpen });
const rules = {
  compare: (a: Row, b: Row) => b.unread - a.unread || a.id.localeCompare(b.id),
  stays: ({ isOpen }: Row) => isOpen,
};
const ids = ({ shown }: SteadyRows<Row>) => shown.map(({ id }) => id).join('');

const list = steadyRows('all', [row('a', 2), row('b', 1), row('c')]);
const inUse = holdRows(list, true, rules);

test('a list that is not in use follows the urgency of its rows', () => {
  expect(ids(mergeRows(list, [row('c', 5)], rules))).toBe('cab');
  expect(ids(mergeRows(list, [row('x', 9)], rules))).toBe('abc');
});

test('in a list that is in use nothing moves until it is left', () => {
  const read = mergeRows(inUse, [row('a', 0), row('c', 5)], rules);
  expect(ids(read)).toBe('abc');
  expect(read.shown[0]).toEqual(row('a', 0));
  expect(ids(holdRows(read, false, rules))).toBe('cba');
});

test('a row that was only read stays while the list is in use; a resolved one goes; new ones come at the end', () => {
  const reloaded = loadRows(inUse, 'all', [row('x', 9), row('b', 1), row('c')], rules);
  expect(ids(reloaded)).toBe('abcx');
  expect(ids(mergeRows(reloaded, [row('a', 0, false)], rules))).toBe('bcx');
  expect(ids(holdRows(reloaded, false, rules))).toBe('xbc');
});

test('another filter is another list', () => {
  expect(ids(loadRows(inUse, 'mine', [row('c'), row('a', 2)], rules))).toBe('ca');
});
