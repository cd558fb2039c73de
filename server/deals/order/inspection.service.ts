import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import {
  emptyReport,
  type InspectionReport,
  type NewInspection,
  type NewVerdict,
} from '#shared/deals/inspection.ts';
import { answerDays, maxInspections, missingOf, planOf } from '#shared/deals/inspection-rules.ts';
import type { OrderStep } from '#shared/deals/order-rules.ts';
import { dayAfter } from '#shared/deals/shipment-rules.ts';
import type { Actor } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import type { PrintFaults } from '../pdf/pdf.service.ts';
import { canonicalHash } from '../quote/offer-hash.ts';
import { demandPrintable } from '../quote/quote-print.ts';
import { orderInspections } from './inspection.schema.ts';
import type { OrderActs } from './order.acting.ts';
import { addFact } from './order.facts.ts';
import type { OrderRowOf } from './order.queries.ts';
import { orderEvidence, orderFacts } from './order.schema.ts';

export type InspectionService = ReturnType<typeof createInspectionService>;

type Dependencies = {
  orderActs: Pick<OrderActs, 'change' | 'changeFromOutside'>;
  jobs: Pick<JobService, 'enqueue'>;
  printFaults: PrintFaults;
  /** The open order of a secret code. */
  enter: (code: string, address: string) => Promise<string>;
};

/** Inspections of orders: a frozen plan, a report that is frozen once final, and the buyer's answer. */
export function createInspectionService({ orderActs, jobs, printFaults, enter }: Dependencies) {
  const isOf = (id: string, inspection: string) =>
    and(eq(orderInspections.id, inspection), eq(orderInspections.orderId, id));

  /** A report that can still be changed. @throws AppError `not_found`; `offer_closed` once final; `conflict` */
  async function findDraft(tx: Database, id: string, inspection: string, version: number | undefined) {
    const row = await findById(inspection, () =>
      tx.select().from(orderInspections).where(isOf(id, inspection)),
    );
    if (row.finalAt) throw new AppError('offer_closed', 'the report is final');
    if (version !== undefined && version !== row.version) throw new AppError('conflict');
    return row;
  }

  /** @throws AppError `invalid` for a photo that is none of the order's inspections */
  async function demandPhotos(tx: Database, id: string, { defects }: InspectionReport): Promise<void> {
    const photos = await tx
      .select({ id: orderEvidence.id })
      .from(orderEvidence)
      .where(and(eq(orderEvidence.orderId, id), eq(orderEvidence.step, 'inspected')));
    const wrong = defects.findIndex(({ photo }) => photo && !photos.some((one) => one.id === photo));
    if (wrong !== -1)
      throw new AppError('invalid', 'no such photo', { [`defects.${wrong}.photo`]: 'choiceInvalid' });
  }

  /** Says that a milestone was reached, or is not reached after all, if the order has it and it is news. */
  async function say(
    tx: Database,
    order: OrderRowOf,
    userId: string | null,
    fact: { step: OrderStep; kind: 'kept' | 'reopened'; day: string | null; text: string | null },
  ): Promise<void> {
    if (!order.steps.includes(fact.step)) return;
    const facts = await tx
      .select()
      .from(orderFacts)
      .where(and(eq(orderFacts.orderId, order.id), eq(orderFacts.step, fact.step)));
    const last = facts
      .toSorted((a, b) => a.position - b.position)
      .findLast(({ kind }) => kind !== 'promised')?.kind;
    if ((last === 'kept') === (fact.kind === 'kept')) return;
    const words = fact.kind === 'reopened' ? ('quality' as const) : null;
    await addFact(tx, jobs, order, userId, {
      ...fact,
      reason: words,
      shipmentId: null,
      lineId: null,
      seen: null,
    });
  }

  return {
    /** Plans an inspection. @throws AppError `not_found`, `offer_closed` */
    plan: (actor: Actor, id: string, { lot, major, minor }: NewInspection) =>
      orderActs.change(actor, id, async (tx) => {
        const known = await tx.$count(orderInspections, eq(orderInspections.orderId, id));
        if (known >= maxInspections) throw new AppError('too_many_requests', 'too many inspections');
        await tx.insert(orderInspections).values({
          orderId: id,
          plan: planOf(lot, major, minor),
          report: emptyReport(),
          createdBy: actor!.id,
        });
        return { action: 'inspection', after: { lot, major, minor } };
      }),

    /**
     * Saves the draft of a report.
     * @throws AppError `invalid` for characters that no font has, and photos of other orders; `conflict`; `offer_closed` once
     * it is final
     */
    save: (
      actor: Actor,
      id: string,
      inspection: string,
      { version, ...report }: InspectionReport & { version?: number | undefined },
    ) =>
      orderActs.change(actor, id, async (tx) => {
        const row = await findDraft(tx, id, inspection, version);
        demandPrintable(printFaults, report);
        await demandPhotos(tx, id, report);
        await tx
          .update(orderInspections)
          .set({ report, version: row.version + 1 })
          .where(isOf(id, inspection));
        return { action: 'report', after: { day: report.day, defects: report.defects.length } };
      }),

    /**
     * Makes a report final: from then on the buyer sees it and is asked for an answer.
     * @throws AppError `invalid` for a report that lacks something; `conflict`; `offer_closed` if it is final
     */
    finish: (actor: Actor, id: string, inspection: string, version: number | undefined) =>
      orderActs.change(actor, id, async (tx, order) => {
        const { plan, report } = await findDraft(tx, id, inspection, version);
        // A draft from before this was checked when it was saved.
        demandPrintable(printFaults, report);
        const missing = missingOf(report);
        if (missing.length > 0)
          throw new AppError(
            'invalid',
            'the report is not whole',
            Object.fromEntries(missing.map((name) => [name, 'required'])),
          );
        await tx
          .update(orderInspections)
          .set({
            finalAt: sql`now()`,
            hash: canonicalHash({ inspection, plan, report }),
            answerUntil: dayAfter(officeDay(), answerDays),
            version: sql`${orderInspections.version} + 1`,
          })
          .where(isOf(id, inspection));
        await say(tx, order, actor!.id, { step: 'inspected', kind: 'kept', day: report.day, text: null });
        await jobs.enqueue(tx, 'quote_mail', {
          requestId: order.requestId,
          about: 'inspection',
          inspectionId: inspection,
        });
        return { action: 'final_report', after: { day: report.day, defects: report.defects.length } };
      }),

    /**
     * The buyer's answer to the newest final report. To ship keeps the milestone; otherwise the goods are inspected again,
     * after rework also packed again.
     * @throws AppError `not_found`; `offer_closed` if it is answered otherwise, or is not the newest
     */
    async decide(code: string, { inspectionId, verdict, text }: NewVerdict, address: string): Promise<void> {
      const id = await enter(code, address);
      await orderActs.changeFromOutside(id, async (tx, order) => {
        const finals = await tx
          .select()
          .from(orderInspections)
          .where(and(eq(orderInspections.orderId, id), sql`${orderInspections.finalAt} is not null`))
          .orderBy(orderInspections.finalAt);
        const newest = finals.at(-1);
        if (!finals.some((one) => one.id === inspectionId)) throw new AppError('not_found', 'no such report');
        if (newest!.id === inspectionId && newest!.verdict === verdict) return null;
        if (newest!.id !== inspectionId || newest!.verdict) throw new AppError('offer_closed', 'answered');
        await tx
          .update(orderInspections)
          .set({ verdict, verdictText: text, answeredAt: sql`now()` })
          .where(isOf(id, inspectionId));
        if (verdict === 'ship')
          await say(tx, order, null, { step: 'decision', kind: 'kept', day: officeDay(), text });
        else {
          await say(tx, order, null, { step: 'inspected', kind: 'reopened', day: null, text });
          if (verdict === 'rework')
            await say(tx, order, null, { step: 'packed', kind: 'reopened', day: null, text });
        }
        return { action: 'verdict', after: { verdict, text } };
      });
    },
  };
}
