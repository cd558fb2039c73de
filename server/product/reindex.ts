import { and, asc, count, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { products } from '../db/schema/product.ts';
import type { Payload, Run } from '../jobs/job.service.ts';
import type { PageTags } from '../live/tags.ts';
import { indexProducts } from './product.listing.ts';

/** Products of one transaction: on the embedded database everybody waits for it. */
const batch = 100;

/**
 * Indexes all products of a category or supplier anew, a few at a time, and tells the caches. What was interrupted goes on
 * where it was.
 */
export async function reindexProducts(
  { db, tags }: { db: Database; tags: PageTags },
  { by, id }: Payload<'reindex'>,
  { signal, earlier, note }: Run,
): Promise<void> {
  const own = eq(by === 'category' ? products.categoryId : products.partnerId, id);
  const before = await earlier();
  let last = before?.last ?? null;
  let done = before?.done ?? 0;
  const [all] = await db.select({ number: count() }).from(products).where(own);
  for (;;) {
    signal.throwIfAborted();
    const size = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: products.id })
        .from(products)
        .where(last === null ? own : and(own, gt(products.id, last)))
        .orderBy(asc(products.id))
        .limit(batch)
        // Whoever saves one of them meanwhile waits, and has the last word.
        .for('update');
      const ids = rows.map((row) => row.id);
      if (ids.length === 0) return 0;
      await indexProducts(tx, ids);
      last = ids.at(-1)!;
      done += ids.length;
      await note(tx, { done, total: Math.max(done, all!.number), last });
      return ids.length;
    });
    if (size < batch) break;
  }
  tags.changed(by === 'category' ? ['list', `list:category:${id}`] : ['list']);
}
