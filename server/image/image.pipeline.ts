import sharp from 'sharp';
import { AppError } from '#shared/errors.ts';
import { renditionWidths } from '#shared/image.ts';
import { maxImageSide } from '#shared/limits.ts';

// No picture is asked for twice: what libvips would keep of the last ones, up to 50 MB, helps nobody.
sharp.cache(false);

/** Formats whose content is accepted; what a file is called decides nothing (decisions.md, Uploads). */
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'bmp', 'tiff']);

/** 25 megapixels: more is a pixel bomb, not a photograph of goods; three at once must fit into memory. */
const pixelLimit = 25_000_000;

/** First bytes of the accepted formats, in Latin-1; "?" stands for any byte. */
const signatures = [
  '\xff\xd8\xff', // JPEG
  '\x89PNG\r\n\x1a\n',
  'GIF87a',
  'GIF89a',
  'RIFF????WEBP',
  '????ftyp', // AVIF and HEIF
  'II*\0', // TIFF
  'MM\0*',
];

/**
 * Whether the content starts as an accepted picture does. The pipeline decides by decoding; this keeps SVG, PDF and the
 * like from the libraries that would parse them only to say what they are.
 */
export function hasImageSignature(bytes: Uint8Array): boolean {
  return signatures.some((signature) =>
    [...signature].every((char, i) => char === '?' || bytes[i] === char.codePointAt(0)),
  );
}

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', animated: false });

export type ProcessedImage = {
  width: number;
  height: number;
  color: string;
  placeholder: string;
  /** The re-encoded picture without metadata, the source of every rendition. */
  full: Buffer;
  /** Width → WebP. */
  webp: Map<number, Buffer>;
};

/**
 * Checks an uploaded picture by its content, turns it upright, strips its metadata and makes its WebP renditions.
 * @throws AppError `invalid` when it is not a picture that we accept.
 */
export async function processImage(bytes: Uint8Array): Promise<ProcessedImage> {
  const { data, info } = await reencode(bytes);
  const webp = new Map<number, Buffer>();
  for (const width of renditionWidths(info.width)) {
    webp.set(width, await sharp(data).resize({ width }).webp({ quality: 74 }).toBuffer());
  }
  const tiny = await sharp(data).resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
  return {
    width: info.width,
    height: info.height,
    color: await meanColor(data),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    full: data,
    webp,
  };
}

/**
 * The only place that reads a picture's bytes from outside: whatever fails here is the picture's fault, not ours.
 * @throws AppError `invalid`
 */
export async function reencode(
  bytes: Uint8Array,
): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  try {
    if (!hasImageSignature(bytes)) throw new Error('no signature of an image');
    const { format } = await open(bytes).metadata();
    if (!acceptedFormats.has(format)) throw new Error(`${format} is not accepted`);
    return await open(bytes)
      .rotate()
      .resize({ width: maxImageSide, height: maxImageSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new AppError('invalid', `not an accepted image: ${(error as Error).message}`);
  }
}

/** One AVIF rendition. Effort 2: effort 4 takes nine times as long for a photograph (stack.md). */
export async function encodeAvif(full: Buffer, width: number): Promise<Buffer> {
  return sharp(full).resize({ width }).avif({ quality: 48, effort: 2 }).toBuffer();
}

/** A 1200 × 630 JPEG for link previews: the picture whole, on its own mean colour. */
export async function encodeShareImage(full: Buffer, color: string): Promise<Buffer> {
  return sharp(full)
    .resize({ width: 1200, height: 630, fit: 'contain', background: color })
    .flatten({ background: color })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

async function meanColor(bytes: Buffer): Promise<string> {
  const { data } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize({ width: 1, height: 1, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[data[0], data[1], data[2]].map((c) => (c ?? 255).toString(16).padStart(2, '0')).join('')}`;
}

/** Most frames of an animation times their pixels: a memory bound of 200 MB while it is made. */
const animationPixelLimit = 50_000_000;

/**
 * A moving picture as a moving WebP, without its metadata; null for what does not move.
 * @throws AppError `invalid` for one of too many pixels
 */
export async function encodeAnimation(bytes: Uint8Array): Promise<Buffer | null> {
  const head = await sharp(bytes, { animated: true })
    .metadata()
    .catch(() => null);
  if (!head?.pages || head.pages < 2 || (head.format !== 'gif' && head.format !== 'webp')) return null;
  try {
    return await sharp(bytes, { animated: true, limitInputPixels: animationPixelLimit, failOn: 'error' })
      .resize({ width: maxImageSide / 2, withoutEnlargement: true })
      .webp({ quality: 70, effort: 2 })
      .toBuffer();
  } catch (error) {
    throw new AppError('invalid', `not an animation that we accept: ${String(error)}`);
  }
}
