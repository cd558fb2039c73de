import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { currencies } from '#shared/base/money.ts';
import { saleUnits } from '#shared/catalogue/product-rules.ts';
import { quoteIncoterms } from '#shared/deals/quote-rules.ts';
import { newConversationCode } from '../../platform/db/token.ts';
import { categories } from '../../catalogue/category/category.schema.ts';
import { createdAt, id, lifecycle, oneOf, refersTo, updatedAt } from '../../platform/db/columns.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { visitorSessions } from '../../people/session/session.schema.ts';
import { users } from '../../people/user/user.schema.ts';

export const shoppingCarts = pgTable('shopping_carts', {
  id: id(),
  userId: refersTo(() => users.id, 'cascade').unique(),
  sessionId: refersTo(() => visitorSessions.id, 'cascade').unique(),
  totalAmount: numeric({ precision: 20, scale: 2 }).notNull().default('0.00'),
  itemCount: integer().notNull().default(0),
  currency: text({ enum: currencies }).notNull().default('USD'),
  /** Opens the list on another device (shared/conversations/chat-rules.ts). */
  code: text().notNull().unique().$defaultFn(newConversationCode),
  country: text(),
  city: text(),
  /** Delivery term and its named place; null until the buyer chooses them. */
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

/** Lines of a quote list. A line without a product describes goods that we are to find. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    cartId: refersTo(() => shoppingCarts.id, 'cascade').notNull(),
    productId: refersTo(() => products.id, 'cascade'),
    /** Description of the wanted goods if there is no product, and an address that shows them. */
    title: text(),
    link: text(),
    /** Of the wanted goods; a product has its own. */
    saleUnit: text({ enum: saleUnits }).notNull().default('piece'),
    quantity: integer().notNull().default(1),
    /** The product's price when the line was last written, in the list's currency. */
    unitPrice: numeric({ precision: 10, scale: 2 }),
    totalPrice: numeric({ precision: 20, scale: 2 }),
    color: text(),
    /** As the buyer typed it, in the list's currency unless it names another one (shared/deals/quote-list-form.ts). */
    targetPrice: text(),
    note: text(),
    addedAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique().on(t.cartId, t.productId),
    index().on(t.productId),
    oneOf('cart_items_sale_unit_check', t.saleUnit, saleUnits),
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
  /** In bytes. */
  fileSize: integer(),
  categoryId: refersTo(() => categories.id, 'set null'),
  downloadCount: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
  ...lifecycle(),
});
