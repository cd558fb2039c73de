import { countryName } from '#shared/base/country.ts';
import { formatDate } from '#shared/base/formatting.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { importedGoods, offerAtDoor } from '#shared/deals/offer-at-door.ts';
import { papersOf, prohibitionsOf, transitsOf } from '#shared/deals/landed-text.ts';
import { localeTags } from '#shared/base/locale.ts';
import type { SentOffer } from '#shared/deals/quote-offer.ts';
import type { OfferTotals } from '#shared/deals/quote-totals.ts';
import type { LandedBasis } from '#shared/deals/reference.ts';
import type { LandedCostTexts } from '#shared/i18n/en/landed-cost.ts';
import { LandedTable } from '../landed-cost/landed-table.tsx';
import { useTexts } from '../../../lib/i18n.tsx';
import { ImportProhibitions } from '../../../lib/import-prohibitions.tsx';
import { PapersList } from '../../../lib/papers-list.tsx';
import { TransitTimes } from '../../../lib/transit-times.tsx';

type Props = {
  offer: SentOffer;
  landed: LandedBasis;
  totals: OfferTotals;
  texts: LandedCostTexts;
};

/** The cost of the chosen goods at the buyer's door, computed from the reference rows that were sent with the offer. */
export function OfferDoor({ offer, landed, totals, texts }: Props) {
  const { locale, t } = useTexts();
  const { country, day, rows, goodsClasses } = landed;
  const goods = importedGoods(landed, totals);
  const cost = offerAtDoor(offer, landed, totals);
  if (!cost) return null;
  const duties = new Set(
    rows.flatMap(({ kind, code, low }) => (kind === 'duty' && low !== null ? code : [])),
  );
  const unclassed = totals.lines.flatMap(({ lineId }) =>
    duties.has(goodsClasses[lineId] ?? '') ? [] : (offer.lines.find(({ id }) => id === lineId)?.name ?? []),
  );
  const prohibitions = prohibitionsOf(
    rows,
    goods.map(({ hsCode }) => hsCode),
    locale,
    texts,
    day,
  );
  const [line, ...others] = totals.lines;
  const sold = offer.lines.find(({ id }) => id === line?.lineId);
  const papers = papersOf(
    rows,
    goods.map(({ goodsClass }) => goodsClass),
    locale,
    texts,
    day,
  );
  return (
    <>
      <ImportProhibitions prohibitions={prohibitions} texts={texts} />
      <details className="card">
        <summary className="font-semibold">{texts.title}</summary>
        <p className="mt-1 mb-3 text-sm">
          {texts.intro} {fillText(texts.frozen, { day: formatDate(localeTags[locale], 'day', day, 'UTC') })}
        </p>
        <LandedTable
          cost={cost}
          currency={offer.currency}
          country={country}
          term={`${offer.incoterm} ${offer.namedPlace}`}
          pieces={
            line && sold && others.length === 0
              ? { quantity: line.quantity, unit: t(`product.perUnit.${sold.saleUnit}`) }
              : null
          }
          unclassed={unclassed}
          perDollar={offer.rates.perDollar}
          ratesDay={offer.rates.date}
          today={day}
          texts={texts}
        />
        <div className="mt-4">
          <TransitTimes transits={transitsOf(rows, country, locale, texts, day)} texts={texts} />
        </div>
        {papers.length > 0 ? (
          <>
            <h3 className="h3 mt-4">{fillText(texts.papers, { country: countryName(country, locale) })}</h3>
            <PapersList papers={papers} texts={texts} />
          </>
        ) : null}
      </details>
    </>
  );
}
