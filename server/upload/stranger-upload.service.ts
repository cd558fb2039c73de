import { AppError } from '#shared/errors.ts';
import { maxStrangerDecodingBytes } from '#shared/limits.ts';
import { createTurns } from '#shared/turns.ts';
import type { ImageService } from '../image/image.service.ts';
import { addressGroup } from '../live/throttle.ts';

/** `Retry-After` in seconds when all places are taken. */
const busySeconds = 5;
/** Pictures of strangers that are worked on at a time, and that wait for it: each waits in memory. */
const maxAtWork = 2;
const maxPictures = 20;
/** Bytes that a body counts as at least: the buffer that reading begins with. */
const leastBytes = 64 * 1024;

const busy = () => new AppError('too_many_requests', 'too many files at once', undefined, busySeconds);

export type StrangerUploadService = ReturnType<typeof createStrangerUploadService>;

/** What strangers upload, into the chat and to quote lists, is bounded in memory and time. */
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
     * A picture as it is kept: upright, at most 1600 pixels wide and high, WebP without metadata. Of all strangers' pictures
     * two are worked on at a time.
     * @throws AppError `invalid` for what is no accepted picture; `too_many_requests` when too many wait
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
 * Admits bodies with files before a byte of them is read: what is received waits in memory. One address leaves places to
 * others, however slowly it sends.
 * @param bounds bytes that bodies may hold at a time: of everybody, and of the visitors of one address
 */
function createReception({ total, perAddress }: { total: number; perAddress: number }) {
  let held = 0;
  const heldOf = new Map<string, number>();

  /**
   * Runs `read` with a place for its body.
   * @param announced the Content-Length header; without one the body counts as its largest
   * @throws AppError `too_many_requests` when there is no place
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
