import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import type { FavoriteStatus } from '#shared/catalogue/favorite.ts';
import type { Locale } from '#shared/base/locale.ts';
import type { Product, ProductCard } from '#shared/catalogue/product.ts';
import { type Database, sqlState, uniqueViolation } from '../../platform/db/client.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { addressGroup } from '../../platform/limits/network.ts';
import { userFavorites } from './favorite.schema.ts';
import { products } from '../product/product.schema.ts';
import type { ProductService } from '../product/product.service.ts';

export type FavoriteService = ReturnType<typeof createFavoriteService>;

/** The owner of favourites: a signed-in user, or else a visitor's session. */
export type FavoriteOwner = { userId: string } | { sessionId: string };

/** The owner of favourites: the signed-in user, else the visitor; null for a stranger. */
export async function ownerOf(who: {
  user: { id: string } | null;
  visitor: () => Promise<{ sessionId: string } | null>;
}): Promise<FavoriteOwner | null> {
  if (who.user) return { userId: who.user.id };
  const visitor = await who.visitor();
  return visitor && { sessionId: visitor.sessionId };
}

/** Favourites, bound to the user or to the visitor's session (docs/specification/catalogue.md#favourites). */
export function createFavoriteService(deps: { db: Database; limits: Limits; products: ProductService }) {
  const { db } = deps;

  async function idsOf(owner: FavoriteOwner | null): Promise<string[]> {
    if (!owner) return [];
    const rows = await db
      .select({ id: userFavorites.productId })
      .from(userFavorites)
      .innerJoin(products, eq(products.id, userFavorites.productId))
      .where(and(ownedBy(owner), eq(products.isActive, true), isNull(products.deletedAt)))
      .orderBy(desc(userFavorites.createdAt), desc(userFavorites.id));
    return rows.map((row) => row.id);
  }

  async function status(owner: FavoriteOwner | null, productId: string): Promise<FavoriteStatus> {
    await deps.products.get(productId);
    const [total] = await db
      .select({ favorites: count() })
      .from(userFavorites)
      .where(eq(userFavorites.productId, productId));
    const own = owner
      ? await db
          .select({ id: userFavorites.id })
          .from(userFavorites)
          .where(and(ownedBy(owner), eq(userFavorites.productId, productId)))
      : [];
    return { isFavorited: own.length > 0, favoriteCount: total?.favorites ?? 0 };
  }

  return {
    ownerOf,
    idsOf,
    status,

    list: async (owner: FavoriteOwner | null): Promise<Product[]> => deps.products.some(await idsOf(owner)),

    cards: async (owner: FavoriteOwner | null, locale: Locale): Promise<ProductCard[]> =>
      deps.products.cards(await idsOf(owner), locale),

    /**
     * @throws AppError `not_found`, `already_favorite`, or `too_many_requests` if visitors of this address, who
     * need no account, have raised the product's public count enough for today
     */
    async add(owner: FavoriteOwner, productId: string, address: string): Promise<FavoriteStatus> {
      await deps.products.get(productId);
      if ('sessionId' in owner)
        await deps.limits.admit({ favourites: `${addressGroup(address)}|${productId}` });
      try {
        await db.insert(userFavorites).values({ ...owner, productId });
      } catch (error) {
        if (sqlState(error) === uniqueViolation) {
          throw new AppError('already_favorite', 'Product is already in favorites');
        }
        throw error;
      }
      return status(owner, productId);
    },

    /**
     * Removes a favourite; does nothing if the product is not one.
     * @throws AppError `not_found` for an unknown product
     */
    async remove(owner: FavoriteOwner | null, productId: string): Promise<FavoriteStatus> {
      await deps.products.get(productId);
      if (owner) {
        await db.delete(userFavorites).where(and(ownedBy(owner), eq(userFavorites.productId, productId)));
      }
      return status(owner, productId);
    },
  };
}

function ownedBy(owner: FavoriteOwner): SQL {
  return 'userId' in owner
    ? eq(userFavorites.userId, owner.userId)
    : eq(userFavorites.sessionId, owner.sessionId);
}
