import { z } from 'zod';
import { counted } from '../base/contract.ts';
import { optionalReference, wholeNumber } from '../base/form-text.ts';
import { maxBulkProducts } from '../base/limits.ts';
import { fields } from './product-form.ts';
import { bulkActions, stockStatuses } from './product-rules.ts';
import { plainNumber } from '../base/typed-text.ts';

/**
 * A percentage such as "5" or "-12.5". More than 999 % is a
 * typing error; less than -100 % would make prices negative.
 */
const percent = z
  .union([z.number(), z.string()], 'percentInvalid')
  .transform((value) => plainNumber(String(value), 2) ?? '')
  .refine((value) => /^(-?\d{1,2}|\d{3}|-100)(\.\d{1,2})?$/.test(value), 'percentInvalid')
  .refine((value) => Number(value) >= -100, 'percentInvalid');

/** The field that an action requires, and the validation text if it is missing. */
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
    /** Amount in the currency that each product has. */
    price: fields.price.default(null),
    percent: percent.nullable().default(null),
  })
  .superRefine((body, context) => {
    const need = needed[body.action as keyof typeof needed];
    if (need && body[need[0]] === null)
      context.addIssue({ code: 'custom', path: [need[0]], message: need[1] });
  });
export type BulkChange = z.infer<typeof bulkChange>;

/** What a bulk change sets, for its Undo. */
export const bulkValues = z.object({
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  categoryId: optionalReference,
  partnerId: optionalReference,
  stockStatus: z.enum(stockStatuses),
  stockQuantity: wholeNumber(0),
  price: fields.price,
  priceTiers: fields.priceTiers,
});

/** The fields of a product that name another record, which may be deleted permanently. */
const referenceField = z.enum(['categoryId', 'partnerId']);
export type ReferenceField = z.infer<typeof referenceField>;

/** A product that an undo left with its present category or supplier, because the former one no longer exists. */
export const keptReference = z.object({ id: z.uuid(), name: z.string(), field: referenceField });
export type KeptReference = z.infer<typeof keptReference>;

/** Answer of POST /api/products/bulk/undo: `count` products were restored. */
export const bulkUndone = counted.extend({ kept: z.array(keptReference) });

/** Answer of GET /api/products/matching: at most as many ids as one bulk change accepts, in the order of the list. */
export const matchingProducts = z.object({ ids: z.array(z.uuid()), total: z.number().int() });
