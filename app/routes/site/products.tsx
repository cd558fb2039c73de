import { Link, useNavigation } from 'react-router';
import { pagesOf } from '#shared/base/list-query.ts';
import { AppError } from '#shared/base/errors.ts';
import { listFeaturedCount, skeletonCardCount } from '#shared/base/limits.ts';
import { canonicalPath, withParameter } from '#shared/base/pages.ts';
import { isStaff } from '#shared/base/policy.ts';
import { splitPrice } from '#shared/base/price-words.ts';
import { type ProductCard, productQuery } from '#shared/catalogue/product.ts';
import { defaultSort } from '#shared/catalogue/product-rules.ts';
import market from '../../assets/scenes/market.svg?url';
import port from '../../assets/scenes/port.svg?url';
import savannah from '../../assets/scenes/savannah.svg?url';
import warehouse from '../../assets/scenes/warehouse.svg?url';
import { cardHeart } from '../../features/catalogue/favorite/card-heart.tsx';
import { StaffActions } from '../../features/catalogue/product/staff-actions.tsx';
import { Scenes } from '../../features/platform/layout/scenes.tsx';
import { Pagination } from '../../features/catalogue/product/pagination.tsx';
import { ProductFilter } from '../../features/catalogue/product/product-filter.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../features/catalogue/product/product-card.tsx';
import { NearProducts, NoProducts, PriceFilter } from '../../features/catalogue/product/search-outcome.tsx';
import { useTexts } from '../../lib/i18n.tsx';
import { useIsSlow } from '../../features/platform/layout/use-is-slow.ts';
import { withPricesAtDoor } from '../../lib/at-door.ts';
import { CountryChoice } from '../../features/catalogue/product/country-choice.tsx';
import { onServer } from '../../lib/page-loader.ts';
import { SelectionLink } from '../../features/deals/selection/selection-link.tsx';
import { useShell } from '../../lib/shell.ts';
import type { Route } from './+types/products.ts';
import { Titled } from '../../ui/titled.tsx';

const banner = [warehouse, port, market, savannah];

export const loader = onServer(async (context, { request }: Route.LoaderArgs) => {
  const { services, settings, locale, t, origin, head, tag, cacheTags, country } = context;
  const url = new URL(request.url);
  const parsed = productQuery.safeParse(Object.fromEntries(url.searchParams));
  if (!parsed.success) throw new AppError('bad_request', parsed.error.message);
  const query = parsed.data;
  const isFiltered = query.search !== '' || query.categoryId !== null;
  const [categories, found, featured, articleCount] = await Promise.all([
    services.categories.list(locale),
    services.products.listCards(query, locale),
    isFiltered || query.page > 1 || query.sort !== defaultSort('')
      ? []
      : services.products.featuredCards(listFeaturedCount, locale),
    services.blog.countMatches(splitPrice(query.search).words, locale),
  ]);
  const pages = pagesOf(found.total, query.limit);
  if (query.page > pages) throw new AppError('not_found', `page ${query.page} of ${pages}`);
  const { page } = query;
  const { cards, near, nearKind, words, price, corrected, facets } = found;
  const category = categories.find(({ id }) => id === query.categoryId);

  tag(cacheTags.products, cacheTags.categories);
  if (query.search !== '') tag(cacheTags.posts, cacheTags.synonyms);
  // Not a search miss if only the category (which the facets ignore) or the price excludes all results.
  if (words !== '' && facets.size === 0 && nearKind !== 'price')
    context.missed = services.synonyms.missOf(words);
  if (price) tag(cacheTags.settings);
  tag(...[...cards, ...near, ...featured].map((card) => cacheTags.product(card.id)));
  // Searches, orders and unknown categories would be endless copies of the same list.
  const isOwnPage =
    query.search === '' && !url.searchParams.has('sort') && (query.categoryId === null || category);
  if (isOwnPage) {
    const own = new URLSearchParams({
      ...(category ? { category: category.id } : {}),
      ...(page > 1 ? { page: String(page) } : {}),
    });
    head.canonical = canonicalPath('/products', own);
  }
  head.jsonLd.push({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cards.map((card, i) => ({
      '@type': 'ListItem',
      position: (page - 1) * query.limit + i + 1,
      url: `${origin}/product/${card.id}`,
    })),
  });
  const [{ companyName }, [shown, shownNear, shownFeatured]] = await Promise.all([
    settings(),
    withPricesAtDoor(context, [cards, near, featured]),
  ]);
  const title = query.search
    ? t('products.metaTitleSearch', { search: query.search })
    : category
      ? t('products.metaTitleCategory', { category: category.name })
      : t('products.metaTitle');
  const description = category
    ? (category.description ?? t('products.metaDescriptionCategory', { category: category.name }))
    : t('products.metaDescription');
  return {
    meta: { title: `${title} – ${companyName}`, description },
    query,
    isFiltered,
    heading: category && query.search === '' ? category.name : t('products.title'),
    intro: category && query.search === '' ? category.description : null,
    categories: categories.map(({ id, name }) => ({ id, name, count: facets.get(id) ?? 0 })),
    cards: shown!,
    near: shownNear!,
    nearKind,
    words,
    price,
    corrected,
    isElsewhere: facets.size > 0,
    featured: shownFeatured!,
    country,
    total: found.total,
    articleCount,
    page,
    pages,
  };
});

export default function Products({ loaderData }: Route.ComponentProps) {
  const {
    country,
    query,
    isFiltered,
    heading,
    intro,
    categories,
    featured,
    total,
    articleCount,
    page,
    pages,
  } = loaderData;
  const { cards, near, nearKind, words, price, corrected, isElsewhere } = loaderData;
  const { t } = useTexts();
  const { settings, user } = useShell();
  const navigation = useNavigation();
  const isLoading = useIsSlow(navigation.state === 'loading' && navigation.location.pathname === '/products');
  const extras = {
    renderCorner: cardHeart,
    renderFoot: isStaff(user) ? (card: ProductCard) => <StaffActions product={card} /> : undefined,
  };
  const title = query.search ? t('products.resultsTitle') : t('products.allTitle');
  const path = (to: number, search = query.search) => {
    const params = new URLSearchParams();
    if (search) params.set('search', search);
    if (query.categoryId) params.set('categoryId', query.categoryId);
    if (query.sort !== defaultSort(query.search)) params.set('sort', query.sort);
    return withParameter(
      `/products${params.size > 0 ? `?${params}` : ''}`,
      'page',
      to > 1 ? String(to) : null,
    );
  };
  return (
    <>
      <section className="relative text-white">
        <Scenes images={banner} label={t('common.slideshow')} />
        <div
          className={`wrap pointer-events-none relative flex flex-col gap-1 pt-6 pb-12 sm:min-h-56 sm:pt-12 sm:pb-16 ${isFiltered ? '' : 'min-h-46'}`}
        >
          <p className="font-semibold text-amber">{settings.companyName}</p>
          <h1 className="h1">{heading}</h1>
          {/* On a phone the results are more important. */}
          <p className={`max-w-xl ${isFiltered && !intro ? 'max-sm:hidden' : ''}`}>
            {intro ?? t('products.bannerText')}
          </p>
        </div>
      </section>
      <div className="wrap">
        <ProductFilter query={query} categories={categories} />
        {/* Shown only after a country was chosen at a product: the list of countries makes the page larger. */}
        {country === null ? null : (
          <div className="mb-3 text-sm">
            <CountryChoice country={country} label={t('product.doorCountry')} none={t('product.doorNone')} />
          </div>
        )}
        {featured.length > 0 ? (
          <Titled className="pb-8" id="featured" title={t('products.featuredTitle')} look="h2 mb-4">
            <ProductGrid
              cards={featured}
              label={t('products.featuredTitle')}
              isMain
              columns={4}
              isFeaturedShelf
              {...extras}
            />
          </Titled>
        ) : null}
        <section className="pb-8" aria-labelledby="all">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="all" className="h2">
              {title}{' '}
              <span className="font-sans text-base font-normal text-muted">
                {t('products.count', { count: total })}
              </span>
            </h2>
            {total > 0 && query.search === '' ? (
              <SelectionLink of="products" category={query.categoryId} />
            ) : null}
            {isStaff(user) ? (
              <Link to="/admin/products" reloadDocument className="btn btn-outline">
                {t('products.manage')}
              </Link>
            ) : null}
          </div>
          {price ? <PriceFilter price={price} without={path(1, words)} /> : null}
          {price?.isKnown ? (
            <p className="mb-4 text-sm text-muted">{t('products.filteredBy', { date: settings.ratesDay })}</p>
          ) : query.sort === 'price_asc' || query.sort === 'price_desc' ? (
            <p className="mb-4 text-sm text-muted">{t('products.comparedBy', { date: settings.ratesDay })}</p>
          ) : null}
          {articleCount > 0 ? (
            <p className="mb-4">
              <Link
                to={`/blog?search=${encodeURIComponent(words)}`}
                className="link inline-flex min-h-11 items-center"
              >
                {t('products.articles', { count: articleCount })}
              </Link>
            </p>
          ) : null}
          {isLoading ? (
            <ProductGridSkeleton count={skeletonCardCount} label={t('common.loading')} />
          ) : (
            <>
              {cards.length > 0 ? (
                <ProductGrid cards={cards} label={title} isMain={featured.length === 0} {...extras} />
              ) : total === 0 ? (
                <NoProducts
                  search={words}
                  isElsewhere={isElsewhere}
                  isFiltered={isFiltered}
                  isStaffUser={isStaff(user)}
                  categories={categories}
                />
              ) : null}
              {near.length > 0 ? (
                <NearProducts
                  cards={near}
                  kind={nearKind}
                  words={words}
                  corrected={corrected}
                  isMain={cards.length === 0}
                  {...extras}
                />
              ) : null}
            </>
          )}
          {pages > 1 ? <Pagination page={page} pages={pages} pathOf={path} /> : null}
        </section>
      </div>
    </>
  );
}
