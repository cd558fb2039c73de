import { and, asc, eq, isNotNull, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { fallbackLocale, type Locale } from '#shared/base/locale.ts';
import { requestDetails } from '#shared/deals/quote-rules.ts';
import { listTotal } from '#shared/deals/list-sums.ts';
import type { ListLine, QuoteList } from '#shared/deals/quote-list.ts';
import type { PerDollar } from '#shared/base/rates.ts';
import type { Database } from '../../platform/db/client.ts';
import { products, productTranslations } from '../../catalogue/product/product.schema.ts';
import { derivedId } from '../../platform/db/token.ts';
import { cartItems, shoppingCarts } from './quote.schema.ts';
import { photosOfList } from './quote-photo.queries.ts';

export type ListRow = typeof shoppingCarts.$inferSelect;

/** The owner of a list: a signed-in user, or else a visitor's session. */
export type ListOwner = { userId: string } | { sessionId: string };

export const ownedBy = (owner: ListOwner): SQL =>
  'userId' in owner ? eq(shoppingCarts.userId, owner.userId) : eq(shoppingCarts.sessionId, owner.sessionId);

/**
 * The owner's list, created if missing, and locked until the transaction ends.
 * @param admit called before a new list is created; throws to refuse it
 */
export async function ensureListRow(
  tx: Database,
  owner: ListOwner,
  admit: () => Promise<void> = async () => {},
): Promise<ListRow> {
  const made = await tx
    .insert(shoppingCarts)
    .values(owner)
    .onConflictDoNothing()
    .returning({ id: shoppingCarts.id });
  if (made.length > 0) await admit();
  const [listRow] = await tx.select().from(shoppingCarts).where(ownedBy(owner)).for('update');
  return listRow!;
}

/**
 * The id of a line that is created with a request key. A repeated request gets the same id; another description
 * under the same key gets another id; and a key never gives the id of a line in another list.
 */
export const lineIdOf = (list: string, requestKey: string, title: string | null): string =>
  derivedId(list, requestKey, title ?? '');

/**
 * The lines of a list in the order in which they were added, in the buyer's language. A product that visitors may no
 * longer see stays on the list as a description: the buyer still wants it, and staff can offer another.
 */
export async function readLines(db: Database, cartId: string, locale: Locale): Promise<ListLine[]> {
  const rows = await db
    .select({ item: cartItems, product: products, translatedName: productTranslations.name })
    .from(cartItems)
    .leftJoin(products, eq(products.id, cartItems.productId))
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.language, locale)),
    )
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.id));
  const photos = await photosOfList(db, cartId);
  return rows.map(({ item, product: kept, translatedName }) => {
    const product = kept?.isActive && !kept.deletedAt ? kept : null;
    return {
      id: item.id,
      productId: product?.id ?? null,
      name: (locale === fallbackLocale ? null : translatedName) ?? kept?.name ?? item.title ?? '',
      imageUrl: product?.imageUrl ?? null,
      colors: product?.colors ?? [],
      saleUnit: kept?.saleUnit ?? item.saleUnit,
      minimumOrderQuantity: product?.minimumOrderQuantity ?? 1,
      price: product?.price ?? null,
      priceUnit: product?.priceUnit ?? 'USD',
      priceTiers: product?.priceTiers ?? [],
      quantity: item.quantity,
      color: item.color,
      targetPrice: item.targetPrice,
      note: item.note,
      link: item.link,
      photos: photos.get(item.id) ?? [],
    };
  });
}

export const toList = (
  listRow: ListRow | null,
  lines: ListLine[],
  begun: QuoteList['begun'],
  perDollar: PerDollar,
): QuoteList => ({
  code: listRow?.code ?? null,
  lines,
  begun,
  // Uses the current prices: the stored sum dates from the last change of the list.
  totalAmount: listRow && listTotal(lines, listRow.currency, perDollar),
  currency: listRow?.currency ?? 'USD',
  details: {
    ...(Object.fromEntries(requestDetails.map((name) => [name, listRow?.[name] ?? null])) as Pick<
      ListRow,
      (typeof requestDetails)[number]
    >),
    sampleWanted: listRow?.sampleWanted ?? false,
  },
});

/** Number of lines of a list. */
export const countLines = (tx: Database, { id }: Pick<ListRow, 'id'>): Promise<number> =>
  tx.$count(cartItems, eq(cartItems.cartId, id));

/** Number of lines of a list that another list does not contain: descriptions, and products that only it has. */
export function countNew(
  db: Database,
  list: Pick<ListRow, 'id'>,
  other: Pick<ListRow, 'id'>,
): Promise<number> {
  const own = db
    .select({ id: cartItems.productId })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, other.id), isNotNull(cartItems.productId)));
  const isNew = or(isNull(cartItems.productId), notInArray(cartItems.productId, own));
  return db.$count(cartItems, and(eq(cartItems.cartId, list.id), isNew));
}

/** @throws AppError `not_found` unless visitors may see the product */
export async function readVisible(tx: Database, id: string) {
  const [product] = await tx
    .select({ id: products.id, minimumOrderQuantity: products.minimumOrderQuantity })
    .from(products)
    .where(and(eq(products.id, id), eq(products.isActive, true), isNull(products.deletedAt)));
  if (!product) throw new AppError('not_found', `no product ${id}`);
  return product;
}
