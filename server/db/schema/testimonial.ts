import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fallbackLocale, locales } from '#shared/locale.ts';
import { createdAt, deletedAt, id, moment, oneOf, updatedAt, version } from './columns.ts';
import { products } from './product.ts';
import { quoteRequests } from './quote-request.ts';

/** What buyers say after an accepted offer, in their own words (decision 043). */
export const testimonials = pgTable(
  'testimonials',
  {
    id: id(),
    /** Whose offer was accepted; none for those of the demo. Without its request nothing proves one: it goes with it. */
    requestId: uuid()
      .unique()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    customerName: text().notNull(),
    companyName: text(),
    country: text(),
    rating: integer().notNull(),
    message: text().notNull(),
    /** In which it was written. */
    language: text({ enum: locales }).notNull().default(fallbackLocale),
    productId: uuid().references(() => products.id, { onDelete: 'set null' }),
    avatarUrl: text(),
    isApproved: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    /** Our answer, in the same language. */
    reply: text(),
    repliedAt: moment(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    index().on(t.productId),
    check('testimonials_rating_check', sql`${t.rating} between 1 and 5`),
    oneOf('testimonials_language_check', t.language, locales),
  ],
);
