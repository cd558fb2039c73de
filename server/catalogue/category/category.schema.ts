import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { locales } from '#shared/base/locale.ts';
import { goodsClasses } from '#shared/deals/reference-rules.ts';
import {
  createdAt,
  id,
  lifecycle,
  oneOf,
  refersTo,
  textsChangedAt,
  updatedAt,
} from '../../platform/db/columns.ts';

export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text().notNull(),
    description: text(),
    imageUrl: text(),
    displayOrder: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    /** The tariff band of most of its goods; null if unknown. */
    goodsClass: text({ enum: goodsClasses }),
    /** HS code, or the beginning of one, of goods that have none of their own. */
    hsCode: text(),
    /** Last change of `name` or `description`. */
    textsChangedAt: textsChangedAt(),
    ...lifecycle(),
  },
  (t) => [oneOf('categories_goods_class_check', t.goodsClass, goodsClasses)],
);

export const categoryTranslations = pgTable(
  'category_translations',
  {
    id: id(),
    categoryId: refersTo(() => categories.id, 'cascade').notNull(),
    language: text({ enum: locales }).notNull(),
    name: text().notNull(),
    description: text(),
    isAutoTranslated: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique().on(t.categoryId, t.language),
    oneOf('category_translations_language_check', t.language, locales),
  ],
);
