import { countedText, pricedText } from '#shared/catalogue/cell-text.ts';
import type { Locale } from '#shared/base/locale.ts';
import { currencies } from '#shared/base/money.ts';
import { type NewProduct, productChange } from '#shared/catalogue/product-form.ts';
import {
  cellRules,
  type FieldColumn,
  fieldOf,
  joinList,
  splitList,
  type TransferColumn,
} from '#shared/catalogue/transfer-rules.ts';
import { isMeasure, type MeasureField, measureText, readMeasure } from '#shared/catalogue/packing.ts';
import { tiersOf, tiersText } from '#shared/catalogue/price-tiers.ts';
import type { ProductRow } from '../product/product.schema.ts';

/** The columns whose cells are read independently; `category` and `supplier` name a record instead. */
export type PlainColumn = Exclude<FieldColumn, 'category' | 'supplier'>;

/** The fields that an import may set. */
export type Values = Partial<NewProduct>;

const kindOf = (column: FieldColumn) => cellRules[fieldOf[column]].kind;

/** Whether XLSX shows a column as numbers. */
export const isNumeric = (column: TransferColumn): boolean =>
  column in fieldOf && ['price', 'whole', 'optionalWhole', 'measure'].includes(kindOf(column as FieldColumn));

/** Kinds of fields that always have a value. */
const unclearable: ReadonlySet<string> = new Set(['whole', 'choice', 'currency', 'yesNo']);

/** The text of a product's cell, in both file formats. */
export function cellOf(row: ProductRow, column: PlainColumn): string {
  const field = fieldOf[column];
  if (field === 'priceTiers') return tiersText(row.priceTiers, '|');
  const value = row[field];
  if (isMeasure(field) && typeof value === 'number') return measureText(field, value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? joinList(value) : String(value ?? '');
}

/** The normalised text of a cell for comparisons: spreadsheets change line breaks, and forms trim texts. */
export const canonical = (cell: string): string => cell.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim();

/** Words that spreadsheets and people write for yes and no in each language. */
const yesNoWords: Record<Locale, { yes: readonly string[]; no: readonly string[] }> = {
  en: { yes: ['yes', 'y', 'true', '1'], no: ['no', 'n', 'false', '0'] },
  fr: { yes: ['oui', 'vrai'], no: ['non', 'faux'] },
  es: { yes: ['sí', 'si', 'verdadero'], no: ['no', 'falso'] },
  zh: { yes: ['是'], no: ['否'] },
};
const yes = new Set(Object.values(yesNoWords).flatMap((words) => words.yes));
const no = new Set(Object.values(yesNoWords).flatMap((words) => words.no));

type Read = { value: unknown } | { error: string } | null;

/** Reads a cell by the rules of the form; null if the cell is empty and the field keeps its value. */
export function readCell(column: PlainColumn, cell: string): Read {
  const field = fieldOf[column];
  const text = canonical(cell);
  if (text === '' && unclearable.has(kindOf(column))) return null;
  const prepared = prepare(column, text);
  if (prepared === undefined) return { error: 'yesNoInvalid' };
  const result = productChange.shape[field].safeParse(prepared);
  if (!result.success) return { error: result.error.issues[0]!.message };
  const value = result.data;
  return { value: field === 'price' && value !== null ? Number(value).toFixed(2) : value };
}

function prepare(column: PlainColumn, text: string): unknown {
  switch (kindOf(column)) {
    case 'currency':
      return currencies.find((code) => code === text.toUpperCase()) ?? text;
    case 'tiers':
      return tiersOf(text);
    case 'measure':
      return readMeasure(fieldOf[column] as MeasureField, withoutMeasure(column, text));
    case 'list':
      return splitList(text);
    case 'capitals':
      return text.toUpperCase();
    case 'choice':
      return text.toLowerCase().replaceAll(/[\s-]+/g, '_');
    case 'yesNo': {
      const word = text.toLowerCase();
      return yes.has(word) ? true : no.has(word) ? false : undefined;
    }
    case 'text':
    case 'record':
    case 'price':
    case 'whole':
    case 'optionalWhole':
      return text;
  }
}

/** A measure without its own unit: "47.5cm". */
const withoutMeasure = (column: PlainColumn, text: string) =>
  text
    .normalize('NFKC')
    .replace(column.endsWith('_kg') ? /(?:kgs?|公斤|千克)$/i : /(?:cm|厘米)$/i, '')
    .trim();

/**
 * Takes currencies and units out of the amounts of a row, where people write "¥12.50" or "500双". If the file has no
 * word for the currency or unit of the row, it is the one that stands beside the amount.
 * @param given the cells of the row by column, which are changed
 * @returns the errors of cells that contradict each other
 */
export function settleUnits(
  given: Map<TransferColumn, string>,
  before: ProductRow | null,
): { column: TransferColumn; key: string }[] {
  const faults: { column: TransferColumn; key: string }[] = [];
  const priced = pricedText(given.get('price') ?? '');
  if (priced) {
    const named = given.get('currency')?.toUpperCase() || null;
    // ¥ is the sign of both.
    const isSame = named === priced.currency || (named === 'JPY' && /[¥￥]/.test(given.get('price')!));
    if (currencies.some((code) => code === named) && !isSame) {
      faults.push({ column: 'price', key: 'priceOtherCurrency' });
      given.delete('price');
    } else {
      given.set('price', priced.text);
      if (!named) given.set('currency', priced.currency);
    }
  }
  const counted = countedText(given.get('minimum_order') ?? '');
  if (counted && !given.get('sale_unit')) given.set('sale_unit', counted.unit);
  const unit = given.get('sale_unit') || before?.saleUnit || 'piece';
  for (const column of ['minimum_order', 'stock_quantity', 'low_stock_alert', 'pieces_per_carton'] as const) {
    const amount = countedText(given.get(column) ?? '');
    if (amount?.unit === unit.toLowerCase()) given.set(column, amount.text);
  }
  return faults;
}
