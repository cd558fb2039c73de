import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { newProduct } from '#shared/catalogue/product-form.ts';
import { foldTyped } from '#shared/base/typed-text.ts';
import { isUuid } from '../../platform/db/find-by-id.ts';
import type { Database } from '../../platform/db/client.ts';
import type { Touch } from '../../platform/db/record-hooks.ts';
import { readKnown } from './transfer.known.ts';
import { stateOf } from '../product/product-state.ts';
import { formerOf, type PartChange, partEvents, readParts, writeParts } from './transfer.parts.ts';
import { makePlan, type PlannedRow } from './transfer.plan.ts';
import type { Table } from './transfer.table.ts';
import { changesOf, formerFields, type undoRecord, writeProducts } from './transfer.writing.ts';

/**
 * The plan of an import: what the file would change in the current catalogue.
 * @param isLocked locks the products until the transaction ends
 */
export async function planOf(db: Database, table: Table, isLocked: boolean): Promise<PlannedRow[]> {
  const cells = (column: 'id' | 'sku') =>
    table.rows
      .map((row) => foldTyped(row.cells[table.columns.indexOf(column)] ?? ''))
      .filter((text) => text !== '' && !text.includes('\0') && text.isWellFormed());
  const ids = cells('id')
    .map((id) => id.toLowerCase())
    .filter((id) => isUuid(id));
  const skus = new Set(cells('sku').flatMap((sku) => [sku, foldTyped(sku)]));
  return makePlan(table, await readKnown(db, { ids, skus: [...skus] }, isLocked));
}

/**
 * Writes planned rows.
 * @param touch records the products before and after the change
 */
export async function writePlanned(
  tx: Database,
  touch: Touch<'product'>,
  { created, updated }: Record<'created' | 'updated', PlannedRow[]>,
) {
  const planned = [...created, ...updated].map((row) => ({ ...row, id: row.before?.id ?? randomUUID() }));
  await touch(updated.map(({ before }) => before!));
  const written = await writeProducts(
    tx,
    planned.map(({ id, before, values }) =>
      before ? { ...before, ...values, version: before.version + 1 } : { ...newProduct.parse(values), id },
    ),
  );
  await touch(written);
  const parts: PartChange[] = planned.map((row) => ({
    id: row.id,
    before: row.partsBefore,
    values: row.parts,
  }));
  await writeParts(tx, parts);
  const partsOf = await readParts(
    tx,
    written.map((row) => row.id),
  );
  const left = new Map(
    written.map((row) => [
      row.id,
      { id: row.id, version: row.version, state: stateOf(row, partsOf(row.id).media) },
    ]),
  );
  const former = new Map(updated.map(({ before }) => [before!.id, before!]));
  const names = new Map(written.map((row) => [row.id, row.name]));
  return {
    undo: {
      created: planned.slice(0, created.length).map((row) => left.get(row.id)!),
      updated: updated.map(({ before, values, parts: partValues, partsBefore }) => ({
        ...left.get(before!.id)!,
        before: formerFields(before!, values),
        parts: formerOf({ before: partsBefore, values: partValues }),
      })),
    } satisfies Omit<z.input<typeof undoRecord>, 'key'>,
    events: [
      ...changesOf(written, former),
      ...parts.flatMap((part) => partEvents(part, names.get(part.id)!)),
    ],
  };
}
