import { and, asc, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import { isForStaffOnly, requestDetails, stageOf, withdrawMinutes } from '#shared/deals/quote-rules.ts';
import { knownPacking, offerTotals } from '#shared/deals/quote-totals.ts';
import type { Acceptance, BuyerQuote, QuoteEvent, RequestLine, SentRevision } from '#shared/deals/quote.ts';
import type { QuotedProduct } from '#shared/catalogue/quoted-product.ts';
import { pick } from '#shared/base/pick.ts';
import { fullName } from '#shared/base/user-rules.ts';
import type { Database } from '../../platform/db/client.ts';
import { partners } from '../../catalogue/partner/partner.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { issuedDocuments } from '../document/document.schema.ts';
import { quoteHistory, quoteOffers, quoteRequestLines, quoteRequests } from './quote-request.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import { type Accepted, acceptedGoods } from './stored-acceptance.ts';
import { readOrderOf } from '../order/order.queries.ts';
import { beneficiaryAt } from '../document/pending-beneficiary.ts';
import { mayTestify, readOwnTestimonial } from './quote-testimonial.ts';
import { photosOfRequest } from './quote-photo.queries.ts';
import type { QuoteRequest } from './quote-request.writing.ts';

async function readRequestLines(db: Database, requestId: string): Promise<RequestLine[]> {
  const rows = await db
    .select()
    .from(quoteRequestLines)
    .where(eq(quoteRequestLines.requestId, requestId))
    .orderBy(asc(quoteRequestLines.position));
  const photos = await photosOfRequest(db, requestId);
  return rows.map(({ requestId: _request, position: _position, searched: _searched, ...line }) => ({
    ...line,
    photos: photos.get(line.id) ?? [],
  }));
}

/** The sent revisions of a request, newest first. */
async function readRevisions(db: Database, requestId: string): Promise<SentRevision[]> {
  const { id, revision, hash, offer } = quoteOffers;
  return db
    .select({ id, revision, hash, offer })
    .from(quoteOffers)
    .where(eq(quoteOffers.requestId, requestId))
    .orderBy(desc(quoteOffers.revision));
}

/** The draft of a sent revision, by default the newest; null if there is none. */
export async function readEarlier(
  db: Database,
  { reference, revision }: { reference: string; revision?: number | undefined },
): Promise<{ reference: string; revision: number; sheet: OfferSheet } | null> {
  const [row] = await db
    .select({ reference: quoteRequests.reference, revision: quoteOffers.revision, sheet: quoteOffers.sheet })
    .from(quoteOffers)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteOffers.requestId))
    .where(
      and(
        eq(quoteRequests.reference, reference),
        isNull(quoteRequests.deletedAt),
        revision === undefined ? undefined : eq(quoteOffers.revision, revision),
      ),
    )
    .orderBy(desc(quoteOffers.revision))
    .limit(1);
  return row ?? null;
}

async function readEvents(db: Database, requestId: string): Promise<QuoteEvent[]> {
  const rows = await db
    .select({
      event: quoteHistory,
      // The user name first: if the first column of a joined object is null, the whole object is null.
      user: { username: users.username, firstName: users.firstName, lastName: users.lastName },
    })
    .from(quoteHistory)
    .leftJoin(users, eq(users.id, quoteHistory.userId))
    .where(eq(quoteHistory.requestId, requestId))
    .orderBy(asc(quoteHistory.createdAt), asc(quoteHistory.id));
  return rows.map(({ event, user }) => ({
    ...pick(event, ['id', 'kind', 'isStaff', 'revision', 'lineId', 'step', 'text', 'reason']),
    at: event.createdAt.toISOString(),
    by: user && fullName(user),
  }));
}

/** The deadline for withdrawing an acceptance made at this moment. */
export const withdrawUntil = (acceptedAt: Date): Date =>
  new Date(acceptedAt.getTime() + withdrawMinutes * 60_000);

function acceptanceOf(given: Accepted | null, revisions: readonly SentRevision[]): Acceptance | null {
  const accepted = revisions.find(({ revision }) => revision === given?.revision);
  if (!given || !accepted) return null;
  return {
    ...given,
    offerId: accepted.id,
    hash: accepted.hash,
    totals: offerTotals(accepted.offer, given.choice),
    withdrawUntil: withdrawUntil(new Date(given.at)).toISOString(),
  };
}

/** The acceptances that are valid now. */
export const acceptances = ({ accepted, sampleAccepted }: Pick<BuyerQuote, 'accepted' | 'sampleAccepted'>) =>
  [accepted, sampleAccepted].filter((one) => one !== null);

/**
 * Whether a proforma invoice was made for this acceptance, and not for an earlier, withdrawn one of the same
 * revision.
 */
export const isOfAcceptance = (
  made: { revision: number | null; issuedAt: string },
  { revision, at }: Pick<Acceptance, 'revision' | 'at'>,
): boolean => made.revision === revision && made.issuedAt >= at;

/**
 * The issued proforma invoices that name the account to pay to now. One that names a former account counts no longer,
 * because its reader would pay there: staff issue another.
 */
export async function readProformas(db: Database, requestId: string, now: Date) {
  const rows = await db
    .select()
    .from(issuedDocuments)
    .where(and(eq(issuedDocuments.quoteId, requestId), eq(issuedDocuments.kind, 'proforma')));
  const current = rows.length > 0 ? await beneficiaryAt(db, now) : undefined;
  return rows.flatMap(({ id, revision, issuedAt, beneficiaryId }) =>
    issuedAt && beneficiaryId === (current?.id ?? null)
      ? [{ id, revision, issuedAt: issuedAt.toISOString() }]
      : [],
  );
}

/** The columns of a request that buyer and staff see as they are. */
const shownColumns = [
  'reference',
  'turn',
  'locale',
  'timeZone',
  'currency',
  'sampleWanted',
  ...requestDetails,
] as const;

/** A request with its lines, offers and history, for buyer and staff. */
export async function readWhole(db: Database, request: QuoteRequest, now: Date): Promise<BuyerQuote> {
  const [lines, revisions, events, made, testimonial, order, isTime] = await Promise.all([
    readRequestLines(db, request.id),
    readRevisions(db, request.id),
    readEvents(db, request.id),
    readProformas(db, request.id, now),
    readOwnTestimonial(db, request),
    readOrderOf(db, request, now),
    mayTestify(db, request, now),
  ]);
  const accepted = acceptanceOf(acceptedGoods(request), revisions);
  const sampleAccepted = acceptanceOf(request.sampleAccepted, revisions);
  return {
    ...pick(request, shownColumns),
    stage: stageOf(request, now),
    turnSince: request.turnSince.toISOString(),
    createdAt: request.createdAt.toISOString(),
    lines,
    revisions,
    accepted,
    sampleAccepted,
    proformas: acceptances({ accepted, sampleAccepted })
      .filter((one) => made.some((proforma) => isOfAcceptance(proforma, one)))
      .map(({ revision }) => revision),
    mayTestify: isTime,
    testimonial,
    order,
    declined: request.declinedAt && {
      at: request.declinedAt.toISOString(),
      reason: request.declineReason,
    },
    events,
  };
}

/** The catalogue data of the products in the lines of a request and in its draft. */
export function readProductsOf(db: Database, { id, sheet }: Pick<QuoteRequest, 'id' | 'sheet'>) {
  const asked = db
    .select({ id: quoteRequestLines.productId })
    .from(quoteRequestLines)
    .where(eq(quoteRequestLines.requestId, id));
  const drafted = (sheet?.lines ?? []).flatMap(({ productId }) => productId ?? []);
  return readProducts(db, or(inArray(products.id, asked), inArray(products.id, drafted)));
}

/** The catalogue data with which an offer of these products begins. */
export const readQuotedProducts = (db: Database, ids: string[]) =>
  readProducts(db, inArray(products.id, ids));

async function readProducts(db: Database, where: SQL | undefined): Promise<QuotedProduct[]> {
  const rows = await db
    .select({
      id: products.id,
      piecesPerCarton: products.piecesPerCarton,
      lengthMm: products.cartonLengthMm,
      widthMm: products.cartonWidthMm,
      heightMm: products.cartonHeightMm,
      cartonGrams: products.cartonGrams,
      supplierId: partners.id,
      supplierName: partners.name,
      price: products.price,
      priceTiers: products.priceTiers,
      leadTime: products.leadTime,
      currency: products.priceUnit,
      imageUrl: products.imageUrl,
      saleUnit: products.saleUnit,
      minimumOrderQuantity: products.minimumOrderQuantity,
    })
    .from(products)
    .leftJoin(partners, and(eq(partners.id, products.partnerId), isNull(partners.deletedAt)))
    .where(where)
    .orderBy(asc(products.id));
  return rows.map(({ piecesPerCarton, lengthMm, widthMm, heightMm, cartonGrams, ...product }) => ({
    ...product,
    packing: knownPacking({ piecesPerCarton, lengthMm, widthMm, heightMm, cartonGrams }),
  }));
}

/** The part of a request that its buyer sees: without names of the staff and data of factories. */
export const forBuyer = (quote: BuyerQuote): BuyerQuote => ({
  ...quote,
  // The buyer does not learn of factories: while one must act, the buyer sees that it is our turn.
  turn: quote.turn === 'factory' ? 'us' : quote.turn,
  stage: quote.stage === 'factory' ? 'ours' : quote.stage,
  events: quote.events
    .filter(({ kind }) => !isForStaffOnly(kind))
    .map((event) => ({ ...event, by: null, text: isReasonOfStaff(event) ? null : event.text })),
});

/** Whether the text of an event is a reason that staff wrote for themselves, in their own language. */
const isReasonOfStaff = ({ kind, isStaff }: QuoteEvent) =>
  isStaff && (kind === 'withdrawn' || kind === 'reopened');
