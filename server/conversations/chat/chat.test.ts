import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CustomerConversation, ServerEvent } from '#shared/conversations/chat.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { listenForSockets } from '#tests/chat-sockets.ts';
import type { Client } from '#tests/client.ts';
import { signedIn } from '#tests/factories.ts';
import { chatMessages, conversations } from './chat.schema.ts';
import { users } from '../../people/user/user.schema.ts';

let app: TestApp;
let site: Awaited<ReturnType<typeof listenForSockets>>;

beforeAll(async () => {
  app = await createTestApp();
  site = await listenForSockets(app);
});
afterAll(async () => {
  await site.stop();
  app.services.chatHub.stop();
});
beforeEach(async () => app.reset());

const begin = async (client: Client, fields: object = {}): Promise<CustomerConversation> => {
  const response = await client.post('/api/conversations', {
    customerName: 'Awa',
    customerEmail: 'awa@buyer.example',
    ...fields,
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { conversation: CustomerConversation }).conversation;
};

/** A visitor with a conversation and a socket in it. */
async function visitor() {
  const client = app.client();
  const conversation = await begin(client);
  const socket = await site.open(client);
  await socket.join(conversation.id);
  return { client, conversation, socket };
}

async function colleague(firstName = 'Li') {
  const client = await signedIn(app, { role: 'admin', firstName });
  return { client, socket: await site.open(client) };
}

const stored = async (id: string) => {
  const [row] = await app.db.select().from(conversations).where(eq(conversations.id, id));
  return row!;
};

describe('visitor and staff', () => {
  test('talk: each gets the other’s messages, once, in order, with receipts', async () => {
    const { conversation, socket } = await visitor();
    const { socket: staff } = await colleague();
    const first = await socket.write('Hello');
    expect(first).toMatchObject({ seq: 1, duplicate: false });
    await socket.next({ type: 'new_message' });
    const { messages } = await staff.join(conversation.id);
    expect(messages).toMatchObject([
      { seq: 1, message: 'Hello', senderType: 'customer', senderName: 'Awa', isRead: false },
    ]);
    staff.say({ type: 'mark_read', upToSeq: 1 });
    await socket.next({ type: 'messages_read', userType: 'admin', upToSeq: 1 });
    await staff.write('Good morning');
    const reply = await socket.next<ServerEvent & { type: 'new_message' }>({ type: 'new_message' });
    expect(reply.message).toMatchObject({
      seq: 2,
      message: 'Good morning',
      senderName: 'Li',
      senderType: 'admin',
    });
    expect(await stored(conversation.id)).toMatchObject({
      lastSeq: 2,
      unreadAdminCount: 0,
      unreadCustomerCount: 1,
      needsReplySince: null,
    });
  });

  test('a repeated message is stored once; the same id with another text is refused', async () => {
    const { conversation, socket } = await visitor();
    const id = randomUUID();
    await socket.write('Hello', id);
    expect(await socket.write('Hello', id)).toMatchObject({ seq: 1, duplicate: true });
    socket.say({ type: 'message', message: 'Other', clientMessageId: id });
    expect(await socket.next({ type: 'error' })).toMatchObject({
      code: 'conflict',
      clientMessageId: id,
      retry: null,
    });
    expect(await app.db.$count(chatMessages)).toBe(1);
    expect((await stored(conversation.id)).unreadAdminCount).toBe(1);
  });

  test('a client that reconnects gets what is newer, and nothing twice', async () => {
    const { conversation, socket, client } = await visitor();
    for (const text of ['1', '2', '3']) await socket.write(text);
    socket.socket.terminate();
    const again = await site.open(client);
    const { messages, hasMore } = await again.join(conversation.id, 2);
    expect([messages.map(({ seq }) => seq), hasMore]).toEqual([[3], false]);
    expect(await again.write('4')).toMatchObject({ seq: 4 });
    const { message } = await again.next<ServerEvent & { type: 'new_message' }>({ type: 'new_message' });
    expect(message.seq).toBe(4);
  });

  test('a long history comes in pages', async () => {
    const { conversation, client } = await visitor();
    await app.db.insert(chatMessages).values(
      Array.from({ length: 230 }, (_, at) => ({
        conversationId: conversation.id,
        seq: at + 1,
        senderName: 'Awa',
        senderType: 'customer' as const,
        message: String(at + 1),
      })),
    );
    await app.db.update(conversations).set({ lastSeq: 230 }).where(eq(conversations.id, conversation.id));
    const socket = await site.open(client);
    const seen: number[] = [];
    for (let more = true; more;) {
      const page = await socket.join(conversation.id, seen.at(-1) ?? 0);
      seen.push(...page.messages.map(({ seq }) => seq));
      more = page.hasMore;
    }
    expect(seen).toEqual(Array.from({ length: 230 }, (_, at) => at + 1));
    await socket.write('new');
    expect(await socket.next({ type: 'new_message' })).toMatchObject({ message: { seq: 231 } });
  });

  test('messages of one socket are stored in the order in which they were sent', async () => {
    const { conversation, socket } = await visitor();
    const texts = Array.from({ length: 25 }, (_, at) => `message ${at}`);
    for (const message of texts) socket.say({ type: 'message', message, clientMessageId: randomUUID() });
    await expect.poll(async () => (await stored(conversation.id)).lastSeq).toBe(25);
    const rows = await app.db.select().from(chatMessages).orderBy(chatMessages.seq);
    expect(rows.map((row) => row.message)).toEqual(texts);
  });

  test('typing is shown to the other side, and to colleagues', async () => {
    const { conversation, socket } = await visitor();
    const { socket: li } = await colleague('Li');
    const { socket: chen } = await colleague('Chen');
    await li.join(conversation.id);
    await chen.join(conversation.id);
    li.say({ type: 'typing' });
    await socket.next({ type: 'user_typing', userType: 'admin', userName: 'Li' });
    await chen.next({ type: 'user_typing', userType: 'admin', userName: 'Li' });
    li.say({ type: 'stop_typing' });
    await socket.next({ type: 'user_stop_typing', userType: 'admin' });
    socket.say({ type: 'typing' });
    const told = await li.next({ type: 'user_typing', userType: 'customer' });
    expect(told).toMatchObject({ userName: 'Awa' });
  });

  test('lists of the staff receive every change at once', async () => {
    const { socket: staff } = await colleague();
    const { conversation, socket } = await visitor();
    const joined = { type: 'user_joined', conversationId: conversation.id, customerName: 'Awa' };
    // Changes within a short time are reported together. The first report may contain no rows, because of other
    // tests, and the one of the new conversation may be sent before the server lists the colleague's socket. A
    // message causes another report.
    const patience = { timeout: 8000 };
    const hasJoined = expect.arrayContaining([expect.objectContaining(joined)]) as unknown;
    await expect.poll(() => staff.events, patience).toEqual(hasJoined);
    await socket.write('First');
    const hasReport = expect.arrayContaining([expect.objectContaining({ type: 'inbox_changed' })]) as unknown;
    await expect.poll(() => staff.events, patience).toEqual(hasReport);
    await socket.write('Hello');
    const row = () =>
      staff.events
        .flatMap((event) => (event.type === 'inbox_changed' ? (event.conversations ?? []) : []))
        .findLast(({ id }) => id === conversation.id);
    await expect
      .poll(row, patience)
      .toMatchObject({ lastMessage: { message: 'Hello' }, unreadAdminCount: 2 });
    const heard = await staff.next({ type: 'new_customer_message', conversationId: conversation.id });
    expect(heard).toMatchObject({ message: { message: 'First' } });
    await staff.join(conversation.id);
    staff.say({ type: 'mark_read' });
    await expect.poll(row, patience).toMatchObject({ customerName: 'Awa', unreadAdminCount: 0 });
  });

  test('staff whose news may have been missed are asked to read their lists again', async () => {
    const { socket: staff } = await colleague();
    app.services.chatHub.receive({ kind: 'missed' });
    expect(await staff.next({ type: 'inbox_changed', conversations: undefined })).toBeDefined();
  });

  test('a second answer to what a colleague has answered is asked about first', async () => {
    const { conversation, socket } = await visitor();
    const { socket: li } = await colleague('Li');
    const { socket: chen } = await colleague('Chen');
    await socket.write('How much?');
    await li.join(conversation.id);
    await chen.join(conversation.id);
    await li.write('12 dollars', randomUUID(), { seenSeq: 1 });
    const id = randomUUID();
    chen.say({ type: 'message', message: '15 dollars', clientMessageId: id, seenSeq: 1 });
    await chen.next({ type: 'error', code: 'answered_meanwhile', clientMessageId: id });
    expect(await chen.write('15 dollars', id)).toMatchObject({ seq: 3 });
  });

  test('colleagues see who is answering a contact message; a customer cannot send that', async () => {
    const { socket: li } = await colleague('Li');
    const { socket: chen } = await colleague('Chen');
    const { socket } = await visitor();
    const messageId = randomUUID();
    socket.say({ type: 'answering', messageId });
    await socket.next({ type: 'error', code: 'forbidden' });
    li.say({ type: 'answering', messageId });
    await chen.next({ type: 'answering', messageId, userName: 'Li' });
    expect(socket.events.filter(({ type }) => type === 'answering')).toEqual([]);
  });
});

describe('a client of the specification', () => {
  test('connects, joins, sends and reads the history', async () => {
    const client = app.client();
    const conversation = await begin(client);
    const socket = await site.open(client);
    socket.say({
      type: 'join',
      conversationId: conversation.id,
      customerName: 'Somebody else',
      customerEmail: 'x@buyer.example',
      userType: 'admin',
    });
    // The claimed role is ignored.
    expect(await socket.next({ type: 'auth_status' })).toMatchObject({
      isAuthenticated: true,
      userType: 'customer',
      userName: 'Awa',
    });
    expect(await socket.next({ type: 'history' })).toMatchObject({
      messages: [],
      conversation: { id: conversation.id },
    });
    socket.say({ type: 'message', message: 'Hello' });
    expect(await socket.next({ type: 'new_message' })).toMatchObject({
      message: { message: 'Hello', senderType: 'customer', isRead: false },
    });
    socket.say({ type: 'message', message: '   ' });
    expect(await socket.next({ type: 'error' })).toMatchObject({
      code: 'invalid',
      message: 'Message cannot be empty.',
    });
    expect(socket.events.filter((event) => event.type === 'message_ack')).toEqual([]);
  });
});

describe('without the permission', () => {
  test('gets no socket without a session, or from another site', async () => {
    await expect(site.open(null)).rejects.toThrow('401');
    const { client } = await visitor();
    await expect(site.open(client, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(site.open(client, { origin: '' })).rejects.toThrow('403');
  });

  test('opens nothing with an id alone', async () => {
    const { conversation, socket: owner } = await visitor();
    await owner.write('secret');
    const { client: strangerClient, socket: stranger } = await visitor();
    stranger.say({ type: 'join', conversationId: conversation.id, protocol: 2, userType: 'admin' });
    expect(await stranger.next({ type: 'error' })).toMatchObject({ code: 'not_found' });
    for (const path of ['messages', 'attachments/chat-0'])
      expect((await strangerClient.get(`/api/conversations/${conversation.id}/${path}`)).status).toBe(404);
    expect((await app.client().get(`/api/conversations/${conversation.id}/messages`)).status).toBe(404);
  });

  test('loses the socket when the session ends', async () => {
    const { client, socket } = await colleague();
    await client.post('/api/logout');
    expect(await socket.closed).toBe(1008);
  });

  test('loses the socket when the account is deactivated', async () => {
    const { socket } = await colleague('Mei');
    const [mei] = await app.db.select().from(users).where(eq(users.firstName, 'Mei'));
    const boss = await signedIn(app, { role: 'super_admin' });
    const answer = await boss.request('PUT', `/api/users/${mei!.id}`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isActive: false }),
    });
    expect(answer.status).toBe(200);
    expect(await socket.closed).toBe(1008);
  });

  test('cannot flood: too much at once is refused, with the time to wait', async () => {
    const { socket } = await visitor();
    for (let at = 0; at < 31; at++)
      socket.say({ type: 'message', message: `${at}`, clientMessageId: randomUUID() });
    const refusal = await socket.next<ServerEvent & { type: 'error' }>({ type: 'error' });
    expect(refusal.code).toBe('too_many_requests');
    expect(refusal.retry).toBeGreaterThan(0);
  });

  test('and what is no event closes nothing; what is too long does', async () => {
    const { socket } = await visitor();
    socket.socket.send('{');
    await socket.next({ type: 'error', code: 'bad_request' });
    socket.say({ type: 'nonsense' });
    await socket.next({ type: 'error', code: 'invalid' });
    socket.say({ type: 'message', message: 'x'.repeat(2001), clientMessageId: randomUUID() });
    await socket.next({ type: 'error', message: 'Message too long.' });
    socket.socket.send('x'.repeat(17 * 1024));
    expect(await socket.closed).toBe(1009);
  });
});

describe('a visitor', () => {
  test('has one conversation, and another after it was closed', async () => {
    const { client, conversation } = await visitor();
    expect((await begin(client)).id).toBe(conversation.id);
    const staff = await signedIn(app, { role: 'admin' });
    const close = {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'closed' }),
    };
    expect((await staff.request('PUT', `/api/conversations/${conversation.id}`, close)).status).toBe(200);
    const socket = await site.open(client);
    await socket.join(conversation.id);
    socket.say({ type: 'message', message: 'Still there?', clientMessageId: randomUUID() });
    await socket.next({ type: 'error', code: 'conversation_closed' });
    expect((await begin(client)).id).not.toBe(conversation.id);
  });

  test('who writes again reopens a resolved conversation', async () => {
    const { conversation, socket } = await visitor();
    await app.db
      .update(conversations)
      .set({ status: 'resolved' })
      .where(eq(conversations.id, conversation.id));
    await socket.write('One more thing');
    expect(await stored(conversation.id)).toMatchObject({ status: 'active', unreadAdminCount: 1 });
  });

  test('continues on another device by code or link; guessing is throttled', async () => {
    const { conversation, socket } = await visitor();
    await socket.write('Hello');
    const typed = app.client();
    const byCode = await typed.post('/api/conversations/resume', {
      code: ` ${conversation.code.slice(0, 4).toLowerCase()}-${conversation.code.slice(4)}`,
    });
    expect(((await byCode.json()) as { conversation: { id: string } }).conversation.id).toBe(conversation.id);
    const linked = app.client();
    const code = conversation.resumePath.split('resume=')[1]!;
    expect((await linked.post('/api/conversations/resume', { code })).status).toBe(200);
    const there = await site.open(linked);
    expect((await there.join(conversation.id)).messages).toHaveLength(1);

    const forged = `${conversation.id}.${'A'.repeat(22)}`;
    const thief = app.client({ address: '192.0.2.77' });
    for (let at = 0; at < 20; at++)
      expect((await thief.post('/api/conversations/resume', { code: forged })).status).toBe(400);
    expect((await thief.post('/api/conversations/resume', { code: forged })).status).toBe(429);
  });
});
