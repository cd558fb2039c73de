import { and, desc, eq, inArray } from 'drizzle-orm';
import { pick } from '#shared/base/pick.ts';
import type { SupplierAnswer } from '#shared/deals/supplier-link.ts';
import { productTranslations } from '../../catalogue/product/product.schema.ts';
import type { Database } from '../../platform/db/client.ts';
import { quotePhotos } from '../quote/quote-photo.schema.ts';
import { quoteOffers, quoteRequestLines } from '../quote/quote-request.schema.ts';
import type { OrderRowOf } from './order.queries.ts';
import { orderAnswers, orderEvidence } from './order.schema.ts';

/** Answers of some links with their photos, newest first. */
export async function readAnswers(db: Database, links: readonly { id: string }[]) {
  return db
    .select({ row: orderAnswers, photo: pick(quotePhotos, ['id', 'width', 'height']) })
    .from(orderAnswers)
    .leftJoin(orderEvidence, eq(orderEvidence.answerId, orderAnswers.id))
    .leftJoin(quotePhotos, eq(quotePhotos.evidenceId, orderEvidence.id))
    .where(
      inArray(
        orderAnswers.linkId,
        links.map(({ id }) => id),
      ),
    )
    .orderBy(desc(orderAnswers.createdAt));
}

/** An answer as its supplier and the staff see it. */
export const shownOf = ({ row, photo }: Awaited<ReturnType<typeof readAnswers>>[number]): SupplierAnswer => ({
  ...pick(row, ['id', 'step', 'isDone', 'day', 'count', 'text']),
  photo,
  at: row.createdAt.toISOString(),
});

/** The goods of a link: names in Chinese where there are any, quantities and pictures, and nothing else of an order. */
export async function readGoods(db: Database, order: OrderRowOf, lineIds: readonly string[]) {
  const [sent] = await db
    .select({ offer: quoteOffers.offer })
    .from(quoteOffers)
    .where(and(eq(quoteOffers.requestId, order.requestId), eq(quoteOffers.revision, order.revision)));
  const offered = sent?.offer.lines ?? [];
  const named = await db
    .select({ id: quoteRequestLines.id, name: productTranslations.name })
    .from(quoteRequestLines)
    .innerJoin(productTranslations, eq(productTranslations.productId, quoteRequestLines.productId))
    .where(and(eq(quoteRequestLines.requestId, order.requestId), eq(productTranslations.language, 'zh')));
  return order.lines
    .filter(({ lineId }) => lineIds.includes(lineId))
    .map(({ lineId, name, quantity }) => {
      const line = offered.find(({ id }) => id === lineId);
      const chinese = named.find(({ id }) => id === line?.requestLineId)?.name;
      return { id: lineId, name: chinese ?? name, quantity, imageUrl: line?.imageUrl ?? null };
    });
}
