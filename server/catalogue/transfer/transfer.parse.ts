import { type AppError, isAppError } from '#shared/base/errors.ts';
import type { FileReading } from '#shared/catalogue/table-import.ts';
import { type ReferenceColumn, referenceColumnOf } from '#shared/deals/reference-file.ts';
import { plainHeading } from '#shared/base/table-heading.ts';
import { columnOf } from '#shared/catalogue/transfer-headings.ts';
import type { TransferColumn } from '#shared/catalogue/transfer-rules.ts';
import { readCsv } from './transfer.csv.ts';
import { collectTable, invalidFile, type Table, unreadable } from './transfer.table.ts';
import { readXlsx } from './transfer.xlsx.ts';

/** The result of reading a file. An error is passed as data, because it loses its class between threads. */
export type Reading = { table: Table<string> } | { refusal: Pick<AppError, 'code' | 'message' | 'fields'> };

/** The columns of each kind of file. */
export type ColumnsOf = { product: TransferColumn; reference: ReferenceColumn };
export type TableKind = keyof ColumnsOf;

const columnsOf: { [K in TableKind]: (heading: string) => ColumnsOf[K] | undefined } = {
  product: columnOf,
  reference: referenceColumnOf,
};

const oldExcel = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zip = Buffer.from('PK\x03\x04', 'latin1');

/**
 * Reads a file of products or of reference data, CSV or XLSX by its first bytes.
 * @param reading the encoding, and the columns of unknown headings, as the user has chosen
 * @throws AppError `invalid` if it cannot be read or has too many rows, columns or letters in a cell; `too_large`
 * if it unpacks to too much
 */
export async function parseFile<K extends TableKind = 'product'>(
  bytes: Buffer,
  kind: K = 'product' as K,
  { encoding, columns = {} }: FileReading<ColumnsOf[K]> = {},
): Promise<Table<ColumnsOf[K]>> {
  if (bytes.subarray(0, oldExcel.length).equals(oldExcel))
    throw invalidFile('an old or locked Excel file', 'fileOldExcel');
  const isXlsx = bytes.subarray(0, zip.length).equals(zip);
  const named = new Map(Object.entries(columns).map(([heading, column]) => [plainHeading(heading), column]));
  const collector = collectTable<ColumnsOf[K]>(
    (heading) => named.get(plainHeading(heading)) ?? columnsOf[kind](heading),
  );
  try {
    const merges = await (isXlsx ? readXlsx(bytes, collector) : readCsv(bytes, collector, encoding));
    return collector.finish(merges ?? []);
  } catch (error) {
    throw isAppError(error) ? error : unreadable(String(error));
  }
}
