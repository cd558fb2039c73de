import { Hono } from 'hono';
import { isbot } from 'isbot';
import { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import { maxPageSize, translationMaxAgeSeconds } from '../../shared/limits.ts';
import { toLocale } from '../../shared/locale.ts';
import { product, productMedia, productQuery, productTranslation } from '../../shared/product.ts';
import type { AppEnv } from '../http/env.ts';
import { answer, query } from '../http/validate.ts';
import type { ProductService } from './product.service.ts';

/** Everything under /api/products (public-site section 7) but a product's favourites. */
export function productRoutes({ products }: { products: ProductService }) {
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const q = query(c, productQuery);
      const limit = c.req.query('limit') === undefined ? maxPageSize : q.limit;
      const { products: rows, total } = await products.list({ ...q, limit });
      c.header('X-Total-Count', String(total));
      const links = pageLinks(new URL(c.req.url), c.get('origin'), q.page, Math.ceil(total / limit));
      if (links) c.header('Link', links);
      return answer(c, z.array(product), rows);
    })
    .get('/featured', async (c) => {
      const { products: rows } = await products.list({
        search: '',
        categoryId: null,
        featured: true,
        sort: 'newest',
        page: 1,
        limit: query(c, productQuery).limit,
      });
      return answer(c, z.array(product), rows);
    })
    .get('/:id', async (c) => answer(c, product, await products.get(c.req.param('id'))))
    .get('/:id/media', async (c) => answer(c, z.array(productMedia), await products.media(c.req.param('id'))))
    .get('/:id/translation/:lang', async (c) => {
      const locale = toLocale(c.req.param('lang'));
      if (!locale) throw new AppError('not_found', `no language ${c.req.param('lang')}`);
      const translation = await products.translation(c.req.param('id'), locale);
      c.header('Cache-Control', `private, max-age=${translationMaxAgeSeconds}`);
      return answer(c, productTranslation.nullable(), translation);
    })
    .post('/:id/view', async (c) => {
      const id = c.req.param('id');
      await products.get(id);
      if (isbot(c.req.header('user-agent'))) return c.json({ success: true, counted: false });
      const { sessionId } = await c.get('ensureVisitor')();
      return c.json({ success: true, counted: await products.countView(id, sessionId) });
    });
}

/** RFC 8288 links to the first, previous, next and last page; null where there is one page only. */
function pageLinks(requested: URL, origin: string, page: number, pages: number): string | null {
  if (pages <= 1) return null;
  const link = (to: number, rel: string) => {
    const params = new URLSearchParams(requested.search);
    params.set('page', String(to));
    return `<${origin}${requested.pathname}?${params}>; rel="${rel}"`;
  };
  return [
    link(1, 'first'),
    ...(page > 1 ? [link(Math.min(page - 1, pages), 'prev')] : []),
    ...(page < pages ? [link(page + 1, 'next')] : []),
    link(pages, 'last'),
  ].join(', ');
}
