import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type {
  ContactThread,
  InboxMessage,
  InboxQuery,
  InboxSummary,
  MailState,
  Person,
} from '../../shared/contact-inbox.ts';
import { inboxPageSize, senderHistoryCount, urgentAfterHours } from '../../shared/limits.ts';
import { fullName } from '../../shared/user-rules.ts';
import type { Database } from '../db/client.ts';
import { conversations } from '../db/schema/chat.ts';
import {
  contactMessages,
  contactNotes,
  contactReplies,
  outboxMails,
  productInquiries,
} from '../db/schema/contact.ts';
import { products } from '../db/schema/product.ts';
import { users } from '../db/schema/user.ts';

const assignees = alias(users, 'assignees');
const repliers = alias(users, 'repliers');

/** What a name is made of. */
const nameOf = (table: typeof assignees | typeof repliers | typeof users) => ({
  username: table.username,
  firstName: table.firstName,
  lastName: table.lastName,
});

/** The name of a user who may be gone. */
export const toName = (user: Partial<Record<keyof ReturnType<typeof nameOf>, string | null>> | null) =>
  user?.username ? fullName({ firstName: null, lastName: null, ...user, username: user.username }) : null;

const hourMs = 3_600_000;
const urgentBefore = () => new Date(Date.now() - urgentAfterHours * hourMs);

/** Country names are made here: a browser's list may spell one differently than the server's. */
const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a country that is stored as its ISO code; anything else as it stands. */
export const countryNameOf = (country: string): string =>
  /^[A-Z]{2}$/.test(country) ? (countryNames.of(country) ?? country) : country;

/** A message with the names that stand beside it. */
export type InboxRow = Awaited<ReturnType<typeof readRows>>[number];

function readRows(db: Database, where: SQL | undefined, page?: { limit: number; offset: number }) {
  const rows = db
    .select({
      message: contactMessages,
      productName: products.name,
      assignee: nameOf(assignees),
      replier: nameOf(repliers),
    })
    .from(contactMessages)
    .leftJoin(products, eq(products.id, contactMessages.productId))
    .leftJoin(assignees, eq(assignees.id, contactMessages.assignedToUserId))
    .leftJoin(repliers, eq(repliers.id, contactMessages.repliedBy))
    .where(where)
    // New messages first, then newest first (back-office section 4).
    .orderBy(
      desc(eq(contactMessages.status, 'new')),
      desc(contactMessages.createdAt),
      asc(contactMessages.id),
    );
  return page ? rows.limit(page.limit).offset(page.offset) : rows;
}

/** The row as the staff see it: without session and request key. */
function toInboxMessage({ message, productName, assignee }: InboxRow): InboxMessage {
  const { sessionId: _, requestKey: __, readAt, deletedAt, assignedToUserId, ...fields } = message;
  const assigneeName = toName(assignee);
  return {
    ...fields,
    countryName: countryNameOf(message.country),
    repliedAt: message.repliedAt?.toISOString() ?? null,
    createdAt: message.createdAt.toISOString(),
    isRead: readAt !== null,
    isUrgent: message.status === 'new' && deletedAt === null && message.createdAt < urgentBefore(),
    isDeleted: deletedAt !== null,
    assignedTo: assignedToUserId && assigneeName ? { id: assignedToUserId, name: assigneeName } : null,
    productName,
  };
}

function filterOf({ search, status, assigned }: InboxQuery, userId: string): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
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
          ilike(contactMessages.fullName, pattern),
          ilike(contactMessages.email, pattern),
          ilike(contactMessages.message, pattern),
          ilike(contactMessages.companyName, pattern),
        )
      : undefined,
  );
}

const urgent = () =>
  sql`${contactMessages.status} = 'new' and ${contactMessages.createdAt} < ${urgentBefore().toISOString()}::timestamptz`;

const unread = () => sql`${contactMessages.status} <> 'resolved' and ${contactMessages.readAt} is null`;

/** One page of the inbox, and how many messages match in all. */
export async function readInbox(
  db: Database,
  query: InboxQuery,
  userId: string,
): Promise<{ messages: InboxMessage[]; total: number }> {
  const where = filterOf(query, userId);
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(contactMessages).where(where),
    readRows(db, where, { limit: inboxPageSize, offset: (query.page - 1) * inboxPageSize }),
  ]);
  return { messages: rows.map(toInboxMessage), total: counted?.total ?? 0 };
}

/** All messages that match, for the export. */
export const readMatching = (db: Database, query: InboxQuery, userId: string): Promise<InboxRow[]> =>
  Promise.resolve(readRows(db, filterOf(query, userId)));

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

/** Who can be given a message: the active staff. */
export async function readStaff(db: Database): Promise<Person[]> {
  const rows = await db
    .select({ id: users.id, ...nameOf(users) })
    .from(users)
    .where(and(eq(users.isActive, true), ne(users.role, 'customer')))
    .orderBy(asc(users.createdAt), asc(users.id));
  return rows.map((row) => ({ id: row.id, name: fullName(row) }));
}

/** A message with its replies, notes, and what else is known of the sender; null when there is none. */
export async function readThread(
  db: Database,
  id: string,
  userId: string,
  isMailConfigured: boolean,
): Promise<ContactThread | null> {
  const [row] = await readRows(db, eq(contactMessages.id, id));
  if (!row) return null;
  const [replies, notes, sender] = await Promise.all([
    readReplies(db, id, isMailConfigured),
    readNotes(db, id, userId),
    readSender(db, id, row.message.email),
  ]);
  return { message: toInboxMessage(row), replies, notes, ...sender };
}

async function readReplies(
  db: Database,
  messageId: string,
  isMailConfigured: boolean,
): Promise<ContactThread['replies']> {
  const rows = await db
    .select({
      id: contactReplies.id,
      replyMessage: contactReplies.replyMessage,
      createdAt: contactReplies.createdAt,
      replier: nameOf(repliers),
      status: outboxMails.status,
      lastError: outboxMails.lastError,
    })
    .from(contactReplies)
    .leftJoin(repliers, eq(repliers.id, contactReplies.repliedBy))
    .leftJoin(outboxMails, eq(outboxMails.replyId, contactReplies.id))
    .where(eq(contactReplies.messageId, messageId))
    .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id));
  const stateOf = (status: NonNullable<(typeof rows)[number]['status']>): MailState =>
    status === 'queued' && !isMailConfigured ? 'not_configured' : status;
  return rows.map(({ replier, status, lastError, ...reply }) => ({
    ...reply,
    createdAt: reply.createdAt.toISOString(),
    repliedBy: toName(replier),
    mail: status && { state: stateOf(status), error: status === 'sent' ? null : lastError },
  }));
}

async function readNotes(db: Database, messageId: string, userId: string): Promise<ContactThread['notes']> {
  const rows = await db
    .select({
      id: contactNotes.id,
      note: contactNotes.note,
      userId: contactNotes.userId,
      createdAt: contactNotes.createdAt,
      author: nameOf(users),
    })
    .from(contactNotes)
    .leftJoin(users, eq(users.id, contactNotes.userId))
    .where(eq(contactNotes.messageId, messageId))
    .orderBy(asc(contactNotes.createdAt), asc(contactNotes.id));
  return rows.map(({ userId: authorId, author, ...note }) => ({
    ...note,
    createdAt: note.createdAt.toISOString(),
    author: toName(author),
    isOwn: authorId === userId,
  }));
}

/** What else an address has written, asked and chatted about. */
async function readSender(
  db: Database,
  id: string,
  email: string,
): Promise<Pick<ContactThread, 'earlier' | 'inquiries' | 'chatCount'>> {
  const isSame = (column: AnyPgColumn) => sql`lower(${column}) = lower(${email})`;
  const [earlier, inquiries, [chats]] = await Promise.all([
    db
      .select({
        id: contactMessages.id,
        message: contactMessages.message,
        status: contactMessages.status,
        createdAt: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(
        and(isSame(contactMessages.email), ne(contactMessages.id, id), isNull(contactMessages.deletedAt)),
      )
      .orderBy(desc(contactMessages.createdAt), asc(contactMessages.id))
      .limit(senderHistoryCount),
    db
      .select({
        productId: productInquiries.productId,
        productName: products.name,
        quantity: productInquiries.quantity,
        createdAt: productInquiries.createdAt,
      })
      .from(productInquiries)
      .innerJoin(products, eq(products.id, productInquiries.productId))
      .where(isSame(productInquiries.email))
      .orderBy(desc(productInquiries.createdAt), asc(productInquiries.id))
      .limit(senderHistoryCount),
    db
      .select({ number: count() })
      .from(conversations)
      .where(
        inArray(
          conversations.sessionId,
          db
            .select({ id: contactMessages.sessionId })
            .from(contactMessages)
            .where(and(isSame(contactMessages.email), isNotNull(contactMessages.sessionId))),
        ),
      ),
  ]);
  const dated = <T extends { createdAt: Date }>(list: T[]) =>
    list.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { earlier: dated(earlier), inquiries: dated(inquiries), chatCount: chats?.number ?? 0 };
}
