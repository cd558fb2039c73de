import { exactly, minus, nothing, percentOf, plus, portionOf, type Range } from './amount-range.ts';
import { convertMinor, maxMinor } from '../base/minor-units.ts';
import { type Cargo, freightFactor, isForWay, type ShippingWay } from './freight.ts';
import {
  concernsGoods,
  type GoodsClass,
  type ReferenceBase,
  type ReferenceKind,
  type ReferenceRow,
} from './reference-rules.ts';

/**
 * Landed cost: what goods cost at the buyer's door. It consists of our price, transport and customs, computed only
 * from rows of reference data (decision 045). Parts without a row are reported as missing, never estimated. Used by
 * both the server and the browser.
 */

/** Cost parts that each delivery term includes: the eleven rules of Incoterms 2020, by which we quote. */
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

/** Cost parts that a price can include. */
const costParts = ['origin', 'freight', 'insurance', 'duty', 'vat', 'local'] as const;
type CostPart = (typeof costParts)[number];

/** Parts for which a buyer can state an amount that they were quoted; it replaces the rows. */
export const quotableParts = ['freight', 'insurance', 'local'] as const satisfies readonly CostPart[];
export type QuotablePart = (typeof quotableParts)[number];

/** The buyer's answer about a disputed charge. Without an answer it counts as a range from zero to its full amount. */
export type DisputedAnswer = 'with' | 'without';

export type Shipment = {
  /** Currency of all amounts. */
  currency: string;
  /** Amount that is paid to us. */
  priceMinor: number;
  /** Freight and insurance included in `priceMinor`, if known separately. */
  freightInPriceMinor?: number;
  insuranceInPriceMinor?: number;
  /** Delivery term, which says what the price includes; null counts as the one that includes least. */
  incoterm: string | null;
  /** Null if the packing is unknown. */
  cargo: Cargo | null;
  /**
   * The goods with their values, by which the customs value is divided. A class is null if it is unknown; without an HS
   * code no import prohibition is found.
   */
  goods: readonly { goodsClass: GoodsClass | null; hsCode?: string | null; minor: number }[];
  way: ShippingWay;
  /** Amounts that the buyer was quoted. */
  quoted?: Readonly<Partial<Record<QuotablePart, number>>>;
  /** Answers by the code of the disputed charge. */
  disputed?: Readonly<Record<string, DisputedAnswer>>;
};

/** One line of the calculation; `base` is the amount that its percentage applies to. */
export type LandedLine = Range & {
  kind: ReferenceKind | 'price';
  row: ReferenceRow | null;
  base: Range | null;
};

export type LandedCost = {
  lines: LandedLine[];
  total: Range;
  /** Parts of the cost for which there is no row, without those that the price includes. */
  missing: CostPart[];
  /**
   * Rows that cannot be applied because the customs value is not known: it contains freight and insurance, and
   * percentages of less would be too low. Of customs, `lines` then has only what is levied on other values.
   */
  waiting: ReferenceRow[];
  /** Charges that are levied, by an amount that no source names. */
  unknown: ReferenceRow[];
  /** Import prohibitions that the goods fall or may fall under. */
  prohibitions: ReferenceRow[];
};

/**
 * The landed cost, computed from the rows that apply in the country of destination (`rowsFor`). Each line is rounded
 * once, half up; the total is the sum of the lines.
 * @param perDollar units of each currency per US dollar
 * @returns null if the currency has no rate, or an amount is above `maxMinor`
 */
export function landedCost(
  shipment: Shipment,
  rows: readonly ReferenceRow[],
  perDollar: Readonly<Record<string, number | null | undefined>>,
): LandedCost | null {
  const inPrice = included[shipment.incoterm ?? 'EXW'] ?? [];
  // An offer can list freight separately under a term that does not include it: it must not be charged twice.
  const named: Partial<Record<CostPart, number | undefined>> = {
    freight: shipment.freightInPriceMinor,
    insurance: shipment.insuranceInPriceMinor,
  };
  const has = (part: CostPart) => inPrice.includes(part) || (named[part] ?? 0) > 0;
  const ofKind = (kind: ReferenceKind) => rows.filter((row) => row.kind === kind && row.low !== null);
  /** The US dollar amount of a row times a factor, in the currency of the shipment. */
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

  const stated = (part: QuotablePart): LandedLine[] => {
    const minor = shipment.quoted?.[part];
    return minor === undefined ? [] : [{ kind: part, row: null, base: null, ...exactly(minor) }];
  };
  /** Prices of a kind for the shipment, in dollars by size, weight or shipment. */
  const priced = (kind: ReferenceKind) =>
    ofKind(kind).flatMap((row): LandedLine[] => {
      const factor = row.unit === 'percent' ? null : freightFactor(row, shipment.cargo, shipment.way);
      const cost = factor === null ? null : dollars(row, factor);
      return cost ? [{ kind, row, base: null, ...cost }] : [];
    });

  let freight = freightInPrice;
  if (!has('freight')) {
    const best = cheapest(shipment.quoted?.freight === undefined ? priced('freight') : stated('freight'));
    if (best) {
      lines.push(best);
      freight = plus(freight, best);
    } else missing.push('freight');
  }
  let insurance = insuranceInPrice;
  if (!has('insurance')) {
    const base = plus(goods, freight);
    const [row] = ofKind('insurance');
    const [line] = [
      ...stated('insurance'),
      ...(row ? [{ kind: 'insurance' as const, row, base, ...percentOf(row, base) }] : []),
    ];
    if (line) {
      insurance = plus(insurance, line);
      if (!missing.includes('freight')) lines.push(line);
    } else missing.push('insurance');
  }

  const bases: Record<ReferenceBase, Range> = {
    goods,
    goods_freight: plus(goods, freight),
    customs_value: plus(plus(goods, freight), insurance),
    duty: nothing,
    all: nothing,
    uplifted: nothing,
    value_duty: nothing,
  };
  const isValueKnown = missing.length === 0;
  const isTaxed = !has('duty');
  const duties = isTaxed ? dutyLines(shipment.goods, ofKind('duty'), bases) : null;
  if (duties && !duties.isComplete) missing.push('duty');
  if (!has('vat') && ofKind('vat').length === 0) missing.push('vat');
  const local = has('local') ? [] : stated('local');
  const localRows =
    has('local') || local.length > 0
      ? []
      : ofKind('local').filter(({ unit }) => isForWay(unit, shipment.way));
  // Without the packing some of them have no amount, and the rest alone would be too little.
  const isLocalKnown =
    has('local') ||
    local.length > 0 ||
    (localRows.length > 0 &&
      localRows.every(
        (row) => row.unit === 'percent' || freightFactor(row, shipment.cargo, shipment.way) !== null,
      ));
  const found = {
    unknown: isTaxed ? rows.filter(({ kind, low }) => kind === 'charge' && low === null) : [],
    prohibitions: rows.filter(
      (row) =>
        row.kind === 'prohibition' && shipment.goods.some(({ hsCode }) => concernsGoods(row, hsCode ?? null)),
    ),
  };
  const sum = (waiting: ReferenceRow[]): LandedCost | null => {
    const total = lines.reduce<Range>(plus, nothing);
    return total.high > maxMinor ? null : { lines, total, missing, waiting, ...found };
  };
  /** The amount of a charge; null if its currency has no rate. */
  const chargeOf = (row: ReferenceRow): LandedLine | null => {
    const base = row.unit === 'percent' ? bases[row.base ?? 'customs_value'] : null;
    const full = base ? percentOf(row, base) : dollars(row, 1);
    return full && { kind: 'charge', row, base, ...answered(row, full, shipment.disputed?.[row.code]) };
  };
  if (!isValueKnown) {
    // A percentage of the goods on board needs no freight.
    const isReady = ({ unit, base }: ReferenceRow) =>
      unit !== 'percent' || (base === 'goods' && !missing.includes('origin'));
    const levies = isTaxed ? ofKind('charge') : [];
    lines.push(...levies.filter(isReady).flatMap((row) => chargeOf(row) ?? []));
    const waiting = [
      ...(duties?.lines.flatMap(({ row }) => row ?? []) ?? []),
      ...levies.filter((row) => !isReady(row)),
      ...(has('vat') ? [] : ofKind('vat')),
      ...(isLocalKnown ? localRows.filter(({ unit }) => unit === 'percent') : []),
    ];
    lines.push(...local, ...(isLocalKnown && localRows.length > 0 ? priced('local') : []));
    if (!isLocalKnown) missing.push('local');
    return sum(waiting);
  }

  if (duties) {
    lines.push(...duties.lines);
    bases.duty = duties.lines.reduce<Range>(plus, nothing);
    let charged = nothing;
    let statistical = nothing;
    for (const row of ofKind('charge')) {
      const cost = chargeOf(row);
      if (!cost) return null;
      lines.push(cost);
      charged = plus(charged, cost);
      if (row.code === 'rs') statistical = cost;
    }
    bases.all = plus(plus(bases.customs_value, bases.duty), charged);
    bases.value_duty = plus(plus(bases.customs_value, bases.duty), statistical);
    bases.uplifted = plus(plus(goods, portionOf(goods, 10, 100)), bases.duty);
  }
  if (!has('vat'))
    for (const row of ofKind('vat')) {
      const base = bases[row.base ?? 'all'];
      lines.push({ kind: 'vat', row, base, ...percentOf(row, base) });
    }
  if (isLocalKnown) {
    if (localRows.length > 0) local.push(...priced('local'));
    for (const row of localRows.filter(({ unit }) => unit === 'percent')) {
      const base = bases[row.base ?? 'customs_value'];
      local.push({ kind: 'local', row, base, ...percentOf(row, base) });
    }
  } else missing.push('local');
  lines.push(...local);
  return sum([]);
}

/** Whether nothing but costs after customs is missing, and nothing forbids the import. */
export const isCleared = ({ missing, unknown, prohibitions }: LandedCost): boolean =>
  missing.every((part) => part === 'local') && unknown.length === 0 && prohibitions.length === 0;

/** Cost of one piece, as a fraction of the minor unit: rounded for display, never used in computations. */
export const perPiece = ({ total }: LandedCost, quantity: number): Range => ({
  low: total.low / quantity,
  high: total.high / quantity,
});

/** Duty of each class of goods on its share of the value; incomplete if a class or its row is unknown. */
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

const cheapest = (lines: readonly LandedLine[]): LandedLine | null =>
  lines.reduce<LandedLine | null>(
    (best, line) => (best && best.low + best.high <= line.low + line.high ? best : line),
    null,
  );

/** A disputed charge counts as a range from zero to its full amount until the buyer says whether it is levied. */
function answered(row: ReferenceRow, full: Range, answer: DisputedAnswer | undefined): Range {
  if (!row.isDisputed || answer === 'with') return full;
  return answer === 'without' ? nothing : { low: 0, high: full.high };
}
