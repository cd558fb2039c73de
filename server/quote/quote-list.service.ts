import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { normalizeCode } from '#shared/chat-rules.ts';
import { AppError } from '#shared/errors.ts';
import { maxLineQuantity, maxListLines } from '#shared/limits.ts';
import type { Locale } from '#shared/locale.ts';
import { maxListPhotos } from '#shared/photo-limits.ts';
import type { ListChange, NewListLine, QuoteList } from '#shared/quote-list.ts';
import type { PerDollar } from '#shared/rates.ts';
import type { Database } from '../db/client.ts';
import { products } from '../db/schema/product.ts';
import { cartItems, shoppingCarts } from '../db/schema/quote.ts';
import { quotePhotos } from '../db/schema/quote-photo.ts';
import { looksLikeConversationCode } from '../db/token.ts';
import {
  type Cart,
  countLines,
  ensureCart,
  keepLines,
  lineIdOf,
  type ListOwner,
  mergeInto,
  ownedBy,
  readLines,
  toList,
  writeSums,
} from './quote-list.queries.ts';
import { attachPhotos, copyPhotos, photosToBeAdded } from './quote-photo.queries.ts';
import type { QuoteThrottle } from './quote-throttle.ts';

export type { ListOwner };

export type QuoteListService = ReturnType<typeof createQuoteListService>;

/** Who makes a request. */
type Caller = { user: { id: string } | null; visitor: () => Promise<{ sessionId: string } | null> };

type Dependencies = { db: Database; throttle: QuoteThrottle; rates: () => Promise<PerDollar> };

/** Quote lists: what a visitor or customer wants a quote for (decision 035). */
export function createQuoteListService({ db, throttle, rates }: Dependencies) {
  const find = async (tx: Database, owner: ListOwner | null): Promise<Cart | null> =>
    owner === null ? null : ((await tx.select().from(shoppingCarts).where(ownedBy(owner)))[0] ?? null);

  /** Changes the owner's list by a request of this address, and its sums with it. */
  async function change<T>(
    owner: ListOwner,
    address: string,
    run: (tx: Database, cart: Cart) => Promise<T>,
  ): Promise<T> {
    await throttle.admitChange(address);
    return write(owner, address, run);
  }

  /** @param address counts new lists and lines; null where the staff add them */
  async function write<T>(
    owner: ListOwner,
    address: string | null,
    run: (tx: Database, cart: Cart) => Promise<T>,
  ): Promise<T> {
    const perDollar = await rates();
    return throttle.write(async (tx) => {
      const cart = await ensureCart(tx, owner, async () => {
        if (address !== null) await throttle.admitList(tx, address);
      });
      const had = await countLines(tx, cart);
      const result = await run(tx, cart);
      if (address !== null) await throttle.admitLines(tx, address, (await countLines(tx, cart)) - had);
      await writeSums(tx, (await find(tx, owner))!, perDollar);
      return result;
    });
  }

  async function adopt(sessionId: string, userId: string): Promise<void> {
    if (!(await find(db, { sessionId }))) return;
    const perDollar = await rates();
    await db.transaction(async (tx) => {
      const visitors = await find(tx, { sessionId });
      if (!visitors) return;
      // Of what was counted when it was made.
      const users = await ensureCart(tx, { userId });
      await fillGaps(tx, visitors, users, [...deliveryDetails, ...contactDetails]);
      await mergeInto(tx, visitors.id, users.id);
      await writeSums(tx, users, perDollar);
    });
  }

  async function addLine(tx: Database, cart: Cart, line: NewListLine): Promise<void> {
    const product = line.product ? await readVisible(tx, line.product) : null;
    if ((await countLines(tx, cart)) >= maxListLines)
      throw new AppError('invalid', 'the list is full', { product: 'tooLarge' });
    const least = Math.min(product?.minimumOrderQuantity ?? 1, maxLineQuantity);
    const { title, link, color, targetPrice, note } = line;
    const id = line.requestKey && lineIdOf(cart.id, line.requestKey, title ?? null);
    await tx
      .insert(cartItems)
      .values({
        ...(id ? { id } : {}),
        cartId: cart.id,
        productId: product?.id ?? null,
        title: product ? null : title,
        link,
        color,
        targetPrice,
        note,
        quantity: line.quantity ?? least,
      })
      // Pressed twice, or sent again after a lost answer.
      .onConflictDoNothing();
    if (line.requestKey && id) await attachPhotos(tx, cart.id, line.requestKey, id);
  }

  return {
    /** Counts a form of the pages of quotes. @throws AppError `too_many_requests` */
    admitForm: (address: string) => throttle.admitForm(address),

    async read(owner: ListOwner | null, locale: Locale): Promise<QuoteList> {
      const cart = await find(db, owner);
      if (!cart) return toList(null, [], null, await rates());
      const [lines, begun, perDollar] = await Promise.all([
        readLines(db, cart.id, locale),
        photosToBeAdded(db, cart.id),
        rates(),
      ]);
      return toList(cart, lines, begun, perDollar);
    },

    /** How many lines there are. */
    async count(owner: ListOwner | null): Promise<number> {
      const cart = await find(db, owner);
      return cart?.itemCount ?? 0;
    },

    /**
     * Adds lines; a product that is on the list stays as it is there.
     * @returns how many lines there are then
     * @throws AppError `not_found` for an unknown product, `invalid` for a full list, `too_many_requests`
     */
    async add(owner: ListOwner, lines: readonly NewListLine[], address: string): Promise<number> {
      return change(owner, address, async (tx, cart) => {
        for (const line of lines) await addLine(tx, cart, line);
        return countLines(tx, cart);
      });
    },

    /** Adds those of these products that visitors may see: the favourites of the owner. @returns how many lines there are then */
    async addProducts(owner: ListOwner, ids: readonly string[], address: string): Promise<number> {
      return change(owner, address, async (tx, cart) => {
        const visible = await tx
          .select({ id: products.id })
          .from(products)
          .where(
            and(inArray(products.id, [...ids]), eq(products.isActive, true), isNull(products.deletedAt)),
          );
        const free = maxListLines - (await countLines(tx, cart));
        for (const { id } of visible.slice(0, Math.max(0, free))) await addLine(tx, cart, { product: id });
        return countLines(tx, cart);
      });
    },

    /** Keeps what was typed; a list may be incomplete. Lines that are no longer there are left out. */
    async save(owner: ListOwner, given: ListChange, address: string): Promise<void> {
      const { lines = [], ...details } = given;
      await change(owner, address, async (tx, cart) => {
        await keepDetails(tx, cart, details);
        await keepLines(tx, cart, lines);
      });
    },

    /** Takes a line off the list; one that is not there is none. */
    async remove(owner: ListOwner | null, id: string, address: string): Promise<void> {
      if (owner === null || !z.uuid().safeParse(id).success) return;
      await change(owner, address, async (tx, cart) => {
        await tx.delete(cartItems).where(and(eq(cartItems.id, id), eq(cartItems.cartId, cart.id)));
      });
    },

    /**
     * Brings a list of another device here, by its code.
     * @throws AppError `invalid` when there is none; `too_many_requests` when an address has tried too many
     */
    async resume(owner: ListOwner, typed: string, address: string): Promise<void> {
      const code = normalizeCode(typed);
      const found = await throttle.tryListCode(address, async () =>
        looksLikeConversationCode(code)
          ? (await db.select().from(shoppingCarts).where(eq(shoppingCarts.code, code)))[0]
          : undefined,
      );
      if (!found) throw new AppError('invalid', 'no quote list of this code', { code: 'quoteCodeInvalid' });
      await change(owner, address, async (tx, cart) => {
        if (cart.id === found.id) return;
        const free = maxListLines - (await countLines(tx, cart));
        // Copied: the other device keeps its list. What is here already is not copied again, however often the code is used.
        await tx.execute(sql`
          insert into ${cartItems} (cart_id, product_id, title, link, quantity, color, target_price, note)
          select ${cart.id}, product_id, title, link, quantity, color, target_price, note
          from ${cartItems} theirs where cart_id = ${found.id} and not exists (
            select 1 from ${cartItems} own where own.cart_id = ${cart.id}
              and (own.product_id = theirs.product_id or own.title = theirs.title))
          order by added_at limit ${Math.max(0, free)}
          on conflict (cart_id, product_id) do nothing`);
        const room = maxListPhotos - (await tx.$count(quotePhotos, eq(quotePhotos.cartId, cart.id)));
        await copyPhotos(tx, found.id, cart.id, room);
        await fillGaps(tx, found, cart, deliveryDetails);
      });
    },

    /**
     * Puts a product on a visitor's list for them.
     * @param line its `requestKey` makes the line's id: the same again finds the line that it has made
     * @param log runs in the transaction, where the line is new
     * @returns the line; `isOwn` is false where the product was on the list before, which stays as it is
     * @throws AppError `not_found` for an unknown product, `invalid` for a full list
     */
    async putFor(
      owner: ListOwner,
      line: NewListLine & { product: string; requestKey: string },
      log: (tx: Database, quantity: number) => Promise<void>,
    ): Promise<{ isOwn: boolean; quantity: number; count: number }> {
      return write(owner, null, async (tx, cart) => {
        const read = async () => {
          const isIt = and(eq(cartItems.cartId, cart.id), eq(cartItems.productId, line.product));
          return (await tx.select().from(cartItems).where(isIt))[0];
        };
        let item = await read();
        if (!item) {
          await addLine(tx, cart, line);
          item = (await read())!;
          await log(tx, item.quantity);
        }
        const count = await countLines(tx, cart);
        return {
          isOwn: item.id === lineIdOf(cart.id, line.requestKey, null),
          quantity: item.quantity,
          count,
        };
      });
    },

    /** At sign-in: the visitor's list becomes the user's, or joins the one that the user has. */
    adopt,

    /** Whose list a request is about: the signed-in user's, else the visitor's; null for a visitor without a session. */
    async ownerOf({ user, visitor }: Caller): Promise<ListOwner | null> {
      const session = await visitor();
      if (!user) return session && { sessionId: session.sessionId };
      // Staff add to the list of the session that a conversation began in, also after the sign-in.
      if (session) await adopt(session.sessionId, user.id);
      return { userId: user.id };
    },
  };
}

const deliveryDetails = ['country', 'city', 'incoterm', 'namedPlace', 'deadline'] as const;
const contactDetails = ['contactName', 'companyName', 'email', 'phone', 'message'] as const;

/** Takes from another list what this one does not say. */
async function fillGaps(
  tx: Database,
  from: Cart,
  into: Cart,
  names: readonly (keyof ListChange & keyof Cart)[],
): Promise<void> {
  const missing = names.filter((name) => into[name] === null && from[name] !== null);
  const values = Object.fromEntries(missing.map((name) => [name, from[name]]));
  if (missing.length > 0) await tx.update(shoppingCarts).set(values).where(eq(shoppingCarts.id, into.id));
}

/** Keeps the details of a list. A rule without a place, or a place without a rule, is kept as it was typed. */
export async function keepDetails(
  tx: Database,
  cart: Cart,
  details: Omit<ListChange, 'lines'>,
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
    .where(eq(shoppingCarts.id, cart.id));
}

/** @throws AppError `not_found` unless visitors may see the product */
async function readVisible(tx: Database, id: string) {
  const [product] = await tx
    .select({ id: products.id, minimumOrderQuantity: products.minimumOrderQuantity })
    .from(products)
    .where(and(eq(products.id, id), eq(products.isActive, true), isNull(products.deletedAt)));
  if (!product) throw new AppError('not_found', `no product ${id}`);
  return product;
}
