import { Link } from 'react-router';
import { loadCompanyTexts } from '#shared/i18n/dictionary.ts';
import type { CheckUsTexts } from '#shared/i18n/en/company.ts';
import { homeCategoryCount } from '#shared/base/limits.ts';
import { homeTestimonialLength } from '#shared/deals/testimonial-rules.ts';
import { isDemoCompany } from '#shared/content/setting.ts';
import ama from '../../assets/people/ama.svg?url';
import lin from '../../assets/people/lin.svg?url';
import market from '../../assets/scenes/market.svg?url';
import port from '../../assets/scenes/port.svg?url';
import wenzhou from '../../assets/scenes/wenzhou.svg?url';
import { Licence, RecordFacts } from '../../features/content/company/record.tsx';
import { priceExample } from '../../features/content/home/price-example.ts';
import homeCss from '../../features/content/home/proof.css?inline';
import { PageStyle } from '../../lib/page-style.tsx';
import { CompanySections } from '../../features/content/home/sections.tsx';
import { organization } from '../../features/platform/layout/organization.ts';
import { ProductSearch } from '../../features/platform/layout/product-search.tsx';
import { Scenes } from '../../features/platform/layout/scenes.tsx';
import { LogoCarousel } from '../../features/catalogue/partner/logo-carousel.tsx';
import { cardHeart } from '../../features/catalogue/favorite/card-heart.tsx';
import { ProductGrid } from '../../features/catalogue/product/product-card.tsx';
import { TestimonialList } from '../../features/deals/testimonial/testimonial-list.tsx';
import { showTestimonials } from '../../lib/shown-testimonials.ts';
import { type CategoryTile, CategoryTiles } from '../../features/catalogue/product/category-tiles.tsx';
import { shareImage } from '../../lib/head.ts';
import { wantsStaffPage } from '../../lib/wanted-page.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { withPricesAtDoor } from '../../lib/at-door.ts';
import { onServer } from '../../lib/page-loader.ts';
import { ReplyPromise } from '../../lib/reply-promise.tsx';
import { useShell } from '../../lib/shell.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SwipeRow } from '../../ui/swipe-row.tsx';
import type { Route } from './+types/home.ts';
import { pick } from '#shared/base/pick.ts';

const scenes = [port, wenzhou, market];
const portraits = [lin, ama];

export const loader = onServer(async (page, { request }: Route.LoaderArgs) => {
  const { services, locale, t, origin, head, tag, cacheTags } = page;
  const [cards, categories, settings, { checkUs, process }] = await Promise.all([
    services.products.homeCards(locale),
    services.categories.list(locale),
    page.settings(),
    loadCompanyTexts(locale),
  ]);
  const shown = categories.slice(0, homeCategoryCount);
  const pictures = await services.products.categoryPictures(shown.map(({ id }) => id));
  const featured = await services.testimonials.featured(isDemoCompany(settings));
  const own = settings.partnerLogos;
  const logos = own.length > 0 ? own : await services.partners.logos();
  tag(cacheTags.products, cacheTags.categories, cacheTags.partners, cacheTags.testimonials);
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
  const [priced] = await withPricesAtDoor(page, [cards]);
  return {
    meta: {
      title: `${settings.companyName} – ${t('home.metaTitle')}`,
      description: t('home.metaDescription'),
    },
    isStaffSentAway: page.user === null && wantsStaffPage(request),
    cards: priced!,
    categories: shown.map(({ id, name }): CategoryTile => ({ id, name, picture: pictures.get(id) ?? null })),
    logos,
    record: {
      texts: cardTexts(checkUs.record),
      registration: settings.registration,
      isDemo: isDemoCompany(settings),
    },
    testimonials: await showTestimonials(featured, locale, homeTestimonialLength),
    failTitle: process.failTitle,
    example: await priceExample(page, cards),
  };
});

/** The texts of the company's card. The other texts are left out, so that they are not sent. */
const cardTexts = (texts: CheckUsTexts['record']) =>
  pick(texts, ['title', 'name', 'number', 'since', 'office', 'licenceLabel', 'demo', 'demoText', 'link']);

export default function Home({ loaderData }: Route.ComponentProps) {
  const { isStaffSentAway, cards, categories, logos, record, testimonials, failTitle, example } = loaderData;
  const { t } = useTexts();
  const { settings } = useShell();
  return (
    <div className="dense">
      <PageStyle name="home" css={homeCss} />
      {isStaffSentAway ? (
        <p className="wrap py-2" role="status">
          <Link to="/admin/login" reloadDocument className="link">
            {t('home.signInToGoOn')}
          </Link>
        </p>
      ) : null}
      <section className="relative text-white">
        <Scenes images={scenes} label={t('home.sceneLabel')} />
        <div className="wrap pointer-events-none relative flex flex-col gap-2 pt-4 pb-12 sm:gap-4 sm:pt-12 sm:pb-18 lg:min-h-[26rem] lg:pt-16 lg:pb-20">
          <h1 className="h1 max-w-2xl">{t('home.heroTitle')}</h1>
          <p className="max-w-xl text-sm leading-snug sm:text-lg">{t('home.heroSubtitle')}</p>
          <div className="pointer-events-auto max-w-xl">
            <ProductSearch />
          </div>
          <div className="pointer-events-auto flex flex-wrap gap-2 sm:gap-3">
            <Link to="/contact" className="btn btn-light flex-1 px-2 sm:flex-none sm:px-5">
              {t('nav.contactUs')}
            </Link>
            <Link to="/services" className="btn btn-glass flex-1 px-2 sm:flex-none sm:px-5">
              {t('home.heroServices')}
            </Link>
          </div>
          <SwipeRow label={t('home.proofLabel')} className="proof-strip pointer-events-auto text-sm">
            <ul>
              <li>{t('home.proofYears', { count: settings.yearsOfExperience })}</li>
              <li>{t('home.proofCountries')}</li>
              <li>
                <ReplyPromise />
              </li>
            </ul>
          </SwipeRow>
        </div>
      </section>
      <section className="wrap section" aria-labelledby="featured">
        <div className="flex items-center justify-between gap-4">
          <h2 id="featured" className="h2">
            {t('home.featuredTitle')}
          </h2>
          {cards.length > 0 ? (
            <Link to="/products" className="link inline-flex min-h-11 items-center text-right text-sm">
              {t('home.viewAllProducts')}
            </Link>
          ) : null}
        </div>
        {cards.length > 0 ? (
          <>
            <p className="mb-2 text-sm text-muted">{t('home.featuredText')}</p>
            <SwipeRow label={t('home.featuredTitle')} className="shelf">
              <ProductGrid
                cards={cards}
                label={t('home.featuredTitle')}
                columns={4}
                isFeaturedShelf
                renderCorner={cardHeart}
              />
            </SwipeRow>
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
      <div className="wrap">
        <CategoryTiles categories={categories} />
      </div>
      <CompanySections
        failTitle={failTitle}
        example={example}
        record={<RecordCard {...record} />}
        testimonials={
          testimonials ? (
            <TestimonialList shown={testimonials} className="wrap section" headingClass="h2" />
          ) : null
        }
        portraits={portraits.map((src) => (
          <img
            key={src}
            src={src}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className="size-14 rounded-full"
          />
        ))}
        logos={logos.length > 0 ? <LogoCarousel logos={logos} /> : null}
      />
    </div>
  );
}

/** The company's data in the public register, and a link to the page that explains how to check them. */
function RecordCard(record: Route.ComponentProps['loaderData']['record']) {
  const { t } = useTexts();
  const { settings } = useShell();
  return (
    <li className="card sheet flex flex-col gap-2 p-4">
      <h3 className="h3">{record.texts.title}</h3>
      <Licence {...record} />
      <RecordFacts {...record}>
        <dt>{record.texts.since}</dt>
        <dd>{record.registration.since}</dd>
        <dt>{record.texts.office}</dt>
        <dd>{settings.addresses[0]?.lines}</dd>
      </RecordFacts>
      <Link to="/check-us" className="btn btn-outline mt-auto">
        <Icon name="shield" />
        {record.texts.link}
      </Link>
      <Link to="/how-we-did" className="link inline-flex min-h-11 items-center justify-center">
        {t('footer.howWeDid')}
      </Link>
    </li>
  );
}
