import type { OfferSheet, SentLine, SheetLine } from './quote-offer.ts';

type OfferedLine = Omit<SheetLine, 'sample'> & Pick<SentLine, 'sample'>;

/** The offered part of a draft, with the prices of factories. */
export type OfferedSheet = Omit<OfferSheet, 'lines' | 'samplePlace'> & { lines: OfferedLine[] };

/**
 * The part of a draft that its kind offers. Samples are sold by the piece and paid in full before shipment. A courier
 * brings them to the buyer, who pays only duty and taxes: DAP.
 */
export function offeredPart({ samplePlace, ...sheet }: OfferSheet): OfferedSheet {
  if (sheet.kind === 'goods')
    return { ...sheet, lines: sheet.lines.map(({ sample: _sample, ...line }) => line) };
  return {
    ...sheet,
    incoterm: 'DAP',
    namedPlace: samplePlace ?? '',
    charges: [],
    depositPercent: 100,
    lines: sheet.lines.flatMap(sampleOf),
  };
}

/** The sample of a line as a line of the offer; empty if the draft has no sample of it. */
function sampleOf({ sample, ...line }: SheetLine): OfferedLine[] {
  if (!sample) return [];
  const { pieces: quantity, unitMinor, courierMinor, courierTime, isCredited } = sample;
  const option = {
    id: 'sample',
    label: line.name,
    description: null,
    leadTime: null,
    packing: null,
    supplierId: null,
    factoryCurrency: null,
    breaks: [{ quantity, unitMinor: unitMinor ?? 0, factoryMinor: null }],
  };
  const terms = { courierMinor: courierMinor ?? 0, courierTime, isCredited };
  return [{ ...line, quantity, options: [option], sample: terms }];
}

/** Sum of the chosen samples whose price is deducted from a later order. */
export const creditedMinor = (
  lines: readonly Pick<SentLine, 'id' | 'sample'>[],
  totals: readonly { lineId: string; goodsMinor: number }[],
): number =>
  totals.reduce(
    (sum, { lineId, goodsMinor }) =>
      lines.some(({ id, sample }) => id === lineId && sample?.isCredited) ? sum + goodsMinor : sum,
    0,
  );
