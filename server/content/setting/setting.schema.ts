import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../../platform/db/columns.ts';

/** Site settings (docs/specification/settings.md): one row for each, with a value as defined in shared/content/setting.ts. */
export const siteSettings = pgTable('site_settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: updatedAt(),
});
