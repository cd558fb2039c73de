import { z } from 'zod';
import { counted } from './contract.ts';
import { optionalReference, wholeNumber } from './form-text.ts';
import { maxBulkProducts } from './limits.ts';
import { fields, staffProduct } from './product-form.ts';
import { bulkActions, stockStatuses } from './product-rules.ts';

/** "5", "-12.5": more than 999 % at once is a slip of the finger, and less than -100 % is no price. */
const percent = z
  .union([z.number(), z.string()], 'percentInvalid')
  .transform((value) => String(value).trim())
  .refine((value) => /^([+-]?\d{1,2}|\+?\d{3}|-100)(\.\d{1,2})?$/.test(value), 'percentInvalid')
  .refine((value) => Number(value) >= -100, 'percentInvalid');

/** Which of its fields an action cannot do without, and what is said where it is missing. */
const needed = {
  stock_status: ['stockStatus', 'choiceInvalid'],
  stock_quantity: ['stockQuantity', 'numberInvalid'],
  price: ['price', 'priceInvalid'],
  price_percent: ['percent', 'percentInvalid'],
} as const;

/** Body of POST /api/products/bulk. */
export const bulkChange = z
  .object({
    ids: z.array(z.uuid()).min(1).max(maxBulkProducts),
    action: z.enum(bulkActions, 'choiceInvalid'),
    categoryId: optionalReference.default(null),
    partnerId: optionalReference.default(null),
    stockStatus: z.enum(stockStatuses, 'choiceInvalid').nullable().default(null),
    stockQuantity: wholeNumber(0).nullable().default(null),
    /** In the currency that each product has. */
    price: fields.price.default(null),
    percent: percent.nullable().default(null),
  })
  .superRefine((body, context) => {
    const need = needed[body.action as keyof typeof needed];
    if (need && body[need[0]] === null)
      context.addIssue({ code: 'custom', path: [need[0]], message: need[1] });
  });
export type BulkChange = z.infer<typeof bulkChange>;

/** What of a product a bulk change may have changed, as it was before. */
const formerValues = z.object({
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  categoryId: optionalReference,
  partnerId: optionalReference,
  stockStatus: z.enum(stockStatuses),
  stockQuantity: wholeNumber(0),
  price: fields.price,
});
export type BulkField = keyof z.infer<typeof formerValues>;

/** How a change left a product: its version, and a digest of what it held. */
const left = { id: z.uuid(), version: z.number().int(), state: z.string().max(100) };

/** One changed product: how the change left it, and what it had before. */
const formerProduct = formerValues.partial().extend(left);
export type FormerProduct = z.infer<typeof formerProduct>;

/** Answer of POST /api/products/bulk; `before` of a deletion or restoration holds ids only. */
export const bulkDone = counted.extend({
  before: z.array(
    staffProduct
      .pick({
        isActive: true,
        isFeatured: true,
        categoryId: true,
        partnerId: true,
        stockStatus: true,
        stockQuantity: true,
        price: true,
      })
      .partial()
      .extend(left),
  ),
});

/** Body of POST /api/products/bulk/undo: what the change answered. */
export const bulkUndo = z.object({ before: z.array(formerProduct).min(1).max(maxBulkProducts) });
export type BulkUndo = z.infer<typeof bulkUndo>;

/** Answer of GET /api/products/matching: as many as one bulk change takes, in the order of the list. */
export const matchingProducts = z.object({ ids: z.array(z.uuid()), total: z.number().int() });
