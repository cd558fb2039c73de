import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { countryName } from '#shared/country.ts';
import { AppError } from '#shared/errors.ts';
import { paperCompany, paySafelyPath } from '#shared/paper-company.ts';
import { demand } from '#shared/policy.ts';
import type { SentOffer } from '#shared/quote-offer.ts';
import type { QuotePaperQuery } from '#shared/quote-paper.ts';
import { firstChoice } from '#shared/quote-totals.ts';
import type { BuyerQuote } from '#shared/quote.ts';
import type { SiteSettings } from '#shared/setting.ts';
import { type Actor, audit } from '../db/audit.ts';
import type { Database } from '../db/client.ts';
import { quoteFiles } from '../db/schema/quote-file.ts';
import { quoteRequests } from '../db/schema/quote-request.ts';
import type { PdfService } from '../pdf/pdf.service.ts';
import type { Storage } from '../storage/storage.ts';
import type { QuoteBuyerService } from './quote-buyer.service.ts';
import { acceptances, readWhole } from './quote.queries.ts';
import type { QuoteRequest } from './quote-request.writing.ts';
import type { QuoteThrottle } from './quote-throttle.ts';

export type QuotePaperService = ReturnType<typeof createQuotePaperService>;

type OfferPaper = Extract<Parameters<PdfService['render']>[0], { offer: SentOffer }>;

type Dependencies = {
  db: Database;
  storage: Storage;
  pdf: Pick<PdfService, 'render'>;
  settings: () => Promise<SiteSettings>;
  find: QuoteBuyerService['find'];
  throttle: Pick<QuoteThrottle, 'admitPhotoDownload'>;
};

/** What a reader gets. */
export type QuotePaper = { bytes: Buffer; fileName: string };

/** Documents of requests: rendered when they are first read or made, then kept as they are. */
export function createQuotePaperService({ db, storage, pdf, settings, find, throttle }: Dependencies) {
  /** @throws AppError `not_found` where no such revision was sent, or nothing of it is accepted */
  async function paperOf(
    request: QuoteRequest,
    { kind, revision }: QuotePaperQuery,
    origin: string,
  ): Promise<{ paper: OfferPaper; causedAt: Date }> {
    const quote = await readWhole(db, request, new Date());
    const sent = quote.revisions.find((one) => one.revision === revision);
    const accepted = kind === 'proforma' ? acceptances(quote).find((one) => one.revision === revision) : null;
    if (!sent || accepted === undefined)
      throw new AppError('not_found', `no ${kind} of revision ${revision}`);
    const { offer, hash } = sent;
    const causedAt = new Date(accepted?.at ?? offer.sentAt);
    return {
      causedAt,
      paper: {
        kind,
        locale: offer.language,
        company: paperCompany(await settings(), offer.language),
        issuedAt: accepted ? new Date().toISOString() : offer.sentAt,
        verification: null,
        paySafelyUrl: origin + paySafelyPath,
        offer,
        hash,
        choice: accepted?.choice ?? firstChoice(offer.lines),
        buyer: buyerLines(quote, offer),
        accepted: accepted && { name: accepted.name, at: accepted.at },
        payTo: null,
      },
    };
  }

  const kept = async (requestId: string, { kind, revision }: QuotePaperQuery, causedAt: Date) => {
    const [row] = await db
      .select()
      .from(quoteFiles)
      .where(
        and(
          eq(quoteFiles.requestId, requestId),
          eq(quoteFiles.kind, kind),
          eq(quoteFiles.revision, revision),
          eq(quoteFiles.causedAt, causedAt),
        ),
      );
    return row ?? null;
  };

  /** The document, made where it is not there yet. Of two that make it at once the first is kept. */
  async function ensure(request: QuoteRequest, query: QuotePaperQuery, origin: string, actor: Actor) {
    const { paper, causedAt } = await paperOf(request, query, origin);
    const known = await kept(request.id, query, causedAt);
    if (known) return { row: known, isNew: false };
    const bytes = await pdf.render(paper);
    const fileName = `paper-${randomBytes(16).toString('hex')}`;
    await storage.put(fileName, bytes);
    const [row] = await db
      .insert(quoteFiles)
      .values({
        requestId: request.id,
        ...query,
        causedAt,
        fileName,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        byteSize: bytes.length,
        madeBy: actor?.id ?? null,
      })
      .onConflictDoNothing()
      .returning();
    if (row) return { row, isNew: true };
    await storage.delete(fileName);
    return { row: (await kept(request.id, query, causedAt))!, isNew: false };
  }

  async function open(request: QuoteRequest, query: QuotePaperQuery, origin: string): Promise<QuotePaper> {
    // A proforma is made by the staff alone.
    const row =
      query.kind === 'offer'
        ? (await ensure(request, query, origin, null)).row
        : await kept(request.id, query, (await paperOf(request, query, origin)).causedAt);
    const bytes = row && (await storage.get(row.fileName));
    if (!bytes) throw new AppError('not_found', 'no such document');
    return { bytes, fileName: `${query.kind}-${request.reference}-${query.revision}.pdf` };
  }

  /** @throws AppError `not_found` */
  async function ofStaff(actor: Actor, id: string): Promise<QuoteRequest> {
    demand(actor, 'staff');
    if (!z.uuid().safeParse(id).success) throw new AppError('not_found', 'no such request');
    const [request] = await db
      .select()
      .from(quoteRequests)
      .where(and(eq(quoteRequests.id, id), isNull(quoteRequests.deletedAt)));
    if (!request) throw new AppError('not_found', 'no such request');
    return request;
  }

  return {
    /** For who knows the code. @throws AppError `not_found`, `unavailable`; `too_many_requests` for guesses and many bytes */
    async openOfCode(
      code: string,
      query: QuotePaperQuery,
      { ip, origin }: { ip: string; origin: string },
    ): Promise<QuotePaper> {
      const paper = await open(await find(code, ip), query, origin);
      await throttle.admitPhotoDownload(ip, paper.bytes.length);
      return paper;
    },

    /** For the staff. @throws AppError `not_found`, `unavailable` */
    openOfRequest: async (
      actor: Actor,
      id: string,
      query: QuotePaperQuery,
      origin: string,
    ): Promise<QuotePaper> => open(await ofStaff(actor, id), query, origin),

    /** Makes the proforma invoice of an accepted revision; another call finds it made. @throws AppError `not_found` */
    async makeProforma(actor: Actor, id: string, revision: number, origin: string): Promise<void> {
      const request = await ofStaff(actor, id);
      const { row, isNew } = await ensure(request, { kind: 'proforma', revision }, origin, actor);
      if (!isNew) return;
      await audit(db, actor, {
        action: 'proforma',
        noun: 'quote',
        id,
        title: request.reference,
        after: { revision, hash: row.sha256 },
      });
    },
  };
}

const buyerLines = (quote: BuyerQuote, offer: SentOffer): string[] =>
  [
    quote.contactName,
    quote.companyName,
    [quote.city, quote.country && countryName(quote.country, offer.language)].filter(Boolean).join(', '),
  ].filter((line): line is string => Boolean(line));
