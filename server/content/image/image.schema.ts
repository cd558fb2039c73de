import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/db/columns.ts';

/** Every picture that the pipeline processed, by its public address. */
export const images = pgTable('images', {
  id: id(),
  url: text().notNull().unique(),
  /** The random part of the address and of the stored files' names. */
  key: text().notNull().unique(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** The mean colour, "#rrggbb", shown until the picture has loaded. */
  color: text().notNull(),
  /** A WebP of 16 pixels as a data URL. */
  placeholder: text().notNull(),
  /** Drawn or composed by us; it must not be mistaken for a photo of the goods. */
  isIllustration: boolean().notNull().default(false),
  byteSize: integer().notNull(),
  /** When the AVIF renditions were written; null until the background job has made them. */
  avifAt: moment(),
  createdAt: createdAt(),
});
