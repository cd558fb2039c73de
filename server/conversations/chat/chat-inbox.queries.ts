import { and, asc, count, desc, eq, exists, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type {
  ConversationDetail,
  ConversationQuery,
  InboxConversation,
} from '#shared/conversations/chat-inbox.ts';
import { normalizeCode } from '#shared/conversations/chat-rules.ts';
import { conversationPageSize } from '#shared/conversations/chat-limits.ts';
import { senderHistoryCount } from '#shared/base/limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { fullName } from '#shared/base/user-rules.ts';
import { customerOfThread } from '../customer/known-customer.ts';
import type { Database } from '../../platform/db/client.ts';
import { containing, likeFolded } from '../../platform/db/pattern.ts';
import { productNameIn } from '../../catalogue/index.ts';
import { chatMessages, conversations } from './chat.schema.ts';
import { contactMessages } from '../contact/contact.schema.ts';
import { userFavorites } from '../../catalogue/favorite/favorite.schema.ts';
import { products, productViews } from '../../catalogue/product/product.schema.ts';
import { cartItems, shoppingCarts } from '../../deals/quote/quote.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import { conversationWaits, isAwake } from '../../operations/index.ts';

/** The newest message of a conversation, shown in the list. */
const newest = (db: Database) =>
  db
    .select({
      message: chatMessages.message,
      senderType: chatMessages.senderType,
      messageType: chatMessages.messageType,
    })
    .from(chatMessages)
    .where(
      and(eq(chatMessages.conversationId, conversations.id), eq(chatMessages.seq, conversations.lastSeq)),
    )
    .as('newest');

function readRows(db: Database, where: SQL | undefined) {
  const last = newest(db);
  return db
    .select({
      conversation: conversations,
      last: { message: last.message, senderType: last.senderType, messageType: last.messageType },
      productName: products.name,
      assignee: { username: users.username, firstName: users.firstName, lastName: users.lastName },
    })
    .from(conversations)
    .leftJoinLateral(last, sql`true`)
    .leftJoin(products, eq(products.id, conversations.productId))
    .leftJoin(users, eq(users.id, conversations.assignedToUserId))
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function toInbox({ conversation, last, productName, assignee }: Row): InboxConversation {
  const { sessionId: _, userId: __, notes: ___, page: ____, assignedToUserId, ...row } = conversation;
  const { lastMessageAt, needsReplySince, snoozedUntil } = row;
  return {
    ...row,
    lastMessageAt: lastMessageAt?.toISOString() ?? null,
    needsReplySince: needsReplySince?.toISOString() ?? null,
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    lastMessage: last?.message
      ? { message: last.message, senderType: last.senderType, messageType: last.messageType }
      : null,
    assignedTo: assignedToUserId && assignee ? { id: assignedToUserId, name: fullName(assignee) } : null,
    productName,
  };
}

const isSnoozed = () => gt(conversations.snoozedUntil, new Date());

/** The condition of a filter (docs/specification/inbox.md#chat). A conversation without messages is not listed. */
function filterOf(db: Database, { status, search }: ConversationQuery, userId: string): SQL | undefined {
  const filters: Record<ConversationQuery['status'], SQL | undefined> = {
    all: and(eq(conversations.status, 'active'), isAwake()),
    unread: gt(conversations.unreadAdminCount, 0),
    needs_reply: conversationWaits(),
    mine: and(eq(conversations.assignedToUserId, userId), eq(conversations.status, 'active')),
    snoozed: isSnoozed(),
    resolved: and(eq(conversations.unreadAdminCount, 0), eq(conversations.status, 'resolved')),
    archived: eq(conversations.status, 'archived'),
    closed: eq(conversations.status, 'closed'),
  };
  // A search covers all conversations, regardless of the filter.
  return search ? searchFor(db, search) : and(filters[status], gt(conversations.lastSeq, 0));
}

function searchFor(db: Database, search: string): SQL | undefined {
  const pattern = containing(search);
  return or(
    likeFolded(conversations.customerName, pattern),
    likeFolded(conversations.customerEmail, pattern),
    likeFolded(conversations.customerPhone, pattern),
    eq(conversations.code, normalizeCode(search)),
    exists(
      db
        .select({ one: sql`1` })
        .from(chatMessages)
        .where(
          and(eq(chatMessages.conversationId, conversations.id), likeFolded(chatMessages.message, pattern)),
        ),
    ),
  );
}

/**
 * Sort key: urgent before high, medium and low as `displayPriority` decides (shared/conversations/chat-rules.ts), then the
 * newest.
 */
const rank = sql`case ${conversations.priority}
  when 'urgent' then 0
  when 'high' then 1
  when 'low' then 3
  else case
    when ${conversations.unreadAdminCount} > 3 then 1
    when ${conversations.unreadAdminCount} = 0 then 3
    when ${conversations.lastMessageAt} > now() - interval '1 hour' then 1
    else 2 end
  end`;

export async function readConversations(
  db: Database,
  query: ConversationQuery,
  userId: string,
): Promise<{ conversations: InboxConversation[]; total: number }> {
  const where = filterOf(db, query, userId);
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(conversations).where(where),
    readRows(db, where)
      .orderBy(rank, desc(conversations.lastMessageAt), desc(conversations.id))
      .limit(conversationPageSize)
      .offset((query.page - 1) * conversationPageSize),
  ]);
  return { conversations: rows.map(toInbox), total: counted?.total ?? 0 };
}

/**
 * The time since when the customer of a conversation waits, computed from its messages; null if the staff wrote
 * last.
 */
export const waitsSince = (id: string) => sql<Date | null>`(
  select min(written.created_at) from ${chatMessages} written
  where written.conversation_id = ${id} and written.sender_type = 'customer' and written.seq > coalesce((
    select max(answer.seq) from ${chatMessages} answer
    where answer.conversation_id = ${id} and answer.sender_type = 'admin'
  ), 0)
)`;

/** These conversations as the list shows them, in one statement. */
export const readInboxRows = async (db: Database, ids: readonly string[]): Promise<InboxConversation[]> =>
  ids.length > 0 ? (await readRows(db, inArray(conversations.id, ids))).map(toInbox) : [];

/** A conversation with the known details of its customer; null if it does not exist. */
export async function readDetail(
  db: Database,
  id: string,
  language: Locale,
): Promise<Omit<ConversationDetail, 'asked' | 'knownName' | 'country'> | null> {
  const [row] = await readRows(db, eq(conversations.id, id));
  if (!row) return null;
  const { sessionId, customerEmail, customerPhone, notes, page, productId } = row.conversation;
  const [[product], favorites, seen, earlier, [contact], customer, quoteList] = await Promise.all([
    productId
      ? db
          .select({ id: products.id, name: productNameIn(language) })
          .from(products)
          .where(eq(products.id, productId))
      : [],
    sessionId
      ? db
          .select({ id: products.id, name: productNameIn(language) })
          .from(userFavorites)
          .innerJoin(products, eq(products.id, userFavorites.productId))
          .where(eq(userFavorites.sessionId, sessionId))
          .orderBy(desc(userFavorites.createdAt))
          .limit(senderHistoryCount)
      : [],
    sessionId
      ? db
          .select({ id: products.id, name: productNameIn(language), day: productViews.day })
          .from(productViews)
          .innerJoin(products, eq(products.id, productViews.productId))
          .where(eq(productViews.viewerId, sessionId))
          .orderBy(desc(productViews.day), products.name)
          .limit(senderHistoryCount)
      : [],
    sessionId
      ? db
          .select({ id: conversations.id, createdAt: conversations.createdAt, status: conversations.status })
          .from(conversations)
          .where(and(eq(conversations.sessionId, sessionId), ne(conversations.id, id)))
          .orderBy(desc(conversations.createdAt))
          .limit(senderHistoryCount)
      : [],
    db
      .select({ number: count() })
      .from(contactMessages)
      // As the inbox lists them by this address: in any letter case, without the trash.
      .where(
        and(
          eq(sql`lower(${contactMessages.email})`, (customerEmail ?? '').toLowerCase()),
          isNull(contactMessages.deletedAt),
        ),
      ),
    customerOfThread(db, { email: customerEmail, phone: customerPhone }),
    sessionId ? readList(db, sessionId, language) : null,
  ]);
  return {
    conversation: toInbox(row),
    notes: notes ?? '',
    page,
    product: product ?? null,
    customer,
    favorites,
    seen,
    earlier: earlier.map(({ createdAt, ...other }) => ({ ...other, createdAt: createdAt.toISOString() })),
    contactCount: contact?.number ?? 0,
    quoteList,
  };
}

/** The lines of a visitor's quote list. */
const readList = (db: Database, sessionId: string, language: Locale) =>
  db
    .select({
      id: cartItems.id,
      productId: cartItems.productId,
      name: sql<string>`coalesce(${productNameIn(language)}, ${cartItems.title})`,
      quantity: cartItems.quantity,
    })
    .from(cartItems)
    .innerJoin(shoppingCarts, eq(shoppingCarts.id, cartItems.cartId))
    .leftJoin(products, eq(products.id, cartItems.productId))
    .where(eq(shoppingCarts.sessionId, sessionId))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.id));
