import { describe, expect, test } from 'vitest';
import { colors as english } from '../i18n/en/products.ts';
import { colorDistance, nearestColorName, showColors } from './color.ts';

describe('the nearest name of a colour', () => {
  test.each([
    ['#f3c9d3', 'rose'],
    ['#9be15d', 'lime'],
    ['#22252a', 'black'],
    ['#1b1b1d', 'black'],
    ['#1b2a6b', 'navy'],
    ['#ece9f1', 'white'],
    ['#cfcad6', 'silver'],
    ['#c6dcf2', 'paleBlue'],
    ['#4e5e22', 'olive'],
    ['#f2b705', 'yellow'],
    ['#c9a24a', 'gold'],
    ['#6d1a2d', 'burgundy'],
    ['#000000', 'black'],
    ['#ffffff', 'white'],
    ['#ff0000', 'red'],
    ['#0000ff', 'blue'],
  ])('%s is %s', (hex, name) => expect(nearestColorName(hex)).toBe(name));

  test('a grey is never named by a hue', () => {
    const neutral = new Set(['black', 'charcoal', 'grey', 'silver', 'lightGrey', 'white']);
    for (let v = 0; v < 256; v++) {
      const hex = `#${v.toString(16).padStart(2, '0').repeat(3)}`;
      expect(neutral.has(nearestColorName(hex)), hex).toBe(true);
    }
  });

  test('there is one for every colour, and distance is the same both ways', () => {
    const next = lehmer(7);
    for (let i = 0; i < 500; i++) {
      const [one, other] = [randomHex(next), randomHex(next)];
      expect(colorDistance(one, other)).toBeCloseTo(colorDistance(other, one), 10);
      expect(colorDistance(one, one)).toBe(0);
      expect(Object.hasOwn(english, nearestColorName(one))).toBe(true);
    }
  });
});

describe('the colours of a product', () => {
  const shown = (...list: string[]) => showColors(list).map(({ name }) => name);

  test('no two bear the same name; the one that fits it better keeps it', () => {
    expect(shown('#2b2b2b', '#161616')).toEqual(['charcoal', 'black']);
    expect(shown('#161616', '#191919')).toEqual(['black', 'charcoal']);
    const next = lehmer(11);
    for (let i = 0; i < 100; i++) {
      const names = shown(...Array.from({ length: 20 }, () => randomHex(next)));
      expect(new Set(names).size).toBe(20);
    }
  });

  test('bear the name that staff have given: one of the list in every language, or their own words', () => {
    expect(showColors(['#1F4E9E Cobalt', '#8fae5a olive', '#6f7a35', 'As on the sample'])).toEqual([
      { hex: '#1f4e9e', name: { own: 'Cobalt' } },
      { hex: '#8fae5a', name: 'olive' },
      { hex: '#6f7a35', name: expect.not.stringMatching(/^olive$/) },
      { hex: null, name: { own: 'As on the sample' } },
    ]);
  });
});

/** A generator of reproducible pseudo-random numbers from 0 to 1. */
function lehmer(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const randomHex = (next: () => number) =>
  `#${Math.floor(next() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;
