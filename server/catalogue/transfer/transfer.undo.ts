import { inArray } from 'drizzle-orm';
import type { ImportUndone } from '#shared/catalogue/table-import.ts';
import type { Event } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import type { Touch } from '../../platform/db/record-hooks.ts';
import { products, type ProductRow } from '../product/product.schema.ts';
import { lockFormerReferences } from '../product/former-references.ts';
import { isAsLeft } from '../product/product-state.ts';
import { areSameTexts, formerValues, partEvents, readParts, writeParts } from './transfer.parts.ts';
import { changesOf, undoRecord, writeProducts } from './transfer.writing.ts';

/**
 * Undoes an import, in the caller's transaction: moves products that it created to the trash, and restores the
 * former values of products that it changed. Products that were changed since (unless that change was undone) are
 * left alone, and a category or supplier that no longer exists is not restored; the answer lists both.
 * @param touch records the products before and after the change
 */
export async function undoImport(
  tx: Database,
  touch: Touch<'product'>,
  undo: unknown,
): Promise<Omit<ImportUndone, 'success'> & { events: Event[] }> {
  const { created, updated } = undoRecord.parse(undo);
  const made = new Map(created.map((entry) => [entry.id, entry]));
  const former = new Map(updated.map((entry) => [entry.id, entry]));
  const references = await lockFormerReferences(
    tx,
    updated.map((entry) => entry.before),
  );
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.id, [...made.keys(), ...former.keys()]))
    .orderBy(products.id)
    .for('update');
  const partsOf = await readParts(
    tx,
    rows.map((row) => row.id),
  );
  const isSame = (row: ProductRow) => {
    const changed = former.get(row.id);
    const parts = partsOf(row.id);
    if (changed?.parts && !areSameTexts(changed.parts, parts)) return false;
    return isAsLeft(row, (changed ?? made.get(row.id))!, parts.media);
  };
  const same = rows.filter(isSame);
  const deletedAt = new Date();
  const written = await writeProducts(
    tx,
    same.map((row) => ({
      ...row,
      ...(made.has(row.id) ? { deletedAt } : references.restorable(row, former.get(row.id)!.before)),
      version: row.version + 1,
    })),
  );
  const parts = same.flatMap((row) => {
    const kept = former.get(row.id)?.parts;
    return kept ? [{ id: row.id, before: partsOf(row.id), values: formerValues(kept) }] : [];
  });
  await writeParts(tx, parts);
  await touch([...same, ...written]);
  const removed = same.filter((row) => made.has(row.id)).length;
  const left = rows.filter((row) => !isSame(row)).map((row) => ({ id: row.id, name: row.name }));
  const counts = { removed, restored: same.length - removed };
  const names = new Map(written.map((row) => [row.id, row.name]));
  const events = [
    ...changesOf(written, new Map(same.map((row) => [row.id, row]))),
    ...parts.flatMap((part) => partEvents(part, names.get(part.id)!)),
  ];
  // The audit log and the list name products as they are called after the undo.
  const kept = references.kept.map((one) => ({ ...one, name: names.get(one.id)! }));
  return { ...counts, left, kept, events };
}
