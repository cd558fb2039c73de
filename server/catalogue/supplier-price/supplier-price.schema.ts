import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ListedBreak, ListedPacking } from '#shared/catalogue/supplier-price.ts';
import { foldedOf } from '../../platform/db/pattern.ts';
import { id, lifecycle, refersTo } from '../../platform/db/columns.ts';
import { partners } from '../partner/partner.schema.ts';
import { products } from '../product/product.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { users } from '../../people/user/user.schema.ts';

/** What a factory asks for a product by quantity, with the period of validity (decision 035). */
export const supplierPrices = pgTable(
  'supplier_prices',
  {
    id: id(),
    partnerId: refersTo(() => partners.id, 'cascade').notNull(),
    productId: refersTo(() => products.id, 'set null'),
    /** The product's name when the price was noted, or a description if there is no product. */
    name: text().notNull(),
    currency: text().notNull(),
    /** Prices of one piece in minor units of the currency, the smallest quantity first. */
    breaks: jsonb().$type<ListedBreak[]>().notNull(),
    packing: jsonb().$type<ListedPacking>(),
    leadTime: text(),
    validFrom: date({ mode: 'string' }).notNull(),
    /** The last day; null if the factory named none. */
    validUntil: date({ mode: 'string' }),
    note: text(),
    /** The draft, line and option from which it was saved; null if entered by hand. */
    requestId: refersTo(() => quoteRequests.id, 'set null'),
    lineId: text(),
    optionId: text(),
    notedBy: refersTo(() => users.id, 'set null'),
    /** With this name, drafts without a product find the price. */
    foldedName: text().notNull().generatedAlwaysAs(foldedOf('name')),
    searched: text().notNull().generatedAlwaysAs(foldedOf(`name || ' ' || coalesce(note, '')`)),
    ...lifecycle(),
  },
  (t) => [
    index().on(t.partnerId, t.validFrom),
    index().on(t.productId),
    index().on(t.foldedName),
    index().on(t.requestId),
    check('supplier_prices_days_check', sql`${t.validUntil} >= ${t.validFrom}`),
  ],
);
