import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxSearchWords } from './limits.ts';
import { fold, forgivesTypo, isOneTypoApart, queryWords, remainders, wordsOf } from './search.ts';

/** Optimal string alignment distance, from the definition. */
function distance(a: string, b: string): number {
  const [x, y] = [[...a], [...b]];
  const d = Array.from({ length: x.length + 1 }, (_, i) =>
    Array.from({ length: y.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= x.length; i++) {
    for (let j = 1; j <= y.length; j++) {
      const cost = x[i - 1] === y[j - 1] ? 0 : 1;
      let best = Math.min(d[i - 1]![j]! + 1, d[i]![j - 1]! + 1, d[i - 1]![j - 1]! + cost);
      if (i > 1 && j > 1 && x[i - 1] === y[j - 2] && x[i - 2] === y[j - 1])
        best = Math.min(best, d[i - 2]![j - 2]! + 1);
      d[i]![j] = best;
    }
  }
  return d[x.length]![y.length]!;
}

/** Words of few letters, so that near ones come up often. */
const word = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 }).map((letters) => letters.join(''));
const letter = fc.constantFrom('a', 'b', 'c', 'd', '𝕏');
const longWord = fc.string({ unit: letter, minLength: 2, maxLength: 10 });

describe('isOneTypoApart', () => {
  test('agrees with the edit distance', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isOneTypoApart(a, b)).toBe(distance(a, b) <= 1);
      }),
      { numRuns: 3000 },
    );
  });

  test('holds for every single mistake in a word', () => {
    const mistake = fc.tuple(
      longWord,
      fc.nat(9),
      letter,
      fc.constantFrom('insert', 'leave out', 'replace', 'swap'),
    );
    fc.assert(
      fc.property(mistake, ([text, at, other, kind]) => {
        const letters = [...text];
        const i = at % (letters.length - 1);
        if (kind === 'insert') letters.splice(i, 0, other);
        else if (kind === 'leave out') letters.splice(i, 1);
        else if (kind === 'replace') letters[i] = other;
        else [letters[i], letters[i + 1]] = [letters[i + 1]!, letters[i]!];
        expect(isOneTypoApart(text, letters.join(''))).toBe(true);
        expect(isOneTypoApart(letters.join(''), text)).toBe(true);
      }),
    );
  });
});

describe('remainders', () => {
  test('words one typing error apart share one', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        fc.pre(isOneTypoApart(a, b));
        expect(new Set(remainders(a)).isDisjointFrom(new Set(remainders(b)))).toBe(false);
      }),
    );
  });

  test('words that share one are at most two errors apart', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        fc.pre(!new Set(remainders(a)).isDisjointFrom(new Set(remainders(b))));
        expect(distance(a, b)).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('the word itself and one less for each letter, none twice', () => {
    expect(remainders('book').sort()).toEqual(['boo', 'bok', 'book', 'ook'].sort());
    expect(remainders('𝕏a')).toEqual(['𝕏a', 'a', '𝕏']);
  });
});

describe('wordsOf', () => {
  test('folds case, accents and ligatures, and splits at everything else', () => {
    expect([...wordsOf('Câble-USB, Œuvre / Straße; ŁÓDŹ ½')]).toEqual([
      'cable',
      'usb',
      'oeuvre',
      'strasse',
      'lodz',
      '1',
      '2',
    ]);
  });

  test('takes Chinese apart into characters and pairs', () => {
    expect([...wordsOf('USB充电器')].sort()).toEqual(['usb', '充', '电', '器', '充电', '电器'].sort());
  });

  test('every word of a query that stands in a text is among the words of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const words = wordsOf(text);
        for (const [first] of queryWords(text)) expect(words).toContain(first);
      }),
    );
  });

  test('a Chinese substring is found by its pairs', () => {
    const text = '折叠太阳能灯适合户外';
    fc.assert(
      fc.property(fc.nat(9), fc.integer({ min: 1, max: 6 }), (from, length) => {
        const part = text.slice(from, from + length);
        const words = wordsOf(text);
        for (const [gram] of queryWords(part)) expect(words).toContain(gram);
      }),
    );
  });
});

describe('queryWords', () => {
  test('a plural counts as its singular', () => {
    expect(queryWords('lamps')).toEqual([['lamps', 'lamp']]);
    expect(queryWords('bijoux gas')).toEqual([['bijoux', 'bijou'], ['gas']]);
    expect(queryWords('watches')).toEqual([['watches', 'watche', 'watch']]);
  });

  test('stop words are dropped, unless they are all there is', () => {
    expect(queryWords('une lampe pour la table').flat()).toEqual(['lampe', 'table']);
    expect(queryWords('de la')).toEqual([['de'], ['la']]);
  });

  test('counts a repeated word once and looks up no more than the limit', () => {
    expect(queryWords('lamp LAMP Lámp')).toEqual([['lamp']]);
    expect(queryWords(Array.from({ length: 50 }, (_, i) => `word${i}`).join(' '))).toHaveLength(
      maxSearchWords,
    );
  });
});

test('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

test.each([
  ['lamp', true],
  ['pan', false],
  ['2041', false],
  ['20w4', false],
  ['太阳能灯', false],
])('an error in %s is forgiven: %s', (text, isForgiven) => {
  expect(forgivesTypo(text)).toBe(isForgiven);
});
