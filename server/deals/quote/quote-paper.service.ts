import { and, eq, isNull } from 'drizzle-orm';
import { countryName } from '#shared/base/country.ts';
import { AppError } from '#shared/base/errors.ts';
import { showDocumentCode } from '#shared/deals/issued-document.ts';
import { paperCompany, paySafelyPath, verifyPath } from '#shared/deals/paper-company.ts';
import { demand } from '#shared/base/policy.ts';
import type { SentOffer } from '#shared/deals/quote-offer.ts';
import type { QuotePaperQuery } from '#shared/deals/quote-paper.ts';
import { offerTotals, onlyChoice } from '#shared/deals/quote-totals.ts';
import type { Acceptance, BuyerQuote } from '#shared/deals/quote.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { isDemoCompany, type SiteSettings } from '#shared/content/setting.ts';
import type { Actor } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { quoteRequests } from './quote-request.schema.ts';
import type { PdfService, SentPaper } from '../pdf/pdf.service.ts';
import type { DocumentService, ReservedDocument } from '../document/document.service.ts';
import type { QuoteActs } from './quote.acting.ts';
import type { QuoteBuyerService } from './quote-buyer.service.ts';
import { acceptances, isOfAcceptance, readProformas, readWhole } from './quote.queries.ts';
import type { QuoteRequest } from './quote-request.writing.ts';

export type QuotePaperService = ReturnType<typeof createQuotePaperService>;

type Dependencies = {
  db: Database;
  acts: QuoteActs;
  documents: DocumentService;
  pdf: Pick<PdfService, 'render'>;
  settings: () => Promise<SiteSettings>;
  find: QuoteBuyerService['find'];
  limits: Limits;
  /** Whether PUBLIC_URL is set. Otherwise the address of a request would be printed, which its sender chooses. */
  hasPublicAddress: boolean;
};

type OfferPaper = Extract<Parameters<PdfService['render']>[0], { kind: 'offer' | 'proforma' }>;

/** Documents of requests: issued when they are first opened or created (decision 044), and never changed. */
export function createQuotePaperService(dependencies: Dependencies) {
  const { db, acts, documents, pdf, settings, find, limits, hasPublicAddress } = dependencies;
  /** The revision and its acceptance, which a proforma must have. @throws AppError `not_found` if there is none */
  async function wanted(request: QuoteRequest, { kind, revision }: QuotePaperQuery) {
    const quote = await readWhole(db, request, new Date());
    const sent = quote.revisions.find((one) => one.revision === revision);
    const accepted = acceptances(quote).find((one) => one.revision === revision) ?? null;
    if (!sent || (kind === 'proforma' && !accepted))
      throw new AppError('not_found', `no ${kind} of revision ${revision}`);
    return { quote, sent, accepted };
  }
  type Wanted = Awaited<ReturnType<typeof wanted>>;

  /** The id of the document if it was issued already. */
  async function issued(request: QuoteRequest, { kind, revision }: QuotePaperQuery, { accepted }: Wanted) {
    const made =
      kind === 'proforma'
        ? (await readProformas(db, request.id, new Date())).filter((one) => isOfAcceptance(one, accepted!))
        : (await documents.listOf(request.id)).filter(
            (one) => one.kind === 'offer' && one.acceptedAt === (accepted?.at ?? null),
          );
    return made.find((one) => one.revision === revision)?.id;
  }

  const underWay = new Map<string, Promise<string>>();

  /** Issues a document. Concurrent calls for the same document share one result. @returns its id */
  function issue(request: QuoteRequest, query: QuotePaperQuery, of: Wanted, origin: string): Promise<string> {
    const key = `${request.id} ${query.kind} ${query.revision} ${of.accepted?.at}`;
    const made = underWay.get(key) ?? write(request, query, of, origin).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  }

  /** If two processes issue the same document at once, the first one counts. */
  async function write(
    request: QuoteRequest,
    { kind, revision }: QuotePaperQuery,
    of: Wanted,
    origin: string,
  ) {
    const company = await settings();
    if (!hasPublicAddress && !isDemoCompany(company)) throw new AppError('no_public_address');
    const { quote, sent, accepted } = of;
    const { offer, hash } = sent;
    const choice = accepted?.choice ?? onlyChoice(offer.lines);
    const isProforma = kind === 'proforma';
    const reserved = await documents.reserve({
      kind,
      language: offer.language,
      quote: {
        id: request.id,
        revision,
        acceptedAt: accepted && !isProforma ? new Date(accepted.at) : null,
      },
    });
    // A proforma of an acceptance that was withdrawn has other sums; a new one needs a new revision, with another
    // code.
    if (reserved.isIssued && isProforma) throw new AppError('offer_closed', 'made of an earlier acceptance');
    const { code, beneficiary } = reserved;
    const paper: OfferPaper = {
      kind,
      locale: offer.language,
      company: paperCompany(company, offer.language),
      issuedAt: isProforma ? new Date().toISOString() : (accepted?.at ?? offer.sentAt),
      verification: { code: showDocumentCode(code), url: `${origin}${verifyPath}?code=${code}` },
      paySafelyUrl: origin + paySafelyPath,
      offer,
      hash,
      choice,
      buyer: buyerLines(quote, offer),
      accepted: accepted && { name: accepted.name, at: accepted.at },
      payTo: isProforma && beneficiary ? payTo(beneficiary, offer) : null,
    };
    await documents.issue(reserved.id, {
      file: await pdf.render(paper, reserved.id),
      issuedAt: new Date(paper.issuedAt),
      total: choice && { minor: offerTotals(offer, choice).totalMinor, currency: offer.currency },
      check: async (tx) => {
        if (accepted) await demandAccepted(tx, request.id, accepted);
      },
    });
    return reserved.id;
  }

  async function open(request: QuoteRequest, query: QuotePaperQuery, origin: string): Promise<SentPaper> {
    const of = await wanted(request, query);
    const known = await issued(request, query, of);
    // Only staff can create a proforma.
    const id = known ?? (query.kind === 'offer' ? await issue(request, query, of, origin) : null);
    const bytes = id && (await documents.fileOf(id));
    if (!bytes) throw new AppError('not_found', 'no such document');
    return { bytes, fileName: `${query.kind}-${request.reference}-${query.revision}.pdf` };
  }

  /** @throws AppError `not_found` */
  async function ofStaff(actor: Actor, id: string): Promise<QuoteRequest> {
    demand(actor, 'staff');
    return findById(id, () =>
      db
        .select()
        .from(quoteRequests)
        .where(and(eq(quoteRequests.id, id), isNull(quoteRequests.deletedAt))),
    );
  }

  return {
    /**
     * Opens a document for a reader who knows the code.
     * @throws AppError `not_found`, `unavailable`; `too_many_requests` for guessed codes and for too many bytes
     */
    async openOfCode(
      code: string,
      query: QuotePaperQuery,
      { ip, origin }: { ip: string; origin: string },
    ): Promise<SentPaper> {
      const paper = await open(await find(code, ip), query, origin);
      await limits.admit({ 'photo downloads': ip }, { points: Math.ceil(paper.bytes.length / 1024) });
      return paper;
    },

    /** Opens a document for the staff. @throws AppError `not_found`, `unavailable` */
    openOfRequest: async (
      actor: Actor,
      id: string,
      query: QuotePaperQuery,
      origin: string,
    ): Promise<SentPaper> => open(await ofStaff(actor, id), query, origin),

    /**
     * Creates the proforma invoice of an accepted revision. A repeated call finds the existing one.
     * @throws AppError `not_found`, `offer_closed`
     */
    async makeProforma(
      actor: CurrentUser | null,
      id: string,
      revision: number,
      origin: string,
    ): Promise<void> {
      const request = await ofStaff(actor, id);
      const query = { kind: 'proforma', revision } as const;
      const of = await wanted(request, query);
      const paper = (await issued(request, query, of)) ?? (await issue(request, query, of, origin));
      // If the process ended after it was issued, the repeated call records the act.
      await acts.act(actor, id, 'makeProforma', { requestKey: paper }, () => ({
        entry: { revision },
        logged: { revision },
      }));
    },
  };
}

/** @throws AppError `offer_closed` if the acceptance was withdrawn while its document was rendered */
async function demandAccepted(tx: Database, id: string, { at }: Acceptance): Promise<void> {
  const [now] = await tx.select().from(quoteRequests).where(eq(quoteRequests.id, id)).for('share');
  if (now?.acceptedAt?.toISOString() !== at && now?.sampleAccepted?.at !== at)
    throw new AppError('offer_closed', 'the acceptance was withdrawn');
}

const buyerLines = (quote: BuyerQuote, offer: SentOffer): string[] =>
  [
    quote.contactName,
    quote.companyName,
    [quote.city, quote.country && countryName(quote.country, offer.language)].filter(Boolean).join(', '),
  ].filter((line): line is string => Boolean(line));

/** The account to pay to, in full, because the buyer pays by them. */
const payTo = (
  { name, bank, country, account, swift, note, currency }: NonNullable<ReservedDocument['beneficiary']>,
  { language }: SentOffer,
): NonNullable<OfferPaper['payTo']> => ({
  lines: [
    name,
    `${bank}, ${countryName(country, language)}`,
    account,
    swift && `SWIFT ${swift}`,
    note,
  ].filter((line): line is string => Boolean(line)),
  currency,
});
