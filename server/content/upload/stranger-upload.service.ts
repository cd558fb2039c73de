import { AppError } from '#shared/base/errors.ts';
import { maxStrangerDecodingBytes } from '#shared/base/limits.ts';
import { createTurns } from '#shared/base/turns.ts';
import type { ImageService } from '../image/image.service.ts';
import { addressGroup } from '../../platform/limits/network.ts';

/** `Retry-After` in seconds if all places are taken. */
const busySeconds = 5;
/** Pictures of strangers that are processed at the same time, and those that wait in memory. */
const maxAtWork = 2;
const maxPictures = 20;
/** Least bytes that a body counts as: the initial size of the read buffer. */
const leastBytes = 64 * 1024;

const busy = () => new AppError('too_many_requests', 'too many files at once', undefined, busySeconds);

export type StrangerUploadService = ReturnType<typeof createStrangerUploadService>;

/** Limits memory and time for uploads of strangers, in the chat and for quote lists. */
export function createStrangerUploadService({
  images,
}: {
  images: Pick<ImageService, 'check' | 'inTurn' | 'reencode'>;
}) {
  const takeTurn = createTurns(maxAtWork);
  let pictures = 0;

  return {
    createReception,

    /**
     * Re-encodes a picture for storage: upright, at most 1600 pixels wide and high, WebP without metadata. Two
     * pictures of strangers are processed at a time.
     * @throws AppError `invalid` if it is not an accepted picture; `too_many_requests` if too many wait
     */
    async remakePicture(given: Uint8Array) {
      if (pictures >= maxPictures) throw busy();
      pictures++;
      try {
        const picture = await images.check(given, maxStrangerDecodingBytes);
        return await images.inTurn(picture, takeTurn, async () => images.reencode(picture));
      } finally {
        pictures--;
      }
    },
  };
}

/**
 * Admits bodies with files before a byte of them is read, because received bytes wait in memory. One address
 * leaves places for others, however slowly it sends.
 * @param bounds most bytes of bodies held at a time: in total, and for one address
 */
function createReception({ total, perAddress }: { total: number; perAddress: number }) {
  let held = 0;
  const heldOf = new Map<string, number>();

  /**
   * Runs `read` with a place for its body.
   * @param announced the Content-Length header; without one, the body counts as the largest allowed
   * @throws AppError `too_many_requests` if there is no place
   */
  return async function receive<T>(
    address: string,
    announced: string | undefined,
    mostBytes: number,
    read: () => Promise<T>,
  ): Promise<T> {
    const bytes = Math.max(leastBytes, Math.min(Number(announced) || mostBytes, mostBytes));
    const group = addressGroup(address);
    const ofAddress = heldOf.get(group) ?? 0;
    if (held + bytes > total || ofAddress + bytes > perAddress) throw busy();
    held += bytes;
    heldOf.set(group, ofAddress + bytes);
    try {
      return await read();
    } finally {
      held -= bytes;
      const left = heldOf.get(group)! - bytes;
      if (left > 0) heldOf.set(group, left);
      else heldOf.delete(group);
    }
  };
}
