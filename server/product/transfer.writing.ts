import { desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { shownImports } from '#shared/limits.ts';
import { staffProduct } from '#shared/product-form.ts';
import { currencies } from '#shared/money.ts';
import type { Database } from '../db/client.ts';
import { productImports, products } from '../db/schema/product.ts';
import type { Values } from './transfer.cells.ts';
import { formerParts } from './transfer.parts.ts';

type Row = typeof products.$inferSelect;

/** Rows written by one statement: PostgreSQL takes at most 65,535 parameters. */
const batch = 200;

/** What an import can change of a product, as it was before. */
const formerValues = staffProduct
  .omit({ id: true, viewCount: true, inquiryCount: true, version: true, updatedAt: true })
  .extend({ priceUnit: z.enum(currencies) })
  .partial();

/** The data stored of an import to undo it. */
export const undoRecord = z.object({
  /** The preview that was carried out. */
  key: z.string(),
  /** `version` is the one after the import. */
  created: z.array(z.object({ id: z.string(), version: z.number() })),
  /** `from` is the version that it found, `before` what it overwrote of that. */
  updated: z.array(
    z.object({
      id: z.string(),
      from: z.number(),
      version: z.number(),
      before: formerValues,
      /** Imports of before they carried translations and pictures have none. */
      parts: formerParts.optional(),
    }),
  ),
});

/** The fields of a product that these values change, as they are now. */
export const formerFields = (row: Row, values: Values): z.infer<typeof formerValues> =>
  Object.fromEntries(Object.keys(values).map((field) => [field, row[field as keyof Values]]));

/** Keeps imports and undoings apart: the second sees what the first has done. */
export const lockImports = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('product import'))`);

/**
 * Undoing an import restores its products to the state after an earlier one, but as a newer version: updates
 * the versions that the earlier import recorded, so that it can be undone next.
 * @param versions by product: the version that the undone import found, and the one after the undoing
 */
export async function followUndo(
  tx: Database,
  versions: ReadonlyMap<string, { from: number; to: number }>,
): Promise<void> {
  const rows = await tx
    .select({ id: productImports.id, undo: productImports.undo })
    .from(productImports)
    .where(isNull(productImports.undoneAt))
    .orderBy(desc(productImports.createdAt))
    .limit(shownImports);
  for (const { id, undo: stored } of rows) {
    const undo = undoRecord.parse(stored);
    const concerned = [...undo.created, ...undo.updated].filter(
      (entry) => versions.get(entry.id)?.from === entry.version,
    );
    if (concerned.length === 0) continue;
    for (const entry of concerned) entry.version = versions.get(entry.id)!.to;
    await tx.update(productImports).set({ undo }).where(eq(productImports.id, id));
  }
}

/** Columns that writing must leave alone where the product exists: visitors count on while an import runs. */
const kept: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'viewCount', 'inquiryCount']);

/**
 * Makes the products that are not there yet and overwrites the others, which the caller has locked.
 * @returns them as they are then
 */
export async function writeProducts(
  tx: Database,
  rows: readonly (typeof products.$inferInsert)[],
): Promise<Row[]> {
  const set = Object.fromEntries(
    Object.keys(getTableColumns(products))
      .filter((name) => !kept.has(name))
      .map((name) => [
        name,
        sql.raw(`excluded.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
      ]),
  );
  const written: Row[] = [];
  for (let i = 0; i < rows.length; i += batch) {
    written.push(
      ...(await tx
        .insert(products)
        .values(rows.slice(i, i + batch))
        .onConflictDoUpdate({ target: products.id, set: { ...set, updatedAt: new Date() } })
        .returning()),
    );
  }
  return written;
}

/** What was done to each product, for the audit log; without a former state it is new. */
export const changesOf = (written: readonly Row[], former: ReadonlyMap<string, Row>) =>
  written.map((after) => {
    const before = former.get(after.id);
    const { id, name: title } = after;
    if (before && after.deletedAt && !before.deletedAt)
      return { action: 'delete', noun: 'product', id, title } as const;
    return before
      ? ({ action: 'update', noun: 'product', id, title, before, after } as const)
      : ({ action: 'create', noun: 'product', id, title, after } as const);
  });
