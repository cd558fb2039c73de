import { createHash } from 'node:crypto';
import { eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isOwnAddress, normalizeCode } from '#shared/conversations/chat-rules.ts';
import { minPhoneDigits } from '#shared/base/limits.ts';
import { acceptedYears } from '#shared/deals/quote-limits.ts';
import type { PersonQuery } from '#shared/people/person.ts';
import type { Database } from '../../platform/db/client.ts';
import { normalPhone } from '../../platform/db/phone.ts';
import { conversationGuests, conversations, typedDigits } from '../../conversations/chat/chat.schema.ts';
import { contactMessages, productInquiries } from '../../conversations/contact/contact.schema.ts';
import { customers } from '../../conversations/customer/customer.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { shoppingCarts } from '../../deals/quote/quote.schema.ts';
import { visitorSessions } from '../session/session.schema.ts';

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
 * The customer of a record with all that were merged with it, and the addresses and numbers of these. Staff have merged
 * them, so they are one person.
 */
async function readFamily(db: Database, value: string): Promise<(typeof customers.$inferSelect)[]> {
  const found = new Map<string, typeof customers.$inferSelect>();
  for (let before = -1; before !== found.size;) {
    before = found.size;
    const ids = [...found.keys()];
    const heirs = [...found.values()].flatMap(({ mergedIntoId }) => mergedIntoId ?? []);
    const rows = await db
      .select()
      .from(customers)
      .where(
        or(
          isId(customers.id, value),
          inArray(customers.id, [...ids, ...heirs]),
          inArray(customers.mergedIntoId, ids),
        ),
      );
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()];
}

/**
 * Finds what is stored of one person: by an address or number the rows that carry it; by a customer's record its
 * requests, and the rows that carry an address or number of it; by a reference or resume code its row alone. No row
 * leads to further addresses: strangers type the contacts in it, and another person's data must not be exported or
 * erased too. Conversations and lists without a contact also belong to the person if they come from the same visit,
 * unless a row of that visit names another address or number, because devices are shared.
 */
export async function findPerson(db: Database, { by, value }: PersonQuery): Promise<FoundPerson> {
  const marks = new Marks();
  const code = normalizeCode(value);
  const rowsOf = (condition: (t: (typeof owned)[number]) => SQL | undefined) =>
    Promise.all(
      owned.map(({ table, email, phone }, i) =>
        db
          .select({ id: table.id, sessionId: table.sessionId, email, phone })
          .from(table)
          .where(condition(owned[i]!) ?? sql`false`),
      ),
    );
  const family = by === 'customer' ? await readFamily(db, value) : [];
  for (const row of family) marks.add(row);
  const named =
    by === 'customer'
      ? owned.map(() => [])
      : await rowsOf(({ table }) => {
          if (table === quoteRequests) return eq(quoteRequests.reference, value.toUpperCase());
          if (table === conversations) return eq(conversations.code, code);
          return table === shoppingCarts ? eq(shoppingCarts.code, code) : undefined;
        });
  if (by === 'contact' && named.flat().length === 0)
    marks.add(
      value.includes('@') ? { email: value, phone: null } : { email: null, phone: normalPhone(value, '') },
    );

  const ofFamily = family.map(({ id }) => id);
  const records = await db
    .select()
    .from(customers)
    .where(or(inArray(customers.id, ofFamily), marks.in(customers.email, customers.phone)));
  const name = records.find((row) => !row.deletedAt || row.id === value)?.name;
  const theirs = await rowsOf(({ table, email, phone }) =>
    or(
      marks.in(email, phone),
      table === quoteRequests ? inArray(quoteRequests.customerId, ofFamily) : undefined,
    ),
  );
  const rows = theirs.map((list, i) => new Set([...list, ...named[i]!].map(({ id }) => id)));
  const visits = new Set(theirs.flat().flatMap(({ sessionId }) => sessionId ?? []));
  const guests = await db
    .select({ id: conversationGuests.sessionId })
    .from(conversationGuests)
    .where(
      inArray(
        conversationGuests.conversationId,
        theirs[0]!.map(({ id }) => id),
      ),
    );
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
    name: name ?? (by === 'customer' ? '' : (emails[0] ?? value)),
    emails,
    phones: [...marks.phones].toSorted(),
    customers: records.map(({ id }) => id).toSorted(),
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
