import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { AppError, isAppError } from '#shared/base/errors.ts';
import { maxImageBytes } from '#shared/content/upload-rules.ts';

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

/** Limits of a form in bytes: of its body, of each part, and of all kept parts together. */
export type FormLimit = BodyLimit & { part?: number; kept?: number };

/** Maximum number of parts: two and a half times those of a full quote list. */
const maxParts = 1000;

/** An entry of a form; `isCut` if it was too large: then a file is empty, and a text ends early. */
export type FormEntry = { name: string; value: string | File; isCut: boolean };

/** A request's body while it arrives. */
export type Upload = {
  body: ReadableStream<Uint8Array> | null;
  contentType: string | undefined;
  /** The Content-Length header. */
  announced: string | undefined;
};

/** Bytes that are passed on together: bytes that arrive one at a time would cost far more than their number. */
const pieceBytes = 16 * 1024;

/**
 * Reads a multipart form while it arrives. Refuses it as soon as it is longer than its limit: an announced length
 * beyond it at once, but a smaller one is not trusted. Files that are too large are dropped, so that the other
 * entries are not lost.
 * @throws AppError `tooLarge` of the limit; `bad_request` if the body breaks off or is not multipart
 */
export async function readForm(upload: Upload, limit: FormLimit): Promise<FormEntry[]> {
  const { contentType = '', announced } = upload;
  const { maxBodyBytes, tooLarge, part = maxBodyBytes, kept = maxBodyBytes } = limit;
  const reader = upload.body?.getReader();
  const entries: FormEntry[] = [];
  let room = kept;
  try {
    if (Number(announced) > maxBodyBytes) throw tooLarge();
    if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new Error('it is not multipart/form-data');
    const form = busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      preservePath: true,
      limits: { fieldSize: part, fileSize: Infinity, parts: maxParts },
    });
    form.on('field', (name, value, { valueTruncated: isCut }) => {
      entries.push({ name, value, isCut });
      room -= value.length;
      if (room < -part) form.destroy(tooLarge());
    });
    form.on('file', (name, file, { filename, mimeType: type }) => {
      const entry = { name, value: new File([], filename), isCut: false };
      entries.push(entry);
      let chunks: Buffer<ArrayBuffer>[] = [];
      let size = 0;
      file.on('data', (chunk: Buffer<ArrayBuffer>) => {
        if (entry.isCut) return;
        chunks.push(chunk);
        size += chunk.length;
        room -= chunk.length;
        if (size <= part && room >= 0) return;
        entry.isCut = true;
        room += size;
        chunks = [];
      });
      file.on('end', () => {
        if (!entry.isCut) entry.value = new File(chunks, filename, { type });
      });
      // The form's error is the one that counts.
      file.on('error', () => {});
    });
    form.on('partsLimit', () => form.destroy(tooLarge()));
    await pipeline(pieces, form);
    return entries;
  } catch (error) {
    if (reader) void discard(reader);
    throw isAppError(error)
      ? error
      : new AppError('bad_request', `the form cannot be read: ${String(error)}`);
  }

  async function* pieces() {
    let waiting: Uint8Array[] = [];
    let [read, yielded] = [0, 0];
    for (;;) {
      const next = await reader?.read();
      if (!next || next.done) break;
      read += next.value.length;
      if (read > maxBodyBytes) throw tooLarge();
      waiting.push(next.value);
      if (read - yielded < pieceBytes) continue;
      yield Buffer.concat(waiting);
      waiting = [];
      yielded = read;
    }
    yield Buffer.concat(waiting);
  }
}

/**
 * Keeps reading and discarding the body while the answer is sent. Otherwise a client that is still sending a
 * large photograph would see a broken connection instead of the answer. Endless bodies are cut off.
 */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
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
 * The one file of a form. The name and type claimed by the client are ignored.
 * @throws AppError `invalid` if it has no file, more than one, or one in another field; `too_large` if the file is
 * more than 2 MB
 */
export async function onlyFile(entries: readonly FormEntry[]): Promise<Uint8Array> {
  const files = entries.filter(({ value }) => value instanceof File);
  const [name, file] = [files[0]?.name, files[0]?.value];
  // A browser sends an empty file if none was chosen.
  if (name !== fieldName || !(file instanceof File) || file.size === 0) {
    throw new AppError('invalid', 'no file in the field', { image: 'imageRequired' });
  }
  if (files.length > 1) throw new AppError('invalid', 'more than one file', { image: 'imageSingle' });
  if (file.size > maxImageBytes) throw pictureTooLarge();
  return new Uint8Array(await file.arrayBuffer());
}
