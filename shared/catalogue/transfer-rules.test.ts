import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinList, markApostrophe, neutralise, splitList, withoutApostrophe } from './transfer-rules.ts';

/** Texts of characters that are special in CSV, in lists or in formulas. */
const text = fc.string({ unit: fc.constantFrom(...`'"=+-@\t\r\n,;|\\ ax1é中😀＝`), maxLength: 8 });

describe('formulas', () => {
  test.each(['=1+1', '+1', '-1', '@SUM', '\t=1', '\r=1', '＝1', "'=1"])('%j is not run', (formula) => {
    expect(neutralise(formula)).toBe(`'${formula}`);
  });

  test.each(['12', 'a=b', "'quoted'", '', ' x'])('%j stays as it is', (plain) => {
    expect(neutralise(plain)).toBe(plain);
  });

  test('reading takes away what writing added, and nothing else', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(withoutApostrophe(neutralise(value))).toBe(value);
        expect(withoutApostrophe(markApostrophe(value))).toBe(value);
        expect(neutralise(value)).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});

describe('lists', () => {
  test('come back as they were', () => {
    const item = text.map((value) => value.trim()).filter(Boolean);
    fc.assert(
      fc.property(fc.array(item, { maxLength: 5 }), (items) => {
        expect(splitList(joinList(items))).toEqual(items);
      }),
    );
  });

  test('are read as people type them', () => {
    expect(splitList(' light | quick||C:\\temp |')).toEqual(['light', 'quick', 'C:\\temp']);
  });
});
