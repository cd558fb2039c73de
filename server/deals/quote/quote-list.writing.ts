import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { maxLineQuantity, maxListLines } from '#shared/deals/quote-limits.ts';
import { requestDetails } from '#shared/deals/quote-rules.ts';
import { lineSum } from '#shared/deals/list-sums.ts';
import type { ListChange, NewListLine } from '#shared/deals/quote-list.ts';
import type { PerDollar } from '#shared/base/rates.ts';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/client.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { cartItems, shoppingCarts } from './quote.schema.ts';
import { type ListRow, countLines, lineIdOf, readVisible } from './quote-list.queries.ts';
import { attachPhotos, followLines, savePhotos } from './quote-photo.queries.ts';

const noDetails = {
  ...Object.fromEntries(requestDetails.map((name) => [name, null])),
  sampleWanted: false,
};

/** What a list says already, and its message also if it has none. */
export const ownDetails = (listRow: ListRow): Omit<ListChange, 'lines' | 'targetCurrency'> => {
  const { message, currency, sampleWanted } = listRow;
  const told = requestDetails.filter((name) => listRow[name] !== null);
  return {
    ...Object.fromEntries(told.map((name) => [name, listRow[name]])),
    message,
    currency,
    sampleWanted,
  };
};

/** Fills empty details of a list from another list; a sample is wanted if one of the two lists wants one. */
export async function fillGaps(
  tx: Database,
  from: ListRow,
  into: ListRow,
  names: readonly (keyof ListChange & keyof ListRow)[],
): Promise<void> {
  const missing = names.filter((name) => into[name] === null && from[name] !== null);
  const values: Partial<ListRow> = Object.fromEntries(missing.map((name) => [name, from[name]]));
  if (from.sampleWanted && !into.sampleWanted) values.sampleWanted = true;
  if (Object.keys(values).length > 0)
    await tx.update(shoppingCarts).set(values).where(eq(shoppingCarts.id, into.id));
}

/**
 * The target prices of lines of one list for a list in another currency. An amount in the first currency, which
 * names none, names it from then on.
 */
const targetPriceFor = (
  { currency }: Pick<ListRow, 'currency'>,
  into: Pick<ListRow, 'currency'>,
  price: SQL = sql`target_price`,
): SQL =>
  currency === into.currency
    ? price
    : sql`case when ${price} ~ '[A-Z]$' then ${price} else ${price} || ${` ${currency}`} end`;

/**
 * Saves the details of a list. A delivery term without a named place, or a place without a term, is saved as
 * typed. If the currency changes, target prices keep the one in which they were typed.
 */
export async function keepDetails(
  tx: Database,
  listRow: ListRow,
  details: Omit<ListChange, 'lines' | 'targetCurrency'>,
): Promise<void> {
  const { currency, sampleWanted, ...texts } = details;
  await tx
    .update(shoppingCarts)
    .set({
      ...texts,
      ...(currency ? { currency } : {}),
      ...(sampleWanted === undefined ? {} : { sampleWanted: sampleWanted ?? false }),
      lastUpdated: new Date(),
    })
    .where(eq(shoppingCarts.id, listRow.id));
  if (currency && currency !== listRow.currency)
    await tx
      .update(cartItems)
      .set({ targetPrice: targetPriceFor(listRow, { currency }) })
      .where(eq(cartItems.cartId, listRow.id));
}

/**
 * Adds a line, once.
 * @returns the line's product if it has one and is new
 * @throws AppError `invalid` if the list is full, `not_found` for a product that is not shown
 */
export async function addLine(tx: Database, listRow: ListRow, line: NewListLine): Promise<string[]> {
  const product = line.product ? await readVisible(tx, line.product) : null;
  const id = line.requestKey && lineIdOf(listRow.id, line.requestKey, line.title ?? null);
  // The product is on the list already, the button was pressed twice, or the answer was lost.
  const isSame = or(
    product ? eq(cartItems.productId, product.id) : undefined,
    id ? eq(cartItems.id, id) : undefined,
  );
  const isThere = isSame && (await tx.$count(cartItems, and(eq(cartItems.cartId, listRow.id), isSame))) > 0;
  if (!isThere && (await countLines(tx, listRow)) >= maxListLines)
    throw new AppError('invalid', 'the list is full', { product: 'tooLarge' });
  const least = Math.min(product?.minimumOrderQuantity ?? 1, maxLineQuantity);
  const { title, link, saleUnit, color, targetPrice, note } = line;
  const added = await tx
    .insert(cartItems)
    .values({
      ...(id ? { id } : {}),
      cartId: listRow.id,
      productId: product?.id ?? null,
      title: product ? null : title,
      link,
      saleUnit,
      color,
      targetPrice,
      note,
      quantity: line.quantity ?? least,
    })
    .onConflictDoNothing()
    .returning({ product: cartItems.productId });
  if (line.requestKey && id) await attachPhotos(tx, listRow.id, line.requestKey, id);
  return added.flatMap((row) => row.product ?? []);
}

/**
 * Saves changed lines of a list in one statement. Fields that are not given keep their value.
 * @returns how many of the lines are on the list
 */
export async function keepLines(
  tx: Database,
  { id }: ListRow,
  lines: NonNullable<ListChange['lines']>,
): Promise<number> {
  // If an id occurs twice, the last one counts.
  const given = [...new Map(lines.map((line) => [line.id, line])).values()];
  if (given.length === 0) return 0;
  const kept = (column: SQL, name: string) =>
    sql`case when given.line ? ${name}::text then given.line->>${name}::text else ${column} end`;
  const { rowCount } = await tx.execute(sql`
    update cart_items set (quantity, color, target_price, note, link, updated_at) = (
      (given.line->>'quantity')::int, ${kept(sql`color`, 'color')}, ${kept(sql`target_price`, 'targetPrice')},
      ${kept(sql`note`, 'note')}, ${kept(sql`link`, 'link')}, now())
    from jsonb_array_elements(${JSON.stringify(given)}::jsonb) as given(line)
    where cart_items.id = (given.line->>'id')::uuid and cart_items.cart_id = ${id}`);
  return rowCount ?? 0;
}

/**
 * Recalculates the price and sum of each line and the total of the list from the listed prices, in the list's
 * currency.
 */
export async function writeSums(tx: Database, listRow: ListRow, perDollar: PerDollar): Promise<void> {
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
    .where(eq(cartItems.cartId, listRow.id));
  const sums = items.map(({ id, quantity, price, priceUnit, priceTiers }) => {
    const listed = { price, priceUnit: priceUnit ?? '', priceTiers: priceTiers ?? [] };
    const sum = lineSum(listed, quantity, listRow.currency, perDollar);
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
    .where(eq(shoppingCarts.id, listRow.id));
}

/**
 * Moves the lines of one list to another, and deletes the first list once it is empty. A product that both lists
 * contain keeps the line of the second list, which gets what it lacks. Lines beyond the limit of a list stay where
 * they are, without the details: these have joined, and must not come back once they were sent or emptied.
 */
export async function mergeInto(tx: Database, from: ListRow, into: ListRow): Promise<void> {
  const own = tx.select({ id: cartItems.productId }).from(cartItems).where(eq(cartItems.cartId, into.id));
  await savePhotos(tx, from.id, into.id);
  const targetPrice = targetPriceFor(from, into, sql`theirs.target_price`);
  await tx.execute(sql`
    update ${cartItems} own set color = coalesce(own.color, theirs.color), note = coalesce(own.note, theirs.note),
      target_price = coalesce(own.target_price, ${targetPrice})
    from ${cartItems} theirs
    where own.cart_id = ${into.id} and theirs.cart_id = ${from.id} and own.product_id = theirs.product_id`);
  await tx.delete(cartItems).where(and(eq(cartItems.cartId, from.id), inArray(cartItems.productId, own)));
  const free = maxListLines - (await countLines(tx, into));
  const first = tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(eq(cartItems.cartId, from.id))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.id))
    .limit(Math.max(0, free));
  await tx
    .update(cartItems)
    .set({ cartId: into.id, targetPrice: targetPriceFor(from, into) })
    .where(inArray(cartItems.id, first));
  await followLines(tx, from.id, into.id);
  const left = await countLines(tx, from);
  if (left === 0) await tx.delete(shoppingCarts).where(eq(shoppingCarts.id, from.id));
  else
    await tx
      .update(shoppingCarts)
      .set({ ...noDetails, itemCount: left })
      .where(eq(shoppingCarts.id, from.id));
}

/**
 * Copies the lines of one list to another, as many as it has room for. Lines that are there already are not copied
 * again, however often this is done.
 * @returns whether all of them are there now
 */
export async function copyLines(tx: Database, from: ListRow, into: ListRow): Promise<boolean> {
  const free = maxListLines - (await countLines(tx, into));
  const theirs = alias(cartItems, 'theirs');
  const isMissing = sql`${theirs.cartId} = ${from.id} and not exists (
    select 1 from ${cartItems} own where own.cart_id = ${into.id}
      and (own.product_id = ${theirs.productId} or own.title = ${theirs.title}))`;
  await tx.execute(sql`
    insert into ${cartItems} (cart_id, product_id, title, link, sale_unit, quantity, color, target_price, note)
    select ${into.id}, product_id, title, link, sale_unit, quantity, color, ${targetPriceFor(from, into)}, note
    from ${cartItems} theirs where ${isMissing}
    order by added_at limit ${Math.max(0, free)}
    on conflict (cart_id, product_id) do nothing`);
  const left = await tx.select({ id: theirs.id }).from(theirs).where(isMissing).limit(1);
  return left.length === 0;
}
