import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { personalData } from '#shared/people/personal-data.ts';
import { createTestApp } from '#tests/app.ts';

/** Tables without rows about visitors, buyers or staff members. */
const tablesWithoutPersons = [
  'backup_runs',
  'blog_media',
  'blog_posts',
  'blog_products',
  'blog_slugs',
  'blog_translations',
  'blog_versions',
  'canned_replies',
  'catalogs',
  'categories',
  'category_translations',
  'evidence',
  'day_counts',
  'day_secrets',
  'demo_records',
  'images',
  'media_files',
  'media_texts',
  'media_uploads',
  'offer_templates',
  'order_answers',
  'partners',
  'product_imports',
  'product_listing',
  'product_media',
  'product_translations',
  'products',
  'quote_numbers',
  'search_deletes',
  'search_words',
  'site_settings',
  'supplier_links',
  'supplier_prices',
  'synonyms',
];

const { db } = await createTestApp();

test('every table of the database is in the register of personal data, or said to hold none', async () => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const named = [
    ...Object.values(personalData).flatMap(({ tables }) => [...tables]),
    ...tablesWithoutPersons,
  ];
  expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
