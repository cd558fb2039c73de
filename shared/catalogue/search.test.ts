import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxSearchWords } from '../base/limits.ts';
import { readQuery, spacingsOf, synonymKey, type Synonyms } from './search-query.ts';
import { fold, forgivesTypo, isOneTypoApart, meantBy, remainders, wordsOf } from './search.ts';

/** Optimal string alignment distance, implemented from its definition. */
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

/** Words of few different letters, so that similar words are frequent. */
const shortWord = fc
  .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 })
  .map((letters) => letters.join(''));
const letter = fc.constantFrom('a', 'b', 'c', 'd', '𝕏');
const longWord = fc.string({ unit: letter, minLength: 2, maxLength: 10 });

/** The words of a search as typed, without synonyms. */
const typed = (text: string) => readQuery(text, new Map()).wanted.flatMap(({ words }) => words);

describe('isOneTypoApart', () => {
  test('agrees with the edit distance', () => {
    fc.assert(
      fc.property(shortWord, shortWord, (a, b) => {
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
      fc.property(shortWord, shortWord, (a, b) => {
        fc.pre(isOneTypoApart(a, b));
        expect(new Set(remainders(a)).isDisjointFrom(new Set(remainders(b)))).toBe(false);
      }),
    );
  });

  test('words that share one are at most two errors apart', () => {
    fc.assert(
      fc.property(shortWord, shortWord, (a, b) => {
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
        for (const [first] of typed(text)) expect(words).toContain(first);
      }),
    );
  });

  test('a Chinese substring is found by its pairs', () => {
    const text = '折叠太阳能灯适合户外';
    fc.assert(
      fc.property(fc.nat(9), fc.integer({ min: 1, max: 6 }), (from, length) => {
        const part = text.slice(from, from + length);
        const words = wordsOf(text);
        for (const [gram] of typed(part)) expect(words).toContain(gram);
      }),
    );
  });
});

describe('readQuery', () => {
  test('a word counts in its singular and its plural', () => {
    expect(typed('lamps')).toEqual([['lamps', 'lamp']]);
    expect(typed('gas')).toEqual([['gas']]);
    expect(typed('bag')[0]).toEqual(expect.arrayContaining(['bag', 'bags']));
  });

  test('stop words are dropped, unless they are all there is', () => {
    expect(typed('une lampe pour la table').map(([word]) => word)).toEqual(['lampe', 'table']);
    expect(typed('de la').map(([word]) => word)).toEqual(['de', 'la']);
  });

  test('counts a repeated word once and looks up no more than the limit', () => {
    expect(typed('lamp LAMP Lámp')).toHaveLength(1);
    expect(typed(Array.from({ length: 50 }, (_, i) => `word${i}`).join(' '))).toHaveLength(maxSearchWords);
    expect(typed('折叠太阳能灯适合户外露营使用')).toHaveLength(maxSearchWords);
  });
});

describe('an audience', () => {
  test.each([
    ['baskets homme', ['baskets'], 'women'],
    ['women shoes', ['shoes'], 'homme'],
    ['男鞋', ['鞋'], '女'],
    ['mochila para niños', ['mochila'], 'senora'],
    ['女士手表', ['手表'], '男'],
  ])('of %s is apart from what is wanted', (text, wanted, other) => {
    const { wanted: words, audience } = readQuery(text, new Map());
    expect(words.flatMap((word) => word.words.map(([first]) => first))).toEqual(wanted);
    expect(audience?.others).toContain(other);
    expect(audience?.words).not.toContain(other);
  });

  test('alone is what is wanted', () => {
    expect(readQuery('for women', new Map())).toMatchObject({ audience: null });
    expect(typed('for women').map(([first]) => first)).toEqual(['women']);
  });
});

describe('words that the catalogue spaces otherwise', () => {
  const spaced = (text: string, ...known: string[]) =>
    readQuery(text, new Map(), { known: new Set(known) }).wanted.map(({ words, instead }) => [
      words.map(([first]) => first),
      ...instead.map((terms) => terms.map(([first]) => first)),
    ]);

  test.each([
    ['poêle anti adhésive', ['antiadhesive'], [[['poele']], [['anti', 'adhesive'], ['antiadhesive']]]],
    ['nonstick', ['non', 'stick'], [[['nonstick'], ['non', 'stick']]]],
    ['nonstick', ['nonstick', 'non', 'stick'], [[['nonstick']]]],
    ['不粘锅', ['不粘'], [[['不粘']], [['锅']]]],
    ['太能', [], [[['太能']]]],
  ])('%s, which has %j', (text, known, expected) => {
    expect(spaced(text, ...known)).toEqual(expected);
    for (const word of known) expect(spacingsOf(text)).toContain(word);
  });
});

test('a sound that is written otherwise is one error', () => {
  expect(meantBy('solere', ['solaire', 'solar', 'lampe'])).toEqual(['solaire']);
  expect(meantBy('fotografie', ['photografie'])).toEqual(['photografie']);
  expect(meantBy('pan', ['pin'])).toEqual([]);
});

describe('synonyms', () => {
  const synonyms: Synonyms = new Map([
    ['trainer', ['running shoes']],
    ['lampe de poche', ['torche']],
    ['耳塞', ['耳机']],
    ['包', ['手提包']],
  ]);
  /** The first forms of the words in each alternative. */
  const instead = (text: string, isForgiving = false) =>
    readQuery(text, synonyms, { isForgiving }).wanted.map((word) =>
      word.instead.map((terms) => terms.map(([first]) => first)),
    );

  test('of a word, in either number and beside others', () => {
    expect(instead('red trainers')).toEqual([[], [['running', 'shoes']]]);
    expect(instead('Trainer')).toEqual([[['running', 'shoes']]]);
  });

  test('of words that belong together, stop words among them', () => {
    expect(instead('une lampe de poche rouge')).toEqual([[['torche']], []]);
    expect(instead('lampe')).toEqual([[]]);
  });

  test('of a part of a Chinese word, but of a single character only where it stands alone', () => {
    expect(instead('蓝牙耳塞')).toEqual([[], [['耳机']]]);
    expect(instead('书包')).toEqual([[]]);
    expect(instead('包')).toEqual([[['手提', '提包']]]);
  });

  test('of a misspelt word only where that is forgiven', () => {
    expect(instead('traner')).toEqual([[]]);
    expect(instead('traner', true)).toEqual([[['trainer'], ['running', 'shoes']]]);
  });

  test('what is known takes nothing from what was typed', () => {
    const text = fc.string({ unit: fc.constantFrom('耳', '塞', '包', 'a', ' ', 'é'), maxLength: 12 });
    fc.assert(
      fc.property(text, (given) => {
        const words = wordsOf(given);
        for (const { words: own } of readQuery(given, synonyms).wanted)
          for (const [first] of own) expect(words).toContain(first);
      }),
    );
  });

  test('are looked up by their folded words', () => {
    expect(synonymKey('  Écouteurs-Bluetooth ')).toBe('ecouteurs bluetooth');
    expect(synonymKey('?!')).toBe('');
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
