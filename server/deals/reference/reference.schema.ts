import { sql } from 'drizzle-orm';
import { boolean, check, date, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TargetTexts } from '#shared/deals/reference.ts';
import {
  goodsClasses,
  paperMakers,
  paperSteps,
  referenceBases,
  referenceKinds,
  referenceUnits,
} from '#shared/deals/reference-rules.ts';
import { id, lifecycle, oneOf } from '../../platform/db/columns.ts';

const amount = () => numeric({ precision: 14, scale: 4, mode: 'number' });
const day = () => date({ mode: 'string' });

/** Costs of importing into a country and the required documents, each with its source (decision 045). */
export const referenceRows = pgTable(
  'reference_rows',
  {
    id: id(),
    kind: text({ enum: referenceKinds }).notNull(),
    /** A country's ISO code, a customs union, or everywhere. */
    area: text().notNull(),
    code: text().notNull(),
    /** In English, like `detail`. */
    name: text().notNull(),
    names: jsonb().$type<TargetTexts>().notNull().default({}),
    detail: text(),
    details: jsonb().$type<TargetTexts>().notNull().default({}),
    low: amount(),
    high: amount(),
    unit: text({ enum: referenceUnits }).notNull().default('none'),
    base: text({ enum: referenceBases }),
    isDisputed: boolean().notNull().default(false),
    maker: text({ enum: paperMakers }),
    step: text({ enum: paperSteps }),
    goodsClass: text({ enum: goodsClasses }),
    hsCodes: text(),
    /** Switched off by the staff: counts as if it did not exist. */
    isOff: boolean().notNull().default(false),
    validFrom: day(),
    validUntil: day(),
    source: text().notNull(),
    checkedOn: day().notNull(),
    /** Name of the user who compared it with its source; kept when the account is deleted. */
    checkedBy: text(),
    /** Internal note of the staff. */
    note: text(),
    ...lifecycle(),
  },
  (t) => [
    // Duplicate rows would be charged twice.
    uniqueIndex('reference_rows_key')
      .on(t.kind, t.area, t.code, t.unit, sql`coalesce(${t.validFrom}, '2000-01-01')`)
      .where(sql`${t.deletedAt} is null`),
    oneOf('reference_rows_kind_check', t.kind, referenceKinds),
    oneOf('reference_rows_unit_check', t.unit, referenceUnits),
    check('reference_rows_amounts_check', sql`${t.low} >= 0 and ${t.high} >= ${t.low}`),
    check('reference_rows_base_check', sql`${t.unit} <> 'percent' or ${t.base} is not null`),
    check('reference_rows_days_check', sql`${t.validUntil} >= ${t.validFrom}`),
  ],
);
