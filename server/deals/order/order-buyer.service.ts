import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { parseMinor } from '#shared/base/minor-units.ts';
import { demand } from '#shared/base/policy.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import type { Locale } from '#shared/base/locale.ts';
import { loadOrderTexts } from '#shared/i18n/dictionary.ts';
import type { NewBuyerFile, NewReceipt } from '#shared/deals/order-buyer.ts';
import { iCalendar, orderCalendar } from '#shared/deals/order-calendar.ts';
import { maxOrderFiles, maxReceipts } from '#shared/deals/order-rules.ts';
import type { Upload } from '../../content/upload/upload.service.ts';
import type { ImageService } from '../../content/image/image.service.ts';
import type { Actor } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { admitShared } from '../../platform/limits/shared-limits.ts';
import { quotePhotos } from '../quote/quote-photo.schema.ts';
import type { QuotePhotoService } from '../quote/quote-photo.service.ts';
import type { QuoteBuyerService } from '../quote/quote-buyer.service.ts';
import type { ReferenceService } from '../reference/reference.service.ts';
import type { OrderActs } from './order.acting.ts';
import { orderSlips } from './order-slip.schema.ts';
import { orderEvidence, orderFacts, orderReceipts, orders } from './order.schema.ts';

export type OrderBuyerService = ReturnType<typeof createOrderBuyerService>;

type Dependencies = {
  db: Database;
  limits: Limits;
  images: Pick<ImageService, 'openKept'>;
  photos: Pick<QuotePhotoService, 'storeFile' | 'readForm' | 'removeFiles'>;
  find: QuoteBuyerService['find'];
  open: QuoteBuyerService['open'];
  ofShipments: ReferenceService['ofShipments'];
  orderActs: Pick<OrderActs, 'changeFromOutside'>;
};

const refused = (text: string) => new AppError('invalid', text, { photo: text });

/** What a buyer does at the secret address of an order: sends proof of transfers, and says what has come. */
export function createOrderBuyerService(deps: Dependencies) {
  const { db, limits, images, photos, find, open, ofShipments, orderActs } = deps;

  /** The order of a code that can be acted on. @throws AppError `not_found`, `too_many_requests` */
  async function enter(code: string, address: string): Promise<string> {
    const { id } = await find(code, address);
    await admitShared(db, { 'quote acts': id, 'quote acts address': address });
    const [order] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.requestId, id), sql`${orders.closedAs} is distinct from 'cancelled'`));
    if (!order) throw new AppError('not_found', 'no order of this code');
    return order.id;
  }

  return {
    enter,

    /** Reads a form with one file. @throws AppError `bad_request`, `too_large`, `too_many_requests` */
    async readForm(
      upload: Upload,
      address: string,
    ): Promise<{ fields: Record<string, string>; file: File | null }> {
      const form = await photos.readForm(upload, address);
      const [first] = form.photos;
      if (first?.isCut) throw new AppError('too_large', 'a file over 5 MB', { photo: 'photoTooLarge' });
      return { fields: form.fields, file: first?.file ?? null };
    },

    /**
     * Keeps a file of the buyer, once for each key.
     * @throws AppError `not_found`; `offer_closed`; `invalid` for a file that is neither a picture nor, as proof of a
     * transfer, a PDF; `too_large`, `too_many_requests`
     */
    async keepFile(code: string, given: NewBuyerFile, file: File | null, address: string): Promise<void> {
      const { kind, text, requestKey } = given;
      const isSlip = kind === 'slip';
      const id = await enter(code, address);
      if (!file || file.size === 0) throw refused('fileRequired');
      await limits.admit({ photos: address });
      await limits.admit(
        { 'quote photos visitor': id, 'quote photos address': address },
        { points: Math.ceil(file.size / 1024), fields: { photo: 'photosTooManyToday' } },
      );
      const stored = await photos.storeFile(
        new Uint8Array(await file.arrayBuffer()),
        isSlip ? ['image/webp', 'application/pdf'] : ['image/webp'],
      );
      let isKept = false;
      try {
        await orderActs.changeFromOutside(id, async (tx) => {
          const table = isSlip ? orderSlips : orderEvidence;
          const isOfBuyer = isSlip
            ? undefined
            : and(isNull(orderEvidence.userId), isNull(orderEvidence.answerId));
          const known = await tx
            .select({ requestKey: table.requestKey })
            .from(table)
            .where(and(eq(table.orderId, id), isOfBuyer));
          if (known.some((one) => one.requestKey === requestKey)) return null;
          if (known.length >= maxOrderFiles)
            throw new AppError('too_many_requests', 'too many files of an order');
          const of = { orderId: id, requestKey };
          if (isSlip) {
            const { fileName, byteSize, mimeType } = stored;
            await tx.insert(orderSlips).values({ ...of, fileName, byteSize, mimeType, text });
          } else {
            const [row] = await tx
              .insert(orderEvidence)
              .values({ ...of, step: 'delivered', takenOn: officeDay(), text: text ?? '' })
              .returning({ id: orderEvidence.id });
            await tx.insert(quotePhotos).values({ ...stored, evidenceId: row!.id });
          }
          isKept = true;
          return { action: isSlip ? 'slip' : 'damage', after: { text } };
        });
      } finally {
        if (!isKept) await photos.removeFiles(stored.fileName);
      }
    },

    /** A file of the buyer, for the staff. @throws AppError `not_found` */
    async openSlip(actor: Actor, orderId: string, slip: string) {
      demand(actor, 'staff');
      const isIt = and(eq(orderSlips.id, slip), eq(orderSlips.orderId, orderId));
      const { fileName, mimeType } = await findById(orderId, () =>
        findById(slip, () => db.select().from(orderSlips).where(isIt)),
      );
      const file = await images.openKept(fileName, mimeType);
      if (!file) throw new AppError('not_found', 'no such file');
      return { ...file, mimeType };
    },

    /** The days to come of the order of a code, as iCalendar file. @throws AppError `not_found` */
    async calendar(code: string, locale: Locale, address: string): Promise<string> {
      const { order, revisions } = await open(code, address);
      if (!order) throw new AppError('not_found', 'no order of this code');
      const offer = revisions.find(({ revision }) => revision === order.revision)?.offer;
      const ports = order.shipments.flatMap(({ toPort }) => toPort ?? []);
      const [reference, texts] = await Promise.all([ofShipments(ports), loadOrderTexts(locale)]);
      return iCalendar(
        orderCalendar(order, offer?.landed, reference, locale, texts),
        order.number,
        new Date(),
      );
    },

    /**
     * Keeps what the buyer has counted, once for each key; the goods are delivered with it.
     * @throws AppError `not_found`; `offer_closed`; `invalid` for a day to come, or more damaged pieces than counted
     */
    async receive(code: string, given: NewReceipt, address: string): Promise<void> {
      const id = await enter(code, address);
      await orderActs.changeFromOutside(id, async (tx, order) => {
        const { day, counted, damaged, text, requestKey } = given;
        const known = await tx.select().from(orderReceipts).where(eq(orderReceipts.orderId, id));
        if (known.some((one) => one.requestKey === requestKey)) return null;
        if (known.length >= maxReceipts) throw new AppError('too_many_requests', 'too many receipts');
        // One day of grace: it is already tomorrow somewhere.
        if (Date.parse(day) > Date.now() + 86_400_000)
          throw new AppError('invalid', 'a day to come', { day: 'dateInvalid' });
        const doorMinor = given.doorCost ? parseMinor(given.doorCost, order.currency) : null;
        if (given.doorCost && doorMinor === null)
          throw new AppError('invalid', 'an amount', { doorCost: 'numberInvalid' });
        const lines = order.lines.map(({ lineId }) => ({
          lineId,
          counted: counted[lineId] ?? 0,
          damaged: damaged[lineId] ?? 0,
        }));
        const wrong = lines.find((line) => line.damaged > line.counted);
        if (wrong)
          throw new AppError('invalid', 'more damaged than counted', {
            [`damaged.${wrong.lineId}`]: 'tooLarge',
          });
        await tx.insert(orderReceipts).values({ orderId: id, day, lines, text, doorMinor, requestKey });
        const facts = await tx
          .select()
          .from(orderFacts)
          .where(
            and(eq(orderFacts.orderId, id), eq(orderFacts.step, 'delivered'), isNull(orderFacts.shipmentId)),
          )
          .orderBy(asc(orderFacts.position));
        const last = facts.findLast(({ kind }) => kind !== 'promised');
        if (order.steps.includes('delivered') && last?.kind !== 'kept')
          await tx.insert(orderFacts).values({
            orderId: id,
            step: 'delivered',
            kind: 'kept',
            day,
            position: facts.length + 1,
          });
        return { action: 'receipt', after: { day, text, doorCost: given.doorCost } };
      });
    },
  };
}
