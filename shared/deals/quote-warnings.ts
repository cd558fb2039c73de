import type { OfferSheet } from './quote-offer.ts';
import { type ChargeKind, type QuoteIncoterm, whoPays } from './quote-rules.ts';
import { isOldPrice } from '../catalogue/supplier-price-rules.ts';

/**
 * Possible mistakes in a draft. Staff read these before they send
 * it, since a sent offer never changes; they do not block sending.
 */
const offerWarnings = [
  /** Another delivery term than the buyer asked for. */
  'terms',
  /** The delivery term includes freight, but there is no freight charge. */
  'freight',
  'insurance',
  /** A charge of zero. */
  'empty_charge',
  /** A line without a production time. */
  'lead_time',
  /** A factory price that has ended, or is so old that the factory should be asked again. */
  'old_price',
  /** The buyer asked for a larger quantity than the line of the offer has, or for a line that is not in the offer. */
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

/** Warnings about a draft before it is sent, in the order of `offerWarnings`. */
export function warningsOf(sheet: OfferSheet, asked: Asked, today: string): OfferWarning[] {
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
    old_price: lines.some(({ options }) =>
      options.some(
        ({ factoryFrom, factoryUntil }) =>
          factoryFrom && isOldPrice({ validFrom: factoryFrom, validUntil: factoryUntil ?? null }, today),
      ),
    ),
    quantity: asked.lines.some(({ id, quantity }) => {
      const line = answering(id);
      return line !== undefined && line.quantity !== quantity;
    }),
    line: asked.lines.some(({ id }) => !answering(id)),
  };
  return offerWarnings.filter((warning) => found[warning]);
}
