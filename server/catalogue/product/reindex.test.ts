import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createCategory, createProduct } from '#tests/factories.ts';
import { queueUnmarked } from './reindex.ts';

const app = await createTestApp();
beforeEach(app.reset);

test('a catalogue of an earlier version is indexed anew, category by category; one of this version is not', async () => {
  const [old, fresh] = [await createCategory(app.db, { name: 'Lamps' }), await createCategory(app.db)];
  await createCategory(app.db, { name: 'Empty' });
  await createProduct(app.db, { categoryId: old.id });
  await createProduct(app.db, { categoryId: fresh.id });
  await createProduct(app.db);
  const queued: unknown[] = [];
  const jobs = {
    enqueue: (_tx: unknown, name: string, payload: unknown) => {
      queued.push([name, payload]);
      return Promise.resolve();
    },
  };
  await queueUnmarked({ db: app.db, jobs });
  expect(queued).toEqual([]);
  await app.db.execute(
    sql`update product_listing set words = array_remove(words, '#lamps') where category_id = ${old.id}`,
  );
  await queueUnmarked({ db: app.db, jobs });
  expect(queued).toEqual([['reindex', { by: 'category', id: old.id }]]);
});
