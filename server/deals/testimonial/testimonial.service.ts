import { and, asc, desc, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { fallbackLocale, type Locale } from '#shared/base/locale.ts';
import { demand } from '#shared/base/policy.ts';
import type { StaffTestimonial, TestimonialChange } from '#shared/deals/testimonial.ts';
import {
  type PublicTestimonial,
  type RatingSummary,
  testimonialsAtHome,
  testimonialsOfProduct,
} from '#shared/deals/testimonial-rules.ts';
import type { Actor } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { productNameIn } from '../../catalogue/index.ts';
import { createRecordLifecycle } from '../../platform/db/record.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { quoteRequests } from '../quote/quote-request.schema.ts';
import { testimonials } from './testimonial.schema.ts';
import { cacheTags, type PageTags } from '../../platform/live/tags.ts';

export type TestimonialService = ReturnType<typeof createTestimonialService>;

/**
 * Testimonials of buyers after an accepted offer: published and answered by the staff, never changed by them
 * (decision 043).
 */
export function createTestimonialService({ db, tags }: { db: Database; tags: PageTags }) {
  async function read(where?: SQL, language: Locale = fallbackLocale): Promise<StaffTestimonial[]> {
    const rows = await db
      .select({
        row: testimonials,
        reference: quoteRequests.reference,
        acceptedAt: quoteRequests.acceptedAt,
        productName: sql<string | null>`${productNameIn(language)}`,
      })
      .from(testimonials)
      .leftJoin(quoteRequests, eq(quoteRequests.id, testimonials.requestId))
      .leftJoin(products, eq(products.id, testimonials.productId))
      .where(where)
      .orderBy(
        sql`${testimonials.deletedAt} is not null`,
        asc(testimonials.isApproved),
        desc(testimonials.createdAt),
        asc(testimonials.id),
      );
    return rows.map(({ row: { deletedAt, createdAt, repliedAt, ...row }, acceptedAt, ...joined }) => ({
      ...row,
      ...joined,
      isAccepted: row.requestId === null || acceptedAt !== null,
      isDeleted: deletedAt !== null,
      createdAt: createdAt.toISOString(),
      repliedAt: repliedAt?.toISOString() ?? null,
    }));
  }

  const lifecycle = createRecordLifecycle({
    db,
    noun: 'testimonial',
    read: async (id) => (await read(eq(testimonials.id, id)))[0],
    shown: {
      tags,
      of: (rows) => [
        cacheTags.testimonials,
        ...rows.flatMap(({ productId }) => (productId === null ? [] : cacheTags.product(productId))),
      ],
    },
  });

  /**
   * Condition: a testimonial may be shown. One of the demo has no request and is only shown while the company is
   * the demo's; others are only shown while their acceptance is valid.
   */
  const stands = exists(
    db
      .select({ id: quoteRequests.id })
      .from(quoteRequests)
      .where(and(eq(quoteRequests.id, testimonials.requestId), isNotNull(quoteRequests.acceptedAt))),
  );
  const published = (isDemo: boolean, where: SQL) =>
    and(
      eq(testimonials.isApproved, true),
      isNull(testimonials.deletedAt),
      isDemo ? or(isNull(testimonials.requestId), stands) : stands,
      where,
    );
  const readPublished = (where: SQL | undefined, count: number): Promise<PublicTestimonial[]> =>
    db
      .select({
        id: testimonials.id,
        customerName: testimonials.customerName,
        companyName: testimonials.companyName,
        country: testimonials.country,
        rating: testimonials.rating,
        message: testimonials.message,
        language: testimonials.language,
        productId: products.id,
        reply: testimonials.reply,
        isExample: sql<boolean>`${testimonials.requestId} is null`,
        writtenAt: testimonials.createdAt,
        acceptedAt: sql<Date>`coalesce(${quoteRequests.acceptedAt}, ${testimonials.createdAt})`.mapWith(
          testimonials.createdAt,
        ),
      })
      .from(testimonials)
      .leftJoin(quoteRequests, eq(quoteRequests.id, testimonials.requestId))
      .leftJoin(
        products,
        and(eq(products.id, testimonials.productId), eq(products.isActive, true), isNull(products.deletedAt)),
      )
      .where(where)
      .orderBy(desc(testimonials.createdAt), asc(testimonials.id))
      .limit(count);

  return {
    // Without `create`: buyers write testimonials (server/deals/quote/quote-testimonial.ts).
    open: lifecycle.open,
    remove: lifecycle.remove,
    restore: lifecycle.restore,
    emptyTrash: (actor: Actor) => lifecycle.emptyTrash(actor),

    /** Waiting testimonials first, then the newest; those in the trash last. Products are named in this language. */
    async list(
      actor: Actor,
      { isWaiting }: { isWaiting: boolean },
      language?: Locale,
    ): Promise<StaffTestimonial[]> {
      demand(actor, 'staff');
      return read(
        isWaiting ? and(eq(testimonials.isApproved, false), isNull(testimonials.deletedAt)) : undefined,
        language,
      );
    },

    /**
     * @throws AppError `not_found`; `conflict` if the buyer or a colleague has changed it since `version` was
     * opened
     */
    update: (actor: Actor, id: string, given: TestimonialChange) =>
      lifecycle.update(actor, id, given, {
        beforeWrite: async (_tx, before) =>
          given.reply === undefined || given.reply === before.reply
            ? {}
            : { repliedAt: given.reply === null ? null : new Date() },
      }),

    /** Featured testimonials, shown on the home page, newest first. */
    featured: async (isDemo: boolean) =>
      readPublished(published(isDemo, eq(testimonials.isFeatured, true)), testimonialsAtHome),

    /** The newest testimonials of a product, and the summary of all ratings by real buyers. */
    async ofProduct(
      productId: string,
      isDemo: boolean,
    ): Promise<{ newest: PublicTestimonial[]; summary: RatingSummary | null }> {
      const isOfProduct = eq(testimonials.productId, productId);
      const newest = await readPublished(published(isDemo, isOfProduct), testimonialsOfProduct);
      if (newest.every(({ isExample }) => isExample)) return { newest, summary: null };
      const [row] = await db
        .select({
          count: sql<number>`count(*)::int`,
          average: sql<number>`avg(${testimonials.rating})::float8`,
        })
        .from(testimonials)
        .where(published(false, isOfProduct));
      return { newest, summary: row ?? null };
    },
  };
}
