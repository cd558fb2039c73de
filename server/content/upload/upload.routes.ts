import { isAppError } from '#shared/base/errors.ts';
import { uploadCalls } from '#shared/content/upload-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { UploadService } from './upload.service.ts';

/**
 * Seconds after which a client may retry if too many uploads are in progress; a few pictures are finished by
 * then.
 */
const retryAfterSeconds = 2;

/** Uploads: POST /api/uploads/image (docs/specification/media.md#uploads). The service limits the body. */
export function uploadRoutes({ uploads }: { uploads: UploadService }) {
  return routesOf(
    handle(uploadCalls.image, async ({ c }) => {
      try {
        const { url, detectedColors } = await uploads.receiveImage({
          body: c.req.raw.body,
          contentType: c.req.header('content-type'),
          announced: c.req.header('content-length'),
        });
        return { success: true as const, url, message: 'Image uploaded successfully', detectedColors };
      } catch (error) {
        if (isAppError(error) && error.code === 'too_many_requests') {
          c.header('Retry-After', String(retryAfterSeconds));
        }
        throw error;
      }
    }),
  );
}
