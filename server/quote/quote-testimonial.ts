import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { Locale } from '#shared/locale.ts';
import type { NewTestimonial, OwnTestimonial } from '#shared/testimonial.ts';
import type { Database } from '../db/client.ts';
import { quoteOffers } from '../db/schema/quote-request.ts';
import { testimonials } from '../db/schema/testimonial.ts';
import { type CacheTag, cacheTags } from '../live/tags.ts';
import type { QuoteRequest } from './quote-request.writing.ts';

type Testimonial = typeof testimonials.$inferSelect;

/** Whether its writer may still change it. */
const stateOf = ({ isApproved, deletedAt }: Testimonial): OwnTestimonial['state'] =>
  deletedAt ? 'removed' : isApproved ? 'published' : 'waiting';

/** What the buyer of a request has said; null while nothing, and where no offer for the goods is accepted. */
export async function readOwnTestimonial(
  db: Database,
  { id, acceptedAt }: Pick<QuoteRequest, 'id' | 'acceptedAt'>,
): Promise<OwnTestimonial | null> {
  if (!acceptedAt) return null;
  const [row] = await db.select().from(testimonials).where(eq(testimonials.requestId, id));
  return row ? { ...row, state: stateOf(row) } : null;
}

/**
 * Keeps what the buyer of a request says, which is locked: one testimonial a request.
 * @throws AppError `offer_closed` where no offer for the goods is accepted, `conflict` once it is published or removed
 */
export async function writeTestimonial(
  tx: Database,
  request: QuoteRequest,
  { requestKey: _key, companyName = null, ...given }: NewTestimonial & { language: Locale },
): Promise<void> {
  if (!request.acceptedAt) throw new AppError('offer_closed', 'nothing is accepted');
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
      // A newer version: who approves must have read these words.
      set: { ...values, version: sql`${testimonials.version} + 1` },
      setWhere: and(eq(testimonials.isApproved, false), isNull(testimonials.deletedAt)),
    })
    .returning({ id: testimonials.id });
  if (!written) throw new AppError('conflict', 'published or removed');
}

/** The words stay when another offer takes the place of a withdrawn one; the product is what was accepted last. */
export async function followAcceptance(tx: Database, request: QuoteRequest): Promise<void> {
  await tx
    .update(testimonials)
    .set({ productId: await firstProduct(tx, request) })
    .where(eq(testimonials.requestId, request.id));
}

/** What shows the testimonials of these requests: an acceptance that comes or goes takes them along. */
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

/** The product of the first line that was accepted. */
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
