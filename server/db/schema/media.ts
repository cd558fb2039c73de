import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { locales } from '#shared/locale.ts';
import { createdAt, id, moment, oneOf } from './columns.ts';
import { users } from './user.ts';

/** Files that were announced, until a record names them or they are swept (docs/specification/media.md#uploads). */
export const mediaUploads = pgTable('media_uploads', {
  id: id(),
  /** Hash of the token in the address of our own; null where the object storage has signed one. */
  tokenHash: text().unique(),
  /** Where the bytes lie, once they have come. */
  name: text(),
  mimeType: text().notNull(),
  fileSize: integer().notNull(),
  userId: uuid().references(() => users.id, { onDelete: 'set null' }),
  /** The address under which the file is served, once a record has named it. */
  url: text(),
  createdAt: createdAt(),
  receivedAt: moment(),
});

/** Videos and animations that are served: what `images` is for the pictures of the pipeline. */
export const mediaFiles = pgTable('media_files', {
  url: text().primaryKey(),
  /** Null where it was kept before files were listed. */
  byteSize: integer(),
  createdAt: createdAt(),
});

/** What a picture or video shows, for those who cannot see it: wherever it is used. */
export const mediaTexts = pgTable(
  'media_texts',
  {
    url: text().notNull(),
    language: text({ enum: locales }).notNull(),
    altText: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.url, t.language] }),
    oneOf('media_texts_language_check', t.language, locales),
  ],
);
