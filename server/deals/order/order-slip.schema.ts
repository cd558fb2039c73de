import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, refersTo } from '../../platform/db/columns.ts';
import { orders } from './order.schema.ts';

/** Proof of a transfer that the buyer has uploaded. Only the staff see it. */
export const orderSlips = pgTable(
  'order_slips',
  {
    id: id(),
    orderId: refersTo(() => orders.id, 'cascade').notNull(),
    fileName: text().notNull(),
    mimeType: text().notNull(),
    byteSize: integer().notNull(),
    text: text(),
    requestKey: uuid().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.orderId, t.requestKey)],
);
