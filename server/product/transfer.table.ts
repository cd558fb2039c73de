import { AppError } from '#shared/errors.ts';
import { maxImportRows } from '#shared/limits.ts';
import type { MendedCell } from '#shared/product-transfer.ts';
import { type TransferColumn, withoutApostrophe } from '#shared/transfer-rules.ts';

/**
 * The columns of a file that are known, and the rows below the heading that are not empty: their number as a spreadsheet
 * counts it, the cells of these columns, and whether there is more than the heading has room for.
 */
export type Table<Column extends string = TransferColumn> = {
  columns: Column[];
  unknownColumns: string[];
  rows: { line: number; cells: string[]; isTooLong: boolean }[];
};

/** Columns of a sheet that are looked at. */
export const maxColumns = 200;
/** The last row that is looked at, with room for empty ones between the filled. */
const maxLine = maxImportRows * 4;
/** Letters of a cell, as in Excel; no field takes as many. */
const maxCellLetters = 32_767;
/** Letters of all cells: 50 MB in memory. */
const maxLetters = 25_000_000;

export const invalidFile = (why: string, key: string) => new AppError('invalid', why, { file: key });
export const unreadable = (why: string) => invalidFile(why, 'fileUnreadable');
export const tooLarge = (why: string) => new AppError('too_large', why, { file: 'fileTooLarge' });

/** @throws AppError `invalid` for a row that lies too far down */
export function checkLine(line: number): void {
  if (line > maxLine) throw invalidFile(`a row ${line}`, 'fileTooManyRows');
}

/** @throws AppError `invalid` for a column that lies too far to the right */
export function checkColumns(count: number): void {
  if (count > maxColumns) throw invalidFile(`${count} columns`, 'fileTooManyRows');
}

/** @throws AppError `invalid` for a cell that no spreadsheet could hold; a lone quotation mark makes such ones */
export function checkCell(text: string): void {
  if (text.length > maxCellLetters) throw invalidFile('a long cell', 'fileCellTooLong');
}

export type TableCollector = Pick<ReturnType<typeof collectTable>, 'add' | 'columnOf'>;

/**
 * Gathers the rows of a file while it is read, the first that is not empty as its heading, and refuses as soon as there
 * are too many. Leading apostrophes that an export adds are taken away.
 * @param columnOf the column that a heading names, or undefined
 */
export function collectTable<Column extends string>(columnOf: (heading: string) => Column | undefined) {
  const rows: Table['rows'] = [];
  let head: Head<Column> | null = null;
  let letters = 0;
  return {
    columnOf,
    /** @throws AppError `invalid` or `too_large` when a limit is passed, or when the heading makes no sense */
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
    /** What was gathered. @throws AppError `invalid` when there was not even a heading */
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

/** The table as it is with other texts in some of its cells; cells that it does not have are left aside. */
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

/** Which columns a heading names, and where. @throws AppError `invalid` when it makes no sense */
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
