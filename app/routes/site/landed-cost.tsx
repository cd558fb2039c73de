import { Link } from 'react-router';
import { askDoorUrl } from '#shared/catalogue/call-supplier.ts';
import { countryName } from '#shared/base/country.ts';
import { loadLandedCostTexts, loadLandedFormTexts } from '#shared/i18n/dictionary.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { quotableParts } from '#shared/deals/landed-cost.ts';
import { isCleared } from '#shared/deals/price-at-door.ts';
import { papersOf, prohibitionsOf, transitsOf } from '#shared/deals/landed-text.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { readAsk, readGoods } from '../../features/deals/landed-cost/ask.ts';
import { CargoFill } from '../../features/deals/landed-cost/cargo-fill.tsx';
import { ComputeButton, LandedForm, QuotedField } from '../../features/deals/landed-cost/landed-form.tsx';
import landedCss from '../../features/deals/landed-cost/landed-page.css?inline';
import { TermStrip } from '../../features/deals/landed-cost/term-strip.tsx';
import { useTexts } from '../../lib/i18n.tsx';
import { ImportProhibitions } from '../../lib/import-prohibitions.tsx';
import { LandedTable } from '../../features/deals/landed-cost/landed-table.tsx';
import { onServer, searchOf } from '../../lib/page-loader.ts';
import { PageStyle } from '../../lib/page-style.tsx';
import { PapersList } from '../../lib/papers-list.tsx';
import type { Route } from './+types/landed-cost.ts';
import { Titled } from '../../ui/titled.tsx';

/** Pieces of goods that the buyer describes, until they say how many. */
const usualQuantity = 100;

/**
 * What goods cost at the buyer's door: a product of the catalogue, or goods that the buyer describes. Each shipment
 * has its own address, so no page is cached, and only the empty calculator is indexed.
 */
export const loader = onServer(async (page, { request }: Route.LoaderArgs) => {
  const { services, locale, settings, head } = page;
  const searchParams = searchOf(request);
  const id = searchParams.get('product');
  const found = id === null ? null : await services.products.getTranslated(id, locale);
  const stated = found ? null : readGoods(searchParams);
  const currency = found?.priceUnit ?? stated!.currency;
  const ask = readAsk(searchParams, {
    minimumOrderQuantity: found?.minimumOrderQuantity ?? usualQuantity,
    priceUnit: currency,
  });
  const country = searchParams.has('country') ? ask.country : page.country;
  const [lineTexts, formTexts, { companyName, rates, deliveryTimes }, door] = await Promise.all([
    loadLandedCostTexts(locale),
    loadLandedFormTexts(locale),
    settings(),
    services.landedCosts.explain(found?.id ?? stated!, country, ask),
  ]);
  const texts = { ...lineTexts, ...formTexts };
  head.canonical = searchParams.size === 0 ? '/landed-cost' : null;
  const today = officeDay();
  const title = found ? fillText(texts.metaTitle, { product: found.name }) : texts.calculatorTitle;
  return {
    meta: { title: `${title} – ${companyName}`, ...(found ? {} : { description: texts.calculatorText }) },
    texts,
    product: found && { id: found.id, name: found.name },
    saleUnit: found?.saleUnit ?? ('piece' as const),
    incoterm: found ? found.incoterm : stated!.incoterm,
    currency,
    country,
    ask,
    typed: Object.fromEntries([...searchParams].map(([name, value]) => [name, value.slice(0, 60)])),
    faults: [...ask.faults, ...(stated?.faults ?? [])],
    cost: door.cost,
    packing: door.packing,
    prohibitions: prohibitionsOf(door.rows, [door.hsCode], locale, texts, today),
    disputed: door.rows.filter(({ isDisputed }) => isDisputed),
    papers: papersOf(door.rows, [door.goodsClass], locale, texts, today),
    transits: country === null ? null : transitsOf(door.rows, country, locale, texts, today),
    times: deliveryTimes,
    rates: { date: rates.date, perDollar: rates.perDollar },
    today,
  };
});

export default function LandedCostPage({ loaderData }: Route.ComponentProps) {
  const { texts, product, saleUnit, incoterm, currency, country, ask, cost, prohibitions, papers } =
    loaderData;
  const { locale, t } = useTexts();
  const unit = t(`product.perUnit.${saleUnit}`);
  // The number is in the field: "paires" of "2 paires".
  const units = t(`product.quantity.${saleUnit}`, { count: 2 }).replace('2', '').trim();
  const table =
    country && cost ? (
      <LandedTable
        cost={cost}
        currency={currency}
        country={country}
        term={incoterm}
        pieces={{ quantity: ask.quantity, unit }}
        perDollar={loaderData.rates.perDollar}
        ratesDay={loaderData.rates.date}
        today={loaderData.today}
        texts={texts}
        compute={<ComputeButton texts={texts} />}
        renderField={(part) => {
          const quotable = quotableParts.find((one) => one === part);
          return quotable ? <QuotedField {...loaderData} part={quotable} /> : null;
        }}
      />
    ) : null;
  const isAsked = product !== null || 'price' in loaderData.typed;
  return (
    <div className="wrap section">
      <PageStyle name="landed-cost" css={landedCss} />
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
        <div>
          <h1 className="h1">{product ? texts.title : texts.calculatorTitle}</h1>
          {product ? (
            <p className="h3 mt-1">
              <Link to={`/product/${product.id}`} className="link inline-flex min-h-11 items-center">
                {product.name}
              </Link>
            </p>
          ) : (
            <p className="lead mt-1">{texts.calculatorText}</p>
          )}
        </div>
        {isAsked ? (
          <section className="card p-4" aria-labelledby="landed-title" aria-live="polite">
            <h2 id="landed-title" className="sr-only">
              {texts.title}
            </h2>
            <ImportProhibitions prohibitions={prohibitions} texts={texts} />
            {prohibitions.length > 0 && table ? (
              <details>
                <summary className="link inline-flex min-h-11 items-center" data-plain="">
                  {texts.anyway}
                </summary>
                {table}
              </details>
            ) : (
              (table ?? <p>{country ? texts.noPrice : texts.noCountry}</p>)
            )}
            {cost && isCleared(cost) && cost.missing.length === 0 ? null : (
              <p className="mt-3 print-hidden">
                <Link to={askDoorUrl(product, { ...ask, country })} className="btn btn-outline">
                  {texts.ask}
                </Link>
              </p>
            )}
            <p className="mt-2 text-sm text-muted">{texts.intro}</p>
          </section>
        ) : null}
        <LandedForm {...loaderData} unit={units} missing={cost?.missing ?? []} />
        <TermStrip texts={texts} incoterm={incoterm} />
        {isAsked ? (
          <CargoFill
            texts={texts}
            packing={loaderData.packing}
            quantity={ask.quantity}
            saleUnit={saleUnit}
            way={ask.way}
            transits={loaderData.transits}
            times={loaderData.times}
          />
        ) : null}
        {country ? (
          <Titled
            className="card p-4"
            id="papers-title"
            title={fillText(texts.papers, { country: countryName(country, locale) })}
          >
            <p className="mb-2 text-sm text-muted">
              {papers.length > 0 ? texts.papersHint : texts.papersNone}
            </p>
            <PapersList papers={papers} texts={texts} />
          </Titled>
        ) : null}
      </div>
    </div>
  );
}
