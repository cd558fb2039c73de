import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { currencies } from '#shared/money.ts';
import { quoteIncoterms } from '#shared/quote-rules.ts';
import { newConversationCode } from '../token.ts';
import { categories } from './category.ts';
import { createdAt, deletedAt, id, updatedAt, version } from './columns.ts';
import { products } from './product.ts';
import { visitorSessions } from './session.ts';
import { users } from './user.ts';

export const shoppingCarts = pgTable('shopping_carts', {
  id: id(),
  userId: uuid()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  sessionId: uuid()
    .unique()
    .references(() => visitorSessions.id, { onDelete: 'cascade' }),
  totalAmount: numeric({ precision: 20, scale: 2 }).notNull().default('0.00'),
  itemCount: integer().notNull().default(0),
  currency: text({ enum: currencies }).notNull().default('USD'),
  /** Opens the list on another device (shared/chat-rules.ts). */
  code: text().notNull().unique().$defaultFn(newConversationCode),
  country: text(),
  city: text(),
  /** A rule and its place, as far as the buyer has chosen them. */
  incoterm: text({ enum: quoteIncoterms }),
  namedPlace: text(),
  sampleWanted: boolean().notNull().default(false),
  deadline: date({ mode: 'string' }),
  contactName: text(),
  companyName: text(),
  email: text(),
  phone: text(),
  message: text(),
  lastUpdated: updatedAt(),
  createdAt: createdAt(),
});

/** A quote list: what a visitor wants a quote for. A line without a product describes what is to be found. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    cartId: uuid()
      .notNull()
      .references(() => shoppingCarts.id, { onDelete: 'cascade' }),
    productId: uuid().references(() => products.id, { onDelete: 'cascade' }),
    /** What is to be found, where there is no product, and an address that shows it. */
    title: text(),
    link: text(),
    quantity: integer().notNull().default(1),
    /** Of the product when the line was last written, in the list's currency. */
    unitPrice: numeric({ precision: 10, scale: 2 }),
    totalPrice: numeric({ precision: 20, scale: 2 }),
    color: text(),
    /** As it was typed, in the list's currency. */
    targetPrice: text(),
    note: text(),
    addedAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique().on(t.cartId, t.productId),
    check('cart_items_quantity_check', sql`${t.quantity} >= 1`),
    check('cart_items_subject_check', sql`${t.productId} is not null or ${t.title} is not null`),
    check('cart_items_unit_price_check', sql`${t.unitPrice} >= 0`),
  ],
);

export const catalogs = pgTable('catalogs', {
  id: id(),
  title: text().notNull(),
  description: text(),
  fileUrl: text().notNull(),
  fileName: text(),
  /** Bytes. */
  fileSize: integer(),
  categoryId: uuid().references(() => categories.id, { onDelete: 'set null' }),
  downloadCount: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: deletedAt(),
});
