import { randomBytes } from 'node:crypto';
import { AppError, isAppError } from '#shared/base/errors.ts';
import {
  maxPhotoBytes,
  maxPhotoFormBytes,
  maxPhotoFormReadBytes,
  smallPhotoSide,
} from '#shared/deals/photo-limits.ts';
import type { ImageService } from '../../content/image/image.service.ts';
import type { StrangerUploadService } from '../../content/upload/stranger-upload.service.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** The columns of a photo that is stored. */
export type StoredPhoto = { fileName: string; width: number; height: number; byteSize: number };

export const tooLarge = () => new AppError('too_large', 'a photo over 5 MB', { photo: 'photoTooLarge' });
export const refused = (reason: string, text = 'imageInvalid') =>
  new AppError('invalid', reason, { photo: text });

/** Bytes of a body: a photo, its multipart boundaries and the other fields. */
export const photoLimit = { maxBodyBytes: maxPhotoBytes + 16 * 1024, tooLarge };

export const photoFormLimits = {
  maxBodyBytes: maxPhotoFormReadBytes,
  tooLarge,
  part: maxPhotoBytes,
  kept: maxPhotoFormBytes,
};

export const smallName = (fileName: string) => `${fileName}-small`;

/** The one photo of a form. @throws AppError `invalid`, `too_large` */
export function photoOf(form: FormData): File {
  const file = form.get('photo');
  if (!(file instanceof File) || file.size === 0) throw refused('no file in the field', 'imageRequired');
  if (file.size > maxPhotoBytes) throw tooLarge();
  return file;
}

type Dependencies = {
  storage: Storage;
  images: Pick<ImageService, 'shrink'>;
  strangerUploads: Pick<StrangerUploadService, 'remakePicture'>;
};

/** Private photos as files in two sizes; their rows are the caller's. */
export function createPhotoStore({ storage, images, strangerUploads }: Dependencies) {
  const removeFiles = async (fileName: string): Promise<void> =>
    void (await Promise.allSettled([storage.delete(fileName), storage.delete(smallName(fileName))]));

  /** Re-encodes a photo and stores it in both sizes. @throws AppError, with its text in the field `photo` */
  async function store(bytes: Uint8Array): Promise<StoredPhoto> {
    const { data, info } = await strangerUploads.remakePicture(bytes).catch(aboutPhoto);
    const small = await images.shrink(data, smallPhotoSide);
    const fileName = `quote-${randomBytes(16).toString('hex')}`;
    try {
      await storage.put(fileName, data);
      await storage.put(smallName(fileName), small);
    } catch (error) {
      await removeFiles(fileName);
      throw error;
    }
    return { fileName, width: info.width, height: info.height, byteSize: data.length + small.length };
  }

  return { store, removeFiles };
}

/** Turns the reason for refusing a picture into an error of the photo's field. */
function aboutPhoto(error: unknown): never {
  if (!isAppError(error) || error.code !== 'invalid') throw error;
  throw refused(error.message, error.fields?.['image']);
}
