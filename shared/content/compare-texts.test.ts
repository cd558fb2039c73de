import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

test('names what was removed and added, by paragraph', () => {
  const before = '<p>One</p><p>Two</p><ul><li>Three</li></ul>';
  const after = '<p>One</p><p>2</p><ul><li>Three</li></ul>';
  expect(compareTexts(before, after).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'same One',
    'removed Two',
    'added 2',
    'same Three',
  ]);
});

test('both texts can be put together again', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const html = (lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');
      const compared = compareTexts(html(before), html(after));
      const without = (kind: string) =>
        compared.filter((line) => line.kind !== kind).map((line) => line.text);
      expect(without('added')).toEqual(before);
      expect(without('removed')).toEqual(after);
    }),
  );
});
