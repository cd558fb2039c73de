import { convertMinor, maxMinor } from '../base/minor-units.ts';
import type { OfferSheet, SentLine, SentOffer, SheetCharge, SheetLine } from './quote-offer.ts';
import { maxSamplePieces } from './quote-limits.ts';
import { firstChoice } from './quote-totals.ts';

/** Rules of a draft that the form and the server share; without schemas. */

type Rates = Readonly<Record<string, number | null | undefined>>;

/**
 * The margin of a draft on the first choice of the buyer, in hundredths of a percent of the goods' sum.
 * @returns null if a factory price or a rate is missing, or the goods cost nothing
 */
export function marginOf(sheet: OfferSheet, perDollar: Rates): number | null {
  if (sheet.kind === 'sample') return null;
  let sold = 0n;
  let bought = 0n;
  for (const { optionId, lineId, quantity } of firstChoice(sheet.lines)) {
    const option = sheet.lines.find(({ id }) => id === lineId)?.options.find(({ id }) => id === optionId);
    const step = option?.breaks
      .filter((one) => one.quantity <= quantity)
      .toSorted((a, b) => b.quantity - a.quantity)[0];
    if (!option || !step || step.factoryMinor === null) return null;
    const cost = convertMinor(
      step.factoryMinor,
      option.factoryCurrency ?? sheet.currency,
      sheet.currency,
      perDollar,
    );
    if (cost === null) return null;
    sold += BigInt(step.unitMinor) * BigInt(quantity);
    bought += BigInt(cost) * BigInt(quantity);
  }
  return sold === 0n ? null : Number(((sold - bought) * 10_000n) / sold);
}

/** The margin of one price on its cost, in hundredths of a percent of the price; null for a price of zero. */
export const marginOn = (unitMinor: number, costMinor: number): number | null =>
  unitMinor === 0 ? null : Math.floor(((unitMinor - costMinor) * 10_000) / unitMinor);

/** A price of a draft with its factory price. The key has all values, so that another price has another key. */
export type DraftPrice = {
  key: string;
  /** The field that holds the price. */
  place: string;
  kind: OfferSheet['kind'];
  quantity: number;
  unitMinor: number;
  factoryMinor: number | null;
  factoryCurrency: string;
};

/** Every price of a draft, of goods and of samples: the buyer may choose any option and quantity. */
export function draftPrices({ currency, lines }: OfferSheet): DraftPrice[] {
  return lines.flatMap(({ id, options, sample }, i) => {
    const priceOf = (
      optionId: string,
      place: string,
      price: Omit<DraftPrice, 'key' | 'place'>,
    ): DraftPrice => ({
      key: [id, optionId, ...Object.values(price), currency].join(' '),
      place: `sheet.lines.${i}.${place}.unitMinor`,
      ...price,
    });
    const goods = options.flatMap(({ id: optionId, breaks, factoryCurrency }, j) =>
      breaks.map(({ quantity, unitMinor, factoryMinor }, k) =>
        priceOf(optionId, `options.${j}.breaks.${k}`, {
          kind: 'goods',
          quantity,
          unitMinor,
          factoryMinor,
          factoryCurrency: factoryCurrency ?? currency,
        }),
      ),
    );
    if (!sample) return goods;
    // A sample costs what the first price of its line costs.
    const { factoryMinor, factoryCurrency } = goods[0]!;
    const { pieces: quantity, unitMinor } = sample;
    const price = {
      kind: 'sample' as const,
      quantity,
      unitMinor: unitMinor ?? 0,
      factoryMinor,
      factoryCurrency,
    };
    return [...goods, priceOf('sample', 'sample', price)];
  });
}

/**
 * The offered prices of a draft that leave less than the margin floor on their cost. With a floor, a price without a
 * known cost is below it. A few pieces of a sample are sold to win the order, at any price.
 * @param floor in percent
 */
export function pricesBelowFloor(sheet: OfferSheet, perDollar: Rates, floor: number): DraftPrice[] {
  return draftPrices(sheet).filter(({ kind, quantity, unitMinor, factoryMinor, factoryCurrency }) => {
    if (kind !== sheet.kind || (kind === 'sample' && quantity <= maxSamplePieces)) return false;
    const cost = factoryMinor ? convertMinor(factoryMinor, factoryCurrency, sheet.currency, perDollar) : null;
    if (cost === null) return floor > 0;
    return unitMinor === 0 || marginOn(unitMinor, cost)! < floor * 100;
  });
}

/** Whether a colleague must approve a draft. @param floor in percent */
export const isBelowFloor = (sheet: OfferSheet, perDollar: Rates, floor: number): boolean =>
  pricesBelowFloor(sheet, perDollar, floor).length > 0;

/**
 * The price that leaves a margin on a cost. Rounded up, since rounding down would go below the margin.
 * @param margin in hundredths of a percent of the price
 * @returns null if no price has this margin, or the price is above `maxMinor`
 */
export function priceFor(costMinor: number, margin: number): number | null {
  if (margin < 0 || margin >= 10_000) return null;
  const share = BigInt(10_000 - margin);
  const price = Number((BigInt(costMinor) * 10_000n + share - 1n) / share);
  return price <= maxMinor ? price : null;
}

/**
 * Whether a line's price, courier or quantity differs from the last revision of its kind. A new line counts as
 * unchanged, since it needs no reason.
 */
export function isChangedLine(
  line: Pick<SheetLine, 'id' | 'quantity' | 'options'> & Pick<SentLine, 'sample'>,
  last: SentOffer,
): boolean {
  const before = last.lines.find(({ id }) => id === line.id);
  if (!before) return false;
  const pricesOf = (options: readonly { breaks: readonly { quantity: number; unitMinor: number }[] }[]) =>
    JSON.stringify(
      // The breaks of a sent revision are sorted.
      options.map(({ breaks }) =>
        breaks
          .map(({ quantity, unitMinor }) => [quantity, unitMinor])
          .toSorted((one, other) => one[0]! - other[0]!),
      ),
    );
  return (
    line.quantity !== before.quantity ||
    line.sample?.courierMinor !== before.sample?.courierMinor ||
    pricesOf(line.options) !== pricesOf(before.options)
  );
}

/** Whether a charge's rate or basis differs from the last revision. */
export function isChangedCharge(
  { id, basis, rate }: Pick<SheetCharge, 'id' | 'basis' | 'rate'>,
  last: SentOffer,
): boolean {
  const before = last.charges.find((charge) => charge.id === id);
  return before !== undefined && (before.rate !== rate || before.basis !== basis);
}
