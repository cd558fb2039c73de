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
type CostPart = 'origin' | 'freight' | 'insurance' | 'duty' | 'vat' | 'local';

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
  perDollar: Rates,
): LandedCost | null {
  const given = readShipment(shipment, rows, perDollar);
  const { has, ofKind } = given;
  const border = toTheBorder(given);
  const duty = has('duty') ? null : dutyLines(shipment.goods, ofKind('duty'), border.bases);
  const charges = has('duty') ? [] : ofKind('charge');
  const vat = has('vat') ? null : ofKind('vat');
  const local = localCosts(given);
  const isValueKnown = border.missing.length === 0;
  // A percentage of the goods on board needs no freight.
  const isReady = ({ unit, base }: ReferenceRow) =>
    unit !== 'percent' || (base === 'goods' && !border.missing.includes('origin'));
  const later = charges.filter((row) => !isReady(row));
  const lines = [...border.lines, ...local.lines];
  if (isValueKnown) {
    const taxes = taxLines(given, border.bases, { duties: duty?.lines ?? [], charges, vat: vat ?? [] });
    if (!taxes) return null;
    lines.splice(border.lines.length, 0, ...taxes.lines);
    lines.push(...percentLines('local', local.percents, taxes.bases, 'customs_value'));
  } else {
    const levies = charges.filter(isReady).flatMap((row) => chargeLine(given, row, border.bases) ?? []);
    lines.splice(border.lines.length, 0, ...levies);
  }
  const total = sumOf(lines);
  if (total.high > maxMinor) return null;
  const missing = [...border.missing];
  if (duty?.isComplete === false) missing.push('duty');
  if (vat?.length === 0) missing.push('vat');
  if (!local.isKnown) missing.push('local');
  const ofDuty = (duty?.lines ?? []).flatMap(({ row }) => row ?? []);
  return {
    lines,
    total,
    missing,
    waiting: isValueKnown ? [] : [...ofDuty, ...later, ...(vat ?? []), ...local.percents],
    unknown: has('duty') ? [] : rows.filter(({ kind, low }) => kind === 'charge' && low === null),
    prohibitions: rows.filter(
      (row) =>
        row.kind === 'prohibition' && shipment.goods.some(({ hsCode }) => concernsGoods(row, hsCode ?? null)),
    ),
  };
}

type Rates = Readonly<Record<string, number | null | undefined>>;
type Bases = Readonly<Record<ReferenceBase, Range>>;
type Given = ReturnType<typeof readShipment>;

/** What a shipment says of its costs, and the prices of rows for it. */
function readShipment(shipment: Shipment, rows: readonly ReferenceRow[], perDollar: Rates) {
  const { currency, cargo, way, quoted } = shipment;
  const inPrice = included[shipment.incoterm ?? 'EXW'] ?? [];
  // An offer can list freight separately under a term that does not include it: it must not be charged twice.
  const named: Partial<Record<CostPart, number | undefined>> = {
    freight: shipment.freightInPriceMinor,
    insurance: shipment.insuranceInPriceMinor,
  };
  const ofKind = (kind: ReferenceKind) => rows.filter((row) => row.kind === kind && row.low !== null);
  const factorOf = (row: ReferenceRow) => (row.unit === 'percent' ? null : freightFactor(row, cargo, way));
  /** The US dollar amount of a row times a factor, in the currency of the shipment. */
  const dollars = (row: ReferenceRow, factor: number): Range | null => {
    const [low, high] = [row.low, row.high ?? row.low].map((value) =>
      convertMinor(Math.round((value ?? 0) * factor * 100), 'USD', currency, perDollar),
    ) as [number | null, number | null];
    return low === null || high === null ? null : { low, high };
  };
  return {
    shipment,
    /** Whether the price includes a part. */
    has: (part: CostPart) => inPrice.includes(part) || (named[part] ?? 0) > 0,
    ofKind,
    factorOf,
    dollars,
    /** The amount that the buyer was quoted for a part. */
    stated: (part: QuotablePart): LandedLine[] | null => {
      const minor = quoted?.[part];
      return minor === undefined ? null : [{ kind: part, row: null, base: null, ...exactly(minor) }];
    },
    /** Prices of a kind for the shipment, in dollars by size, weight or shipment. */
    priced: (kind: ReferenceKind) =>
      ofKind(kind).flatMap((row): LandedLine[] => {
        const factor = factorOf(row);
        const cost = factor === null ? null : dollars(row, factor);
        return cost ? [{ kind, row, base: null, ...cost }] : [];
      }),
  };
}

/** Price, freight and insurance, and the values of the goods from which customs compute. */
function toTheBorder({ shipment, has, ofKind, stated, priced }: Given) {
  const price = exactly(shipment.priceMinor);
  const freightInPrice = exactly(shipment.freightInPriceMinor ?? 0);
  const insuranceInPrice = exactly(shipment.insuranceInPriceMinor ?? 0);
  const goods = minus(price, plus(freightInPrice, insuranceInPrice));
  const freight = has('freight') ? null : cheapest(stated('freight') ?? priced('freight'));
  const shipped = plus(goods, plus(freightInPrice, freight ?? nothing));
  const insured = () => ofKind('insurance').map((row) => percentLine('insurance', row, shipped));
  const insurance = has('insurance') ? null : ((stated('insurance') ?? insured())[0] ?? null);
  const missing: CostPart[] = has('origin') ? [] : ['origin'];
  const lines: LandedLine[] = [{ kind: 'price', row: null, base: null, ...price }];
  if (freight) lines.push(freight);
  else if (!has('freight')) missing.push('freight');
  // Without the freight, the insurance would be of too little.
  if (insurance && !missing.includes('freight')) lines.push(insurance);
  if (!insurance && !has('insurance')) missing.push('insurance');
  const bases: Bases = {
    goods,
    goods_freight: shipped,
    customs_value: plus(shipped, plus(insuranceInPrice, insurance ?? nothing)),
    duty: nothing,
    all: nothing,
    uplifted: nothing,
    value_duty: nothing,
  };
  return { lines, missing, bases };
}

type TaxRows = { duties: LandedLine[]; charges: readonly ReferenceRow[]; vat: readonly ReferenceRow[] };

/** Duty, charges and VAT, and the bases with them; null if the currency has no rate for a charge in dollars. */
function taxLines(
  given: Given,
  border: Bases,
  { duties, charges, vat }: TaxRows,
): { lines: LandedLine[]; bases: Bases } | null {
  const bases = { ...border, duty: sumOf(duties) };
  const charged: LandedLine[] = [];
  for (const row of charges) {
    const line = chargeLine(given, row, bases);
    if (!line) return null;
    charged.push(line);
  }
  const statistical = charged.findLast(({ row }) => row?.code === 'rs') ?? nothing;
  const { goods, customs_value: value, duty } = bases;
  const after: Bases = {
    ...bases,
    all: plus(plus(value, duty), sumOf(charged)),
    value_duty: plus(plus(value, duty), statistical),
    uplifted: plus(plus(goods, portionOf(goods, 10, 100)), duty),
  };
  return { lines: [...duties, ...charged, ...percentLines('vat', vat, after, 'all')], bases: after };
}

/** A levy; null if its currency has no rate. */
function chargeLine({ shipment, dollars }: Given, row: ReferenceRow, bases: Bases): LandedLine | null {
  const base = row.unit === 'percent' ? bases[row.base ?? 'customs_value'] : null;
  const full = base ? percentOf(row, base) : dollars(row, 1);
  return full && { kind: 'charge', row, base, ...answered(row, full, shipment.disputed?.[row.code]) };
}

/** Costs after customs: those by size have lines, and `percents` are rows of other amounts. */
function localCosts({ shipment, has, ofKind, stated, priced, factorOf }: Given) {
  const quoted = has('local') ? [] : stated('local');
  if (quoted) return { isKnown: true, lines: quoted, percents: [] };
  const rows = ofKind('local').filter(({ unit }) => isForWay(unit, shipment.way));
  // Without the packing some of them have no amount, and the rest alone would be too little.
  const isKnown = rows.length > 0 && rows.every((row) => row.unit === 'percent' || factorOf(row) !== null);
  if (!isKnown) return { isKnown, lines: [], percents: [] };
  return { isKnown, lines: priced('local'), percents: rows.filter(({ unit }) => unit === 'percent') };
}

const sumOf = (lines: readonly LandedLine[]): Range => lines.reduce<Range>(plus, nothing);
const percentLine = (kind: ReferenceKind, row: ReferenceRow, base: Range): LandedLine => ({
  kind,
  row,
  base,
  ...percentOf(row, base),
});
const percentLines = (
  kind: ReferenceKind,
  rows: readonly ReferenceRow[],
  bases: Bases,
  usual: ReferenceBase,
): LandedLine[] => rows.map((row) => percentLine(kind, row, bases[row.base ?? usual]));

/** Duty of each class of goods on its share of the value; incomplete if a class or its row is unknown. */
function dutyLines(
  goods: Shipment['goods'],
  rows: readonly ReferenceRow[],
  bases: Bases,
): { lines: LandedLine[]; isComplete: boolean } {
  const all = goods.reduce((sum, { minor }) => sum + minor, 0);
  const classes = [...new Set(goods.map(({ goodsClass }) => goodsClass))];
  const lines = classes.flatMap((name): LandedLine[] => {
    const row = name && rows.find(({ code }) => code === name);
    if (!row) return [];
    const worth = goods.reduce((sum, { goodsClass, minor }) => sum + (goodsClass === name ? minor : 0), 0);
    const value = bases[row.base ?? 'customs_value'];
    return [percentLine('duty', row, classes.length === 1 ? value : portionOf(value, worth, all))];
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
