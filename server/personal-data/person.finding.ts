import { createHash } from 'node:crypto';
import { and, eq, inArray, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isOwnAddress, normalizeCode } from '#shared/chat-rules.ts';
import { minPhoneDigits } from '#shared/limits.ts';
import { acceptedYears } from '#shared/quote-limits.ts';
import type { PersonQuery } from '#shared/person.ts';
import type { Database } from '../db/client.ts';
import { normalPhone } from '../db/phone.ts';
import { conversationGuests, conversations, typedDigits } from '../db/schema/chat.ts';
import { contactMessages, productInquiries } from '../db/schema/contact.ts';
import { customers } from '../db/schema/customer.ts';
import { quoteRequests } from '../db/schema/quote-request.ts';
import { shoppingCarts } from '../db/schema/quote.ts';
import { visitorSessions } from '../db/schema/session.ts';

/** The addresses, numbers and row ids of one person, without mails and log entries that mention them. */
export type FoundPerson = {
  name: string;
  emails: string[];
  phones: string[];
  customers: string[];
  contacts: string[];
  inquiries: string[];
  conversations: string[];
  lists: string[];
  /**
   * `requests` are erased, `accepted` are kept as commercial records; then the references of all requests and of
   * the kept ones.
   */
  requests: string[];
  accepted: string[];
  references: string[];
  kept: string[];
  sessions: string[];
};

/**
 * Also with the notes of the person's messages, the mails and the entries of the audit log that mention the person, and
 * the former records that only the log still names (person.rows.ts).
 */
export type Person = FoundPerson & { former: string[]; mails: string[]; audit: string[] };

type Contact = { email: string | null; phone: string | null };

const digits = (phone: string) => phone.replaceAll(/[^0-9+]/g, '');
const isNow = sql`greatest(${quoteRequests.acceptedAt}, (${quoteRequests.sampleAccepted} ->> 'at')::timestamptz) > now() - ${acceptedYears} * interval '1 year'`;

/** The addresses and numbers by which a person is recognised. */
class Marks {
  readonly emails = new Set<string>();
  readonly phones = new Set<string>();

  add({ email, phone }: Contact): void {
    if (isOwnAddress(email)) this.emails.add(email.toLowerCase());
    if (phone && digits(phone).length >= minPhoneDigits) this.phones.add(digits(phone));
  }

  /** Condition: a row has one of these addresses or numbers. */
  in(email: SQLWrapper, phone: SQLWrapper): SQL {
    return or(
      inArray(sql`lower(${email})`, [...this.emails]),
      inArray(typedDigits(phone), [...this.phones]),
    )!;
  }

  /** Whether a contact belongs to somebody else. */
  excludes({ email, phone }: Contact): boolean {
    if (isOwnAddress(email)) return !this.emails.has(email.toLowerCase());
    return phone !== null && digits(phone).length >= minPhoneDigits && !this.phones.has(digits(phone));
  }

  get size(): number {
    return this.emails.size + this.phones.size;
  }
}

/** Tables whose rows have the session and contact of their owner. */
const owned = [
  { table: conversations, email: conversations.customerEmail, phone: conversations.customerPhone },
  { table: shoppingCarts, email: shoppingCarts.email, phone: shoppingCarts.phone },
  { table: quoteRequests, email: quoteRequests.email, phone: quoteRequests.phone },
  { table: contactMessages, email: contactMessages.email, phone: contactMessages.phone },
] as const;

const isId = (column: PgColumn, value: string) => sql`${column}::text = ${value.toLowerCase()}`;

/**
 * Finds everything that is stored of one person. Conversations and lists without a contact also belong to the person if
 * they come from the same visit, unless a row of that visit names another address or number: on a shared device, another
 * person's data must not be erased too.
 */
export async function findPerson(db: Database, { by, value }: PersonQuery): Promise<FoundPerson> {
  const marks = new Marks();
  const code = normalizeCode(value);
  const isCustomer = by === 'customer';
  const rowsOf = (condition: (t: (typeof owned)[number]) => SQL | undefined) =>
    Promise.all(
      owned.map(({ table, email, phone }, i) =>
        db
          .select({ id: table.id, sessionId: table.sessionId, email, phone })
          .from(table)
          .where(condition(owned[i]!) ?? sql`false`),
      ),
    );
  if (!isCustomer) {
    if (value.includes('@')) marks.add({ email: value, phone: null });
    else marks.add({ email: null, phone: normalPhone(value, '') });
  }
  // Rows with this reference or code, and the contacts that they name.
  const named = isCustomer
    ? owned.map(() => [])
    : await rowsOf(({ table }) => {
        if (table === quoteRequests) return eq(quoteRequests.reference, value.toUpperCase());
        if (table === conversations) return eq(conversations.code, code);
        return table === shoppingCarts ? eq(shoppingCarts.code, code) : undefined;
      });
  for (const row of named.flat()) marks.add(row);

  const customerIds = new Set<string>();
  let name: string | undefined;
  // Customers lead to further addresses, and these to further customers.
  for (let before = -1; before !== customerIds.size + marks.size;) {
    before = customerIds.size + marks.size;
    const ids = [...customerIds];
    const family = await db
      .select()
      .from(customers)
      .where(
        or(
          isCustomer ? isId(customers.id, value) : undefined,
          marks.in(customers.email, customers.phone),
          inArray(customers.id, ids),
          inArray(customers.mergedIntoId, ids),
          inArray(
            customers.id,
            db
              .select({ id: sql`${customers.mergedIntoId}` })
              .from(customers)
              .where(and(inArray(customers.id, ids), isNotNull(customers.mergedIntoId))),
          ),
        ),
      );
    for (const row of family) {
      customerIds.add(row.id);
      marks.add(row);
      if (!row.deletedAt || row.id === value) name ??= row.name;
    }
  }

  const ofCustomers = [...customerIds];
  const theirs = await rowsOf(({ table, email, phone }) =>
    or(
      marks.in(email, phone),
      table === quoteRequests ? inArray(quoteRequests.customerId, ofCustomers) : undefined,
    ),
  );
  const rows = theirs.map((list, i) => new Set([...list, ...named[i]!].map(({ id }) => id)));
  const visits = new Set([...theirs, ...named].flat().flatMap(({ sessionId }) => sessionId ?? []));
  const guests = await db
    .select({ id: conversationGuests.sessionId })
    .from(conversationGuests)
    .where(inArray(conversationGuests.conversationId, [...rows[0]!]));
  for (const { id } of guests) visits.add(id);
  const around = await rowsOf(({ table }) => inArray(table.sessionId, [...visits]));
  // First the whole visit: on a shared device nobody can tell whose the rows without a contact are.
  for (const [i, list] of around.entries())
    for (const row of list) if (!rows[i]!.has(row.id) && marks.excludes(row)) visits.delete(row.sessionId!);
  // A request or message always names its person, so it needs no guess by session.
  for (const [i, list] of around.slice(0, 2).entries())
    for (const row of list) if (visits.has(row.sessionId!)) rows[i]!.add(row.id);
  const [ownConversations, lists, requestIds, contacts] = rows.map((ids) => [...ids].toSorted());
  const requests = await db
    .select({
      id: quoteRequests.id,
      reference: quoteRequests.reference,
      isKept: sql<boolean>`coalesce(${isNow}, false)`,
    })
    .from(quoteRequests)
    .where(inArray(quoteRequests.id, requestIds!))
    .orderBy(quoteRequests.reference);
  const inquiries = await db
    .select({ id: productInquiries.id })
    .from(productInquiries)
    .where(
      or(
        marks.in(productInquiries.email, productInquiries.phone),
        inArray(productInquiries.contactMessageId, contacts!),
      ),
    )
    .orderBy(productInquiries.id);
  const sessions = await db
    .select({ id: visitorSessions.id })
    .from(visitorSessions)
    .where(inArray(visitorSessions.id, [...visits]))
    .orderBy(visitorSessions.id);
  const emails = [...marks.emails].toSorted();
  return {
    name: name ?? (isCustomer ? '' : (emails[0] ?? value)),
    emails,
    phones: [...marks.phones].toSorted(),
    customers: ofCustomers.toSorted(),
    contacts: contacts!,
    inquiries: inquiries.map(({ id }) => id),
    conversations: ownConversations!,
    lists: lists!,
    requests: requests.filter(({ isKept }) => !isKept).map(({ id }) => id),
    accepted: requests.filter(({ isKept }) => isKept).map(({ id }) => id),
    references: requests.map(({ reference }) => reference),
    kept: requests.filter(({ isKept }) => isKept).map(({ reference }) => reference),
    sessions: sessions.map(({ id }) => id),
  };
}

/** Hash of what was found and of the counts of each kind. Changes if anything is added or removed. */
export const sealOf = (person: Person, counts: object): string =>
  createHash('sha256')
    .update(JSON.stringify([person, counts]))
    .digest('base64url');
