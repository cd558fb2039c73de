import { useEffect } from 'react';
import { Link } from 'react-router';
import { contactUrl } from '#shared/catalogue/call-supplier.ts';
import { localeTags } from '#shared/base/locale.ts';
import { placeIn } from '#shared/base/place.ts';
import { isDemoCompany } from '#shared/content/setting.ts';
import { FavoriteButton } from '../../features/catalogue/favorite/favorite-button.tsx';
import { codeOf, ErrorPage } from '../../features/platform/layout/error-page.tsx';
import { AddToList } from '../../features/catalogue/product/add-to-list.tsx';
import { ColorSwatches } from '../../features/catalogue/product/color-swatches.tsx';
import { Gallery } from '../../features/catalogue/product/gallery.tsx';
import { leadTimeText } from '#shared/catalogue/order-terms.ts';
import { OrderTerms } from '../../features/catalogue/product/order-terms.tsx';
import { CallSupplier } from '../../features/catalogue/product/product-actions.tsx';
import { cardHeart } from '../../features/catalogue/favorite/card-heart.tsx';
import { PriceTiers } from '../../features/deals/quote-list/price-tiers.tsx';
import { ProductGrid } from '../../features/catalogue/product/product-card.tsx';
import { ProductNotFound } from '../../features/catalogue/product/product-not-found.tsx';
import { ProductTabs } from '../../features/catalogue/product/product-tabs.tsx';
import { productJsonLd } from '../../features/catalogue/product/structured-data.ts';
import { breadcrumbJsonLd } from '../../lib/breadcrumbs.ts';
import { StockBadge } from '../../features/catalogue/product/stock-badge.tsx';
import { TestimonialList } from '../../features/deals/testimonial/testimonial-list.tsx';
import { SupplierCard } from '../../features/catalogue/product/supplier-card.tsx';
import { countPageView } from '../../lib/count-view.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { onServer } from '../../lib/page-loader.ts';
import { DoorPrice } from '../../features/catalogue/product/door-price.tsx';
import { withPricesAtDoor } from '../../lib/at-door.ts';
import { doorOf } from '../../lib/door.ts';
import { showTestimonials } from '../../lib/shown-testimonials.ts';
import { Icon } from '../../ui/icon.tsx';
import { Shelf } from '../../ui/shelf.tsx';
import type { Route } from './+types/product.ts';
import { Titled } from '../../ui/titled.tsx';

/** Number of other products of the category shown at the end. */
const relatedCount = 4;

export const loader = onServer(async (page, { params }: Route.LoaderArgs) => {
  const { services, locale, t, origin, head, tag, cacheTags } = page;
  const product = await services.products.getTranslated(params.id, locale);
  const [category, partner, gallery, favorite, related, articles, settings] = await Promise.all([
    product.categoryId ? services.categories.get(product.categoryId, locale).catch(nullIfGone) : null,
    product.partnerId ? services.partners.get(product.partnerId).catch(nullIfGone) : null,
    services.products.gallery(product, locale),
    services.favorites.ownerOf(page).then((owner) => services.favorites.status(owner, product.id)),
    services.products.related(product, locale, relatedCount),
    services.blog.about(product.id, locale),
    page.settings(),
  ]);
  const reviews = await services.testimonials.ofProduct(product.id, isDemoCompany(settings));
  tag(cacheTags.product(product.id), cacheTags.postsAbout(product.id), cacheTags.settings);
  if (product.categoryId) tag(cacheTags.category(product.categoryId));
  if (product.partnerId) tag(cacheTags.partner(product.partnerId));
  tag(...related.map((card) => cacheTags.product(card.id)));

  const [[shownRelated], door] = await Promise.all([
    withPricesAtDoor(page, [related]),
    doorOf(page, product),
  ]);
  const path = `/product/${product.id}`;
  head.canonical = path;
  head.type = 'product';
  head.image = { url: `${origin}/share${path}.jpg`, width: 1200, height: 630 };
  const images = gallery
    .filter((item) => item.type === 'image')
    .map((item) => new URL(item.url, origin).href);
  head.jsonLd.push(
    productJsonLd(product, { url: origin + path, images, category, partner, reviews }),
    breadcrumbJsonLd([
      { name: t('nav.home'), url: `${origin}/` },
      { name: t('nav.products'), url: `${origin}/products` },
      ...(category ? [{ name: category.name, url: `${origin}/products?category=${category.id}` }] : []),
      { name: product.name, url: origin + path },
    ]),
  );
  const description = product.shortDescription ?? undefined;
  return {
    address: origin + path,
    meta: { title: `${product.name} – ${settings.companyName}`, ...(description ? { description } : {}) },
    product,
    category: category && { id: category.id, name: category.name },
    // Fields that are not shown are not sent.
    partner: partner && {
      ...partner,
      location: partner.location && placeIn(locale, partner.location),
      description: undefined,
    },
    // Only the first picture is the main one of the page. The others need no placeholder.
    gallery: gallery.map(({ picture, ...item }, i) => ({
      ...item,
      picture: picture && i > 0 ? { ...picture, placeholder: undefined } : picture,
    })),
    favorite,
    related: shownRelated!,
    door,
    articles,
    testimonials: await showTestimonials(reviews.newest, locale),
    times: settings.deliveryTimes,
  };
});

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { address, product, category, partner, gallery, favorite, related, articles } = loaderData;
  const { locale, t } = useTexts();
  useEffect(() => countPageView('products', product.id), [product.id]);
  const contact = contactUrl(product);
  const leadTime = product.leadTime && leadTimeText(product.leadTime, locale, t);
  return (
    <>
      <div className="wrap pb-8" data-kind="products" data-seen={product.id}>
        <nav aria-label={t('product.breadcrumb')} className="py-2 text-sm text-muted">
          <ol className="flex flex-wrap gap-x-2">
            <li>
              <Link to="/products" className="inline-flex min-h-11 min-w-11 items-center hover:underline">
                {t('nav.products')}
              </Link>
            </li>
            {category ? (
              <li className="flex items-center gap-2">
                <span aria-hidden="true">/</span>
                <Link
                  to={`/products?category=${category.id}`}
                  className="inline-flex min-h-11 min-w-11 items-center hover:underline"
                >
                  {category.name}
                </Link>
              </li>
            ) : null}
          </ol>
        </nav>
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-10">
          {/* Before the gallery, which takes long to read out: visitors must know at once that the page is right. */}
          <div className="flex flex-wrap items-start gap-3 lg:col-start-2">
            <div className="grow basis-[12rem]">
              <h1 className="h2">{product.name}</h1>
              <OrderTerms terms={product} />
            </div>
            <FavoriteButton key={product.id} product={product} status={favorite} />
          </div>
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Gallery key={product.id} items={gallery} name={product.name} />
          </div>
          <div className="flex flex-col gap-4">
            <div className="flex flex-wrap gap-1.5">
              {category ? <span className="badge badge-plain">{category.name}</span> : null}
              <StockBadge status={product.stockStatus} />
              {product.isFeatured ? <span className="badge badge-amber">{t('product.featured')}</span> : null}
              {product.isActive ? <span className="badge">{t('product.active')}</span> : null}
            </div>
            <PriceTiers product={product} />
            <DoorPrice product={product} door={loaderData.door} />
            <dl className="columns-fit grid gap-3">
              {leadTime ? (
                <Fact icon="clock" label={t('product.leadTime')}>
                  {leadTime}
                </Fact>
              ) : null}
              {product.sku ? (
                <Fact icon="box" label={t('product.sku')}>
                  {product.sku}
                </Fact>
              ) : null}
            </dl>
            <div className="flex flex-col gap-4">
              {product.shortDescription ? <p className="lead">{product.shortDescription}</p> : null}
              <div className="grid gap-2 lg:grid-cols-2">
                <Link to={contact} className="btn btn-primary hidden lg:inline-flex">
                  {t('product.requestQuote')}
                </Link>
                <AddToList product={product} />
                <Link to={contact} className="btn btn-outline">
                  {t('product.ask')}
                </Link>
                <CallSupplier product={product} partner={partner} className="hidden lg:inline-flex" />
              </div>
              {partner ? <SupplierCard partner={partner} /> : null}
              <ColorSwatches colors={product.colors} />
              {product.features.length > 0 ? (
                <div>
                  <h2 className="font-sans text-sm font-semibold">{t('product.highlights')}</h2>
                  <ul className="mt-1 grid grid-cols-1 gap-1">
                    {product.features.map((feature) => (
                      <li key={feature} className="flex items-start gap-2">
                        <span className="mt-0.5 text-leaf">
                          <Icon name="check" />
                        </span>
                        <span className="min-w-0">{feature}</span>
                      </li>
                    ))}
                  </ul>
                </div>
              ) : null}
            </div>
          </div>
        </div>
        <div className="mt-8">
          <ProductTabs
            key={product.id}
            description={product.description}
            specifications={product.specifications}
            times={loaderData.times}
          />
        </div>
        {loaderData.testimonials ? (
          <TestimonialList shown={loaderData.testimonials} className="mt-8" headingClass="h3" />
        ) : null}
        {articles.length > 0 ? (
          <Titled className="mt-8" id="articles" title={t('product.articles')} look="h3 mb-2">
            <ul className="grid gap-1">
              {articles.map((article) => (
                <li key={article.id}>
                  <Link
                    to={`/blog/${article.slug}`}
                    className="link inline-flex min-h-11 items-center"
                    lang={article.language === locale ? undefined : localeTags[article.language]}
                  >
                    {article.title}
                  </Link>
                </li>
              ))}
            </ul>
          </Titled>
        ) : null}
        {related.length > 0 ? (
          <Shelf id="related" title={t('product.related')}>
            <ProductGrid cards={related} label={t('product.related')} columns={4} renderCorner={cardHeart} />
          </Shelf>
        ) : null}
      </div>
      <p className="print-only wrap">{address}</p>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="wrap section">
      {codeOf(error) === 'not_found' ? <ProductNotFound /> : <ErrorPage error={error} />}
    </div>
  );
}

function Fact(props: { icon: 'box' | 'clock'; label: string; children: string }) {
  return (
    <div className="card relative py-3 pr-3 pl-12">
      <dt className="text-sm text-muted">
        <span className="absolute inset-y-0 left-3 grid place-items-center text-leaf">
          <Icon name={props.icon} className="size-6" />
        </span>
        {props.label}
      </dt>
      <dd className="font-semibold">{props.children}</dd>
    </div>
  );
}

/** Returns null if a category or supplier no longer exists: the product's page is shown without it. */
function nullIfGone(error: unknown): null {
  if ((error as { code?: string }).code === 'not_found') return null;
  throw error;
}
