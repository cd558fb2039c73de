import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import { maxOfferDays, maxQuoteRevisions } from '#shared/quote-limits.ts';
import { isBelowFloor } from '#shared/quote-draft.ts';
import { currencyOf } from '#shared/rates.ts';
import type { LandedBasis } from '#shared/reference.ts';
import type { SiteSettings } from '#shared/setting.ts';
import type { CurrentUser } from '#shared/user.ts';
import { fromZoned, toZoned } from '#shared/zoned-time.ts';
import { TotalsFault } from '#shared/quote-totals.ts';
import { audit } from '../db/audit.ts';
import type { Database } from '../db/client.ts';
import { quoteOffers } from '../db/schema/quote-request.ts';
import { offerHash } from './offer-hash.ts';
import type { PrintFaults } from '../pdf/pdf.service.ts';
import { printedDetails } from './quote-print.ts';
import { faultsOfSheet, firstTotal, publicOffer } from './quote-sheet.ts';
import { note, type QuoteRequest, setFacts, turnTo } from './quote-request.writing.ts';

export type Sending = {
  actor: CurrentUser;
  rates: SiteSettings['rates'];
  /** In percent. */
  marginFloor: number;
  /** The data for computing the price at the door (decision 045); null if nothing is known of the country. */
  landed: LandedBasis | null;
  printFaults: PrintFaults;
  version: number;
  text?: string | null | undefined;
  requestKey?: string | undefined;
};

/** The moment at which a date ends in a time zone: the first moment of the next day. */
export function endOfDay(date: string, timeZone: string): Date {
  const next = new Date(Date.parse(date) + 24 * 3_600_000).toISOString().slice(0, 10);
  // If clocks go forward at midnight, as in Cairo, the next day begins at one o'clock.
  return fromZoned(`${next}T00:00`, timeZone)!;
}

/**
 * Sends the draft of a request, which the caller has locked, as its next revision.
 * @returns false if the same act was done before
 * @throws AppError `conflict`, `offer_closed`, or `invalid` with the errors of the draft
 */
export async function sendDraft(
  tx: Database,
  request: QuoteRequest,
  { actor, rates, marginFloor, landed: basis, printFaults, version, text, requestKey }: Sending,
): Promise<boolean> {
  const { id, sheet, validOn, timeZone } = request;
  const revision = (request.revision ?? 0) + 1;
  // Checked before the version: a repeated request finds a newer version, which must not count as a conflict.
  const entry = { kind: 'sent', userId: actor.id, revision, text, requestKey } as const;
  if (!(await note(tx, id, entry))) return false;
  if (request.version !== version) throw new AppError('conflict');
  if (request.acceptedAt) throw new AppError('offer_closed', 'an acceptance stands');
  if (!sheet) throw new AppError('invalid', 'no draft', { sheet: 'required' });
  if (revision > maxQuoteRevisions)
    throw new AppError('invalid', 'too many revisions', { sheet: 'tooLarge' });
  const [last] = await tx
    .select({ offer: quoteOffers.offer })
    .from(quoteOffers)
    .where(and(eq(quoteOffers.requestId, id), eq(quoteOffers.kind, sheet.kind)))
    .orderBy(desc(quoteOffers.revision))
    .limit(1);
  const faults = faultsOfSheet(sheet, last?.offer ?? null);
  // The document of an offer is made when the buyer opens it, which must not fail then.
  Object.assign(faults, printFaults({ sheet, ...printedDetails(request) }));
  const now = new Date();
  const until = validOn ? endOfDay(validOn, timeZone) : null;
  const today = toZoned(now, timeZone).slice(0, 10);
  if (!validOn || !until) faults['validOn'] = 'required';
  else if (validOn < today) faults['validOn'] = 'dateInvalid';
  else if (until.getTime() > now.getTime() + (maxOfferDays + 1) * 24 * 3_600_000)
    faults['validOn'] = 'tooLarge';
  if (Object.keys(faults).length > 0) throw new AppError('invalid', 'the draft', faults);
  if (request.approvedBy === null && isBelowFloor(sheet, rates.perDollar, marginFloor))
    throw new AppError('own_draft', 'a price is below the margin floor');
  const landed = sheet.kind === 'goods' ? basis : null;
  // Without the currencies of factories, which the buyer must not learn.
  const used = new Set([
    sheet.currency,
    // Freight and levies are in dollars, and the buyer reads the price at the door in the currency of their country.
    ...(landed ? ['USD', currencyOf(landed.country)] : []),
  ]);
  const perDollar = Object.fromEntries(
    Object.entries(rates.perDollar).flatMap(([code, rate]) => (used.has(code) && rate ? [[code, rate]] : [])),
  );
  const offer = publicOffer(sheet, {
    reference: request.reference,
    revision,
    language: request.locale,
    sentAt: now.toISOString(),
    validUntil: until!.toISOString(),
    validZone: timeZone,
    rates: { date: rates.date, perDollar },
    ...(landed ? { landed } : {}),
  });
  const totalMinor = totalOf(offer);
  await tx.insert(quoteOffers).values({
    requestId: id,
    revision,
    kind: sheet.kind,
    offer,
    hash: offerHash(offer),
    sheet,
    sentBy: actor.id,
  });
  await setFacts(tx, id, {
    revision,
    validUntil: until,
    totalMinor,
    offerCurrency: sheet.currency,
    // The reasons for changes belong to this revision, not to the next.
    sheet: {
      ...sheet,
      lines: sheet.lines.map((line) => ({ ...line, changeReason: null })),
      charges: sheet.charges.map((charge) => ({ ...charge, changeReason: null })),
    },
    declinedAt: null,
    declineReason: null,
    readAt: request.readAt ?? now,
    approvedBy: null,
    expiryMailedAt: null,
    silenceMailedAt: null,
    ...turnTo('buyer', now),
  });
  await audit(tx, actor, {
    action: 'send',
    noun: 'quote',
    id,
    title: request.reference,
    after: { revision, currency: sheet.currency, total: totalMinor },
  });
  return true;
}

function totalOf(offer: Parameters<typeof firstTotal>[0]): number {
  try {
    return firstTotal(offer);
  } catch (error) {
    if (!(error instanceof TotalsFault)) throw error;
    throw new AppError('invalid', 'the sums', { sheet: error.reason });
  }
}
