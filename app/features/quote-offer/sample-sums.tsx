import { formatDate } from '#shared/formatting.ts';
import { localeTags } from '#shared/locale.ts';
import type { SentOffer } from '#shared/quote-offer.ts';
import { creditedMinor } from '#shared/quote-sample.ts';
import type { OfferTotals } from '#shared/quote-totals.ts';
import { useTexts } from '../../lib/i18n.tsx';
import type { OfferTranslate, OfferWriter } from '#shared/offer-texts.ts';

type Props = { offer: SentOffer; totals: OfferTotals; t: OfferTranslate; write: OfferWriter };

/** Every sum of an offer of samples for what is chosen, and what happens to the money. */
export function SampleSums({ offer, totals, t, write }: Props) {
  const { locale } = useTexts();
  const credited = creditedMinor(offer.lines, totals.lines);
  const rows: [string, number][] = [
    [t('sample.title'), totals.goodsMinor],
    ...totals.charges.map(({ kind, amountMinor }): [string, number] => [t(`charge.${kind}`), amountMinor]),
  ];
  return (
    <>
      <table className="offer-sums">
        <tbody>
          {rows.map(([label, amount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="price">{write.money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="offer-total">
            <th scope="row">{t('total')}</th>
            <td className="price">{write.money(totals.totalMinor)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-2 text-sm text-muted">
        {t('nothingHidden')}{' '}
        {t('rates', { day: formatDate(localeTags[locale], 'day', offer.rates.date, 'UTC') })}
      </p>
      <h3 className="mt-3 font-semibold">{t('sample.moneyTitle')}</h3>
      <p>{t('sample.paid', { total: write.money(totals.totalMinor) })}</p>
      <p>{credited > 0 ? t('sample.back', { amount: write.money(credited) }) : t('sample.kept')}</p>
      <p className="mt-1 text-sm">{t('sample.duty')}</p>
    </>
  );
}
