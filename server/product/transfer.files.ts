import type { TransferFormat } from '../../shared/transfer-rules.ts';
import { neutralise, transferColumns, withoutApostrophe } from '../../shared/transfer-rules.ts';
import { AppError } from '../../shared/errors.ts';
import { maxImportRows } from '../../shared/limits.ts';
import { readXlsx } from './transfer.xlsx.ts';

/** A file's heading and the rows below it that are not empty, each with its number: the heading's is 1. */
export type Table = { head: string[]; rows: { line: number; cells: string[] }[] };

const oldExcel = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zip = Buffer.from('PK\x03\x04', 'latin1');
const delimiters = [',', ';', '\t'];

/** How the file's first bytes say that it is written. */
function formatOf(bytes: Buffer): TransferFormat {
  if (bytes.subarray(0, oldExcel.length).equals(oldExcel))
    throw new AppError('invalid', 'an old or locked Excel file', { file: 'fileOldExcel' });
  return bytes.subarray(0, zip.length).equals(zip) ? 'xlsx' : 'csv';
}

/**
 * Reads a product file, CSV or XLSX by its content; leading apostrophes that an export adds are gone.
 * @throws AppError `invalid` when it cannot be read, or has too many rows; `too_large` when it unpacks to too much
 */
export async function readTable(bytes: Buffer): Promise<Table> {
  const grid = formatOf(bytes) === 'xlsx' ? await readXlsx(bytes) : await readCsv(bytes);
  const [head = [], ...body] = grid;
  const rows = body
    .map((cells, i) => ({ line: i + 2, cells: cells.map(withoutApostrophe) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length > maxImportRows)
    throw new AppError('invalid', `${rows.length} rows`, { file: 'fileTooManyRows' });
  return {
    head: head.map((name) =>
      name
        .trim()
        .toLowerCase()
        .replaceAll(/[\s_-]+/g, '_'),
    ),
    rows,
  };
}

async function readCsv(bytes: Buffer): Promise<string[][]> {
  const text = decode(bytes);
  if (text.includes('\0')) throw unreadable('not a text');
  const { parse } = await import('csv-parse/sync');
  const options = { bom: true, relax_column_count: true, relax_quotes: true };
  try {
    const known = new Set<string>(transferColumns);
    const score = (delimiter: string) =>
      (parse(text, { ...options, delimiter, to: 1 })[0] ?? []).filter((name) =>
        known.has(name.trim().toLowerCase()),
      ).length;
    // Excel writes semicolons where the comma is the decimal sign, and tabs as "Unicode text".
    const delimiter = delimiters.reduce((best, next) => (score(next) > score(best) ? next : best));
    return parse(text, { ...options, delimiter });
  } catch (error) {
    throw unreadable(String(error));
  }
}

const unreadable = (why: string) => new AppError('invalid', why, { file: 'fileUnreadable' });

/** The text of a file as spreadsheets write it: UTF-8, UTF-16 with its mark, the Chinese or the western code page. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  for (const encoding of isLikelyChinese(bytes) ? ['utf-8', 'gb18030'] : ['utf-8']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Written otherwise.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

/**
 * Chinese Excel writes GB 18030: nearly all of its characters are two bytes above 127. Accented letters of western texts
 * stand alone more often than not.
 */
function isLikelyChinese(bytes: Buffer): boolean {
  return [...bytes.toString('latin1').matchAll(/[\x80-\xff]+/g)].every(([run]) => run.length % 2 === 0);
}

/** Turns rows of texts into CSV (RFC 4180), with the mark by which Excel knows UTF-8 before the first. */
export async function csvWriter(): Promise<(rows: readonly string[][]) => string> {
  const { stringify } = await import('csv-stringify/sync');
  let mark = '\ufeff';
  return (rows) => {
    const text = stringify(
      rows.map((row) => row.map(neutralise)),
      // A line break of its own kind is one as well, and so is what another spreadsheet separates by.
      { record_delimiter: '\r\n', quoted_match: /[\r\n;\t]/ },
    );
    const marked = mark + text;
    mark = '';
    return marked;
  };
}
