import sharp, { type Metadata } from 'sharp';
import { AppError } from '#shared/base/errors.ts';
import {
  largeDecodingBytes,
  maxDecodingBytes,
  maxHeifBoxes,
  maxImagePixels,
  maxPictureFrames,
  maxPictureScans,
  maxPictureTexts,
} from '#shared/base/limits.ts';
import { createTurns } from '#shared/base/turns.ts';
import {
  countGifFrames,
  countPngTexts,
  countTiffPages,
  countWebpFrames,
  readHeif,
  readJpeg,
} from './image.structure.ts';

// Checks that a picture from outside must pass before it is decoded. libvips cannot be stopped within a decoder,
// so a file that would take minutes or hundreds of megabytes must be refused by its structure.

/** Formats accepted by content, whatever the file's name (docs/specification/media.md#uploads). */
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'bmp', 'tiff']);

/** First bytes of the accepted formats, in Latin-1; "?" stands for any byte. */
const signatures = {
  jpeg: ['\xff\xd8\xff'],
  png: ['\x89PNG\r\n\x1a\n'],
  gif: ['GIF87a', 'GIF89a'],
  webp: ['RIFF????WEBP'],
  // AVIF and HEIF.
  heif: ['????ftyp'],
  tiff: ['II*\0', 'MM\0*'],
};
type Signature = keyof typeof signatures;

const signatureOf = (bytes: Uint8Array): Signature | undefined =>
  (Object.keys(signatures) as Signature[]).find((format) =>
    signatures[format].some((signature) =>
      [...signature].every((char, i) => char === '?' || bytes[i] === char.codePointAt(0)),
    ),
  );

/**
 * Whether the content begins like an accepted picture. The pipeline decides by decoding; this check keeps SVG,
 * PDF and the like from libraries that would parse them only to identify them.
 */
export const hasImageSignature = (bytes: Uint8Array): boolean => signatureOf(bytes) !== undefined;

declare const isChecked: unique symbol;

/** A picture that may be decoded. Only `checkPicture` creates one, and the pipeline accepts nothing else. */
export type CheckedPicture = {
  bytes: Uint8Array;
  /** Whether the picture is an animated GIF or WebP. */
  isMoving: boolean;
  /** Whether decoding takes so much memory that only one such picture may be decoded at a time. */
  isLarge: boolean;
  [isChecked]: true;
};

/**
 * Limits concurrent operations of sharp; every operation goes through here. Pictures may occupy three of libuv's
 * four threads: files and password hashes need one too.
 */
export const onThread = createTurns(3);
const takeLargeTurn = createTurns(1);

/**
 * Runs work on a picture in its turn. Large pictures wait for each other in the whole process, before they take a
 * turn from others.
 * @param takeTurn the turns of the caller
 */
export async function inTurn<T>(
  { isLarge }: CheckedPicture,
  takeTurn: typeof onThread,
  work: () => Promise<T>,
): Promise<T> {
  return isLarge ? takeLargeTurn(async () => takeTurn(work)) : takeTurn(work);
}

/**
 * The only entry for bytes from outside: reads the structure and the header of a picture, decodes nothing.
 * @param mostBytes the most memory that decoding may take
 * @throws AppError `invalid` if it is not an accepted picture; with a field text if the user can do something about
 * it: `pictureHeic`, `pictureBmp`, or `pictureTooCostly` if decoding it would take too much time or memory
 */
export async function checkPicture(bytes: Uint8Array, mostBytes = maxDecodingBytes): Promise<CheckedPicture> {
  const signature = signatureOf(bytes);
  if (!signature)
    throw notAccepted('no signature of an image', isBmp(bytes) ? { image: 'pictureBmp' } : undefined);
  const structure = structureOf(signature, bytes);
  const head = await onThread(async () =>
    sharp(bytes, { limitInputPixels: maxImagePixels }).metadata(),
  ).catch((error: unknown) => {
    throw notAccepted((error as Error).message);
  });
  if (!acceptedFormats.has(head.format)) throw notAccepted(`${head.format} is not accepted`);
  const cost = decodingBytes({ ...head, ...structure });
  if (cost > mostBytes) throw tooCostly(`decoding takes about ${Math.round(cost / 1e6)} MB`);
  const isMoving = (head.pages ?? 1) > 1 && (head.format === 'gif' || head.format === 'webp');
  return { bytes, isMoving, isLarge: cost > largeDecodingBytes } as CheckedPicture;
}

type Structure = {
  /** For a JPEG that is kept in memory as coefficients until its last scan: coefficients per pixel. */
  coefficients?: number;
  /** For an AVIF: pixels of all pictures in it. */
  pixels?: number;
};

/** @throws AppError `invalid` */
function structureOf(signature: Signature, bytes: Uint8Array): Structure {
  const demand = (count: number, limit: number, what: string) => {
    if (count > limit) throw tooCostly(`more than ${limit} ${what}`);
  };
  switch (signature) {
    case 'jpeg': {
      const { scans, coefficients } = readJpeg(bytes, maxPictureScans);
      demand(scans, maxPictureScans, 'scans');
      return scans > 1 ? { coefficients } : {};
    }
    case 'png':
      demand(countPngTexts(bytes, maxPictureTexts), maxPictureTexts, 'texts');
      return {};
    case 'gif':
      demand(countGifFrames(bytes, maxPictureFrames), maxPictureFrames, 'frames');
      return {};
    case 'webp':
      demand(countWebpFrames(bytes, maxPictureFrames), maxPictureFrames, 'frames');
      return {};
    case 'tiff':
      if (bytes.length < 8) throw notAccepted('no header');
      demand(countTiffPages(bytes, maxPictureFrames), maxPictureFrames, 'pages');
      return {};
    case 'heif': {
      if (heicBrands.has(Buffer.from(bytes.subarray(8, 12)).toString('latin1')))
        throw notAccepted('HEIC', { image: 'pictureHeic' });
      const shape = readHeif(bytes, maxHeifBoxes);
      if (!shape) throw notAccepted('its items cannot be read');
      // A picture composed of many others decodes them all, whatever its own size.
      if (shape.kinds.has('hvc1')) throw notAccepted('HEVC in HEIF', { image: 'pictureHeic' });
      const other = [...shape.kinds].find((kind) => !heifKinds.has(kind));
      if (other !== undefined) throw tooCostly(`an item of the kind ${JSON.stringify(other)}`);
      return { pixels: shape.pixels };
    }
  }
}

/** Brands of HEIC, the format of iPhones, which has patents and therefore no decoder here. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

/** BMP has no decoder here either. */
const isBmp = (bytes: Uint8Array) => bytes[0] === 0x42 && bytes[1] === 0x4d;

/** Item kinds of an AVIF that are decoded separately, or not at all. */
const heifKinds = new Set(['av01', 'tmap', 'Exif', 'mime', 'uri ']);

type Head = Pick<Metadata, 'format' | 'width' | 'height' | 'channels' | 'depth'> & Structure;

/** Bytes per sample, by libvips's name of its type. */
const depthBytes: Record<string, number> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
};
/** Rows that libvips keeps in memory while it shrinks a picture. */
const rowsAtWork = 512;
/** Measured with libaom: planes of 16 bits, several frames, and their conversion. */
const heifPixelBytes = 20;

/**
 * Approximate bytes of memory for decoding, besides the 30 to 50 MB of the encoder and its threads; measured by
 * image.checks.test.ts.
 */
export function decodingBytes({
  format,
  width,
  height,
  channels,
  depth,
  coefficients,
  pixels,
}: Head): number {
  const pixelBytes = channels * (depthBytes[depth] ?? 8);
  const whole = width * height * pixelBytes;
  const rows = width * Math.min(height, rowsAtWork) * pixelBytes;
  // Decoded row by row, and shrunk by libjpeg while decoding.
  if (format === 'jpeg')
    return coefficients ? width * height * coefficients * 2 + rows / 4 : (whole + rows) / 4;
  if (format === 'heif')
    return Math.max(pixels ?? 0, width * height) * heifPixelBytes * Math.max(1, pixelBytes / 4);
  // libtiff unpacks strips in addition to the picture.
  return (format === 'tiff' ? 1.5 : 1) * whole + rows;
}

const notAccepted = (reason: string, fields?: Record<string, string>) =>
  new AppError('invalid', `not an accepted image: ${reason}`, fields);
const tooCostly = (reason: string) =>
  new AppError('invalid', `not an accepted image: ${reason}`, { image: 'pictureTooCostly' });
