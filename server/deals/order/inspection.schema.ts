import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { InspectionReport } from '#shared/deals/inspection.ts';
import { type InspectionPlan, verdicts } from '#shared/deals/inspection-rules.ts';
import { createdAt, id, moment, oneOf, refersTo, updatedAt, version } from '../../platform/db/columns.ts';
import { users } from '../../people/user/user.schema.ts';
import { orders } from './order.schema.ts';

/** An inspection: its sampling plan, frozen, its report, which is frozen once it is final, and the buyer's answer. */
export const orderInspections = pgTable(
  'order_inspections',
  {
    id: id(),
    orderId: refersTo(() => orders.id, 'cascade').notNull(),
    plan: jsonb().$type<InspectionPlan>().notNull(),
    report: jsonb().$type<InspectionReport>().notNull(),
    finalAt: moment(),
    /** Hash of id, plan and report: two reports that say the same have two hashes, and nobody can work one out. */
    hash: text(),
    answerUntil: date({ mode: 'string' }),
    verdict: text({ enum: verdicts }),
    verdictText: text(),
    answeredAt: moment(),
    createdBy: refersTo(() => users.id, 'set null'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.orderId),
    index('order_inspections_hash').on(t.hash),
    oneOf('order_inspections_verdict_check', t.verdict, verdicts),
    check(
      'order_inspections_final_check',
      sql`num_nulls(${t.finalAt}, ${t.hash}, ${t.answerUntil}) in (0, 3)`,
    ),
    // Only a final report is answered.
    check('order_inspections_answer_check', sql`${t.answeredAt} is null or ${t.finalAt} is not null`),
  ],
);
