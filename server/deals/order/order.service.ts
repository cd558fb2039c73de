import { and, eq, isNotNull } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { demand } from '#shared/base/policy.ts';
import {
  isPaid,
  maxOrderEvidence,
  type OrderEnd,
  type OrderMode,
  type OrderStep,
} from '#shared/deals/order-rules.ts';
import type {
  ManyFacts,
  NewEvidence,
  NewFact,
  OrderQuery,
  OrderRow,
  StaffOrder,
} from '#shared/deals/order.ts';
import type { Actor } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import type { Upload } from '../../content/upload/upload.service.ts';
import { quotePhotos } from '../quote/quote-photo.schema.ts';
import type { QuotePhotoService } from '../quote/quote-photo.service.ts';
import type { QuoteActs } from '../quote/quote.acting.ts';
import { demandStep, type OrderActs } from './order.acting.ts';
import { compute } from './order.computing.ts';
import { createOrderListing } from './order.listing.ts';
import { readParts, readStaffOrder, stateOf } from './order.queries.ts';
import { orderEvidence, orderFacts, type orders } from './order.schema.ts';
import { addFact } from './order.facts.ts';
import { openOrderBy } from './order.writing.ts';

export type OrderService = ReturnType<typeof createOrderService>;

type Close = { as: OrderEnd; text: string; day: string | null; version?: number | undefined };

type Dependencies = {
  db: Database;
  photos: Pick<QuotePhotoService, 'receiveOfStaff' | 'removeFiles'>;
  acts: Pick<QuoteActs, 'lifecycle' | 'published'>;
  orderActs: OrderActs;
  jobs: Pick<JobService, 'enqueue'>;
};

/** Orders of accepted offers (decision 047): facts about milestones, payments that two people confirm, and evidence. */
export function createOrderService({ db, photos, acts, orderActs, jobs }: Dependencies) {
  const { change } = orderActs;
  const listing = createOrderListing(db);

  /** @throws AppError `invalid` */
  async function deliver(
    tx: Database,
    order: typeof orders.$inferSelect,
    userId: string,
    day: string | null,
  ) {
    const step = 'delivered';
    const parts = await readParts(tx, [order.id]);
    const state = stateOf(order, parts, 'UTC', new Date()).steps.find((one) => one.step === step);
    if (state && !state.keptOn) {
      if (!day) throw new AppError('invalid', 'a day', { day: 'required' });
      const fact = {
        step,
        kind: 'kept',
        day,
        reason: null,
        text: null,
        shipmentId: null,
        lineId: null,
        seen: null,
      } as const;
      await addFact(tx, jobs, order, userId, fact);
    }
    await jobs.enqueue(tx, 'quote_mail', { requestId: order.requestId, about: 'review' });
  }

  return {
    /** Opens the order of an accepted request; a repeated call finds it. @throws AppError `not_found`, `offer_closed` */
    async open(actor: Actor, requestId: string, mode: OrderMode): Promise<string> {
      demand(actor, 'staff');
      const { id, request } = await acts.lifecycle.change(async (tx) => {
        const locked = await acts.lifecycle.lock(tx, requestId);
        if (locked.deletedAt) throw new AppError('not_found', 'the request is in the trash');
        return { id: await openOrderBy(tx, actor, locked, mode), request: locked };
      });
      acts.published(request.id, request);
      return id;
    },

    /** @throws AppError `not_found` */
    async read(actor: Actor, id: string): Promise<StaffOrder> {
      demand(actor, 'staff');
      return findById(id, () => readStaffOrder(db, id, actor!.id, new Date()));
    },

    /** Orders with their state; of open ones the late and quiet first. */
    async list(actor: Actor, query: OrderQuery): Promise<{ orders: OrderRow[]; total: number }> {
      demand(actor, 'staff');
      return listing.list(query, actor!.id, new Date());
    },

    /** The columns of the board: open orders by the milestone that is next. */
    async board(actor: Actor, query: OrderQuery) {
      demand(actor, 'staff');
      return listing.board(query, actor!.id, new Date());
    },

    /** Orders that wait for the reader. */
    async waiting(actor: Actor, shownCount: number) {
      demand(actor, 'staff');
      return listing.waiting(actor!.id, shownCount, new Date());
    },

    /** Orders that the palette finds. */
    find: async (...wanted: Parameters<typeof listing.find>) => listing.find(...wanted),

    /**
     * Chooses the milestones. One that already has facts or evidence, and payments that are due, stay.
     * @throws AppError `conflict` if somebody has chosen since `version` was opened
     */
    setSteps: (actor: Actor, id: string, given: { version?: number | undefined; steps: OrderStep[] }) =>
      change(actor, id, async (tx, order) => {
        if (given.version !== undefined && given.version !== order.version) throw new AppError('conflict');
        const used = await tx
          .selectDistinct({ step: orderFacts.step })
          .from(orderFacts)
          .where(eq(orderFacts.orderId, id));
        const shown = await tx
          .selectDistinct({ step: orderEvidence.step })
          .from(orderEvidence)
          .where(eq(orderEvidence.orderId, id));
        const kept = [...[...used, ...shown].map(({ step }) => step), ...order.steps.filter(isPaid)];
        const steps = [...new Set([...given.steps.filter((step) => !isPaid(step)), ...kept])];
        const after = { steps: steps.join(', ') };
        return { action: 'milestones', after, set: { steps, version: order.version + 1 } };
      }),

    /**
     * Adds a fact about a milestone. A day that was promised before is only changed with a reason.
     * @throws AppError `conflict` if there is a fact that the writer has not seen
     */
    state: (actor: Actor, id: string, given: NewFact) =>
      change(actor, id, (tx, order) => addFact(tx, jobs, order, actor!.id, given)),

    /**
     * Adds a fact to many orders, by the rules for one: the milestone that the reader saw as next is done, or one
     * milestone is promised for a day. Names the orders that a rule refuses.
     */
    stateMany: (actor: Actor, { orders: given, kind, step: common, day, reason, text }: ManyFacts) => {
      const stepOf = new Map(given.map(({ id, step }) => [id, common ?? step]));
      return orderActs.changeMany(actor, [...stepOf.keys()], async (tx, order) => {
        const step = stepOf.get(order.id)!;
        const known = await compute(tx, [order], new Date());
        // Somebody else has kept it since.
        if (kind === 'kept' && known.get(order.id)?.state.next !== step) throw new AppError('conflict');
        return addFact(tx, jobs, order, actor!.id, {
          step,
          kind,
          day,
          reason,
          text,
          shipmentId: null,
          lineId: null,
          seen: null,
        });
      });
    },

    /**
     * Adds a photo, PDF or video at a milestone.
     * @param check parses the fields of the form
     * @throws AppError `invalid`, `too_large`
     */
    async addEvidence(
      actor: Actor,
      id: string,
      upload: Upload,
      check: (fields: Record<string, unknown>) => NewEvidence,
    ): Promise<void> {
      demand(actor, 'staff');
      let fields: NewEvidence | undefined;
      const photo = await photos.receiveOfStaff(upload, (given) => (fields = check(given)));
      const given = fields!;
      let isStored = false;
      try {
        await change(actor, id, async (tx, order) => {
          demandStep(order, given.step);
          const known = await tx
            .select({ requestKey: orderEvidence.requestKey })
            .from(orderEvidence)
            .where(and(eq(orderEvidence.orderId, id), isNotNull(orderEvidence.userId)));
          if (known.some(({ requestKey }) => requestKey === given.requestKey)) return null;
          if (known.length >= maxOrderEvidence) throw new AppError('too_many_requests', 'too many photos');
          const [row] = await tx
            .insert(orderEvidence)
            .values({ ...given, orderId: id, userId: actor!.id })
            .returning({ id: orderEvidence.id });
          await tx.insert(quotePhotos).values({ ...photo, evidenceId: row!.id });
          isStored = true;
          const { step, takenOn, text, limits } = given;
          return { action: 'evidence', after: { step, takenOn, text, limits } };
        });
      } finally {
        if (!isStored) await photos.removeFiles(photo.fileName);
      }
    },

    /** Shows evidence to the buyer, or hides it. */
    showEvidence: (actor: Actor, id: string, evidence: string, isShown: boolean) =>
      change(actor, id, async (tx) => {
        const isIt = and(eq(orderEvidence.id, evidence), eq(orderEvidence.orderId, id));
        const row = await findById(evidence, () => tx.select().from(orderEvidence).where(isIt));
        if (row.isShown === isShown) return null;
        await tx.update(orderEvidence).set({ isShown }).where(isIt);
        return { action: isShown ? 'show' : 'hide', after: { text: row.text } };
      }),

    /**
     * Closes an order. A delivered one keeps its last milestone, and its buyer is asked how it went.
     * @throws AppError `conflict` if somebody has changed the order since `version` was opened; `invalid` without the day of
     * a delivery that was not entered yet
     */
    close: (actor: Actor, id: string, given: Close) =>
      change(actor, id, async (tx, order) => {
        if (given.version !== undefined && given.version !== order.version) throw new AppError('conflict');
        if (given.as === 'delivered') await deliver(tx, order, actor!.id, given.day);
        return {
          action: 'close',
          after: { as: given.as, text: given.text },
          set: {
            closedAt: new Date(),
            closedAs: given.as,
            closedText: given.text,
            version: order.version + 1,
          },
        };
      }),
  };
}
