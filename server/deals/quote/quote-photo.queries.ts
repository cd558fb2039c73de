import { and, asc, eq, exists, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { maxLinePhotos } from '#shared/deals/photo-limits.ts';
import type { LinePhoto } from '#shared/deals/quote-photo.ts';
import type { Database } from '../../platform/db/client.ts';
import { cartItems } from './quote.schema.ts';
import { quotePhotos } from './quote-photo.schema.ts';
import { quoteRequestLines } from './quote-request.schema.ts';

const { id, width, height, cartId, itemId, findKey, requestLineId, requestKey, createdAt } = quotePhotos;
const inOrder = [asc(createdAt), asc(id)];

const grouped = (rows: readonly (LinePhoto & { line: string | null })[]): Map<string, LinePhoto[]> => {
  const groups = new Map<string, LinePhoto[]>();
  for (const { line, ...photo } of rows) groups.set(line!, [...(groups.get(line!) ?? []), photo]);
  return groups;
};

/** The photos of a list by line. */
export async function photosOfList(db: Database, list: string): Promise<Map<string, LinePhoto[]>> {
  const rows = await db
    .select({ line: itemId, id, width, height })
    .from(quotePhotos)
    .where(and(eq(cartId, list), isNotNull(itemId)))
    .orderBy(...inOrder);
  return grouped(rows);
}

/** Photos for a line that is not added yet: those of the line that was begun last; null if there are none. */
export async function photosToBeAdded(
  db: Database,
  list: string,
): Promise<{ key: string; photos: LinePhoto[] } | null> {
  const rows = await db
    .select({ line: findKey, id, width, height })
    .from(quotePhotos)
    .where(and(eq(cartId, list), isNotNull(findKey)))
    .orderBy(...inOrder);
  const key = rows.at(-1)?.line;
  return key ? { key, photos: grouped(rows).get(key)! } : null;
}

/** The photos of a request by line. */
export async function photosOfRequest(db: Database, request: string): Promise<Map<string, LinePhoto[]>> {
  const rows = await db
    .select({ line: requestLineId, id, width, height })
    .from(quotePhotos)
    .innerJoin(quoteRequestLines, eq(quoteRequestLines.id, requestLineId))
    .where(eq(quoteRequestLines.requestId, request))
    .orderBy(...inOrder);
  return grouped(rows);
}

const linesOf = (tx: Database, list: string) =>
  tx.select({ id: cartItems.id }).from(cartItems).where(eq(cartItems.cartId, list));

/** Attaches photos to a line once it is added. */
export async function attachPhotos(tx: Database, list: string, key: string, line: string): Promise<void> {
  const isThere = tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, list), eq(cartItems.id, line)));
  await tx
    .update(quotePhotos)
    .set({ itemId: line, findKey: null })
    .where(and(eq(cartId, list), eq(findKey, key), exists(isThere)));
}

/** Moves photos from the lines of a list to the lines of the request that was sent. */
export async function sendPhotos(
  tx: Database,
  list: string,
  lines: readonly { from: string; to: string }[],
): Promise<void> {
  for (const { from, to } of lines)
    await tx
      .update(quotePhotos)
      .set({ cartId: null, itemId: null, requestKey: null, requestLineId: to })
      .where(and(eq(cartId, list), eq(itemId, from)));
}

const isWithoutPhotos = (line: SQL) =>
  sql`not exists (select from ${quotePhotos} other where other.item_id = ${line})`;

/** Copies photos to the same lines of another list if these have none, at most `room` photos. */
export async function copyPhotos(tx: Database, from: string, into: string, room: number): Promise<void> {
  await tx.execute(sql`
    insert into ${quotePhotos} (file_name, width, height, byte_size, created_at, cart_id, item_id)
    select file_name, width, height, byte_size, created_at, ${into}, own_line from (
      select photo.*, own.id as own_line,
        row_number() over (partition by own.id order by photo.created_at, photo.id) as place
      from ${quotePhotos} photo
      join ${cartItems} theirs on theirs.id = photo.item_id
      join ${cartItems} own on own.cart_id = ${into}
        and (own.product_id = theirs.product_id or (own.product_id is null and own.title = theirs.title))
      where photo.cart_id = ${from} and ${isWithoutPhotos(sql`own.id`)}
    ) found
    where place <= ${maxLinePhotos} order by created_at limit ${Math.max(0, room)}`);
}

/**
 * Saves the photos of lines that a merge deletes, because both lists contain their product: moves them to the
 * kept lines that have none.
 */
export async function savePhotos(tx: Database, from: string, into: string): Promise<void> {
  await tx.execute(sql`
    update ${quotePhotos} photo set item_id = own.id
    from ${cartItems} theirs join ${cartItems} own
      on own.cart_id = ${into} and own.product_id = theirs.product_id
    where theirs.cart_id = ${from} and photo.item_id = theirs.id and ${isWithoutPhotos(sql`own.id`)}`);
}

/** After lines were moved to another list: moves their photos, and the photos of lines that are not added yet. */
export async function followLines(tx: Database, from: string, into: string): Promise<void> {
  await tx
    .update(quotePhotos)
    .set({ cartId: into, requestKey: null })
    .where(and(eq(cartId, from), sql`(${isNotNull(findKey)} or ${inArray(itemId, linesOf(tx, into))})`));
}

/** The photo that an upload with this key created in this list. */
export async function photoOfKey(db: Database, list: string, key: string): Promise<LinePhoto | null> {
  const [row] = await db
    .select({ id, width, height })
    .from(quotePhotos)
    .where(and(eq(cartId, list), eq(requestKey, key)));
  return row ?? null;
}
