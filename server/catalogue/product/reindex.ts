import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { categories } from '../category/category.schema.ts';
import { productListing, products } from './product.schema.ts';
import type { JobService, Payload, Run } from '../../platform/jobs/job.service.ts';
import { cacheTags, type PageTags } from '../../platform/live/tags.ts';
import { indexProducts } from './product.listing.ts';

/** Products per transaction: a transaction keeps its rows locked until it ends. */
const batch = 100;

/**
 * Rebuilds the search index of all products of a category or supplier in small batches, and notifies the caches.
 * Resumes where it was interrupted.
 */
export async function reindexProducts(
  { db, tags }: { db: Database; tags: PageTags },
  { by, id }: Payload<'reindex'>,
  { signal, earlier, keepProgress }: Run,
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
        // A concurrent save of one of these products waits, and then overwrites the result.
        .for('update');
      const ids = rows.map((row) => row.id);
      if (ids.length === 0) return 0;
      await indexProducts(tx, ids);
      last = ids.at(-1)!;
      done += ids.length;
      await keepProgress(tx, { done, total: Math.max(done, all!.number), last });
      return ids.length;
    });
    if (size < batch) break;
  }
  tags.changed(by === 'category' ? [cacheTags.products, cacheTags.category(id)] : [cacheTags.products]);
}

/**
 * Queues the categories whose products were indexed by a version that did not mark the words of a category. Until
 * then, such products are found, but not ranked above products that only mention the word.
 */
export async function queueUnmarked({
  db,
  jobs,
}: {
  db: Database;
  jobs: Pick<JobService, 'enqueue'>;
}): Promise<void> {
  const listed = db
    .select({ words: productListing.words })
    .from(productListing)
    .where(eq(productListing.categoryId, categories.id))
    .limit(1)
    .as('listed');
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .innerJoinLateral(listed, sql`array_to_string(${listed.words}, ' ') not like '%#%'`);
  for (const { id } of rows) await jobs.enqueue(db, 'reindex', { by: 'category', id });
}
