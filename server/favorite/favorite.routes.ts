import { Hono } from 'hono';
import { z } from 'zod';
import { favoriteStatus } from '../../shared/favorite.ts';
import { product } from '../../shared/product.ts';
import { setPersonalCookie } from '../http/cookies.ts';
import type { AppContext, AppEnv } from '../http/env.ts';
import { answer } from '../http/validate.ts';
import type { ProductService } from '../product/product.service.ts';
import { type FavoriteOwner, type FavoriteService, ownerOf } from './favorite.service.ts';

/** GET /api/favorites: the visitor's own, newest first. */
export function favoriteRoutes({ favorites }: { favorites: FavoriteService }) {
  return new Hono<AppEnv>().get('/', async (c) =>
    answer(c, z.array(product), await favorites.list(await favoriteOwner(c))),
  );
}

/** What /api/products/:id has about favourites. */
export function productFavoriteRoutes(services: { products: ProductService; favorites: FavoriteService }) {
  const { products, favorites } = services;
  return new Hono<AppEnv>()
    .get('/:id/favorite-status', async (c) =>
      answer(c, favoriteStatus, await favorites.status(await favoriteOwner(c), c.req.param('id'))),
    )
    .post('/:id/favorite', async (c) => {
      // Before a session is made: an unknown product leaves no trace.
      await products.get(c.req.param('id'));
      const owner = (await favoriteOwner(c)) ?? { sessionId: (await c.get('ensureVisitor')()).sessionId };
      const status = await favorites.add(owner, c.req.param('id'));
      setPersonalCookie(c, true);
      return answer(c, favoriteStatus, status, 201);
    })
    .delete('/:id/favorite', async (c) => {
      const owner = await favoriteOwner(c);
      const status = await favorites.remove(owner, c.req.param('id'));
      setPersonalCookie(c, (await favorites.idsOf(owner)).length > 0);
      return answer(c, favoriteStatus, status);
    });
}

/** Whose favourites this request is about. */
async function favoriteOwner(c: AppContext): Promise<FavoriteOwner | null> {
  return ownerOf({ user: await c.get('user')(), visitor: c.get('visitor') });
}
