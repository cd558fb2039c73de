import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CustomerConversation } from '#shared/conversations/chat.ts';
import { validation } from '#shared/i18n/en/validation.ts';
import { chatMessagesUnanswered } from '#shared/conversations/chat-limits.ts';
import { limitTable, type SharedLimit } from '#server/platform/limits/limit-table.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { listenForSockets } from '#tests/chat-sockets.ts';
import { signedIn } from '#tests/factories.ts';
import { multipart, multipartBody } from '#tests/uploads.ts';
import { consumeShared } from '../../platform/limits/shared-limits.ts';
import { chatMessages, conversations } from './chat.schema.ts';

// How much of the chat strangers can fill. Each test uses a limit up to its last unit, and then takes that one.
let app: TestApp;
let site: Awaited<ReturnType<typeof listenForSockets>>;
/** The addresses of the tests' sockets and requests. */
const socketAddress = '127.0.0.1';
const clientAddress = '192.0.2.1';

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: '100000' } });
  site = await listenForSockets(app);
});
afterAll(async () => {
  await site.stop();
  app.services.chatHub.stop();
});
beforeEach(async () => app.reset());

async function visitor() {
  const client = app.client();
  const response = await client.post('/api/conversations', {
    customerName: 'Awa',
    customerEmail: 'awa@buyer.example',
  });
  const { conversation } = (await response.json()) as { conversation: CustomerConversation };
  const [row] = await app.db.select().from(conversations).where(eq(conversations.id, conversation.id));
  const socket = await site.open(client);
  await socket.join(conversation.id);
  return { client, conversation, socket, sessionId: row!.sessionId! };
}

const use = (name: SharedLimit, key: string, count: number) => consumeShared(app.db, { [name]: key }, count);

/** Sends a message that is refused, and returns the reason. */
async function refusal({ say, next }: Awaited<ReturnType<typeof visitor>>['socket']) {
  const clientMessageId = randomUUID();
  say({ type: 'message', message: 'one more', clientMessageId });
  const refused = await next({ type: 'error', code: 'too_many_requests' });
  // Without seconds to wait: the browser keeps the message and shows the reason, and does not retry by itself.
  expect(refused).toMatchObject({ clientMessageId, retry: null });
  return (refused as { message: string }).message;
}

test('a conversation takes so many messages until the staff answer', async () => {
  const { conversation, socket } = await visitor();
  await app.db.insert(chatMessages).values(
    Array.from({ length: chatMessagesUnanswered - 1 }, (_, at) => ({
      conversationId: conversation.id,
      seq: at + 1,
      senderName: 'Awa',
      senderType: 'customer' as const,
      message: String(at),
    })),
  );
  await app.db
    .update(conversations)
    .set({ lastSeq: chatMessagesUnanswered - 1 })
    .where(eq(conversations.id, conversation.id));
  const last = randomUUID();
  await socket.write('the last', last);
  expect(await refusal(socket)).toBe(validation.chatAwaitAnswer);
  // A repeated message that is stored already is still acknowledged.
  expect(await socket.write('the last', last)).toMatchObject({ duplicate: true });
  const staff = await site.open(await signedIn(app, { role: 'admin' }));
  await staff.join(conversation.id, chatMessagesUnanswered);
  await staff.write('Here we are');
  await socket.write('Thank you');
});

describe('in a day', () => {
  test('one visitor writes so many messages', async () => {
    const { socket, sessionId } = await visitor();
    await use('chat visitor', sessionId, limitTable['chat visitor'].points - 1);
    await socket.write('the last');
    expect(await refusal(socket)).toBe(validation.chatTooManyToday);
    const other = await visitor();
    await other.socket.write('of another visitor');
    const staff = await site.open(await signedIn(app, { role: 'admin' }));
    await staff.join(other.conversation.id);
    await staff.write('An answer');
  });

  test('visitors of one address write so many, new sessions or not', async () => {
    await use('chat address', socketAddress, limitTable['chat address'].points - 1);
    await (await visitor()).socket.write('the last');
    expect(await refusal((await visitor()).socket)).toBe(validation.chatTooManyToday);
  });

  test('the page without scripts counts as well, says why, and keeps what was typed', async () => {
    const { client, sessionId } = await visitor();
    const write = async () =>
      client.post('/chat', new URLSearchParams({ message: 'typed here', key: randomUUID() }));
    expect((await write()).status).toBe(303);
    await use('chat visitor', sessionId, limitTable['chat visitor'].points);
    const refused = await write();
    expect(refused.status).toBe(429);
    const page = await refused.text();
    for (const part of [validation.chatTooManyToday, '>typed here</textarea>'])
      expect(page.includes(part), part).toBe(true);
  });

  test('visitors of one address send so much in files', async () => {
    const { client, conversation } = await visitor();
    const send = async (path = `/api/conversations/${conversation.id}/upload`) => {
      const body = String(multipartBody({ name: 'file', fileName: 'a.txt', bytes: 'x'.repeat(1000) }));
      const headers = { ...multipart, 'content-length': String(body.length) };
      return client.request('POST', path, { body, headers });
    };
    // Two kilobytes, including the multipart boundaries.
    await use('chat files address', clientAddress, limitTable['chat files address'].points - 3);
    expect((await send()).status).toBe(200);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ fields: { file: validation.chatFilesTooManyToday } });
    expect(refused.headers.get('retry-after')).toBeNull();
  });

  test('visitors of one address fetch so much of their files in a minute', async () => {
    const { client, conversation } = await visitor();
    const bytes = 'line of text\n'.repeat(160_000);
    const body = String(multipartBody({ name: 'file', fileName: 'a.txt', bytes }));
    const path = `/api/conversations/${conversation.id}/upload`;
    const sent = await client.request('POST', path, { body, headers: multipart });
    const { fileUrl } = (await sent.json()) as { fileUrl: string };
    const most = Math.floor((limitTable['chat downloads'].points * 1024) / bytes.length);
    for (let count = 0; count < most; count++) expect((await client.get(fileUrl)).status).toBe(200);
    const refused = await client.get(fileUrl);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const staff = await signedIn(app, { role: 'admin' });
    expect((await staff.get(fileUrl)).status).toBe(200);
  });

  test('visitors of one address leave so many mail addresses, and write without', async () => {
    const client = app.client();
    const session = (await (await client.post('/api/session/anonymous', {})).json()) as {
      visitorEmail: string;
    };
    await use('chat mail addresses', clientAddress, limitTable['chat mail addresses'].points);
    const open = async (customerEmail: string) =>
      client.post('/api/conversations', { customerName: 'Awa', customerEmail });
    const refused = await open('somebody@else.example');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      fields: { customerEmail: validation.chatTooManyMailAddresses },
    });
    expect((await open(session.visitorEmail)).status).toBe(200);
  });
});

// Must be the last test: tests after it would have to wait.
test('visitors of one address have a limit of messages in ten seconds, and get the time to wait', async () => {
  // More than the address may write, but less than each visitor may.
  const visitors = await Promise.all(Array.from({ length: 4 }, () => visitor()));
  const each = limitTable['chat messages of an address'].points / 3;
  for (const { socket } of visitors)
    for (let n = 0; n < each; n++)
      socket.say({ type: 'message', message: `message ${n}`, clientMessageId: randomUUID() });
  const refused = await visitors.at(-1)!.socket.next({ type: 'error', code: 'too_many_requests' });
  expect(refused).toMatchObject({ retry: expect.any(Number) as number });
});
