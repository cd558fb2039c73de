import { globSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { allPlaces } from './media-places.ts';

const folder = `${import.meta.dirname}/../..`;

/** Columns that may contain the address of a picture or video and are no places of the library, with the reason. */
const noPlaces: Record<string, string> = {
  'audit_entries.before': 'the log shows no pictures',
  'audit_entries.after': 'the log shows no pictures',
  'blog_versions.texts': 'former versions keep no file (decision 024)',
  'catalogs.file_url': 'a PDF file, which the library does not list',
  'chat_attachments.storage_url': 'a private file of a conversation, which the library does not list',
  'chat_attachments.thumbnail_url': 'a private file of a conversation, which the library does not list',
  'chat_messages.attachment_url': 'a private file of a conversation, which the library does not list',
  'images.url': 'the files themselves',
  'media_files.url': 'the files themselves',
  'media_texts.url': 'the texts of the files',
  'media_uploads.url': 'the files themselves',
  'outbox_mails.html_body': 'mails show no pictures',
  'outbox_mails.unsubscribe_url': 'no picture',
  'product_imports.undo': 'former values, like former versions',
  'quote_offers.sheet': 'has the same lines as quote_offers.offer',
  'testimonials.avatar_url': 'never shown',
};

/** JSON values without pictures. */
const withoutAddresses = new Set([
  'backup_runs.fault',
  'customers.moved',
  'offer_templates.charges',
  'offer_templates.texts',
  'order_inspections.plan',
  'order_inspections.report',
  'order_receipts.lines',
  'order_shipments.containers',
  'order_shipments.lines',
  'orders.lines',
  'products.price_tiers',
  'quote_requests.accepted_choice',
  'quote_requests.price_authors',
  'quote_requests.sample_accepted',
  'reference_rows.details',
  'reference_rows.names',
  'supplier_prices.breaks',
  'supplier_prices.packing',
]);

test('every column that can name a picture is a place of the library, or said to be none', async () => {
  const files = globSync('**/*.schema.ts', { cwd: folder });
  const modules = (await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `${folder}/${file}`)),
  )) as Record<string, unknown>[];
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  const union = new PgDialect({ casing: 'snake_case' }).sqlToQuery(allPlaces).sql;
  const unlisted = tables.flatMap((table) =>
    Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
      const name = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const full = `${getTableName(table)}.${name}`;
      const canName = /url|image|photo|picture|logo|avatar|cover|html|content/.test(name);
      if (column.dataType !== 'json' && !(canName && column.dataType === 'string')) return [];
      const isPlace = union.includes(`"${getTableName(table)}"."${name}"`);
      return isPlace || full in noPlaces || withoutAddresses.has(full) ? [] : [full];
    }),
  );
  expect(unlisted).toEqual([]);
});
