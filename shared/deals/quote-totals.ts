import { maxMinor, roundedRatio } from '../base/minor-units.ts';
import {
  type ChargeBasis,
  type ChargeKind,
  type Container,
  containerNames,
  containers,
} from './quote-rules.ts';

/** How goods are packed in cartons. */
export type Packing = {
  piecesPerCarton: number;
  /** Outer dimensions in millimetres. */
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  /** Gross weight of a full carton. */
  cartonGrams: number;
};

export type QuantityBreak = { quantity: number; unitMinor: number };

type TotalledOption = { id: string; breaks: readonly QuantityBreak[]; packing: Packing | null };
type TotalledLine = {
  id: string;
  options: readonly TotalledOption[];
  /** Only in sample offers. */
  sample?: { courierMinor: number } | null | undefined;
};
type TotalledCharge = { id: string; kind: ChargeKind; basis: ChargeBasis; rate: number };

/** Input of the totals: the lines and charges of an offer. */
export type TotalledOffer = { lines: readonly TotalledLine[]; charges: readonly TotalledCharge[] };

/** The buyer's choice for a line: an option and a quantity. Without an option, the line is not ordered. */
export type ChosenLine = { lineId: string; optionId: string | null; quantity: number };

export type LineTotal = {
  lineId: string;
  optionId: string;
  quantity: number;
  unitMinor: number;
  goodsMinor: number;
  /** Null if the packing is unknown. */
  cartons: number | null;
};

export type OfferTotals = {
  lines: LineTotal[];
  goodsMinor: number;
  charges: { id: string; kind: ChargeKind; amountMinor: number }[];
  totalMinor: number;
  cartons: number;
  cubicCentimetres: number;
  grams: number;
  /** Whether the packing of every chosen line is known; if not, volume and weight cover only a part. */
  isPacked: boolean;
};

/** Reason why totals cannot be computed: a key of the validation texts. */
export class TotalsFault extends Error {
  readonly reason: 'choiceInvalid' | 'belowMinimum' | 'amountTooLarge';

  constructor(reason: TotalsFault['reason']) {
    super(reason);
    this.name = 'TotalsFault';
    this.reason = reason;
  }
}

/** The quantity break for a quantity: the largest that it reaches; null below the smallest. */
export function breakFor(breaks: readonly QuantityBreak[], quantity: number): QuantityBreak | null {
  const reached = breaks.filter((one) => one.quantity <= quantity);
  return reached.reduce<QuantityBreak | null>(
    (best, one) => (best === null || one.quantity > best.quantity ? one : best),
    null,
  );
}

/**
 * The choice before the buyer makes one: the first option of each
 * line, in the requested quantity or, if higher, its first break.
 */
export const firstChoice = (
  lines: readonly { id: string; quantity: number; options: readonly TotalledOption[] }[],
): ChosenLine[] =>
  lines.map(({ id, quantity, options }) => {
    const [first] = options;
    const least = Math.min(...(first?.breaks.map((one) => one.quantity) ?? [1]));
    return { lineId: id, optionId: first?.id ?? null, quantity: Math.max(quantity, least) };
  });

/** The choice if the buyer has none to make, because every line has one option; otherwise null. */
export const onlyChoice = (lines: Parameters<typeof firstChoice>[0]): ChosenLine[] | null =>
  lines.every(({ options }) => options.length === 1) ? firstChoice(lines) : null;

/** Every option of every line in the quantity that `firstChoice` would order. @throws TotalsFault */
export const optionTotals = (lines: readonly (TotalledLine & { quantity: number })[]): LineTotal[] =>
  lines.flatMap((line) =>
    line.options.flatMap((option) => {
      const alone = [{ ...line, options: [option] }];
      return offerTotals({ lines: alone, charges: [] }, firstChoice(alone)).lines;
    }),
  );

/**
 * All sums of an offer for a choice. Only chosen options count. Sums of goods are exact; each charge is rounded once,
 * half up. The total is the sum of the shown amounts, so that they always add up to it. The couriers of chosen
 * samples are one charge.
 * @throws TotalsFault `choiceInvalid` for an unknown line or option or a line that is chosen twice, `belowMinimum`
 * for a quantity below an option's smallest break, `amountTooLarge` above `maxMinor`
 */
export function offerTotals(offer: TotalledOffer, choice: readonly ChosenLine[]): OfferTotals {
  const chosen = offer.lines.flatMap((line) => {
    const ways = choice.filter(({ lineId }) => lineId === line.id);
    if (ways.length > 1) throw new TotalsFault('choiceInvalid');
    const [way] = ways;
    if (!way || way.optionId === null) return [];
    const option = line.options.find(({ id }) => id === way.optionId);
    if (!option || !Number.isSafeInteger(way.quantity) || way.quantity < 1)
      throw new TotalsFault('choiceInvalid');
    return [{ line, option, quantity: way.quantity }];
  });
  const known = new Set(offer.lines.map(({ id }) => id));
  if (choice.some(({ lineId }) => !known.has(lineId))) throw new TotalsFault('choiceInvalid');

  let goods = 0n;
  let cubicMillimetres = 0n;
  let grams = 0n;
  let cartons = 0;
  let isPacked = true;
  const lines = chosen.map(({ line, option, quantity }): LineTotal => {
    const step = breakFor(option.breaks, quantity);
    if (!step) throw new TotalsFault('belowMinimum');
    const lineGoods = BigInt(step.unitMinor) * BigInt(quantity);
    goods += lineGoods;
    const { packing } = option;
    const count = packing && Math.ceil(quantity / packing.piecesPerCarton);
    if (packing && count !== null) {
      const { lengthMm, widthMm, heightMm, cartonGrams } = packing;
      cartons += count;
      cubicMillimetres += BigInt(count) * BigInt(lengthMm) * BigInt(widthMm) * BigInt(heightMm);
      grams += BigInt(count) * BigInt(cartonGrams);
    } else isPacked = false;
    return {
      lineId: line.id,
      optionId: option.id,
      quantity,
      unitMinor: step.unitMinor,
      goodsMinor: amount(lineGoods),
      cartons: count,
    };
  });
  const cargo = { goods, cubicMillimetres, grams };
  let total = goods;
  const charges = offer.charges.map(({ id, kind, basis, rate }) => {
    // Without chosen lines there are no charges.
    const sum = lines.length === 0 ? 0n : chargeOf(basis, BigInt(rate), cargo);
    total += sum;
    return { id, kind, amountMinor: amount(sum) };
  });
  if (offer.lines.some(({ sample }) => sample)) {
    const courier = chosen.reduce((sum, { line }) => sum + BigInt(line.sample?.courierMinor ?? 0), 0n);
    total += courier;
    charges.push({ id: 'courier', kind: 'courier', amountMinor: amount(courier) });
  }
  return {
    lines,
    goodsMinor: amount(goods),
    charges,
    totalMinor: amount(total),
    cartons,
    cubicCentimetres: amount(roundedRatio(cubicMillimetres, 1000n)),
    grams: amount(grams),
    isPacked,
  };
}

/** The part of a total that is due before production. */
export const depositOf = ({ depositPercent }: { depositPercent: number }, totalMinor: number): number =>
  Math.round((totalMinor * depositPercent) / 100);

type Cargo = { goods: bigint; cubicMillimetres: bigint; grams: bigint };

function chargeOf(basis: ChargeBasis, rate: bigint, { goods, cubicMillimetres, grams }: Cargo): bigint {
  switch (basis) {
    case 'flat':
      return rate;
    case 'cubic_metre':
      return roundedRatio(rate * cubicMillimetres, 1_000_000_000n);
    case 'ton':
      return roundedRatio(rate * grams, 1_000_000n);
    case 'goods_percent':
      return roundedRatio(rate * goods, 10_000n);
    default:
      return rate * BigInt(containersNeeded(basis, Number(cubicMillimetres / 1000n), Number(grams)));
  }
}

function amount(sum: bigint): number {
  if (sum > BigInt(maxMinor)) throw new TotalsFault('amountTooLarge');
  return Number(sum);
}

/** Number of containers for the goods, at least one. */
export const containersNeeded = (name: Container, cubicCentimetres: number, grams: number): number =>
  Math.max(1, Math.ceil(fillOf(name, cubicCentimetres, grams)));

/** Share of one container that goods fill, by volume or by weight, whichever is larger; 1 is full. */
const fillOf = (name: Container, cubicCentimetres: number, grams: number): number =>
  Math.max(cubicCentimetres / containers[name].cubicCentimetres, grams / containers[name].grams);

/** Fill of each kind of container. */
export const allFills = ({ cubicCentimetres, grams }: { cubicCentimetres: number; grams: number }) =>
  containerNames.map((name) => ({ name, fill: fillOf(name, cubicCentimetres, grams) }));

/** The packing if all of its values are known, otherwise null. */
export function knownPacking(packing: { [K in keyof Packing]: number | null }): Packing | null {
  const { piecesPerCarton, lengthMm, widthMm, heightMm, cartonGrams } = packing;
  return piecesPerCarton && lengthMm && widthMm && heightMm && cartonGrams
    ? { piecesPerCarton, lengthMm, widthMm, heightMm, cartonGrams }
    : null;
}

/** Volume and weight of a number of pieces in full cartons. */
export function cargoOf(
  { piecesPerCarton, lengthMm, widthMm, heightMm, cartonGrams }: Packing,
  quantity: number,
): { cubicCentimetres: number; grams: number } {
  const cartons = Math.ceil(quantity / piecesPerCarton);
  return {
    cubicCentimetres: Math.round((cartons * lengthMm * widthMm * heightMm) / 1000),
    grams: cartons * cartonGrams,
  };
}

/** Number of additional pieces that fit into the containers that the goods need anyway, in full cartons. */
export function piecesThatStillFit(
  name: Container,
  { cubicCentimetres, grams }: { cubicCentimetres: number; grams: number },
  { piecesPerCarton, lengthMm, widthMm, heightMm, cartonGrams }: Packing,
): number {
  const count = containersNeeded(name, cubicCentimetres, grams);
  const byVolume =
    (count * containers[name].cubicCentimetres - cubicCentimetres) / ((lengthMm * widthMm * heightMm) / 1000);
  const byWeight = (count * containers[name].grams - grams) / cartonGrams;
  return Math.max(0, Math.floor(Math.min(byVolume, byWeight))) * piecesPerCarton;
}
