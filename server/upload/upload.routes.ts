import { Hono } from 'hono';
import { isAppError } from '../../shared/errors.ts';
import { imageUploaded } from '../../shared/upload.ts';
import type { AppEnv } from '../http/env.ts';
import { permit } from '../http/permit.ts';
import { answer } from '../http/validate.ts';
import type { UploadService } from './upload.service.ts';

/** Seconds after which a client may try again when too many uploads are in hand: a few pictures are done by then. */
const retryAfterSeconds = 2;

/** Uploads: POST /api/uploads/image (back-office section 7). The service limits the body; the application's limit does not apply. */
export function uploadRoutes({ uploads }: { uploads: UploadService }) {
  return new Hono<AppEnv>().post('/image', permit('staff'), async (c) => {
    try {
      const { url, detectedColors } = await uploads.receiveImage({
        body: c.req.raw.body,
        contentType: c.req.header('content-type'),
        announced: c.req.header('content-length'),
      });
      return answer(c, imageUploaded, {
        success: true,
        url,
        message: 'Image uploaded successfully',
        detectedColors,
      });
    } catch (error) {
      if (isAppError(error) && error.code === 'too_many_requests') {
        c.header('Retry-After', String(retryAfterSeconds));
      }
      throw error;
    }
  });
}
