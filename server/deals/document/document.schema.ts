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
import { documentKinds } from '#shared/deals/issued-document.ts';
import { locales } from '#shared/base/locale.ts';
import { createdAt, id, moment, oneOf, refersTo } from '../../platform/db/columns.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { users } from '../../people/user/user.schema.ts';

/**
 * Versions of the beneficiary, one row each (decision 044). The current one has the newest `validFrom` that has
 * passed and was not withdrawn: no job has to run for a change to become effective.
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
    /** The users who proposed, confirmed and withdrew it. The names stay when the accounts are deleted. */
    proposedBy: refersTo(() => users.id, 'set null'),
    proposedName: text().notNull(),
    proposedAt: createdAt(),
    confirmedBy: refersTo(() => users.id, 'set null'),
    confirmedName: text(),
    confirmedAt: moment(),
    /** Start of its validity, set with the confirmation. */
    validFrom: moment(),
    withdrawnName: text(),
    withdrawnAt: moment(),
  },
  (t) => [
    // Only one proposal at a time can wait for confirmation by a second person.
    uniqueIndex('beneficiaries_proposed')
      .on(sql`(true)`)
      .where(sql`${t.confirmedAt} is null and ${t.withdrawnAt} is null`),
    index().on(t.validFrom),
    check(
      'beneficiaries_confirmed_check',
      sql`num_nulls(${t.confirmedAt}, ${t.validFrom}, ${t.confirmedName}) in (0, 3)`,
    ),
    // A version that has been valid can no longer be withdrawn.
    check('beneficiaries_withdrawn_check', sql`${t.withdrawnAt} < ${t.validFrom}`),
  ],
);

/** Papers with a code that anyone can check (decision 044). A row without a hash is only a reserved code. */
export const issuedDocuments = pgTable(
  'issued_documents',
  {
    id: id(),
    code: text().notNull().unique(),
    kind: text({ enum: documentKinds }).notNull(),
    /** Erasing a request also deletes its papers. */
    quoteId: refersTo(() => quoteRequests.id, 'cascade'),
    revision: integer(),
    /** The moment of the acceptance that an offer shows; null for one from before it, and for other kinds. */
    acceptedAt: moment(),
    language: text({ enum: locales }).notNull(),
    /** Hash of the file's bytes, in hexadecimal digits. */
    sha256: text(),
    size: integer(),
    storageKey: text(),
    totalMinor: bigint({ mode: 'number' }),
    currency: text(),
    /** The beneficiary when the code was reserved, which the file names. */
    beneficiaryId: uuid().references(() => beneficiaries.id),
    issuedAt: moment(),
    replacedById: refersTo((): AnyPgColumn => issuedDocuments.id, 'set null'),
    createdAt: createdAt(),
  },
  (t) => [
    // Each paper is issued once, even by two concurrent requests.
    uniqueIndex('issued_documents_once')
      .on(
        t.quoteId,
        t.kind,
        t.revision,
        t.language,
        sql`coalesce(${t.beneficiaryId}, '00000000-0000-0000-0000-000000000000')`,
        sql`coalesce(${t.acceptedAt}, '-infinity')`,
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
