import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { avif, gifOf, jpegOfScans, plain, pngOf, pngTexts, tiffOf, webpOf } from '#tests/hostile-pictures.ts';
import { isAppError } from '#shared/base/errors.ts';
import {
  maxDecodingBytes,
  maxImagePixels,
  maxPictureFrames,
  maxPictureScans,
  maxPictureTexts,
} from '#shared/base/limits.ts';
import { checkPicture, decodingBytes } from './image.checks.ts';
import { encodeAnimation, reencode } from './image.pipeline.ts';
import { readJpeg } from './image.structure.ts';

const moving = async (format: 'gif' | 'webp', side = 8) => {
  const frames = await Promise.all(
    ['#000', '#fff'].map(async (background) =>
      sharp({ create: { width: side, height: side, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
};

/** The same AVIF, whose only item claims to be of another kind. */
const avifOf = async (kind: string) => {
  const bytes = await avif(64);
  bytes.write(kind, bytes.indexOf('infe') + 12, 'latin1');
  return bytes;
};

describe('refused before anything is decoded', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a JPEG of 45,000 scans, 1.8 MB', () => jpegOfScans(45_000)],
    ['a JPEG of one scan too many', () => jpegOfScans(maxPictureScans + 1, 64)],
    [
      'one whose scans stand after fill bytes and rubbish',
      () => {
        const bytes = jpegOfScans(maxPictureScans + 1, 64).toString('latin1');
        return Buffer.from(bytes.replaceAll('\xff\xda', 'rubbish\xff\xff\xff\xda'), 'latin1');
      },
    ],
    [
      'a progressive JPEG in full colours',
      () => plain(4800).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ],
    [
      'an interlaced PNG of 16 bits, 194 kB',
      () => pngOf({ width: 5000, height: 5000, channels: 4, depth: 16, isInterlaced: true }),
    ],
    ['a PNG of 16 bits', () => pngOf({ width: 5000, height: 5000, channels: 4, depth: 16 })],
    ['a PNG of few very long rows', () => pngOf({ width: 60_000, height: 416, channels: 4, depth: 8 })],
    [
      'a PNG of one text too many',
      () => pngOf({ width: 8, height: 8, extra: pngTexts(maxPictureTexts + 1, 10) }),
    ],
    ['a PNG of many texts of 8 MB', () => pngOf({ width: 8, height: 8, extra: pngTexts(240, 7_900_000) })],
    ['a GIF of one frame too many', () => gifOf(maxPictureFrames + 1)],
    ['a GIF of two million frames', () => gifOf(2_000_000)],
    ['a WebP of one frame too many', async () => webpOf(await moving('webp'), maxPictureFrames + 1)],
    ['a TIFF of one page too many', () => tiffOf(maxPictureFrames + 1)],
    ['a TIFF whose last page leads to the first', () => tiffOf(3, 8)],
    ['an AVIF of 848 bytes that takes 480 MB', async () => avif(5000)],
    ['an AVIF that is put together of others', async () => avifOf('grid')],
    ['an AVIF of a kind that nobody knows', async () => avifOf('j2k1')],
  ])('%s', async (_, make) => {
    await expect(checkPicture(await make())).rejects.toMatchObject({
      code: 'invalid',
      fields: { image: 'pictureTooCostly' },
    });
  });

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an AVIF without items', () => Buffer.from('\0\0\0\x18ftypavif\0\0\0\0avifmif1', 'latin1')],
    [
      'an AVIF with a box that is longer than the file',
      async () => {
        const bytes = await avif(64);
        bytes.writeUInt32BE(0x7fffffff, bytes.indexOf('iprp') - 4);
        return bytes;
      },
    ],
    ['a TIFF that ends after its signature', () => Buffer.from('II*\0')],
    ['no picture', () => Buffer.from('<svg/>')],
  ])('%s', async (_, make) => {
    await expect(checkPicture(await make())).rejects.toMatchObject({ code: 'invalid', fields: undefined });
  });

  test('with what the user can do about it', async () => {
    const refusal = async (bytes: Buffer) =>
      checkPicture(bytes)
        .then(async (picture) => reencode(picture))
        .catch((error: unknown) => (isAppError(error) ? error.fields : error));
    expect(await refusal(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toEqual({
      image: 'pictureHeic',
    });
    expect(await refusal(Buffer.from('BM\x46\0\0\0\0\0\0\0\x36\0\0\0', 'latin1'))).toEqual({
      image: 'pictureBmp',
    });
    const whole = await plain(400).jpeg().toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toEqual({ image: 'pictureCut' });
  });
});

describe('taken', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a JPEG of as many scans as are allowed', () => jpegOfScans(maxPictureScans, 64)],
    ['a photograph of 24 megapixels', () => plain(6000, 4000).jpeg().toBuffer()],
    ['a TIFF of two pages', () => tiffOf(2)],
    ['an AVIF', async () => avif(640)],
    ['an AVIF with transparency', () => plain(640, 480, 4).ensureAlpha(0.5).avif({ effort: 0 }).toBuffer()],
    ['a still WebP', () => plain(640).webp().toBuffer()],
    ['a GIF of as many frames as are allowed', () => gifOf(maxPictureFrames)],
    [
      'a PNG with texts and a profile',
      () =>
        plain(64)
          .withIccProfile('p3')
          .withExif({ IFD0: { Make: 'Camera' } })
          .png()
          .toBuffer(),
    ],
  ])('%s', async (_, make) => {
    const { info } = await reencode(await checkPicture(await make()));
    expect(info.width).toBeGreaterThan(0);
  });

  // What decoding them takes is measured in image.checks.slow.test.ts.
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a progressive JPEG of 24', () => plain(6000, 4000).jpeg({ progressive: true }).toBuffer()],
    ['a PNG of 25', () => pngOf({ width: 5000, height: 5000, channels: 4 })],
    ['an interlaced PNG of 25', () => pngOf({ width: 5000, height: 5000, isInterlaced: true })],
  ])('%s megapixels', async (_, make) => {
    await expect(checkPicture(await make())).resolves.toBeDefined();
  });

  test('a JPEG with many scans in a preview, and in what stands behind it', async () => {
    const hidden = jpegOfScans(500, 64);
    const preview = Buffer.concat([Buffer.of(0xff, 0xe2), Buffer.alloc(2), hidden]);
    preview.writeUInt16BE(hidden.length + 2, 2);
    const photo = await plain(64).jpeg().toBuffer();
    const bytes = Buffer.concat([photo.subarray(0, 2), preview, photo.subarray(2), hidden]);
    expect(readJpeg(bytes, maxPictureScans).scans).toBe(1);
    expect((await reencode(await checkPicture(bytes))).info.width).toBe(64);
  });

  test('an animation within its limits goes on moving, one of too many pixels does not', async () => {
    const encoded = await encodeAnimation(await checkPicture(await moving('gif')));
    expect(await sharp(encoded!).metadata()).toMatchObject({ format: 'webp', pages: 2 });
    const large = webpOf(await moving('webp', 2000), 20);
    await expect(encodeAnimation(await checkPicture(large))).rejects.toMatchObject({ code: 'invalid' });
    expect(await encodeAnimation(await checkPicture(await plain(64).gif().toBuffer()))).toBeNull();
  });
});

describe('scans are counted as libjpeg reads them', () => {
  test.each([1, 2, 7, 100])('%d', (scans) => {
    expect(readJpeg(jpegOfScans(scans, 64), 1000).scans).toBe(scans);
  });

  test.each([
    [{}, 1],
    [{ progressive: true }, 10],
    [{ progressive: true, optimiseScans: true }, 10],
  ])('of what sharp writes with %j', async (options, scans) => {
    expect(readJpeg(await plain(64).jpeg(options).toBuffer(), 1000).scans).toBeLessThanOrEqual(scans);
  });

  test.each([
    ['4:4:4', 3],
    ['4:2:0', 1.5],
  ])('coefficients with %s', async (chromaSubsampling, coefficients) => {
    expect(readJpeg(await plain(64).jpeg({ chromaSubsampling }).toBuffer(), 1000).coefficients).toBe(
      coefficients,
    );
  });
});

test('nothing that a file says makes the check fail otherwise, or without end', async () => {
  const files = [
    jpegOfScans(5, 16),
    pngOf({ width: 8, height: 8, extra: pngTexts(3, 10) }),
    gifOf(5),
    webpOf(await moving('webp'), 5),
    tiffOf(5),
    await avif(16),
  ];
  const change = fc.record({ at: fc.nat(2000), bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }) });
  const hostile = fc
    .tuple(fc.constantFrom(...files), fc.array(change, { maxLength: 4 }), fc.option(fc.nat(2000)))
    .map(([file, changes, end]) => {
      const bytes = Buffer.from(file);
      // Keep the first bytes, or most files would be refused by their signature.
      for (const { at, bytes: by } of changes)
        bytes.set(by.subarray(0, 8), 12 + (at % Math.max(1, bytes.length - 20)));
      return end === null ? bytes : bytes.subarray(0, Math.max(12, end));
    });
  await fc.assert(
    fc.asyncProperty(hostile, async (bytes) => {
      const outcome = await checkPicture(bytes).then(
        () => 'taken',
        (error: unknown) => (isAppError(error) ? error.code : String(error)),
      );
      expect(['taken', 'invalid']).toContain(outcome);
    }),
    { numRuns: 300 },
  );
});

describe('what decoding costs', () => {
  const head = fc.record({
    format: fc.constantFrom('jpeg', 'png', 'gif', 'webp', 'tiff', 'heif'),
    width: fc.integer({ min: 1, max: 20_000 }),
    height: fc.integer({ min: 1, max: 20_000 }),
    channels: fc.constantFrom(1, 2, 3, 4),
    depth: fc.constantFrom('uchar', 'ushort', 'float', 'double'),
    coefficients: fc.option(fc.constantFrom(1, 1.5, 3, 4), { nil: undefined }),
  });
  type Head = Parameters<typeof decodingBytes>[0];
  const cost = (value: object) => decodingBytes(value as Head);

  test('grows with everything that makes a picture larger', () => {
    fc.assert(
      fc.property(head, (given) => {
        const bytes = cost(given);
        expect(bytes).toBeGreaterThan(0);
        expect(cost({ ...given, width: given.width + 100 })).toBeGreaterThan(bytes);
        expect(cost({ ...given, height: given.height + 100 })).toBeGreaterThan(bytes);
        if (given.coefficients === undefined) {
          expect(cost({ ...given, channels: 4 })).toBeGreaterThanOrEqual(bytes);
          expect(cost({ ...given, depth: 'double' })).toBeGreaterThanOrEqual(bytes);
          if (given.format === 'jpeg' && given.depth === 'uchar')
            expect(cost({ ...given, coefficients: given.channels })).toBeGreaterThan(bytes);
        }
      }),
    );
  });

  test('every photograph of 8 bits with halved colours fits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 10_000 }), (width) => {
        const height = Math.floor(maxImagePixels / width);
        const photograph = { format: 'jpeg', width, height, channels: 3, depth: 'uchar' };
        expect(cost(photograph)).toBeLessThan(maxDecodingBytes);
        expect(cost({ ...photograph, coefficients: 1.5 })).toBeLessThan(maxDecodingBytes);
      }),
    );
  });
});
