import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import type { Locale } from '#shared/base/locale.ts';
import { testimonialFrom } from '#shared/deals/testimonial-rules.ts';
import type { NewTestimonial, OwnTestimonial } from '#shared/deals/testimonial.ts';
import type { Database } from '../../platform/db/client.ts';
import { orderReceipts, orders } from '../order/order.schema.ts';
import { quoteOffers } from './quote-request.schema.ts';
import { testimonials } from '../testimonial/testimonial.schema.ts';
import { type CacheTag, cacheTags } from '../../platform/live/tags.ts';
import type { QuoteRequest } from './quote-request.writing.ts';

type Testimonial = typeof testimonials.$inferSelect;

/** The state of a testimonial; its writer can only change it while it is waiting. */
const stateOf = ({ isApproved, deletedAt }: Testimonial): OwnTestimonial['state'] =>
  deletedAt ? 'removed' : isApproved ? 'published' : 'waiting';

/** Whether the buyer of a request can say by now how it went: the goods have come, or the acceptance is long ago. */
export async function mayTestify(
  db: Database,
  { id, acceptedAt }: Pick<QuoteRequest, 'id' | 'acceptedAt'>,
  now: Date,
): Promise<boolean> {
  if (acceptedAt === null) return false;
  if (testimonialFrom(acceptedAt) <= now) return true;
  const hasCome = or(
    eq(orders.closedAs, 'delivered'),
    and(
      isNull(orders.closedAt),
      exists(
        db.select({ id: orderReceipts.id }).from(orderReceipts).where(eq(orderReceipts.orderId, orders.id)),
      ),
    ),
  );
  return (await db.$count(orders, and(eq(orders.requestId, id), hasCome))) > 0;
}

/** The testimonial of a request's buyer; null if there is none or if no offer for the goods is accepted. */
export async function readOwnTestimonial(
  db: Database,
  { id, acceptedAt }: Pick<QuoteRequest, 'id' | 'acceptedAt'>,
): Promise<OwnTestimonial | null> {
  if (!acceptedAt) return null;
  const [row] = await db.select().from(testimonials).where(eq(testimonials.requestId, id));
  return row ? { ...row, state: stateOf(row) } : null;
}

/**
 * Stores the testimonial of a request, which the caller has locked: one testimonial per request.
 * @throws AppError `offer_closed` unless the goods have come or an offer for them was accepted long enough ago, `conflict` once
 * it is published or removed
 */
export async function writeTestimonial(
  tx: Database,
  request: QuoteRequest,
  { requestKey: _key, companyName = null, ...given }: NewTestimonial & { language: Locale },
): Promise<void> {
  if (!(await mayTestify(tx, request, new Date())))
    throw new AppError('offer_closed', 'nothing was accepted that long ago');
  const values = {
    ...given,
    companyName,
    country: request.country,
    productId: await firstProduct(tx, request),
  };
  const [written] = await tx
    .insert(testimonials)
    .values({ ...values, requestId: request.id })
    .onConflictDoUpdate({
      target: testimonials.requestId,
      // Raises the version, so that staff can only approve the words that they have read.
      set: { ...values, version: sql`${testimonials.version} + 1` },
      setWhere: and(eq(testimonials.isApproved, false), isNull(testimonials.deletedAt)),
    })
    .returning({ id: testimonials.id });
  if (!written) throw new AppError('conflict', 'published or removed');
}

/**
 * Sets the product of the testimonial to the newly accepted one, if another offer replaces a withdrawn one. The
 * words are kept.
 */
export async function followAcceptance(tx: Database, request: QuoteRequest): Promise<void> {
  await tx
    .update(testimonials)
    .set({ productId: await firstProduct(tx, request) })
    .where(eq(testimonials.requestId, request.id));
}

/**
 * Tags of the pages that show the testimonials of these requests, which accepting or withdrawing an offer
 * changes.
 */
export async function testimonialTags(
  requests: readonly { id: string }[],
  tx: Database,
): Promise<readonly CacheTag[]> {
  const ids = requests.map(({ id }) => id);
  const rows = await tx
    .select({ productId: testimonials.productId })
    .from(testimonials)
    .where(and(inArray(testimonials.requestId, ids), eq(testimonials.isApproved, true)));
  if (rows.length === 0) return [];
  return [
    cacheTags.testimonials,
    ...rows.flatMap(({ productId }) => (productId === null ? [] : cacheTags.product(productId))),
  ];
}

/** The product of the first accepted line. */
async function firstProduct(
  tx: Database,
  { id, acceptedRevision, acceptedChoice }: QuoteRequest,
): Promise<string | null> {
  const [row] = await tx
    .select({ offer: quoteOffers.offer })
    .from(quoteOffers)
    .where(and(eq(quoteOffers.requestId, id), eq(quoteOffers.revision, acceptedRevision!)));
  const taken = new Set(
    acceptedChoice!.filter(({ optionId }) => optionId !== null).map(({ lineId }) => lineId),
  );
  return row?.offer.lines.find((line) => taken.has(line.id))?.productId ?? null;
}
