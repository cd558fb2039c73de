import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '#shared/base/errors.ts';
import { fallbackLocale, type Locale } from '#shared/base/locale.ts';
import { demand } from '#shared/base/policy.ts';
import { type QuoteEventKind, quoteStages } from '#shared/deals/quote-rules.ts';
import type {
  EarlierOfferQuery,
  NewQuote,
  QuoteBulk,
  QuoteChange,
  QuoteQuery,
  StaffQuote,
} from '#shared/deals/quote.ts';
import type { OfferSheet } from '#shared/deals/quote-offer.ts';
import type { factoryNote, newAnswer } from '#shared/deals/quote-acts.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { boardColumnSize } from '#shared/deals/quote-limits.ts';
import { demandStaffMember } from '../../people/index.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { createRecordLifecycle } from '../../platform/db/record.ts';
import { quoteRequests } from './quote-request.schema.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import type { Publish } from '../../platform/live/messages.ts';
import type { PageTags } from '../../platform/live/tags.ts';
import { hasSamplesAccepted, withdrawnByStaff } from './quote-buyer.service.ts';
import type { LandedCostService } from '../landed-cost/landed-cost.service.ts';
import { readBoard, readQuoteList } from './quote-list-staff.queries.ts';
import { readEarlier } from './quote.queries.ts';
import { readStaffQuote } from './staff-quote.queries.ts';
import type { PrintFaults } from '../pdf/pdf.service.ts';
import { demandPrintable, printedDetails } from './quote-print.ts';
import { testimonialTags } from './quote-testimonial.ts';
import { quotePurge } from './quote-purge.ts';
import { approveDraft, authorship } from './quote-approval.ts';
import { demandSendable, sendDraft, type Sending } from './quote.sending.ts';
import { buyerZone } from './buyer-zone.ts';
import { changedDetails, demandOrigin, followDetails, isOtherDraft, storedDetails } from './quote-details.ts';
import {
  ensureCustomer,
  nextReference,
  normalContact,
  note,
  type QuoteRequest,
  refuseClosed,
  setFacts,
  turnTo,
} from './quote-request.writing.ts';

export type QuoteService = ReturnType<typeof createQuoteService>;

type Actor = CurrentUser | null;
type Dependencies = {
  db: Database;
  tags: PageTags;
  jobs: Pick<JobService, 'enqueue'>;
  publish: Publish;
  settings: () => Promise<SiteSettings>;
  landedBasis: LandedCostService['basisOf'];
  printFaults: PrintFaults;
  /** Stores the factory prices of a draft as supplier prices. */
  keepPrices: (tx: Database, actor: Actor, requestId: string, sheet: OfferSheet) => Promise<void>;
};

/** Work of the staff on requests and offers (decision 035). */
export function createQuoteService(dependencies: Dependencies) {
  const { db, tags, jobs, publish, settings, landedBasis, keepPrices, printFaults } = dependencies;
  const lifecycle = createRecordLifecycle({
    db,
    noun: 'quote',
    read: (id) => readStaffQuote(db, id, settings),
    shown: { tags, of: testimonialTags },
    ...quotePurge,
  });

  /** Tells the staff screens of all processes to read again. */
  const published = (
    id: string | null,
    { reference, contactName }: Pick<QuoteRequest, 'reference' | 'contactName'>,
  ) => publish({ kind: 'quotes', requestId: id, news: null, reference, name: contactName });

  /** Changes a request outside its form, with an entry in its history. */
  async function act(
    actor: Actor,
    id: string,
    kind: QuoteEventKind,
    entry: Pick<Parameters<typeof note>[2], 'text' | 'lineId' | 'requestKey'>,
    factsOf: (request: QuoteRequest, now: Date) => Partial<QuoteRequest>,
  ): Promise<void> {
    const changed = await lifecycle.changePart(actor, id, async (tx, request) => {
      const facts = factsOf(request, new Date());
      if (!(await note(tx, id, { ...entry, kind, userId: actor!.id, revision: request.revision })))
        return false;
      await setFacts(tx, id, facts);
      await audit(tx, actor, {
        action: kind,
        noun: 'quote',
        id,
        title: request.reference,
        after: entry.text ? { text: entry.text } : {},
      });
      if (kind === 'answer') await jobs.enqueue(tx, 'quote_mail', { requestId: id, about: 'answer' });
      return request;
    });
    if (changed) published(id, changed);
  }

  const factoryAct =
    (kind: 'factory_asked' | 'factory_answered', side: 'factory' | 'us') =>
    (actor: Actor, id: string, { text }: z.output<typeof factoryNote>) =>
      act(actor, id, kind, { text }, (request, now) => {
        refuseClosed(request);
        return turnTo(side, now);
      });

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
      return readBoard(db, query, actor!.id, language, quoteStages, boardColumnSize);
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
            note(tx, id, { kind: 'requested', userId: actor!.id, text: given.message }),
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
            ...(isOtherDraft(before, sheet) ? { approvedBy: null } : {}),
            ...(isDrafted ? authorship(before, given.sheet, actor!.id) : {}),
          };
        },
        afterWrite: async (tx, after) => {
          if (changed.length > 0)
            await note(tx, id, { kind: 'changed', userId: actor!.id, text: changed.join(' ') });
          const { assignedToUserId: userId } = after;
          if (given.assignedToUserId && userId && userId !== actor!.id)
            await jobs.enqueue(tx, 'quote_notice', {
              requestId: id,
              news: 'assigned',
              userId,
              by: actor!.username,
            });
        },
      });
      published(id, row);
      return row;
    },

    /** Checks whether the stored draft can be sent. @throws AppError as `send`, but `conflict` */
    async check(actor: Actor, id: string): Promise<void> {
      const rules = { ...(await settings()), printFaults };
      await lifecycle.changePart(actor, id, async (tx, request) => {
        await demandSendable(tx, request, rules);
        return false;
      });
    },

    /**
     * Sends the draft as the next revision. @throws AppError `conflict` if the draft is not the one that was shown,
     * `offer_closed` while an acceptance is valid, `invalid` with the missing fields
     */
    async send(actor: Actor, id: string, given: Pick<Sending, 'version' | 'text' | 'requestKey'>) {
      const [{ rates, marginFloor }, opened] = await Promise.all([settings(), lifecycle.open(actor, id)]);
      // Read before the transaction, which may hold the only connection. A draft that changes meanwhile is a conflict.
      const landed = await landedBasis(opened.country, opened.sheet?.lines ?? []);
      const sending = { actor: actor!, rates, marginFloor, landed, printFaults, ...given };
      const sent = await lifecycle.changePart(actor, id, async (tx, request) => {
        if (!(await sendDraft(tx, request, sending))) return false;
        await jobs.enqueue(tx, 'quote_mail', { requestId: id, about: 'offer' });
        return request;
      });
      if (sent) published(id, sent);
    },

    /** @throws AppError as `approveDraft` */
    async approve(actor: Actor, id: string, { version }: { version: number }): Promise<void> {
      const rules = await settings();
      const approved = await lifecycle.changePart(actor, id, async (tx, request) => {
        await approveDraft(tx, request, { actor: actor!, version, rules });
        return request;
      });
      published(id, approved);
    },

    answer: (actor: Actor, id: string, given: z.output<typeof newAnswer>) =>
      act(actor, id, 'answer', given, (request, now) =>
        request.turn === 'us' && request.revision !== null && !hasSamplesAccepted(request)
          ? turnTo('buyer', now)
          : {},
      ),

    askFactory: factoryAct('factory_asked', 'factory'),
    factoryAnswered: factoryAct('factory_answered', 'us'),

    /** Withdraws an acceptance. @throws AppError `offer_closed` if nothing is accepted */
    withdraw: (actor: Actor, id: string, { reason }: { reason: string }) =>
      act(actor, id, 'withdrawn', { text: reason }, withdrawnByStaff),

    /** Reopens a declined request. @throws AppError `offer_closed` if it was not declined */
    reopen: (actor: Actor, id: string, { reason }: { reason: string }) =>
      act(actor, id, 'reopened', { text: reason }, (request, now) => {
        if (!request.declinedAt) throw new AppError('offer_closed', 'it was not declined');
        return { declinedAt: null, declineReason: null, ...turnTo('us', now) };
      }),

    /** Makes the same change to many requests. @returns how many were changed */
    async bulk(actor: Actor, { ids, action, userId }: QuoteBulk): Promise<number> {
      if (action === 'assign') await demandStaffMember(db, userId ?? null);
      const isListed = action === 'restore' ? isNotNull : isNull;
      const values =
        action === 'assign'
          ? { assignedToUserId: userId ?? null }
          : { deletedAt: action === 'delete' ? new Date() : null };
      const changed = await lifecycle.updateMany(actor, ids, () => values, isListed(quoteRequests.deletedAt));
      if (changed[0]) published(null, changed[0].after);
      return changed.length;
    },
  };
}
