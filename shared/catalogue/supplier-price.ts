import { z } from 'zod';
import {
  optionalReference,
  optionalText,
  requiredText,
  searchedText,
  wholeNumber,
} from '../base/form-text.ts';
import { maxSearchLength, maxShortText, maxTitleLength } from '../base/limits.ts';
import { maxCartonGrams, maxCartonMm, maxLineQuantity, maxQuantityBreaks } from '../deals/quote-limits.ts';
import { maxMinor } from '../base/minor-units.ts';
import { ratedCurrencies } from '../base/rates.ts';
import { openedVersion, recordState } from '../base/record-calls.ts';
import { choice, choiceOfKeys, direction, pageNumber } from '../base/list-query.ts';

const none = z.literal('').transform(() => null);

/** First or last day of a price's validity; the years are limited to the range of the date column. */
export const pricedDay = z.iso
  .date('dateInvalid')
  .refine((date) => date >= '2000-01-01' && date < '2100-01-01', 'dateInvalid');

const listedBreak = z.object({ quantity: z.int(), priceMinor: z.int() });
/** Price of one piece from a quantity on. */
export type ListedBreak = z.infer<typeof listedBreak>;

const packing = z.object({
  piecesPerCarton: wholeNumber(1, maxLineQuantity),
  lengthMm: wholeNumber(1, maxCartonMm),
  widthMm: wholeNumber(1, maxCartonMm),
  heightMm: wholeNumber(1, maxCartonMm),
  cartonGrams: wholeNumber(1, maxCartonGrams),
});
/** The packing in an answer. */
export const storedPacking = z.object({
  piecesPerCarton: z.int(),
  lengthMm: z.int(),
  widthMm: z.int(),
  heightMm: z.int(),
  cartonGrams: z.int(),
});
export type ListedPacking = z.infer<typeof packing>;

const typedBreak = z.object({
  quantity: wholeNumber(1, maxLineQuantity),
  priceMinor: z.int('numberInvalid').min(1, 'priceInvalid').max(maxMinor, 'tooLarge'),
});

const shape = {
  partnerId: z.uuid('choiceInvalid'),
  productId: optionalReference,
  name: requiredText(maxTitleLength, 'nameRequired'),
  currency: z.enum(ratedCurrencies as [string, ...string[]], 'choiceInvalid'),
  breaks: z
    .array(typedBreak, 'required')
    .min(1, 'required')
    .max(maxQuantityBreaks, 'tooMany')
    .refine((breaks) => new Set(breaks.map(({ quantity }) => quantity)).size === breaks.length, 'tiersDouble')
    .transform((breaks) => breaks.toSorted((a, b) => a.quantity - b.quantity)),
  packing: packing.nullable(),
  leadTime: optionalText(60),
  validFrom: pricedDay,
  validUntil: z.union([pricedDay, none, z.null()], 'dateInvalid'),
  note: optionalText(maxShortText),
};

/** Body of PUT /api/supplier-prices/{id}: fields that are not given keep their value. */
export const supplierPriceChange = z.object({ ...shape, ...openedVersion }).partial();
export type SupplierPriceChange = z.infer<typeof supplierPriceChange>;

/** Body of POST /api/supplier-prices: a price that staff enter manually; it begins today unless a day is given. */
export const newSupplierPrice = z
  .object(shape)
  .partial()
  .extend({ partnerId: shape.partnerId, name: shape.name, currency: shape.currency, breaks: shape.breaks });
export type NewSupplierPrice = z.infer<typeof newSupplierPrice>;

/** A supplier price as staff see it. */
export const supplierPrice = z.object({
  ...recordState,
  partnerId: z.uuid(),
  partnerName: z.string(),
  productId: z.uuid().nullable(),
  name: z.string(),
  currency: z.string(),
  breaks: z.array(listedBreak),
  packing: storedPacking.nullable(),
  leadTime: z.string().nullable(),
  validFrom: z.string(),
  validUntil: z.string().nullable(),
  note: z.string().nullable(),
  /** The request in which the price was noted; null if staff entered it manually. */
  request: z.object({ id: z.uuid(), reference: z.string() }).nullable(),
  /** Name of the staff member who noted it; null if the account no longer exists. */
  notedBy: z.string().nullable(),
});
export type SupplierPrice = z.infer<typeof supplierPrice>;

/** Sort keys of the list, each with its default direction. */
export const supplierPriceOrders = { from: 'desc', until: 'asc', name: 'asc' } as const;

/** Filters of the list of supplier prices, from the address; invalid values are ignored. */
export const supplierPriceQuery = z.object({
  search: searchedText(maxSearchLength),
  supplier: z
    .union([z.uuid(), z.literal('')])
    .catch('')
    .default(''),
  /** `old`: ended, or older than `maxListedPriceDays`. */
  state: choice(['', 'valid', 'old', 'trash'], ''),
  sort: choiceOfKeys(supplierPriceOrders, 'from'),
  order: direction,
  page: pageNumber,
});
export type SupplierPriceQuery = z.infer<typeof supplierPriceQuery>;

/** Query of GET /api/supplier-prices/offered: the subject of a line of a draft. */
export const offeredPricesQuery = z.object({
  product: z.uuid().optional().catch(undefined),
  name: searchedText(maxTitleLength),
});

/** Subject of a draft's line: a product, or a name. */
export type PricedItem = { productId: string | null; name: string };
