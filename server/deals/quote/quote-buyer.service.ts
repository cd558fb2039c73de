import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '#shared/base/errors.ts';
import { maxQuoteActs } from '#shared/deals/quote-limits.ts';
import type { SentOffer } from '#shared/deals/quote-offer.ts';
import { type QuoteNews, stageOf } from '#shared/deals/quote-rules.ts';
import { offerTotals, TotalsFault } from '#shared/deals/quote-totals.ts';
import type { BuyerQuote, NewAcceptance, newDecline, newQuestion } from '#shared/deals/quote.ts';
import type { Locale } from '#shared/base/locale.ts';
import type { NewTestimonial } from '#shared/deals/testimonial.ts';
import { testimonialFrom } from '#shared/deals/testimonial-rules.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { admitShared } from '../../platform/limits/shared-limits.ts';
import { quoteHistory, quoteOffers, quoteRequests } from './quote-request.schema.ts';
import { looksLikeQuoteCode } from '../../platform/db/token.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import type { Publish } from '../../platform/live/messages.ts';
import type { PageTags } from '../../platform/live/tags.ts';
import { forBuyer, readWhole, withdrawUntil } from './quote.queries.ts';
import { followAcceptance, testimonialTags, writeTestimonial } from './quote-testimonial.ts';
import { isNoted, note, type QuoteRequest, setFacts, turnTo } from './quote-request.writing.ts';
import { countWrongCode, type QuoteTurns } from './quote-turns.ts';

export type QuoteBuyerService = ReturnType<typeof createQuoteBuyerService>;

type Keyed = { requestKey?: string | undefined };
type Dependencies = {
  db: Database;
  tags: PageTags;
  limits: Limits;
  turns: QuoteTurns;
  jobs: Pick<JobService, 'enqueue'>;
  publish: Publish;
};

/** What a buyer can do at the secret address of a request. Knowing the address is the permission (decision 035). */
export function createQuoteBuyerService({ db, tags, limits, turns, jobs, publish }: Dependencies) {
  /** @throws AppError `not_found`; `too_many_requests` for an address that guesses codes */
  async function find(code: string, address: string): Promise<QuoteRequest> {
    const [row] = looksLikeQuoteCode(code)
      ? await db
          .select()
          .from(quoteRequests)
          .where(and(eq(quoteRequests.code, code), isNull(quoteRequests.deletedAt)))
      : [];
    if (row) return row;
    await countWrongCode(limits, address);
    throw new AppError('not_found', 'no quote of this code');
  }

  /**
   * Locks a request and changes it. An act whose key is in the history already is not repeated.
   * @param run returns the entry for the history and the changed columns of the request
   */
  async function act(
    code: string,
    address: string,
    news: QuoteNews,
    { requestKey }: Keyed,
    run: (
      tx: Database,
      request: QuoteRequest,
      now: Date,
    ) => Promise<{ entry: Omit<Parameters<typeof note>[2], 'kind'>; facts: Partial<QuoteRequest> }>,
  ): Promise<void> {
    const { id } = await find(code, address);
    await admitShared(db, { 'quote acts': id, 'quote acts address': address });
    const changed = await turns.writeAct(async (tx) => {
      const [request] = await tx.select().from(quoteRequests).where(eq(quoteRequests.id, id)).for('update');
      if (!request || request.deletedAt) throw new AppError('not_found', 'no quote of this code');
      if (requestKey && (await isNoted(tx, id, news, requestKey))) return null;
      if ((await tx.$count(quoteHistory, ofBuyer(id))) >= maxQuoteActs)
        throw new AppError('too_many_requests', 'too many acts on one quote', undefined, 24 * 3600);
      const { entry, facts } = await run(tx, request, new Date());
      await note(tx, id, { ...entry, kind: news, requestKey });
      await setFacts(tx, id, facts);
      if (news === 'accepted') await jobs.enqueue(tx, 'quote_mail', { requestId: id, about: 'accepted' });
      if (facts.acceptedAt) {
        await followAcceptance(tx, { ...request, ...facts });
        const from = testimonialFrom(facts.acceptedAt);
        await jobs.enqueue(tx, 'quote_mail', { requestId: id, about: 'review' }, from);
      }
      await audit(tx, null, {
        action: news,
        noun: 'quote',
        id,
        title: request.reference,
        after: { by: request.contactName, revision: entry.revision ?? request.revision },
      });
      await jobs.enqueue(tx, 'quote_notice', { requestId: id, news });
      return { ...request, shown: await testimonialTags([request], tx) };
    });
    if (changed && changed.shown.length > 0) tags.changed(changed.shown);
    if (changed)
      publish({
        kind: 'quotes',
        requestId: id,
        news,
        reference: changed.reference,
        name: changed.contactName,
      });
  }

  return {
    find,

    /** Refuses an address that guesses codes before a page is rendered for it. @throws AppError as `open` */
    async refuseGuesser(code: string, address: string): Promise<void> {
      const spent = { 'wrong quote codes': address, 'wrong quote codes of all': '' };
      if (await limits.isSpent(spent)) await find(code, address);
    },

    /** Counts a form sent to a code, before it is read. @throws AppError as `open`, also for too many forms */
    async admitForm(code: string, address: string): Promise<void> {
      await limits.admit({ 'quote forms': (await find(code, address)).id });
    },

    /** @throws AppError `not_found`; `too_many_requests` for an address that guesses codes */
    async open(code: string, address: string): Promise<BuyerQuote> {
      return forBuyer(await readWhole(db, await find(code, address), new Date()));
    },

    /** Asks a question about a line, or a general one. */
    ask: (code: string, given: z.output<typeof newQuestion>, address: string) =>
      act(code, address, 'question', given, async (_tx, request, now) => {
        const { text, lineId } = given;
        // An accepted offer stays accepted; the staff still see the question.
        const facts = isOver(request) ? {} : turnTo('us', now);
        return { entry: { text, lineId, revision: request.revision }, facts };
      }),

    /**
     * Accepts the newest revision.
     * @throws AppError `offer_replaced` for another revision, `offer_expired`, `offer_closed` if it was accepted
     * or declined already or if it is not the buyer's turn, `invalid` for a choice that it does not offer
     */
    accept: (code: string, given: NewAcceptance, address: string) =>
      act(code, address, 'accepted', given, async (tx, request, now) => {
        const [offer] = await tx
          .select()
          .from(quoteOffers)
          .where(and(eq(quoteOffers.id, given.offerId), eq(quoteOffers.requestId, request.id)));
        if (!offer) throw new AppError('not_found', 'no such offer');
        if (offer.revision !== request.revision || offer.hash !== given.hash)
          throw new AppError('offer_replaced', `revision ${request.revision} is the newest`);
        if (isOver(request)) throw new AppError('offer_closed', 'accepted or declined already');
        // The page offers no acceptance in this case, but an older tab or the API could still send one.
        if (request.turn !== 'buyer') throw new AppError('offer_closed', 'not the turn of the buyer');
        if (!request.validUntil || request.validUntil <= now) throw new AppError('offer_expired');
        checkChoice(offer.offer, given.choice);
        const { name, choice } = given;
        return {
          entry: { text: name, revision: offer.revision },
          facts:
            offer.kind === 'sample'
              ? {
                  sampleAccepted: { at: now.toISOString(), revision: offer.revision, name, choice },
                  // Next, we send the samples and make the offer for the goods.
                  ...turnTo('us', now),
                }
              : {
                  acceptedAt: now,
                  acceptedRevision: offer.revision,
                  acceptedName: name,
                  acceptedChoice: choice,
                  ...turnTo('none', now),
                },
        };
      }),

    /** @throws AppError `offer_closed` if nothing was accepted, or longer than 30 minutes ago */
    withdraw: (code: string, given: Keyed, address: string) =>
      act(code, address, 'withdrawn', given, async (_tx, request, now) => {
        const { acceptedAt, acceptedRevision, sampleAccepted } = request;
        const at = acceptedAt ?? (sampleAccepted && new Date(sampleAccepted.at));
        if (!at || withdrawUntil(at) < now) throw new AppError('offer_closed', 'nothing can be withdrawn');
        if (acceptedAt)
          return {
            entry: { revision: acceptedRevision },
            facts: { ...notAccepted, ...turnTo('buyer', now) },
          };
        return {
          entry: { revision: sampleAccepted!.revision },
          // If a newer offer was sent in the meantime, the turn does not change.
          facts: { sampleAccepted: null, ...(hasSamplesAccepted(request) ? turnTo('buyer', now) : {}) },
        };
      }),

    /** @throws AppError `offer_closed` if it was accepted or declined already */
    decline: (code: string, given: z.output<typeof newDecline>, address: string) =>
      act(code, address, 'declined', given, async (_tx, request, now) => {
        if (isOver(request)) throw new AppError('offer_closed', 'accepted or declined already');
        const { reason, text } = given;
        return {
          entry: { reason, text, revision: request.revision },
          facts: { declinedAt: now, declineReason: reason, ...turnTo('none', now) },
        };
      }),

    /** @throws AppError `offer_closed` unless the offer has expired or was declined */
    askFreshPrice: (code: string, given: Keyed, address: string) =>
      act(code, address, 'fresh_price', given, async (_tx, request, now) => {
        const stage = stageOf(request, now);
        if (stage !== 'expired' && stage !== 'declined')
          throw new AppError('offer_closed', 'the offer counts still');
        return {
          entry: { revision: request.revision },
          facts: { declinedAt: null, declineReason: null, ...turnTo('us', now) },
        };
      }),

    /**
     * @throws AppError `offer_closed` unless an offer was accepted long enough ago, `conflict` once the
     * testimonial is published or removed
     */
    testify: (code: string, given: NewTestimonial & { language: Locale }, address: string) =>
      act(code, address, 'testimonial', given, async (tx, request) => {
        await writeTestimonial(tx, request, given);
        return { entry: { revision: request.acceptedRevision }, facts: {} };
      }),
  };
}

/** The columns of a request without an acceptance. */
const notAccepted = {
  acceptedAt: null,
  acceptedRevision: null,
  acceptedName: null,
  acceptedChoice: null,
} as const;

const ofBuyer = (requestId: string) =>
  and(eq(quoteHistory.requestId, requestId), eq(quoteHistory.isStaff, false));

/** Whether the newest offer was accepted or declined. */
const isOver = (request: QuoteRequest): boolean =>
  request.acceptedAt !== null || request.declinedAt !== null || hasSamplesAccepted(request);

/** Whether the newest offer is for samples that were accepted. */
export const hasSamplesAccepted = ({ sampleAccepted, revision }: QuoteRequest): boolean =>
  sampleAccepted?.revision === revision;

/** What a withdrawal by the staff changes. @throws AppError `offer_closed` if nothing is accepted */
export function withdrawnByStaff(request: QuoteRequest, now: Date): Partial<QuoteRequest> {
  // Ends the validity of the offer too: otherwise an answer to a question would offer it again.
  const closed = { ...turnTo('us', now), validUntil: now };
  if (request.acceptedAt) return { ...notAccepted, ...closed };
  if (!request.sampleAccepted) throw new AppError('offer_closed', 'nothing is accepted');
  return { sampleAccepted: null, ...(hasSamplesAccepted(request) ? closed : {}) };
}

/** @throws AppError `invalid` for a choice that the offer does not have, or for an empty choice */
function checkChoice(offer: SentOffer, choice: NewAcceptance['choice']): void {
  // The price of a sample holds only for the offered number of pieces.
  const isOther = ({ lineId, optionId, quantity }: NewAcceptance['choice'][number]) =>
    optionId !== null && offer.lines.some(({ id, quantity: pieces }) => id === lineId && pieces !== quantity);
  if (offer.kind === 'sample' && choice.some(isOther))
    throw new AppError('invalid', 'the choice', { choice: 'choiceInvalid' });
  try {
    if (offerTotals(offer, choice).lines.length > 0) return;
  } catch (error) {
    if (!(error instanceof TotalsFault)) throw error;
    throw new AppError('invalid', 'the choice', { choice: error.reason });
  }
  throw new AppError('invalid', 'nothing is chosen', { choice: 'required' });
}
