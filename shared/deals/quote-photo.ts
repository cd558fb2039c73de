import { z } from 'zod';

/**
 * A buyer's photo at a line. Its address depends on whether the list, the request or the staff show it
 * (shared/deals/quote-calls.ts).
 */
export const linePhoto = z.object({ id: z.uuid(), width: z.int(), height: z.int() });
export type LinePhoto = z.infer<typeof linePhoto>;

/** What a private file is: a photo, made anew, or a paper or video as it came. */
export const privateFileTypes = ['image/webp', 'application/pdf', 'video/mp4', 'video/webm'] as const;
export type PrivateFileType = (typeof privateFileTypes)[number];

/** Fields beside the file of POST /api/quote-list/photos. */
export const newLinePhoto = z.object({
  /** Id of the line, or the id that a new line will get. */
  line: z.uuid('choiceInvalid'),
  /** "yes" for a line that may not be added yet: the photo is kept for it. */
  isNew: z.enum(['yes', 'no'], 'choiceInvalid').default('no'),
  /** A repeated upload with the same key stores no second photo. */
  requestKey: z.uuid('choiceInvalid').optional(),
});
export type NewLinePhoto = z.infer<typeof newLinePhoto>;

/** Query of a photo: the small or the full picture; invalid values mean the full one. */
export const photoQuery = z.object({ size: z.enum(['small', 'full']).catch('full').default('full') });
export type PhotoSize = z.infer<typeof photoQuery>['size'];
