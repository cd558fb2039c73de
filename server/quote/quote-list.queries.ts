import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { maxListLines } from '#shared/limits.ts';
import { fallbackLocale, type Locale } from '#shared/locale.ts';
import type { ListLine, QuoteList } from '#shared/quote-list.ts';
import { converted, type PerDollar } from '#shared/rates.ts';
import type { Database } from '../db/client.ts';
import { products, productTranslations } from '../db/schema/product.ts';
import { cartItems, shoppingCarts } from '../db/schema/quote.ts';

export type Cart = typeof shoppingCarts.$inferSelect;

/** Whose list: a signed-in user's, or else a visitor session's. */
export type ListOwner = { userId: string } | { sessionId: string };

export const ownedBy = (owner: ListOwner): SQL =>
  'userId' in owner ? eq(shoppingCarts.userId, owner.userId) : eq(shoppingCarts.sessionId, owner.sessionId);

/** A product that visitors may see, or no product at all: other lines are not shown. */
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
    quantity: item.quantity,
    color: item.color,
    targetPrice: item.targetPrice,
    note: item.note,
    link: item.link,
  }));
}

export const toList = (cart: Cart | null, lines: ListLine[]): QuoteList => ({
  code: cart?.code ?? null,
  lines,
  totalAmount: cart && lines.some(({ price }) => price !== null) ? cart.totalAmount : null,
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

/** Writes what the listed prices make of each line and of the whole list; amounts in the list's currency. */
export async function writeSums(tx: Database, cart: Cart, perDollar: PerDollar): Promise<void> {
  const items = await tx
    .select({
      id: cartItems.id,
      quantity: cartItems.quantity,
      price: products.price,
      unit: products.priceUnit,
    })
    .from(cartItems)
    .leftJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.cartId, cart.id));
  let total = 0;
  for (const { id, quantity, price, unit } of items) {
    const amount =
      price === null || unit === null
        ? null
        : unit === cart.currency
          ? Number(price)
          : converted(Number(price), unit, cart.currency, perDollar);
    const unitPrice = amount === null ? null : amount.toFixed(2);
    const sum = unitPrice === null ? 0 : Math.round(Number(unitPrice) * 100) * quantity;
    total += sum;
    await tx
      .update(cartItems)
      .set({
        unitPrice,
        totalPrice: unitPrice === null ? null : (sum / 100).toFixed(2),
        updatedAt: sql`${cartItems.updatedAt}`,
      })
      .where(eq(cartItems.id, id));
  }
  await tx
    .update(shoppingCarts)
    .set({ totalAmount: (total / 100).toFixed(2), itemCount: items.length })
    .where(eq(shoppingCarts.id, cart.id));
}

/** Moves the lines of one list to another, which keeps its own where both have a product and takes no more than a list holds, and deletes the first. */
export async function mergeInto(tx: Database, from: string, into: string): Promise<void> {
  const own = tx.select({ id: cartItems.productId }).from(cartItems).where(eq(cartItems.cartId, into));
  await tx.delete(cartItems).where(and(eq(cartItems.cartId, from), inArray(cartItems.productId, own)));
  const free = maxListLines - (await tx.$count(cartItems, eq(cartItems.cartId, into)));
  const first = tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(eq(cartItems.cartId, from))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.id))
    .limit(Math.max(0, free));
  await tx.update(cartItems).set({ cartId: into }).where(inArray(cartItems.id, first));
  await tx.delete(shoppingCarts).where(eq(shoppingCarts.id, from));
}
