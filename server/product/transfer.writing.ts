import { getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import { staffProduct } from '#shared/product-form.ts';
import { currencies } from '#shared/money.ts';
import type { Database } from '../db/client.ts';
import { products } from '../db/schema/product.ts';
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

/** How an import left a product; older imports stored no state. */
const leftProduct = z.object({ id: z.string(), version: z.number(), state: z.string().optional() });

/** The data stored of an import to undo it. */
export const undoRecord = z.object({
  /** The preview that was carried out. */
  key: z.string(),
  created: z.array(leftProduct),
  /** `before` is what it overwrote. */
  updated: z.array(
    leftProduct.extend({
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
