/** What a product file looks like; without schemas: the browser takes this without the validation library. */
import { type TargetLanguage, targetLanguages } from './locale.ts';
import { type TextOf, textsOf } from './nouns.ts';
import type { ProductField } from './product-form.ts';

export const transferFormats = ['csv', 'xlsx'] as const;
export type TransferFormat = (typeof transferFormats)[number];

/**
 * How a cell is read. A whole number, a choice, a currency and a yes or no are never missing: an empty cell leaves them, or
 * takes what a new product has. Any other it empties. A record is named by its name.
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

/** The column of each field of a product in files, in the order in which they are exported. */
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
/** A text of a product in a language that it is translated into: "name_fr". */
export type TextColumn = `${CellRules[TextField]['column']}_${TargetLanguage}`;
export type TransferColumn = 'id' | FieldColumn | 'pictures' | TextColumn;

const textFields = textsOf('product').map(([field]) => field as TextField);

/** What each column of a translation holds, language by language. */
export const translationOf = Object.fromEntries(
  targetLanguages.flatMap((language) =>
    textFields.map((field) => [`${cellRules[field].column}_${language}`, { language, field }]),
  ),
) as Record<TextColumn, { language: TargetLanguage; field: TextField }>;

export const isTextColumn = (column: string): column is TextColumn => Object.hasOwn(translationOf, column);

/** The columns of a product file, as the heading names them. */
export const transferColumns: readonly TransferColumn[] = [
  'id',
  ...Object.values(cellRules).map(({ column }) => column),
  'pictures',
  ...(Object.keys(translationOf) as TextColumn[]),
];

/** The product's field behind each column. */
export const fieldOf = Object.fromEntries(
  Object.entries(cellRules).map(([field, { column }]) => [column, field]),
) as { [F in ProductField as CellRules[F]['column']]: F };

/** What an import does with a row. */
export const rowActions = ['create', 'update', 'unchanged', 'error'] as const;
export type RowAction = (typeof rowActions)[number];

/** What a spreadsheet would take for a formula, also in full width, which Chinese and Japanese ones accept. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A text as a CSV may carry it: what a spreadsheet would run as a formula gets a leading apostrophe. So does a text that
 * looks as if it had been given one, so that reading takes away exactly what writing added.
 */
export const neutralise = (text: string): string => (formula.test(text) ? `'${text}` : text);

/**
 * A text as a cell of XLSX carries it: no cell of type text is ever run. Only what reading would take for an added
 * apostrophe gets one more.
 */
export const markApostrophe = (text: string): string => (text.startsWith("'") ? neutralise(text) : text);

/** Takes away the apostrophe that `neutralise` adds, and no other. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;

/** Several texts in one cell, separated by "|"; a "|" or "\" of their own stands behind a "\". */
export const joinList = (items: readonly string[]): string =>
  items.map((item) => item.replaceAll(/[\\|]/g, String.raw`\$&`)).join('|');

/** The texts of such a cell, trimmed; empty ones are none. */
export function splitList(cell: string): string[] {
  const parts = cell.match(/(?:\\[\\|]|[^|])+/g) ?? [];
  return parts.map((part) => part.replaceAll(/\\([\\|])/g, '$1').trim()).filter(Boolean);
}

/**
 * A price as people type it, as the form takes it: "12,50" and "1 234,50" are French, "1,234.50" is English. A lone comma
 * before three digits could be either and stays, so that the form's rule refuses it.
 */
export function plainPrice(typed: string): string {
  const text = typed.replaceAll(/\s/g, '');
  if (/^\d+,\d{1,2}$/.test(text)) return text.replace(',', '.');
  if (/^\d{1,3}(,\d{3})+\.\d+$/.test(text) || /^\d{1,3}(,\d{3}){2,}$/.test(text))
    return text.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return text;
}
