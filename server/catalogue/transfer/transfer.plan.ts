import { cellFault } from '#shared/catalogue/cell-text.ts';
import { changesPrices, priceFaults } from '#shared/catalogue/price-tiers.ts';
import { newProduct } from '#shared/catalogue/product-form.ts';
import {
  cellRules,
  fieldOf,
  isTextColumn,
  type TextColumn,
  type TransferColumn,
} from '#shared/catalogue/transfer-rules.ts';
import { foldTyped } from '#shared/base/typed-text.ts';
import type { ProductRow } from '../product/product.schema.ts';
import { inSlices, type PlannedRow as Planned, settleAction } from './import-plan.ts';
import { canonical, cellOf, type PlainColumn, readCell, settleUnits, type Values } from './transfer.cells.ts';
import type { Table } from './transfer.table.ts';
import type { Known, NameBook, Names } from './transfer.known.ts';
import {
  markMainPicture,
  partCell,
  type Parts,
  type PartValues,
  readPictures,
  readTextCell,
  settleTexts,
} from './transfer.parts.ts';

type Fault = PlannedRow['errors'][number];

export type PlannedRow = Planned<TransferColumn> & {
  before: ProductRow | null;
  partsBefore: Parts;
  values: Values;
  parts: PartValues;
};

/** What the file would change in the catalogue, row by row. Changes nothing. */
export async function makePlan(table: Table, catalogue: Known): Promise<PlannedRow[]> {
  const { columns } = table;
  const rows: { row: PlannedRow; sku: string }[] = [];
  await inSlices(table.rows, ({ line, cells, isTooLong }) => {
    const given = new Map(columns.map((column, i) => [column, canonical(cells[i] ?? '')]));
    const row = planRow(line, given, catalogue);
    if (isTooLong) row.errors.push({ column: '', key: 'rowTooLong' });
    rows.push({ row, sku: foldTyped(given.get('sku') ?? '') });
  });
  markDoubles(rows);
  for (const { row } of rows) settleAction(row);
  return rows.map(({ row }) => row);
}

function planRow(line: number, given: Map<TransferColumn, string>, catalogue: Known): PlannedRow {
  const cell = (column: TransferColumn) => given.get(column) ?? '';
  const { before, errors } = findProduct(cell('id').toLowerCase(), foldTyped(cell('sku')), catalogue);
  const row: PlannedRow = {
    line,
    action: 'error',
    before,
    partsBefore: before ? catalogue.partsOf(before.id) : { texts: {}, media: [] },
    name: '',
    values: {},
    parts: { texts: {}, media: null },
    changes: [],
    errors,
  };
  errors.push(...settleUnits(given, before));
  for (const [column, text] of given) if (column !== 'id') planCell(row, column, text, catalogue);
  row.name = row.values.name ?? before?.name ?? cell('name');
  for (const language of settleTexts(row.parts))
    row.errors.push({ column: `name_${language}`, key: 'translatedNameRequired' });
  settleMainPicture(row);
  if (changesPrices(row.values)) {
    const faults = priceFaults({ ...before, ...row.values });
    for (const field of ['price', 'priceTiers'] as const)
      if (faults[field]) row.errors.push({ column: cellRules[field].column, key: faults[field] });
  }
  if (before === null && !row.errors.some(({ column }) => column === 'name')) {
    // Other errors of the name's cell are recorded already; only the missing name is left to check.
    const { error } = newProduct.pick({ name: true }).safeParse(row.values);
    if (error) row.errors.push({ column: 'name', key: 'productNameRequired' });
  }
  if (before?.deletedAt && row.changes.length > 0) row.errors.push({ column: 'id', key: 'productInTrash' });
  return row;
}

/** The product that a row refers to: by its id, else by its SKU; null for a new product. */
function findProduct(
  id: string,
  sku: string,
  { byId, bySku }: Known,
): { before: ProductRow | null; errors: Fault[] } {
  if (id !== '') {
    const before = byId.get(id) ?? null;
    return { before, errors: before ? [] : [{ column: 'id', key: 'productUnknown' }] };
  }
  const [before = null, ...others] = sku === '' ? [] : (bySku.get(sku) ?? []);
  return others.length > 0
    ? { before: null, errors: [{ column: 'sku', key: 'skuAmbiguous' }] }
    : { before, errors: [] };
}

/** Sets the picture that cards show to match the new pictures. */
function settleMainPicture({ before, values, parts, partsBefore }: PlannedRow): void {
  if (!parts.media) return;
  const wanted = values.imageUrl === undefined ? (before?.imageUrl ?? null) : values.imageUrl;
  const main = markMainPicture(parts.media, wanted, partsBefore);
  if (main !== (before?.imageUrl ?? null)) values.imageUrl = main;
}

/** Records what a cell would change, or its error. A cell that equals the stored value is never an error. */
function planCell(
  row: PlannedRow,
  column: Exclude<TransferColumn, 'id'>,
  cell: string,
  catalogue: Known,
): void {
  const { before } = row;
  const old = before ? shownCell(before, column, catalogue, row.partsBefore) : '';
  if (before && canonical(old) === cell) return;
  const fault = cellFault(cell);
  if (fault) {
    row.errors.push({ column, key: fault });
    return;
  }
  if (column === 'pictures' || isTextColumn(column)) return planPart(row, column, cell, old);
  const field = fieldOf[column];
  const read = isReference(column)
    ? bookOf(column, catalogue).find(cell, before?.[fieldOf[column]] ?? null, column)
    : readCell(column, cell);
  if (read === null) return;
  if ('error' in read) {
    row.errors.push({ column, key: read.error });
    return;
  }
  // Another spelling of the stored value changes nothing.
  if (before && JSON.stringify(before[field]) === JSON.stringify(read.value)) return;
  Object.assign(row.values, { [field]: read.value });
  if (before || cell !== '') row.changes.push({ column, before: old, after: cell });
}

/** Records what a cell would change in the translations and pictures. */
function planPart(
  { parts, partsBefore, errors, changes }: PlannedRow,
  column: 'pictures' | TextColumn,
  cell: string,
  old: string,
): void {
  if (cell === canonical(old)) return;
  const fault =
    column === 'pictures'
      ? readPictures(parts, cell, partsBefore)
      : readTextCell(parts, column, cell, partsBefore);
  if (fault) errors.push({ column, key: fault.error });
  else changes.push({ column, before: old, after: cell });
}

type Reference = 'category' | 'supplier';

const isReference = (column: TransferColumn): column is Reference =>
  column === 'category' || column === 'supplier';

const bookOf = (column: Reference, { categories, partners }: Known): NameBook =>
  column === 'category' ? categories : partners;

/** A product's cell in any column, as an export writes it. */
export function shownCell(row: ProductRow, column: TransferColumn, names: Names, parts: Parts): string {
  if (column === 'id') return row.id;
  if (column === 'pictures' || isTextColumn(column)) return partCell(parts, column);
  if (column === 'category') return names.categories.nameOf(row.categoryId);
  if (column === 'supplier') return names.partners.nameOf(row.partnerId);
  return cellOf(row, column satisfies PlainColumn);
}

/**
 * Marks rows that refer to the same product, or give the same SKU to two products, as errors. Products that
 * already share a SKU, and are given by their ids, may keep it.
 */
function markDoubles(rows: readonly { row: PlannedRow; sku: string }[]): void {
  const together = (key: (entry: { row: PlannedRow; sku: string }) => string | undefined) =>
    [...Map.groupBy(rows, key)].filter(([name, group]) => name && group.length > 1).map(([, group]) => group);
  for (const group of together(({ row }) => row.before?.id))
    for (const { row } of group) row.errors.push({ column: 'id', key: 'rowDouble' });
  for (const group of together(({ sku }) => sku)) {
    if (group.every(({ row }) => row.before && !('sku' in row.values))) continue;
    for (const { row } of group)
      if (!row.errors.some(({ key }) => key === 'rowDouble'))
        row.errors.push({ column: 'sku', key: 'skuDouble' });
  }
}
