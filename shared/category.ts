import { z } from 'zod';

/** Public view of a category (public-site section 3), with what the cards need. */
export const category = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
});
export type Category = z.infer<typeof category>;
