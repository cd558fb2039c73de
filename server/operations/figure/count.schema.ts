import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { countKinds } from '#shared/operations/counting-rules.ts';
import { createdAt, oneOf } from '../../platform/db/columns.ts';

/** Counts of a day (UTC), or of a month under its first day once they are older than `daysOfCounts`. No row is about a person. */
export const dayCounts = pgTable(
  'day_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: countKinds }).notNull(),
    /** Of products, the empty one is all of them together. */
    object: text().notNull().default(''),
    country: text().notNull().default(''),
    language: text().notNull().default(''),
    views: integer().notNull(),
    visitors: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.kind, t.object, t.country, t.language] }),
    // The staff's list of searches that found nothing reads these alone.
    index('day_counts_missed_index')
      .on(t.language, t.object)
      .where(sql`kind = 'missed'`),
    oneOf('day_counts_kind_check', t.kind, countKinds),
    check('day_counts_numbers_check', sql`${t.views} >= 0 and ${t.visitors} between 0 and ${t.views}`),
  ],
);

/** Keys of what a browser has been counted for on a day, unrelated to each other; deleted after `keyHours`. */
export const dayKeys = pgTable(
  'day_keys',
  { day: date({ mode: 'string' }).notNull(), key: bigint({ mode: 'bigint' }).notNull() },
  (t) => [primaryKey({ columns: [t.day, t.key] })],
);

/** The secret of a day that its keys are made with, the same for all processes; deleted together with them. */
export const daySecrets = pgTable('day_secrets', {
  day: date({ mode: 'string' }).primaryKey(),
  secret: text().notNull(),
  createdAt: createdAt(),
});
