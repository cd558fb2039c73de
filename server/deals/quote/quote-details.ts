import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { requestDetails, usualTerm } from '#shared/deals/quote-rules.ts';
import type { NewQuote, QuoteChange } from '#shared/deals/quote.ts';
import { type Actor, audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { findCustomer } from '../../conversations/index.ts';
import { conversations } from '../../conversations/chat/chat.schema.ts';
import { contactMessages } from '../../conversations/contact/contact.schema.ts';
import { customers } from '../../conversations/customer/customer.schema.ts';
import { quoteRequests } from './quote-request.schema.ts';
import { buyerZone } from './buyer-zone.ts';
import { canonicalJson } from './offer-hash.ts';
import { ensureCustomer, normalContact, type QuoteRequest } from './quote-request.writing.ts';

/** The details that a change may correct; what the buyer wrote stays. */
const details = [...requestDetails.filter((name) => name !== 'message'), 'locale', 'timeZone'] as const;

/**
 * The details of a change as they are stored. Contacts are normalised for the country that the request has after
 * the change.
 */
export function storedDetails(before: QuoteRequest, given: QuoteChange): Partial<QuoteRequest> {
  const named = Object.fromEntries(
    details.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]),
  );
  const after = { ...before, ...named };
  const contact = normalContact(after);
  if (after.incoterm && !after.namedPlace)
    throw new AppError('invalid', 'a term without its place', { namedPlace: 'namedPlaceRequired' });
  const isElsewhere = after.country !== before.country;
  return {
    ...named,
    ...(given.email === undefined ? {} : { email: contact.email }),
    ...(given.phone === undefined ? {} : { phone: contact.phone }),
    // A named place means nothing without its delivery term.
    namedPlace: after.incoterm ? after.namedPlace : null,
    timeZone:
      given.timeZone !== undefined || isElsewhere
        ? buyerZone(given.timeZone, after.country)
        : before.timeZone,
  };
}

/** The names of the details that a change made different. */
export const changedDetails = (before: QuoteRequest, after: QuoteRequest): string[] =>
  details.filter((name) => before[name] !== after[name]);

/**
 * Whether a change replaces the draft by a different one. The database returns the keys of a draft in another order
 * than the browser sends them.
 */
export const isOtherDraft = (before: QuoteRequest, sheet: QuoteRequest['sheet'] | undefined): boolean =>
  sheet !== undefined && canonicalJson(sheet) !== canonicalJson(before.sheet);

/**
 * The data that follow the details of a request: its customer, and the delivery term of a draft if it equals the
 * request's. Sent revisions never change.
 * @param after the details as returned by `storedDetails`
 */
export async function followDetails(
  tx: Database,
  actor: Actor,
  before: QuoteRequest,
  after: QuoteRequest,
): Promise<Partial<QuoteRequest>> {
  const { sheet, incoterm, namedPlace } = before;
  const isOtherTerm = incoterm !== after.incoterm || namedPlace !== after.namedPlace;
  const former = incoterm ? { incoterm, namedPlace } : usualTerm;
  const isUnchanged = sheet?.incoterm === former.incoterm && sheet.namedPlace === former.namedPlace;
  return {
    customerId: await customerOf(tx, actor, before, after),
    ...(sheet && isOtherTerm && isUnchanged && after.incoterm && after.namedPlace
      ? { sheet: { ...sheet, incoterm: after.incoterm, namedPlace: after.namedPlace } }
      : {}),
  };
}

/**
 * The customer of a request whose contact was corrected: the customer known by the new contact. If there is none,
 * a customer without other requests gets the new contact; else a new customer is created.
 */
async function customerOf(
  tx: Database,
  actor: Actor,
  before: QuoteRequest,
  after: QuoteRequest,
): Promise<string | null> {
  const { customerId } = before;
  const { email, phone } = after;
  const isOther = details.some((name) => name in own && before[name] !== after[name]);
  if (!isOther || (!email && !phone)) return customerId;
  const isOtherContact = email !== before.email || phone !== before.phone;
  const known = isOtherContact ? await findCustomer(tx, { email, phone }) : customerId;
  if (customerId && (known === null || known === customerId)) {
    const isCorrected = await correct(tx, actor, customerId, before, after);
    if (isCorrected || known === customerId) return customerId;
  }
  if (!isOtherContact) return customerId;
  return ensureCustomer(tx, {
    name: after.contactName,
    companyName: after.companyName,
    email,
    phone,
    country: after.country,
    language: after.locale,
  });
}

/** Columns of a customer that a request fills, by the names of the request's columns. */
const own = {
  contactName: 'name',
  companyName: 'companyName',
  email: 'email',
  phone: 'phone',
  country: 'country',
  locale: 'language',
} as const;
const ownNames = Object.keys(own) as (keyof typeof own)[];

/**
 * Corrects the data that a customer has from this request.
 * @returns false if the customer has other requests; then nothing is changed
 */
async function correct(
  tx: Database,
  actor: Actor,
  id: string,
  before: QuoteRequest,
  after: QuoteRequest,
): Promise<boolean> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)))
    .for('update');
  const others = and(eq(quoteRequests.customerId, id), ne(quoteRequests.id, before.id));
  if (!customer || (await tx.$count(quoteRequests, others)) > 0) return false;
  const names = ownNames.filter(
    (name) => before[name] !== after[name] && customer[own[name]] === before[name],
  );
  if (names.length === 0) return true;
  const values = Object.fromEntries(names.map((name) => [own[name], after[name]]));
  await tx
    .update(customers)
    .set({ ...values, version: sql`${customers.version} + 1` })
    .where(eq(customers.id, id));
  await audit(tx, actor, {
    action: 'update',
    noun: 'customer',
    id,
    title: customer.name,
    before: Object.fromEntries(names.map((name) => [own[name], before[name]])),
    after: values,
  });
  return true;
}

/** @throws AppError `invalid` for a conversation or contact message that does not exist */
export async function demandOrigin(
  tx: Database,
  { conversationId, contactMessageId }: NewQuote,
): Promise<void> {
  const isThere = async (table: typeof conversations | typeof contactMessages, id: string) =>
    (await tx.$count(table, eq(table.id, id))) > 0;
  if (conversationId && !(await isThere(conversations, conversationId)))
    throw new AppError('invalid', 'no such conversation', { conversationId: 'choiceInvalid' });
  if (contactMessageId && !(await isThere(contactMessages, contactMessageId)))
    throw new AppError('invalid', 'no such message', { contactMessageId: 'choiceInvalid' });
}
