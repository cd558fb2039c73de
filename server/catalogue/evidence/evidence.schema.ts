import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { evidenceKinds } from '#shared/catalogue/evidence-rules.ts';
import { id, lifecycle, oneOf, refersTo } from '../../platform/db/columns.ts';
import { partners } from '../partner/partner.schema.ts';

/** Evidence about a supplier: what it proves, and what it does not (decision 043). */
export const evidence = pgTable(
  'evidence',
  {
    id: id(),
    partnerId: refersTo(() => partners.id, 'cascade').notNull(),
    kind: text({ enum: evidenceKinds }).notNull(),
    title: text().notNull(),
    doneOn: date({ mode: 'string' }).notNull(),
    doneBy: text().notNull(),
    /** The last day; null if it does not expire. */
    validUntil: date({ mode: 'string' }),
    note: text(),
    limits: text(),
    photo1Url: text(),
    photo2Url: text(),
    photo3Url: text(),
    ...lifecycle(),
  },
  (t) => [
    index().on(t.partnerId),
    oneOf('evidence_kind_check', t.kind, evidenceKinds),
    check('evidence_days_check', sql`${t.validUntil} >= ${t.doneOn}`),
  ],
);
