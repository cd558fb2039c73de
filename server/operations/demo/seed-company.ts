import type { Locale } from '#shared/base/locale.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../platform/db/client.ts';
import { chatMessages, conversations } from '../../conversations/chat/chat.schema.ts';
import { contactMessages, contactReplies } from '../../conversations/contact/contact.schema.ts';
import { customers, customerTasks } from '../../conversations/customer/customer.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { sideOf } from './company-schema.ts';
import { readCompany, readDemo } from './demo-content.ts';
import { log } from './seed-log.ts';
import type { Clock } from './seed-parts.ts';
import { insertRequest } from './seed-requests.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const staffName = 'Lin Wei';

/** Product ids by the keys of the demo. */
type ProductIds = ReadonlyMap<string, string>;

/**
 * Fills the admin area with what customers have written and the staff have done, relative to now. Every record is
 * marked, so that super admins can remove them together. Rows are inserted directly: nothing is mailed, and no count of
 * inquiries rises. Requires the demo catalogue.
 */
export async function seedCompany({ demoRecords, settings }: Services, tx: Database): Promise<void> {
  const demo = readDemo();
  const company = readCompany(demo);
  const now = Date.now();
  const clock: Clock = {
    hoursAgo: (hours) => new Date(now - hours * hourMs),
    daysAgo: (days) => new Date(now - days * dayMs),
  };
  const { rates } = await settings.read();
  const rows = await tx
    .select({ id: products.id, sku: products.sku, imageUrl: products.imageUrl })
    .from(products);
  const found = new Map(
    demo.products.map((product) => {
      const { id, imageUrl } = rows.find(({ sku }) => sku === product.sku)!;
      return [product.key, { ...product, id, imageUrl }];
    }),
  );
  const productIds: ProductIds = new Map([...found].map(([key, { id }]) => [key, id]));
  const customerIds = await insertCustomers(tx, company.customers, clock);
  await demoRecords.mark(tx, 'customer', [...customerIds.values()]);
  await demoRecords.mark(tx, 'contact', await insertContacts(tx, company.contacts, productIds, clock));
  await demoRecords.mark(
    tx,
    'conversation',
    await insertConversations(tx, company.conversations, productIds, clock),
  );
  const requestIds: string[] = [];
  // Numbered in the order in which they came.
  for (const request of company.requests.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const customer = company.customers.find(({ key }) => key === request.customer)!;
    const who = { ...customer, id: customerIds.get(customer.key)! };
    requestIds.push(await insertRequest(tx, request, who, { products: found, clock, rates }));
  }
  await demoRecords.mark(tx, 'quote', requestIds);
}

type Company = ReturnType<typeof readCompany>;

async function insertCustomers(tx: Database, all: Company['customers'], clock: Clock) {
  const ids = new Map<string, string>();
  for (const { key, daysAgo, tasks, ...customer } of all) {
    const createdAt = clock.daysAgo(daysAgo);
    const [row] = await tx
      .insert(customers)
      .values({ ...customer, createdAt })
      .returning({ id: customers.id });
    ids.set(key, row!.id);
    if (tasks.length > 0)
      await tx.insert(customerTasks).values(
        tasks.map(({ title, dueInDays, isDone }, displayOrder) => ({
          customerId: row!.id,
          title,
          dueOn: clock.daysAgo(-dueInDays).toISOString().slice(0, 10),
          doneAt: isDone ? clock.daysAgo(-dueInDays) : null,
          displayOrder,
          createdAt,
        })),
      );
    await log(tx, createdAt, { action: 'create', noun: 'customer', id: row!.id, title: customer.name });
  }
  return ids;
}

async function insertContacts(
  tx: Database,
  all: Company['contacts'],
  productIds: ProductIds,
  clock: Clock,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, language, product, hoursAgo, reply, isResolved, ...message } of all) {
    const status = isResolved ? 'resolved' : reply ? 'replied' : 'new';
    const readAt = status === 'new' ? null : clock.hoursAgo(hoursAgo - 0.5);
    const repliedAt = reply && clock.hoursAgo(reply.hoursAgo);
    const [row] = await tx
      .insert(contactMessages)
      .values({
        ...message,
        fullName: name,
        locale: language satisfies Locale,
        productId: product === null ? null : (productIds.get(product) ?? null),
        status,
        replyMessage: reply?.text ?? null,
        repliedAt,
        readAt,
        createdAt: clock.hoursAgo(hoursAgo),
      })
      .returning({ id: contactMessages.id });
    ids.push(row!.id);
    if (!reply || !repliedAt) continue;
    await tx
      .insert(contactReplies)
      .values({ messageId: row!.id, replyMessage: reply.text, createdAt: repliedAt });
    await log(tx, repliedAt, {
      action: 'update',
      noun: 'contact',
      id: row!.id,
      title: name,
      before: { status: 'new' },
      after: { status },
    });
  }
  return ids;
}

async function insertConversations(
  tx: Database,
  all: Company['conversations'],
  productIds: ProductIds,
  clock: Clock,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, email, phone, product, messages, ...conversation } of all) {
    const lastAnswer = messages.findLastIndex(({ by }) => by === 'staff') + 1;
    const isWaiting = conversation.status === 'active' && lastAnswer < messages.length;
    const at = (index: number) => clock.hoursAgo(messages[index]!.hoursAgo);
    const [row] = await tx
      .insert(conversations)
      .values({
        ...conversation,
        customerName: name,
        customerEmail: email,
        customerPhone: phone,
        productId: product === null ? null : (productIds.get(product) ?? null),
        lastMessageAt: at(messages.length - 1),
        lastSeq: messages.length,
        adminReadSeq: isWaiting ? lastAnswer : messages.length,
        customerReadSeq: messages.length,
        mailedSeq: messages.length,
        unreadAdminCount: isWaiting ? messages.length - lastAnswer : 0,
        needsReplySince: isWaiting ? at(lastAnswer) : null,
        createdAt: at(0),
        updatedAt: at(messages.length - 1),
      })
      .returning({ id: conversations.id });
    ids.push(row!.id);
    await tx.insert(chatMessages).values(
      messages.map(({ by, text }, i) => ({
        conversationId: row!.id,
        seq: i + 1,
        senderType: sideOf(by),
        senderName: by === 'staff' ? staffName : name,
        senderEmail: by === 'staff' ? null : email,
        message: text,
        isRead: !isWaiting || i < lastAnswer,
        readAt: !isWaiting || i < lastAnswer ? at(i) : null,
        createdAt: at(i),
      })),
    );
  }
  return ids;
}
