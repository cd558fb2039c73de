import { Link } from 'react-router';
import { loadCompanyTexts } from '#shared/i18n/dictionary.ts';
import { homeCategoryCount, maxSearchLength } from '#shared/limits.ts';
import market from '../../assets/scenes/market.svg?url';
import port from '../../assets/scenes/port.svg?url';
import wenzhou from '../../assets/scenes/wenzhou.svg?url';
import { CompanySections } from '../../features/home/sections.tsx';
import { organization } from '../../features/layout/organization.ts';
import { LogoCarousel } from '../../features/partner/logo-carousel.tsx';
import { ProductGrid } from '../../features/product/product-card.tsx';
import { pageMeta, shareImage } from '../../lib/head.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { onServer } from '../../lib/page-loader.ts';
import { ReplyPromise } from '../../lib/reply-promise.tsx';
import { useShell } from '../../lib/shell.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Slideshow } from '../../ui/slideshow.tsx';
import type { Route } from './+types/home.ts';

const scenes = [port, wenzhou, market];

export const loader = onServer(async (page) => {
  const { services, locale, t, origin, head, tag, cacheTags } = page;
  const [cards, categories, settings, { proof, process }] = await Promise.all([
    services.products.homeCards(locale),
    services.categories.list(locale),
    page.settings(),
    loadCompanyTexts(locale),
  ]);
  const { failTitle, fail1, fail2, fail3 } = process;
  const own = settings.partnerLogos.map((logo) => ({ ...logo, id: logo.name }));
  const logos = own.length > 0 ? own : await services.partners.logos();
  tag(cacheTags.products, cacheTags.categories, cacheTags.partners);
  tag(...cards.map((card) => cacheTags.product(card.id)));
  head.canonical = '/';
  head.image = shareImage(origin);
  head.jsonLd.push(organization(settings, origin), {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: settings.companyName,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/products?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
  return {
    meta: {
      title: `${settings.companyName} – ${t('home.metaTitle')}`,
      description: t('home.metaDescription'),
    },
    cards,
    categories: categories.slice(0, homeCategoryCount).map(({ id, name }) => ({ id, name })),
    logos,
    texts: { proof, fail: { failTitle, fail1, fail2, fail3 } },
  };
});

export const meta = pageMeta;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { cards, categories, logos, texts } = loaderData;
  const { t } = useTexts();
  const { settings, savesData } = useShell();
  return (
    <>
      <section className="relative text-white">
        <Slideshow
          images={scenes}
          savesData={savesData}
          labels={{
            region: t('home.sceneLabel'),
            pause: t('common.pause'),
            play: t('common.play'),
            slide: (number) => t('common.slide', { number, total: scenes.length }),
          }}
        />
        <div className="wrap pointer-events-none relative flex flex-col gap-3 pt-6 pb-14 sm:gap-4 sm:pt-12 sm:pb-18 lg:min-h-[26rem] lg:pt-20 lg:pb-24">
          <h1 className="h1 max-w-2xl">{t('home.heroTitle')}</h1>
          <p className="max-w-xl text-lg">{t('home.heroSubtitle')}</p>
          <div className="pointer-events-auto flex flex-wrap gap-3">
            <Link to="/contact" className="btn btn-light">
              {t('nav.contactUs')}
            </Link>
            <Link to="/services" className="btn btn-glass">
              {t('home.heroServices')}
            </Link>
          </div>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <li>{t('home.proofYears', { count: settings.yearsOfExperience })}</li>
            <li>{t('home.proofCountries')}</li>
            <li>
              <ReplyPromise />
            </li>
          </ul>
        </div>
      </section>
      <div className="wrap grid gap-3 pt-4 lg:grid-cols-3 lg:items-start lg:gap-5">
        <Search />
        <Categories categories={categories} />
      </div>
      <section className="wrap section" aria-labelledby="featured">
        <h2 id="featured" className="h2">
          {t('home.featuredTitle')}
        </h2>
        {cards.length > 0 ? (
          <>
            <p className="lead mt-1 mb-5">{t('home.featuredText')}</p>
            <ProductGrid cards={cards} label={t('home.featuredTitle')} columns={4} isFeaturedShelf />
            <Link to="/products" className="btn btn-primary mt-6">
              {t('home.viewAllProducts')}
            </Link>
          </>
        ) : (
          <div className="mt-4">
            <EmptyState icon="box" title={t('home.emptyTitle')} text={t('home.emptyText')}>
              <Link to="/contact" className="btn btn-primary">
                {t('home.emptyButton')}
              </Link>
            </EmptyState>
          </div>
        )}
      </section>
      <CompanySections texts={texts} logos={logos.length > 0 ? <LogoCarousel logos={logos} /> : null} />
    </>
  );
}

/** The catalogue's search, as a plain form. */
function Search() {
  const { t } = useTexts();
  return (
    <form action="/products" role="search" className="card filters flex gap-2 p-3">
      <label className="flex-1">
        <span className="sr-only">{t('products.searchLabel')}</span>
        <input
          type="search"
          name="search"
          className="field"
          placeholder={t('products.searchPlaceholder')}
          maxLength={maxSearchLength}
          enterKeyHint="search"
          autoComplete="off"
          data-plain=""
        />
      </label>
      <button type="submit" className="btn btn-primary" aria-label={t('products.searchButton')} data-plain="">
        <Icon name="search" />
      </button>
    </form>
  );
}

/** The toggle panel of categories, open at first: native, so it closes before any script. */
function Categories({ categories }: { categories: readonly { id: string; name: string }[] }) {
  const { t } = useTexts();
  if (categories.length === 0) return null;
  return (
    <details className="card lg:col-span-2" open>
      <summary
        className="flex min-h-12 list-none items-center justify-between gap-3 px-4 font-semibold"
        data-plain=""
      >
        {t('home.categories')}
        <Icon name="chevron" />
      </summary>
      <ul className="grid grid-cols-2 gap-2 p-3 pt-0 md:grid-cols-4">
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/products?category=${id}`} className="tile">
              {name}
            </Link>
          </li>
        ))}
        <li className="col-span-full">
          <Link to="/products" className="menu-item text-leaf underline">
            {t('home.viewAllCategories')}
          </Link>
        </li>
      </ul>
    </details>
  );
}
