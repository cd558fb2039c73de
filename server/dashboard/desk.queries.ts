import { and, asc, count, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Desk, Waiting } from '#shared/dashboard.ts';
import type { Locale } from '#shared/locale.ts';
import type { Database } from '../db/client.ts';
import { chatMessages, conversations } from '../db/schema/chat.ts';
import { contactMessages, contactReplies } from '../db/schema/contact.ts';
import { productNameIn } from '../db/product-name.ts';
import { products } from '../db/schema/product.ts';
import { conversationWaits, messageWaits } from '../db/waiting.ts';

/** Number of longest-waiting records, and of products to reorder, on the dashboard. */
const shownCount = 5;

const dayMs = 86_400_000;
const beijingMs = 8 * 3_600_000;

/** The start of the current day in Beijing, which has no summer time. */
const today = () => {
  const now = Date.now() + beijingMs;
  return new Date(now - (now % dayMs) - beijingMs);
};

/**
 * The tasks of a staff member: their own work, the longest-waiting records, figures of this day, and products
 * low in stock.
 */
export async function readDesk(db: Database, userId: string, language: Locale): Promise<Desk> {
  const [mine, oldest, soFar, lowStock] = await Promise.all([
    readMine(db, userId),
    readOldest(db, userId),
    readToday(db, userId),
    readLowStock(db, language),
  ]);
  return { mine, oldest, today: soFar, lowStock };
}

/** Counted like the lists to which the numbers link. */
export async function readMine(db: Database, userId: string): Promise<Desk['mine']> {
  const [messages, chats] = await Promise.all([
    db.$count(contactMessages, and(messageWaits(), eq(contactMessages.assignedToUserId, userId))),
    db.$count(
      conversations,
      and(
        eq(conversations.assignedToUserId, userId),
        eq(conversations.status, 'active'),
        gt(conversations.lastSeq, 0),
      ),
    ),
  ]);
  return { messages, chats };
}

async function readOldest(db: Database, userId: string): Promise<Waiting[]> {
  const [messages, chats] = await Promise.all([
    db
      .select({
        id: contactMessages.id,
        name: contactMessages.fullName,
        since: contactMessages.createdAt,
        assignee: contactMessages.assignedToUserId,
      })
      .from(contactMessages)
      .where(messageWaits())
      .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id))
      .limit(shownCount),
    db
      .select({
        id: conversations.id,
        name: conversations.customerName,
        since: sql<string>`${conversations.needsReplySince}`.mapWith(conversations.needsReplySince),
        assignee: conversations.assignedToUserId,
      })
      .from(conversations)
      .where(conversationWaits())
      .orderBy(asc(conversations.needsReplySince), asc(conversations.id))
      .limit(shownCount),
  ]);
  return [
    ...messages.map((row) => ({ ...row, noun: 'contact' as const })),
    ...chats.map((row) => ({ ...row, noun: 'conversation' as const })),
  ]
    .map(({ assignee, since, ...row }) => ({
      ...row,
      since: new Date(since).toISOString(),
      isMine: assignee === userId,
    }))
    .toSorted((a, b) => (a.since < b.since ? -1 : 1))
    .slice(0, shownCount);
}

async function readToday(db: Database, userId: string): Promise<Desk['today']> {
  const begin = today();
  const own = (column: typeof chatMessages.senderUserId | typeof contactReplies.repliedBy) =>
    sql<number>`count(*) filter (where ${column} = ${userId})`.mapWith(Number);
  const [messages, chats, [said], [replied]] = await Promise.all([
    db.$count(contactMessages, and(gte(contactMessages.createdAt, begin), isNull(contactMessages.deletedAt))),
    db.$count(conversations, and(gte(conversations.createdAt, begin), gt(conversations.lastSeq, 0))),
    db
      .select({ all: count(), own: own(chatMessages.senderUserId) })
      .from(chatMessages)
      .where(and(eq(chatMessages.senderType, 'admin'), gte(chatMessages.createdAt, begin))),
    db
      .select({ all: count(), own: own(contactReplies.repliedBy) })
      .from(contactReplies)
      .where(gte(contactReplies.createdAt, begin)),
  ]);
  return {
    messages,
    chats,
    answers: said!.all + replied!.all,
    ownAnswers: said!.own + replied!.own,
  };
}

/** Active products whose stock is at or below their alert level, lowest stock first. */
const readLowStock = async (db: Database, language: Locale): Promise<Desk['lowStock']> =>
  db
    .select({
      id: products.id,
      name: productNameIn(language),
      left: products.stockQuantity,
    })
    .from(products)
    .where(
      and(
        isNull(products.deletedAt),
        products.isActive,
        lte(products.stockQuantity, products.lowStockThreshold),
      ),
    )
    .orderBy(asc(products.stockQuantity), asc(products.id))
    .limit(shownCount);
