import { mediaCalls } from '#shared/content/media-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { MediaLibraryService } from './media-library.service.ts';
import type { MediaUploadService } from './media-upload.service.ts';

type Dependencies = { mediaUploads: MediaUploadService; mediaLibrary: MediaLibraryService };

/** Uploads of large pictures and videos: announced, then sent. Also the media library. */
export function mediaRoutes({ mediaUploads, mediaLibrary }: Dependencies) {
  return routesOf(
    handle(mediaCalls.announce, ({ user, body }) => mediaUploads.announce(user, body)),
    handle(mediaCalls.receive, ({ user, params, c }) =>
      mediaUploads.receive(user, params.token, {
        body: c.req.raw.body,
        announced: c.req.header('content-length'),
      }),
    ),
    handle(mediaCalls.library, ({ user, query }) => mediaLibrary.list(user, query)),
    handle(mediaCalls.describe, ({ user, body }) => mediaLibrary.describe(user, body)),
    handle(mediaCalls.replace, ({ user, body }) => mediaLibrary.replace(user, body)),
    handle(mediaCalls.remove, ({ user, params }) => mediaLibrary.remove(user, params.name)),
  );
}
