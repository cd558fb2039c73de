import { z } from 'zod';

/** What a reply says of the product that was asked about, in the asker's language; null where nothing is known. */
export const askedTerms = z.object({
  product: z.string(),
  price: z.string().nullable(),
  minimumOrder: z.string(),
  leadTime: z.string().nullable(),
});
export type AskedTerms = z.infer<typeof askedTerms>;
