import { z } from 'zod';

/** Public view of a category (docs/specification/stored-shapes.md#categories), with the data of its card. */
export const category = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
});
export type Category = z.infer<typeof category>;
