import { renditionWidths } from '#shared/content/image.ts';
import { AppError } from '#shared/base/errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';

export type StoredFile = {
  size: number;
  type: string;
  isFinal: boolean;
  /**
   * The bytes of a part, both ends included: as a buffer if they are few, else as a stream that is read only as
   * fast as the client takes it.
   */
  read: (from: number, to: number) => Promise<Buffer | ReadableStream<Uint8Array>>;
};

/**
 * Maximum bytes of a file that an answer holds in memory; nearly every picture is smaller. A client that reads
 * nothing costs no more than this, however large the requested part is.
 */
const pieceBytes = 64 * 1024;

/** Opens a stored file for serving; null if it does not exist. */
export async function openFile(
  storage: Storage,
  name: string,
  type: string,
  isFinal: boolean,
  signal?: AbortSignal,
): Promise<StoredFile | null> {
  const first = await storage.getPart(name, 0, pieceBytes, signal);
  if (!first) return null;
  const { size } = first;
  const stop = new AbortController();
  const gone = AbortSignal.any([stop.signal, ...(signal ? [signal] : [])]);
  const piece = async (from: number, to: number) => {
    const length = Math.min(pieceBytes, to - from + 1);
    if (from + length <= first.bytes.length) return first.bytes.subarray(from, from + length);
    const part = await storage.getPart(name, from, length, gone);
    if (part?.bytes.length !== length) throw new AppError('not_found', `${name} has become shorter`);
    return part.bytes;
  };
  const read = async (from: number, to: number) => {
    if (to - from < pieceBytes) return piece(from, to);
    let next = from;
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const bytes = await piece(next, to);
          next += bytes.length;
          controller.enqueue(bytes);
          if (next > to) controller.close();
        },
        cancel: () => stop.abort(),
      },
      // Read nothing before the client asks for it.
      { highWaterMark: 0 },
    );
  };
  return { size, type, isFinal, read };
}

/** Returns the file, or throws `not_found`. */
export function requireFile(file: StoredFile | null): StoredFile {
  if (!file) throw new AppError('not_found');
  return file;
}
export const fullName = (key: string) => `${key}.webp`;
export const renditionName = (key: string, width: number, format: string) => `${key}-${width}.${format}`;
export const shareName = (key: string) => `${key}-share.jpg`;

/** The names of all files that a picture can have. */
export const filesOf = ({ key, width }: { key: string; width: number }): string[] => [
  fullName(key),
  ...renditionWidths(width).flatMap((to) => [renditionName(key, to, 'webp'), renditionName(key, to, 'avif')]),
  shareName(key),
];
