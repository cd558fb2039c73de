import { AppError } from '#shared/base/errors.ts';
import { isVideoType } from '#shared/content/media.ts';

/** Whether bytes begin like an accepted picture. */
type IsPicture = (bytes: Uint8Array) => boolean;

/** Number of first bytes by which a file's type is recognised. */
export const headBytes = 16;

/** Container brands that mark a picture; MP4 uses the same container. */
const pictureBrands = new Set(['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1']);

/**
 * The kind of a file by its first bytes; null if it is not accepted. The pipeline decides about pictures by
 * decoding them.
 */
function kindOf(head: Uint8Array, isPicture: IsPicture): 'video' | 'image' | null {
  if (videoTypeOf(head)) return 'video';
  return isPicture(head) ? 'image' : null;
}

/** The type under which a video is served, by its first bytes; null if it is none. */
export function videoTypeOf(head: Uint8Array): 'video/mp4' | 'video/webm' | null {
  const text = Buffer.from(head).toString('latin1');
  if (text.startsWith('\u001a\u0045\u00df\u00a3')) return 'video/webm';
  return text.slice(4, 8) === 'ftyp' && !pictureBrands.has(text.slice(8, 12)) ? 'video/mp4' : null;
}

/** Whether the content matches the declared type. File names do not matter. */
export function fits(head: Uint8Array, announcedType: string, isPicture: IsPicture): boolean {
  const kind = kindOf(head, isPicture);
  return kind !== null && (kind === 'image') !== isVideoType(announcedType);
}

/**
 * Passes on the bytes of a body and checks them: throws after the first bytes if they are not of the announced
 * type, and as soon as the body is longer than announced.
 * @throws AppError `invalid`, `too_large`, `bad_request` if the body breaks off
 */
export async function* checkedBytes(
  body: AsyncIterable<Uint8Array>,
  announced: { type: string; size: number },
  isPicture: IsPicture,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  let head: Uint8Array = new Uint8Array();
  let isChecked = false;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > announced.size) throw mediaTooLarge();
      if (isChecked) {
        yield chunk;
        continue;
      }
      // Collected, because the first chunk of a slow sender may be a single byte.
      head = Buffer.concat([head, chunk]);
      if (head.length < headBytes) continue;
      if (!fits(head, announced.type, isPicture)) throw mediaInvalid();
      isChecked = true;
      yield head;
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('bad_request', `the body broke off: ${String(error)}`);
  }
  if (size < announced.size) throw new AppError('bad_request', `${size} of ${announced.size} bytes came`);
  if (!isChecked) throw mediaInvalid();
}

/** Video codecs that many browsers do not play: HEVC, and Dolby Vision on top of it. */
const refusedCodecs = new Set(['hvc1', 'hev1', 'dvh1', 'dvhe']);
/** Boxes of an MP4 that are passed over to find its description, and the most bytes of the description. */
const maxBoxes = 100;
const maxDescriptionBytes = 8 * 1024 * 1024;

/**
 * Whether browsers play a video's codec, by the sample descriptions of an MP4 (ISO/IEC 14496-12, 8.5.2) or the codec
 * name of a Matroska file. A file without a description passes, and so does one that has gone: another process checks
 * it too, before moving it.
 * @param read reads a part of the file; null if there is no such file any more
 */
export async function isPlayable(
  read: (from: number, length: number) => Promise<Buffer | null>,
  size: number,
): Promise<boolean> {
  const head = await read(0, 64 * 1024);
  if (head?.toString('latin1', 4, 8) !== 'ftyp') return !head?.includes('V_MPEGH');
  for (let at = 0, boxes = 0; at + 16 <= size && boxes < maxBoxes; boxes++) {
    const box = await read(at, 16);
    if (!box) return true;
    const short = box.readUInt32BE(0);
    // 1 means a length of 64 bits, 0 "to the end of the file".
    const length = short === 1 ? Number(box.readBigUInt64BE(8)) : short || size - at;
    if (length < 8) return true;
    if (box.toString('latin1', 4, 8) === 'moov') {
      const description = await read(at, Math.min(length, maxDescriptionBytes));
      return !description || !namesRefusedCodec(description);
    }
    at += length;
  }
  return true;
}

function namesRefusedCodec(description: Buffer): boolean {
  for (let at = -1; (at = description.indexOf('stsd', at + 1, 'latin1')) >= 0;)
    // Version and flags, number of entries, length of the first entry, its codec.
    if (refusedCodecs.has(description.toString('latin1', at + 16, at + 20))) return true;
  return false;
}

/** @param cause the error of the pipeline, if it has processed the picture */
export const mediaInvalid = (cause?: AppError) =>
  new AppError('invalid', cause?.message ?? 'not the announced type', {
    file: cause?.fields?.['image'] ?? 'mediaTypeInvalid',
  });
export const videoRefused = () =>
  new AppError('invalid', 'a codec that browsers do not play', { file: 'videoCodec' });
const mediaTooLarge = () => new AppError('too_large', 'more than was announced', { file: 'mediaTooLarge' });
