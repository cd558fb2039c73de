import { z } from 'zod';
import { searchedText } from '../base/form-text.ts';
import { maxSearchLength } from '../base/limits.ts';

/** Facts about a product that a reply can quote, in the language of the asker; null if unknown. */
export const askedTerms = z.object({
  product: z.string(),
  price: z.string().nullable(),
  minimumOrder: z.string(),
  leadTime: z.string().nullable(),
});
export type AskedTerms = z.infer<typeof askedTerms>;

/** The text by which staff look for a product to name or to offer. */
export const productChoiceQuery = z.object({
  search: searchedText(maxSearchLength),
});
