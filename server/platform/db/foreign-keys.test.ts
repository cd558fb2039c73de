import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';

const { db } = await createTestApp();

/** Foreign keys without an index. Accounts of staff are deleted rarely, one at a time: keys to them need none. */
const scanned = [
  // A few hundred rows at most.
  'blog_slugs.blog_post_id -> blog_posts',
  'catalogs.category_id -> categories',
];

test('a deletion scans no large table: foreign keys have an index that begins with their column', async () => {
  const { rows } = await db.execute<{ key: string }>(sql`
    select conrelid::regclass || '.' || attname || ' -> ' || confrelid::regclass as key
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and confrelid <> 'users'::regclass
      and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
          and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)'))
    order by 1`);
  expect(rows.map(({ key }) => key)).toEqual(scanned);
});
