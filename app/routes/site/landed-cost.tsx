import { Link } from 'react-router';
import { contactUrl } from '#shared/call-supplier.ts';
import { countryName, toDestination } from '#shared/country.ts';
import { loadLandedCostTexts } from '#shared/i18n/dictionary.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { isCleared } from '#shared/landed-cost.ts';
import { papersOf, transitsOf } from '#shared/landed-text.ts';
import { officeDay } from '#shared/zoned-time.ts';
import { CargoFill } from '../../features/landed-cost/cargo-fill.tsx';
import { LandedForm } from '../../features/landed-cost/landed-form.tsx';
import { readAsk } from '../../features/landed-cost/ask.ts';
import { TermStrip } from '../../features/landed-cost/term-strip.tsx';
import landedCss from '../../features/landed-cost/landed-page.css?inline';
import { pageMeta } from '../../lib/head.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { LandedTable } from '../../lib/landed-table.tsx';
import { onServer } from '../../lib/page-loader.ts';
import { PageStyle } from '../../lib/page-style.tsx';
import { PapersList } from '../../lib/papers-list.tsx';
import type { Route } from './+types/landed-cost.ts';

/** The cost of a product at the buyer's door. Each shipment has its own address, so no page is cached or indexed. */
export const loader = onServer(async (page, { request }: Route.LoaderArgs) => {
  const { services, locale, settings, head } = page;
  const { searchParams } = new URL(request.url);
  const product = await services.products.getTranslated(searchParams.get('product') ?? '', locale);
  const asked = toDestination(searchParams.get('country') ?? undefined);
  const country = searchParams.has('country') ? asked : page.country;
  const ask = readAsk(searchParams, product);
  const [texts, { companyName, rates, deliveryTimes }, found] = await Promise.all([
    loadLandedCostTexts(locale),
    settings(),
    services.landedCosts.ofProduct(product.id, country, ask),
  ]);
  head.canonical = null;
  const today = officeDay();
  return {
    meta: { title: `${fillText(texts.metaTitle, { product: product.name })} – ${companyName}` },
    texts,
    product: {
      id: product.id,
      name: product.name,
      price: product.price,
      priceUnit: product.priceUnit,
      saleUnit: product.saleUnit,
      incoterm: product.incoterm,
      minimumOrderQuantity: product.minimumOrderQuantity,
    },
    country,
    ask,
    cost: found.cost,
    packing: found.packing,
    disputed: found.rows.filter(({ isDisputed }) => isDisputed),
    papers: papersOf(found.rows, [found.goodsClass], locale, texts, today),
    transits: country === null ? null : transitsOf(found.rows, country, locale, texts, today),
    times: deliveryTimes,
    rates: { date: rates.date, perDollar: rates.perDollar },
    today,
  };
});

export const meta = pageMeta;

export default function LandedCostPage({ loaderData }: Route.ComponentProps) {
  const { texts, product, country, ask, cost, packing, disputed, papers, rates, today } = loaderData;
  const { locale, t } = useTexts();
  const place = { country: country ? countryName(country, locale) : '' };
  return (
    <div className="wrap section">
      <PageStyle name="landed-cost" css={landedCss} />
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
        <div>
          <h1 className="h1">{texts.title}</h1>
          <p className="h3 mt-1">
            <Link to={`/product/${product.id}`} className="link inline-flex min-h-11 items-center">
              {product.name}
            </Link>
          </p>
          <p className="lead mt-1">{texts.intro}</p>
        </div>
        <LandedForm texts={texts} product={product} country={country} ask={ask} disputed={disputed} />
        <section className="card p-4" aria-labelledby="landed-title" aria-live="polite">
          <h2 id="landed-title" className="h3 mb-2">
            {country ? fillText(cost && isCleared(cost) ? texts.total : texts.partTotal, place) : texts.title}
          </h2>
          {!country ? (
            <p>{texts.noCountry}</p>
          ) : cost ? (
            <LandedTable
              cost={cost}
              currency={product.priceUnit}
              country={country}
              term={product.incoterm}
              pieces={{ quantity: ask.quantity, unit: t(`product.perUnit.${product.saleUnit}`) }}
              perDollar={rates.perDollar}
              ratesDay={rates.date}
              today={today}
              texts={texts}
            />
          ) : (
            <p>{texts.noPrice}</p>
          )}
          <p className="mt-3 print-hidden">
            <Link to={contactUrl(product)} className="btn btn-outline">
              {texts.ask}
            </Link>
          </p>
        </section>
        <TermStrip texts={texts} incoterm={product.incoterm} />
        <CargoFill
          texts={texts}
          packing={packing}
          quantity={ask.quantity}
          saleUnit={product.saleUnit}
          way={ask.way}
          transits={loaderData.transits}
          times={loaderData.times}
        />
        {country ? (
          <section className="card p-4" aria-labelledby="papers-title">
            <h2 id="papers-title" className="h3">
              {fillText(texts.papers, place)}
            </h2>
            <p className="mb-2 text-sm text-muted">
              {papers.length > 0 ? texts.papersHint : texts.papersNone}
            </p>
            <PapersList papers={papers} texts={texts} />
          </section>
        ) : null}
      </div>
    </div>
  );
}
