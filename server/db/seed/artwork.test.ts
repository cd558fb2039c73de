import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { colorDistance } from '#shared/color.ts';
import { demoProducts } from './demo/products.ts';
import { drawingOf } from './artwork.ts';
import { tint } from './tint.ts';

/** How much of what is drawn is paint of this colour, in light or shade. */
async function shareOf(png: Buffer, color: string): Promise<number> {
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  let [drawn, alike] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 200) continue;
    drawn += 1;
    const hex = `#${data.subarray(at, at + 3).toString('hex')}`;
    if (colorDistance(hex, color) < 0.3) alike += 1;
  }
  return alike / drawn;
}

describe('the picture of a demo product', () => {
  test.each(demoProducts.map(({ key, emoji, colors }) => [key, emoji, colors] as const))(
    '%s shows the colours that its page names',
    async (_key, emoji, colors) => {
      const drawing = await sharp(drawingOf(emoji)).resize(64).png().toBuffer();
      for (const color of colors) {
        const hex = color.slice(0, 7);
        expect(await shareOf(await tint(drawing, hex), hex), color).toBeGreaterThan(0.25);
      }
    },
  );
});
