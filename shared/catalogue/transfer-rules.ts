/** File format of products. Without schemas, so that the browser loads it without the validation library. */
import { type TargetLanguage, targetLanguages } from '../base/locale.ts';
import { type TextOf, textsOf } from '../base/nouns.ts';
import type { ProductField } from './product-form.ts';

export const transferFormats = ['csv', 'xlsx'] as const;
export type TransferFormat = (typeof transferFormats)[number];

/**
 * How a cell is parsed. A whole number, choice, currency or yes/no cannot be
 * missing: an empty cell keeps the value, or uses the default for a new product. For
 * all other kinds an empty cell clears the field. A record is given by its name.
 */
type CellKind =
  | 'text'
  | 'capitals'
  | 'list'
  | 'price'
  | 'tiers'
  | 'whole'
  | 'optionalWhole'
  | 'measure'
  | 'choice'
  | 'currency'
  | 'yesNo'
  | 'record';

/** Column of each product field in files, in the order of the export. */
export const cellRules = {
  sku: { column: 'sku', kind: 'text' },
  name: { column: 'name', kind: 'text' },
  categoryId: { column: 'category', kind: 'record' },
  partnerId: { column: 'supplier', kind: 'record' },
  shortDescription: { column: 'short_description', kind: 'text' },
  description: { column: 'description', kind: 'text' },
  price: { column: 'price', kind: 'price' },
  priceUnit: { column: 'currency', kind: 'currency' },
  minimumOrderQuantity: { column: 'minimum_order', kind: 'whole' },
  saleUnit: { column: 'sale_unit', kind: 'choice' },
  priceTiers: { column: 'price_tiers', kind: 'tiers' },
  incoterm: { column: 'incoterm', kind: 'capitals' },
  leadTime: { column: 'lead_time', kind: 'text' },
  piecesPerCarton: { column: 'pieces_per_carton', kind: 'optionalWhole' },
  cartonLengthMm: { column: 'carton_length_cm', kind: 'measure' },
  cartonWidthMm: { column: 'carton_width_cm', kind: 'measure' },
  cartonHeightMm: { column: 'carton_height_cm', kind: 'measure' },
  cartonGrams: { column: 'carton_weight_kg', kind: 'measure' },
  hsCode: { column: 'hs_code', kind: 'text' },
  specifications: { column: 'specifications', kind: 'text' },
  features: { column: 'features', kind: 'list' },
  colors: { column: 'colors', kind: 'list' },
  stockStatus: { column: 'stock_status', kind: 'choice' },
  stockQuantity: { column: 'stock_quantity', kind: 'whole' },
  lowStockThreshold: { column: 'low_stock_alert', kind: 'whole' },
  isActive: { column: 'active', kind: 'yesNo' },
  isFeatured: { column: 'featured', kind: 'yesNo' },
  imageUrl: { column: 'image_url', kind: 'text' },
} as const satisfies Record<ProductField, { column: string; kind: CellKind }>;

type CellRules = typeof cellRules;
export type FieldColumn = CellRules[ProductField]['column'];

type TextField = TextOf<'product'>;
/** Column of a translated text: "name_fr". */
export type TextColumn = `${CellRules[TextField]['column']}_${TargetLanguage}`;
export type TransferColumn = 'id' | FieldColumn | 'pictures' | TextColumn;

const textFields = textsOf('product').map(([field]) => field as TextField);

/** Field and language of each column with a translation. */
export const translationOf = Object.fromEntries(
  targetLanguages.flatMap((language) =>
    textFields.map((field) => [`${cellRules[field].column}_${language}`, { language, field }]),
  ),
) as Record<TextColumn, { language: TargetLanguage; field: TextField }>;

export const isTextColumn = (column: string): column is TextColumn => Object.hasOwn(translationOf, column);

/** Columns of a product file, by their names in the heading. */
export const transferColumns: readonly TransferColumn[] = [
  'id',
  ...Object.values(cellRules).map(({ column }) => column),
  'pictures',
  ...(Object.keys(translationOf) as TextColumn[]),
];

/** The product field of each column. */
export const fieldOf = Object.fromEntries(
  Object.entries(cellRules).map(([field, { column }]) => [column, field]),
) as { [F in ProductField as CellRules[F]['column']]: F };

/** Effects of an import on a row. */
export const rowActions = ['create', 'update', 'unchanged', 'error'] as const;
export type RowAction = (typeof rowActions)[number];

/**
 * Text that a spreadsheet would treat as a formula; also with
 * full-width signs, which Chinese and Japanese ones accept.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Escapes a text for CSV: one that a spreadsheet would run as a formula gets a leading apostrophe. So does a text
 * that looks escaped already, so that reading removes exactly what writing added.
 */
export const neutralise = (text: string): string => (formula.test(text) ? `'${text}` : text);

/**
 * Escapes a text for a cell of XLSX. Text cells are never run as formulas, so only a text that reading would take for
 * an escaped one gets another apostrophe.
 */
export const markApostrophe = (text: string): string => (text.startsWith("'") ? neutralise(text) : text);

/** Removes an apostrophe that `neutralise` added, and no other. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;

/** Joins texts into one cell, separated by "|"; a "|" or "\" within a text is escaped with "\". */
export const joinList = (items: readonly string[]): string =>
  items.map((item) => item.replaceAll(/[\\|]/g, String.raw`\$&`)).join('|');

/** Splits such a cell into its texts, trimmed and without empty ones. */
export function splitList(cell: string): string[] {
  const parts = cell.match(/(?:\\[\\|]|[^|])+/g) ?? [];
  return parts.map((part) => part.replaceAll(/\\([\\|])/g, '$1').trim()).filter(Boolean);
}
