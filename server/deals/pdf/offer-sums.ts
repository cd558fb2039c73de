import type { Content } from 'pdfmake';
import { formatDate } from '#shared/base/formatting.ts';
import { localeTags } from '#shared/base/locale.ts';
import { creditedMinor } from '#shared/deals/quote-sample.ts';
import { depositOf, type OfferTotals } from '#shared/deals/quote-totals.ts';
import type { OfferWords } from './offer-lines.ts';
import type { OfferPaper } from './paper.ts';
import { colors, contentWidth, label, rowLines, say, small } from './page-frame.ts';

/** All sums, the payment, the cargo, the rates and further terms. */
export function offerSums(paper: OfferPaper, totals: OfferTotals | null, words: OfferWords): Content[] {
  const { offer } = paper;
  const { offerText, write } = words;
  const isSample = offer.kind === 'sample';
  const rateDay = formatDate(localeTags[paper.locale], 'day', offer.rates.date, 'UTC');
  const lines = [
    offerText('nothingHidden'),
    offerText('rates', { day: rateDay }),
    totals && totals.cartons > 0
      ? offerText('cargo', {
          count: totals.cartons,
          volume: write.cubicMetres(totals.cubicCentimetres),
          weight: write.kilograms(totals.grams),
        })
      : null,
    !totals || totals.isPacked || isSample ? null : offerText('cargoPart'),
    ...(isSample && totals ? sampleLines(paper, totals, words) : []),
  ];
  return [
    { unbreakable: true, stack: [sumTable(paper, totals, words)], margin: [0, 10, 0, 6] },
    ...lines.flatMap((line) => (line ? [small(line, { margin: [0, 1, 0, 0] })] : [])),
    ...(offer.terms
      ? [{ stack: [label(offerText('terms')), say(offer.terms)], margin: [0, 10, 0, 0] } satisfies Content]
      : []),
  ];
}

/** Without a choice, sums that depend on it are left blank. */
function sumTable(
  { offer }: OfferPaper,
  totals: OfferTotals | null,
  { t, offerText, write }: OfferWords,
): Content {
  const deposit = totals && depositOf(offer, totals.totalMinor);
  const row = (name: string, basis: string | null, minor: number | null): Content[] => [
    { stack: [say(name), ...(basis ? [small(basis)] : [])] },
    say(minor === null ? '' : write.money(minor), { alignment: 'right' }),
  ];
  const fixed = offer.charges.map(({ id, kind, basis, rate }) => ({
    id,
    kind,
    amountMinor: basis === 'flat' ? rate : null,
  }));
  const charges = (totals?.charges ?? fixed).map(({ id, kind, amountMinor }) => {
    const charge = offer.charges.find((one) => one.id === id);
    const basis = charge ? [write.basis(charge), charge.note].filter(Boolean).join(' · ') : null;
    return row(offerText(`charge.${kind}`), basis, amountMinor);
  });
  const isSplit = offer.kind === 'goods' && offer.depositPercent > 0 && offer.depositPercent < 100;
  const total = (text: string): Content => ({
    ...say(text, { bold: true, fontSize: 12, color: colors.leaf }),
  });
  return {
    table: {
      widths: [330, contentWidth - 330 - 12],
      body: [
        ...(totals
          ? [row(offerText(offer.kind === 'sample' ? 'sample.title' : 'goods'), null, totals.goodsMinor)]
          : []),
        ...charges,
        [
          { ...total(offerText('total')) },
          {
            ...total(totals ? write.money(totals.totalMinor) : t('totalDepends')),
            ...(totals ? {} : { fontSize: 9 }),
            alignment: 'right',
          },
        ],
        ...(isSplit
          ? [
              row(offerText('deposit', { percent: offer.depositPercent }), null, deposit),
              row(offerText('balance'), null, deposit === null ? null : totals!.totalMinor - deposit),
            ]
          : [row(t('payment'), t('payAll'), totals?.totalMinor ?? null)]),
      ],
    },
    layout: rowLines,
  };
}

const sampleLines = (
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
