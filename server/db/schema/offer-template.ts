import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TemplateCharge, TemplateTexts } from '#shared/offer-template.ts';
import { createdAt, deletedAt, id, updatedAt, version } from './columns.ts';

/** What recurs in offers: a draft can begin with it (decision 035). */
export const offerTemplates = pgTable(
  'offer_templates',
  {
    id: id(),
    name: text().notNull(),
    /** New drafts begin with it; one template at most. */
    isDefault: boolean().notNull().default(false),
    /** What it is for; only staff see it. */
    note: text(),
    /** Of the charges. */
    currency: text().notNull().default('USD'),
    /** Days for which an offer is valid, deposit in whole percent, margin in hundredths of a percent; null leaves the draft's. */
    validDays: integer(),
    depositPercent: integer(),
    margin: integer(),
    charges: jsonb().$type<TemplateCharge[]>().notNull().default([]),
    /** By language. */
    texts: jsonb().$type<TemplateTexts>().notNull().default({}),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    uniqueIndex('offer_templates_default')
      .on(t.isDefault)
      .where(sql`${t.isDefault}`),
  ],
);
