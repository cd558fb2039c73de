import { z } from 'zod';
import { requiredText, wholeNumber } from './form-text.ts';
import { maxMediaBytes, maxTitleLength } from './limits.ts';

/** Videos that browsers play everywhere, by the type that they announce and by the one under which they are served. */
export const videoTypes = { 'video/mp4': 'mp4', 'video/quicktime': 'mp4', 'video/webm': 'webm' } as const;
export type VideoType = keyof typeof videoTypes;

export const isVideoType = (type: string): type is VideoType => Object.hasOwn(videoTypes, type);
/** Pictures that can be decoded. SVG is a program, not a picture; which kind a file really is its content decides. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/tiff'];
const mediaTypes = new Set([...pictureTypes, ...Object.keys(videoTypes)]);
/** Whether a type may be announced: one of these to the letter, since it becomes a header of a signed request. */
export const isMediaType = (type: string): boolean => mediaTypes.has(type);

/** Body of POST /api/blog/media/upload-url. */
export const newMediaUpload = z.object({
  fileName: requiredText(maxTitleLength),
  mimeType: z.string('mediaTypeInvalid').refine(isMediaType, 'mediaTypeInvalid'),
  fileSize: wholeNumber(1, Number.MAX_SAFE_INTEGER).refine((size) => size <= maxMediaBytes, 'mediaTooLarge'),
});
export type NewMediaUpload = z.infer<typeof newMediaUpload>;

/** Where the bytes go, by one PUT with the announced type, and the address by which a record names them afterwards. */
export const mediaUpload = z.object({ uploadURL: z.string(), storageUrl: z.string() });
export type MediaUpload = z.infer<typeof mediaUpload>;
