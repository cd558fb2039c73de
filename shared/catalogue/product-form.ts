import { z } from 'zod';
import {
  fileAddress,
  optionalAddress,
  optionalCode,
  optionalHsCode,
  optionalReference,
  optionalText,
  optionalWhole,
  requiredText,
  searchedText,
  typedText,
  wholeNumber,
} from '../base/form-text.ts';
import {
  maxColors,
  maxFeatures,
  maxLongText,
  maxMediaCount,
  maxNameLength,
  maxPriceTiers,
  maxShortText,
  maxTitleLength,
} from '../base/limits.ts';
import { maxCartonGrams, maxCartonMm, maxLineQuantity } from '../deals/quote-limits.ts';
import { locales } from '../base/locale.ts';
import { currencies } from '../base/money.ts';
import {
  incoterms,
  isStoredColor,
  mediaTypes,
  saleUnits,
  staffSorts,
  stockStatuses,
} from './product-rules.ts';
import { product, productMedia } from './product.ts';
import { plainNumber } from '../base/typed-text.ts';
import { choice, direction, pageNumber } from '../base/list-query.ts';

/** A typed price with a point. Another text is kept, so that the rule refuses it. */
const plainPrice = (typed: string | number): string => plainNumber(String(typed), 2) ?? String(typed).trim();

/**
 * A price as the database stores it: "12.50"; null for an empty text (docs/specification/products.md#edit-form). A
 * comma or point before three digits is refused, because its meaning would be a guess.
 */
const price = z
  .union([z.number(), z.string(), z.null()], 'priceInvalid')
  .transform((value) => plainPrice(value ?? ''))
  .refine((value) => value === '' || /^\d{1,8}(\.\d{1,2})?$/.test(value), 'priceInvalid')
  .transform((value) => (value === '' ? null : value));

/** The keys are in PostgreSQL's order of stored JSON keys, so that stored and typed tiers can be compared as text. */
const tierRule = z.object(
  {
    price: z
      .union([z.number(), z.string()], 'tiersInvalid')
      .transform(plainPrice)
      .refine((value) => /^\d{1,8}(\.\d{1,2})?$/.test(value), 'tiersInvalid')
      .transform((value) => Number(value).toFixed(2)),
    quantity: wholeNumber(1),
  },
  'tiersInvalid',
);

/** Fields of the product form with their rules. */
export const fields = {
  name: requiredText(maxTitleLength, 'productNameRequired'),
  description: optionalText(maxLongText),
  shortDescription: optionalText(maxShortText),
  specifications: optionalText(maxLongText),
  categoryId: optionalReference,
  partnerId: optionalReference,
  sku: optionalCode(maxNameLength),
  imageUrl: optionalAddress,
  minimumOrderQuantity: wholeNumber(1),
  price,
  priceUnit: z.enum(currencies, 'currencyInvalid'),
  saleUnit: z.enum(saleUnits, 'choiceInvalid'),
  incoterm: z
    .enum(['', ...incoterms], 'choiceInvalid')
    .nullable()
    .transform((code) => code || null),
  leadTime: optionalText(maxNameLength),
  features: z
    .array(typedText(maxShortText, 'textInvalid'), 'textInvalid')
    .max(maxFeatures, 'tooLong')
    .transform((list) => list.filter(Boolean)),
  colors: z
    .array(
      typedText(maxNameLength, 'colorInvalid').refine((text) => isStoredColor(text), 'colorInvalid'),
      'colorInvalid',
    )
    .max(maxColors, 'tooLong'),
  /** Ordered by quantity; none may be below the minimum order (`priceFaults`). */
  priceTiers: z
    .array(tierRule, 'tiersInvalid')
    .max(maxPriceTiers, 'tooMany')
    .transform((list) => list.toSorted((a, b) => a.quantity - b.quantity))
    .refine((list) => new Set(list.map(({ quantity }) => quantity)).size === list.length, 'tiersDouble'),
  /** In units of sale. */
  piecesPerCarton: optionalWhole(1, maxLineQuantity),
  cartonLengthMm: optionalWhole(1, maxCartonMm),
  cartonWidthMm: optionalWhole(1, maxCartonMm),
  cartonHeightMm: optionalWhole(1, maxCartonMm),
  cartonGrams: optionalWhole(1, maxCartonGrams),
  hsCode: optionalHsCode,
  stockStatus: z.enum(stockStatuses, 'choiceInvalid'),
  stockQuantity: wholeNumber(0),
  lowStockThreshold: wholeNumber(0),
  isActive: z.boolean('choiceInvalid'),
  isFeatured: z.boolean('choiceInvalid'),
};

/** Names of the fields that the staff edit. */
export type ProductField = keyof typeof fields;

/** Body of POST /api/products: only the name is required (docs/specification/calls.md#staff). */
/** The address of the form of a new product: a name that buyers used, and its language. Invalid values are ignored. */
export const newProductQuery = z.object({
  word: searchedText(maxTitleLength),
  language: choice(['', ...locales], ''),
});

export const newProduct = z.object(fields).partial().extend({ name: fields.name });
export type NewProduct = z.infer<typeof newProduct>;

/**
 * Body of PUT /api/products/{id}: fields that are not given keep their value. `version` is the version that was
 * opened; without it the change overwrites any version.
 */
export const productChange = z.object(fields).partial().extend({ version: z.number().int().optional() });
export type ProductChange = z.infer<typeof productChange>;

/** Body of POST and PUT /api/products/{id}/media. */
export const mediaList = z
  .array(
    z.object({
      type: z.enum(mediaTypes, 'choiceInvalid').default('image'),
      url: fileAddress,
      altText: optionalText(maxShortText).default(null),
      displayOrder: wholeNumber(0).default(0),
      isPrimary: z.boolean().default(false),
    }),
  )
  .max(maxMediaCount, 'tooLong');
export type MediaList = z.infer<typeof mediaList>;

/** A product as the staff see it. */
export const staffProduct = z.object({
  ...product.shape,
  piecesPerCarton: z.number().nullable(),
  cartonLengthMm: z.number().nullable(),
  cartonWidthMm: z.number().nullable(),
  cartonHeightMm: z.number().nullable(),
  cartonGrams: z.number().nullable(),
  hsCode: z.string().nullable(),
  stockQuantity: z.number(),
  lowStockThreshold: z.number(),
  viewCount: z.number(),
  inquiryCount: z.number(),
  version: z.number(),
  updatedAt: z.iso.datetime(),
} satisfies Record<ProductField, z.ZodType> & z.ZodRawShape);
export type StaffProduct = z.infer<typeof staffProduct>;

/**
 * Answer of GET /api/products/{id}/edit. Stored values are not checked: the rules of the form are for input only.
 */
export const openedProduct = z.object({
  product: staffProduct,
  media: z.array(productMedia.omit({ id: true, productId: true, createdAt: true })),
});
export type OpenedProduct = z.infer<typeof openedProduct>;

/** The id of a category or supplier, `none` for products without one, or empty for all. */
const referenceFilter = () => z.uuid().or(z.literal('none')).or(z.literal('')).catch('').default('');

/** Filters of /admin/products, from the address; invalid values are ignored. */
export const staffQuery = z.object({
  search: searchedText(200),
  category: referenceFilter(),
  supplier: referenceFilter(),
  status: choice(['', 'active', 'inactive', 'featured', 'trash'], ''),
  stock: z
    // `reorder`: stock at or below the product's alert level, regardless of its stock status.
    .enum(['', 'reorder', ...stockStatuses])
    .catch('')
    .default(''),
  sort: choice(staffSorts, 'newest'),
  /** Direction; empty for the default in `naturalOrders`. */
  order: direction,
  page: pageNumber,
});
export type StaffQuery = z.infer<typeof staffQuery>;
