import { z } from 'zod';
import { storableText } from '../base/form-text.ts';
import type { Picture } from '../content/image.ts';
import { defaultPageSize, maxPage, maxPageSize, maxSearchLength } from '../base/limits.ts';
import { type Locale, locales } from '../base/locale.ts';
import {
  defaultSort,
  incoterms,
  type MediaType,
  mediaTypes,
  productSorts,
  type ProductSort,
  type SaleUnit,
  saleUnits,
  type StockStatus,
  stockStatuses,
} from './product-rules.ts';

/** Price of one unit from a quantity on, in the product's currency. */
export const priceTier = z.object({ price: z.string(), quantity: z.number().int() });
export type PriceTier = z.infer<typeof priceTier>;

/** Public view of a product (docs/specification/stored-shapes.md#products). */
export const product = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  shortDescription: z.string().nullable(),
  specifications: z.string().nullable(),
  sku: z.string().nullable(),
  price: z.string().nullable(),
  priceUnit: z.string(),
  minimumOrderQuantity: z.number().int(),
  stockStatus: z.enum(stockStatuses),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  saleUnit: z.enum(saleUnits),
  incoterm: z.enum(incoterms).nullable(),
  leadTime: z.string().nullable(),
  imageUrl: z.string().nullable(),
  categoryId: z.uuid().nullable(),
  partnerId: z.uuid().nullable(),
  features: z.array(z.string()),
  colors: z.array(z.string()),
  priceTiers: z.array(priceTier),
});
export type Product = z.infer<typeof product>;

export const productMedia = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  type: z.enum(mediaTypes),
  url: z.string(),
  altText: z.string().nullable(),
  displayOrder: z.number().int(),
  isPrimary: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ProductMedia = z.infer<typeof productMedia>;

export const productTranslation = z.object({
  name: z.string(),
  description: z.string().nullable(),
  shortDescription: z.string().nullable(),
  specifications: z.string().nullable(),
  features: z.array(z.string()),
  language: z.enum(locales),
});

/** Answer of POST /api/products/{id}/view. */
export const countedView = z.object({ success: z.literal(true), counted: z.boolean() });

/** A product as its card shows it, in the visitor's language. */
export type ProductCard = {
  id: string;
  name: string;
  shortDescription: string | null;
  price: string | null;
  priceUnit: string;
  minimumOrderQuantity: number;
  saleUnit: SaleUnit;
  leadTime: string | null;
  /** Whether our staff have visited the supplier. */
  isVerified: boolean;
  stockStatus: StockStatus;
  isFeatured: boolean;
  imageUrl: string | null;
  picture: Picture | null;
};

export type GalleryItem = {
  type: MediaType;
  url: string;
  altText: string | null;
  /** Language of the alternative text. */
  altLanguage: Locale;
  picture: Picture | null;
  /** Whether the picture is drawn or composed, not a photograph. */
  isIllustration: boolean;
};

/** Parameters of a product list, parsed from the query of a page or API call or from a form. */
export type ProductQuery = {
  search: string;
  categoryId: string | null;
  featured: boolean;
  sort: ProductSort;
  page: number;
  limit: number;
};

const wholeNumber = z
  .string()
  .regex(/^-?\d+(e\d+)?$/)
  .transform(Number);

const clamped = (least: number, most: number, fallback: number) =>
  wholeNumber
    .transform((value) => Math.min(most, Math.max(least, value)))
    .optional()
    .catch(fallback)
    .transform((value) => value ?? fallback);

/**
 * Query parameters of GET /api/products and /products (docs/specification/calls.md#products-and-suppliers). Numbers
 * are clamped; a search that is too long or not text is refused; "all" and an empty text mean no filter
 * (docs/specification/catalogue.md#list).
 */
export const productQuery = z
  .object({
    search: storableText().max(maxSearchLength).optional(),
    category: storableText().max(100).optional(),
    categoryId: storableText().max(100).optional(),
    featured: z.string().optional(),
    sort: z.enum(productSorts).optional().catch(undefined),
    page: clamped(1, maxPage, 1),
    limit: clamped(1, maxPageSize, defaultPageSize),
  })
  .transform((q): ProductQuery => {
    const search = (q.search ?? '').trim();
    const category = q.categoryId || q.category;
    return {
      search,
      categoryId: category && category !== 'all' ? category : null,
      featured: q.featured === 'true' || q.featured === '1',
      sort: q.sort ?? defaultSort(search),
      page: q.page,
      limit: q.limit,
    };
  });
