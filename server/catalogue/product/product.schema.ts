import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { defaultLowStockThreshold } from '#shared/base/limits.ts';
import { locales } from '#shared/base/locale.ts';
import { currencies } from '#shared/base/money.ts';
import type { PriceTier } from '#shared/catalogue/product.ts';
import { incoterms, mediaTypes, saleUnits, stockStatuses } from '#shared/catalogue/product-rules.ts';
import { categories } from '../category/category.schema.ts';
import {
  createdAt,
  id,
  lifecycle,
  moment,
  oneOf,
  refersTo,
  textList,
  textsChangedAt,
  updatedAt,
} from '../../platform/db/columns.ts';
import { partners } from '../partner/partner.schema.ts';
import { users } from '../../people/user/user.schema.ts';

export const products = pgTable(
  'products',
  {
    id: id(),
    name: text().notNull(),
    description: text(),
    shortDescription: text(),
    categoryId: refersTo(() => categories.id, 'set null'),
    partnerId: refersTo(() => partners.id, 'set null'),
    sku: text(),
    imageUrl: text(),
    minimumOrderQuantity: integer().notNull().default(1),
    price: numeric({ precision: 10, scale: 2 }),
    priceUnit: text({ enum: currencies }).notNull().default('USD'),
    /** The unit that the price and the minimum order refer to. */
    saleUnit: text({ enum: saleUnits }).notNull().default('piece'),
    /** The delivery term of the price; null if not stated. */
    incoterm: text({ enum: incoterms }),
    leadTime: text(),
    specifications: text(),
    features: textList(),
    colors: textList(),
    /** Ordered by quantity. */
    priceTiers: jsonb()
      .$type<PriceTier[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** In units of sale. */
    piecesPerCarton: integer(),
    cartonLengthMm: integer(),
    cartonWidthMm: integer(),
    cartonHeightMm: integer(),
    /** Gross weight. */
    cartonGrams: integer(),
    /** HS code: digits without points, or null. */
    hsCode: text(),
    stockStatus: text({ enum: stockStatuses }).notNull().default('in_stock'),
    stockQuantity: integer().notNull().default(0),
    lowStockThreshold: integer().notNull().default(defaultLowStockThreshold),
    isActive: boolean().notNull().default(true),
    isFeatured: boolean().notNull().default(false),
    viewCount: integer().notNull().default(0),
    inquiryCount: integer().notNull().default(0),
    /** Last change of `name`, `description`, `shortDescription`, `specifications` or `features`. */
    textsChangedAt: textsChangedAt(),
    ...lifecycle(),
  },
  (t) => [
    index().on(t.categoryId),
    index().on(t.partnerId),
    oneOf('products_stock_status_check', t.stockStatus, stockStatuses),
    oneOf('products_sale_unit_check', t.saleUnit, saleUnits),
    oneOf('products_incoterm_check', t.incoterm, incoterms),
    check('products_minimum_order_quantity_check', sql`${t.minimumOrderQuantity} >= 1`),
    check('products_stock_quantity_check', sql`${t.stockQuantity} >= 0`),
    check('products_low_stock_threshold_check', sql`${t.lowStockThreshold} >= 0`),
    check('products_price_check', sql`${t.price} >= 0`),
    check(
      'products_packing_check',
      sql`least(${t.piecesPerCarton}, ${t.cartonLengthMm}, ${t.cartonWidthMm}, ${t.cartonHeightMm}, ${t.cartonGrams}) >= 1`,
    ),
  ],
);
export type ProductRow = typeof products.$inferSelect;

export const productTranslations = pgTable(
  'product_translations',
  {
    id: id(),
    productId: refersTo(() => products.id, 'cascade').notNull(),
    language: text({ enum: locales }).notNull(),
    name: text().notNull(),
    description: text(),
    shortDescription: text(),
    specifications: text(),
    /**
     * Translated in addition to the requirements, so that a French page shows no English selling points (decision 004).
     */
    features: textList(),
    isAutoTranslated: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique().on(t.productId, t.language),
    oneOf('product_translations_language_check', t.language, locales),
  ],
);

export const productMedia = pgTable(
  'product_media',
  {
    id: id(),
    productId: refersTo(() => products.id, 'cascade').notNull(),
    type: text({ enum: mediaTypes }).notNull(),
    url: text().notNull(),
    altText: text(),
    displayOrder: integer().notNull().default(0),
    isPrimary: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.productId), oneOf('product_media_type_check', t.type, mediaTypes)],
);

/**
 * One row for each visitor, product and day: a view counts once (docs/specification/catalogue.md#views). The
 * visitor is identified by the session, or else by a separate cookie, so that a view creates no session.
 */
export const productViews = pgTable(
  'product_views',
  {
    productId: refersTo(() => products.id, 'cascade').notNull(),
    viewerId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.viewerId, t.day] }), index().on(t.day)],
);

/**
 * The table that lists, facets and search read: one narrow row for each product that visitors may see.
 * `product/product.listing.ts` updates it in the transaction of the product's change (decision 005).
 */
export const productListing = pgTable(
  'product_listing',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: uuid(),
    isFeatured: boolean().notNull(),
    price: numeric({ precision: 10, scale: 2 }),
    /** Groups prices: 0 comparable, 1 currency without a rate, 2 no price. */
    priceRank: integer().notNull(),
    priceUnit: text().notNull(),
    /** Price in US dollars for sorting, at the staff's rates (product.rates.ts); null without a price or rate. */
    priceUsd: doublePrecision(),
    createdAt: createdAt(),
    /**
     * Normalised words of all languages. Words of a name also occur with a leading "^", those of the category with "#".
     */
    words: textList(),
  },
  (t) => [
    // Drizzle adds "nulls last" by default; PostgreSQL can only use an index for sorting if it has the query's order.
    index('product_listing_newest').on(t.createdAt.desc().nullsFirst(), t.productId),
    index('product_listing_category_newest').on(t.categoryId, t.createdAt.desc().nullsFirst(), t.productId),
    index('product_listing_price').on(t.priceRank, t.priceUsd, t.productId),
    index('product_listing_price_down').on(t.priceRank, t.priceUsd.desc().nullsFirst(), t.productId),
    index('product_listing_category_price').on(t.categoryId, t.priceRank, t.priceUsd, t.productId),
    index('product_listing_category_price_down').on(
      t.categoryId,
      t.priceRank,
      t.priceUsd.desc().nullsFirst(),
      t.productId,
    ),
    index('product_listing_featured')
      .on(t.createdAt.desc().nullsFirst(), t.productId)
      .where(sql`${t.isFeatured}`),
    index('product_listing_words').using('gin', t.words),
  ],
);

/** Words in listings, for matching prefixes and typing errors. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (t) => [
  index('search_words_prefix').on(t.word.op('text_pattern_ops')),
]);

/** Each word with one letter left out: two words with the same remainder differ by one typing error. */
export const searchDeletes = pgTable(
  'search_deletes',
  { remainder: text().notNull(), word: text().notNull() },
  (t) => [primaryKey({ columns: [t.remainder, t.word] })],
);

/** Imports of product files with their changes, so that they can be undone. */
export const productImports = pgTable('product_imports', {
  id: id(),
  userId: refersTo(() => users.id, 'set null'),
  fileName: text().notNull(),
  createdCount: integer().notNull(),
  updatedCount: integer().notNull(),
  leftOutCount: integer().notNull().default(0),
  /** The rows that were left out, as CSV with the problem of each. */
  leftOutRows: text(),
  /** Data for undoing: ids of the created products, and the former values of the changed ones. */
  undo: jsonb().notNull(),
  undoneAt: moment(),
  createdAt: createdAt(),
});
