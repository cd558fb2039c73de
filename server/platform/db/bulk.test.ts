import { asc, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CustomerConversation } from '#shared/conversations/chat.ts';
import { validation } from '#shared/i18n/en/validation.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createContactMessage, createUser, signedIn } from '#tests/factories.ts';
import { chatMessages, conversations } from '../../conversations/chat/chat.schema.ts';
import { contactMessages } from '../../conversations/contact/contact.schema.ts';
import { customers } from '../../conversations/customer/customer.schema.ts';
import { quoteRequests } from '../../deals/quote/quote-request.schema.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import type { Former } from './bulk.ts';

// Products and posts have more actions, and tests of their own (catalogue.bulk.test.ts, blog-bulk.test.ts).

const app = await createTestApp();
let staff: Client;
let colleague: string;

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
  colleague = (await createUser(app.db, { role: 'admin' })).user.id;
});

type Done = { count: number; former: Former[]; fault?: string | null };

/** What the tests know of a noun: a new record, the body of a change, and where the change is stored. */
type Case = {
  path: string;
  make: () => Promise<string>;
  bodyOf: (ids: string[]) => object;
  table: typeof contactMessages | typeof quoteRequests | typeof customers | typeof conversations;
  column: string;
  /** The value of the column that somebody else gives a record afterwards. */
  other: () => unknown;
};

const created = async (path: string, body: object) =>
  ((await (await staff.post(path, body)).json()) as { id: string }).id;

async function conversation(): Promise<string> {
  const answer = await app.client().post('/api/conversations', {
    customerName: 'Awa',
    customerEmail: 'awa@buyer.example',
  });
  return ((await answer.json()) as { conversation: CustomerConversation }).conversation.id;
}
const seen = (ids: string[]) => ids.map((id) => ({ id, seenSeq: 0 }));

const cases: Record<string, Case> = {
  'messages are resolved': {
    path: '/api/contact',
    make: async () => (await createContactMessage(app.db)).id,
    bodyOf: (ids) => ({ ids, action: 'resolve' }),
    table: contactMessages,
    column: 'status',
    other: () => 'replied',
  },
  'messages are marked as read': {
    path: '/api/contact',
    make: async () => (await createContactMessage(app.db)).id,
    bodyOf: (ids) => ({ ids, action: 'read' }),
    table: contactMessages,
    column: 'readAt',
    other: () => new Date(0),
  },
  'requests are assigned': {
    path: '/api/quotes',
    make: () => created('/api/quotes', { contactName: 'Awa Diop' }),
    bodyOf: (ids) => ({ ids, action: 'assign', userId: colleague }),
    table: quoteRequests,
    column: 'assignedToUserId',
    other: () => null,
  },
  'customers are deleted': {
    path: '/api/customers',
    make: () => created('/api/customers', { name: 'Awa Diop' }),
    bodyOf: (ids) => ({ ids, action: 'delete' }),
    table: customers,
    column: 'deletedAt',
    other: () => new Date(0),
  },
  'conversations are resolved': {
    path: '/api/conversations',
    make: conversation,
    bodyOf: (ids) => ({ conversations: seen(ids), change: { status: 'resolved' } }),
    table: conversations,
    column: 'status',
    other: () => 'archived',
  },
  'conversations are assigned': {
    path: '/api/conversations',
    make: conversation,
    bodyOf: (ids) => ({ conversations: seen(ids), change: { assignedToUserId: colleague } }),
    table: conversations,
    column: 'assignedToUserId',
    other: () => null,
  },
};

const bulk = async (path: string, body: object) => {
  const response = await staff.post(`${path}/bulk`, body);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Done;
};
const undo = async (path: string, former: Former[]) =>
  ((await (await staff.post(`${path}/bulk/undo`, { former })).json()) as { count: number }).count;

describe.each(Object.entries(cases))('%s', (_, { path, make, bodyOf, table, column, other }) => {
  const values = async () => {
    const rows = (await app.db.select().from(table)) as unknown as Record<string, unknown>[];
    return new Map(rows.map((row) => [row['id'], row[column]]));
  };

  test('and get back what they had, once, except what was changed again', async () => {
    const ids = [await make(), await make(), await make()];
    const before = await values();
    const { count, former } = await bulk(path, bodyOf([ids[0]!, ids[1]!, crypto.randomUUID()]));
    expect(count).toBe(2);
    const after = await values();
    expect([after.get(ids[0]!), after.get(ids[2]!)]).not.toEqual([before.get(ids[0]!), after.get(ids[0]!)]);
    await app.db
      .update(table)
      .set({ [column]: other() })
      .where(sql`${table.id} = ${ids[1]!}`);
    expect(await undo(path, former)).toBe(1);
    expect((await values()).get(ids[0]!)).toEqual(before.get(ids[0]!));
    expect((await values()).get(ids[1]!)).toEqual(other());
    expect(await undo(path, former)).toBe(0);
  });

  test('Undo takes only what the change could have set, and only of the staff', async () => {
    const id = await make();
    const { former } = await bulk(path, bodyOf([id]));
    const forged = former.map((one) => ({ ...one, before: { ...one.before, version: 99, id: colleague } }));
    expect(await undo(path, forged)).toBe(1);
    expect([...(await values()).keys()]).toContain(id);
    for (const wrong of [[], [{ id, before: { [column]: {} }, after: {} }], [{ id: 'x' }]])
      expect((await staff.post(`${path}/bulk/undo`, { former: wrong })).status).toBe(400);
    expect((await app.client().post(`${path}/bulk/undo`, { former })).status).toBe(401);
  });
});

test.each([
  ['messages are resolved', (ids: string[]) => ({ ids, action: 'assign', userId: null })],
  ['requests are assigned', (ids: string[]) => ({ ids, action: 'assign', userId: null })],
  [
    'conversations are assigned',
    (ids: string[]) => ({ conversations: seen(ids), change: { assignedToUserId: null } }),
  ],
] as const)(
  '%s: Undo gives nothing back to somebody who has left, and the others to theirs',
  async (name, bodyOf) => {
    const { path, make, table } = cases[name]!;
    const there = (await createUser(app.db, { role: 'admin' })).user.id;
    const ids = [await make(), await make()];
    for (const [at, userId] of [colleague, there].entries())
      await app.db
        .update(table as typeof contactMessages)
        .set({ assignedToUserId: userId })
        .where(sql`${table.id} = ${ids[at]!}`);
    const { former } = await bulk(path, bodyOf(ids));
    await app.db
      .update(users)
      .set({ isActive: false })
      .where(sql`${users.id} = ${colleague}`);
    expect(await undo(path, former)).toBe(1);
    const rows = await app.db.select().from(table as typeof contactMessages);
    expect(ids.map((id) => rows.find((row) => row.id === id)!.assignedToUserId)).toEqual([null, there]);
  },
);

test('the log says what was done to messages and taken back; marks are not logged', async () => {
  const { id } = await createContactMessage(app.db);
  const act = async (action: string, userId?: string) => {
    const { former } = await bulk('/api/contact', { ids: [id], action, userId });
    await undo('/api/contact', former);
  };
  await act('read');
  await act('resolve');
  await act('assign', colleague);
  await act('delete');
  const entries = await app.db.select().from(auditEntries).orderBy(asc(auditEntries.createdAt));
  expect(entries.map(({ action }) => action)).toEqual([
    'resolve',
    'reopen',
    'assign',
    'assign',
    'delete',
    'restore',
  ]);
});

test('of many conversations those stay open whose customer has written since, and the answer says why', async () => {
  const ids = [await conversation(), await conversation()];
  await app.db.insert(chatMessages).values({
    conversationId: ids[0]!,
    seq: 1,
    senderName: 'Awa',
    senderType: 'customer',
    message: 'And to Lomé?',
  });
  const done = await bulk('/api/conversations', {
    conversations: seen(ids),
    change: { status: 'resolved' },
  });
  expect([done.count, done.fault, done.former.map(({ id }) => id)]).toEqual([
    1,
    validation.unseenMessage,
    [ids[1]],
  ]);
});
