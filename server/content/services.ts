import { repriceProducts } from '../catalogue/product/product.rates.ts';
import { fileOwners } from '../file-owners.ts';
import { createImageService } from './image/image.service.ts';
import { createMediaLibraryService } from './media/media-library.service.ts';
import { createMediaUploadService } from './media/media-upload.service.ts';
import { createSettingService } from './setting/setting.service.ts';
import { createStrangerUploadService } from './upload/stranger-upload.service.ts';
import { createUploadService } from './upload/upload.service.ts';
import type { Platform } from '../platform/services.ts';

export type Content = ReturnType<typeof createContent>;

/** Pictures, uploads, the media library and the settings. */
export function createContent({ db, storage, logger, jobs, tags, cached }: Platform) {
  const images = createImageService({ db, storage, logger, jobs });
  const uploads = createUploadService({ images });
  const mediaUploads = createMediaUploadService({ db, storage, images, uploads });
  return {
    images,
    uploads,
    strangerUploads: createStrangerUploadService({ images }),
    mediaUploads,
    mediaLibrary: createMediaLibraryService({ db, tags, images, mediaUploads, owners: fileOwners }),
    settings: createSettingService({ db, cached: cached.settings, tags, reprice: repriceProducts }),
  };
}
