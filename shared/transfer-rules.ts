/** What a product file looks like; without schemas: the browser takes this without the validation library. */

export const transferFormats = ['csv', 'xlsx'] as const;
export type TransferFormat = (typeof transferFormats)[number];

/** The columns of a product file, as the heading names them, in the order in which they are exported. */
export const transferColumns = [
  'id',
  'sku',
  'name',
  'category',
  'supplier',
  'short_description',
  'description',
  'price',
  'currency',
  'minimum_order',
  'lead_time',
  'specifications',
  'features',
  'colors',
  'stock_status',
  'stock_quantity',
  'low_stock_alert',
  'active',
  'featured',
  'image_url',
] as const;
export type TransferColumn = (typeof transferColumns)[number];

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
