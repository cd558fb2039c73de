import type { Content } from 'pdfmake';
import { formatDate } from '#shared/formatting.ts';
import { localeTags } from '#shared/locale.ts';
import { creditedMinor } from '#shared/quote-sample.ts';
import type { OfferTotals } from '#shared/quote-totals.ts';
import type { OfferWords } from './offer-lines.ts';
import type { OfferPaper } from './paper.ts';
import { colors, contentWidth, label, rowLines, say, small } from './page-frame.ts';

/** All sums, the payment, the cargo, the rates and further terms. */
export function offerSums(paper: OfferPaper, totals: OfferTotals, words: OfferWords): Content[] {
  const { offer, kind } = paper;
  const { t, offerText, write } = words;
  const isSample = offer.kind === 'sample';
  const rateDay = formatDate(localeTags[paper.locale], 'day', offer.rates.date, 'UTC');
  const notes = [
    kind === 'offer' && !isSample ? t('firstChoice') : null,
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
    { unbreakable: true, stack: [sumTable(paper, totals, words)], margin: [0, 10, 0, 6] },
    ...notes.flatMap((note) => (note ? [small(note, { margin: [0, 1, 0, 0] })] : [])),
    ...(offer.terms
      ? [{ stack: [label(offerText('terms')), say(offer.terms)], margin: [0, 10, 0, 0] } satisfies Content]
      : []),
  ];
}

function sumTable({ offer }: OfferPaper, totals: OfferTotals, { t, offerText, write }: OfferWords): Content {
  const deposit = Math.round((totals.totalMinor * offer.depositPercent) / 100);
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
  const total = (text: string): Content => ({
    ...say(text, { bold: true, fontSize: 12 }),
    fillColor: colors.soft,
  });
  return {
    table: {
      widths: [330, contentWidth - 330 - 24],
      body: [
        row(offerText(offer.kind === 'sample' ? 'sample.title' : 'goods'), null, totals.goodsMinor),
        ...charges,
        [{ ...total(offerText('total')) }, { ...total(write.money(totals.totalMinor)), alignment: 'right' }],
        ...(isSplit
          ? [
              row(offerText('deposit', { percent: offer.depositPercent }), null, deposit),
              row(offerText('balance'), null, totals.totalMinor - deposit),
            ]
          : [row(t('payment'), t('payAll'), totals.totalMinor)]),
      ],
    },
    layout: { ...rowLines, paddingLeft: () => 6, paddingRight: () => 6 },
  };
}

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
