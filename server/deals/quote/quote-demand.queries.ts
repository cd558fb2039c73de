import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Locale } from '#shared/base/locale.ts';
import { minorToText } from '#shared/base/minor-units.ts';
import { withCurrency } from '#shared/base/money.ts';
import { breakFor, type QuantityBreak } from '#shared/deals/quote-totals.ts';
import { addDays, type Days } from '#shared/operations/figure.ts';
import type { DemandLine, UnitPrice } from '#shared/operations/figure-demand.ts';
import { productNameIn } from '../../catalogue/index.ts';
import { categories, categoryTranslations } from '../../catalogue/category/category.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { isStage } from '../../operations/index.ts';
import type { Database } from '../../platform/db/client.ts';
import { beginOf, hasOffer, isCounted } from './quote-figures.queries.ts';
import { quoteOffers, quoteRequestLines, quoteRequests } from './quote-request.schema.ts';

const q = quoteRequests;
const l = quoteRequestLines;

/**
 * Lines of the requests of some days that show what buyers want and have not bought from us: those without a product, and
 * those of requests that were lost or have no offer for goods yet. The newest first.
 * @param language of the names of products and categories
 */
export async function readDemandLines(
  db: Database,
  { from, to }: Days,
  language: Locale,
): Promise<DemandLine[]> {
  const isLost = or(isStage('declined'), isStage('expired'));
  const rows = await db
    .select({
      id: l.id,
      isLost: sql<boolean>`${isLost}`,
      name: sql<string>`coalesce(${productNameIn(language)}, ${l.name})`,
      productId: l.productId,
      category: sql<string | null>`coalesce(${categoryTranslations.name}, ${categories.name})`,
      country: q.country,
      language: q.locale,
      quantity: l.quantity,
      saleUnit: l.saleUnit,
      targetPrice: l.targetPrice,
      currency: q.currency,
      requestId: q.id,
      reference: q.reference,
    })
    .from(l)
    .innerJoin(q, eq(q.id, l.requestId))
    .leftJoin(products, eq(products.id, l.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(
      categoryTranslations,
      and(eq(categoryTranslations.categoryId, categories.id), eq(categoryTranslations.language, language)),
    )
    .where(
      and(
        isCounted(),
        gte(q.createdAt, beginOf(from)),
        lt(q.createdAt, beginOf(addDays(to, 1))),
        or(isNull(l.productId), isLost, and(isNull(q.acceptedAt), sql`not ${hasOffer}`)),
      ),
    )
    .orderBy(desc(q.createdAt), l.position);
  return rows.map(({ isLost: wasLost, targetPrice, currency, ...row }) => ({
    ...row,
    kind: row.productId === null ? 'asked' : wasLost ? 'lost' : 'noOffer',
    target: targetPrice && withCurrency(targetPrice, currency),
  }));
}

/** The price of one unit in the newest offer for some lines, at the quantity that was asked for; by the line's id. */
export async function readOfferedPrices(
  db: Database,
  lineIds: readonly string[],
): Promise<Map<string, UnitPrice>> {
  const rows = await db
    .selectDistinctOn([l.id], {
      id: l.id,
      quantity: l.quantity,
      currency: sql<string>`${quoteOffers.offer} ->> 'currency'`,
      breaks: sql<QuantityBreak[]>`part #> '{options,0,breaks}'`,
    })
    .from(l)
    .innerJoin(quoteOffers, and(eq(quoteOffers.requestId, l.requestId), eq(quoteOffers.kind, 'goods')))
    .innerJoin(
      sql`lateral jsonb_array_elements(${quoteOffers.offer} -> 'lines') part`,
      sql`part ->> 'requestLineId' = ${l.id}::text`,
    )
    .where(inArray(l.id, [...lineIds]))
    .orderBy(l.id, desc(quoteOffers.revision));
  return new Map(
    rows.map(({ id, quantity, currency, breaks }) => {
      const { unitMinor } = breakFor(breaks, quantity) ?? breaks[0]!;
      return [id, { amount: minorToText(unitMinor, currency), currency }];
    }),
  );
}
