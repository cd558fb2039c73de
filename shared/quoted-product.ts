import { z } from 'zod';
import { priceTier } from './product.ts';
import { storedPacking } from './supplier-price.ts';

/** What the catalogue says of a product in a request or draft, to begin an offer with. */
export const quotedProduct = z.object({
  id: z.uuid(),
  /** Null unless the product names all of it. */
  packing: storedPacking.nullable(),
  supplierId: z.uuid().nullable(),
  supplierName: z.string().nullable(),
  /** Selling prices by quantity, in `currency`. */
  tiers: z.array(priceTier),
  currency: z.string(),
});
export type QuotedProduct = z.infer<typeof quotedProduct>;
