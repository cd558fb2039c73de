import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { colorDistance } from '#shared/color.ts';
import { productPictures } from './artwork.ts';
import { demoProducts } from './demo/products.ts';
import { drawings } from './drawing/drawings.ts';
import { definitions, ground } from './drawing/kit.ts';
import { packagingOf } from './drawing/scene.ts';

/** Share of the drawn pixels that have this colour, in light or shade. */
async function shareOf(svg: string, color: string): Promise<number> {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 960 960">${definitions(svg)}${svg}</svg>`;
  const { data } = await sharp(Buffer.from(whole)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [drawn, alike] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 200) continue;
    drawn += 1;
    const hex = `#${data.subarray(at, at + 3).toString('hex')}`;
    if (colorDistance(hex, color) < 0.3) alike += 1;
  }
  return alike / drawn;
}

test('every demo product has a drawing of its own, and every drawing a product', () => {
  expect(Object.keys(drawings).toSorted()).toEqual(demoProducts.map(({ key }) => key).toSorted());
});

describe('the drawing of a demo product', () => {
  test.each(demoProducts.map(({ key, colors }) => [key, colors] as const))(
    '%s shows each colour that its page names',
    async (key, colors) => {
      for (const color of colors) {
        const hex = color.slice(0, 7);
        expect(await shareOf(drawings[key]!.whole(hex), hex), color).toBeGreaterThan(0.12);
      }
    },
  );

  test.each(Object.entries(drawings))('%s has sound shapes, within the picture', (_key, { whole, span }) => {
    expect(whole('#3366aa')).not.toMatch(/NaN|undefined|\[object/);
    expect(span.right).toBeGreaterThan(span.left);
    expect(ground).toBeLessThan(960);
  });
});

/** Height of the drawing in units of the picture, without soft shadows. */
async function heightOf(svg: string): Promise<number> {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 960 960">${definitions(svg)}${svg}</svg>`;
  const { data } = await sharp(Buffer.from(whole)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const rows = new Set<number>();
  for (let at = 3; at < data.length; at += 4) if (data[at]! > 120) rows.add(Math.floor(at / 4 / 240));
  return rows.size * 4;
}

test.each([
  ['wooden-dining-chair', 80],
  ['soap-dispenser-500ml', 20],
  ['glass-storage-jar-1l', 16],
])('%s is as high beside its ruler as its text says', async (key, cm) => {
  const { whole, span } = drawings[key]!;
  const drawn = ((await heightOf(whole('#3e5a82'))) / (span.right - span.left)) * span.cm;
  expect(drawn / cm).toBeGreaterThan(0.92);
  expect(drawn / cm).toBeLessThan(1.08);
});

test('every carton has its measures in the specifications', () => {
  const lacking = demoProducts.filter(({ en }) => {
    const { isCarton, isMeasured } = packagingOf(en.specifications);
    return !isCarton || !isMeasured;
  });
  expect(lacking.map(({ key }) => key)).toEqual([]);
});

test('a product has three pictures of 960 pixels, no two alike', async () => {
  const pictures = await productPictures(demoProducts[0]!);
  expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(3);
  for (const png of pictures) {
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 960, height: 960 });
  }
});

describe('the packaging that is drawn', () => {
  test('is the carton of the specifications with its measures', () => {
    const specifications = 'Box: 10 × 7.5 × 5 cm\nCarton: 64 × 42 × 38 cm, gross weight 9 kg';
    expect(packagingOf(specifications)).toEqual({ measures: [64, 42, 38], isCarton: true, isMeasured: true });
  });

  test("is the product's own box where the carton has no measures, else a carton without", () => {
    expect(packagingOf('Box: 10 × 7.5 × 5 cm\nCarton: 200 pcs')).toEqual({
      measures: [10, 7.5, 5],
      isCarton: false,
      isMeasured: true,
    });
    expect(packagingOf('Size: 10 × 6 × 3 cm\nCarton: 100 pcs')).toMatchObject({
      isCarton: true,
      isMeasured: false,
    });
  });
});
