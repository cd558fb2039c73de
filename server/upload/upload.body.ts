import { AppError } from '#shared/errors.ts';
import { maxImageBytes } from '#shared/upload-rules.ts';

/** The multipart field that contains the picture (docs/specification/media.md#uploads). */
const fieldName = 'image';

/** Bytes allowed around the file: boundaries, part headers, a long file name. */
const overheadBytes = 16 * 1024;

/** The size limit of a body, and the error if it is exceeded. */
export type BodyLimit = { maxBodyBytes: number; tooLarge: () => AppError };

/** Maximum bytes that are read and discarded of a body that is too large: more than a phone's photograph. */
const discardBytes = 16 * 1024 * 1024;

const pictureTooLarge = () =>
  new AppError('too_large', `more than ${maxImageBytes} bytes`, { image: 'imageTooLarge' });

/** The limit of a picture and its multipart boundaries. */
export const pictureLimit: BodyLimit = {
  maxBodyBytes: maxImageBytes + overheadBytes,
  tooLarge: pictureTooLarge,
};

/**
 * Reads a body and refuses it as soon as it is longer than its limit. An announced length beyond the limit is
 * refused at once, but a smaller one is not trusted. Never keeps more than the limit.
 * @param announced the Content-Length header
 * @throws AppError `too_large`, `bad_request` if the body breaks off
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  announced: string | undefined,
  { maxBodyBytes, tooLarge }: BodyLimit,
): Promise<Uint8Array> {
  // One growing buffer: a list of chunks would cost far more than the bytes if they arrive one at a time.
  let kept = new Uint8Array(64 * 1024);
  let size = 0;
  const reader = body?.getReader();
  const refuse = () => {
    if (reader) void discard(reader);
    return tooLarge();
  };
  if (Number(announced) > maxBodyBytes) throw refuse();
  while (reader) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw new AppError('bad_request', `the body broke off: ${String(error)}`);
    });
    if (done) break;
    if (size + value.length > maxBodyBytes) throw refuse();
    if (size + value.length > kept.length) {
      const grown = new Uint8Array(Math.min(maxBodyBytes, Math.max(size + value.length, kept.length * 2)));
      grown.set(kept.subarray(0, size));
      kept = grown;
    }
    kept.set(value, size);
    size += value.length;
  }
  return kept.subarray(0, size);
}

/**
 * Keeps reading and discarding the body while the answer is sent. Otherwise a client that is still sending a
 * large photograph would see a broken connection instead of the answer. Endless bodies are cut off.
 */
export async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    let left = discardBytes;
    while (left > 0) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.length;
    }
    await reader.cancel();
  } catch {
    // The connection is closed already.
  }
}

/**
 * The one file of a multipart body. The name and type claimed by the client are ignored.
 * @throws AppError `bad_request` if it is not a multipart body; `invalid` if it has no file, more than one, or
 * one in another field; `too_large` if the file is more than 2 MB
 */
export async function onlyFile(body: Uint8Array, contentType: string | undefined): Promise<Uint8Array> {
  const files = [...(await parseForm(body, contentType))].filter(
    (entry): entry is [string, File] => entry[1] instanceof File,
  );
  const [entry] = files;
  // A browser sends an empty file if none was chosen.
  if (entry?.[0] !== fieldName || entry[1].size === 0) {
    throw new AppError('invalid', 'no file in the field', { image: 'imageRequired' });
  }
  if (files.length > 1) throw new AppError('invalid', 'more than one file', { image: 'imageSingle' });
  if (entry[1].size > maxImageBytes) throw pictureTooLarge();
  return new Uint8Array(await entry[1].arrayBuffer());
}

/** The fields and files of a multipart body. @throws AppError `bad_request` for another body */
export async function parseForm(body: Uint8Array, contentType = ''): Promise<FormData> {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    throw new AppError('bad_request', 'the body is not multipart/form-data');
  }
  try {
    const response = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
    // oxlint-disable-next-line typescript/no-deprecated -- advised against for bodies of any size; this one is limited
    return await response.formData();
  } catch (error) {
    throw new AppError('bad_request', `the body cannot be parsed: ${String(error)}`);
  }
}
