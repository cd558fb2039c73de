import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { locales } from '#shared/base/locale.ts';
import { createdAt, id, moment, oneOf, refersTo } from '../../platform/db/columns.ts';
import { users } from '../../people/user/user.schema.ts';

/**
 * Announced uploads, kept until a record names the file or the sweep deletes it
 * (docs/specification/media.md#uploads).
 */
export const mediaUploads = pgTable('media_uploads', {
  id: id(),
  /** Hash of the token in our own upload address; null if the object storage signed the address. */
  tokenHash: text().unique(),
  /** Name of the stored file, once it has been received. */
  name: text(),
  mimeType: text().notNull(),
  fileSize: integer().notNull(),
  userId: refersTo(() => users.id, 'set null'),
  /** The public address of the file, once a record has named it. */
  url: text(),
  createdAt: createdAt(),
  receivedAt: moment(),
});

/** Public videos and animations; the counterpart of `images`. */
export const mediaFiles = pgTable('media_files', {
  url: text().primaryKey(),
  /** Null if it was stored before sizes were recorded. */
  byteSize: integer(),
  createdAt: createdAt(),
});

/** Alternative texts of pictures and videos, used wherever the file is shown. */
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
