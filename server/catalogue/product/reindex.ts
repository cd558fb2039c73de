import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { products } from './product.schema.ts';
import type { Payload } from '../../platform/jobs/job.service.ts';
import { cacheTags, type PageTags } from '../../platform/live/tags.ts';
import { indexProducts } from './product.listing.ts';

/** Products per transaction: a transaction keeps its rows locked until it ends. */
const batch = 100;

/** Rebuilds the search index of all products of a category or supplier in small batches, and notifies the caches. */
export async function reindexProducts(
  { db, tags }: { db: Database; tags: PageTags },
  { by, id }: Payload<'reindex'>,
  signal: AbortSignal,
): Promise<void> {
  const own = eq(by === 'category' ? products.categoryId : products.partnerId, id);
  let last: string | null = null;
  for (;;) {
    signal.throwIfAborted();
    const ids: string[] = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: products.id })
        .from(products)
        .where(last === null ? own : and(own, gt(products.id, last)))
        .orderBy(asc(products.id))
        .limit(batch)
        // A concurrent save of one of these products waits, and then overwrites the result.
        .for('update');
      const found = rows.map((row) => row.id);
      if (found.length > 0) await indexProducts(tx, found);
      return found;
    });
    if (ids.length < batch) break;
    last = ids.at(-1)!;
  }
  tags.changed(by === 'category' ? [cacheTags.products, cacheTags.category(id)] : [cacheTags.products]);
}
