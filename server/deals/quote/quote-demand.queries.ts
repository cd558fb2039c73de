import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Locale } from '#shared/base/locale.ts';
import { minorToText } from '#shared/base/minor-units.ts';
import { type SaleUnit, saleUnits } from '#shared/catalogue/product-rules.ts';
import { breakFor, type QuantityBreak } from '#shared/deals/quote-totals.ts';
import { addDays, type Days } from '#shared/operations/figure.ts';
import type { DemandLines, UnitPrice } from '#shared/operations/figure-demand.ts';
import { productNameIn } from '../../catalogue/index.ts';
import { categories, categoryTranslations } from '../../catalogue/category/category.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { isStage } from '../../operations/index.ts';
import type { Database } from '../../platform/db/client.ts';
import { beginOf, hasOffer, isCounted } from './quote-figures.queries.ts';
import { quoteOffers, quoteRequestLines, quoteRequests } from './quote-request.schema.ts';

const q = quoteRequests;
const l = quoteRequestLines;

/** Most groups of lines that are read: of a year there may be hundreds of thousands of different names. */
const maxGroups = 2000;
/** Most different target prices of a group. */
const maxTargets = 200;

/**
 * Lines of the requests of some days that show what buyers want and have not bought from us: those without a product, and
 * those of requests that were lost or have no offer for goods yet. In groups of the same product or folded name, kind and
 * country, so that a request is in one of them.
 * @param language of the names of products and categories
 */
export async function readDemandLines(
  db: Database,
  { from, to }: Days,
  language: Locale,
): Promise<DemandLines[]> {
  const isLost = or(isStage('declined'), isStage('expired'));
  const kind = sql<DemandLines['kind']>`case when ${l.productId} is null then 'asked'
    when ${isLost} then 'lost' else 'noOffer' end`;
  const named = sql<string | null>`case when ${l.productId} is null then ${l.searched} end`;
  const requests = sql<number>`count(distinct ${q.id})`.mapWith(Number);
  const lines = db
    .select({
      productId: l.productId,
      named: named.as('named'),
      kind: kind.as('kind'),
      country: q.country,
      requests: requests.as('requests'),
      quantities: sql<Record<SaleUnit, number | null>>`jsonb_build_object(${sql.join(
        saleUnits.map(
          (unit) => sql`${unit}::text, sum(${l.quantity}) filter (where ${l.saleUnit} = ${unit})`,
        ),
        sql`, `,
      )})`.as('quantities'),
      // With the currency of the list, unless the price names its own.
      targets: sql<string[]>`coalesce((array_agg(distinct concat_ws(' ', ${l.targetPrice},
        case when ${l.targetPrice} !~ '[A-Z]$' then ${q.currency} end))
        filter (where ${l.targetPrice} is not null))[1:${sql.raw(String(maxTargets))}], '{}')`.as('targets'),
      // References are given in the order of time.
      newest: sql<
        [string, string, string, Locale, string]
      >`max(array[${q.reference} collate "C", ${q.id}::text,
        ${l.id}::text, ${q.locale}, ${l.name}])`.as('newest'),
    })
    .from(l)
    .innerJoin(q, eq(q.id, l.requestId))
    .where(
      and(
        isCounted(),
        gte(q.createdAt, beginOf(from)),
        lt(q.createdAt, beginOf(addDays(to, 1))),
        or(isNull(l.productId), isLost, and(isNull(q.acceptedAt), sql`not ${hasOffer}`)),
      ),
    )
    .groupBy(l.productId, sql`2`, sql`3`, q.country)
    .orderBy(desc(requests))
    .limit(maxGroups)
    .as('lines');
  const rows = await db
    .select({
      kind: lines.kind,
      productId: lines.productId,
      country: lines.country,
      requests: lines.requests,
      quantities: lines.quantities,
      targets: lines.targets,
      newest: lines.newest,
      productName: sql<string | null>`${productNameIn(language)}`,
      category: sql<string | null>`coalesce(${categoryTranslations.name}, ${categories.name})`,
    })
    .from(lines)
    .leftJoin(products, eq(products.id, lines.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(
      categoryTranslations,
      and(eq(categoryTranslations.categoryId, categories.id), eq(categoryTranslations.language, language)),
    );
  return rows.map(({ newest: [reference, requestId, lineId, spoken, name], productName, ...row }) => ({
    ...row,
    name: productName ?? name,
    language: spoken,
    newest: { reference, requestId, lineId },
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
