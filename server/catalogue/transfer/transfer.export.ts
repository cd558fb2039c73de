import { inArray } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { formatDate } from '#shared/base/formatting.ts';
import { maxImportRows } from '#shared/base/limits.ts';
import { transfer as english } from '#shared/i18n/en/admin-transfer.ts';
import type { SameShape } from '#shared/i18n/translate.ts';
import { transfer as chinese } from '#shared/i18n/zh/admin-transfer.ts';
import type { StaffLanguage } from '#shared/base/locale.ts';
import { demand } from '#shared/base/policy.ts';
import type { StaffQuery } from '#shared/catalogue/product-form.ts';
import { headingOf, translatedHeadings } from '#shared/catalogue/transfer-headings.ts';
import {
  isTextColumn,
  type TransferColumn,
  transferColumns,
  type TransferFormat,
} from '#shared/catalogue/transfer-rules.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { officeZone } from '#shared/base/zoned-time.ts';
import type { Database } from '../../platform/db/client.ts';
import { products } from '../product/product.schema.ts';
import { readStaffIds } from '../product/staff-list.queries.ts';
import { isNumeric } from './transfer.cells.ts';
import { csvWriter } from './transfer.csv.ts';
import { readNames } from './transfer.known.ts';
import { readParts } from './transfer.parts.ts';
import { shownCell } from './transfer.plan.ts';
import { type SheetCell, writeXlsx } from './transfer.workbook.ts';

/** A file to send; its content may come in chunks. */
type OutgoingFile = { name: string; type: string; content: ReadableStream<Uint8Array> | Uint8Array };

/** Products read and sent at a time. */
const chunk = 100;

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const wide: ReadonlySet<TransferColumn> = new Set([
  'id',
  'name',
  'short_description',
  'description',
] as const);
const texts: Record<StaffLanguage, SameShape<typeof english>> = { en: english, zh: chinese };

const headings = (language: StaffLanguage) => transferColumns.map((column) => headingOf(column, language));

const widths = transferColumns.map((column) => (wide.has(column) ? 36 : 16));

/** Creates the export of a filter: all its products, in its order. */
export function makeExport(db: Database) {
  /** @throws AppError `invalid` for more products than an XLSX may hold */
  return async (
    actor: CurrentUser | null,
    query: StaffQuery,
    { format, language }: { format: TransferFormat; language: StaffLanguage },
  ): Promise<OutgoingFile> => {
    demand(actor, 'staff');
    const ids = await readStaffIds(db, query);
    const name = `${nameOf(query)}.${format}`;
    if (format === 'csv')
      return { name, type: types.csv, content: csvStream(headings(language), readRows(db, ids)) };
    // An import could not read more rows. A CSV has no such limit.
    if (ids.length > maxImportRows)
      throw new AppError('invalid', `${ids.length} rows`, { format: 'exportTooManyRows' });
    const rows = sheetRows(headings(language), readRows(db, ids));
    return { name, type: types.xlsx, content: await writeXlsx([{ name: 'Products', widths, rows }]) };
  };
}

/** A file with only the heading. An XLSX has a second sheet that explains the columns. */
export async function makeTemplate(
  actor: CurrentUser | null,
  { format, language }: { format: TransferFormat; language: StaffLanguage },
): Promise<OutgoingFile> {
  demand(actor, 'staff');
  const name = `products-template.${format}`;
  if (format === 'csv') {
    const write = await csvWriter();
    return { name, type: types.csv, content: new TextEncoder().encode(write([headings(language)])) };
  }
  const { columns, column, meaning, translatedColumns } = texts[language];
  const plain = transferColumns.filter((one) => !isTextColumn(one));
  const explained = [
    ...plain.map((one) => [headingOf(one, language), columns[one]]),
    [translatedHeadings(language), translatedColumns],
  ];
  const sheets = [
    { name: 'Products', widths, rows: [[headings(language)]] },
    { name: 'Columns', widths: [20, 90], rows: [[[column, meaning], ...explained]] },
  ];
  return { name, type: types.xlsx, content: await writeXlsx(sheets) };
}

/** The cells of these products, in the order of the ids, read in chunks. */
async function* readRows(db: Database, ids: readonly string[]): AsyncGenerator<string[][]> {
  const names = await readNames(db);
  for (let i = 0; i < ids.length; i += chunk) {
    const part = ids.slice(i, i + chunk);
    const found = await db.select().from(products).where(inArray(products.id, part));
    const byId = new Map(found.map((row) => [row.id, row]));
    const partsOf = await readParts(db, part);
    yield part.flatMap((id) => {
      const row = byId.get(id);
      return row ? [transferColumns.map((column) => shownCell(row, column, names, partsOf(id)))] : [];
    });
  }
}

function csvStream(heading: string[], parts: AsyncGenerator<string[][]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let write: Awaited<ReturnType<typeof csvWriter>> | null = null;
  return new ReadableStream({
    async pull(controller) {
      if (write === null) {
        write = await csvWriter();
        controller.enqueue(encoder.encode(write([heading])));
        return;
      }
      const part = await parts.next();
      if (part.done) controller.close();
      else controller.enqueue(encoder.encode(write(part.value)));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

async function* sheetRows(
  heading: string[],
  parts: AsyncGenerator<string[][]>,
): AsyncGenerator<SheetCell[][]> {
  yield [heading];
  for await (const part of parts) yield part.map((cells) => cells.map(sheetCell));
}

function sheetCell(text: string, i: number): SheetCell {
  if (text === '') return null;
  return isNumeric(transferColumns[i]!) ? Number(text) : text;
}

/** A day in Wenzhou, such as "2026-01-31". */
const dayOf = (at: Date) => formatDate('en-CA', 'numericDay', at, officeZone);

/** The file name: the filter and the day in Wenzhou, such as "products-active-2026-01-31". */
function nameOf({ search, status, stock }: StaffQuery): string {
  const word = search
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 30);
  const parts = ['products', status, stock, word].map((part) => part.replaceAll(/^[-_]+|[-_]+$/g, ''));
  return [...parts.filter(Boolean), dayOf(new Date())].join('-').replaceAll('_', '-');
}
