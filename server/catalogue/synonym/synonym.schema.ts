import { pgTable, text } from 'drizzle-orm/pg-core';
import { locales } from '#shared/base/locale.ts';
import { id, lifecycle, oneOf } from '../../platform/db/columns.ts';

/** Synonyms that staff entered, in addition to the built-in ones: what people say, and what the catalogue calls it. */
export const synonyms = pgTable(
  'synonyms',
  {
    id: id(),
    language: text({ enum: locales }).notNull(),
    word: text().notNull(),
    /** Separated by commas. */
    words: text().notNull(),
    ...lifecycle(),
  },
  (t) => [oneOf('synonyms_language_check', t.language, locales)],
);
