import { randomBytes } from 'node:crypto';
import { AppError, isAppError } from '#shared/base/errors.ts';
import {
  maxEvidenceBytes,
  maxPhotoBytes,
  maxPhotoFormBytes,
  maxPhotoFormReadBytes,
  smallPhotoSide,
} from '#shared/deals/photo-limits.ts';
import type { PrivateFileType } from '#shared/deals/quote-photo.ts';
import type { UploadService } from '../../content/upload/upload.service.ts';
import type { ImageService } from '../../content/image/image.service.ts';
import type { StrangerUploadService } from '../../content/upload/stranger-upload.service.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** The columns of a file that is stored; only a photo has a width and a height. */
export type StoredPhoto = {
  fileName: string;
  width: number;
  height: number;
  byteSize: number;
  mimeType: PrivateFileType;
};

export const tooLarge = () => new AppError('too_large', 'a photo over 5 MB', { photo: 'photoTooLarge' });
export const refused = (reason: string, text = 'imageInvalid') =>
  new AppError('invalid', reason, { photo: text });

/** Bytes of the multipart boundaries and the other fields. */
const overheadBytes = 16 * 1024;

/** Bytes of a body with evidence. */
export const evidenceLimit = {
  maxBodyBytes: maxEvidenceBytes + overheadBytes,
  tooLarge: () => new AppError('too_large', 'a file over 20 MB', { photo: 'evidenceTooLarge' }),
};

/** Bytes of a body with a photo. */
export const photoLimit = { maxBodyBytes: maxPhotoBytes + overheadBytes, tooLarge };

export const photoFormLimits = {
  maxBodyBytes: maxPhotoFormReadBytes,
  tooLarge,
  part: maxPhotoBytes,
  kept: maxPhotoFormBytes,
};

export const smallName = (fileName: string) => `${fileName}-small`;

/** The one photo of a form. @throws AppError `invalid`, `too_large` */
export function photoOf(form: FormData, limit = photoLimit): File {
  const file = form.get('photo');
  if (!(file instanceof File) || file.size === 0) throw refused('no file in the field', 'imageRequired');
  if (file.size > limit.maxBodyBytes - overheadBytes) throw limit.tooLarge();
  return file;
}

type Dependencies = {
  storage: Storage;
  images: Pick<ImageService, 'shrink'>;
  strangerUploads: Pick<StrangerUploadService, 'remakePicture'>;
  uploads: Pick<UploadService, 'videoType'>;
};

/** Private photos as files in two sizes, papers and videos as they are; their rows are the caller's. */
export function createPhotoStore({ storage, images, strangerUploads, uploads }: Dependencies) {
  const removeFiles = async (fileName: string): Promise<void> =>
    void (await Promise.allSettled([storage.delete(fileName), storage.delete(smallName(fileName))]));

  /** Re-encodes a photo and stores it in both sizes. @throws AppError, with its text in the field `photo` */
  async function store(bytes: Uint8Array): Promise<StoredPhoto> {
    const { data, info } = await strangerUploads.remakePicture(bytes).catch(aboutPhoto);
    const small = await images.shrink(data, smallPhotoSide);
    const fileName = newName();
    try {
      await storage.put(fileName, data);
      await storage.put(smallName(fileName), small);
    } catch (error) {
      await removeFiles(fileName);
      throw error;
    }
    const { width, height } = info;
    return { fileName, width, height, byteSize: data.length + small.length, mimeType: 'image/webp' };
  }

  /**
   * Stores a photo, made anew, or a PDF or video as it is.
   * @throws AppError `invalid`, with its text in the field `photo`
   */
  async function storeFile(bytes: Uint8Array, allowed: readonly PrivateFileType[]): Promise<StoredPhoto> {
    const isPdf = new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-';
    const mimeType = isPdf ? 'application/pdf' : await uploads.videoType(bytes).catch(aboutPhoto);
    if (!mimeType) return store(bytes);
    if (!allowed.includes(mimeType)) throw refused(`no ${mimeType} here`);
    const fileName = newName();
    await storage.put(fileName, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    return { fileName, width: 0, height: 0, byteSize: bytes.length, mimeType };
  }

  return { store, storeFile, removeFiles };
}

const newName = () => `quote-${randomBytes(16).toString('hex')}`;

/** Turns the reason for refusing a file into an error of the photo's field. */
function aboutPhoto(error: unknown): never {
  if (!isAppError(error) || error.code !== 'invalid') throw error;
  throw refused(error.message, error.fields?.['image'] ?? error.fields?.['file']);
}
