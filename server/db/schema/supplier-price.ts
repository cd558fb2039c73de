import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ListedBreak, ListedPacking } from '#shared/supplier-price.ts';
import { foldedOf } from '../pattern.ts';
import { createdAt, deletedAt, id, updatedAt, version } from './columns.ts';
import { partners } from './partner.ts';
import { products } from './product.ts';
import { quoteRequests } from './quote-request.ts';
import { users } from './user.ts';

/** What a factory asks for a product, by quantity, and from when until when that counts (decision 035). */
export const supplierPrices = pgTable(
  'supplier_prices',
  {
    id: id(),
    partnerId: uuid()
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    productId: uuid().references(() => products.id, { onDelete: 'set null' }),
    /** The product's name when the price was noted, or what it is where there is no product. */
    name: text().notNull(),
    currency: text().notNull(),
    /** Prices of one piece in the smallest unit of the currency, the smallest quantity first. */
    breaks: jsonb().$type<ListedBreak[]>().notNull(),
    packing: jsonb().$type<ListedPacking>(),
    leadTime: text(),
    validFrom: date({ mode: 'string' }).notNull(),
    /** The last day; null where the factory named none. */
    validUntil: date({ mode: 'string' }),
    note: text(),
    /** Of the draft from which it was kept; null where it was entered by hand. */
    requestId: uuid().references(() => quoteRequests.id, { onDelete: 'set null' }),
    lineId: text(),
    optionId: text(),
    notedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** By what drafts without a product find it. */
    foldedName: text().notNull().generatedAlwaysAs(foldedOf('name')),
    searched: text().notNull().generatedAlwaysAs(foldedOf(`name || ' ' || coalesce(note, '')`)),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    index().on(t.partnerId, t.validFrom),
    index().on(t.productId),
    index().on(t.foldedName),
    index().on(t.requestId),
    check('supplier_prices_days_check', sql`${t.validUntil} >= ${t.validFrom}`),
  ],
);
