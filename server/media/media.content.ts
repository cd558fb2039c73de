import { AppError } from '#shared/errors.ts';
import { isVideoType } from '#shared/media.ts';

/** Whether bytes begin as an accepted picture does. */
type IsPicture = (bytes: Uint8Array) => boolean;

/** Bytes by which a file shows what it is. */
export const headBytes = 16;

/** Brands of the container that MP4 shares with pictures, by which it is a picture. */
const pictureBrands = new Set(['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1']);

/** What a file is by its first bytes; null for what is not accepted. The pipeline decides by decoding what a picture is. */
function kindOf(head: Uint8Array, isPicture: IsPicture): 'video' | 'image' | null {
  const text = Buffer.from(head).toString('latin1');
  if (text.startsWith('\u001a\u0045\u00df\u00a3')) return 'video';
  if (text.slice(4, 8) === 'ftyp' && !pictureBrands.has(text.slice(8, 12))) return 'video';
  return isPicture(head) ? 'image' : null;
}

/** Whether the content matches the declared type. File names do not matter. */
export function fits(head: Uint8Array, announcedType: string, isPicture: IsPicture): boolean {
  const kind = kindOf(head, isPicture);
  return kind !== null && (kind === 'image') !== isVideoType(announcedType);
}

/**
 * The bytes of a body as they come, checked: what is not of the announced type ends after its first bytes, what is too long
 * as soon as it is.
 * @throws AppError `invalid`, `too_large`, `bad_request` where it breaks off
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
      // Together: a slow sender's first piece may be one byte.
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

/** @param cause what the pipeline has said of a picture, where it has been asked */
export const mediaInvalid = (cause?: AppError) =>
  new AppError('invalid', cause?.message ?? 'not the announced type', {
    file: cause?.fields?.['image'] ?? 'mediaTypeInvalid',
  });
const mediaTooLarge = () => new AppError('too_large', 'more than was announced', { file: 'mediaTooLarge' });
