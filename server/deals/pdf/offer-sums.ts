import type { Content } from 'pdfmake';
import { formatDate } from '#shared/base/formatting.ts';
import { localeTags } from '#shared/base/locale.ts';
import { creditedMinor } from '#shared/deals/quote-sample.ts';
import { depositOf, type OfferTotals } from '#shared/deals/quote-totals.ts';
import type { OfferWords } from './offer-lines.ts';
import type { OfferPaper } from './paper.ts';
import { colors, contentWidth, label, rowLines, say, small } from './page-frame.ts';

/** All sums, the payment, the cargo, the rates and further terms. */
export function offerSums(paper: OfferPaper, totals: OfferTotals, words: OfferWords): Content[] {
  const { offer } = paper;
  const { t, offerText, write } = words;
  const isSample = offer.kind === 'sample';
  const rateDay = formatDate(localeTags[paper.locale], 'day', offer.rates.date, 'UTC');
  const notes = [
    offerText('nothingHidden'),
    offerText('rates', { day: rateDay }),
    totals.cartons > 0
      ? offerText('cargo', {
          count: totals.cartons,
          volume: write.cubicMetres(totals.cubicCentimetres),
          weight: write.kilograms(totals.grams),
        })
      : null,
    totals.isPacked || isSample ? null : offerText('cargoPart'),
    ...(isSample ? sampleNotes(paper, totals, words) : []),
  ];
  return [
    {
      unbreakable: true,
      stack: [
        ...(paper.choice ? [] : [say(t('sumsOfFirst'), { bold: true, margin: [0, 0, 0, 4] })]),
        sumTable(paper, totals, words),
      ],
      margin: [0, 10, 0, 6],
    },
    ...notes.flatMap((note) => (note ? [small(note, { margin: [0, 1, 0, 0] })] : [])),
    ...(offer.terms
      ? [{ stack: [label(offerText('terms')), say(offer.terms)], margin: [0, 10, 0, 0] } satisfies Content]
      : []),
  ];
}

function sumTable({ offer }: OfferPaper, totals: OfferTotals, { t, offerText, write }: OfferWords): Content {
  const deposit = depositOf(offer, totals.totalMinor);
  const row = (name: string, basis: string | null, minor: number): Content[] => [
    { stack: [say(name), ...(basis ? [small(basis)] : [])] },
    say(write.money(minor), { alignment: 'right' }),
  ];
  const charges = totals.charges.map(({ id, kind, amountMinor }) => {
    const charge = offer.charges.find((one) => one.id === id);
    const basis = charge ? [write.basis(charge), charge.note].filter(Boolean).join(' · ') : null;
    return row(offerText(`charge.${kind}`), basis, amountMinor);
  });
  const isSplit = offer.kind === 'goods' && offer.depositPercent > 0 && offer.depositPercent < 100;
  return {
    table: {
      widths: [330, contentWidth - 330 - 12],
      body: [
        row(offerText(offer.kind === 'sample' ? 'sample.title' : 'goods'), null, totals.goodsMinor),
        ...charges,
        [
          say(offerText('total'), total),
          say(write.money(totals.totalMinor), { ...total, alignment: 'right' }),
        ],
        ...(isSplit
          ? [
              row(offerText('deposit', { percent: offer.depositPercent }), null, deposit),
              row(offerText('balance'), null, totals.totalMinor - deposit),
            ]
          : [row(t('payment'), t('payAll'), totals.totalMinor)]),
      ],
    },
    layout: rowLines,
  };
}

const total = { bold: true, fontSize: 12, color: colors.leaf };

const sampleNotes = (
  { offer }: OfferPaper,
  totals: OfferTotals,
  { offerText, write }: OfferWords,
): string[] => {
  const credited = creditedMinor(offer.lines, totals.lines);
  return [
    offerText('sample.paid', { total: write.money(totals.totalMinor) }),
    credited > 0 ? offerText('sample.back', { amount: write.money(credited) }) : offerText('sample.kept'),
    offerText('sample.duty'),
  ];
};
