import { Hono } from 'hono';
import { z } from 'zod';
import { product } from '../../shared/product.ts';
import type { AppContext, AppEnv } from '../http/env.ts';
import { answer } from '../http/validate.ts';
import { type FavoriteOwner, type FavoriteService, ownerOf } from './favorite.service.ts';

/** GET /api/favorites: the visitor's own, newest first. */
export function favoriteRoutes({ favorites }: { favorites: FavoriteService }) {
  return new Hono<AppEnv>().get('/', async (c) =>
    answer(c, z.array(product), await favorites.list(await favoriteOwner(c))),
  );
}

/** Whose favourites this request is about. */
export async function favoriteOwner(c: AppContext): Promise<FavoriteOwner | null> {
  return ownerOf({ user: await c.get('user')(), visitor: c.get('visitor') });
}
