import { and, eq, sql } from 'drizzle-orm';
import type { OrderStep } from '#shared/deals/order-rules.ts';
import { type QuoteEventKind, quoteReference } from '#shared/deals/quote-rules.ts';
import { normalPhone } from '../../platform/db/phone.ts';
import { findCustomer, recognisedBy } from '../../conversations/index.ts';
import type { Database } from '../../platform/db/client.ts';
import { customers } from '../../conversations/customer/customer.schema.ts';
import { quoteHistory, quoteNumbers, quoteRequests } from './quote-request.schema.ts';

export type QuoteRequest = typeof quoteRequests.$inferSelect;

/** The next reference of this year. Concurrent requests wait for each other, so that the numbers have no gaps. */
export async function nextReference(tx: Database, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const [row] = await tx
    .insert(quoteNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: quoteNumbers.year, set: { last: sql`${quoteNumbers.last} + 1` } })
    .returning();
  return quoteReference(year, row!.last);
}

/** Normalises a contact to the form in which customers are looked up. */
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
   * Whether staff entered the contact. A stranger could give a customer's mail address together with a phone
   * number of their own, which the staff would then call. Therefore a customer has one contact from a stranger; staff
   * add the other one.
   */
  isTrusted?: boolean;
};

/**
 * The customer with the contact by which this person is recognised, created if missing. Known data of a customer are
 * not overwritten, and a contact of one customer is not added to another.
 */
export async function ensureCustomer(
  tx: Database,
  { isTrusted = false, ...person }: Person,
): Promise<string | null> {
  const { email, phone } = person;
  if (!email && !phone) return null;
  // Locks the contacts, so that two simultaneous requests of one person create only one customer.
  for (const key of [email, phone].filter((one) => one !== null).toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`customer ${key}`}))`);
  const first = await findCustomer(tx, { email, phone });
  const byPhone = isTrusted ? await findCustomer(tx, { email: null, phone }) : null;
  const known = first ?? byPhone;
  if (known) {
    await tx
      .update(customers)
      .set({
        ...(isTrusted && !first ? { email: sql`coalesce(${customers.email}, ${email})` } : {}),
        ...(isTrusted && !byPhone ? { phone: sql`coalesce(${customers.phone}, ${phone})` } : {}),
        companyName: sql`coalesce(${customers.companyName}, ${person.companyName})`,
        country: sql`coalesce(${customers.country}, ${person.country})`,
      })
      .where(eq(customers.id, known));
    return known;
  }
  const [made] = await tx
    .insert(customers)
    .values({ ...person, ...(isTrusted ? {} : recognisedBy(person)) })
    .returning({ id: customers.id });
  return made!.id;
}

type Entry = {
  kind: QuoteEventKind;
  userId?: string | null;
  revision?: number | null;
  lineId?: string | null | undefined;
  step?: OrderStep | null | undefined;
  text?: string | null | undefined;
  reason?: QuoteRequest['declineReason'];
  requestKey?: string | undefined;
};

/** Adds an entry to the history of a request, which the caller has locked. */
export async function addEvent(tx: Database, requestId: string, entry: Entry): Promise<void> {
  const { userId = null, requestKey, ...rest } = entry;
  await tx.insert(quoteHistory).values({
    ...rest,
    requestId,
    userId,
    isStaff: userId !== null,
    requestKey: requestKey && keyOfAct(entry.kind, requestKey),
    // Not the start of the transaction, which may have waited for an act that began later.
    createdAt: sql`clock_timestamp()`,
  });
}

/** The kind is part of the key, because the key of one form may come with acts of several kinds. */
const keyOfAct = (kind: QuoteEventKind, requestKey: string) => `${kind}:${requestKey}`;

/** Whether the same act was recorded before. */
export async function hasEvent(
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

/** Changes a request outside the staff's form. Raises the version, so that saving an opened form is a conflict. */
export async function setFacts(tx: Database, id: string, values: Partial<QuoteRequest>): Promise<void> {
  await tx
    .update(quoteRequests)
    .set({ ...values, version: sql`${quoteRequests.version} + 1` })
    .where(eq(quoteRequests.id, id));
}
