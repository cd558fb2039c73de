import { isbot } from 'isbot';
import { AppError } from '#shared/base/errors.ts';
import { maxPageSize, translationMaxAgeSeconds } from '#shared/base/limits.ts';
import { pagesOf } from '#shared/base/list-query.ts';
import { toLocale } from '#shared/base/locale.ts';
import { productCalls } from '#shared/catalogue/product-calls.ts';
import { ensureViewer } from '../../platform/http/cookies.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { ProductService } from './product.service.ts';

/** Public reads of products, and the counting of views (docs/specification/calls.md#products-and-suppliers). */
export function productRoutes({ products }: { products: ProductService }) {
  return routesOf(
    handle(productCalls.list, async ({ query, c }) => {
      const limit = c.req.query('limit') === undefined ? maxPageSize : query.limit;
      const { products: rows, total } = await products.list({ ...query, limit });
      c.header('X-Total-Count', String(total));
      const links = pageLinks(new URL(c.req.url), c.get('origin'), query.page, pagesOf(total, limit));
      if (links) c.header('Link', links);
      return rows;
    }),
    handle(productCalls.featured, async ({ query: { limit } }) => {
      const { products: rows } = await products.list({
        search: '',
        categoryId: null,
        featured: true,
        sort: 'newest',
        page: 1,
        limit,
      });
      return rows;
    }),
    handle(productCalls.read, ({ params }) => products.get(params.id)),
    handle(productCalls.media, ({ params }) => products.media(params.id)),
    handle(productCalls.translation, async ({ params, c }) => {
      const locale = toLocale(params.lang);
      if (!locale) throw new AppError('not_found', `no language ${params.lang}`);
      const translation = await products.translation(params.id, locale);
      c.header('Cache-Control', `private, max-age=${translationMaxAgeSeconds}`);
      return translation;
    }),
    handle(productCalls.view, async ({ params, c }) => {
      await products.get(params.id);
      const isRobot = isbot(c.req.header('user-agent'));
      return {
        success: true as const,
        counted: !isRobot && (await products.countView(params.id, await ensureViewer(c))),
      };
    }),
  );
}

/** RFC 8288 links to the first, previous, next and last page; null if there is only one page. */
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
