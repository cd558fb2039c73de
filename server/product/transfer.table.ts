import { AppError } from '#shared/errors.ts';
import { maxImportRows } from '#shared/limits.ts';
import type { MendedCell } from '#shared/product-transfer.ts';
import { type TransferColumn, withoutApostrophe } from '#shared/transfer-rules.ts';

/**
 * The known columns of a file, and the rows below the heading that are not empty: the line number as a
 * spreadsheet counts it, the cells of the known columns, and whether the row has more cells than the heading.
 */
export type Table<Column extends string = TransferColumn> = {
  columns: Column[];
  unknownColumns: string[];
  rows: { line: number; cells: string[]; isTooLong: boolean }[];
};

/** The most columns of a sheet. */
export const maxColumns = 200;
/** The last line that is read, with room for empty lines between the filled ones. */
const maxLine = maxImportRows * 4;
/** The most letters of a cell, as in Excel; every field is shorter. */
const maxCellLetters = 32_767;
/** The most letters of all cells together: 50 MB in memory. */
const maxLetters = 25_000_000;

export const invalidFile = (why: string, key: string) => new AppError('invalid', why, { file: key });
export const unreadable = (why: string) => invalidFile(why, 'fileUnreadable');
export const tooLarge = (why: string) => new AppError('too_large', why, { file: 'fileTooLarge' });

/** @throws AppError `invalid` for a row beyond the last allowed line */
export function checkLine(line: number): void {
  if (line > maxLine) throw invalidFile(`a row ${line}`, 'fileTooManyRows');
}

/** @throws AppError `invalid` for a column beyond the last allowed one */
export function checkColumns(count: number): void {
  if (count > maxColumns) throw invalidFile(`${count} columns`, 'fileTooManyRows');
}

/** @throws AppError `invalid` for a cell longer than a spreadsheet allows, as an unclosed quotation mark causes */
export function checkCell(text: string): void {
  if (text.length > maxCellLetters) throw invalidFile('a long cell', 'fileCellTooLong');
}

export type TableCollector = Pick<ReturnType<typeof collectTable>, 'add' | 'columnOf'>;

/**
 * Collects the rows of a file while it is read. The first row that is not empty is the heading. Refuses the file
 * as soon as a limit is exceeded. Removes leading apostrophes that an export adds.
 * @param columnOf the column that a heading names, or undefined
 */
export function collectTable<Column extends string>(columnOf: (heading: string) => Column | undefined) {
  const rows: Table['rows'] = [];
  let head: Head<Column> | null = null;
  let letters = 0;
  return {
    columnOf,
    /** @throws AppError `invalid` or `too_large` if a limit is exceeded or the heading is not valid */
    add(line: number, texts: readonly string[]): void {
      checkLine(line);
      const filled = texts.findLastIndex((text) => text.trim() !== '') + 1;
      if (filled === 0) return;
      checkColumns(filled);
      for (const text of texts) {
        checkCell(text);
        letters += text.length;
      }
      if (letters > maxLetters) throw tooLarge('too many letters');
      if (!head) head = readHead(texts.slice(0, maxColumns), columnOf);
      else if (rows.length === maxImportRows) throw invalidFile('many rows', 'fileTooManyRows');
      else {
        const cells = head.places.map((place) => withoutApostrophe(texts[place] ?? ''));
        rows.push({ line, cells, isTooLong: filled > head.width });
      }
    },
    /** Returns the collected table. @throws AppError `invalid` if there was not even a heading */
    finish(): Table<Column> {
      const { columns, unknownColumns } = head ?? readHead([], columnOf);
      return { columns, unknownColumns, rows };
    },
  };
}

type Head<Column extends string> = Pick<Table<Column>, 'columns' | 'unknownColumns'> & {
  places: number[];
  width: number;
};

/** The table with the corrected cells applied. Ignores cells that the table does not have. */
export function mendTable(table: Table, mends: readonly MendedCell[]): Table {
  if (mends.length === 0) return table;
  for (const { text } of mends) checkCell(text);
  const byLine = Map.groupBy(mends, ({ line }) => line);
  const rows = table.rows.map((row) => {
    const mended = new Map(byLine.get(row.line)?.map(({ column, text }) => [column, text]));
    return { ...row, cells: row.cells.map((cell, i) => mended.get(table.columns[i]!) ?? cell) };
  });
  return { ...table, rows };
}

/**
 * The columns that a heading names, and their positions.
 * @throws AppError `invalid` if the heading is not valid
 */
function readHead<Column extends string>(
  texts: readonly string[],
  columnOf: (heading: string) => Column | undefined,
): Head<Column> {
  const head: Head<Column> = { columns: [], unknownColumns: [], places: [], width: texts.length };
  for (const [place, text] of texts.entries()) {
    if (text.trim() === '') continue;
    const column = columnOf(text);
    if (!column) {
      head.unknownColumns.push(text.trim());
      continue;
    }
    if (head.columns.includes(column)) throw invalidFile(`${column} twice`, 'columnDouble');
    head.columns.push(column);
    head.places.push(place);
  }
  if (head.columns.length === 0) throw invalidFile('no known column', 'columnsUnknown');
  return head;
}
