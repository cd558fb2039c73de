import { z } from 'zod';

/** Facts about a product that a reply can quote, in the language of the asker; null if unknown. */
export const askedTerms = z.object({
  product: z.string(),
  price: z.string().nullable(),
  minimumOrder: z.string(),
  leadTime: z.string().nullable(),
});
export type AskedTerms = z.infer<typeof askedTerms>;
