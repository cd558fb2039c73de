import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  detectColors,
  maxColorsInTotal,
  maxColorsPerImage,
  mergeColors,
  minColorDistance,
  sampleStep,
} from './color-detection.ts';

type Pixel = [r: number, g: number, b: number, alpha: number];

/** A picture of which exactly these pixels are sampled; the pixels between them have another colour. */
const picture = (sampled: readonly Pixel[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(
    sampled.flatMap((pixel) => [
      ...pixel,
      ...Array.from({ length: sampleStep - 1 }, () => [0, 255, 0, 255]).flat(),
    ]),
  );

const opaque = (hex: string, count = 1): Pixel[] =>
  Array.from({ length: count }, () => [...channels(hex), 255] as Pixel);

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hexOf = (pixel: readonly number[]) =>
  `#${pixel
    .slice(0, 3)
    .map((c) => c.toString(16).padStart(2, '0'))
    .join('')}`;
const distance = (a: string, b: string) => Math.hypot(...channels(a).map((c, i) => c - channels(b)[i]!));

/** Only a few levels, so that equal and close colours are frequent. */
const level = fc.constantFrom(0, 20, 40, 90, 140, 200, 232, 255);
const pixel: fc.Arbitrary<Pixel> = fc.tuple(level, level, level, fc.constantFrom(0, 127, 128, 255));
const pixels = fc.array(pixel, { maxLength: 80 });

/** The rule for skipped pixels, implemented independently of the code under test. */
const isSkipped = ([r, g, b, alpha]: Pixel) =>
  alpha < 128 ||
  [r, g, b].every((c) => c >= 230) ||
  [r, g, b].every((c) => c <= 25) ||
  Math.max(Math.abs(r - g), Math.abs(g - b), Math.abs(r - b)) < 20;

const hexColor = fc.tuple(level, level, level).map(hexOf);
const lists = fc.array(fc.array(hexColor, { maxLength: maxColorsPerImage }), { maxLength: 10 });

function expectApart(colors: readonly string[]): void {
  for (const [i, color] of colors.entries()) {
    for (const other of colors.slice(i + 1))
      expect(distance(color, other)).toBeGreaterThanOrEqual(minColorDistance);
  }
}

describe('detectColors', () => {
  test('the most frequent comes first', () => {
    const sampled = [...opaque('#2563c9', 2), ...opaque('#d02020', 5), ...opaque('#2f9e44', 3)];
    expect(detectColors(picture(sampled))).toEqual(['#d02020', '#2f9e44', '#2563c9']);
  });

  test.each([
    ['transparent', [208, 32, 32, 127]],
    ['very light', [255, 255, 232, 255]],
    ['very dark', [25, 0, 0, 255]],
    ['grey', [128, 147, 128, 255]],
  ] as [string, Pixel][])('%s colours are skipped', (_, skipped) => {
    expect(detectColors(picture([skipped, skipped, ...opaque('#d02020')]))).toEqual(['#d02020']);
    expect(detectColors(picture([skipped]))).toEqual([]);
  });

  test.each(['#1b2a52', '#7a1420', '#e3d0ae', '#fff0c8', '#800000'])('%s is kept', (color) =>
    expect(detectColors(picture(opaque(color)))).toEqual([color]),
  );

  test('colours closer than 50 are counted together under the most frequent of them', () => {
    const sampled = [
      ...opaque('#d02020', 2),
      ...opaque('#d04020'),
      ...opaque('#d02040'),
      ...opaque('#2563c9', 3),
    ];
    expect(detectColors(picture(sampled))).toEqual(['#d02020', '#2563c9']);
  });

  test('colours exactly 50 apart are two', () => {
    expect(detectColors(picture([...opaque('#c80000', 2), ...opaque('#c83200')]))).toEqual([
      '#c80000',
      '#c83200',
    ]);
    expect(detectColors(picture([...opaque('#c80000', 2), ...opaque('#c83100')]))).toEqual(['#c80000']);
  });

  test('holds for every picture', () => {
    fc.assert(
      fc.property(pixels, (sampled) => {
        const colors = detectColors(picture(sampled));
        const kept = sampled.filter((one) => !isSkipped(one)).map(hexOf);
        expect(colors.length).toBeLessThanOrEqual(maxColorsPerImage);
        for (const color of colors) expect(kept).toContain(color);
        expectApart(colors);
        // If there is room left, no detected colour may be missing.
        if (colors.length < maxColorsPerImage) {
          for (const color of kept)
            expect(colors.some((other) => distance(color, other) < minColorDistance)).toBe(true);
        }
      }),
    );
  });

  test('what is seen twice as often is as it was', () => {
    fc.assert(
      fc.property(pixels, (sampled) => {
        expect(detectColors(picture([...sampled, ...sampled]))).toEqual(detectColors(picture(sampled)));
      }),
    );
  });

  test('takes any bytes, a broken last pixel included', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5000 }), (bytes) => {
        for (const color of detectColors(bytes)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});

describe('mergeColors', () => {
  test('every picture has its first colour in before any has its second', () => {
    expect(mergeColors([['#d02020', '#2563c9'], [], ['#2f9e44', '#d42424', '#f4d430']])).toEqual([
      '#d02020',
      '#2f9e44',
      '#2563c9',
      '#f4d430',
    ]);
  });

  test('nothing of nothing', () => expect(mergeColors([])).toEqual([]));

  test('holds for every set of lists', () => {
    fc.assert(
      fc.property(lists, (many) => {
        const merged = mergeColors(many);
        expect(merged.length).toBeLessThanOrEqual(maxColorsInTotal);
        for (const color of merged) expect(many.flat()).toContain(color);
        expectApart(merged);
        expect(mergeColors([merged])).toEqual(merged);
        if (merged.length < maxColorsInTotal) {
          for (const color of many.flat())
            expect(merged.some((other) => distance(color, other) < minColorDistance)).toBe(true);
        }
      }),
    );
  });

  test('leaves the colours of one picture as they are', () => {
    fc.assert(
      fc.property(pixels, (sampled) => {
        const colors = detectColors(picture(sampled));
        expect(mergeColors([colors])).toEqual(colors);
      }),
    );
  });
});
