import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Locale } from '#shared/base/locale.ts';
import type { ProductCard } from '#shared/catalogue/product.ts';
import type { Database } from '../../platform/db/client.ts';
import { images } from '../../content/image/image.schema.ts';
import { partners } from '../partner/partner.schema.ts';
import { productListing as listing, products, productTranslations as translated } from './product.schema.ts';
import { isPublic, publicColumns } from './product.queries.ts';
import { type Chosen, filterOf, isIds, orderOf } from './listing-rows.ts';

/**
 * Building a statement costs Drizzle as much as sending it and reading its answer, so each statement is built
 * once. It is sent to PostgreSQL without a name: for a named statement PostgreSQL may keep one generic plan for
 * every limit and offset, which assumes a tenth of the catalogue.
 */
const unnamed = '';

const { placeholder } = sql;

/**
 * Reads the products of lists and shelves in one query: the chosen products that visitors may see, in their
 * order.
 */
export function createProductReader(db: Database) {
  const forProducts = byShape((chosen) => {
    const select = db.select(publicColumns).from(products).$dynamic();
    narrow(select, db, chosen);
    return select.prepare(unnamed);
  });

  const forCards = byShape((chosen) => {
    const select = db
      .select({
        id: products.id,
        name: sql<string>`coalesce(nullif(${translated.name}, ''), ${products.name})`,
        shortDescription: sql<
          string | null
        >`coalesce(nullif(${translated.shortDescription}, ''), ${products.shortDescription})`,
        price: products.price,
        priceUnit: products.priceUnit,
        minimumOrderQuantity: products.minimumOrderQuantity,
        saleUnit: products.saleUnit,
        leadTime: products.leadTime,
        isVerified: sql<boolean>`coalesce(${partners.isVerified}, false)`,
        stockStatus: products.stockStatus,
        isFeatured: products.isFeatured,
        imageUrl: products.imageUrl,
        width: images.width,
        height: images.height,
        color: images.color,
      })
      .from(products)
      .leftJoin(
        translated,
        and(eq(translated.productId, products.id), eq(translated.language, placeholder('locale'))),
      )
      .leftJoin(images, eq(images.url, products.imageUrl))
      .leftJoin(partners, and(eq(partners.id, products.partnerId), isNull(partners.deletedAt)))
      .$dynamic();
    narrow(select, db, chosen);
    return select.prepare(unnamed);
  });

  return {
    /** Products in the original language, with all columns that visitors may see. */
    products: async (chosen: Chosen) => (isNone(chosen) ? [] : forProducts(chosen).execute(valuesOf(chosen))),

    /** Products as cards in the visitor's language, with their pictures. */
    async cards(chosen: Chosen, locale: Locale): Promise<ProductCard[]> {
      if (isNone(chosen)) return [];
      const rows = await forCards(chosen).execute({ ...valuesOf(chosen), locale });
      return rows.map(({ width, height, color, ...card }) => ({
        ...card,
        picture:
          card.imageUrl !== null && width !== null && height !== null && color !== null
            ? { url: card.imageUrl, width, height, color }
            : null,
      }));
    },
  };
}

const isNone = (chosen: Chosen): boolean => isIds(chosen) && chosen.length === 0;

/**
 * Builds each statement once for each shape: sort order, direction and which filters are set. Ids, category,
 * limit and offset are parameters.
 */
function byShape<T>(build: (chosen: Chosen) => T): (chosen: Chosen) => T {
  const built = new Map<string, T>();
  return (chosen) => {
    const shape = isIds(chosen)
      ? 'ids'
      : [chosen.sort, chosen.isReversed, chosen.featured, chosen.categoryId !== null].join();
    const known = built.get(shape) ?? build(chosen);
    built.set(shape, known);
    return known;
  };
}

/** A list is sent as one text, because the two drivers encode lists differently. Ids contain no comma. */
const valuesOf = (chosen: Chosen): Record<string, unknown> =>
  isIds(chosen)
    ? { ids: chosen.join() }
    : { categoryId: chosen.categoryId, limit: chosen.limit, offset: chosen.offset };

/** Narrows a statement to the chosen products, in their order. */
function narrow(select: PgSelect, db: Database, chosen: Chosen): void {
  if (isIds(chosen)) {
    const ids = sql`string_to_array(${placeholder('ids')}, ',')::uuid[]`;
    select
      .where(and(sql`${products.id} = any(${ids})`, isPublic))
      .orderBy(sql`array_position(${ids}, ${products.id})`);
    return;
  }
  const { categoryId, featured, sort, isReversed } = chosen;
  const page = db
    // PostgreSQL skips the columns that an order does not use, so that its index alone answers.
    .select({
      productId: listing.productId,
      createdAt: listing.createdAt,
      priceRank: listing.priceRank,
      priceUsd: listing.priceUsd,
    })
    .from(listing)
    .where(filterOf({ categoryId: categoryId && placeholder('categoryId'), featured }))
    .orderBy(...orderOf(listing, sort, isReversed))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .as('page');
  select
    .innerJoin(page, eq(page.productId, products.id))
    .where(isPublic)
    // Rows that were read from the end are returned in the list's normal order.
    .orderBy(...orderOf(page, sort, false));
}
