import { and, asc, desc, eq, exists, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { StaffCustomer } from '#shared/conversations/customer-form.ts';
import {
  customerOrders,
  type CustomerQuery,
  type CustomerRecord,
  type CustomerRow,
} from '#shared/conversations/customer.ts';
import { staffPageSize } from '#shared/base/limits.ts';
import { customerHistoryCount } from '#shared/deals/quote-limits.ts';
import type { Locale } from '#shared/base/locale.ts';
import { stageOf } from '#shared/deals/quote-rules.ts';
import type { Database } from '../../platform/db/client.ts';
import { containing } from '../../platform/db/pattern.ts';
import { productNameIn } from '../../catalogue/index.ts';
import { recordTables } from '../../platform/db/record-tables.ts';
import { conversations, typedDigits } from '../chat/chat.schema.ts';
import { contactMessages } from '../contact/contact.schema.ts';
import { customers, customerTasks } from './customer.schema.ts';
import { userFavorites } from '../../catalogue/favorite/favorite.schema.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { familyOf } from './known-customer.ts';

const c = customers;

// The column is written with its table: alone, it would refer to the inner table.
const requestsOf = (condition: SQL) =>
  sql<number>`(select count(*) from ${quoteRequests} r where r.customer_id = ${c}.id and r.deleted_at is null and ${condition})`.mapWith(
    Number,
  );

const counts = {
  requestCount: requestsOf(sql`true`),
  acceptedCount: requestsOf(sql`r.accepted_at is not null`),
};

const filterOf = (db: Database, { search, tag, status }: CustomerQuery, userId: string): SQL | undefined =>
  and(
    status === 'trash' ? recordTables.customer.inTrash : isNull(c.deletedAt),
    status === 'tasks' || status === 'own_tasks'
      ? exists(
          db
            .select()
            .from(customerTasks)
            .where(
              and(
                eq(customerTasks.customerId, c.id),
                isNull(customerTasks.doneAt),
                status === 'own_tasks' ? eq(customerTasks.userId, userId) : undefined,
              ),
            ),
        )
      : undefined,
    tag ? sql`${tag} = any(${c.tags})` : undefined,
    search ? like(c.searched, containing(search)) : undefined,
  );

function orderOf({ sort, order }: CustomerQuery): SQL[] {
  const direction = (order || customerOrders[sort]) === 'desc' ? desc : asc;
  const by = sort === 'name' ? sql`lower(${c.name}) collate "C"` : c.createdAt;
  return [direction(by), asc(c.id)];
}

/** One page of customers, with the total count of matches. */
export async function readCustomers(
  db: Database,
  query: CustomerQuery,
  userId: string,
): Promise<{ customers: CustomerRow[]; total: number }> {
  const where = filterOf(db, query, userId);
  const order = orderOf(query);
  // Select the page first, so that the counts are read only for its rows.
  const page = db
    .select({ id: c.id })
    .from(c)
    .where(where)
    .orderBy(...order)
    .limit(staffPageSize)
    .offset((query.page - 1) * staffPageSize);
  const [total, rows] = await Promise.all([
    db.$count(c, where),
    db
      .select({
        id: c.id,
        name: c.name,
        companyName: c.companyName,
        email: c.email,
        phone: c.phone,
        country: c.country,
        language: c.language,
        tags: c.tags,
        ...counts,
        nextTaskOn: sql<
          string | null
        >`(select min(t.due_on) from ${customerTasks} t where t.customer_id = ${c}.id and t.done_at is null)`,
        createdAt: c.createdAt,
        deletedAt: c.deletedAt,
      })
      .from(c)
      .where(inArray(c.id, page))
      .orderBy(...order),
  ]);
  return {
    total,
    customers: rows.map(({ createdAt, deletedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      isDeleted: deletedAt !== null,
    })),
  };
}

/** All tags of customers outside the trash, for the filter of the list. */
export async function readTags(db: Database): Promise<string[]> {
  const tag = sql<string>`unnest(${c.tags})`;
  const rows = await db
    .selectDistinct({ tag })
    .from(c)
    .where(isNull(c.deletedAt))
    .orderBy(asc(tag))
    .limit(200);
  return rows.map((row) => row.tag);
}

/** A customer for the form. */
export async function readCustomer(db: Database, id: string): Promise<StaffCustomer | null> {
  const [row] = await db
    .select({ customer: c, ...counts })
    .from(c)
    .where(eq(c.id, id));
  if (!row) return null;
  const {
    customer: {
      mergedIntoId: _,
      moved: __,
      searched: ___,
      createdAt: ____,
      updatedAt: _____,
      deletedAt,
      ...fields
    },
    ...counted
  } = row;
  return { ...fields, tags: fields.tags.join(', '), ...counted, isDeleted: deletedAt !== null };
}

/** Everything that a customer has written and asked for; products are named in the reader's language. */
export async function readAround(
  db: Database,
  id: string,
  language: Locale,
): Promise<Omit<CustomerRecord, 'customer'>> {
  const family = await db
    .select({ id: c.id, name: c.name, email: c.email, phone: c.phone })
    .from(c)
    .where(sql`${c.id} in ${familyOf(id)}`);
  const emails = family.flatMap(({ email }) => email ?? []);
  const phones = family.flatMap(({ phone }) => phone ?? []);
  // What was written on the device of a request without a contact of its own belongs to who asked.
  const devices = db
    .select({ id: quoteRequests.sessionId })
    .from(quoteRequests)
    .where(sql`${quoteRequests.customerId} in ${familyOf(id)} and ${quoteRequests.sessionId} is not null`);
  const ofMessages = or(
    and(
      inArray(contactMessages.sessionId, devices),
      sql`coalesce(${contactMessages.email}, ${contactMessages.phone}) is null`,
    ),
    emails.length > 0 ? inArray(sql`lower(${contactMessages.email})`, emails) : undefined,
    phones.length > 0 ? inArray(contactMessages.phone, phones) : undefined,
  );
  const ofChats = or(
    and(
      inArray(conversations.sessionId, devices),
      sql`coalesce(${conversations.customerEmail}, ${conversations.customerPhone}) is null`,
    ),
    emails.length > 0 ? inArray(sql`lower(${conversations.customerEmail})`, emails) : undefined,
    phones.length > 0 ? inArray(typedDigits(conversations.customerPhone), phones) : undefined,
  );
  const [requests, messages, chats, tasks] = await Promise.all([
    db
      .select()
      .from(quoteRequests)
      .where(and(eq(quoteRequests.customerId, id), isNull(quoteRequests.deletedAt)))
      .orderBy(desc(quoteRequests.createdAt), asc(quoteRequests.id))
      .limit(customerHistoryCount),
    db
      .select()
      .from(contactMessages)
      .where(and(ofMessages, isNull(contactMessages.deletedAt)))
      .orderBy(desc(contactMessages.createdAt), asc(contactMessages.id))
      .limit(customerHistoryCount),
    db
      .select()
      .from(conversations)
      .where(ofChats)
      .orderBy(desc(conversations.createdAt), asc(conversations.id))
      .limit(customerHistoryCount),
    db
      .select()
      .from(customerTasks)
      .where(eq(customerTasks.customerId, id))
      .orderBy(
        sql`${customerTasks.doneAt} is not null`,
        sql`${customerTasks.dueOn} asc nulls last`,
        asc(customerTasks.createdAt),
      ),
  ]);
  const sessions = [...requests, ...messages, ...chats].flatMap(({ sessionId }) => sessionId ?? []);
  const now = new Date();
  return {
    merged: family.filter((one) => one.id !== id),
    tasks: tasks.map(({ doneAt, ...task }) => ({
      id: task.id,
      title: task.title,
      dueOn: task.dueOn,
      isDone: doneAt !== null,
    })),
    requests: requests.map((request) => ({
      id: request.id,
      reference: request.reference,
      stage: stageOf(request, now),
      totalMinor: request.totalMinor,
      currency: request.offerCurrency,
      createdAt: request.createdAt.toISOString(),
    })),
    messages: messages.map(({ createdAt, ...row }) => ({
      id: row.id,
      message: row.message,
      status: row.status,
      createdAt: createdAt.toISOString(),
    })),
    conversations: chats.map(({ lastMessageAt, ...row }) => ({
      id: row.id,
      customerName: row.customerName,
      status: row.status,
      lastMessageAt: lastMessageAt?.toISOString() ?? null,
    })),
    favorites: sessions.length > 0 ? await readFavorites(db, sessions, language) : [],
  };
}

const readFavorites = (db: Database, sessions: readonly string[], language: Locale) =>
  db
    .selectDistinct({ id: products.id, name: productNameIn(language) })
    .from(userFavorites)
    .innerJoin(products, eq(products.id, userFavorites.productId))
    .where(and(inArray(userFavorites.sessionId, [...new Set(sessions)]), isNull(products.deletedAt)))
    .limit(customerHistoryCount);
