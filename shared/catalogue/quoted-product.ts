import { z } from 'zod';
import { askedTerms } from './asked-terms.ts';
import { priceTier } from './product.ts';
import { saleUnits } from './product-rules.ts';
import { storedPacking } from './supplier-price.ts';

/** Catalogue data of a product in a request or draft, with which an offer begins. */
export const quotedProduct = z.object({
  id: z.uuid(),
  /** Null unless all values of the packing are known. */
  packing: storedPacking.nullable(),
  supplierId: z.uuid().nullable(),
  supplierName: z.string().nullable(),
  /** Selling prices, in `currency`: of the minimum order, and by quantity. */
  price: z.string().nullable(),
  priceTiers: z.array(priceTier),
  leadTime: z.string().nullable(),
  currency: z.string(),
  imageUrl: z.string().nullable(),
  saleUnit: z.enum(saleUnits),
  minimumOrderQuantity: z.int(),
});
export type QuotedProduct = z.infer<typeof quotedProduct>;

/** A product with which a line of an offer can begin, with its facts in the buyer's language. */
export const offeredProduct = askedTerms.extend({ id: z.uuid(), quoted: quotedProduct });
export type OfferedProduct = z.infer<typeof offeredProduct>;
