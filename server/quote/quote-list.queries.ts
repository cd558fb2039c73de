import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { maxListLines } from '#shared/quote-limits.ts';
import { fallbackLocale, type Locale } from '#shared/locale.ts';
import { lineSum, listTotal } from '#shared/list-sums.ts';
import type { ListChange, ListLine, QuoteList } from '#shared/quote-list.ts';
import type { PerDollar } from '#shared/rates.ts';
import type { Database } from '../db/client.ts';
import { products, productTranslations } from '../db/schema/product.ts';
import { derivedId } from '../db/token.ts';
import { cartItems, shoppingCarts } from '../db/schema/quote.ts';
import { followLines, photosOfList, savePhotos } from './quote-photo.queries.ts';

export type Cart = typeof shoppingCarts.$inferSelect;

/** The owner of a list: a signed-in user, or else a visitor's session. */
export type ListOwner = { userId: string } | { sessionId: string };

export const ownedBy = (owner: ListOwner): SQL =>
  'userId' in owner ? eq(shoppingCarts.userId, owner.userId) : eq(shoppingCarts.sessionId, owner.sessionId);

/**
 * The owner's list, created if missing, and locked until the transaction ends.
 * @param admit called before a new list is created; throws to refuse it
 */
export async function ensureCart(
  tx: Database,
  owner: ListOwner,
  admit: () => Promise<void> = async () => {},
): Promise<Cart> {
  const made = await tx
    .insert(shoppingCarts)
    .values(owner)
    .onConflictDoNothing()
    .returning({ id: shoppingCarts.id });
  if (made.length > 0) await admit();
  const [cart] = await tx.select().from(shoppingCarts).where(ownedBy(owner)).for('update');
  return cart!;
}

/**
 * The id of a line that is created with a request key. A repeated request gets the same id; another description
 * under the same key gets another id; and a key never gives the id of a line in another list.
 */
export const lineIdOf = (list: string, requestKey: string, title: string | null): string =>
  derivedId(list, requestKey, title ?? '');

/** Condition: the line has no product, or one that visitors may see. Other lines are not shown. */
const isShown = or(isNull(cartItems.productId), and(eq(products.isActive, true), isNull(products.deletedAt)));

/** The lines of a list in the order in which they were added, in the buyer's language. */
export async function readLines(db: Database, cartId: string, locale: Locale): Promise<ListLine[]> {
  const rows = await db
    .select({ item: cartItems, product: products, translatedName: productTranslations.name })
    .from(cartItems)
    .leftJoin(products, eq(products.id, cartItems.productId))
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.language, locale)),
    )
    .where(and(eq(cartItems.cartId, cartId), isShown))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.id));
  const photos = await photosOfList(db, cartId);
  return rows.map(({ item, product, translatedName }) => ({
    id: item.id,
    productId: item.productId,
    name: (locale === fallbackLocale ? null : translatedName) ?? product?.name ?? item.title ?? '',
    imageUrl: product?.imageUrl ?? null,
    colors: product?.colors ?? [],
    saleUnit: product?.saleUnit ?? 'piece',
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
  }));
}

export const toList = (
  cart: Cart | null,
  lines: ListLine[],
  begun: QuoteList['begun'],
  perDollar: PerDollar,
): QuoteList => ({
  code: cart?.code ?? null,
  lines,
  begun,
  // Uses the current prices: the stored sum dates from the last change of the list.
  totalAmount: cart && listTotal(lines, cart.currency, perDollar),
  currency: cart?.currency ?? 'USD',
  details: {
    country: cart?.country ?? null,
    city: cart?.city ?? null,
    incoterm: cart?.incoterm ?? null,
    namedPlace: cart?.namedPlace ?? null,
    sampleWanted: cart?.sampleWanted ?? false,
    deadline: cart?.deadline ?? null,
    contactName: cart?.contactName ?? null,
    companyName: cart?.companyName ?? null,
    email: cart?.email ?? null,
    phone: cart?.phone ?? null,
    message: cart?.message ?? null,
  },
});

/** Number of lines of a list, including lines that are not shown. */
export const countLines = (tx: Database, { id }: Pick<Cart, 'id'>): Promise<number> =>
  tx.$count(cartItems, eq(cartItems.cartId, id));

/** Saves changed lines of a list in one statement. Fields that are not given keep their value. */
export async function keepLines(
  tx: Database,
  { id }: Cart,
  lines: NonNullable<ListChange['lines']>,
): Promise<void> {
  // If an id occurs twice, the last one counts.
  const given = [...new Map(lines.map((line) => [line.id, line])).values()];
  if (given.length === 0) return;
  const kept = (column: SQL, name: string) =>
    sql`case when given.line ? ${name}::text then given.line->>${name}::text else ${column} end`;
  await tx.execute(sql`
    update cart_items set (quantity, color, target_price, note, link, updated_at) = (
      (given.line->>'quantity')::int, ${kept(sql`color`, 'color')}, ${kept(sql`target_price`, 'targetPrice')},
      ${kept(sql`note`, 'note')}, ${kept(sql`link`, 'link')}, now())
    from jsonb_array_elements(${JSON.stringify(given)}::jsonb) as given(line)
    where cart_items.id = (given.line->>'id')::uuid and cart_items.cart_id = ${id}`);
}

/**
 * Recalculates the price and sum of each line and the total of the list from the listed prices, in the list's
 * currency.
 */
export async function writeSums(tx: Database, cart: Cart, perDollar: PerDollar): Promise<void> {
  const items = await tx
    .select({
      id: cartItems.id,
      quantity: cartItems.quantity,
      price: products.price,
      priceUnit: products.priceUnit,
      priceTiers: products.priceTiers,
    })
    .from(cartItems)
    .leftJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.cartId, cart.id));
  const sums = items.map(({ id, quantity, price, priceUnit, priceTiers }) => {
    const listed = { price, priceUnit: priceUnit ?? '', priceTiers: priceTiers ?? [] };
    const sum = lineSum(listed, quantity, cart.currency, perDollar);
    return { id, unit_price: sum?.unitPrice ?? null, cents: sum?.cents ?? null };
  });
  // One statement for all lines, which writes only rows that differ, because a list is saved while its buyer types.
  if (sums.length > 0)
    await tx.execute(sql`
      update ${cartItems} set unit_price = given.unit_price, total_price = given.cents / 100
      from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as given(id uuid, unit_price numeric, cents numeric)
      where ${cartItems.id} = given.id
        and (${cartItems.unitPrice}, ${cartItems.totalPrice}) is distinct from (given.unit_price, given.cents / 100)`);
  const total = sums.reduce((all, { cents }) => all + (cents ?? 0), 0);
  await tx
    .update(shoppingCarts)
    .set({ totalAmount: (total / 100).toFixed(2), itemCount: items.length })
    .where(eq(shoppingCarts.id, cart.id));
}

/**
 * Moves the lines of one list to another, and deletes the first list. A product that both lists contain keeps the
 * line of the second list. Lines beyond the limit of a list are lost.
 */
export async function mergeInto(tx: Database, from: string, into: string): Promise<void> {
  const own = tx.select({ id: cartItems.productId }).from(cartItems).where(eq(cartItems.cartId, into));
  await savePhotos(tx, from, into);
  await tx.delete(cartItems).where(and(eq(cartItems.cartId, from), inArray(cartItems.productId, own)));
  const free = maxListLines - (await countLines(tx, { id: into }));
  const first = tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(eq(cartItems.cartId, from))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.id))
    .limit(Math.max(0, free));
  await tx.update(cartItems).set({ cartId: into }).where(inArray(cartItems.id, first));
  await followLines(tx, from, into);
  await tx.delete(shoppingCarts).where(eq(shoppingCarts.id, from));
}
