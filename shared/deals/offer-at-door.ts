import { type LandedCost, landedCost } from './landed-cost.ts';
import type { SentOffer } from './quote-offer.ts';
import type { OfferTotals } from './quote-totals.ts';
import type { LandedBasis } from './reference.ts';

/** The chosen goods with what customs charge them by. */
export const importedGoods = ({ goodsClasses, hsCodes }: LandedBasis, { lines }: OfferTotals) =>
  lines.map(({ lineId, goodsMinor }) => ({
    goodsClass: goodsClasses[lineId] ?? null,
    hsCode: hsCodes?.[lineId] ?? null,
    minor: goodsMinor,
  }));

/**
 * The cost of chosen goods at the buyer's door, from the reference rows that were sent with the offer.
 * @returns null without goods, and as `landedCost`
 */
export function offerAtDoor(
  offer: Pick<SentOffer, 'currency' | 'incoterm' | 'rates'>,
  landed: LandedBasis,
  totals: OfferTotals,
): LandedCost | null {
  if (totals.lines.length === 0) return null;
  const chargesOf = (kind: string) =>
    totals.charges.reduce((sum, charge) => (charge.kind === kind ? sum + charge.amountMinor : sum), 0);
  return landedCost(
    {
      currency: offer.currency,
      priceMinor: totals.totalMinor,
      freightInPriceMinor: chargesOf('freight'),
      insuranceInPriceMinor: chargesOf('insurance'),
      incoterm: offer.incoterm,
      cargo: totals.isPacked ? totals : null,
      goods: importedGoods(landed, totals),
      way: 'sea',
    },
    landed.rows,
    offer.rates.perDollar,
  );
}
