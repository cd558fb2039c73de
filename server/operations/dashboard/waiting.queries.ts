import {
  and,
  asc,
  countDistinct,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { afterOfficeMinutes } from '#shared/content/business-hours.ts';
import type { DeskCounts, Waiting, WaitingKind } from '#shared/operations/dashboard.ts';
import { nouns } from '#shared/base/nouns.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import { fullName } from '#shared/base/user-rules.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import type { Database } from '../../platform/db/client.ts';
import { conversations } from '../../conversations/chat/chat.schema.ts';
import { contactMessages } from '../../conversations/contact/contact.schema.ts';
import { customers, customerTasks } from '../../conversations/customer/customer.schema.ts';
import { issuedDocuments } from '../../deals/document/document.schema.ts';
import { orders } from '../../deals/order/order.schema.ts';
import type { OrderService } from '../../deals/order/order.service.ts';
import { quoteHistory, quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import { conversationWaits, isStage, messageWaits, quoteWaits } from './waiting.ts';

export type OrdersThatWait = Awaited<ReturnType<OrderService['waiting']>>;

/** The promised reply time, which counts in office hours. */
export type ReplyPromise = Pick<SiteSettings, 'replyHours' | 'hours' | 'holidays'>;

/** Number of rows on the dashboard. */
export const shownCount = 12;

/** Number of characters that a row shows of a message. */
const aboutLength = 120;

const q = quoteRequests;

/** Days after an acceptance without an order: what was accepted before has its order elsewhere. */
const unorderedDays = 30;

/** An accepted offer of which the proforma invoice is still to be made, or the order to be opened. */
const acceptedWaits = (db: Database) => {
  const proforma = db
    .select({ id: issuedDocuments.id })
    .from(issuedDocuments)
    .where(
      and(
        eq(issuedDocuments.quoteId, q.id),
        eq(issuedDocuments.kind, 'proforma'),
        eq(issuedDocuments.revision, q.acceptedRevision),
        sql`${issuedDocuments.issuedAt} >= ${q.acceptedAt}`,
      ),
    );
  const order = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.requestId, q.id), sql`${orders.closedAs} is distinct from 'cancelled'`));
  const isNew = sql`${q.acceptedAt} > now() - make_interval(days => ${unorderedDays})`;
  return and(isStage('accepted'), isNull(q.deletedAt), or(notExists(proforma), and(isNew, notExists(order))));
};

/** A request whose day has come while the factory has not answered. */
const factoryIsLate = () => and(isStage('factory'), isNull(q.deletedAt), sql`${q.dueOn} <= ${officeDay()}`);

/** An open task of a customer outside the trash. Needs the join with customers. */
const taskIsOpen = () => and(isNull(customerTasks.doneAt), isNull(customers.deletedAt));

/** The latest event of a request: what the staff have to answer. */
const lastEvent = sql<string | null>`(
  select ${quoteHistory.kind} from ${quoteHistory} where ${quoteHistory.requestId} = ${q.id}
  order by ${quoteHistory.createdAt} desc, ${quoteHistory.id} desc limit 1
)`;

type Row = {
  kind: WaitingKind;
  to: string;
  name: string;
  about: string | null;
  /** Since when it waits; with `dueOn` null, the promise begins here. Null for a task without a day. */
  since: Date | null;
  dueOn: string | null;
  ownerId: string | null;
  owner: { username: string | null; firstName: string | null; lastName: string | null } | null;
};

const owner = { username: users.username, firstName: users.firstName, lastName: users.lastName };

/**
 * What waits for the staff, whatever its kind, by the time at which it is due: its own day, else the promised reply
 * time after the buyer's last step.
 */
export async function readWaiting(
  db: Database,
  userId: string,
  promise: ReplyPromise,
  ofOrders: OrdersThatWait,
): Promise<Waiting[]> {
  const rows = (
    await Promise.all([
      readMessages(db),
      readChats(db),
      ...[quoteWaits(), factoryIsLate(), acceptedWaits(db)].flatMap((condition) => [
        // By their days, and by the time that they wait: one order in the database cannot know the promise.
        readQuotes(db, and(condition, isNotNull(q.dueOn)), q.dueOn),
        readQuotes(db, and(condition, isNull(q.dueOn)), q.turnSince),
      ]),
      readTasks(db),
      readOrders(db, ofOrders),
    ])
  ).flat();
  return (
    rows
      .map((row) => ({
        ...row,
        dueAt: row.dueOn ? endOf(row.dueOn) : row.since && replyBy(row.since, promise),
      }))
      // What came in while the office was closed is due at the same time.
      .toSorted((a, b) => rank(a.dueAt) - rank(b.dueAt) || rank(a.since) - rank(b.since))
      .slice(0, shownCount)
      .map(({ kind, to, name, about, ownerId, owner: person, dueAt }) => ({
        kind,
        to,
        name,
        about,
        dueAt: dueAt?.toISOString() ?? null,
        owner: ownerId && person?.username ? fullName({ ...person, username: person.username }) : null,
        isMine: ownerId === userId,
      }))
  );
}

const rank = (moment: Date | null) => moment?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** The end of a day in Beijing. */
const endOf = (day: string) => new Date(`${day}T24:00:00+08:00`);

const replyBy = (since: Date, { replyHours, hours, holidays }: ReplyPromise) =>
  afterOfficeMinutes(since, replyHours * 60, hours, holidays);

async function readMessages(db: Database): Promise<Row[]> {
  const { id, fullName: name, message, createdAt, assignedToUserId } = contactMessages;
  const rows = await db
    .select({
      id,
      name,
      about: sql<string>`left(${message}, ${aboutLength})`,
      since: createdAt,
      ownerId: assignedToUserId,
      owner,
    })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, assignedToUserId))
    .where(messageWaits())
    .orderBy(asc(createdAt), asc(id))
    .limit(shownCount);
  return rows.map(({ id: message_, ...row }) => ({
    ...row,
    kind: 'message',
    to: `${nouns.contact.screen}?message=${message_}`,
    dueOn: null,
  }));
}

async function readChats(db: Database): Promise<Row[]> {
  const { id, customerName, needsReplySince, assignedToUserId } = conversations;
  const rows = await db
    .select({ id, name: customerName, since: needsReplySince, ownerId: assignedToUserId, owner })
    .from(conversations)
    .leftJoin(users, eq(users.id, assignedToUserId))
    .where(conversationWaits())
    .orderBy(asc(needsReplySince), asc(id))
    .limit(shownCount);
  return rows.map(({ id: chat, ...row }) => ({
    ...row,
    kind: 'chat',
    to: `${nouns.conversation.screen}?id=${chat}`,
    about: null,
    dueOn: null,
  }));
}

async function readQuotes(
  db: Database,
  where: SQL | undefined,
  order: typeof q.dueOn | typeof q.turnSince,
): Promise<Row[]> {
  const { id, contactName, reference, turn, turnSince, approvalSince, acceptedAt, dueOn, assignedToUserId } =
    q;
  const rows = await db
    .select({
      id,
      name: contactName,
      about: reference,
      turn,
      since: turnSince,
      approvalSince,
      acceptedAt,
      dueOn,
      ownerId: assignedToUserId,
      owner,
      last: lastEvent,
    })
    .from(q)
    .leftJoin(users, eq(users.id, assignedToUserId))
    .where(where)
    .orderBy(asc(order), asc(id))
    .limit(shownCount);
  return rows.map(
    ({ id: quote, turn: whose, acceptedAt: accepted, approvalSince: drafted, last, ...row }) => ({
      ...row,
      // The buyer has waited since the turn; while it is another's turn, only the draft waits.
      since: drafted && whose !== 'us' ? drafted : row.since,
      kind: accepted
        ? 'accepted'
        : drafted
          ? 'approval'
          : whose === 'factory'
            ? 'factory'
            : last === 'question'
              ? 'question'
              : 'request',
      to: `${nouns.quote.screen}/${quote}`,
    }),
  );
}

async function readTasks(db: Database): Promise<Row[]> {
  const { id, title, dueOn, userId, createdAt } = customerTasks;
  const rows = await db
    .select({ customer: customers.id, name: customers.name, about: title, dueOn, ownerId: userId, owner })
    .from(customerTasks)
    .innerJoin(customers, eq(customers.id, customerTasks.customerId))
    .leftJoin(users, eq(users.id, userId))
    .where(taskIsOpen())
    .orderBy(sql`${dueOn} asc nulls last`, asc(createdAt), asc(id))
    .limit(shownCount);
  return rows.map(({ customer, ...row }) => ({
    ...row,
    kind: 'task',
    to: `${nouns.customer.screen}/${customer}`,
    since: null,
  }));
}

/** The owner of an order is that of its request. */
async function readOrders(db: Database, { rows }: OrdersThatWait): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap(({ ownerId }) => ownerId ?? []))];
  const people = await db
    .select({ id: users.id, ...owner })
    .from(users)
    .where(inArray(users.id, ids));
  return rows.map(({ id, number, contactName, why, since, ownerId }) => ({
    kind: why,
    to: `${nouns.order.screen}/${id}`,
    name: contactName,
    about: number,
    ...(why === 'payment' ? { since: new Date(since), dueOn: null } : { since: null, dueOn: since }),
    ownerId,
    owner: people.find((person) => person.id === ownerId) ?? null,
  }));
}

/** What is assigned to a user, counted like the lists to which the numbers link. */
export async function readMine(db: Database, userId: string): Promise<DeskCounts> {
  const { assignedToUserId, status, lastSeq } = conversations;
  const [messages, chats, quotes, tasks] = await Promise.all([
    db.$count(contactMessages, and(messageWaits(), eq(contactMessages.assignedToUserId, userId))),
    db.$count(conversations, and(eq(assignedToUserId, userId), eq(status, 'active'), gt(lastSeq, 0))),
    db.$count(q, and(quoteWaits(), eq(q.assignedToUserId, userId))),
    countTasks(db, eq(customerTasks.userId, userId)),
  ]);
  return { messages, chats, quotes, tasks };
}

/** Number of customers with open tasks, as their list counts them. */
export async function countTasks(db: Database, where?: SQL): Promise<number> {
  const [row] = await db
    .select({ customers: countDistinct(customerTasks.customerId) })
    .from(customerTasks)
    .innerJoin(customers, eq(customers.id, customerTasks.customerId))
    .where(and(taskIsOpen(), where));
  return row!.customers;
}
