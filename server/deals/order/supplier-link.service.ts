import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { maxShortText } from '#shared/base/limits.ts';
import { pick } from '#shared/base/pick.ts';
import { demand } from '#shared/base/policy.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { maxOrderEvidence } from '#shared/deals/order-rules.ts';
import { keptOf, partOf } from '#shared/deals/order-state.ts';
import type { PhotoSize } from '#shared/deals/quote-photo.ts';
import {
  maxLinkAnswers,
  maxLinkPhotos,
  maxSupplierLinks,
  newAnswer,
  type NewSupplierLink,
  type SupplierLinkList,
} from '#shared/deals/supplier-link.ts';
import type { Actor } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import { looksLikeQuoteCode } from '../../platform/db/token.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { admitShared } from '../../platform/limits/shared-limits.ts';
import { quotePhotos } from '../quote/quote-photo.schema.ts';
import type { PhotoField, QuotePhotoService } from '../quote/quote-photo.service.ts';
import { countWrongCode } from '../quote/quote-turns.ts';
import { demandStep, type OrderActs } from './order.acting.ts';
import { orderAnswers, orderEvidence, orderFacts, orders, supplierLinks } from './order.schema.ts';
import { readAnswers, readGoods, shownOf } from './supplier-link.queries.ts';

type Dependencies = {
  db: Database;
  limits: Limits;
  photos: Pick<QuotePhotoService, 'storeOfForm' | 'removeFiles' | 'openOfAnswer'>;
  orderActs: OrderActs;
  settings: () => Promise<Pick<SiteSettings, 'supplierPhotos'>>;
};
type Link = typeof supplierLinks.$inferSelect;
type OrderRow = typeof orders.$inferSelect;

export type SupplierLinkService = ReturnType<typeof createSupplierLinkService>;

/** Secret addresses at which suppliers say how far their goods are, without prices, buyers and other suppliers. */
export function createSupplierLinkService({ db, limits, photos, orderActs, settings }: Dependencies) {
  /** The link of a code; null once it has expired or was revoked. @throws AppError `not_found`, `too_many_requests` */
  async function find(code: string, address: string): Promise<{ link: Link; order: OrderRow } | null> {
    const [found] = looksLikeQuoteCode(code)
      ? await db
          .select({ link: supplierLinks, order: orders })
          .from(supplierLinks)
          .innerJoin(orders, eq(orders.id, supplierLinks.orderId))
          .where(eq(supplierLinks.code, code))
      : [];
    if (!found) {
      await countWrongCode(limits, address);
      throw new AppError('not_found', 'no link of this code');
    }
    return isOpen(found.link) && !found.order.closedAt ? found : null;
  }

  /** @throws AppError as `find`; `not_found` for a link that is over */
  async function findOpen(code: string, address: string) {
    const found = await find(code, address);
    if (!found) throw new AppError('not_found', 'the link is over');
    return found;
  }

  return {
    /** Makes a link, once for its key. @throws AppError `invalid` for a line or milestone that the order does not have */
    make: (actor: Actor, id: string, { days, requestKey, ...given }: NewSupplierLink) =>
      orderActs.change(actor, id, async (tx, order) => {
        if (requestKey && (await tx.$count(supplierLinks, eq(supplierLinks.id, requestKey))) > 0) return null;
        for (const step of given.steps) demandStep(order, step);
        if (!given.lineIds.every((line) => order.lines.some(({ lineId }) => lineId === line)))
          throw new AppError('invalid', 'no such line', { lineIds: 'choiceInvalid' });
        if ((await tx.$count(supplierLinks, eq(supplierLinks.orderId, id))) >= maxSupplierLinks)
          throw new AppError('too_many_requests', 'too many links of an order');
        await tx.insert(supplierLinks).values({
          ...given,
          id: requestKey,
          orderId: id,
          expiresAt: sql`now() + make_interval(days => ${days}::int)`,
          createdBy: actor!.id,
        });
        return { action: 'supplier_link', after: { title: given.title, steps: given.steps.join(', ') } };
      }),

    /** Revokes a link. A repeated call changes nothing. @throws AppError `not_found` */
    revoke: (actor: Actor, id: string, link: string) =>
      orderActs.change(actor, id, async (tx) => {
        const isIt = and(eq(supplierLinks.id, link), eq(supplierLinks.orderId, id));
        const row = await findById(link, () => tx.select().from(supplierLinks).where(isIt));
        if (row.revokedAt) return null;
        await tx
          .update(supplierLinks)
          .set({ revokedAt: sql`now()` })
          .where(isIt);
        return { action: 'revoke_link', after: { title: row.title } };
      }),

    /** Marks an answer as seen. A repeated call changes nothing. @throws AppError `not_found` */
    see: (actor: Actor, id: string, answer: string) =>
      orderActs.change(actor, id, async (tx) => {
        const isIt = and(eq(orderAnswers.id, answer), eq(orderAnswers.orderId, id));
        const row = await findById(answer, () => tx.select().from(orderAnswers).where(isIt));
        if (row.seenAt) return null;
        await tx
          .update(orderAnswers)
          .set({ seenAt: sql`now()`, seenBy: actor!.id })
          .where(isIt);
        return { action: 'answer_seen', after: { step: row.step, day: row.day, text: row.text } };
      }),

    /** Links and answers of an order, for the staff. @throws AppError `not_found` */
    async list(actor: Actor, id: string): Promise<SupplierLinkList> {
      demand(actor, 'staff');
      await findById(id, () => db.select({ id: orders.id }).from(orders).where(eq(orders.id, id)));
      const links = await db
        .select()
        .from(supplierLinks)
        .where(eq(supplierLinks.orderId, id))
        .orderBy(desc(supplierLinks.createdAt));
      const answers = await readAnswers(db, links);
      return {
        links: links.map((link) => ({
          ...pick(link, ['id', 'code', 'title', 'steps']),
          expiresAt: link.expiresAt.toISOString(),
          isOpen: isOpen(link),
        })),
        answers: answers.map(({ row, photo }) => {
          const { title, lineIds } = links.find((link) => link.id === row.linkId)!;
          return { ...shownOf({ row, photo }), link: title, lineIds, isSeen: row.seenAt !== null };
        }),
      };
    },

    /** What the supplier sees; null for a link that is over. @throws AppError as `find` */
    async open(code: string, address: string) {
      const found = await find(code, address);
      if (!found) return null;
      const { link, order } = found;
      const facts = await db
        .select()
        .from(orderFacts)
        .where(and(eq(orderFacts.orderId, order.id), inArray(orderFacts.step, link.steps)))
        .orderBy(asc(orderFacts.position));
      const steps = link.steps.map((step) => {
        const ofLines = link.lineIds.map((line) =>
          facts.filter((fact) => fact.step === step && (partOf(fact) === null || partOf(fact) === line)),
        );
        const promised = ofLines.map((own) => own.findLast(({ kind }) => kind === 'promised')?.day ?? '');
        return {
          step,
          isDone: ofLines.every((own) => keptOf(own) !== null),
          promised: promised.toSorted().at(-1) || null,
        };
      });
      return {
        text: link.text,
        steps,
        lines: await readGoods(db, order, link.lineIds),
        answers: (await readAnswers(db, [link])).map(shownOf),
      };
    },

    /** Refuses an address that guesses codes, and counts a form, before a page is rendered. @throws AppError */
    async admit(code: string, address: string, isForm: boolean): Promise<void> {
      const spent = { 'wrong quote codes': address, 'wrong quote codes of all': '' };
      if (isForm) {
        const found = await find(code, address);
        if (found) await limits.admit({ 'quote forms': found.link.id });
      } else if (await limits.isSpent(spent)) await find(code, address);
    },

    /**
     * Stores what a supplier sends, once for each request key.
     * @throws AppError `not_found`, `invalid`, `too_large`, `too_many_requests`
     */
    async send(
      code: string,
      fields: Record<string, string>,
      photo: PhotoField | undefined,
      address: string,
    ): Promise<void> {
      const { link } = await findOpen(code, address);
      const parsed = newAnswer.safeParse(fields);
      if (!parsed.success) throw new AppError('invalid', parsed.error.message);
      const given = parsed.data;
      if (!link.steps.includes(given.step))
        throw new AppError('invalid', 'not asked for', { step: 'choiceInvalid' });
      const isOfLink = eq(orderAnswers.linkId, link.id);
      const isKnown = and(isOfLink, eq(orderAnswers.requestKey, given.requestKey));
      if ((await db.$count(orderAnswers, isKnown)) > 0) return;
      await admitShared(db, { 'quote acts': link.id, 'quote acts address': address });
      const isAtOnce = (await settings()).supplierPhotos === 'once';
      const stored = photo ? await photos.storeOfForm(photo, address) : null;
      let isStored = false;
      try {
        await orderActs.changeFromOutside(link.orderId, async (tx, order) => {
          const [now] = await tx.select().from(supplierLinks).where(eq(supplierLinks.id, link.id));
          if (!now || !isOpen(now)) throw new AppError('not_found', 'the link is over');
          if ((await tx.$count(orderAnswers, isKnown)) > 0) return null;
          if ((await tx.$count(orderAnswers, isOfLink)) >= maxLinkAnswers)
            throw new AppError('too_many_requests', 'too many answers of a link');
          const [row] = await tx
            .insert(orderAnswers)
            .values({ ...given, orderId: order.id, linkId: link.id })
            .returning({ id: orderAnswers.id });
          if (stored) {
            const [{ sent } = { sent: 0 }] = await tx
              .select({ sent: count() })
              .from(orderEvidence)
              .innerJoin(orderAnswers, eq(orderAnswers.id, orderEvidence.answerId))
              .where(isOfLink);
            const isOfSuppliers = and(eq(orderEvidence.orderId, order.id), isNotNull(orderEvidence.answerId));
            const all = await tx.$count(orderEvidence, isOfSuppliers);
            if (sent >= maxLinkPhotos || all >= maxOrderEvidence)
              throw new AppError('too_many_requests', 'too many photos of a link');
            const names = order.lines.filter(({ lineId }) => link.lineIds.includes(lineId));
            const [evidence] = await tx
              .insert(orderEvidence)
              .values({
                orderId: order.id,
                step: given.step,
                takenOn: officeDay(),
                // The remark is for the staff: the buyer must not read the supplier's words unseen.
                text: names
                  .map(({ name }) => name)
                  .join(', ')
                  .slice(0, maxShortText),
                isShown: isAtOnce,
                requestKey: given.requestKey,
                answerId: row!.id,
              })
              .returning({ id: orderEvidence.id });
            await tx.insert(quotePhotos).values({ ...stored, evidenceId: evidence!.id });
            isStored = true;
          }
          return { action: 'supplier_answer', after: { step: given.step, day: given.day, text: given.text } };
        });
      } finally {
        if (stored && !isStored) await photos.removeFiles(stored.fileName);
      }
    },

    /** A photo that was sent by this link. @throws AppError `not_found` */
    async openPhoto(code: string, photo: string, size: PhotoSize, address: string) {
      const { link } = await findOpen(code, address);
      return photos.openOfAnswer(link.id, photo, size, address);
    },
  };
}

const isOpen = ({ expiresAt, revokedAt }: Link): boolean => revokedAt === null && expiresAt > new Date();
