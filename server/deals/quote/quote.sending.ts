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
import type { Database } from '../../platform/db/client.ts';
import { quoteOffers } from './quote-request.schema.ts';
import { offerHash } from './offer-hash.ts';
import type { PrintFaults } from '../pdf/pdf.service.ts';
import { printedDetails } from './quote-print.ts';
import { faultsOfSheet, firstTotal, publicOffer } from './quote-sheet.ts';
import type { QuoteRequest } from './quote-request.writing.ts';

/** The moment at which a date ends in a time zone: the first moment of the next day. */
export function endOfDay(date: string, timeZone: string): Date {
  const next = new Date(Date.parse(date) + 24 * 3_600_000).toISOString().slice(0, 10);
  // If clocks go forward at midnight, as in Cairo, the next day begins at one o'clock.
  return fromZoned(`${next}T00:00`, timeZone)!;
}

type Rules = {
  rates: SiteSettings['rates'];
  /** In percent. */
  marginFloor: number;
  printFaults: PrintFaults;
};

/**
 * Checks every rule of sending but the state and the version that the sender saw. The editor asks for it before it
 * shows the dialog, and sending applies it again.
 * @throws AppError `invalid` with the fields of the draft, `own_draft` with the prices that a colleague must approve
 */
export async function demandSendable(
  db: Database,
  request: QuoteRequest,
  { rates, marginFloor, printFaults }: Rules,
  now: Date,
): Promise<{ sheet: OfferSheet; revision: number; until: Date }> {
  const { id, sheet, validOn, timeZone } = request;
  const revision = (request.revision ?? 0) + 1;
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
  return { sheet, revision, until: until! };
}

type Sending = Rules & {
  actor: CurrentUser;
  /** The data for computing the price at the door (decision 045); null if nothing is known of the country. */
  landed: LandedBasis | null;
  /** The message to the buyer. */
  text: string | null | undefined;
};

/** Stores the draft of a locked request as its next revision. @throws AppError as `demandSendable` */
export async function sendDraft(
  tx: Database,
  request: QuoteRequest,
  now: Date,
  { actor, landed: basis, text, ...rules }: Sending,
) {
  const { id, timeZone } = request;
  const { rates } = rules;
  const { sheet, revision, until } = await demandSendable(tx, request, rules, now);
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
  return {
    entry: { revision, text },
    logged: { revision, currency: sheet.currency, total: totalMinor },
    facts: {
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
      readAt: request.readAt ?? now,
      approvedBy: null,
      approvalSince: null,
      expiryMailedAt: null,
      silenceMailedAt: null,
    },
  };
}
