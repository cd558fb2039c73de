import { productQuery } from '#shared/catalogue/product.ts';
import { maxCatalogueProducts } from '#shared/deals/paper-limits.ts';
import { type SelectionQuery, selectionCalls } from '#shared/deals/selection-calls.ts';
import type { CategoryService } from '../../catalogue/category/category.service.ts';
import type { FavoriteService } from '../../catalogue/favorite/favorite.service.ts';
import type { AppContext } from '../../platform/http/env.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { ProductService } from '../../catalogue/product/product.service.ts';
import type { QuoteListService } from '../quote/quote-list.service.ts';
import type { AskedCatalogue, SelectionService } from './selection.service.ts';

type Dependencies = {
  selections: SelectionService;
  products: ProductService;
  categories: CategoryService;
  favorites: FavoriteService;
  quoteLists: QuoteListService;
};

/** The call behind "This selection as PDF". */
export function selectionRoutes({ selections, ...deps }: Dependencies) {
  const { products, categories, favorites, quoteLists } = deps;

  /** The products of a selection, with its title or its quantities. */
  async function chosen(
    c: AppContext,
    { of, category }: SelectionQuery,
  ): Promise<Pick<AskedCatalogue, 'productIds' | 'title' | 'list'>> {
    const locale = c.get('locale');
    const who = async () => ({ user: await c.get('user')(), visitor: c.get('visitor') });
    if (of === 'favorites')
      return { productIds: await favorites.idsOf(await favorites.ownerOf(await who())) };
    if (of === 'list') {
      const list = await quoteLists.read(await quoteLists.ownerOf(await who()), locale);
      return { productIds: list.lines.flatMap(({ productId }) => productId ?? []), list };
    }
    const query = productQuery.parse({ category, limit: maxCatalogueProducts });
    const [{ cards }, all] = await Promise.all([products.listCards(query, locale), categories.list(locale)]);
    const title = all.find(({ id }) => id === query.categoryId)?.name ?? null;
    return { productIds: cards.map(({ id }) => id), title };
  }

  return routesOf(
    handle(selectionCalls.catalogue, async ({ query, c }) => {
      const bytes = await selections.catalogue({
        of: query.of,
        ...(await chosen(c, query)),
        locale: c.get('locale'),
        origin: c.get('origin'),
        ip: c.get('ip'),
      });
      c.header('Content-Type', 'application/pdf');
      c.header('Content-Disposition', 'inline; filename="catalogue.pdf"');
      c.header('Cache-Control', 'private, no-store');
      c.header('X-Robots-Tag', 'noindex');
      return c.body(bytes as Uint8Array<ArrayBuffer>);
    }),
  );
}
