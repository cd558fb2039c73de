import { convertMinor, maxMinor, roundedRatio } from './minor-units.ts';
import { containersNeeded } from './quote-totals.ts';
import type { Container } from './quote-rules.ts';
import type { GoodsClass, ReferenceBase, ReferenceKind, ReferenceRow } from './reference-rules.ts';

/**
 * What goods cost at the buyer's door: our price, the way there and what customs takes, from rows of reference data alone
 * (decision 045). What no row says is named as missing, never guessed. The same on the server and in the browser.
 */

/** What a term of delivery includes, for calculations: the eleven rules of Incoterms 2020 that we quote by. */
const included: Readonly<Record<string, readonly CostPart[]>> = {
  EXW: [],
  FCA: ['origin'],
  FOB: ['origin'],
  CFR: ['origin', 'freight'],
  CPT: ['origin', 'freight'],
  CIF: ['origin', 'freight', 'insurance'],
  CIP: ['origin', 'freight', 'insurance'],
  DAP: ['origin', 'freight', 'insurance', 'local'],
  DDP: ['origin', 'freight', 'insurance', 'duty', 'vat', 'local'],
};

/** Parts of the way that a price can include. */
const costParts = ['origin', 'freight', 'insurance', 'duty', 'vat', 'local'] as const;
type CostPart = (typeof costParts)[number];

export const shippingWays = ['sea', 'air'] as const;
export type ShippingWay = (typeof shippingWays)[number];

/** What a buyer says of a disputed charge; without an answer it counts from nothing to its full amount. */
export type DisputedAnswer = 'with' | 'without';

export type Shipment = {
  /** Of all amounts. */
  currency: string;
  /** What is paid to us. */
  priceMinor: number;
  /** Of which freight and insurance, where they are known apart. */
  freightInPriceMinor?: number;
  insuranceInPriceMinor?: number;
  /** What the price includes; null where nothing is said of it, which counts as the least. */
  incoterm: string | null;
  /** Null where the packing is not known. */
  cargo: { cubicCentimetres: number; grams: number } | null;
  /** The classes of the goods and what each is worth: the customs value is divided by it. Null where a class is not known. */
  goods: readonly { goodsClass: GoodsClass | null; minor: number }[];
  way: ShippingWay;
  /** What the buyer was quoted for the freight; it replaces the rows. */
  quotedFreightMinor?: number | null;
  /** Answers by the code of a disputed charge. */
  disputed?: Readonly<Record<string, DisputedAnswer>>;
};

type Range = { low: number; high: number };

/** One line of the calculation; `base` is what its percentage is of. */
export type LandedLine = Range & {
  kind: ReferenceKind | 'price';
  row: ReferenceRow | null;
  base: Range | null;
};

export type LandedCost = {
  lines: LandedLine[];
  total: Range;
  /** Parts that belong to the cost and that no row says; what the price includes is not among them. */
  missing: CostPart[];
};

/** Kilograms that air freight is charged by: the weight, or 1 kg for 6,000 cm³ where that is more (IATA's usual divisor). */
export const chargeableKilograms = (cubicCentimetres: number, grams: number): number =>
  Math.max(grams / 1000, cubicCentimetres / 6000);

/** The units of container rows, and the containers that they are of. */
const containerOf: Readonly<Partial<Record<ReferenceRow['unit'], Container>>> = {
  usd_container_20: 'container_20',
  usd_container_40: 'container_40',
  usd_container_40hq: 'container_40hq',
};

/**
 * The landed cost by the rows that count in the country of destination (`rowsFor`).
 * Each line is rounded once, half up; the total is the sum of the lines.
 * @param perDollar how much of each currency a US dollar buys
 * @returns null where the currency has no rate, or an amount is above `maxMinor`
 */
export function landedCost(
  shipment: Shipment,
  rows: readonly ReferenceRow[],
  perDollar: Readonly<Record<string, number | null | undefined>>,
): LandedCost | null {
  const inPrice = included[shipment.incoterm ?? 'EXW'] ?? [];
  // An offer can name a freight of its own under a term that has none: it must not be charged again.
  const named: Partial<Record<CostPart, number | undefined>> = {
    freight: shipment.freightInPriceMinor,
    insurance: shipment.insuranceInPriceMinor,
  };
  const has = (part: CostPart) => inPrice.includes(part) || (named[part] ?? 0) > 0;
  const ofKind = (kind: ReferenceKind) => rows.filter((row) => row.kind === kind && row.low !== null);
  /** US dollars of a row times a factor, in the currency of the shipment. */
  const dollars = (row: ReferenceRow, factor: number): Range | null => {
    const [low, high] = [row.low, row.high ?? row.low].map((value) =>
      convertMinor(Math.round((value ?? 0) * factor * 100), 'USD', shipment.currency, perDollar),
    );
    return low === null || low === undefined || high === null || high === undefined ? null : { low, high };
  };
  const missing: CostPart[] = has('origin') ? [] : ['origin'];
  const price = exactly(shipment.priceMinor);
  const lines: LandedLine[] = [{ kind: 'price', row: null, base: null, ...price }];
  const freightInPrice = exactly(shipment.freightInPriceMinor ?? 0);
  const insuranceInPrice = exactly(shipment.insuranceInPriceMinor ?? 0);
  const goods = minus(price, plus(freightInPrice, insuranceInPrice));

  let freight = freightInPrice;
  if (!has('freight')) {
    const quoted = shipment.quotedFreightMinor ?? null;
    const best =
      quoted === null
        ? cheapest(
            ofKind('freight').flatMap((row) => {
              const factor = freightFactor(row, shipment);
              const cost = factor === null ? null : dollars(row, factor);
              return cost ? [{ kind: 'freight' as const, row, base: null, ...cost }] : [];
            }),
          )
        : { kind: 'freight' as const, row: null, base: null, ...exactly(quoted) };
    if (best) {
      lines.push(best);
      freight = plus(freight, best);
    } else missing.push('freight');
  }
  let insurance = insuranceInPrice;
  if (!has('insurance')) {
    const [row] = ofKind('insurance');
    if (row) {
      const base = plus(goods, freight);
      const cost = percentOf(row, base);
      lines.push({ kind: 'insurance', row, base, ...cost });
      insurance = plus(insurance, cost);
    } else missing.push('insurance');
  }

  const bases: Record<ReferenceBase, Range> = {
    goods,
    goods_freight: plus(goods, freight),
    customs_value: plus(plus(goods, freight), insurance),
    duty: nothing,
    all: nothing,
    uplifted: nothing,
  };
  if (!has('duty')) {
    const duties = dutyLines(shipment.goods, ofKind('duty'), bases);
    lines.push(...duties.lines);
    bases.duty = duties.lines.reduce<Range>(plus, nothing);
    if (!duties.isComplete) missing.push('duty');
    let charged = nothing;
    for (const row of ofKind('charge')) {
      const base = row.unit === 'percent' ? bases[row.base ?? 'customs_value'] : null;
      const full = base ? percentOf(row, base) : dollars(row, 1);
      if (!full) return null;
      const cost = answered(row, full, shipment.disputed?.[row.code]);
      lines.push({ kind: 'charge', row, base, ...cost });
      charged = plus(charged, cost);
    }
    bases.all = plus(plus(bases.customs_value, bases.duty), charged);
    bases.uplifted = plus(plus(bases.customs_value, portionOf(bases.customs_value, 10, 100)), bases.duty);
  }
  if (!has('vat')) {
    const taxes = ofKind('vat');
    if (taxes.length === 0) missing.push('vat');
    for (const row of taxes) {
      const base = bases[row.base ?? 'all'];
      lines.push({ kind: 'vat', row, base, ...percentOf(row, base) });
    }
  }
  if (!has('local')) {
    const local = ofKind('local').flatMap((row) => {
      const factor = row.unit === 'percent' ? null : freightFactor(row, shipment);
      const base = row.unit === 'percent' ? bases[row.base ?? 'customs_value'] : null;
      const cost = base ? percentOf(row, base) : factor === null ? null : dollars(row, factor);
      return cost ? [{ kind: 'local' as const, row, base, ...cost }] : [];
    });
    lines.push(...local);
    if (local.length === 0) missing.push('local');
  }
  const total = lines.reduce<Range>(plus, nothing);
  return total.high > maxMinor ? null : { lines, total, missing };
}

/** Whether a calculation has all but what arises after customs: then the goods are cleared for its total. */
export const isCleared = ({ missing }: LandedCost): boolean => missing.every((part) => part === 'local');

/** What one piece comes to, in parts of the smallest unit: it is shown rounded, and never computed with. */
export const perPiece = ({ total }: LandedCost, quantity: number): Range => ({
  low: total.low / quantity,
  high: total.high / quantity,
});

/** Duty of each class of goods, on its part of the value; incomplete where a class or its row is not known. */
function dutyLines(
  goods: Shipment['goods'],
  rows: readonly ReferenceRow[],
  bases: Record<ReferenceBase, Range>,
): { lines: LandedLine[]; isComplete: boolean } {
  const all = goods.reduce((sum, { minor }) => sum + minor, 0);
  const classes = [...new Set(goods.map(({ goodsClass }) => goodsClass))];
  const lines = classes.flatMap((name): LandedLine[] => {
    const row = name && rows.find(({ code }) => code === name);
    if (!row) return [];
    const worth = goods.reduce((sum, { goodsClass, minor }) => sum + (goodsClass === name ? minor : 0), 0);
    const value = bases[row.base ?? 'customs_value'];
    const base = classes.length === 1 ? value : portionOf(value, worth, all);
    return [{ kind: 'duty', row, base, ...percentOf(row, base) }];
  });
  return { lines, isComplete: lines.length === classes.length && lines.length > 0 };
}

/** How often a row's price is paid for a shipment; null where its way is another, or the packing is not known. */
function freightFactor({ unit }: ReferenceRow, { cargo, way }: Shipment): number | null {
  if (unit === 'usd_shipment') return 1;
  if (!cargo) return null;
  const { cubicCentimetres, grams } = cargo;
  if (unit === 'usd_kg') return way === 'air' ? chargeableKilograms(cubicCentimetres, grams) : null;
  if (way === 'air') return null;
  // W/M: a cubic metre or a ton, whichever is more.
  if (unit === 'usd_wm') return Math.max(cubicCentimetres / 1_000_000, grams / 1_000_000);
  const container = containerOf[unit];
  return container ? containersNeeded(container, cubicCentimetres, grams) : null;
}

const cheapest = (lines: readonly LandedLine[]): LandedLine | null =>
  lines.reduce<LandedLine | null>(
    (best, line) => (best && best.low + best.high <= line.low + line.high ? best : line),
    null,
  );

/** A disputed charge counts from nothing to its full amount until the buyer says whether it is levied. */
function answered(row: ReferenceRow, full: Range, answer: DisputedAnswer | undefined): Range {
  if (!row.isDisputed || answer === 'with') return full;
  return answer === 'without' ? nothing : { low: 0, high: full.high };
}

const nothing: Range = { low: 0, high: 0 };
const exactly = (minor: number): Range => ({ low: minor, high: minor });
const plus = (a: Range, b: Range): Range => ({ low: a.low + b.low, high: a.high + b.high });
const minus = (a: Range, b: Range): Range => ({
  low: Math.max(0, a.low - b.low),
  high: Math.max(0, a.high - b.high),
});

/** Percentages have at most four decimals (`ReferenceRow`). */
const scale = 10_000;

const percentOf = (row: ReferenceRow, base: Range): Range => ({
  low: percentage(base.low, row.low ?? 0),
  high: percentage(base.high, row.high ?? row.low ?? 0),
});
const percentage = (minor: number, percent: number): number =>
  Number(roundedRatio(BigInt(minor) * BigInt(Math.round(percent * scale)), BigInt(100 * scale)));
const portionOf = ({ low, high }: Range, part: number, whole: number): Range => ({
  low: whole === 0 ? 0 : Number(roundedRatio(BigInt(low) * BigInt(part), BigInt(whole))),
  high: whole === 0 ? 0 : Number(roundedRatio(BigInt(high) * BigInt(part), BigInt(whole))),
});
