import { and, getTableName, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { MailKind } from '#shared/conversations/mail.ts';
import type { Database } from '../../platform/db/client.ts';
import { chatMessages } from '../../conversations/chat/chat.schema.ts';
import { contactNotes, contactReplies, outboxMails } from '../../conversations/contact/contact.schema.ts';
import { customerTasks } from '../../conversations/customer/customer.schema.ts';
import { orderInspections } from '../../deals/order/inspection.schema.ts';
import { orderSlips } from '../../deals/order/order-slip.schema.ts';
import {
  orderEvidence,
  orderFacts,
  orderPayments,
  orderReceipts,
  orders,
  orderShipments,
} from '../../deals/order/order.schema.ts';
import { quoteHistory, quoteOffers, quoteRequestLines } from '../../deals/quote/quote-request.schema.ts';
import { cartItems } from '../../deals/quote/quote.schema.ts';
import type { Person } from './person.finding.ts';
import { rowsOf } from './person.rows.ts';

/** Columns that are secrets, normalised copies, or factory prices. */
const hidden = new Set([
  'tokenHash',
  'requestKey',
  'clientMessageId',
  'searched',
  'sheet',
  'moved',
  'htmlBody',
  'unsubscribeUrl',
  'storageUrl',
  'thumbnailUrl',
  'code',
]);

/** Mails to customers. Those to staff contain their addresses and unsubscribe links; a digest also lists other people. */
const exportedMails: MailKind[] = ['reply', 'chat_answer', 'quote_offer'];

/** All rows of a person, by table. */
export async function readPerson(db: Database, person: Person): Promise<Record<string, object[]>> {
  const { audit: _, accepted: __, requests, mails, ...kinds } = rowsOf(db, person);
  const all = [...person.requests, ...person.accepted];
  const replies = db
    .select({ id: contactReplies.id })
    .from(contactReplies)
    .where(inArray(contactReplies.messageId, person.contacts));
  // A mail to another customer may name the person.
  const isRecipient = or(
    inArray(sql`lower(${outboxMails.recipient})`, person.emails),
    inArray(outboxMails.replyId, replies),
  );
  const ofRequests = await db.select({ id: orders.id }).from(orders).where(inArray(orders.requestId, all));
  const orderIds = ofRequests.map(({ id }) => id);
  const parts: [PgTable, PgColumn, string[]][] = [
    [customerTasks, customerTasks.customerId, person.customers],
    [contactReplies, contactReplies.messageId, person.contacts],
    [contactNotes, contactNotes.messageId, person.contacts],
    [chatMessages, chatMessages.conversationId, person.conversations],
    [cartItems, cartItems.cartId, person.lists],
    [quoteRequestLines, quoteRequestLines.requestId, all],
    [quoteOffers, quoteOffers.requestId, all],
    [quoteHistory, quoteHistory.requestId, all],
    [orders, orders.requestId, all],
    [orderFacts, orderFacts.orderId, orderIds],
    [orderPayments, orderPayments.orderId, orderIds],
    [orderEvidence, orderEvidence.orderId, orderIds],
    [orderInspections, orderInspections.orderId, orderIds],
    [orderReceipts, orderReceipts.orderId, orderIds],
    [orderShipments, orderShipments.orderId, orderIds],
    [orderSlips, orderSlips.orderId, orderIds],
  ];
  const wanted = [
    ...Object.values(kinds),
    { ...requests, where: inArray(requests.table.id, all) },
    { ...mails, where: and(mails.where, inArray(outboxMails.kind, exportedMails), isRecipient) },
    ...parts.map(([table, column, ids]) => ({ table, where: inArray(column, ids) })),
  ];
  const data: Record<string, object[]> = {};
  for (const { table, where } of wanted) {
    const rows: object[] = await db.select().from(table).where(where);
    data[getTableName(table)] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.has(column))),
    );
  }
  return { ...data, kept_after_erasure: person.kept.map((reference) => ({ reference })) };
}
