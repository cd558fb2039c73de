import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContactThread, MailState } from '#shared/conversations/contact-inbox.ts';
import { senderHistoryCount } from '#shared/base/limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { customerOfThread } from '../customer/known-customer.ts';
import type { Database } from '../../platform/db/client.ts';
import { productNameIn } from '../../catalogue/index.ts';
import { conversations } from '../chat/chat.schema.ts';
import {
  contactMessages,
  contactNotes,
  contactReplies,
  outboxMails,
  productInquiries,
} from './contact.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import { nameOf, readRows, repliers, toInboxMessage, toName } from './inbox.queries.ts';

/** A message with its replies, notes, and other known data of the sender; null if it does not exist. */
export async function readThread(
  db: Database,
  id: string,
  userId: string,
  isMailConfigured: boolean,
  language: Locale,
): Promise<Omit<ContactThread, 'asked' | 'isMailConfigured'> | null> {
  const [row] = await readRows(db, eq(contactMessages.id, id), language);
  if (!row) return null;
  const [replies, notes, sender, customer] = await Promise.all([
    readReplies(db, id, userId, isMailConfigured),
    readNotes(db, id, userId),
    readSender(db, id, row.message.email, language),
    customerOfThread(db, row.message),
  ]);
  return { message: toInboxMessage(row, language), replies, notes, customer, ...sender };
}

async function readReplies(
  db: Database,
  messageId: string,
  userId: string,
  isMailConfigured: boolean,
): Promise<ContactThread['replies']> {
  const rows = await db
    .select({
      id: contactReplies.id,
      replyMessage: contactReplies.replyMessage,
      createdAt: contactReplies.createdAt,
      replierId: contactReplies.repliedBy,
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
  return rows.map(({ replier, replierId, status, lastError, ...reply }) => ({
    ...reply,
    isOwn: replierId === userId,
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

/** The sender's other messages, requests and conversations, found by the mail address. */
async function readSender(
  db: Database,
  id: string,
  email: string,
  language: Locale,
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
        productName: productNameIn(language),
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
