import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameForm, isSameValue, mergeValues } from './merge-values.ts';

const fields = ['name', 'price', 'description', 'isActive', 'media'];
/** Only a few values, so that both users often write the same. */
const value = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'a\nb', 'a\r\nb', ' a '),
  fc.boolean(),
  fc.constantFrom([], ['x'], ['x', 'y']),
);
const form = fc
  .tuple(...fields.map(() => value))
  .map((values) => Object.fromEntries(fields.map((field, i) => [field, values[i]])));

test('fields changed by one side keep that change; only fields changed by both are asked', () => {
  fc.assert(
    fc.property(form, form, form, (base, mine, theirs) => {
      const { merged, differing } = mergeValues(base, mine, theirs);
      for (const field of fields) {
        const [was, one, other] = [base[field], mine[field], theirs[field]];
        const isMine = !isSameValue(was, one);
        const isTheirs = !isSameValue(was, other);
        const isAsked = isMine && isTheirs && !isSameValue(one, other);
        expect(differing.includes(field)).toBe(isAsked);
        expect(isSameValue(merged[field], isMine ? one : other)).toBe(true);
      }
    }),
  );
});

test('the same fields are asked, in either order of the two users', () => {
  fc.assert(
    fc.property(form, form, form, (base, mine, theirs) => {
      expect(mergeValues(base, mine, theirs).differing).toEqual(mergeValues(base, theirs, mine).differing);
    }),
  );
});

test('without own changes the other user’s values are taken; without theirs, the own values stay', () => {
  fc.assert(
    fc.property(form, form, (base, other) => {
      expect(mergeValues(base, base, other)).toEqual({ merged: other, differing: [] });
      const alone = mergeValues(base, other, base);
      expect(alone.differing).toEqual([]);
      expect(isSameForm(alone.merged, other)).toBe(true);
    }),
  );
});

test('merging once more with what was merged changes nothing: a lost answer is no conflict with oneself', () => {
  fc.assert(
    fc.property(form, form, form, (base, mine, theirs) => {
      const { merged } = mergeValues(base, mine, theirs);
      const again = mergeValues(base, merged, merged);
      expect(again.differing).toEqual([]);
      expect(isSameForm(again.merged, merged)).toBe(true);
    }),
  );
});
