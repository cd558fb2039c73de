import { createMiddleware } from 'hono/factory';
import { AppError } from '#shared/base/errors.ts';
import type { AppEnv } from './env.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a page of another site sends with our visitor's cookies. Browsers send the page's origin
 * with every unsafe request; a client that sends none is not a browser and has no visitor's cookies.
 */
export const originCheck = createMiddleware<AppEnv>(async (c, next) => {
  if (!safeMethods.has(c.req.method)) {
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const isForeign =
      origin === undefined
        ? site !== undefined && site !== 'same-origin' && site !== 'none'
        : origin !== c.get('origin');
    if (isForeign) throw new AppError('bad_origin', `origin ${origin ?? site} is not ${c.get('origin')}`);
  }
  await next();
});
