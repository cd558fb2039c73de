import { AppError } from '../../shared/errors.ts';
import { maxImportRows } from '../../shared/limits.ts';
import { markApostrophe } from '../../shared/transfer-rules.ts';
import { ArchiveTooLarge, unzip, zipStored } from './transfer.zip.ts';

/** Columns of a sheet that are looked at, and rows, with room for empty ones between the filled. */
const maxColumns = 200;
const maxSheetRow = maxImportRows * 4;
/** Rows and cells together: several times what a full import has. */
const maxTags = 500_000;

/** What XML cannot carry, and what would be read as the mark of such a character. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const unwritable = /[\0-\x08\v\f\x0e-\x1f\r\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi;

/** A cell to write: text, a number, or nothing. */
export type SheetCell = string | number | null;

export type Sheet = { name: string; widths: readonly number[]; rows: SheetCell[][] };

/** Makes an XLSX file. Texts stay texts, whatever they begin with. */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<Buffer> {
  const { default: write } = await import('write-excel-file/node');
  const cell = (value: SheetCell) =>
    typeof value === 'string' ? { value: escapeText(markApostrophe(value)), type: String } : value;
  return write(
    sheets.map(({ name, widths, rows: [head = [], ...rows] }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: widths.map((width) => ({ width })),
      data: [
        head.map((value) => ({ value: String(value), fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map(cell)),
      ],
    })),
  ).toBuffer();
}

const escapeText = (text: string) =>
  text.replaceAll(
    unwritable,
    (char) => `_x${char.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`,
  );

/**
 * The first sheet as rows of texts; numbers as they are calculated with, TRUE as "yes", a date as 2026-01-31.
 * @throws AppError `too_large` when it unpacks to more than 50 MB, `invalid` when it is no sheet or a boundless one
 */
export async function readXlsx(bytes: Buffer): Promise<string[][]> {
  try {
    const files = await unzip(bytes, (name) => /\.(xml|rels)$/.test(name));
    for (const [name, xml] of files)
      if (name.startsWith('xl/worksheets/')) checkBounds(xml.toString('latin1'));
    const { readSheet } = await import('read-excel-file/node');
    // It trusts what an archive says of itself: it is given one that was made here.
    const rows = await readSheet(zipStored(files), { trim: false });
    return rows.map((row) => row.map(cellText));
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof ArchiveTooLarge)
      throw new AppError('too_large', 'unpacks to too much', { file: 'fileTooLarge' });
    throw new AppError('invalid', `no XLSX: ${String(error)}`, { file: 'fileUnreadable' });
  }
}

/** A single cell far out would be surrounded by millions of empty ones. @throws AppError `invalid` */
function checkBounds(xml: string): void {
  const boundless = new AppError('invalid', 'cells far out', { file: 'fileTooManyRows' });
  for (const [, column = '', row] of xml.matchAll(place)) {
    if (Number(row) > maxSheetRow || columnNumber(column) > maxColumns) throw boundless;
  }
  let tags = 0;
  for (const _ of xml.matchAll(/<(?:\w+:)?(?:row|c)\b/g)) if (++tags > maxTags) throw boundless;
}

/** Where a row or a cell says that it lies. */
const place = /<(?:\w+:)?(?:row|c)\b[^>]*?\sr\s*=\s*["']([A-Za-z]*)(\d+)["']/g;

const columnNumber = (letters: string) =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
