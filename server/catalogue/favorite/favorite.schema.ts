import { sql } from 'drizzle-orm';
import { check, index, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import { products } from '../product/product.schema.ts';
import { visitorSessions } from '../../people/session/session.schema.ts';
import { users } from '../../people/user/user.schema.ts';

export const userFavorites = pgTable(
  'user_favorites',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid().references(() => visitorSessions.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.userId, t.productId),
    unique().on(t.sessionId, t.productId),
    index().on(t.productId),
    check('user_favorites_owner_check', sql`num_nonnulls(${t.userId}, ${t.sessionId}) = 1`),
  ],
);
