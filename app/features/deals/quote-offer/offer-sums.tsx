import type { SentOffer } from '#shared/deals/quote-offer.ts';
import { quantityText } from '#shared/catalogue/order-terms.ts';
import type { Container } from '#shared/deals/quote-rules.ts';
import { allFills, depositOf, type OfferTotals, piecesThatStillFit } from '#shared/deals/quote-totals.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import type { OfferTranslate, OfferWriter } from '#shared/deals/offer-texts.ts';
import { SumTable } from './sum-table.tsx';

type Props = { offer: SentOffer; totals: OfferTotals; t: OfferTranslate; write: OfferWriter };

/** All sums of an offer for the current choice, the cargo, and how much of a container it fills. */
export function OfferSums({ offer, totals, t, write }: Props) {
  const { t: common } = useTexts();
  const deposit = depositOf(offer, totals.totalMinor);
  const sums = [
    { label: t('goods'), amount: totals.goodsMinor },
    ...offer.charges.map((charge) => ({
      label: t(`charge.${charge.kind}`),
      note: [write.basis(charge), charge.note].filter(Boolean).join(' · '),
      amount: totals.charges.find(({ id }) => id === charge.id)!.amountMinor,
    })),
  ];
  const parts =
    offer.depositPercent > 0 && offer.depositPercent < 100
      ? [
          { label: t('deposit', { percent: offer.depositPercent }), amount: deposit },
          { label: t('balance'), amount: totals.totalMinor - deposit },
        ]
      : [];
  // What still fits is computed only for a single line: with several lines, any of them could fill the rest.
  const [line, ...others] = totals.lines;
  const of = others.length === 0 ? offer.lines.find(({ id }) => id === line?.lineId) : undefined;
  const only = of?.options.find(({ id }) => id === line?.optionId)?.packing ?? null;
  const moreOf = (name: Container) =>
    quantityText(
      { saleUnit: of!.saleUnit, minimumOrderQuantity: piecesThatStillFit(name, totals, only!) },
      common,
    );
  const all = totals.isPacked && totals.cartons > 0 ? allFills(totals) : [];
  // The smallest container that holds the goods says it all.
  const smallest = all.find(({ fill }) => fill <= 1);
  const fills = smallest ? [smallest] : all;
  return (
    <>
      <SumTable offer={offer} sums={sums} total={totals.totalMinor} parts={parts} t={t} write={write} />
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
