import { and, arrayOverlaps, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { knownName } from '#shared/conversations/known-name.ts';
import type { Noun } from '#shared/base/nouns.ts';
import type { PersonCounts } from '#shared/people/person.ts';
import { erasedMark } from '#shared/people/personal-data.ts';
import type { Database } from '../../platform/db/client.ts';
import { auditEntries } from '../audit/audit.schema.ts';
import { blogViews } from '../../content/blog/blog.schema.ts';
import { chatAttachments, conversations } from '../../conversations/chat/chat.schema.ts';
import {
  contactMessages,
  contactNotes,
  contactReplies,
  outboxMails,
  productInquiries,
} from '../../conversations/contact/contact.schema.ts';
import { customers } from '../../conversations/customer/customer.schema.ts';
import { userFavorites } from '../../catalogue/favorite/favorite.schema.ts';
import { issuedDocuments } from '../../deals/document/document.schema.ts';
import { productViews } from '../../catalogue/product/product.schema.ts';
import { quotePhotos } from '../../deals/quote/quote-photo.schema.ts';
import { quoteRequestLines, quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { shoppingCarts } from '../../deals/quote/quote.schema.ts';
import { visitorSessions } from '../session/session.schema.ts';
import { testimonials } from '../../deals/testimonial/testimonial.schema.ts';
import type { FoundPerson, Person } from './person.finding.ts';

type LoggedPerson = Omit<Person, 'mails' | 'audit'>;

/**
 * Condition: a text contains an address, number or reference as a whole, not as the beginning or end of another
 * one. The position is searched first, and only ASCII letters are folded if that suffices, because this takes a
 * tenth of the time.
 * @param word in lower case
 */
const contains = (text: SQL, word: string): SQL => {
  const plain = word.replaceAll(/[!-/:-@[-^`{-~]/g, String.raw`\$&`);
  const whole = String.raw`(?<![\w.%+-])${plain}(?![\w-]|[.@]\w)`;
  const folded = /^[ -~]*$/.test(word) ? sql`lower((${text}) collate "C")` : sql`lower(${text})`;
  return sql`(position(${word} in ${folded}) > 0 and lower(${text}) ~ ${whole})`;
};

/** Searches all mails and the audit log; only once, because both are long. */
export async function withTexts(db: Database, person: FoundPerson): Promise<Person> {
  const { emails, references } = person;
  const replies = db
    .select({ id: contactReplies.id })
    .from(contactReplies)
    .where(inArray(contactReplies.messageId, person.contacts));
  const records = [...person.contacts, ...person.conversations, ...person.requests, ...person.accepted];
  // Also mails to others that name the person; those written for a record know it.
  const words = [...emails, ...references.map((reference) => reference.toLowerCase())];
  const mails = await db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(
      or(
        inArray(sql`lower(${outboxMails.recipient})`, emails),
        inArray(outboxMails.replyId, replies),
        records.length > 0 ? arrayOverlaps(outboxMails.recordIds, records) : undefined,
        ...words.map((word) => contains(sql`${outboxMails.textBody}`, word)),
      ),
    )
    .orderBy(outboxMails.id);
  const { former, holding } = await searchLog(db, person);
  const logged = { ...person, former };
  const audit = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(or(and(isOfRecord(logged), hasValues), inArray(auditEntries.id, holding)))
    .orderBy(auditEntries.id);
  return { ...logged, mails: mails.map(({ id }) => id), audit: audit.map(({ id }) => id) };
}

/** The condition of a person's rows in each table. Counting, export and erasure use the same conditions. */
export function rowsOf(db: Database, person: Person) {
  const ofAllRequests = [...person.requests, ...person.accepted];
  const lines = db
    .select({ id: quoteRequestLines.id })
    .from(quoteRequestLines)
    .where(inArray(quoteRequestLines.requestId, ofAllRequests));
  return {
    customers: { table: customers, where: inArray(customers.id, person.customers) },
    contacts: { table: contactMessages, where: inArray(contactMessages.id, person.contacts) },
    inquiries: { table: productInquiries, where: inArray(productInquiries.id, person.inquiries) },
    conversations: { table: conversations, where: inArray(conversations.id, person.conversations) },
    attachments: {
      table: chatAttachments,
      where: inArray(chatAttachments.conversationId, person.conversations),
    },
    testimonials: { table: testimonials, where: inArray(testimonials.requestId, ofAllRequests) },
    lists: { table: shoppingCarts, where: inArray(shoppingCarts.id, person.lists) },
    photos: {
      table: quotePhotos,
      where: or(inArray(quotePhotos.cartId, person.lists), inArray(quotePhotos.requestLineId, lines))!,
    },
    requests: { table: quoteRequests, where: inArray(quoteRequests.id, person.requests) },
    accepted: { table: quoteRequests, where: inArray(quoteRequests.id, person.accepted) },
    favorites: { table: userFavorites, where: inArray(userFavorites.sessionId, person.sessions) },
    views: { table: productViews, where: inArray(productViews.viewerId, person.sessions) },
    sessions: { table: visitorSessions, where: inArray(visitorSessions.id, person.sessions) },
    mails: { table: outboxMails, where: inArray(outboxMails.id, person.mails) },
    audit: { table: auditEntries, where: inArray(auditEntries.id, person.audit) },
  } as const satisfies Record<keyof PersonCounts, { table: PgTable; where: SQL }>;
}

/** The number of rows of each kind. */
export async function countRows(db: Database, person: Person): Promise<PersonCounts> {
  const entries = Object.entries(rowsOf(db, person));
  const counts = await Promise.all(entries.map(([, { table, where }]) => db.$count(table, where)));
  const posts = await db.$count(blogViews, inArray(blogViews.viewerId, person.sessions));
  const all = Object.fromEntries(entries.map(([kind], i) => [kind, counts[i]!])) as PersonCounts;
  return { ...all, views: all.views + posts };
}

/** Names and titles of the stored files of a person. Files that other rows also name may be among them. */
export async function filesOf(db: Database, person: Person): Promise<{ name: string; title: string }[]> {
  const { attachments, photos } = rowsOf(db, person);
  const [chat, quote, papers] = await Promise.all([
    db
      .select({ name: chatAttachments.fileName, title: chatAttachments.originalName })
      .from(chatAttachments)
      .where(attachments.where),
    db.selectDistinct({ name: quotePhotos.fileName }).from(quotePhotos).where(photos.where),
    db
      .select({ name: issuedDocuments.storageKey, code: issuedDocuments.code })
      .from(issuedDocuments)
      .where(and(inArray(issuedDocuments.quoteId, person.requests), isNotNull(issuedDocuments.storageKey))),
  ]);
  return [
    ...chat,
    ...quote.map(({ name }) => ({ name, title: `${name}.webp` })),
    ...papers.flatMap(({ name, code }) => (name === null ? [] : [{ name, title: `${code}.pdf` }])),
  ];
}

/** Tables of the records whose entries in the log are about persons, by noun. */
const recordsOfPersons = {
  customer: customers,
  contact: contactMessages,
  contact_note: contactNotes,
  conversation: conversations,
  quote: quoteRequests,
} as const satisfies Partial<Record<Noun, PgTable>>;

const mark = sql`to_jsonb(${erasedMark}::text)`;
const idsOf = (person: LoggedPerson) => [
  ...person.customers,
  ...person.contacts,
  ...person.conversations,
  ...person.requests,
  ...person.accepted,
  ...person.former,
];
const isOfRecord = (person: LoggedPerson) => sql`(
  ${inArray(auditEntries.recordId, idsOf(person))}
  or ${auditEntries.noun} = 'testimonial' and (
    ${auditEntries.recordId} in (
      select ${testimonials.id}::text from ${testimonials}
      where ${inArray(testimonials.requestId, [...person.requests, ...person.accepted])}
    )
    or ${inArray(sql`${auditEntries.before} ->> 'requestId'`, [...person.requests, ...person.accepted])}
  )
)`;

/** Condition: an expression contains an address or number of the person. */
const holds = (text: SQL, { emails, phones }: FoundPerson): SQL =>
  or(...[...emails, ...phones].map((word) => contains(text, word))) ?? sql`false`;

const logText = sql`coalesce(${auditEntries.title}, '') || ' ' || coalesce(${auditEntries.before}::text, '') || ' ' || coalesce(${auditEntries.after}::text, '')`;

/**
 * Searches the texts of the log, once.
 * @returns `holding`: entries with an address or number of the person. `former`: ids of records that only the log leads
 * to: the notes of the person's messages, and records that were deleted before and that such an entry is about, or one
 * that is called by exactly the person's name. The word for an unknown visitor is no name: it is the title of many others' chats.
 */
async function searchLog(
  db: Database,
  person: FoundPerson,
): Promise<{ former: string[]; holding: string[] }> {
  const { contacts, customers: customerIds, requests, accepted } = person;
  const notes = await db
    .select({ id: contactNotes.id })
    .from(contactNotes)
    .where(inArray(contactNotes.messageId, contacts));
  const names = await db
    .select({ name: contactMessages.fullName })
    .from(contactMessages)
    .where(inArray(contactMessages.id, contacts))
    .union(db.select({ name: customers.name }).from(customers).where(inArray(customers.id, customerIds)))
    .union(
      db
        .select({ name: quoteRequests.contactName })
        .from(quoteRequests)
        .where(inArray(quoteRequests.id, [...requests, ...accepted])),
    );
  // A reference or code alone names a record, not a person.
  const isPerson = person.emails.length + person.phones.length + customerIds.length > 0;
  const known = await Promise.all((isPerson ? names : []).map(({ name }) => knownName(name)));
  const isCalled = inArray(
    auditEntries.title,
    known.filter((name) => name !== null),
  );
  const nouns = Object.keys(recordsOfPersons) as (keyof typeof recordsOfPersons)[];
  const entries = await db
    .select({
      id: auditEntries.id,
      noun: auditEntries.noun,
      recordId: auditEntries.recordId,
      isHolding: sql<boolean>`${holds(logText, person)}`,
    })
    .from(auditEntries)
    .where(or(and(inArray(auditEntries.noun, nouns), isCalled), holds(logText, person)));
  const gone = await Promise.all(
    nouns.map(async (noun) => {
      const table = recordsOfPersons[noun];
      const ids = entries.flatMap((entry) => (entry.noun === noun ? (entry.recordId ?? []) : []));
      const found = await db
        .select({ id: sql<string>`${table.id}::text` })
        .from(table)
        .where(inArray(sql`${table.id}::text`, ids));
      const there = new Set(found.map(({ id }) => id));
      return ids.filter((id) => !there.has(id));
    }),
  );
  return {
    former: [...new Set([...notes.map(({ id }) => id), ...gone.flat()])].toSorted(),
    holding: entries.filter(({ isHolding }) => isHolding).map(({ id }) => id),
  };
}

/** Condition: an entry still contains values. */
const hasValues = sql`(
  ${auditEntries.title} <> ${erasedMark}
  or exists (select from jsonb_each(${auditEntries.before}) v where v.value <> ${mark})
  or exists (select from jsonb_each(${auditEntries.after}) v where v.value <> ${mark})
)`;

/** Replaces a person's values in the audit log by a marker. The trigger of migration 0034 allows no other change. */
export async function eraseFromAudit(tx: Database, person: Person): Promise<void> {
  await tx.execute(sql`select set_config('baobab.audit', 'erase', true)`);
  const erased = (column: SQL) => sql`(
    select jsonb_object_agg(v.key, case when ${isOfRecord(person)} or ${holds(sql`v.value::text`, person)}
      then ${mark} else v.value end)
    from jsonb_each(${column}) v
  )`;
  await tx
    .update(auditEntries)
    .set({
      title: sql`case when ${isOfRecord(person)} or ${holds(sql`${auditEntries.title}`, person)} then
        case when ${auditEntries.title} is not null then ${erasedMark} end else ${auditEntries.title} end`,
      before: erased(sql`${auditEntries.before}`),
      after: erased(sql`${auditEntries.after}`),
    })
    .where(inArray(auditEntries.id, person.audit));
  await tx.execute(sql`select set_config('baobab.audit', '', true)`);
}

/** Those of the files that no row names any more. */
export async function unnamedFiles(db: Database, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const still = await db
    .selectDistinct({ name: quotePhotos.fileName })
    .from(quotePhotos)
    .where(inArray(quotePhotos.fileName, [...names]));
  const known = new Set(still.map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}
