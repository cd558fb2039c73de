import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '#shared/base/errors.ts';
import { fallbackLocale, type Locale } from '#shared/base/locale.ts';
import { pick } from '#shared/base/pick.ts';
import { demand } from '#shared/base/policy.ts';
import type {
  EarlierOfferQuery,
  NewQuote,
  newQuestion,
  QuoteBulk,
  QuoteChange,
  QuoteQuery,
  StaffQuote,
} from '#shared/deals/quote.ts';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import type { factoryNote, reasonedAct, sendOffer } from '#shared/deals/quote-acts.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { demandStaffMember, formerAssignees } from '../../people/index.ts';
import { bulkAnswer, type Former } from '../../platform/db/bulk.ts';
import type { Database } from '../../platform/db/client.ts';
import { quoteRequests } from './quote-request.schema.ts';
import { demandAct, type QuoteActs } from './quote.acting.ts';
import type { LandedCostService } from '../landed-cost/landed-cost.service.ts';
import { readBoard, readQuoteList } from './quote-list-staff.queries.ts';
import { readEarlier, readQuotedProducts } from './quote.queries.ts';
import type { OfferedProduct } from '#shared/catalogue/quoted-product.ts';
import type { ProductService } from '../../catalogue/product/product.service.ts';
import type { PrintFaults } from '../pdf/pdf.service.ts';
import { demandPrintable, printedDetails } from './quote-print.ts';
import { authorship, authorsOf } from './quote-approval.ts';
import { demandSendable, sendDraft } from './quote.sending.ts';
import { lastAcceptance } from './stored-acceptance.ts';
import { buyerZone } from './buyer-zone.ts';
import { changedDetails, demandOrigin, followDetails, isOtherDraft, storedDetails } from './quote-details.ts';
import {
  addEvent,
  ensureCustomer,
  nextReference,
  normalContact,
  type QuoteRequest,
} from './quote-request.writing.ts';

export type QuoteService = ReturnType<typeof createQuoteService>;

type Actor = CurrentUser | null;
type Dependencies = {
  db: Database;
  acts: QuoteActs;
  settings: () => Promise<SiteSettings>;
  landedBasis: LandedCostService['basisOf'];
  printFaults: PrintFaults;
  listTerms: ProductService['listTerms'];
  /** Stores the factory prices of a draft as supplier prices. */
  keepPrices: (tx: Database, actor: Actor, requestId: string, sheet: OfferSheet) => Promise<void>;
};

/** Number of products that the picker of a line offers. */
const choiceCount = 6;

/** Work of the staff on requests and offers (decision 035). */
export function createQuoteService(dependencies: Dependencies) {
  const { db, acts, settings, landedBasis, keepPrices, printFaults, listTerms } = dependencies;
  const { lifecycle, published, act, tell } = acts;

  return {
    ...lifecycle,

    /** One page of requests, with the total count and the counts per stage. Products are named in this language. */
    async list(actor: Actor, query: QuoteQuery, language: Locale = fallbackLocale) {
      demand(actor, 'staff');
      return readQuoteList(db, query, actor!.id, language);
    },

    /** The cards of the board, by stage. */
    async board(actor: Actor, query: QuoteQuery, language: Locale) {
      demand(actor, 'staff');
      return readBoard(db, query, actor!.id, language);
    },

    /** Opens a request and marks it as read. */
    async read(actor: Actor, id: string): Promise<StaffQuote> {
      const quote = await lifecycle.open(actor, id);
      // Not a change of edited data: the version stays.
      await db
        .update(quoteRequests)
        .set({ readAt: new Date() })
        .where(and(eq(quoteRequests.id, id), isNull(quoteRequests.readAt)));
      return quote;
    },

    /** The draft of a sent revision. @throws AppError `not_found` */
    async earlier(actor: Actor, query: EarlierOfferQuery) {
      demand(actor, 'staff');
      const found = await readEarlier(db, query);
      if (!found) throw new AppError('not_found', `no offer ${query.reference}`);
      return found;
    },

    /** A few products that match the input, in the buyer's language. @throws AppError `not_found` */
    async products(actor: Actor, id: string, search: string): Promise<OfferedProduct[]> {
      const { locale } = await lifecycle.open(actor, id);
      const found = await listTerms(search, locale, choiceCount);
      const known = await readQuotedProducts(
        db,
        found.map((one) => one.id),
      );
      return found.flatMap((terms) => {
        const quoted = known.find((one) => one.id === terms.id);
        return quoted ? { ...terms, quoted } : [];
      });
    },

    /** A request that staff enter for a customer. */
    async create(actor: Actor, given: NewQuote, key: string | null): Promise<QuoteRequest> {
      const now = new Date();
      const contact = normalContact(given);
      const { timeZone, ...rest } = given;
      const row = await lifecycle.create(
        actor,
        { ...rest, ...contact, timeZone: buyerZone(timeZone, given.country), readAt: now, turnSince: now },
        key,
        {
          beforeWrite: async (tx) => {
            await demandStaffMember(tx, given.assignedToUserId ?? null);
            await demandOrigin(tx, given);
            return {
              reference: await nextReference(tx, now),
              customerId: await ensureCustomer(tx, {
                name: given.contactName,
                companyName: given.companyName ?? null,
                ...contact,
                country: given.country ?? null,
                language: given.locale,
                isTrusted: true,
              }),
              draftedBy: actor!.id,
            };
          },
          afterWrite: (tx, { id }) =>
            addEvent(tx, id, { kind: 'requested', userId: actor!.id, text: given.message }),
          logged: { contactName: given.contactName, ...contact },
        },
      );
      published(row.id, row);
      return row;
    },

    /** @throws AppError `conflict`, `not_found`, `invalid` for an assignee who is not staff */
    async update(actor: Actor, id: string, given: QuoteChange): Promise<QuoteRequest> {
      let changed: string[] = [];
      const row = await lifecycle.update(actor, id, given, {
        beforeWrite: async (tx, before) => {
          await demandStaffMember(tx, given.assignedToUserId ?? null);
          const stored = storedDetails(before, given);
          const after = { ...before, ...stored };
          changed = changedDetails(before, after);
          const followed = changed.length > 0 ? await followDetails(tx, actor, before, after) : {};
          const sheet = given.sheet === undefined ? followed.sheet : given.sheet;
          // A draft that merely follows the request's details has no new author and no new factory prices.
          const isDrafted = isOtherDraft(before, given.sheet);
          const named = before.revision === null ? [] : changed;
          demandPrintable(printFaults, { sheet: isDrafted && given.sheet, ...printedDetails(after, named) });
          if (isDrafted && given.sheet) await keepPrices(tx, actor, id, given.sheet);
          return {
            ...stored,
            ...followed,
            ...(sheet === undefined ? {} : { sheet }),
            // A changed draft must be approved anew.
            ...(isOtherDraft(before, sheet) ? { approvedBy: null, approvalSince: null } : {}),
            ...(isDrafted ? authorship(before, given.sheet, actor!.id) : {}),
          };
        },
        afterWrite: async (tx, after) => {
          if (changed.length > 0)
            await addEvent(tx, id, { kind: 'changed', userId: actor!.id, text: changed.join(' ') });
          if (given.assignedToUserId) await tell(tx, actor!, id, 'assigned', after.assignedToUserId);
        },
      });
      published(id, row);
      return row;
    },

    /**
     * Checks whether the stored draft can be sent. If only the approval of a colleague is missing, it waits for this
     * from now on.
     * @throws AppError as `send`, but `conflict`
     */
    async check(actor: Actor, id: string): Promise<void> {
      const rules = { ...(await settings()), printFaults };
      const unapproved = await lifecycle.changePart(actor, id, async (tx, request) => {
        const now = new Date();
        demandAct('send', request, now);
        try {
          await demandSendable(tx, request, rules, now);
          return null;
        } catch (error) {
          if (!(error instanceof AppError && error.code === 'own_draft')) throw error;
          const approvalSince = request.approvalSince ?? now;
          await tx.update(quoteRequests).set({ approvalSince }).where(eq(quoteRequests.id, id));
          return { error, request };
        }
      });
      if (!unapproved) return;
      published(id, unapproved.request);
      throw unapproved.error;
    },

    /**
     * Sends the draft as the next revision. @throws AppError `conflict` if the draft is not the one that was shown,
     * `offer_closed` while an acceptance is valid, `invalid` with the missing fields
     */
    async send(actor: Actor, id: string, given: z.output<typeof sendOffer>): Promise<void> {
      const [{ rates, marginFloor }, opened] = await Promise.all([settings(), lifecycle.open(actor, id)]);
      // Read before the transaction, which may hold the only connection. A draft that changes meanwhile is a conflict.
      const landed = await landedBasis(opened.country, opened.sheet?.lines ?? []);
      const rules = { rates, marginFloor, landed, printFaults };
      await act(actor, id, 'send', withVersion(given), (tx, request, now) =>
        sendDraft(tx, request, now, { actor: actor!, text: given.text, ...rules }),
      );
    },

    /** @throws AppError `own_draft` for one's own prices, `conflict` if the draft is not the one that was shown */
    async approve(actor: Actor, id: string, given: { version: number }): Promise<void> {
      const rules = await settings();
      await act(actor, id, 'approve', withVersion(given), async (tx, request) => {
        const authors = authorsOf(request, rules);
        if (authors.has(actor!.id)) throw new AppError('own_draft');
        // A draft that is approved again is no news.
        if (request.approvedBy === null)
          for (const author of authors) await tell(tx, actor!, id, 'approved', author);
        return { facts: { approvedBy: actor!.id, approvalSince: null } };
      });
    },

    answer: (actor: Actor, id: string, given: z.output<typeof newQuestion>) =>
      act(actor, id, 'answer', given, () => ({ entry: pick(given, ['text', 'lineId', 'step']) })),

    askFactory: (actor: Actor, id: string, { text }: z.output<typeof factoryNote>) =>
      act(actor, id, 'askFactory', {}, () => ({ entry: { text } })),

    factoryAnswered: (actor: Actor, id: string, { text }: z.output<typeof factoryNote>) =>
      act(actor, id, 'factoryAnswered', {}, () => ({ entry: { text } })),

    /** Withdraws an acceptance. @throws AppError `offer_closed` if nothing is accepted */
    withdraw: (actor: Actor, id: string, { reason: text }: z.output<typeof reasonedAct>) =>
      act(actor, id, 'takeBack', {}, (_tx, request, now) => {
        const isNewest = lastAcceptance(request).revision === request.revision;
        return { entry: { text }, facts: { validUntil: isNewest ? now : request.validUntil } };
      }),

    /** Reopens a declined request. @throws AppError `offer_closed` if it was not declined */
    reopen: (actor: Actor, id: string, { reason: text }: z.output<typeof reasonedAct>) =>
      act(actor, id, 'reopen', {}, () => ({ entry: { text } })),

    /** Makes the same change to many requests. Returns the former values, so that the change can be undone. */
    async bulk(actor: Actor, { ids, action, userId }: QuoteBulk) {
      if (action === 'assign') await demandStaffMember(db, userId ?? null);
      const isListed = action === 'restore' ? isNotNull : isNull;
      const values =
        action === 'assign'
          ? { assignedToUserId: userId ?? null }
          : { deletedAt: action === 'delete' ? new Date() : null };
      const changed = await lifecycle.updateMany(actor, ids, () => values, isListed(quoteRequests.deletedAt));
      if (changed[0]) published(null, changed[0].after);
      return bulkAnswer(changed);
    },

    /** Takes a bulk change back, except in requests that were assigned or moved again. @returns how many it changed */
    async undoBulk(actor: Actor, former: readonly Former[]): Promise<number> {
      const changed = await lifecycle.undoMany(actor, former, formerAssignees(former));
      if (changed[0]) published(null, changed[0].after);
      return changed.length;
    },
  };
}

type Shown = { version: number; requestKey?: string | undefined };

/** Refuses an act on another draft than the one that was shown. */
const withVersion = ({ version, requestKey }: Shown) => ({
  requestKey,
  check: (request: QuoteRequest) => {
    if (request.version !== version) throw new AppError('conflict');
  },
});
