import type { SentOffer } from '#shared/deals/quote-offer.ts';
import { creditedMinor } from '#shared/deals/quote-sample.ts';
import type { OfferTotals } from '#shared/deals/quote-totals.ts';
import type { OfferTranslate, OfferWriter } from '#shared/deals/offer-texts.ts';
import { SumTable } from './sum-table.tsx';

type Props = { offer: SentOffer; totals: OfferTotals; t: OfferTranslate; write: OfferWriter };

/** All sums of an offer for samples with the current choice, and what is credited to an order. */
export function SampleSums({ offer, totals, t, write }: Props) {
  const credited = creditedMinor(offer.lines, totals.lines);
  const sums = [
    { label: t('sample.title'), amount: totals.goodsMinor },
    ...totals.charges.map(({ kind, amountMinor }) => ({ label: t(`charge.${kind}`), amount: amountMinor })),
  ];
  return (
    <>
      <SumTable offer={offer} sums={sums} total={totals.totalMinor} t={t} write={write} />
      <h3 className="mt-3 font-semibold">{t('sample.moneyTitle')}</h3>
      <p>{t('sample.paid', { total: write.money(totals.totalMinor) })}</p>
      <p>{credited > 0 ? t('sample.back', { amount: write.money(credited) }) : t('sample.kept')}</p>
      <p className="mt-1 text-sm">{t('sample.duty')}</p>
    </>
  );
}
