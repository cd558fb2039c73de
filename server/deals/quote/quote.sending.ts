import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { maxOfferDays, maxQuoteRevisions } from '#shared/deals/quote-limits.ts';
import { pricesBelowFloor } from '#shared/deals/quote-draft.ts';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import { currencyOf } from '#shared/base/rates.ts';
import type { LandedBasis } from '#shared/deals/reference.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { fromZoned, toZoned } from '#shared/base/zoned-time.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { quoteOffers } from './quote-request.schema.ts';
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

type Rules = Pick<Sending, 'rates' | 'marginFloor' | 'printFaults'>;

/**
 * Checks every rule of sending but the version that the sender saw. The editor asks for it before it shows the dialog,
 * and sending applies it again.
 * @throws AppError `offer_closed`, `invalid` with the fields of the draft, `own_draft` with the prices that a colleague
 * must approve
 */
export async function demandSendable(
  db: Database,
  request: QuoteRequest,
  { rates, marginFloor, printFaults }: Rules,
): Promise<{ sheet: OfferSheet; revision: number; now: Date; until: Date }> {
  const { id, sheet, validOn, timeZone } = request;
  const revision = (request.revision ?? 0) + 1;
  if (request.acceptedAt) throw new AppError('offer_closed', 'an acceptance stands');
  if (!sheet) throw new AppError('invalid', 'no draft', { sheet: 'required' });
  if (revision > maxQuoteRevisions)
    throw new AppError('invalid', 'too many revisions', { sheet: 'tooLarge' });
  const [last] = await db
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
  if (!validOn || !until) faults['validOn'] = 'required';
  else if (validOn < toZoned(now, timeZone).slice(0, 10)) faults['validOn'] = 'dayPast';
  else if (until.getTime() > now.getTime() + (maxOfferDays + 1) * 24 * 3_600_000)
    faults['validOn'] = 'tooLarge';
  if (Object.keys(faults).length > 0) throw new AppError('invalid', 'the draft', faults);
  const below = request.approvedBy === null ? pricesBelowFloor(sheet, rates.perDollar, marginFloor) : [];
  if (below.length > 0)
    throw new AppError(
      'own_draft',
      'a price is below the margin floor',
      Object.fromEntries(below.map(({ place }) => [place, 'priceUnapproved'])),
    );
  return { sheet, revision, now, until: until! };
}

/**
 * Sends the draft of a request, which the caller has locked, as its next revision.
 * @returns false if the same act was done before
 * @throws AppError `conflict`, or as `demandSendable`
 */
export async function sendDraft(
  tx: Database,
  request: QuoteRequest,
  { actor, landed: basis, version, text, requestKey, ...rules }: Sending,
): Promise<boolean> {
  const { id, timeZone } = request;
  const { rates } = rules;
  // Checked before the version: a repeated request finds a newer version, which must not count as a conflict.
  const entry = {
    kind: 'sent',
    userId: actor.id,
    revision: (request.revision ?? 0) + 1,
    text,
    requestKey,
  } as const;
  if (!(await note(tx, id, entry))) return false;
  if (request.version !== version) throw new AppError('conflict');
  const { sheet, revision, now, until } = await demandSendable(tx, request, rules);
  const landed = sheet.kind === 'goods' ? basis : null;
  // Without the currencies of factories, which the buyer must not learn.
  const used = new Set([
    sheet.currency,
    // Freight and levies are in dollars, and the buyer reads the price at the door in the currency of their country.
    // The euro too, which the CFA francs follow.
    ...(landed ? ['USD', 'EUR', currencyOf(landed.country)] : []),
  ]);
  const perDollar = Object.fromEntries(
    Object.entries(rates.perDollar).flatMap(([code, rate]) => (used.has(code) && rate ? [[code, rate]] : [])),
  );
  const offer = publicOffer(sheet, {
    reference: request.reference,
    revision,
    language: request.locale,
    sentAt: now.toISOString(),
    validUntil: until.toISOString(),
    validZone: timeZone,
    rates: { date: rates.date, perDollar },
    ...(landed ? { landed } : {}),
  });
  const totalMinor = firstTotal(offer);
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
      lines: sheet.lines.map(({ changeNote: _note, ...line }) => ({ ...line, changeReason: null })),
      charges: sheet.charges.map(({ changeNote: _note, ...charge }) => ({ ...charge, changeReason: null })),
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
