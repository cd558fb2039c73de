import { and, eq } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { demand } from '#shared/base/policy.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import {
  type ActState,
  actOf,
  mayAct,
  type QuoteActName,
  type quoteActs,
} from '#shared/deals/quote-act-table.ts';
import { maxQuoteActs } from '#shared/deals/quote-limits.ts';
import { type ColleagueNews, stageOf } from '#shared/deals/quote-rules.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { createRecordLifecycle } from '../../platform/db/record.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import type { Publish } from '../../platform/live/messages.ts';
import type { PageTags } from '../../platform/live/tags.ts';
import { cancelOrderOf, openOrderBy } from '../order/order.writing.ts';
import { quotePurge } from './quote-purge.ts';
import { quoteHistory } from './quote-request.schema.ts';
import { addEvent, hasEvent, type QuoteRequest, setFacts } from './quote-request.writing.ts';
import { testimonialTags } from './quote-testimonial.ts';
import { readStaffQuote } from './staff-quote.queries.ts';

export type QuoteActs = ReturnType<typeof createQuoteActs>;

type Dependencies = {
  db: Database;
  tags: PageTags;
  jobs: Pick<JobService, 'enqueue'>;
  publish: Publish;
  settings: () => Promise<SiteSettings>;
};

type Writes<N extends QuoteActName> = (typeof quoteActs)[N] extends { writes: readonly (infer Column)[] }
  ? Column & keyof QuoteRequest
  : never;

type Told = {
  entry?: Pick<Parameters<typeof addEvent>[2], 'text' | 'lineId' | 'step' | 'reason' | 'revision'>;
  /** For the audit log. */
  logged?: Record<string, unknown>;
};
/** What an act adds to its row: the entry in the history, and the values of its columns. */
type Done<N extends QuoteActName> = Told &
  ([Writes<N>] extends [never] ? { facts?: never } : { facts: Pick<QuoteRequest, Writes<N>> });
type Run<N extends QuoteActName> = (
  tx: Database,
  request: QuoteRequest,
  now: Date,
) => Done<N> | Promise<Done<N>>;

/** The acts on requests by the table of shared/deals/quote-act-table.ts, and the lifecycle of the requests. */
export function createQuoteActs({ db, tags, jobs, publish, settings }: Dependencies) {
  const lifecycle = createRecordLifecycle({
    db,
    noun: 'quote',
    read: (id) => readStaffQuote(db, id, settings),
    shown: { tags, of: testimonialTags },
    ...quotePurge,
  });

  /** Tells the staff's screens of all processes to read again, and of an act of the buyer what it was. */
  const published = (
    requestId: string | null,
    { reference, contactName: name }: Pick<QuoteRequest, 'reference' | 'contactName'>,
    act?: QuoteActName,
  ) => {
    const row = act && actOf(act);
    publish({ kind: 'quotes', requestId, news: row?.by === 'buyer' ? row.event : null, reference, name });
  };

  /** Writes history and audit log, and queues the mails of an act. */
  async function record(
    tx: Database,
    name: QuoteActName,
    actor: CurrentUser | null,
    request: QuoteRequest,
    { entry = {}, logged, requestKey }: Told & { requestKey?: string | undefined },
  ): Promise<void> {
    const row = actOf(name);
    const { id, reference: title, contactName } = request;
    const event = { revision: request.revision, ...entry };
    if (row.event)
      await addEvent(tx, id, { ...event, kind: row.event, userId: actor?.id ?? null, requestKey });
    const told = row.by === 'buyer' ? { by: contactName, revision: event.revision } : { text: entry.text };
    await audit(tx, actor, {
      action: row.logged ?? row.event!,
      noun: 'quote',
      id,
      title,
      after: logged ?? told,
    });
    const { mails: about, mailsLater: later } = row;
    if (about) await jobs.enqueue(tx, 'quote_mail', { requestId: id, about });
    if (later) {
      const at = new Date(Date.now() + later.afterDays * 86_400_000);
      await jobs.enqueue(tx, 'quote_mail', { requestId: id, about: later.about }, at);
    }
    if (row.by === 'buyer') await jobs.enqueue(tx, 'quote_notice', { requestId: id, news: row.event });
  }

  return {
    lifecycle,
    published,
    record,

    /** Notifies a user by mail of what a colleague did for them. */
    tell: async (
      tx: Database,
      by: CurrentUser,
      requestId: string,
      news: ColleagueNews,
      userId: string | null,
    ): Promise<void> => {
      if (userId && userId !== by.id)
        await jobs.enqueue(tx, 'quote_notice', { requestId, news, userId, by: by.username });
    },

    /**
     * Does an act. One whose key is in the history already is not repeated.
     * @param actor null for the buyer
     * @param check what is refused before the state is looked at
     * @param run does what is special to the act, and returns what it adds
     * @throws AppError `not_found`; `offer_closed` or `offer_expired` in a state without the act; as `run`
     */
    act: async <N extends QuoteActName>(
      actor: CurrentUser | null,
      id: string,
      name: N,
      { requestKey, check }: { requestKey?: string | undefined; check?: (request: QuoteRequest) => void },
      run: Run<N>,
    ): Promise<void> => {
      const { by, event, ends } = actOf(name);
      if (by === 'staff') demand(actor, 'staff');
      const done = await lifecycle.change(async (tx, touch) => {
        const request = await lifecycle.lock(tx, id);
        if (request.deletedAt) throw new AppError('not_found', 'the request is in the trash');
        if (requestKey && event && (await hasEvent(tx, id, event, requestKey))) return null;
        if (by === 'buyer' && (await countOfBuyer(tx, id)) >= maxQuoteActs)
          throw new AppError('too_many_requests', 'too many acts on one quote', undefined, 24 * 3600);
        check?.(request);
        const now = new Date();
        const state = demandAct(name, request, now);
        const { facts, ...told } = await run(tx, request, now);
        if (ends === 'acceptance' && request.acceptedAt) await cancelOrderOf(tx, id);
        const values = { ...ended(ends, request), ...facts };
        const turn = turned(name, state, { ...request, ...values }, now);
        await setFacts(tx, id, { ...values, ...turn });
        if (name === 'accept') {
          const { orderOpening } = await settings();
          if (orderOpening !== 'off') await openOrderBy(tx, null, { ...request, ...values }, orderOpening);
        }
        await record(tx, name, actor, request, { ...told, requestKey });
        await touch([request]);
        return request;
      });
      if (done) published(id, done, name);
    },
  };
}

const countOfBuyer = (tx: Database, id: string) =>
  tx.$count(quoteHistory, and(eq(quoteHistory.requestId, id), eq(quoteHistory.isStaff, false)));

/** Whether the newest offer is for samples that were accepted. */
const hasSamplesAccepted = ({ sampleAccepted, revision }: QuoteRequest): boolean =>
  sampleAccepted?.revision === revision;

/** @throws AppError `offer_closed` or `offer_expired` unless the act is possible in the state of the request */
export function demandAct(name: QuoteActName, request: QuoteRequest, now: Date): ActState {
  const state = hasSamplesAccepted(request) ? 'samples' : stageOf(request, now);
  if (mayAct(name, state)) return state;
  throw new AppError(
    name.startsWith('accept') && state === 'expired' ? 'offer_expired' : 'offer_closed',
    `${name} is not possible: ${state}`,
  );
}

/** The columns of the acceptance that is valid now, or of the decline, without it. */
function ended(
  what: 'acceptance' | 'decline' | undefined,
  { acceptedAt }: QuoteRequest,
): Partial<QuoteRequest> {
  if (what === 'decline') return { declinedAt: null, declineReason: null };
  if (what === undefined) return {};
  if (!acceptedAt) return { sampleAccepted: null };
  return { acceptedAt: null, acceptedRevision: null, acceptedName: null, acceptedChoice: null };
}

function turned(
  name: QuoteActName,
  state: ActState,
  { revision }: QuoteRequest,
  now: Date,
): Partial<QuoteRequest> {
  const { turn, turnIn } = actOf(name);
  if (!turn || turnIn?.includes(state) === false) return {};
  return turn === 'buyer' && revision === null ? {} : { turn, turnSince: now };
}
