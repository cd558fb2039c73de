import sharp from 'sharp';
import { detectColors, detectionSide } from '#shared/color-detection.ts';
import { AppError, isAppError } from '#shared/errors.ts';
import { createTurns } from '#shared/turns.ts';
import type { ImageService } from '../image/image.service.ts';
import { type BodyLimit, onlyFile, parseForm, pictureLimit, readBody } from './upload.body.ts';

/** Pictures that are processed at a time. */
const maxAtWork = 3;
/**
 * Pictures with more pixels than a telephone's usual photograph are processed one at a time: an interlaced one of 40
 * megapixels takes 180 MB meanwhile, three of them took 450 MB.
 */
const largePixels = 13_000_000;
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
  const takeLargeTurn = createTurns(1);
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
        const bytes = await readBody(body, announced, pictureLimit);
        return await takeTurn(async () => keep(await onlyFile(bytes, contentType)));
      } finally {
        inHand--;
      }
    },

    /**
     * Makes a picture of the pipeline of bytes that are there already; an animation stays one. @returns its address
     * @throws AppError `invalid` when it is no accepted picture
     */
    keepPicture: async (bytes: Uint8Array): Promise<string> =>
      takeTurn(async () => (await images.receiveAnimation(bytes)) ?? (await keep(bytes)).url),

    /**
     * Reads a multipart form of another noun, within that noun's limit. The caller has checked the permission.
     * @throws AppError as the limit says; `bad_request` when the body breaks off or is no multipart
     */
    async receiveForm({ body, contentType, announced }: Upload, limit: BodyLimit): Promise<FormData> {
      return parseForm(await readBody(body, announced, limit), contentType);
    },
  };

  async function keep(file: Uint8Array) {
    if (!images.hasSignature(file)) throw notAnImage('no signature of an image');
    return (await countPixels(file)) > largePixels ? takeLargeTurn(async () => takeIn(file)) : takeIn(file);
  }

  async function takeIn(file: Uint8Array) {
    const { url } = await images.receive(file).catch((error: unknown) => {
      throw isAppError(error) && error.code === 'invalid' ? notAnImage(error.message) : error;
    });
    return { url, detectedColors: detectColors(await smallPixels(file)) };
  }
}

const notAnImage = (reason: string) => new AppError('invalid', reason, { image: 'imageInvalid' });

/** Width times height as the file's head tells them; 0 where it cannot be read, which the pipeline then says. */
async function countPixels(bytes: Uint8Array): Promise<number> {
  const head = await sharp(bytes)
    .metadata()
    .catch(() => null);
  return head ? head.width * head.height : 0;
}

/**
 * RGBA pixels of a picture that the pipeline has accepted, at most 200 pixels wide and high. From the upload itself, since
 * the kept WebP has lost some colour; by the nearest pixel, since a mean would make colours that the picture has not.
 */
async function smallPixels(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes)
    .resize({
      width: detectionSide,
      height: detectionSide,
      fit: 'inside',
      withoutEnlargement: true,
      kernel: 'nearest',
    })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();
}
