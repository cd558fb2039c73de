import { and, eq, gt, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { colleagueNews, type QuoteNoticeKind } from '#shared/deals/quote-rules.ts';
import type { Database } from '../../platform/db/client.ts';
import { quoteHistory, quoteRequests } from './quote-request.schema.ts';
import { consumeShared } from '../../platform/limits/shared-limits.ts';
import { users } from '../../people/user/user.schema.ts';
import type { MailService } from '../../conversations/mail/mail.service.ts';
import { acceptances, readWhole } from './quote.queries.ts';
import type { QuoteRequest } from './quote-request.writing.ts';
import { mayTestify, readOwnTestimonial } from './quote-testimonial.ts';

type QuoteMail = Parameters<MailService['queueQuote']>[1];

export type QuoteMailService = ReturnType<typeof createQuoteMailService>;

type Notice = {
  requestId: string;
  news: QuoteNoticeKind;
  /** The user whom a colleague's act concerns; `by` is the colleague. */
  userId?: string | undefined;
  by?: string | undefined;
};

/** Whether news count against the limit: a buyer can cause them repeatedly without an offer. */
const isCounted = (news: QuoteNoticeKind) => !['accepted', 'withdrawn', ...colleagueNews].includes(news);

const hourMs = 3_600_000;
/**
 * Hours after which buyers are reminded: `expiry` before an offer ends, `silence` after it was sent without a
 * reaction.
 */
const reminderHours = { expiry: 48, silence: 5 * 24 };
/** Maximum number of reminders of a kind that one run queues; the next run takes the rest. */
const remindersAtOnce = 200;

/** Mails about quotes: to the staff, and to buyers with a mail address, in their language. */
export function createQuoteMailService({ db, mail }: { db: Database; mail: MailService }) {
  const find = async (tx: Database, id: string): Promise<QuoteRequest | null> =>
    (
      await tx
        .select()
        .from(quoteRequests)
        .where(and(eq(quoteRequests.id, id), isNull(quoteRequests.deletedAt)))
    )[0] ?? null;

  return {
    /**
     * Mails the buyer the address of the request, an offer, an acceptance that was not withdrawn since, its proforma
     * invoice, that the staff have withdrawn it, or all answers that were not mailed yet; or asks how it went, unless the acceptance was withdrawn or the buyer has said so
     * already. Does nothing without a mail address.
     */
    async send(
      requestId: string,
      about: Exclude<QuoteMail['about'], 'expiry' | 'silence' | 'slip' | 'inspection' | 'week' | 'quietWeek'>,
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const texts = about === 'answer' ? await consumeAnswers(tx, requestId) : null;
        const request = await find(tx, requestId);
        // The job of an earlier answer has mailed this one too.
        if (!request?.email || texts?.length === 0) return;
        if (about === 'review' && !(await isReviewDue(tx, request))) return;
        const accepted = about === 'accepted' ? await acceptanceOf(tx, request) : null;
        if (about === 'accepted' && !accepted) return;
        if (about === 'proforma' && (await readWhole(tx, request, new Date())).proformas.length === 0) return;
        const text = texts?.join('\n\n') ?? null;
        // Asked once, after the delivery or long after the acceptance.
        const id = about === 'review' ? { id: request.id } : {};
        await mail.queueQuote(tx, { ...toBuyer(request), ...id, about, text, accepted });
      });
    },

    /**
     * Notifies one user of what a colleague did for them, or the staff of an act of the buyer. The latter goes to the
     * responsible staff member; if there is none, or they cannot be mailed any more, to all who want a mail for each
     * message.
     */
    async notify({ requestId, news, userId, by }: Notice): Promise<void> {
      await db.transaction(async (tx) => {
        const request = await find(tx, requestId);
        if (!request) return;
        const isStaff = and(
          eq(users.isActive, true),
          isNotNull(users.email),
          inArray(users.role, ['admin', 'super_admin']),
        );
        const readersOf = (who: SQL) =>
          tx
            .select({ id: users.id, email: users.email, language: users.staffLanguage })
            .from(users)
            .where(and(isStaff, who));
        const responsible = userId ?? request.assignedToUserId;
        let readers = responsible ? await readersOf(eq(users.id, responsible)) : [];
        if (readers.length === 0 && !userId) readers = await readersOf(eq(users.contactMail, 'each'));
        for (const reader of readers) {
          // Limited, so that a flood does not fill the mailbox and hide important mails. The admin area shows all
          // news.
          if (isCounted(news) && (await consumeShared(tx, { 'quote notices': reader.id })) !== null) continue;
          await mail.queueQuoteNotice(tx, {
            user: { ...reader, email: reader.email! },
            requestId,
            reference: request.reference,
            name: request.contactName,
            news,
            by: by ?? null,
          });
        }
      });
    },

    /**
     * Reminds buyers of an offer, each reminder once: two days before the offer ends, and after five days of
     * silence unless the other was sent.
     */
    async remind(): Promise<void> {
      const now = new Date();
      const isOpen = and(
        isNull(quoteRequests.deletedAt),
        isNull(quoteRequests.acceptedAt),
        isNull(quoteRequests.declinedAt),
        eq(quoteRequests.turn, 'buyer'),
        isNotNull(quoteRequests.email),
        gt(quoteRequests.validUntil, now),
      );
      const soon = lt(quoteRequests.validUntil, new Date(now.getTime() + reminderHours.expiry * hourMs));
      const silent = lt(quoteRequests.turnSince, new Date(now.getTime() - reminderHours.silence * hourMs));
      for (const [about, column, due] of [
        ['expiry', 'expiryMailedAt', soon],
        ['silence', 'silenceMailedAt', silent],
      ] as const) {
        await db.transaction(async (tx) => {
          const rows = await tx
            .select()
            .from(quoteRequests)
            .where(and(isOpen, due, isNull(quoteRequests.expiryMailedAt), isNull(quoteRequests[column])))
            .orderBy(quoteRequests.validUntil)
            .limit(remindersAtOnce)
            .for('update', { skipLocked: true });
          for (const request of rows) {
            await mail.queueQuote(tx, { ...toBuyer(request), about, text: null });
            await tx
              .update(quoteRequests)
              .set({ [column]: now })
              .where(eq(quoteRequests.id, request.id));
          }
        });
      }
    },
  };
}

/** An offer that was accepted again in the meantime has a job of its own, later. */
const isReviewDue = async (tx: Database, request: QuoteRequest): Promise<boolean> =>
  (await mayTestify(tx, request, new Date())) && (await readOwnTestimonial(tx, request)) === null;

/** The newest acceptance that is valid, with what the mail says of its offer. */
async function acceptanceOf(tx: Database, request: QuoteRequest): Promise<QuoteMail['accepted'] | null> {
  const quote = await readWhole(tx, request, new Date());
  const [accepted] = acceptances(quote).toSorted((one, other) => other.at.localeCompare(one.at));
  const sent = quote.revisions.find(({ revision }) => revision === accepted?.revision);
  return accepted && sent ? { ...accepted, offer: sent.offer, totalMinor: accepted.totals.totalMinor } : null;
}

/** The answers that were not mailed yet, oldest first; from now on they count as mailed. */
async function consumeAnswers(tx: Database, requestId: string): Promise<string[]> {
  const isNew = and(eq(quoteHistory.kind, 'answer'), isNull(quoteHistory.mailedAt));
  const rows = await tx
    .update(quoteHistory)
    .set({ mailedAt: new Date() })
    .where(and(eq(quoteHistory.requestId, requestId), isNew))
    .returning({ text: quoteHistory.text, at: quoteHistory.createdAt });
  return rows.toSorted((one, other) => +one.at - +other.at).flatMap(({ text }) => text ?? []);
}

export const toBuyer = (request: QuoteRequest) => ({
  requestId: request.id,
  recipient: request.email!,
  name: request.contactName,
  language: request.locale,
  reference: request.reference,
  path: `/quotes/${request.code}`,
  validUntil: request.validUntil,
  timeZone: request.timeZone,
});
