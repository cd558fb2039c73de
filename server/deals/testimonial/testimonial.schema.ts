import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { fallbackLocale, locales } from '#shared/base/locale.ts';
import { id, lifecycle, moment, oneOf, refersTo } from '../../platform/db/columns.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';

/** Statements of buyers after an accepted offer, in their own words (decision 043). */
export const testimonials = pgTable(
  'testimonials',
  {
    id: id(),
    /**
     * The request whose offer was accepted; null in the demo data. A testimonial is deleted with its request,
     * because nothing else proves it.
     */
    requestId: refersTo(() => quoteRequests.id, 'cascade').unique(),
    customerName: text().notNull(),
    companyName: text(),
    country: text(),
    rating: integer().notNull(),
    message: text().notNull(),
    /** The language in which it was written. */
    language: text({ enum: locales }).notNull().default(fallbackLocale),
    productId: refersTo(() => products.id, 'set null'),
    avatarUrl: text(),
    isApproved: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    /** Our answer, in the same language. */
    reply: text(),
    repliedAt: moment(),
    ...lifecycle(),
  },
  (t) => [
    index().on(t.productId),
    check('testimonials_rating_check', sql`${t.rating} between 1 and 5`),
    oneOf('testimonials_language_check', t.language, locales),
  ],
);
