import { and, eq, inArray, isNull } from 'drizzle-orm';
import { normalizeCode } from '#shared/conversations/chat-rules.ts';
import { deliveryDetails, requestDetails } from '#shared/deals/quote-rules.ts';
import { AppError } from '#shared/base/errors.ts';
import { maxListLines } from '#shared/deals/quote-limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { maxListPhotos } from '#shared/deals/photo-limits.ts';
import type { ListChange, NewListLine, QuoteList } from '#shared/deals/quote-list.ts';
import type { PerDollar } from '#shared/base/rates.ts';
import { namePriceCurrency } from '#shared/deals/quote-list-form.ts';
import type { Database } from '../../platform/db/client.ts';
import { isUuid } from '../../platform/db/find-by-id.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { admitShared } from '../../platform/limits/shared-limits.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { cartItems, shoppingCarts } from './quote.schema.ts';
import { quotePhotos } from './quote-photo.schema.ts';
import { looksLikeConversationCode } from '../../platform/db/token.ts';
import {
  type ListRow,
  countLines,
  countNew,
  ensureListRow,
  lineIdOf,
  type ListOwner,
  ownedBy,
  readLines,
  toList,
} from './quote-list.queries.ts';
import {
  addLine,
  copyLines,
  fillGaps,
  keepDetails,
  keepLines,
  mergeInto,
  ownDetails,
  writeSums,
} from './quote-list.writing.ts';
import { copyPhotos, photosToBeAdded } from './quote-photo.queries.ts';
import type { QuoteTurns } from './quote-turns.ts';

export type { ListOwner };

export type QuoteListService = ReturnType<typeof createQuoteListService>;

/** The sender of an HTTP request. */
type Caller = { user: { id: string } | null; visitor: () => Promise<{ sessionId: string } | null> };

type Dependencies = { db: Database; limits: Limits; turns: QuoteTurns; rates: () => Promise<PerDollar> };

/** Quote lists: what a visitor or customer wants a quote for (decision 035). */
export function createQuoteListService({ db, limits, turns, rates }: Dependencies) {
  const find = async (tx: Database, owner: ListOwner | null): Promise<ListRow | null> =>
    owner === null ? null : ((await tx.select().from(shoppingCarts).where(ownedBy(owner)))[0] ?? null);

  /** Changes the owner's list and its sums, counted against the limits of an address. */
  async function change<T>(
    owner: ListOwner,
    address: string,
    run: (tx: Database, listRow: ListRow) => Promise<T>,
  ): Promise<T> {
    await limits.admit({ 'list changes at once': address, 'list changes': address });
    return write(owner, address, run);
  }

  /** @param address counted for new lists and lines; null if the staff add them */
  async function write<T>(
    owner: ListOwner,
    address: string | null,
    run: (tx: Database, listRow: ListRow) => Promise<T>,
  ): Promise<T> {
    const perDollar = await rates();
    return turns.writeList(async (tx) => {
      const listRow = await ensureListRow(tx, owner, async () => {
        if (address !== null) await admitShared(tx, { 'quote lists': address });
      });
      const had = await countLines(tx, listRow);
      const result = await run(tx, listRow);
      const added = (await countLines(tx, listRow)) - had;
      if (address !== null && added > 0) await admitShared(tx, { 'quote list lines': address }, added);
      await writeSums(tx, (await find(tx, owner))!, perDollar);
      return result;
    });
  }

  async function adopt(sessionId: string, userId: string): Promise<void> {
    if (!(await find(db, { sessionId }))) return;
    // Lines wait in the visitor's list while the user's is full.
    if (((await find(db, { userId }))?.itemCount ?? 0) >= maxListLines) return;
    const perDollar = await rates();
    await db.transaction(async (tx) => {
      const visitors = await find(tx, { sessionId });
      if (!visitors) return;
      // Not counted here: the visitor's list was counted when it was created.
      const own = await ensureListRow(tx, { userId });
      // An empty list takes the currency of the lines that come.
      const currency = own.itemCount === 0 && visitors.itemCount > 0 ? visitors.currency : own.currency;
      await keepDetails(tx, own, { currency });
      const users = { ...own, currency };
      await fillGaps(tx, visitors, users, requestDetails);
      await mergeInto(tx, visitors, users);
      await writeSums(tx, users, perDollar);
    });
  }

  return {
    /** Counts a sent form of the list's page against the limits. @throws AppError `too_many_requests` */
    admitForm: (address: string): Promise<void> =>
      limits.admit({ 'list forms': address, 'list forms of all': '' }),

    async read(owner: ListOwner | null, locale: Locale): Promise<QuoteList> {
      const listRow = await find(db, owner);
      if (!listRow) return toList(null, [], null, await rates());
      const [lines, begun, perDollar] = await Promise.all([
        readLines(db, listRow.id, locale),
        photosToBeAdded(db, listRow.id),
        rates(),
      ]);
      return toList(listRow, lines, begun, perDollar);
    },

    /** Number of lines. */
    async count(owner: ListOwner | null): Promise<number> {
      const listRow = await find(db, owner);
      return listRow?.itemCount ?? 0;
    },

    /**
     * Adds a line. A product that is on the list already keeps its line.
     * @returns the number of lines after the change, and the product if it was not on the list
     * @throws AppError `not_found` for an unknown product, `invalid` for a full list, `too_many_requests`
     */
    async add(
      owner: ListOwner,
      line: NewListLine,
      address: string,
    ): Promise<{ count: number; added: string[] }> {
      return change(owner, address, async (tx, listRow) => {
        const added = await addLine(tx, listRow, line);
        return { count: await countLines(tx, listRow), added };
      });
    },

    /**
     * Adds the owner's favourites that visitors may see, as many as the list has room for.
     * @returns the number of lines after the change, the added products, and whether all of them are on the list
     */
    async addProducts(
      owner: ListOwner,
      ids: readonly string[],
      address: string,
    ): Promise<{ count: number; added: string[]; isWhole: boolean }> {
      return change(owner, address, async (tx, listRow) => {
        const visible = await tx
          .select({ id: products.id })
          .from(products)
          .where(
            and(inArray(products.id, [...ids]), eq(products.isActive, true), isNull(products.deletedAt)),
          );
        const own = await tx
          .select({ id: cartItems.productId })
          .from(cartItems)
          .where(eq(cartItems.cartId, listRow.id));
        const missing = visible.filter((product) => !own.some(({ id }) => id === product.id));
        const free = Math.max(0, maxListLines - (await countLines(tx, listRow)));
        const added: string[] = [];
        for (const { id } of missing.slice(0, free))
          added.push(...(await addLine(tx, listRow, { product: id })));
        return { count: await countLines(tx, listRow), added, isWhole: missing.length <= free };
      });
    },

    /**
     * Saves the buyer's input, which may be incomplete. Ignores lines that no longer exist. If none of them does, the
     * page shows a list that was sent since: its message went with the request, and what the next list says stays.
     */
    async save(owner: ListOwner, given: ListChange, address: string): Promise<void> {
      const { lines = [], targetCurrency, ...details } = given;
      await change(owner, address, async (tx, listRow) => {
        await keepDetails(tx, listRow, details);
        const named = namePriceCurrency(lines, targetCurrency, details.currency ?? listRow.currency);
        const kept = await keepLines(tx, listRow, named);
        if (lines.length > 0 && kept === 0) await keepDetails(tx, listRow, ownDetails(listRow));
      });
    },

    /** Removes a line from the list. Ignores a line that does not exist. */
    async remove(owner: ListOwner | null, id: string, address: string): Promise<void> {
      if (owner === null || !isUuid(id)) return;
      await change(owner, address, async (tx, listRow) => {
        await tx.delete(cartItems).where(and(eq(cartItems.id, id), eq(cartItems.cartId, listRow.id)));
      });
    },

    /**
     * Copies the list of another device into this one, by its code, as many lines as it has room for.
     * @returns whether all of them are here now
     * @throws AppError `invalid` for an unknown code; `too_many_requests` if too many were tried
     */
    async resume(owner: ListOwner, typed: string, address: string): Promise<{ isWhole: boolean }> {
      const code = normalizeCode(typed);
      // The session proves more than the code does.
      if ((await find(db, owner))?.code === code) return { isWhole: true };
      const found = await limits.guess({ 'list codes': address, 'list codes of all': '' }, async () =>
        looksLikeConversationCode(code)
          ? (await db.select().from(shoppingCarts).where(eq(shoppingCarts.code, code)))[0]
          : undefined,
      );
      if (!found) throw new AppError('invalid', 'no quote list of this code', { code: 'quoteCodeInvalid' });
      return change(owner, address, async (tx, listRow) => {
        const isWhole = await copyLines(tx, found, listRow);
        const room = maxListPhotos - (await tx.$count(quotePhotos, eq(quotePhotos.cartId, listRow.id)));
        await copyPhotos(tx, found.id, listRow.id, room);
        await fillGaps(tx, found, listRow, deliveryDetails);
        return { isWhole };
      });
    },

    /**
     * Puts a product on a visitor's list for them.
     * @param line its `requestKey` determines the line's id, so that a repeated request finds the same line
     * @param log runs in the transaction if the line is new
     * @returns the line; `isOwn` is false if the product was on the list before, whose line is not changed
     * @throws AppError `not_found` for an unknown product, `invalid` for a full list
     */
    async putFor(
      owner: ListOwner,
      line: NewListLine & { product: string; requestKey: string },
      log: (tx: Database, quantity: number) => Promise<void>,
    ): Promise<{ isOwn: boolean; quantity: number; count: number }> {
      return write(owner, null, async (tx, listRow) => {
        const read = async () => {
          const isIt = and(eq(cartItems.cartId, listRow.id), eq(cartItems.productId, line.product));
          return (await tx.select().from(cartItems).where(isIt))[0];
        };
        let item = await read();
        if (!item) {
          await addLine(tx, listRow, line);
          item = (await read())!;
          await log(tx, item.quantity);
        }
        const count = await countLines(tx, listRow);
        return {
          isOwn: item.id === lineIdOf(listRow.id, line.requestKey, null),
          quantity: item.quantity,
          count,
        };
      });
    },

    /**
     * At sign-in: the visitor's list becomes the user's, or is merged into the user's list. Lines for which that one
     * has no room stay, and follow as soon as it has.
     */
    adopt,

    /** Number of lines that a visitor added before signing in, and for which the user's list has no room. */
    async notJoined(sessionId: string, userId: string): Promise<number> {
      const [theirs, own] = [await find(db, { sessionId }), await find(db, { userId })];
      return theirs && own ? countNew(db, theirs, own) : 0;
    },

    /** The owner of the list of an HTTP request: the signed-in user, else the visitor; null without a session. */
    async ownerOf({ user, visitor }: Caller): Promise<ListOwner | null> {
      const session = await visitor();
      if (!user) return session && { sessionId: session.sessionId };
      // Staff add lines to the list of the session in which a conversation began, even after the visitor has
      // signed in.
      if (session) await adopt(session.sessionId, user.id);
      return { userId: user.id };
    },
  };
}
