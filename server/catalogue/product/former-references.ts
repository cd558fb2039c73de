import { inArray } from 'drizzle-orm';
import type { KeptReference, ReferenceField } from '#shared/catalogue/product-bulk.ts';
import type { Database } from '../../platform/db/client.ts';
import { categories } from '../category/category.schema.ts';
import { partners } from '../partner/partner.schema.ts';
import type { products } from './product.schema.ts';

/** Former values of a product that an undo is about to restore. */
type Former = Partial<Record<ReferenceField, string | null>>;

const tables = { categoryId: categories, partnerId: partners } as const;

export type FormerReferences = Awaited<ReturnType<typeof lockFormerReferences>>;

/**
 * Finds out which of the categories and suppliers in these former values still exist, and locks them. Call it
 * before locking products: deleting a category permanently locks the category first as well.
 * @returns `restorable` removes missing references from a product's former values; the product keeps its present
 * ones. `kept` lists what was removed so far.
 */
export async function lockFormerReferences(tx: Database, list: readonly Former[]) {
  const there = new Set<string>();
  for (const field of ['categoryId', 'partnerId'] as const) {
    const table = tables[field];
    const ids = [...new Set(list.flatMap((former) => former[field] ?? []))];
    if (ids.length === 0) continue;
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(table.id)
      .for('key share');
    for (const { id } of rows) there.add(id);
  }
  const kept: KeptReference[] = [];
  return {
    kept,
    restorable<T extends Former>(
      { id, name }: Pick<typeof products.$inferSelect, 'id' | 'name'>,
      former: T,
    ): T {
      const values = { ...former };
      for (const field of ['categoryId', 'partnerId'] as const) {
        const reference = former[field];
        if (!reference || there.has(reference)) continue;
        delete values[field];
        kept.push({ id, name, field });
      }
      return values;
    },
  };
}
