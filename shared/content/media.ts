import { z } from 'zod';
import { requiredText, wholeNumber } from '../base/form-text.ts';
import { maxMediaBytes, maxTitleLength } from '../base/limits.ts';

/** Video formats that all browsers play: announced media type, and extension under which the file is served. */
export const videoTypes = { 'video/mp4': 'mp4', 'video/quicktime': 'mp4', 'video/webm': 'webm' } as const;
export type VideoType = keyof typeof videoTypes;

export const isVideoType = (type: string): type is VideoType => Object.hasOwn(videoTypes, type);
/**
 * Picture types that can be decoded. SVG is excluded because
 * it can contain scripts. The real type is checked by content.
 */
const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/tiff'];
const mediaTypes = new Set([...pictureTypes, ...Object.keys(videoTypes)]);
/** Whether a media type may be announced. Compared exactly, since it becomes a header of a signed request. */
export const isMediaType = (type: string): boolean => mediaTypes.has(type);

/** Body of POST /api/blog/media/upload-url. */
export const newMediaUpload = z.object({
  fileName: requiredText(maxTitleLength),
  mimeType: z.string('mediaTypeInvalid').refine(isMediaType, 'mediaTypeInvalid'),
  fileSize: wholeNumber(1, Number.MAX_SAFE_INTEGER).refine((size) => size <= maxMediaBytes, 'mediaTooLarge'),
});
export type NewMediaUpload = z.infer<typeof newMediaUpload>;

/** Where to PUT the bytes with the announced type, and the address by which records refer to the file afterwards. */
export const mediaUpload = z.object({ uploadURL: z.string(), storageUrl: z.string() });
export type MediaUpload = z.infer<typeof mediaUpload>;
