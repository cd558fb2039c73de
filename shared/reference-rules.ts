import type { Locale } from './locale.ts';

/**
 * Words and rules of reference data: what importing into a country costs and which papers it needs, each with its source
 * (decision 045). Without schemas: the browser takes these without the validation library.
 */

/** Customs unions that have one tariff, and their members as ISO 3166-1 codes. */
export const customsUnions = {
  // Burkina Faso, Mali and Niger as members of UEMOA.
  ecowas: ['NG', 'GH', 'CI', 'SN', 'BJ', 'TG', 'GM', 'GN', 'GW', 'LR', 'SL', 'CV', 'BF', 'ML', 'NE'],
  eac: ['KE', 'TZ', 'UG', 'RW', 'BI', 'CD', 'SS', 'SO'],
  eccas: ['CM'],
  sacu: ['ZA', 'BW', 'NA', 'LS', 'SZ'],
} as const;
export type CustomsUnion = keyof typeof customsUnions;
export const customsUnionNames = Object.keys(customsUnions) as CustomsUnion[];

/** Where a row counts: a country's ISO code, a customs union, or everywhere. */
export const everywhere = 'all';

/** The areas that a country belongs to, the narrowest first: its rows take precedence. */
export const areasOf = (country: string): string[] => [
  country,
  ...customsUnionNames.filter((name) => (customsUnions[name] as readonly string[]).includes(country)),
  everywhere,
];

/** What a row is about. */
export const referenceKinds = [
  'duty',
  'charge',
  'vat',
  'insurance',
  'freight',
  'local',
  'transit',
  'conformity',
  'cargo_note',
  'document',
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Kinds that name a paper or programme and have no number. */
const paperKinds = ['conformity', 'cargo_note', 'document'] as const satisfies readonly ReferenceKind[];
export type PaperKind = (typeof paperKinds)[number];
export const isPaperKind = (kind: ReferenceKind): kind is PaperKind =>
  paperKinds.some((paper) => paper === kind);

/** Bands of a customs tariff; a category of products names its own. */
export const goodsClasses = ['social', 'raw', 'intermediate', 'consumer', 'specific'] as const;
export type GoodsClass = (typeof goodsClasses)[number];

/** What a value is counted in. `usd_wm`: of a cubic metre or ton, the greater (W/M). `usd_kg`: of a chargeable kilogram by air. */
export const referenceUnits = [
  'percent',
  'usd_wm',
  'usd_container_20',
  'usd_container_40',
  'usd_container_40hq',
  'usd_kg',
  'usd_shipment',
  'days',
  'none',
] as const;
type ReferenceUnit = (typeof referenceUnits)[number];

/**
 * What a percentage is counted on. `goods`: the price without freight and insurance (FOB). `goods_freight`: with freight.
 * `customs_value`: with freight and insurance (CIF). `duty`: the import duty. `all`: customs value, duty and charges.
 * `uplifted`: customs value and a tenth of it, and duty (South Africa).
 */
export const referenceBases = ['goods', 'goods_freight', 'customs_value', 'duty', 'all', 'uplifted'] as const;
export type ReferenceBase = (typeof referenceBases)[number];

/** Who makes a paper, and before which step it must be there. */
export const paperMakers = ['buyer', 'bank', 'us', 'factory', 'forwarder', 'inspector', 'agent'] as const;
export type PaperMaker = (typeof paperMakers)[number];
export const paperSteps = ['order', 'shipment', 'loading', 'arrival', 'clearance'] as const;
export type PaperStep = (typeof paperSteps)[number];

/** Texts of a row by language; a language without one reads English. */
export type ReferenceTexts = { en: string } & Partial<Record<Locale, string>>;

/** A row as pages and calculations use it. */
export type ReferenceRow = {
  id: string;
  kind: ReferenceKind;
  /** A country's ISO code, a name of `customsUnions`, or `everywhere`. */
  area: string;
  /** What it is within its kind and area: a goods class of `duty`, else a short name such as "etls" or a port's. */
  code: string;
  name: ReferenceTexts;
  /** What it means or says, for buyers; empty where there is nothing to say. */
  detail: ReferenceTexts;
  /** The least and the greatest value, in `unit`; equal where sources agree, null for papers. At most four decimals. */
  low: number | null;
  high: number | null;
  unit: ReferenceUnit;
  /** Of percentages. */
  base: ReferenceBase | null;
  /** Whether sources or authorities disagree that it is levied: the buyer can leave it out. */
  isDisputed: boolean;
  /** Of papers; null where it is not known. */
  maker: PaperMaker | null;
  step: PaperStep | null;
  /** The goods it concerns; null for all. */
  goodsClass: GoodsClass | null;
  /** Days as "2026-01-01"; null where not known. */
  validFrom: string | null;
  validUntil: string | null;
  /** Where it was read: addresses or titles, one a line. */
  source: string;
  /** The day on which a person last compared it with the source. */
  checkedOn: string;
};

/** Days after which a row should be checked again, and after which it counts as old. */
export const referenceAge = { due: 180, old: 365 } as const;
export type ReferenceFreshness = 'fresh' | 'due' | 'old';

/** How fresh a row is on a day ("2026-11-25"). */
export function freshnessOf(checkedOn: string, today: string): ReferenceFreshness {
  const days = (Date.parse(today) - Date.parse(checkedOn)) / 86_400_000;
  if (days > referenceAge.old) return 'old';
  return days > referenceAge.due ? 'due' : 'fresh';
}

/** The text of a row in a language. */
export const referenceText = (texts: ReferenceTexts, locale: Locale): string => texts[locale] || texts.en;

/** The rows that count in a country on a day; of rows of one kind and code those of the narrowest area. */
export function rowsFor(rows: readonly ReferenceRow[], country: string, today: string): ReferenceRow[] {
  const areas = areasOf(country);
  const counting = rows.filter(
    (row) =>
      areas.includes(row.area) &&
      (row.validFrom === null || row.validFrom <= today) &&
      (row.validUntil === null || row.validUntil >= today),
  );
  return counting.filter(
    (row) =>
      !counting.some(
        (other) =>
          other.kind === row.kind &&
          other.code === row.code &&
          other.unit === row.unit &&
          areas.indexOf(other.area) < areas.indexOf(row.area),
      ),
  );
}
