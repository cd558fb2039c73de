import type { Locale } from '../base/locale.ts';

/**
 * Constants and rules of reference data: costs of importing into a country and the documents that it requires, each
 * with its source (decision 045). Without schemas, so that the browser loads it without the validation library.
 */

/** Customs unions with a common tariff, with their members as ISO 3166-1 codes. */
export const customsUnions = {
  // Burkina Faso, Mali and Niger are included as members of UEMOA.
  ecowas: ['NG', 'GH', 'CI', 'SN', 'BJ', 'TG', 'GM', 'GN', 'GW', 'LR', 'SL', 'CV', 'BF', 'ML', 'NE'],
  eac: ['KE', 'TZ', 'UG', 'RW', 'BI', 'CD', 'SS', 'SO'],
  eccas: ['CM'],
  sacu: ['ZA', 'BW', 'NA', 'LS', 'SZ'],
} as const;
export type CustomsUnion = keyof typeof customsUnions;
export const customsUnionNames = Object.keys(customsUnions) as CustomsUnion[];

/** Area of rows that apply in every country; other areas are ISO codes of countries and customs unions. */
export const everywhere = 'all';

/** The areas that contain a country, narrowest first: rows of a narrower area take precedence. */
export const areasOf = (country: string): string[] => [
  country,
  ...customsUnionNames.filter((name) => (customsUnions[name] as readonly string[]).includes(country)),
  everywhere,
];

/** Kinds of reference rows. */
export const referenceKinds = [
  'duty',
  'charge',
  'vat',
  'insurance',
  'freight',
  'local',
  'transit',
  'prohibition',
  'conformity',
  'cargo_note',
  'document',
  'port',
  'free_time',
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Kinds that name a document or programme and have no number. */
const paperKinds = ['conformity', 'cargo_note', 'document'] as const satisfies readonly ReferenceKind[];
export type PaperKind = (typeof paperKinds)[number];
export const isPaperKind = (kind: ReferenceKind): kind is PaperKind =>
  paperKinds.some((paper) => paper === kind);
/** Whether rows of a kind have no value: documents, import prohibitions and ports. */
export const isWithoutValue = (kind: ReferenceKind): boolean =>
  kind === 'prohibition' || kind === 'port' || isPaperKind(kind);
/** Whether rows of a kind are about shipments of orders, and not costs of importing. */
export const isOfShipments = (kind: ReferenceKind): boolean => kind === 'port' || kind === 'free_time';

/** UN/LOCODE of a port: country, and three letters or digits from 2. */
export const portPattern = /^[A-Z]{2}[A-Z2-9]{3}$/;

/** Goods classes: bands of a customs tariff. Each product category has one. */
export const goodsClasses = ['social', 'raw', 'intermediate', 'consumer', 'specific'] as const;
export type GoodsClass = (typeof goodsClasses)[number];

/**
 * Units of values. `usd_wm`: per cubic metre or ton, whichever
 * is more (W/M). `usd_kg`: per chargeable kilogram by air. `usd_day`: per day and
 * container of 20 feet.
 */
export const referenceUnits = [
  'percent',
  'usd_wm',
  'usd_container_20',
  'usd_container_40',
  'usd_container_40hq',
  'usd_kg',
  'usd_shipment',
  'usd_day',
  'days',
  'none',
] as const;
type ReferenceUnit = (typeof referenceUnits)[number];

/**
 * Bases of percentages. `goods`: the price without freight and insurance (FOB). `goods_freight`: with freight.
 * `customs_value`: with freight and insurance (CIF). `duty`: the import duty. `all`: customs value, duty and charges.
 * `uplifted`: the goods (FOB), which are the customs value there, plus one tenth, and duty (South Africa). `value_duty`: customs value, duty and the
 * statistical fee, the charge with the code `rs` (UEMOA).
 */
export const referenceBases = [
  'goods',
  'goods_freight',
  'customs_value',
  'duty',
  'all',
  'uplifted',
  'value_duty',
] as const;
export type ReferenceBase = (typeof referenceBases)[number];

/** Who makes a document, and the step before which it must be available. */
export const paperMakers = ['buyer', 'bank', 'us', 'factory', 'forwarder', 'inspector', 'agent'] as const;
type PaperMaker = (typeof paperMakers)[number];
export const paperSteps = ['order', 'shipment', 'loading', 'arrival', 'clearance'] as const;
type PaperStep = (typeof paperSteps)[number];

/** Texts of a row by language; English is used for missing languages. */
export type ReferenceTexts = { en: string } & Partial<Record<Locale, string>>;

/** A reference row as pages and calculations use it. */
export type ReferenceRow = {
  id: string;
  kind: ReferenceKind;
  /** ISO code of a country, name of one of `customsUnions`, or `everywhere`. */
  area: string;
  /**
   * Identifies the row within its kind and area: a goods class for
   * `duty`, otherwise a short name such as "etls" or a port's name.
   */
  code: string;
  name: ReferenceTexts;
  /** Explanation for buyers; may be empty. */
  detail: ReferenceTexts;
  /** Range of the value, in `unit`; equal if the sources agree, null for documents. At most four decimals. */
  low: number | null;
  high: number | null;
  unit: ReferenceUnit;
  /** Base of a percentage. */
  base: ReferenceBase | null;
  /** Whether sources or authorities disagree that it is levied: the buyer can leave it out. */
  isDisputed: boolean;
  /** Only for documents; null if unknown. */
  maker: PaperMaker | null;
  step: PaperStep | null;
  /** Class of the goods that it applies to; null for all goods. */
  goodsClass: GoodsClass | null;
  /** HS codes of the goods that a prohibition names: see `concernsGoods`. Absent in offers of earlier versions. */
  hsCodes?: string | null | undefined;
  /** Days as "2026-01-01"; null if unknown. */
  validFrom: string | null;
  validUntil: string | null;
  /** Sources: addresses or titles, one per line. */
  source: string;
  /** Day on which a person last compared the row with its source. */
  checkedOn: string;
};

/** Days after which a row is due for a check, and after which it counts as old. */
export const referenceAge = { due: 180, old: 365 } as const;
export type ReferenceFreshness = 'fresh' | 'due' | 'old';

/** Freshness of a row on a day ("2026-11-25"). */
export function freshnessOf(checkedOn: string, today: string): ReferenceFreshness {
  const days = (Date.parse(today) - Date.parse(checkedOn)) / 86_400_000;
  if (days > referenceAge.old) return 'old';
  return days > referenceAge.due ? 'due' : 'fresh';
}

/** A row's text in a language, or in English if it is not translated. */
export const referenceText = (texts: ReferenceTexts, locale: Locale): string => texts[locale] || texts.en;

/** A list of HS codes, as staff write it: "6401 6402 -640219". */
export const hsCodesPattern = /^-?\d{2,10}( -?\d{2,10})*$/;

/**
 * Whether goods with an HS code fall, or may fall, under a row's list of HS codes. Codes are prefixes, and those after
 * "-" are exceptions: "6401 6402 -640219". A shorter code of the goods, such as that of a category, may fall under a
 * longer one of the list. Goods or rows without a code never match.
 */
export function concernsGoods({ hsCodes }: Pick<ReferenceRow, 'hsCodes'>, hsCode: string | null): boolean {
  if (!hsCodes || !hsCode) return false;
  const codes = hsCodes.split(' ');
  if (codes.some((code) => code.startsWith('-') && hsCode.startsWith(code.slice(1)))) return false;
  return codes.some((code) => hsCode.startsWith(code) || code.startsWith(hsCode));
}

/**
 * Rows that apply in a country on a day. Of rows with the same kind and code, only those of the narrowest area apply.
 */
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
