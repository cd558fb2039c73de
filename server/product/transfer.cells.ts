import { currencies } from '../../shared/money.ts';
import { type NewProduct, productChange } from '../../shared/product-form.ts';
import { joinList, plainPrice, splitList, type TransferColumn } from '../../shared/transfer-rules.ts';
import type { products } from '../db/schema/product.ts';

type Row = typeof products.$inferSelect;

/** The columns that a cell can be read for by itself; the others name a record. */
export type PlainColumn = Exclude<TransferColumn, 'id' | 'category' | 'supplier'>;

/** What an import may set. */
export type Values = Partial<NewProduct>;

type Field = keyof Values;

/** The product's field behind each column. */
export const fieldOf = {
  sku: 'sku',
  name: 'name',
  category: 'categoryId',
  supplier: 'partnerId',
  short_description: 'shortDescription',
  description: 'description',
  price: 'price',
  currency: 'priceUnit',
  minimum_order: 'minimumOrderQuantity',
  lead_time: 'leadTime',
  specifications: 'specifications',
  features: 'features',
  colors: 'colors',
  stock_status: 'stockStatus',
  stock_quantity: 'stockQuantity',
  low_stock_alert: 'lowStockThreshold',
  active: 'isActive',
  featured: 'isFeatured',
  image_url: 'imageUrl',
} as const satisfies Record<Exclude<TransferColumn, 'id'>, Field>;

/** Columns that XLSX shows as numbers. */
export const numberColumns: ReadonlySet<TransferColumn> = new Set([
  'price',
  'minimum_order',
  'stock_quantity',
  'low_stock_alert',
] as const);

/** Fields that are never without a value: an empty cell leaves them, or takes what a new product has. */
const unclearable: ReadonlySet<Field> = new Set([
  'priceUnit',
  'minimumOrderQuantity',
  'stockStatus',
  'stockQuantity',
  'lowStockThreshold',
  'isActive',
  'isFeatured',
] as const);

/** What a product's cell says, in files of both formats. */
export function cellOf(row: Row, column: PlainColumn): string {
  const value = row[fieldOf[column]];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? joinList(value) : String(value ?? '');
}

/** A cell as it is compared: spreadsheets change line breaks, and forms cut what surrounds a text. */
export const canonical = (cell: string): string => cell.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim();

const yes = new Set(['yes', 'y', 'true', '1', 'oui', 'vrai', 'sí', 'si', 'verdadero', '是']);
const no = new Set(['no', 'n', 'false', '0', 'non', 'faux', 'falso', '否']);

type Read = { value: unknown } | { error: string } | null;

/** Reads a cell by the form's rules; null where an empty one leaves the field as it is. */
export function readCell(column: PlainColumn, cell: string): Read {
  const field = fieldOf[column];
  const text = canonical(cell);
  if (text === '' && unclearable.has(field)) return null;
  const prepared = prepare(field, text);
  if (prepared === undefined) return { error: 'yesNoInvalid' };
  const result = productChange.shape[field].safeParse(prepared);
  if (!result.success) return { error: result.error.issues[0]!.message };
  const value = result.data;
  return { value: field === 'price' && value !== null ? Number(value).toFixed(2) : value };
}

function prepare(field: Field, text: string): unknown {
  switch (field) {
    case 'price':
      return plainPrice(text);
    case 'priceUnit':
      return currencies.find((code) => code === text.toUpperCase()) ?? text;
    case 'minimumOrderQuantity':
    case 'stockQuantity':
    case 'lowStockThreshold':
      return text.replaceAll(/\s/g, '');
    case 'features':
    case 'colors':
      return splitList(text);
    case 'stockStatus':
      return text.toLowerCase().replaceAll(/[\s-]+/g, '_');
    case 'isActive':
    case 'isFeatured': {
      const word = text.toLowerCase();
      return yes.has(word) ? true : no.has(word) ? false : undefined;
    }
    default:
      return text;
  }
}
