import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import { newProduct } from '#shared/product-form.ts';
import type { importOrder } from '#shared/product-transfer.ts';
import { foldTyped } from '#shared/typed-text.ts';
import { type Actor, auditTogether } from '../db/audit.ts';
import type { Database } from '../db/client.ts';
import type { Touch } from '../db/record-hooks.ts';
import { productImports } from '../db/schema/product.ts';
import { badRowsText, type Speech } from './transfer.export.ts';
import { readKnown } from './transfer.known.ts';
import { stateOf } from './product-state.ts';
import { formerOf, type PartChange, partEvents, readParts, writeParts } from './transfer.parts.ts';
import { differingRows, makePlan, type Plan, type PlannedRow } from './transfer.plan.ts';
import type { Table } from './transfer.table.ts';
import { changesOf, formerFields, lockImports, type undoRecord, writeProducts } from './transfer.writing.ts';

/**
 * The plan of an import: what the file would change in the current catalogue.
 * @param isLocked locks the products until the transaction ends
 */
export async function planOf(db: Database, table: Table, isLocked: boolean): Promise<Plan> {
  const cells = (column: 'id' | 'sku') =>
    table.rows
      .map((row) => foldTyped(row.cells[table.columns.indexOf(column)] ?? ''))
      .filter((text) => text !== '' && !text.includes('\0') && text.isWellFormed());
  const ids = cells('id')
    .map((id) => id.toLowerCase())
    .filter((id) => z.uuid().safeParse(id).success);
  return makePlan(table, await readKnown(db, { ids, skus: cells('sku') }, isLocked));
}

/** @throws AppError `conflict` if the plan differs from the one that was shown */
function demandSame(plan: Plan, digests: string): void {
  const differing = differingRows(plan, digests);
  if (differing === null) throw new AppError('conflict', 'another file', { file: 'productChanged' });
  if (differing.length === 0) return;
  const fields = Object.fromEntries(differing.map(({ line }) => [String(line), 'productChanged']));
  throw new AppError('conflict', `${differing.length} rows differ from the preview`, fields);
}

/** @throws AppError `invalid` if there are wrong rows that must not be left out, or if no row is left */
function sortOut(plan: Plan, mayLeaveOut: boolean): Record<'created' | 'updated' | 'wrong', PlannedRow[]> {
  const of = (action: PlannedRow['action']) => plan.rows.filter((row) => row.action === action);
  const [created, updated, wrong] = [of('create'), of('update'), of('error')];
  if (wrong.length > 0 && !mayLeaveOut) throw new AppError('invalid', 'wrong rows', { file: 'rowsWrong' });
  if (created.length + updated.length === 0) throw new AppError('invalid', 'no change', { file: 'rowsNone' });
  return { created, updated, wrong };
}

type Ordered = { name: string; table: Table; order: z.infer<typeof importOrder>; speech: Speech };

/**
 * Carries out a previewed import, in the caller's transaction. If the same preview is sent again, returns the
 * import that it made the first time.
 * @param touch records the products before and after the change
 * @throws AppError `conflict` with the lines whose plan has changed; `invalid` if rows are wrong and must not be
 * left out, or if no row is left
 */
export async function runImport(
  tx: Database,
  touch: Touch<'product'>,
  actor: Actor,
  { name, table, order, speech }: Ordered,
): Promise<{ id: string; created: number; updated: number }> {
  await lockImports(tx);
  const [key = '', digests = ''] = order.expect.split('.', 2);
  const [known] = await tx
    .select()
    .from(productImports)
    .where(and(sql`${productImports.undo}->>'key' = ${key}`, eq(productImports.userId, actor!.id)));
  if (known) return { id: known.id, created: known.createdCount, updated: known.updatedCount };
  const plan = await planOf(tx, table, true);
  demandSame(plan, digests);
  const { created, updated, wrong } = sortOut(plan, order.skip);
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
  const id = randomUUID();
  const counts = { created: created.length, updated: updated.length };
  await tx.insert(productImports).values({
    id,
    userId: actor!.id,
    fileName: name,
    createdCount: created.length,
    updatedCount: updated.length,
    leftOutCount: wrong.length,
    leftOutRows: wrong.length > 0 ? storableText(await badRowsText(table, plan, speech)) : null,
    undo: {
      key,
      created: planned.slice(0, created.length).map((row) => left.get(row.id)!),
      updated: updated.map(({ before, values, parts: partValues, partsBefore }) => ({
        ...left.get(before!.id)!,
        before: formerFields(before!, values),
        parts: formerOf({ before: partsBefore, values: partValues }),
      })),
    } satisfies z.input<typeof undoRecord>,
  });
  const after = { ...counts, leftOut: wrong.length };
  const former = new Map(updated.map(({ before }) => [before!.id, before!]));
  const event = { action: 'import', noun: 'product', id, title: name, after } as const;
  const names = new Map(written.map((row) => [row.id, row.name]));
  await auditTogether(tx, actor, event, [
    ...changesOf(written, former),
    ...parts.flatMap((part) => partEvents(part, names.get(part.id)!)),
  ]);
  return { id, ...counts };
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
const storableText = (text: string) => text.replaceAll('\0', '').toWellFormed();
