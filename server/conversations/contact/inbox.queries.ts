import { and, asc, count, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InboxMessage, InboxQuery, InboxSummary, Person } from '#shared/conversations/contact-inbox.ts';
import { inboxPageSize, urgentAfterHours } from '#shared/base/limits.ts';
import { countryName } from '#shared/base/country.ts';
import { fallbackLocale, type Locale } from '#shared/base/locale.ts';
import { fullName } from '#shared/base/user-rules.ts';
import type { Database } from '../../platform/db/client.ts';
import { containing, likeFolded } from '../../platform/db/pattern.ts';
import { productNameIn } from '../../catalogue/index.ts';
import { contactMessages } from './contact.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { users } from '../../people/user/user.schema.ts';

const assignees = alias(users, 'assignees');
export const repliers = alias(users, 'repliers');

/** The columns of a user's name. */
export const nameOf = (table: typeof assignees | typeof repliers | typeof users) => ({
  username: table.username,
  firstName: table.firstName,
  lastName: table.lastName,
});

/** The name of a user, who may have been deleted. */
export const toName = (user: Partial<Record<keyof ReturnType<typeof nameOf>, string | null>> | null) =>
  user?.username ? fullName({ firstName: null, lastName: null, ...user, username: user.username }) : null;

const hourMs = 3_600_000;
const urgentBefore = () => new Date(Date.now() - urgentAfterHours * hourMs);

/** A message with the names that the list shows. */
export type InboxRow = Awaited<ReturnType<typeof readRows>>[number];

/** Messages in the order of the inbox, with the names that the list shows. */
export function readRows(
  db: Database,
  where: SQL | undefined,
  language: Locale,
  page?: { limit: number; offset: number },
) {
  const rows = db
    .select({
      message: contactMessages,
      productName: sql<string | null>`${productNameIn(language)}`,
      senderProductName: sql<string | null>`${productNameIn(contactMessages.locale)}`,
      assignee: nameOf(assignees),
      replier: nameOf(repliers),
    })
    .from(contactMessages)
    .leftJoin(products, eq(products.id, contactMessages.productId))
    .leftJoin(assignees, eq(assignees.id, contactMessages.assignedToUserId))
    .leftJoin(repliers, eq(repliers.id, contactMessages.repliedBy))
    .where(where)
    // New messages first, then newest first (docs/specification/inbox.md#contact-messages).
    .orderBy(
      desc(eq(contactMessages.status, 'new')),
      desc(contactMessages.createdAt),
      asc(contactMessages.id),
    );
  return page ? rows.limit(page.limit).offset(page.offset) : rows;
}

/** The row for the staff: without session and request key. */
export function toInboxMessage(
  { message, productName, senderProductName, assignee }: InboxRow,
  language: Locale,
): InboxMessage {
  const { sessionId: _, requestKey: __, readAt, deletedAt, assignedToUserId, ...fields } = message;
  const assigneeName = toName(assignee);
  return {
    ...fields,
    countryName: countryName(message.country, language),
    repliedAt: message.repliedAt?.toISOString() ?? null,
    createdAt: message.createdAt.toISOString(),
    isRead: readAt !== null,
    isUrgent: message.status === 'new' && deletedAt === null && message.createdAt < urgentBefore(),
    isDeleted: deletedAt !== null,
    assignedTo: assignedToUserId && assigneeName ? { id: assignedToUserId, name: assigneeName } : null,
    productName,
    senderProductName,
  };
}

function filterOf({ search, status, assigned }: InboxQuery, userId: string): SQL | undefined {
  const pattern = containing(search);
  return and(
    status === 'trash' ? isNotNull(contactMessages.deletedAt) : isNull(contactMessages.deletedAt),
    status === 'new' || status === 'replied' || status === 'resolved'
      ? eq(contactMessages.status, status)
      : undefined,
    status === 'urgent' ? urgent() : undefined,
    status === 'unread' ? unread() : undefined,
    assigned === 'me' ? eq(contactMessages.assignedToUserId, userId) : undefined,
    assigned === 'nobody' ? isNull(contactMessages.assignedToUserId) : undefined,
    search
      ? or(
          likeFolded(contactMessages.fullName, pattern),
          likeFolded(contactMessages.email, pattern),
          likeFolded(contactMessages.message, pattern),
          likeFolded(contactMessages.companyName, pattern),
        )
      : undefined,
  );
}

const urgent = () =>
  sql`${contactMessages.status} = 'new' and ${contactMessages.createdAt} < ${urgentBefore().toISOString()}::timestamptz`;

const unread = () => sql`${contactMessages.status} <> 'resolved' and ${contactMessages.readAt} is null`;

/** One page of the inbox, with the total count of matches. */
export async function readInbox(
  db: Database,
  query: InboxQuery,
  userId: string,
  language: Locale,
): Promise<{ messages: InboxMessage[]; total: number }> {
  const where = filterOf(query, userId);
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(contactMessages).where(where),
    readRows(db, where, language, { limit: inboxPageSize, offset: (query.page - 1) * inboxPageSize }),
  ]);
  return { messages: rows.map((row) => toInboxMessage(row, language)), total: counted?.total ?? 0 };
}

/** All messages that match, for the export. */
export const readMatching = (db: Database, query: InboxQuery, userId: string): Promise<InboxRow[]> =>
  Promise.resolve(readRows(db, filterOf(query, userId), fallbackLocale));

export async function readSummary(db: Database): Promise<InboxSummary> {
  const kept = sql`${contactMessages.deletedAt} is null`;
  const number = (condition: SQL) =>
    sql<number>`count(*) filter (where ${kept} and ${condition})`.mapWith(Number);
  const is = (status: string) => number(sql`${contactMessages.status} = ${status}`);
  const [row] = await db
    .select({
      total: number(sql`true`),
      new: is('new'),
      replied: is('replied'),
      resolved: is('resolved'),
      urgent: number(urgent()),
      unread: number(unread()),
      trash: sql<number>`count(${contactMessages.deletedAt})`.mapWith(Number),
      latestAt: sql`max(${contactMessages.createdAt}) filter (where ${kept})`.mapWith(
        contactMessages.createdAt,
      ),
    })
    .from(contactMessages);
  const latestAt = row!.latestAt as Date | null;
  return { ...row!, latestAt: latestAt?.toISOString() ?? null };
}

/** The active staff, to whom messages can be assigned. */
export async function readStaff(db: Database): Promise<Person[]> {
  const rows = await db
    .select({ id: users.id, ...nameOf(users) })
    .from(users)
    .where(and(eq(users.isActive, true), ne(users.role, 'customer')))
    .orderBy(asc(users.createdAt), asc(users.id));
  return rows.map((row) => ({ id: row.id, name: fullName(row) }));
}
