import { detectColors } from '#shared/color-detection.ts';
import { AppError, isAppError } from '#shared/errors.ts';
import { createTurns } from '#shared/turns.ts';
import type { CheckedPicture, ImageService } from '../image/image.service.ts';
import { readTrimmed, type TrimLimits } from './multipart.trim.ts';
import { type BodyLimit, onlyFile, parseForm, pictureLimit, readBody } from './upload.body.ts';

/** Pictures that are processed at a time. */
const maxAtWork = 3;
/** Uploads that are received, or wait for their turn, besides: two people's quick adds of 10 pictures. */
export const maxInHand = maxAtWork + 20;

export type UploadService = ReturnType<typeof createUploadService>;

/** A request's body as it comes in. */
export type Upload = {
  body: ReadableStream<Uint8Array> | null;
  contentType: string | undefined;
  /** The Content-Length header. */
  announced: string | undefined;
};

/** Takes pictures in from outside, a bounded number at a time, so that memory stays bounded whatever is sent. */
export function createUploadService({ images }: { images: ImageService }) {
  const takeTurn = createTurns(maxAtWork);
  let inHand = 0;

  return {
    /**
     * Keeps the picture of a multipart body and detects its colours. The caller has checked the permission.
     * @throws AppError `too_many_requests` when too many are in hand; `too_large` above 2 MB; `bad_request` when the body
     * is no multipart; `invalid` when there is not exactly one file or when its content is no accepted picture
     */
    async receiveImage({
      body,
      contentType,
      announced,
    }: Upload): Promise<{ url: string; detectedColors: string[] }> {
      // Before a byte is read: what waits here waits in memory.
      if (inHand >= maxInHand) throw new AppError('too_many_requests', 'too many uploads at once');
      inHand++;
      try {
        return await keep(await onlyFile(await readBody(body, announced, pictureLimit), contentType));
      } finally {
        inHand--;
      }
    },

    /**
     * Makes a picture of the pipeline of bytes that are there already; an animation stays one. @returns its address
     * @throws AppError `invalid` when it is no accepted picture
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
     * @throws AppError as the limit says; `bad_request` when the body breaks off or is no multipart
     */
    async receiveForm({ body, contentType, announced }: Upload, limit: BodyLimit): Promise<FormData> {
      return parseForm(await readBody(body, announced, limit), contentType);
    },

    /**
     * Reads a multipart form whose files may be too large: their ends are thrown away, and all other fields are kept.
     * @returns its entries in order, and which of them were cut
     * @throws AppError `bad_request`; `too_large` beyond what is read at most
     */
    async receiveTrimmedForm(
      { body, contentType = '' }: Upload,
      limits: TrimLimits,
    ): Promise<{ name: string; value: string | File; isCut: boolean }[]> {
      const { bytes, cut } = await readTrimmed(body, contentType, limits);
      return [...(await parseForm(bytes, contentType))].map(([name, value], i) => ({
        name,
        value,
        isCut: cut.has(i),
      }));
    },
  };

  async function keep(file: Uint8Array) {
    const picture = await images.check(file).catch(refuse);
    return images.inTurn(picture, takeTurn, async () => takeIn(picture));
  }

  async function takeIn(picture: CheckedPicture) {
    const { url } = await images.receive(picture).catch(refuse);
    return { url, detectedColors: detectColors(await images.samplePixels(picture)) };
  }
}

function refuse(error: unknown): never {
  if (!isAppError(error) || error.code !== 'invalid') throw error;
  throw new AppError('invalid', error.message, error.fields ?? { image: 'imageInvalid' });
}
