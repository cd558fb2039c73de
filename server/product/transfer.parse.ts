import { type AppError, isAppError } from '#shared/errors.ts';
import { readCsv } from './transfer.csv.ts';
import { collectTable, invalidFile, type Table, unreadable } from './transfer.table.ts';
import { readXlsx } from './transfer.xlsx.ts';

/** What the reading of a file comes to: errors lose their class on the way between threads. */
export type Reading = { table: Table } | { refusal: Pick<AppError, 'code' | 'message' | 'fields'> };

const oldExcel = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zip = Buffer.from('PK\x03\x04', 'latin1');

/**
 * Reads a product file, CSV or XLSX by its first bytes.
 * @throws AppError `invalid` when it cannot be read or has too many rows, columns or letters in a cell; `too_large` when it
 * unpacks to too much
 */
export async function parseFile(bytes: Buffer): Promise<Table> {
  if (bytes.subarray(0, oldExcel.length).equals(oldExcel))
    throw invalidFile('an old or locked Excel file', 'fileOldExcel');
  const isXlsx = bytes.subarray(0, zip.length).equals(zip);
  const collector = collectTable();
  try {
    await (isXlsx ? readXlsx(bytes, collector) : readCsv(bytes, collector));
  } catch (error) {
    throw isAppError(error) ? error : unreadable(String(error));
  }
  return collector.finish();
}
