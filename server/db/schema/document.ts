import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { documentKinds } from '#shared/issued-document.ts';
import { locales } from '#shared/locale.ts';
import { createdAt, id, moment, oneOf } from './columns.ts';
import { quoteRequests } from './quote-request.ts';
import { users } from './user.ts';

/**
 * Who is paid, one row a version (decision 044). Who is paid at a moment is the version with the newest `validFrom` that has
 * come and that was not withdrawn: nothing has to run for a change to become effective.
 */
export const beneficiaries = pgTable(
  'beneficiaries',
  {
    id: id(),
    name: text().notNull(),
    bank: text().notNull(),
    country: text().notNull(),
    account: text().notNull(),
    swift: text(),
    currency: text().notNull(),
    /** Printed on proformas. */
    note: text(),
    /** Who proposed, confirmed and withdrew it. The names stay when the accounts go. */
    proposedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    proposedName: text().notNull(),
    proposedAt: createdAt(),
    confirmedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    confirmedName: text(),
    confirmedAt: moment(),
    /** From when it counts, set with the confirmation. */
    validFrom: moment(),
    withdrawnName: text(),
    withdrawnAt: moment(),
  },
  (t) => [
    // One proposal at a time waits for its second person.
    uniqueIndex('beneficiaries_proposed')
      .on(sql`(true)`)
      .where(sql`${t.confirmedAt} is null and ${t.withdrawnAt} is null`),
    index().on(t.validFrom),
    check(
      'beneficiaries_confirmed_check',
      sql`num_nulls(${t.confirmedAt}, ${t.validFrom}, ${t.confirmedName}) in (0, 3)`,
    ),
    // What has counted can no longer be withdrawn.
    check('beneficiaries_withdrawn_check', sql`${t.withdrawnAt} < ${t.validFrom}`),
  ],
);

/** Papers with a code that anyone can check (decision 044). Without a hash it is only a code that was reserved. */
export const issuedDocuments = pgTable(
  'issued_documents',
  {
    id: id(),
    code: text().notNull().unique(),
    kind: text({ enum: documentKinds }).notNull(),
    /** An erased request takes its papers along. */
    quoteId: uuid().references(() => quoteRequests.id, { onDelete: 'cascade' }),
    revision: integer(),
    language: text({ enum: locales }).notNull(),
    /** Of the file's bytes, in hexadecimal digits. */
    sha256: text(),
    size: integer(),
    storageKey: text(),
    totalMinor: bigint({ mode: 'number' }),
    currency: text(),
    /** Who was paid when its code was reserved: what the file names. */
    beneficiaryId: uuid().references(() => beneficiaries.id),
    issuedAt: moment(),
    replacedById: uuid().references((): AnyPgColumn => issuedDocuments.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    // The same paper is issued once, also by two requests at the same moment.
    uniqueIndex('issued_documents_once')
      .on(
        t.quoteId,
        t.kind,
        t.revision,
        t.language,
        sql`coalesce(${t.beneficiaryId}, '00000000-0000-0000-0000-000000000000')`,
      )
      .where(sql`${t.quoteId} is not null`),
    index().on(t.sha256),
    index().on(t.replacedById),
    index().on(t.beneficiaryId),
    oneOf('issued_documents_kind_check', t.kind, documentKinds),
    oneOf('issued_documents_language_check', t.language, locales),
    check('issued_documents_quote_check', sql`(${t.quoteId} is null) = (${t.revision} is null)`),
    check('issued_documents_total_check', sql`(${t.totalMinor} is null) = (${t.currency} is null)`),
    check(
      'issued_documents_file_check',
      sql`num_nulls(${t.sha256}, ${t.size}, ${t.storageKey}, ${t.issuedAt}) in (0, 4)`,
    ),
  ],
);
