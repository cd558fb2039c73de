import { AppError } from '#shared/base/errors.ts';
import { maxImportRows } from '#shared/base/limits.ts';
import type { FileEncoding, MendedCell } from '#shared/catalogue/table-import.ts';
import { type TransferColumn, withoutApostrophe } from '#shared/catalogue/transfer-rules.ts';

/** Where the table stood in its file. */
type TableSource = {
  /** The sheet that was read, and those that were not; null and empty for a CSV. */
  sheet: string | null;
  otherSheets: string[];
  /** The encoding that was guessed or chosen; null if the file names it itself or is UTF-8. */
  encoding: FileEncoding | null;
};

/**
 * The known columns of a file, and the rows below the heading that are not empty: the line number as a
 * spreadsheet counts it, the cells of the known columns, whether the row has more cells than the heading, and
 * whether a filter hides it.
 */
export type Table<Column extends string = TransferColumn> = {
  columns: Column[];
  unknownColumns: string[];
  rows: { line: number; cells: string[]; isTooLong: boolean; isHidden?: true }[];
  source: TableSource;
};

/** Merged cells: the first and last line, and the positions of the first and last column, from 0. */
export type Merge = { top: number; bottom: number; left: number; right: number };

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

export type TableCollector = Pick<ReturnType<typeof collectTable>, 'add' | 'columnOf' | 'source'>;

/** Rows at the beginning of a file among which the heading is searched: titles and notes may stand above it. */
const maxHeadRow = 10;

type RawRow = { line: number; texts: readonly string[]; filled: number; isHidden: boolean };

/**
 * Collects the rows of a file while it is read. The heading is the row with the most known columns among the first
 * ones. Refuses the file as soon as a limit is exceeded. Removes leading apostrophes that an export adds.
 * @param columnOf the column that a heading names, or undefined
 */
export function collectTable<Column extends string>(columnOf: (heading: string) => Column | undefined) {
  const rows: Table['rows'] = [];
  const source: TableSource = { sheet: null, otherSheets: [], encoding: null };
  let waiting: RawRow[] | null = [];
  let head: Head<Column> | null = null;
  let letters = 0;

  function count(text: string): void {
    letters += text.length;
    if (letters > maxLetters) throw tooLarge('too many letters');
  }

  function addRow({ line, texts, filled, isHidden }: RawRow, { places, width }: Head<Column>): void {
    if (rows.length === maxImportRows) throw invalidFile('many rows', 'fileTooManyRows');
    const cells = places.map((place) => withoutApostrophe(texts[place] ?? ''));
    rows.push({ line, cells, isTooLong: filled > width, ...(isHidden ? { isHidden } : {}) });
  }

  /** Finds the heading among the rows that wait for it, and drops those above. */
  function settleHead(): void {
    const candidates = waiting ?? [];
    waiting = null;
    const known = candidates.map(({ texts }) => texts.filter((text) => columnOf(text)).length);
    const most = Math.max(0, ...known);
    // Without a known column, the user says what the columns mean; a single column is more likely no table.
    const at = most > 0 ? known.indexOf(most) : candidates.findIndex(({ texts }) => countFilled(texts) > 1);
    head = readHead(candidates[at], columnOf);
    for (const row of candidates.slice(at + 1)) addRow(row, head);
  }

  return {
    columnOf,
    source,
    /** @throws AppError `invalid` or `too_large` if a limit is exceeded or the heading is not valid */
    add(line: number, texts: readonly string[], isHidden = false): void {
      checkLine(line);
      const filled = texts.findLastIndex((text) => text.trim() !== '') + 1;
      if (filled === 0) return;
      checkColumns(filled);
      for (const text of texts) {
        checkCell(text);
        count(text);
      }
      const row = { line, texts: texts.slice(0, maxColumns), filled, isHidden };
      if (head) return addRow(row, head);
      waiting!.push(row);
      if (waiting!.length === maxHeadRow) settleHead();
    },
    /**
     * Returns the collected table, with the text of merged cells in each of the cells.
     * @throws AppError `invalid` if there was not even a heading
     */
    finish(merges: readonly Merge[] = []): Table<Column> {
      if (!head) settleHead();
      const { columns, unknownColumns, places, line: headLine } = head!;
      for (const { top, bottom, left, right } of merges) {
        const first = rows.findIndex(({ line }) => line >= top);
        const from = places.indexOf(left);
        if (top <= headLine || first === -1 || from === -1) continue;
        const text = rows[first]!.line === top ? rows[first]!.cells[from]! : '';
        for (let at = first; at < rows.length && rows[at]!.line <= bottom; at++)
          for (const [i, place] of places.entries()) {
            if (place < left || place > right) continue;
            count(text);
            letters++;
            rows[at]!.cells[i] ||= text;
          }
      }
      return { columns, unknownColumns, rows, source };
    },
  };
}

const countFilled = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '').length;

type Head<Column extends string> = Pick<Table<Column>, 'columns' | 'unknownColumns'> & {
  line: number;
  places: number[];
  width: number;
};

/** The table with the corrected cells applied. Ignores cells that the table does not have. */
export function mendTable<Column extends string>(
  table: Table<Column>,
  mends: readonly MendedCell[],
): Table<Column> {
  if (mends.length === 0) return table;
  for (const { text } of mends) checkCell(text);
  const byLine = Map.groupBy(mends, ({ line }) => line);
  const rows = table.rows.map((row) => {
    const mended = new Map<string, string>(byLine.get(row.line)?.map(({ column, text }) => [column, text]));
    return { ...row, cells: row.cells.map((cell, i) => mended.get(table.columns[i]!) ?? cell) };
  });
  return { ...table, rows };
}

/**
 * The columns that a heading names, and their positions.
 * @throws AppError `invalid` if there is no heading, or two columns have the same one
 */
function readHead<Column extends string>(
  row: RawRow | undefined,
  columnOf: (heading: string) => Column | undefined,
): Head<Column> {
  if (!row) throw invalidFile('no known column', 'columnsUnknown');
  const { line, texts } = row;
  const head: Head<Column> = { line, columns: [], unknownColumns: [], places: [], width: texts.length };
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
  return head;
}
