import sharp, { type Sharp } from 'sharp';
import { detectionSide } from '#shared/base/color-detection.ts';
import { AppError } from '#shared/base/errors.ts';
import { maxImagePixels, maxImageSide, pictureSeconds } from '#shared/base/limits.ts';
import { type CheckedPicture, onThread } from './image.checks.ts';

// No picture is processed twice, so libvips' cache of up to 50 MB would be useless.
sharp.cache(false);

/**
 * Runs a pipeline in its turn. The time limit only takes effect between rows, not within a decoder; files that
 * keep a decoder busy must be refused before (image.checks.ts).
 */
const run = async (pipeline: Sharp) =>
  onThread(async () => pipeline.timeout({ seconds: pictureSeconds }).toBuffer({ resolveWithObject: true }));

const open = ({ bytes }: CheckedPicture) =>
  sharp(bytes, { limitInputPixels: maxImagePixels, failOn: 'error', animated: false });

/** The form in which pictures are stored, for sharp; also that of the demo's (scripts/render-pictures.mjs). */
export const storedWebp = { quality: 86 };

type ReencodedImage = { data: Buffer; info: { width: number; height: number } };

export type ProcessedImage = {
  width: number;
  height: number;
  color: string;
  placeholder: string;
  /** The re-encoded picture without metadata, the source of every rendition. */
  full: Buffer;
};

/**
 * Rotates a picture from outside upright and strips its metadata.
 * @throws AppError `invalid` if it cannot be decoded
 */
export async function processImage(picture: CheckedPicture): Promise<ProcessedImage> {
  const { data } = await reencode(picture);
  return describeStored(data);
}

/** What pages need to know of a picture that `reencode` has made. */
export async function describeStored(full: Buffer): Promise<ProcessedImage> {
  const { data: tiny } = await run(sharp(full).resize({ width: 16 }).webp({ quality: 40 }));
  const { width, height } = await onThread(async () => sharp(full).metadata());
  return {
    width,
    height,
    color: await meanColor(full),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    full,
  };
}

/**
 * Re-encodes a picture from outside for storage: upright, at most 1600 pixels wide and high, without metadata.
 * @throws AppError `invalid`: every failure here is caused by the picture
 */
export async function reencode(picture: CheckedPicture): Promise<ReencodedImage> {
  return run(
    open(picture)
      .rotate()
      .resize({ width: maxImageSide, height: maxImageSide, fit: 'inside', withoutEnlargement: true })
      .webp(storedWebp),
  ).catch(refuse);
}

/** A smaller copy of a picture that `reencode` has made, at most `side` pixels wide and high. */
export const shrink = async (kept: Buffer, side: number): Promise<Buffer> =>
  (
    await run(
      sharp(kept)
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 74 }),
    )
  ).data;

/**
 * RGBA pixels of a picture that has been decoded once, at most 200 pixels wide and high. Reads the upload itself,
 * because the stored WebP has lost some colour. Uses the nearest pixel, because averaging would create colours
 * that the picture does not have.
 */
export async function samplePixels(picture: CheckedPicture): Promise<Uint8Array> {
  const { data } = await run(
    open(picture)
      .resize({
        width: detectionSide,
        height: detectionSide,
        fit: 'inside',
        withoutEnlargement: true,
        kernel: 'nearest',
      })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' }),
  );
  return data;
}

/** One WebP rendition. */
export async function encodeWebp(full: Buffer, width: number): Promise<Buffer> {
  return (await run(sharp(full).resize({ width }).webp({ quality: 74 }))).data;
}

/** One AVIF rendition. Effort 2, because effort 4 takes nine times as long for a photograph (stack.md). */
export async function encodeAvif(full: Buffer, width: number): Promise<Buffer> {
  return (await run(sharp(full).resize({ width }).avif({ quality: 48, effort: 2 }))).data;
}

/** A 1200 × 630 JPEG for link previews: the whole picture on its own average colour. */
export async function encodeShareImage(full: Buffer, color: string): Promise<Buffer> {
  const { data } = await run(
    sharp(full)
      .resize({ width: 1200, height: 630, fit: 'contain', background: color })
      .flatten({ background: color })
      .jpeg({ quality: 78, mozjpeg: true }),
  );
  return data;
}

/** A small JPEG for documents, on white and without a colour profile: dozens of them must stay under a megabyte. */
export async function encodePaperImage(picture: Buffer): Promise<Buffer> {
  const { data } = await run(
    sharp(picture)
      .resize({ width: 320, height: 320, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 72, mozjpeg: true }),
  );
  return data;
}

async function meanColor(bytes: Buffer): Promise<string> {
  const { data } = await run(
    sharp(bytes).flatten({ background: '#ffffff' }).resize({ width: 1, height: 1, fit: 'fill' }).raw(),
  );
  return `#${[data[0], data[1], data[2]].map((c) => (c ?? 255).toString(16).padStart(2, '0')).join('')}`;
}

/** Maximum number of pixels of all frames of an animation together; bounds the time to 2 s. */
const animationPixelLimit = 50_000_000;

/**
 * An animated picture as an animated WebP, without its metadata; null if the picture is not animated.
 * @throws AppError `invalid` for one with too many pixels
 */
export async function encodeAnimation({ bytes, isMoving }: CheckedPicture): Promise<Buffer | null> {
  if (!isMoving) return null;
  const { data } = await run(
    sharp(bytes, { animated: true, limitInputPixels: animationPixelLimit, failOn: 'error' })
      .resize({ width: maxImageSide / 2, withoutEnlargement: true })
      .webp({ quality: 70, effort: 2 }),
  ).catch(refuse);
  return data;
}

function refuse(error: unknown): never {
  const { message } = error as Error;
  const isCut = /premature end|truncated|unexpected end/i.test(message);
  throw new AppError(
    'invalid',
    `not an accepted image: ${message}`,
    isCut ? { image: 'pictureCut' } : undefined,
  );
}
