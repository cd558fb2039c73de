import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import type { Locale } from '#shared/base/locale.ts';
import { detailsOf, type ListLine, type NewQuoteRequest, wantedOf } from '#shared/deals/quote-list.ts';
import { namePriceCurrency } from '#shared/deals/quote-list-form.ts';
import type { Database } from '../../platform/db/client.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { admitShared } from '../../platform/limits/shared-limits.ts';
import { productInquiries } from '../../conversations/contact/contact.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { cartItems, shoppingCarts } from './quote.schema.ts';
import { quoteRequestLines, quoteRequests } from './quote-request.schema.ts';
import type { QuoteActs } from './quote.acting.ts';
import { buyerZone } from './buyer-zone.ts';
import {
  type ListRow,
  countLines,
  ensureListRow,
  lineIdOf,
  type ListOwner,
  ownedBy,
  readLines,
} from './quote-list.queries.ts';
import { addLine, keepDetails } from './quote-list.writing.ts';
import { sendPhotos } from './quote-photo.queries.ts';
import { addEvent, ensureCustomer, nextReference, normalContact } from './quote-request.writing.ts';
import type { QuoteTurns } from './quote-turns.ts';

export type QuoteRequestService = ReturnType<typeof createQuoteRequestService>;

export type SentRequest = { id: string; reference: string; code: string };

/** Maximum number of requests that the page of the list links to. */
const shownRequests = 10;

/** The sender: address, language of the page, session, and the user if signed in. */
type Requester = { ip: string; locale: Locale; sessionId: string; userId: string | null };

type Dependencies = {
  db: Database;
  limits: Limits;
  turns: QuoteTurns;
  acts: Pick<QuoteActs, 'record' | 'published'>;
};

/** Requests that buyers send from their quote lists (decision 035). */
export function createQuoteRequestService({ db, limits, turns, acts }: Dependencies) {
  return {
    /**
     * Sends the list. Request, customer, inquiries and notices are written in one transaction. A repeated request
     * finds the one that was made before: by its key or, without JavaScript, by the same lines. If the honeypot
     * field is filled, the request goes to the trash without a notice.
     * @throws AppError `invalid` if a line is no longer on the list or below its minimum order;
     * `too_many_requests`
     */
    async send(given: NewQuoteRequest, owner: ListOwner, who: Requester): Promise<SentRequest> {
      const requestKey = given.requestKey ?? keyOf(given);
      const known = await findByKey(db, requestKey);
      if (known && !(await isAnother(db, given))) return known;
      await limits.admit({ 'list changes at once': who.ip, 'list changes': who.ip });
      const sent = await turns.writeList(async (tx) => store(tx, given, { owner, who, requestKey }));
      if (sent.isNew && !given.subject)
        acts.published(sent.id, { reference: sent.reference, contactName: given.contactName! }, 'request');
      return sent;
    },

    /** The newest requests of a browser, to link to their pages. */
    async sentFrom(
      session: string,
    ): Promise<Pick<typeof quoteRequests.$inferSelect, 'reference' | 'code' | 'createdAt' | 'timeZone'>[]> {
      const { reference, code, createdAt, timeZone, sessionId, deletedAt } = quoteRequests;
      return db
        .select({ reference, code, createdAt, timeZone })
        .from(quoteRequests)
        .where(and(eq(sessionId, session), isNull(deletedAt)))
        .orderBy(desc(createdAt))
        .limit(shownRequests);
    },
  };

  /** Stores a sent list as a request: all of it in the caller's transaction. */
  async function store(
    tx: Database,
    given: NewQuoteRequest,
    { owner, who, requestKey }: { owner: ListOwner; who: Requester; requestKey: string },
  ): Promise<SentRequest & { isNew: boolean }> {
    const locale = given.locale ?? who.locale;
    const described = describedIn(given);
    const listRow = described
      ? await ensureListRow(tx, owner, () => admitShared(tx, { 'quote lists': who.ip }))
      : (await tx.select().from(shoppingCarts).where(ownedBy(owner)).for('update'))[0];
    // Two copies of the same request waited for this lock: the first one has stored it.
    const known = await findByKey(tx, requestKey);
    if (known) {
      if (!(await isAnother(tx, given))) return { ...known, isNew: false };
      // From now on, the key finds the new request.
      await tx.update(quoteRequests).set({ requestKey: null }).where(eq(quoteRequests.id, known.id));
    }
    if (!listRow) throw new AppError('invalid', 'no list', { lines: 'required' });
    const currency = given.currency ?? listRow.currency;
    await keepDetails(tx, listRow, detailsOf(given));
    const lines = described ? await withDescribed(tx, listRow, given.lines, described, who.ip) : given.lines;
    const wanted = wantedLines(
      namePriceCurrency(lines, given.targetCurrency, currency),
      await readLines(tx, listRow.id, locale),
    );
    await admitShared(tx, { 'quote request visitor': who.sessionId, 'quote request address': who.ip });
    const isSpam = Boolean(given.subject);
    const values = requestValues(given, new Date());
    const { contactName: name, companyName, email, phone, country } = values;
    const person = { name, companyName, email, phone, country, language: locale };
    const [request] = await tx
      .insert(quoteRequests)
      .values({
        ...values,
        reference: await nextReference(tx, values.turnSince),
        requestKey,
        sessionId: who.sessionId,
        userId: who.userId,
        customerId: isSpam ? null : await ensureCustomer(tx, person),
        locale,
        currency,
        deletedAt: isSpam ? values.turnSince : null,
      })
      .returning();
    await moveLines(tx, listRow.id, request!.id, wanted);
    const entry = { text: values.message };
    if (isSpam) await addEvent(tx, request!.id, { ...entry, kind: 'requested' });
    else {
      await acts.record(tx, 'request', null, request!, { entry, logged: { by: name } });
      await countInquiries(tx, wanted, values);
    }
    const { id, reference, code } = request!;
    return { id, reference, code, isNew: true };
  }
}

type SentLine = NewQuoteRequest['lines'][number];
type WantedLine = ListLine & SentLine;

/** The lines that are sent, after the described one has joined the list. */
async function withDescribed(
  tx: Database,
  listRow: ListRow,
  lines: readonly SentLine[],
  described: NonNullable<ReturnType<typeof describedIn>>,
  address: string,
): Promise<readonly SentLine[]> {
  await admitShared(tx, { 'quote list lines': address });
  await addLine(tx, listRow, described);
  const id = lineIdOf(listRow.id, described.requestKey, described.title);
  return lines.some((line) => line.id === id) ? lines : [...lines, { id, quantity: described.quantity ?? 1 }];
}

/** The sent lines that are on the list still. @throws AppError `invalid` if there are none, or too few pieces of one */
function wantedLines(sent: readonly SentLine[], listed: readonly ListLine[]): WantedLine[] {
  const kept = new Map(listed.map((line) => [line.id, line]));
  const faults: Record<string, string> = {};
  const wanted = sent.flatMap((line, i) => {
    const found = kept.get(line.id);
    if (!found) return [];
    if (line.quantity < found.minimumOrderQuantity) faults[`lines.${i}.quantity`] = 'belowMinimum';
    return [{ ...found, ...line }];
  });
  if (wanted.length === 0) faults['lines'] = 'required';
  if (Object.keys(faults).length > 0) throw new AppError('invalid', 'lines of the list', faults);
  return wanted;
}

/** The columns of a request that its buyer has typed. */
const requestValues = (given: NewQuoteRequest, turnSince: Date) => ({
  timeZone: buyerZone(given.timeZone, given.country),
  country: given.country ?? null,
  city: given.city ?? null,
  incoterm: given.incoterm ?? null,
  // A named place means nothing without its delivery term.
  namedPlace: given.incoterm ? (given.namedPlace ?? null) : null,
  sampleWanted: given.sampleWanted ?? false,
  deadline: given.deadline ?? null,
  contactName: given.contactName!,
  companyName: given.companyName ?? null,
  ...normalContact(given),
  message: given.message ?? null,
  turnSince,
});

/** Moves lines and their photos from a list to a request. */
async function moveLines(
  tx: Database,
  cartId: string,
  requestId: string,
  wanted: readonly WantedLine[],
): Promise<void> {
  const moved = wanted.map((line) => ({ line, id: randomUUID() }));
  await tx.insert(quoteRequestLines).values(
    moved.map(({ id, line }, position) => ({
      id,
      requestId,
      position,
      productId: line.productId,
      name: line.name,
      imageUrl: line.imageUrl,
      saleUnit: line.saleUnit,
      quantity: line.quantity,
      color: line.color ?? null,
      targetPrice: line.targetPrice ?? null,
      note: line.note ?? null,
      link: line.link ?? null,
    })),
  );
  // Before the lines of the list are deleted, because their photos would go with them.
  const photographed = moved.filter(({ line }) => line.photos.length > 0);
  await sendPhotos(
    tx,
    cartId,
    photographed.map(({ id, line }) => ({ from: line.id, to: id })),
  );
  const ids = wanted.map(({ id }) => id);
  await tx.delete(cartItems).where(inArray(cartItems.id, ids));
  const itemCount = await countLines(tx, { id: cartId });
  await tx
    .update(shoppingCarts)
    .set({ itemCount, totalAmount: '0.00', message: null })
    .where(eq(shoppingCarts.id, cartId));
}

/**
 * Adds one inquiry per product and counts it. Products are updated in the order of their ids, to avoid deadlocks
 * between two requests.
 */
async function countInquiries(
  tx: Database,
  wanted: readonly WantedLine[],
  { contactName, companyName, email, phone, country }: ReturnType<typeof requestValues>,
): Promise<void> {
  const lines = wanted.flatMap(({ productId, ...line }) => (productId ? [{ ...line, productId }] : []));
  for (const { productId, quantity, note: text } of lines.toSorted((a, b) =>
    a.productId < b.productId ? -1 : 1,
  )) {
    await tx.insert(productInquiries).values({
      companyName,
      email,
      phone,
      country,
      productId,
      customerName: contactName,
      quantity,
      message: text ?? '',
    });
    await tx
      .update(products)
      // An inquiry is not an edit: updatedAt keeps its value.
      .set({ inquiryCount: sql`${products.inquiryCount} + 1`, updatedAt: sql`${products.updatedAt}` })
      .where(and(eq(products.id, productId), isNull(products.deletedAt)));
  }
}

async function findByKey(db: Database, requestKey: string): Promise<SentRequest | undefined> {
  const [row] = await db
    .select({ id: quoteRequests.id, reference: quoteRequests.reference, code: quoteRequests.code })
    .from(quoteRequests)
    .where(eq(quoteRequests.requestKey, requestKey));
  return row;
}

/**
 * Whether a form without a key of its own is a new request although it repeats lines that were sent before. A
 * browser that goes back sends the old form, and a line that it adds again gets the same id as the one that was
 * sent.
 */
async function isAnother(db: Database, { requestKey, lines }: NewQuoteRequest): Promise<boolean> {
  if (requestKey) return false;
  const ids = lines.map(({ id }) => id);
  return (await db.$count(cartItems, inArray(cartItems.id, ids))) > 0;
}

/**
 * The key of a form without one, because JavaScript is off. It is made of the line ids, which are unique and
 * leave the list once they are sent, and of the description with the key of its form.
 */
function keyOf(given: NewQuoteRequest): string {
  const ids = given.lines.map(({ id }) => id).toSorted();
  const parts = [ids, describedIn(given)];
  return `list:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}

/** The described product that becomes a line; null if there is none. Without a key of its own it gets one. */
function describedIn(given: NewQuoteRequest) {
  const described = wantedOf(given);
  return described && { ...described, requestKey: given.findKey ?? randomUUID() };
}
