import { formatDate } from '#shared/formatting.ts';
import { localeTags } from '#shared/locale.ts';
import type { SentOffer } from '#shared/quote-offer.ts';
import { quantityText } from '#shared/order-terms.ts';
import type { Container } from '#shared/quote-rules.ts';
import { allFills, type OfferTotals, piecesThatStillFit } from '#shared/quote-totals.ts';
import { useTexts } from '../../lib/i18n.tsx';
import type { OfferTranslate, OfferWriter } from '#shared/offer-texts.ts';

type Props = { offer: SentOffer; totals: OfferTotals; t: OfferTranslate; write: OfferWriter };

/** Every sum of an offer for what is chosen, the cargo and how much of a container it fills. */
export function OfferSums({ offer, totals, t, write }: Props) {
  const { locale, t: common } = useTexts();
  const deposit = Math.round((totals.totalMinor * offer.depositPercent) / 100);
  const rows: [string, string | null, number][] = [
    [t('goods'), null, totals.goodsMinor],
    ...offer.charges.map((charge): [string, string, number] => [
      t(`charge.${charge.kind}`),
      [write.basis(charge), charge.note].filter(Boolean).join(' · '),
      totals.charges.find(({ id }) => id === charge.id)!.amountMinor,
    ]),
  ];
  // Of several goods nobody can say which of them the rest of a container is for.
  const [line, ...others] = totals.lines;
  const of = others.length === 0 ? offer.lines.find(({ id }) => id === line?.lineId) : undefined;
  const only = of?.options.find(({ id }) => id === line?.optionId)?.packing ?? null;
  const moreOf = (name: Container) =>
    quantityText(
      { saleUnit: of!.saleUnit, minimumOrderQuantity: piecesThatStillFit(name, totals, only!) },
      common,
    );
  const fills = totals.isPacked && totals.cartons > 0 ? allFills(totals) : [];
  return (
    <>
      <table className="offer-sums">
        <tbody>
          {rows.map(([label, basis, amount], i) => (
            // Two charges may be of one kind.
            // eslint-disable-next-line react/no-array-index-key
            <tr key={i}>
              <th scope="row">
                {label}
                {basis ? <span className="block text-sm font-normal text-muted">{basis}</span> : null}
              </th>
              <td className="price">{write.money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="offer-total">
            <th scope="row">{t('total')}</th>
            <td className="price">{write.money(totals.totalMinor)}</td>
          </tr>
          {offer.depositPercent > 0 ? (
            <>
              <tr>
                <th scope="row">{t('deposit', { percent: offer.depositPercent })}</th>
                <td className="price">{write.money(deposit)}</td>
              </tr>
              <tr>
                <th scope="row">{t('balance')}</th>
                <td className="price">{write.money(totals.totalMinor - deposit)}</td>
              </tr>
            </>
          ) : null}
        </tfoot>
      </table>
      <p className="mt-2 text-sm text-muted">
        {t('nothingHidden')}{' '}
        {t('rates', { day: formatDate(localeTags[locale], 'day', offer.rates.date, 'UTC') })}
      </p>
      {totals.cartons > 0 ? (
        <p className="mt-2 text-sm">
          {t('cargo', {
            count: totals.cartons,
            volume: write.cubicMetres(totals.cubicCentimetres),
            weight: write.kilograms(totals.grams),
          })}
        </p>
      ) : null}
      {totals.isPacked || totals.lines.length === 0 ? null : (
        <p className="mt-1 text-sm text-muted">{t('cargoPart')}</p>
      )}
      {fills.length > 0 ? (
        <ul className="mt-1 text-sm text-muted">
          {fills.map(({ name, fill }) => {
            const filled = t('fill', { percent: write.percent(fill), container: t(`containers.${name}`) });
            return (
              <li key={name}>
                {only
                  ? t('fillMore', { fill: filled, more: t('stillFits', { quantity: moreOf(name) }) })
                  : filled}
              </li>
            );
          })}
        </ul>
      ) : null}
    </>
  );
}
