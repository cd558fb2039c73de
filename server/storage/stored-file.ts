import { AppError } from '#shared/errors.ts';
import type { Storage } from './storage.ts';

/** A file of the storage as it is sent: in pieces, as fast as they are taken. */
export type StoredBytes = {
  size: number;
  /** The bytes of a part, both ends included: at once where they are few, else as a stream. */
  read: (from: number, to: number) => Promise<Buffer | ReadableStream<Uint8Array>>;
};

/**
 * Bytes of a file that an answer holds in memory: nearly every picture whole. A reader who takes nothing then costs no more,
 * whatever was asked for.
 */
const pieceBytes = 64 * 1024;

/** Opens a file for sending; null when there is none. Of a large one only the first piece is read here. */
export async function openStored(storage: Storage, name: string): Promise<StoredBytes | null> {
  const first = await storage.getPart(name, 0, pieceBytes);
  if (!first) return null;
  const { size } = first;
  const piece = async (from: number, to: number) => {
    const length = Math.min(pieceBytes, to - from + 1);
    if (from + length <= first.bytes.length) return first.bytes.subarray(from, from + length);
    const part = await storage.getPart(name, from, length);
    if (part?.bytes.length !== length) throw new AppError('not_found', `${name} has become shorter`);
    return part.bytes;
  };
  return {
    size,
    async read(from, to) {
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
        },
        // Nothing is read before it is asked for.
        { highWaterMark: 0 },
      );
    },
  };
}
