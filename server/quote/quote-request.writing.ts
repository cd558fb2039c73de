import { AppError } from '#shared/errors.ts';
import { and, eq, sql } from 'drizzle-orm';
import { type QuoteEventKind, quoteReference, type Turn } from '#shared/quote-rules.ts';
import { normalPhone } from '../db/phone.ts';
import { findCustomer } from '../db/known-customer.ts';
import type { Database } from '../db/client.ts';
import { customers } from '../db/schema/customer.ts';
import { quoteHistory, quoteNumbers, quoteRequests } from '../db/schema/quote-request.ts';

export type QuoteRequest = typeof quoteRequests.$inferSelect;

/** The next reference of this year. Two requests of one moment wait for each other: numbers have no gaps. */
export async function nextReference(tx: Database, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const [row] = await tx
    .insert(quoteNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: quoteNumbers.year, set: { last: sql`${quoteNumbers.last} + 1` } })
    .returning();
  return quoteReference(year, row!.last);
}

/** A contact as customers are found by it. */
export const normalContact = (given: {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  country?: string | null | undefined;
}) => ({
  email: given.email?.toLowerCase() ?? null,
  phone: given.phone ? normalPhone(given.phone, given.country ?? '') : null,
});

type Person = {
  name: string;
  companyName: string | null;
  email: string | null;
  phone: string | null;
  country: string | null;
  language: typeof customers.$inferInsert.language;
  /**
   * Whether staff have entered it. A stranger can name the address of a customer beside a number of their own, and the staff
   * would call that: it is not added to a customer who is known.
   */
  isTrusted?: boolean;
};

/** The customer of this address or number, made now if there is none. What is known of them already stays. */
export async function ensureCustomer(
  tx: Database,
  { isTrusted = false, ...person }: Person,
): Promise<string | null> {
  const { email, phone } = person;
  if (!email && !phone) return null;
  // Two requests of one person at the same moment make one customer.
  for (const key of [email, phone].filter((one) => one !== null).toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`customer ${key}`}))`);
  const known = await findCustomer(tx, { email, phone });
  if (known) {
    await tx
      .update(customers)
      .set({
        ...(isTrusted
          ? {
              email: sql`coalesce(${customers.email}, ${email})`,
              phone: sql`coalesce(${customers.phone}, ${phone})`,
            }
          : {}),
        companyName: sql`coalesce(${customers.companyName}, ${person.companyName})`,
        country: sql`coalesce(${customers.country}, ${person.country})`,
      })
      .where(eq(customers.id, known));
    return known;
  }
  const [made] = await tx.insert(customers).values(person).returning({ id: customers.id });
  return made!.id;
}

type Entry = {
  kind: QuoteEventKind;
  userId?: string | null;
  revision?: number | null;
  lineId?: string | null | undefined;
  text?: string | null | undefined;
  reason?: QuoteRequest['declineReason'];
  requestKey?: string | undefined;
};

/**
 * Notes what has happened to a request, which is locked.
 * @returns false where this very act has been noted before: its answer was lost
 */
export async function note(tx: Database, requestId: string, entry: Entry): Promise<boolean> {
  const { userId = null, requestKey, ...rest } = entry;
  const rows = await tx
    .insert(quoteHistory)
    .values({
      ...rest,
      requestId,
      userId,
      isStaff: userId !== null,
      requestKey: requestKey && keyOfAct(entry.kind, requestKey),
      // Not when its transaction began, which may have waited for an act that began later.
      createdAt: sql`clock_timestamp()`,
    })
    .onConflictDoNothing({ target: [quoteHistory.requestId, quoteHistory.requestKey] })
    .returning({ id: quoteHistory.id });
  return rows.length > 0;
}

/** One form's key may come with acts of several kinds. */
const keyOfAct = (kind: QuoteEventKind, requestKey: string) => `${kind}:${requestKey}`;

/** Whether this very act has been noted before. */
export async function isNoted(
  tx: Database,
  requestId: string,
  kind: QuoteEventKind,
  requestKey: string,
): Promise<boolean> {
  const isIt = and(
    eq(quoteHistory.requestId, requestId),
    eq(quoteHistory.requestKey, keyOfAct(kind, requestKey)),
  );
  return (await tx.$count(quoteHistory, isIt)) > 0;
}

/** Says who is to act next, and since when. */
export const turnTo = (turn: Turn, now: Date): Pick<QuoteRequest, 'turn' | 'turnSince'> => ({
  turn,
  turnSince: now,
});

/** Changes a request beside the staff's form: what they have opened is older then. */
export async function setFacts(tx: Database, id: string, values: Partial<QuoteRequest>): Promise<void> {
  await tx
    .update(quoteRequests)
    .set({ ...values, version: sql`${quoteRequests.version} + 1` })
    .where(eq(quoteRequests.id, id));
}

/** @throws AppError `offer_closed` for a request that is accepted or declined */
export function refuseClosed({ acceptedAt, declinedAt }: QuoteRequest): void {
  if (acceptedAt ?? declinedAt) throw new AppError('offer_closed', 'accepted or declined');
}
