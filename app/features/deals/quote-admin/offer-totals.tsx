import { formatDecimal, formatPercent } from '#shared/base/formatting.ts';
import { marginOf } from '#shared/deals/quote-draft.ts';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import { offeredPart } from '#shared/deals/quote-sample.ts';
import {
  allFills,
  firstChoice,
  offerTotals,
  type OfferTotals,
  TotalsFault,
} from '#shared/deals/quote-totals.ts';
import { adminTag, formatCount, ta } from '../../../lib/admin-text.ts';
import { Titled } from '../../../ui/titled.tsx';
import type { Rates } from './offer-values.ts';
import { sumText } from './quote-words.ts';

/** The totals of the first option of each line; null if they cannot be computed. */
export function firstTotals(sheet: OfferSheet | null): OfferTotals | null {
  if (!sheet) return null;
  const offered = offeredPart(sheet);
  try {
    return offerTotals(offered, firstChoice(offered.lines));
  } catch (error) {
    if (error instanceof TotalsFault) return null;
    throw error;
  }
}

/** One line of a draft in short: options, quantity and price of the first choice, and its sum. */
export function lineSummary(sheet: OfferSheet | null, at: number): string {
  const line = sheet?.lines[at];
  if (!sheet || !line) return '';
  const total = firstTotals({ ...sheet, lines: [line], charges: [] })?.lines[0];
  return [
    sheet.kind === 'goods' ? ta('quote.offer.optionCount', { count: line.options.length }) : '',
    total
      ? ta('quote.sending.perUnit', {
          quantity: formatCount(total.quantity),
          price: sumText(total.unitMinor, sheet.currency),
        })
      : '',
    total ? sumText(total.goodsMinor, sheet.currency) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

type Props = {
  /** Null while a field of the form does not hold a valid number. */
  sheet: OfferSheet | null;
  rates: Rates;
  /** In percent. */
  floor: number;
};

/** Sums, margin, volume and weight of the first option of each line, updated with each key. */
export function TotalsCard({ sheet, rates, floor }: Props) {
  const totals = firstTotals(sheet);
  const isSample = sheet?.kind === 'sample';
  return (
    <Titled
      id="offer-totals"
      title={ta(isSample ? 'quote.offer.total' : 'quote.offer.totals')}
      className="card offer-line"
      level="h3"
      look="font-semibold"
    >
      {sheet && totals ? (
        <>
          <TotalsList sheet={sheet} totals={totals} />
          {isSample ? null : (
            <>
              <Margin margin={marginOf(sheet, rates)} floor={floor} />
              <Cargo totals={totals} />
            </>
          )}
        </>
      ) : (
        <p className="text-muted">{ta('quote.offer.cannot')}</p>
      )}
    </Titled>
  );
}

/** Goods, charges and the total. */
export const TotalsList = ({ sheet, totals }: { sheet: OfferSheet; totals: OfferTotals }) => (
  <dl className="offer-sums">
    <div>
      <dt>{ta(sheet.kind === 'sample' ? 'quote.offer.sample.sum' : 'quote.offer.goods')}</dt>
      <dd>{sumText(totals.goodsMinor, sheet.currency)}</dd>
    </div>
    {totals.charges.map(({ id, kind, amountMinor }) => (
      <div key={id}>
        <dt>{ta(`quote.chargeKinds.${kind}`)}</dt>
        <dd>{sumText(amountMinor, sheet.currency)}</dd>
      </div>
    ))}
    <div className="offer-total">
      <dt>{ta('quote.offer.total')}</dt>
      <dd>{sumText(totals.totalMinor, sheet.currency)}</dd>
    </div>
  </dl>
);

/** The margin on the goods, and whether a colleague must approve it. */
export function Margin({ margin, floor }: { margin: number | null; floor: number }) {
  const isBelow = margin !== null && margin < floor * 100;
  return (
    <p className={isBelow ? 'font-semibold text-laterite' : ''}>
      {ta('list.setFilter', {
        label: ta('quote.offer.marginTotal'),
        value: margin === null ? ta('quote.offer.noMargin') : `${formatDecimal(adminTag(), margin / 100)} %`,
      })}
      {isBelow ? ` (${ta('quote.offer.belowFloor', { floor })})` : null}
    </p>
  );
}

function Cargo({ totals }: { totals: OfferTotals }) {
  const { cartons, cubicCentimetres, grams, isPacked } = totals;
  return (
    <>
      {cartons > 0 ? (
        <>
          <p>
            {[
              ta('quote.offer.cartons', { count: cartons }),
              ta('quote.offer.volume', { count: formatDecimal(adminTag(), cubicCentimetres / 1_000_000) }),
              ta('quote.offer.weightTotal', { count: formatDecimal(adminTag(), grams / 1000) }),
            ].join(' · ')}
          </p>
          <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm" aria-label={ta('quote.offer.fill')}>
            {allFills(totals).map(({ name, fill }) => (
              <div key={name}>
                <dt className="inline text-muted">{ta(`quote.containers.${name}`)}</dt>
                <dd className="inline">
                  <meter
                    className="ms-1.5 me-0.5 w-20"
                    min={0}
                    max={1}
                    value={Math.min(fill, 1)}
                    aria-hidden="true"
                  />{' '}
                  {formatPercent(adminTag(), fill * 100)}
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {isPacked ? null : <p className="text-sm text-muted">{ta('quote.offer.notPacked')}</p>}
    </>
  );
}
