import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf } from '../../platform/db/columns.ts';
import { privateFileTypes } from '#shared/deals/quote-photo.ts';
import { cartItems, shoppingCarts } from './quote.schema.ts';
import { orderEvidence } from '../order/order.schema.ts';
import { quoteRequestLines } from './quote-request.schema.ts';

/**
 * Private files. Photos of buyers: at a line of a quote list, for a line that is about to be added (`findKey` is its future
 * id), or at a line of a sent request; and evidence at a milestone of an order, which may also be a paper or a video.
 * Copies of a list refer to the same file; the nightly sweep deletes files that no row names.
 */
export const quotePhotos = pgTable(
  'quote_photos',
  {
    id: id(),
    /** Name in the storage; the small picture has the same name with a suffix. */
    fileName: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    mimeType: text({ enum: privateFileTypes }).notNull().default('image/webp'),
    /** Bytes of both pictures, or of the file. */
    byteSize: integer().notNull(),
    cartId: uuid().references(() => shoppingCarts.id, { onDelete: 'cascade' }),
    itemId: uuid().references(() => cartItems.id, { onDelete: 'cascade' }),
    findKey: uuid(),
    requestLineId: uuid().references(() => quoteRequestLines.id, { onDelete: 'cascade' }),
    evidenceId: uuid().references(() => orderEvidence.id, { onDelete: 'cascade' }),
    /** Key of the upload: a photo sent again after a lost answer is stored once. */
    requestKey: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('quote_photos_type_check', t.mimeType, privateFileTypes),
    index().on(t.cartId),
    index().on(t.itemId),
    index().on(t.requestLineId),
    uniqueIndex('quote_photos_key').on(t.cartId, t.requestKey),
    index().on(t.evidenceId),
    check(
      'quote_photos_place_check',
      sql`num_nonnulls(${t.itemId}, ${t.findKey}, ${t.requestLineId}, ${t.evidenceId}) = 1`,
    ),
    check(
      'quote_photos_list_check',
      sql`(${t.cartId} is null) = (num_nonnulls(${t.requestLineId}, ${t.evidenceId}) = 1)`,
    ),
  ],
);
