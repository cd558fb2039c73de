import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { avif, plain, pngChunk, pngOf, type PngShape } from '#tests/hostile-pictures.ts';
import { maxDecodingBytes, maxPictureScans } from '#shared/base/limits.ts';
import { decodingBytes } from './image.checks.ts';
import { readJpeg } from './image.structure.ts';

// What decoding takes changes only with the libraries that decode, not with our own code.

/** The memory that decoding actually takes, measured in a process of its own, minus that of a tiny picture. */
async function measure(bytes: Buffer): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'baobab-decode-'));
  try {
    const file = path.join(folder, 'picture');
    await writeFile(file, bytes);
    const script = `
      import { readFileSync } from 'node:fs';
      import { checkPicture } from ${JSON.stringify(path.resolve('server/content/image/image.checks.ts'))};
      import { reencode } from ${JSON.stringify(path.resolve('server/content/image/image.pipeline.ts'))};
      const bytes = readFileSync(${JSON.stringify(file)});
      const before = process.resourceUsage().maxRSS;
      await reencode(await checkPicture(bytes));
      console.log((process.resourceUsage().maxRSS - before) * 1024);`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
    return Number(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Memory of the encoder, its threads and the buffered rows. */
const besides = 60_000_000;

const png = (shape: PngShape) => () => pngOf(shape);
const turned = pngChunk(
  'eXIf',
  Buffer.from('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0', 'latin1'),
);

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['an interlaced PNG', png({ width: 5000, height: 5000, channels: 4, isInterlaced: true })],
  [
    'an interlaced PNG of 16 bits',
    png({ width: 3600, height: 3600, channels: 4, depth: 16, isInterlaced: true }),
  ],
  ['a PNG of long rows', png({ width: 40_000, height: 250, channels: 4, depth: 8 })],
  ['a PNG that is turned', png({ width: 5000, height: 5000, channels: 4, extra: [turned] })],
  [
    'a progressive JPEG',
    () => plain(4400).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
  [
    'a JPEG of CMYK',
    () =>
      plain(3700).toColourspace('cmyk').jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
  ['an ordinary JPEG', () => plain(5000).jpeg().toBuffer()],
  ['an AVIF', async () => avif(2400)],
  ['a GIF', () => plain(5000).gif({ effort: 1 }).toBuffer()],
  ['a WebP', () => plain(5000, 5000, 4).webp({ effort: 0 }).toBuffer()],
  ['a TIFF', () => plain(4400, 4400, 3).tiff({ compression: 'deflate' }).toBuffer()],
])('decoding takes not more memory than estimated: %s', async (_, make) => {
  const bytes = await make();
  const { format, width, height, channels, depth } = await sharp(bytes).metadata();
  const { scans, coefficients } = readJpeg(bytes, maxPictureScans);
  const estimate = decodingBytes({
    format,
    width,
    height,
    channels,
    depth,
    ...(format === 'jpeg' && scans > 1 ? { coefficients } : {}),
  });
  expect(estimate).toBeLessThanOrEqual(maxDecodingBytes);
  expect(await measure(bytes)).toBeLessThan(estimate + besides);
});
