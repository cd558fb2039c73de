import { and, asc, count, eq, gt, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Desk } from '#shared/operations/dashboard.ts';
import type { Locale } from '#shared/base/locale.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import type { Database } from '../../platform/db/client.ts';
import { chatMessages, conversations } from '../../conversations/chat/chat.schema.ts';
import { contactMessages, contactReplies } from '../../conversations/contact/contact.schema.ts';
import { productNameIn } from '../../catalogue/index.ts';
import { customerTasks } from '../../conversations/customer/customer.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { quoteHistory, quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import {
  countTasks,
  type OrdersThatWait,
  readMine,
  readWaiting,
  type ReplyPromise,
} from './waiting.queries.ts';

/** Number of products to reorder on the dashboard. */
const shownCount = 5;

/** The start of the current day in Beijing, which has no summer time. */
const today = () => new Date(`${officeDay()}T00:00:00+08:00`);

/**
 * The tasks of a staff member: their own work, what waits, figures of this day, and products low in stock.
 */
export async function readDesk(
  db: Database,
  userId: string,
  language: Locale,
  promise: ReplyPromise,
  orders: OrdersThatWait,
): Promise<Desk> {
  const [mine, waiting, tasks, soFar, lowStock] = await Promise.all([
    readMine(db, userId),
    readWaiting(db, userId, promise, orders),
    countTasks(db),
    readToday(db, userId),
    readLowStock(db, language),
  ]);
  return { mine, waiting, tasks, today: soFar, lowStock };
}

async function readToday(db: Database, userId: string): Promise<Desk['today']> {
  const begin = today();
  const own = (column: AnyPgColumn) =>
    sql<number>`count(*) filter (where ${column} = ${userId})`.mapWith(Number);
  const { kind, createdAt, isStaff } = quoteHistory;
  const [messages, chats, quotes, tasks, ...answers] = await Promise.all([
    db.$count(contactMessages, and(gte(contactMessages.createdAt, begin), isNull(contactMessages.deletedAt))),
    db.$count(conversations, and(gte(conversations.createdAt, begin), gt(conversations.lastSeq, 0))),
    db.$count(quoteRequests, and(gte(quoteRequests.createdAt, begin), isNull(quoteRequests.deletedAt))),
    countTasks(db, eq(customerTasks.dueOn, officeDay())),
    db
      .select({ all: count(), own: own(chatMessages.senderUserId) })
      .from(chatMessages)
      .where(and(eq(chatMessages.senderType, 'admin'), gte(chatMessages.createdAt, begin))),
    db
      .select({ all: count(), own: own(contactReplies.repliedBy) })
      .from(contactReplies)
      .where(gte(contactReplies.createdAt, begin)),
    db
      .select({ all: count(), own: own(quoteHistory.userId) })
      .from(quoteHistory)
      .where(and(isStaff, inArray(kind, ['sent', 'answer']), gte(createdAt, begin))),
  ]);
  const sum = (of: 'all' | 'own') => answers.reduce((total, [row]) => total + row![of], 0);
  return {
    messages,
    chats,
    quotes,
    tasks,
    answers: sum('all'),
    ownAnswers: sum('own'),
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
