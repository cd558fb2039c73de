import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TemplateCharge, TemplateTexts } from '#shared/deals/offer-template.ts';
import { id, lifecycle } from '../../platform/db/columns.ts';

/** Recurring values of offers, with which a draft can begin (decision 035). */
export const offerTemplates = pgTable(
  'offer_templates',
  {
    id: id(),
    name: text().notNull(),
    /** Whether new drafts begin with it; true for one template at most. */
    isDefault: boolean().notNull().default(false),
    /** Purpose of the template; only staff see it. */
    note: text(),
    /** Currency of the charges. */
    currency: text().notNull().default('USD'),
    /** Validity in days, deposit in whole percent, margin in hundredths of a percent; null keeps the draft's value. */
    validDays: integer(),
    depositPercent: integer(),
    margin: integer(),
    charges: jsonb().$type<TemplateCharge[]>().notNull().default([]),
    /** By language. */
    texts: jsonb().$type<TemplateTexts>().notNull().default({}),
    ...lifecycle(),
  },
  (t) => [
    uniqueIndex('offer_templates_default')
      .on(t.isDefault)
      .where(sql`${t.isDefault}`),
  ],
);
