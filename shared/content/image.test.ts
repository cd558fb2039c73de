import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renditionUrl, renditionWidths } from './image.ts';
import { imageWidths } from '../base/limits.ts';

test('the widths rise, are never enlarged, and end with the own width or the largest kept', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (own) => {
      const widths = renditionWidths(own);
      expect(widths.length).toBeGreaterThan(0);
      expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
      expect(widths.at(-1)).toBe(Math.min(own, Math.max(...imageWidths)));
      for (const width of imageWidths) expect(widths.includes(width)).toBe(width <= own);
    }),
  );
});

test('the address of a rendition', () => {
  expect(renditionUrl('/media/abc.webp', 320, 'avif')).toBe('/media/abc-320.avif');
  expect(renditionUrl('/media/abc.webp', 1280, 'webp')).toBe('/media/abc-1280.webp');
});
