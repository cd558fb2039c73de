import type { Content } from 'pdfmake';
import type { Translate } from '#shared/i18n/dictionary.ts';
import { leadTimeText, quantityText } from '#shared/catalogue/order-terms.ts';
import { colorText, type OfferTranslate, type OfferWriter } from '#shared/deals/offer-texts.ts';
import type { SentLine } from '#shared/deals/quote-offer.ts';
import { type OfferTotals, optionTotals } from '#shared/deals/quote-totals.ts';
import type { OfferPaper } from './paper.ts';
import { colors, contentWidth, type PaperTranslate, rowLines, say, small } from './page-frame.ts';

export type OfferWords = {
  t: PaperTranslate;
  offerText: OfferTranslate;
  site: Translate;
  write: OfferWriter;
};

/**
 * Widths of the columns for quantity, unit price and sum; the item gets the rest. The largest sums still fit into
 * two lines.
 */
const [quantityWidth, priceWidth, sumWidth] = [74, 84, 96];
// Columns are separated by two paddings of 6 points.
const itemWidth = contentWidth - quantityWidth - priceWidth - sumWidth - 3 * 12;

/** The chosen lines as a table, or every option with its sum as long as there is no choice. Its head is repeated on each page; a row is never split between pages. */
export function offerLines(paper: OfferPaper, totals: OfferTotals | null, words: OfferWords): Content {
  const { t, site, write } = words;
  const head = (text: string, alignment: 'left' | 'right' = 'right') =>
    say(text, { fontSize: 8, bold: true, color: colors.leaf, alignment });
  const shown = totals?.lines ?? optionTotals(paper.offer.lines);
  const rows = shown.map(({ lineId, optionId, quantity, unitMinor, goodsMinor }) => {
    const line = paper.offer.lines.find(({ id }) => id === lineId)!;
    return [
      { stack: itemOf(paper, line, optionId, words) },
      say(quantityText({ saleUnit: line.saleUnit, minimumOrderQuantity: quantity }, site), {
        alignment: 'right',
      }),
      say(write.money(unitMinor), { alignment: 'right' }),
      say(write.money(goodsMinor), { alignment: 'right', bold: true }),
    ];
  });
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [itemWidth, quantityWidth, priceWidth, sumWidth],
      body: [[head(t('item'), 'left'), head(t('quantity')), head(t('unitPrice')), head(t('sum'))], ...rows],
    },
    layout: rowLines,
  };
}

type Option = SentLine['options'][number];

/** The description of a line and an option. Before an acceptance it has all prices, as the page has. */
function itemOf(
  { locale, offer, accepted, choice }: OfferPaper,
  line: SentLine,
  optionId: string,
  { t, offerText, site, write }: OfferWords,
): Content[] {
  const option = line.options.find(({ id }) => id === optionId)!;
  const count = (quantity: number) =>
    quantityText({ saleUnit: line.saleUnit, minimumOrderQuantity: quantity }, site);
  const stepsOf = ({ breaks }: Option) =>
    breaks
      .map(
        ({ quantity, unitMinor }) =>
          `${offerText('from', { quantity: count(quantity) })} ${write.money(unitMinor)}`,
      )
      .join(' · ');
  const inOne = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');
  const leadTimeOf = ({ leadTime }: Option) =>
    leadTime && offerText('leadTime', { time: leadTimeText(leadTime, locale, site) });
  const packingOf = ({ packing }: Option) =>
    packing &&
    offerText('packing', {
      pieces: count(packing.piecesPerCarton),
      length: write.centimetres(packing.lengthMm),
      width: write.centimetres(packing.widthMm),
      height: write.centimetres(packing.heightMm),
      weight: write.kilograms(packing.cartonGrams),
    });
  const { sample } = line;
  const { options } = line;
  const isOneOfSeveral = choice === null && options.length > 1;
  const facts = [
    inOne(
      line.color && colorText(line.color, site),
      isOneOfSeveral || option.label === line.name ? null : option.label,
      option.description,
    ),
    line.note,
    !accepted && option.breaks.length > 1 ? stepsOf(option) : null,
    leadTimeOf(option),
    packingOf(option),
    sample && offer.kind === 'sample'
      ? offerText(sample.isCredited ? 'sample.credited' : 'sample.notCredited')
      : null,
  ];
  return [
    say(line.name, { bold: true }),
    ...(isOneOfSeveral
      ? [
          say(
            t('option', { number: options.indexOf(option) + 1, count: options.length, label: option.label }),
            { bold: true, fontSize: 8.5, color: colors.leaf, margin: [0, 1, 0, 0] },
          ),
        ]
      : []),
    ...facts.flatMap((fact) => (fact ? [small(fact, { margin: [0, 1, 0, 0] })] : [])),
  ];
}
