import { getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import { staffProduct } from '#shared/catalogue/product-form.ts';
import { currencies } from '#shared/base/money.ts';
import type { Database } from '../../platform/db/client.ts';
import { products, type ProductRow } from '../product/product.schema.ts';
import type { Values } from './transfer.cells.ts';
import { formerParts } from './transfer.parts.ts';

/** Rows written by one statement: PostgreSQL takes at most 65,535 parameters. */
const batch = 200;

/** The former values of the fields that an import can change. */
const formerValues = staffProduct
  .omit({ id: true, viewCount: true, inquiryCount: true, version: true, updatedAt: true })
  .extend({ priceUnit: z.enum(currencies) })
  .partial();

/** How an import left a product; older imports stored no state. */
const leftProduct = z.object({ id: z.string(), version: z.number(), state: z.string().optional() });

/** What is stored of an import to undo it. */
export const undoRecord = z.object({
  /** The key of the preview that was carried out. */
  key: z.string(),
  created: z.array(leftProduct),
  /** `before` holds the values that the import overwrote. */
  updated: z.array(
    leftProduct.extend({
      before: formerValues,
      /** Missing in imports from before translations and pictures were imported. */
      parts: formerParts.optional(),
    }),
  ),
});

/** The current values of the fields that `values` changes. */
export const formerFields = (row: ProductRow, values: Values): z.infer<typeof formerValues> =>
  Object.fromEntries(Object.keys(values).map((field) => [field, row[field as keyof Values]]));

/** Columns that an import must not overwrite: visitors are counted while it runs. */
const kept: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'viewCount', 'inquiryCount']);

/**
 * Creates products that do not exist yet and overwrites the others, which the caller has locked.
 * @returns the written products
 */
export async function writeProducts(
  tx: Database,
  rows: readonly (typeof products.$inferInsert)[],
): Promise<ProductRow[]> {
  const set = Object.fromEntries(
    Object.keys(getTableColumns(products))
      .filter((name) => !kept.has(name))
      .map((name) => [
        name,
        sql.raw(`excluded.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
      ]),
  );
  const written: ProductRow[] = [];
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

/** The change of each product, for the audit log; a product without a former state is new. */
export const changesOf = (written: readonly ProductRow[], former: ReadonlyMap<string, ProductRow>) =>
  written.map((after) => {
    const before = former.get(after.id);
    const { id, name: title } = after;
    if (before && after.deletedAt && !before.deletedAt)
      return { action: 'delete', noun: 'product', id, title } as const;
    return before
      ? ({ action: 'update', noun: 'product', id, title, before, after } as const)
      : ({ action: 'create', noun: 'product', id, title, after } as const);
  });
