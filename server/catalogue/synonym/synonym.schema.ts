import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { locales } from '#shared/base/locale.ts';
import { id, lifecycle, moment, oneOf } from '../../platform/db/columns.ts';

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

/** Searches that found nothing: folded words, count and time, without the user. */
export const searchMisses = pgTable(
  'search_misses',
  {
    id: id(),
    /** Language of the page on which they were searched. */
    language: text({ enum: locales }).notNull(),
    words: text().notNull(),
    count: integer().notNull().default(1),
    lastAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique().on(t.language, t.words),
    index().on(t.lastAt),
    oneOf('search_misses_language_check', t.language, locales),
  ],
);
