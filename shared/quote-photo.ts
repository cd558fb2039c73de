import { z } from 'zod';

/** A photo of a buyer at a line. Its address is that of the list, of the request or of the staff (shared/quote-calls.ts). */
export const linePhoto = z.object({ id: z.uuid(), width: z.int(), height: z.int() });
export type LinePhoto = z.infer<typeof linePhoto>;

/** Fields beside the file of POST /api/quote-list/photos. */
export const newLinePhoto = z.object({
  /** The line's id, or the one that it will have. */
  line: z.uuid('choiceInvalid'),
  /** "yes" for a line that may not be added yet: the photo is kept for it. */
  isNew: z.enum(['yes', 'no'], 'choiceInvalid').default('no'),
  /** A repeated upload with the same key is the same photo. */
  requestKey: z.uuid('choiceInvalid').optional(),
});
export type NewLinePhoto = z.infer<typeof newLinePhoto>;

/** Query of a photo: which of its two pictures. What it does not know is the large one. */
export const photoQuery = z.object({ size: z.enum(['small', 'full']).catch('full').default('full') });
export type PhotoSize = z.infer<typeof photoQuery>['size'];
