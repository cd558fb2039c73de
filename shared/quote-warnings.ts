import type { OfferSheet } from './quote-offer.ts';
import { type ChargeKind, type QuoteIncoterm, whoPays } from './quote-rules.ts';

/** What may be wrong with a draft. A sent offer never changes, so staff read these before they send; nothing is refused. */
const offerWarnings = [
  /** Other terms of delivery than the buyer asked for. */
  'terms',
  /** The price includes freight by the terms of delivery, and no freight is charged. */
  'freight',
  'insurance',
  /** A charge of nothing. */
  'empty_charge',
  /** A line says nothing about the time of production. */
  'lead_time',
  /** The buyer asked for more than one line of the offer has, or for a line that is not in it. */
  'quantity',
  'line',
] as const;
export type OfferWarning = (typeof offerWarnings)[number];

type Asked = {
  incoterm: QuoteIncoterm | null;
  namedPlace: string | null;
  lines: readonly { id: string; quantity: number }[];
};

const isSamePlace = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What staff should look at again before they send a draft, in the order of `offerWarnings`. */
export function warningsOf(sheet: OfferSheet, asked: Asked): OfferWarning[] {
  if (sheet.kind === 'sample') return [];
  const { incoterm, namedPlace, charges, lines } = sheet;
  const isIncluded = (step: 'freight' | 'insurance') =>
    whoPays(incoterm).some((one) => one.step === step && one.isSeller);
  const isCharged = (kind: ChargeKind) => charges.some((charge) => charge.kind === kind && charge.rate > 0);
  const answering = (id: string) => lines.find(({ requestLineId }) => requestLineId === id);
  const found: Record<OfferWarning, boolean> = {
    terms:
      asked.incoterm !== null &&
      (asked.incoterm !== incoterm || !isSamePlace(asked.namedPlace ?? '', namedPlace)),
    freight: isIncluded('freight') && !isCharged('freight'),
    insurance: isIncluded('insurance') && !isCharged('insurance'),
    empty_charge: charges.some(({ rate }) => rate === 0),
    lead_time: lines.some(({ options }) => options.some(({ leadTime }) => !leadTime)),
    quantity: asked.lines.some(({ id, quantity }) => {
      const line = answering(id);
      return line !== undefined && line.quantity !== quantity;
    }),
    line: asked.lines.some(({ id }) => !answering(id)),
  };
  return offerWarnings.filter((warning) => found[warning]);
}
