import { detectColors } from '#shared/base/color-detection.ts';
import { AppError, isAppError } from '#shared/base/errors.ts';
import { createTurns } from '#shared/base/turns.ts';
import type { CheckedPicture, ImageService } from '../image/image.service.ts';
import { headBytes, isPlayable, videoRefused, videoTypeOf } from '../media/media.content.ts';
import { type FormLimit, onlyFile, pictureLimit, readForm, type Upload } from './upload.body.ts';

export type { Upload } from './upload.body.ts';

/** Pictures processed at the same time. */
const maxAtWork = 3;
/**
 * Maximum number of uploads in progress, including those that wait for their turn: enough for two people's quick
 * adds of 10 pictures.
 */
export const maxInHand = maxAtWork + 20;

export type UploadService = ReturnType<typeof createUploadService>;

/** Accepts pictures from outside, a limited number at a time, so that memory stays bounded whatever is sent. */
export function createUploadService({ images }: { images: ImageService }) {
  const takeTurn = createTurns(maxAtWork);
  let inHand = 0;

  return {
    /**
     * Stores the picture of a multipart body and detects its colours. The caller has checked the permission.
     * @throws AppError `too_many_requests` if too many are in progress; `too_large` above 2 MB; `bad_request` if
     * the body is not multipart; `invalid` if there is not exactly one file or if it is not an accepted picture
     */
    async receiveImage(upload: Upload): Promise<{ url: string; detectedColors: string[] }> {
      // Checked before the body is read, because a waiting body would take memory.
      if (inHand >= maxInHand) throw new AppError('too_many_requests', 'too many uploads at once');
      inHand++;
      try {
        return await keep(await onlyFile(await readForm(upload, pictureLimit)));
      } finally {
        inHand--;
      }
    },

    /**
     * Makes a picture of the pipeline from bytes in memory; an animation stays animated.
     * @returns its address
     * @throws AppError `invalid` if it is not an accepted picture
     */
    async keepPicture(bytes: Uint8Array): Promise<string> {
      const picture = await images.check(bytes);
      return images.inTurn(
        picture,
        takeTurn,
        async () => (await images.receiveAnimation(picture)) ?? (await images.receive(picture)).url,
      );
    },

    /**
     * Reads a multipart form of another noun, within that noun's limit. The caller has checked the permission.
     * @throws AppError of the limit; `bad_request` if the body breaks off or is not multipart
     */
    async receiveForm(upload: Upload, limit: FormLimit): Promise<FormData> {
      const form = new FormData();
      for (const { name, value } of await readForm(upload, limit)) form.append(name, value);
      return form;
    },

    /**
     * What a video in memory is, by its content; null if it is none.
     * @throws AppError `invalid` for a codec that browsers do not play
     */
    async videoType(bytes: Uint8Array): Promise<'video/mp4' | 'video/webm' | null> {
      const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      const type = videoTypeOf(file.subarray(0, headBytes));
      if (
        type &&
        !(await isPlayable(async (from, length) => file.subarray(from, from + length), file.length))
      )
        throw videoRefused();
      return type;
    },

    /** As `receiveForm`, but returns the entries and says which of them were too large and cut. */
    receiveEntries: readForm,
  };

  async function keep(file: Uint8Array) {
    const picture = await images.check(file).catch(refuse);
    return images.inTurn(picture, takeTurn, async () => storePicture(picture));
  }

  async function storePicture(picture: CheckedPicture) {
    const { url } = await images.receive(picture).catch(refuse);
    return { url, detectedColors: detectColors(await images.samplePixels(picture)) };
  }
}

function refuse(error: unknown): never {
  if (!isAppError(error) || error.code !== 'invalid') throw error;
  throw new AppError('invalid', error.message, error.fields ?? { image: 'imageInvalid' });
}
