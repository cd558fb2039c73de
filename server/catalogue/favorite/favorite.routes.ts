import { favoriteCalls } from '#shared/catalogue/favorite-calls.ts';
import { setFavoritesCookie } from '../../platform/http/cookies.ts';
import type { AppContext } from '../../platform/http/env.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { ProductService } from '../product/product.service.ts';
import { type FavoriteOwner, type FavoriteService, ownerOf } from './favorite.service.ts';

type Dependencies = { products: ProductService; favorites: FavoriteService };

/** The visitor's favourites: /api/favorites, and the related calls under /api/products/:id. */
export function favoriteRoutes({ products, favorites }: Dependencies) {
  return routesOf(
    handle(favoriteCalls.list, async ({ c }) => favorites.list(await favoriteOwner(c))),
    handle(favoriteCalls.ids, async ({ c }) => favorites.idsOf(await favoriteOwner(c))),
    handle(favoriteCalls.status, async ({ params, c }) =>
      favorites.status(await favoriteOwner(c), params.id),
    ),
    handle(favoriteCalls.add, async ({ params, c }) => {
      // Checked before a session is created, so that an unknown product leaves no trace.
      await products.get(params.id);
      const owner = (await favoriteOwner(c)) ?? { sessionId: (await c.get('ensureVisitor')()).sessionId };
      const status = await favorites.add(owner, params.id, c.get('ip'));
      setFavoritesCookie(c, true);
      return status;
    }),
    handle(favoriteCalls.remove, async ({ params, c }) => {
      const owner = await favoriteOwner(c);
      const status = await favorites.remove(owner, params.id);
      setFavoritesCookie(c, (await favorites.idsOf(owner)).length > 0);
      return status;
    }),
  );
}

/** The owner of the favourites that this request is about. */
async function favoriteOwner(c: AppContext): Promise<FavoriteOwner | null> {
  return ownerOf({ user: await c.get('user')(), visitor: c.get('visitor') });
}
