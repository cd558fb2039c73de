import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { quotePaperKinds } from '#shared/quote-paper.ts';
import { createdAt, id, moment } from './columns.ts';
import { quoteRequests } from './quote-request.ts';
import { users } from './user.ts';

/** Documents of requests, rendered once: the same bytes whenever they are read (decision 042). */
export const quoteFiles = pgTable(
  'quote_files',
  {
    id: id(),
    requestId: uuid()
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    kind: text({ enum: quotePaperKinds }).notNull(),
    revision: integer().notNull(),
    /** The moment of what it documents: the sending, or the acceptance, of which there may be several. */
    causedAt: moment().notNull(),
    /** In the storage. */
    fileName: text().notNull(),
    /** Of the bytes, in hexadecimal. */
    sha256: text().notNull(),
    byteSize: integer().notNull(),
    /** Who made it; null for what was rendered when it was first read. */
    madeBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [unique('quote_files_document').on(t.requestId, t.kind, t.revision, t.causedAt)],
);
