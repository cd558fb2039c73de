import { sql } from 'drizzle-orm';
import { check, index, pgTable, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, refersTo } from '../../platform/db/columns.ts';
import { products } from '../product/product.schema.ts';
import { visitorSessions } from '../../people/session/session.schema.ts';
import { users } from '../../people/user/user.schema.ts';

export const userFavorites = pgTable(
  'user_favorites',
  {
    id: id(),
    userId: refersTo(() => users.id, 'cascade'),
    sessionId: refersTo(() => visitorSessions.id, 'cascade'),
    productId: refersTo(() => products.id, 'cascade').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.userId, t.productId),
    unique().on(t.sessionId, t.productId),
    index().on(t.productId),
    check('user_favorites_owner_check', sql`num_nonnulls(${t.userId}, ${t.sessionId}) = 1`),
  ],
);
