import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '#shared/base/errors.ts';
import { pick } from '#shared/base/pick.ts';
import type { SentOffer } from '#shared/deals/quote-offer.ts';
import { offerTotals, TotalsFault } from '#shared/deals/quote-totals.ts';
import type { BuyerQuote, NewAcceptance, newDecline, newQuestion } from '#shared/deals/quote.ts';
import type { Locale } from '#shared/base/locale.ts';
import type { NewTestimonial } from '#shared/deals/testimonial.ts';
import type { Database } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { admitShared } from '../../platform/limits/shared-limits.ts';
import { looksLikeQuoteCode } from '../../platform/db/token.ts';
import type { QuoteActs } from './quote.acting.ts';
import { quoteOffers, quoteRequests } from './quote-request.schema.ts';
import { forBuyer, readWhole, withdrawUntil } from './quote.queries.ts';
import { followAcceptance, writeTestimonial } from './quote-testimonial.ts';
import type { QuoteRequest } from './quote-request.writing.ts';
import { lastAcceptance } from './stored-acceptance.ts';
import { countWrongCode, type QuoteTurns } from './quote-turns.ts';

export type QuoteBuyerService = ReturnType<typeof createQuoteBuyerService>;

type Keyed = { requestKey?: string | undefined };
type Dependencies = {
  db: Database;
  limits: Limits;
  turns: QuoteTurns;
  acts: Pick<QuoteActs, 'act'>;
};

/** What a buyer can do at the secret address of a request. Knowing the address is the permission (decision 035). */
export function createQuoteBuyerService({ db, limits, turns, acts }: Dependencies) {
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

  /** The id of the request that a buyer wants to act on. @throws AppError `not_found`, `too_many_requests` */
  async function enter(code: string, address: string): Promise<string> {
    const { id } = await find(code, address);
    await admitShared(db, { 'quote acts': id, 'quote acts address': address });
    return id;
  }

  const act: QuoteActs['act'] = (...given) => turns.takeActTurn(async () => acts.act(...given));

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

    /** Asks a question: about a line, about a milestone, or a general one. */
    ask: async (code: string, given: z.output<typeof newQuestion>, address: string) =>
      act(null, await enter(code, address), 'ask', given, () => ({
        entry: pick(given, ['text', 'lineId', 'step']),
      })),

    /**
     * Accepts the newest revision.
     * @throws AppError `offer_replaced` for another revision, `offer_expired`, `offer_closed` if it was accepted
     * or declined already or if it is not the buyer's turn, `invalid` for a choice that it does not offer
     */
    async accept(code: string, given: NewAcceptance, address: string): Promise<void> {
      const id = await enter(code, address);
      const { name, choice, hash } = given;
      const { kind, revision, offer, ...of } = await findById(given.offerId, () =>
        db
          .select()
          .from(quoteOffers)
          .where(and(eq(quoteOffers.id, given.offerId), eq(quoteOffers.requestId, id))),
      );
      const check = (request: QuoteRequest) => {
        if (revision !== request.revision || hash !== of.hash)
          throw new AppError('offer_replaced', `revision ${request.revision} is the newest`);
      };
      const entry = { text: name, revision };
      const keyed = { ...given, check };
      if (kind === 'sample')
        return act(null, id, 'acceptSamples', keyed, (_tx, _request, now) => {
          checkChoice(offer, choice);
          return { entry, facts: { sampleAccepted: { at: now.toISOString(), revision, name, choice } } };
        });
      return act(null, id, 'accept', keyed, async (tx, request, now) => {
        checkChoice(offer, choice);
        const facts = {
          acceptedAt: now,
          acceptedRevision: revision,
          acceptedName: name,
          acceptedChoice: choice,
        };
        await followAcceptance(tx, { ...request, ...facts });
        return { entry, facts };
      });
    },

    /** @throws AppError `offer_closed` if nothing was accepted, or longer than 30 minutes ago */
    withdraw: async (code: string, given: Keyed, address: string) =>
      act(null, await enter(code, address), 'withdraw', given, (_tx, request, now) => {
        const accepted = lastAcceptance(request);
        if (withdrawUntil(new Date(accepted.at)) < now)
          throw new AppError('offer_closed', 'accepted too long ago');
        return { entry: { revision: accepted.revision } };
      }),

    /** @throws AppError `offer_closed` if it was accepted or declined already */
    decline: async (code: string, given: z.output<typeof newDecline>, address: string) =>
      act(null, await enter(code, address), 'decline', given, (_tx, _request, now) => {
        const { reason, text } = given;
        return { entry: { reason, text }, facts: { declinedAt: now, declineReason: reason } };
      }),

    /** @throws AppError `offer_closed` unless the offer has expired or was declined */
    askFreshPrice: async (code: string, given: Keyed, address: string) =>
      act(null, await enter(code, address), 'askFreshPrice', given, () => ({})),

    /**
     * @throws AppError `offer_closed` unless an offer was accepted long enough ago, `conflict` once the
     * testimonial is published or removed
     */
    testify: async (code: string, given: NewTestimonial & { language: Locale }, address: string) =>
      act(null, await enter(code, address), 'testify', given, async (tx, request) => {
        await writeTestimonial(tx, request, given);
        return { entry: { revision: request.acceptedRevision } };
      }),
  };
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
