import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type ClientEvent,
  clientEvent,
  type CustomerConversation,
  type ServerEvent,
} from '#shared/conversations/chat.ts';
import { closeCodes, otherSide } from '#shared/conversations/chat-rules.ts';
import type { ErrorCode } from '#shared/base/errors.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { listenForSockets } from '#tests/chat-sockets.ts';
import type { Client } from '#tests/client.ts';
import { signedIn } from '#tests/factories.ts';
import { chatAttachments, chatMessages, conversations } from './chat.schema.ts';
import { siteSettings } from '../../content/setting/setting.schema.ts';
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

type Event = ClientEvent['type'];
/**
 * The expected result of an event: the side as which it takes effect, `answered` if it needs no permission, or
 * the error that refuses it.
 */
type Outcome = 'customer' | 'admin' | 'answered' | ErrorCode;
type Socket = Awaited<ReturnType<typeof site.open>>;

const allEvents = clientEvent.options.map((option) => option.shape.type.value);

const every = (outcome: Outcome, except: Partial<Record<Event, Outcome>> = {}) =>
  ({
    ...Object.fromEntries(allEvents.map((event) => [event, outcome])),
    ping: 'answered',
    ...except,
  }) as Record<Event, Outcome>;

/** A client, its access to the conversation, and the expected results. */
type Caller = {
  make: (id: string, code: string, owner: Client) => Promise<Client>;
  /** Runs between joining and the event. Without it, the client has joined if permitted. */
  since?: (client: Client) => Promise<void>;
  joins: boolean;
  /** The status with which the upgrade is refused, or the result of each event. */
  row: number | Record<Event, Outcome>;
};

let serial = 0;
/** A visitor with a separate address, because so many visitors of one address would be refused. */
const somebody = () => app.client({ address: `198.51.100.${++serial % 250}` });

const isRow = (row: Caller['row']): row is Record<Event, Outcome> => typeof row === 'object';

const visitor = async () => {
  const client = somebody();
  await client.get('/api/session');
  return client;
};
const userOf = async (client: Client) => (await client.read<{ id: string }>('/api/user')).id;
const change = async (client: Client, values: Partial<typeof users.$inferInsert>) => {
  await app.db
    .update(users)
    .set(values)
    .where(eq(users.id, await userOf(client)));
};

/**
 * Who may send which event on a socket (decision 022). An event without a row, or a caller without a cell, fails
 * the tests.
 */
const callers: Record<string, Caller> = {
  'its visitor': {
    make: (_id, _code, owner) => Promise.resolve(owner),
    joins: true,
    row: every('customer', { answering: 'forbidden', mark_unread: 'forbidden' }),
  },
  'its visitor on another device, by its code': {
    make: async (_id, code) => {
      const client = somebody();
      expect((await client.post('/api/conversations/resume', { code })).status).toBe(200);
      return client;
    },
    joins: true,
    row: every('customer', { answering: 'forbidden', mark_unread: 'forbidden' }),
  },
  'another visitor': {
    make: visitor,
    joins: false,
    row: every('bad_request', { join: 'not_found', answering: 'forbidden' }),
  },
  'somebody without a session': { make: () => Promise.resolve(app.client()), joins: false, row: 401 },
  'somebody with a made-up cookie': {
    make: () => {
      const client = app.client();
      client.cookies.set('baobab_staff', 'a'.repeat(43));
      client.cookies.set('baobab_visitor', 'a'.repeat(43));
      return Promise.resolve(client);
    },
    joins: false,
    row: 401,
  },
  'an admin': { make: () => signedIn(app, { role: 'admin' }), joins: true, row: every('admin') },
  'a super_admin': { make: () => signedIn(app, { role: 'super_admin' }), joins: true, row: every('admin') },
  'a customer’s account': {
    make: () => signedIn(app, { role: 'customer' }),
    joins: false,
    row: every('bad_request', { join: 'unauthorized', answering: 'unauthorized' }),
  },
  'a deactivated admin': {
    make: async () => {
      const client = await signedIn(app, { role: 'admin' });
      await change(client, { isActive: false });
      return client;
    },
    joins: false,
    row: 401,
  },
  'a signed-out admin who kept the cookie': {
    make: async () => {
      const client = await signedIn(app, { role: 'admin' });
      const kept = client.cookies.get('baobab_staff')!;
      await client.post('/api/logout');
      client.cookies.set('baobab_staff', kept);
      return client;
    },
    joins: false,
    row: 401,
  },
  'an admin who was deactivated after joining': {
    make: () => signedIn(app, { role: 'admin' }),
    joins: true,
    since: (client) => change(client, { isActive: false }),
    row: every('unauthorized'),
  },
  'an admin who became a customer after joining': {
    make: () => signedIn(app, { role: 'admin' }),
    joins: true,
    since: (client) => change(client, { role: 'customer' }),
    row: every('unauthorized'),
  },
  'an admin of whom a second factor was demanded after joining': {
    make: () => signedIn(app, { role: 'admin' }),
    joins: true,
    since: async () => {
      await app.db.insert(siteSettings).values({ key: 'secondFactorRequired', value: true });
    },
    row: every('unauthorized'),
  },
  'an admin who lost the account after joining, and is another visitor as well': {
    make: async () => {
      const client = await signedIn(app, { role: 'admin' });
      await client.get('/api/session');
      return client;
    },
    joins: true,
    since: (client) => change(client, { isActive: false }),
    row: every('forbidden', { join: 'not_found' }),
  },
};

/** A conversation with a message of each side, and its visitor. */
async function conversation() {
  const owner = somebody();
  const response = await owner.post('/api/conversations', {
    customerName: 'Awa',
    customerEmail: 'awa@buyer.example',
  });
  const { conversation: begun } = (await response.json()) as { conversation: CustomerConversation };
  const message = { conversationId: begun.id, senderName: 'x', message: 'Private' };
  await app.db.insert(chatMessages).values([
    { ...message, seq: 1, senderType: 'customer' },
    { ...message, seq: 2, senderType: 'admin' },
  ]);
  await app.db
    .update(conversations)
    .set({ lastSeq: 2, unreadAdminCount: 1, unreadCustomerCount: 1 })
    .where(eq(conversations.id, begun.id));
  return { ...begun, owner };
}

async function attachment(conversationId: string): Promise<string> {
  const fileName = `chat-${randomUUID()}`;
  const storageUrl = `/api/conversations/${conversationId}/attachments/${fileName}`;
  await app.db.insert(chatAttachments).values({
    conversationId,
    fileName,
    originalName: 'a.pdf',
    mimeType: 'application/pdf',
    fileSize: 1,
    storageUrl,
  });
  return storageUrl;
}

const eventOf = async (type: Event, id: string): Promise<object> =>
  ({
    join: { type, conversationId: id, protocol: 2, userType: 'admin' },
    message: { type, message: 'Said', clientMessageId: randomUUID() },
    file_uploaded: {
      type,
      conversationId: id,
      messageType: 'file',
      attachmentUrl: await attachment(id),
      fileName: 'Said',
      clientMessageId: randomUUID(),
    },
    answering: { type, messageId: id },
    typing: { type },
    stop_typing: { type },
    mark_read: { type, upToSeq: 2 },
    mark_unread: { type },
    ping: { type },
  })[type];

/** The stored data of a conversation; events such as typing do not change them. */
const stored = async (id: string) => ({
  row: (await app.db.select().from(conversations).where(eq(conversations.id, id)))[0]!,
  messages: await app.db.select().from(chatMessages).orderBy(chatMessages.seq),
});

/** Checks that an event has taken effect: the other side received it, or its result is stored. */
async function expectEffect(
  type: Event,
  side: 'customer' | 'admin',
  id: string,
  speaker: Socket,
  other: Socket,
) {
  switch (type) {
    case 'join':
      await speaker.next({ type: 'auth_status', userType: side });
      return expect(await speaker.next({ type: 'history' })).toMatchObject({ conversation: { id } });
    case 'message':
    case 'file_uploaded': {
      const { message } = await other.next<ServerEvent & { type: 'new_message' }>({ type: 'new_message' });
      return expect(message).toMatchObject({ message: 'Said', senderType: side, seq: 3 });
    }
    case 'answering':
      return speaker.next({ type: 'answering', messageId: id });
    case 'typing':
      return other.next({ type: 'user_typing', userType: side });
    case 'stop_typing':
      return other.next({ type: 'user_stop_typing', userType: side });
    case 'mark_read':
      return other.next({ type: 'messages_read', userType: side, upToSeq: 2 });
    case 'mark_unread':
      return expect.poll(async () => (await stored(id)).row.unreadAdminCount).toBe(1);
    case 'ping':
      return speaker.next({ type: 'pong' });
  }
}

/** The code of an error, or the type of another answer, or the close code if the socket is closed first. */
const answerOf = async ({ next, closed }: Socket, type: 'error' | 'pong') => {
  const answer = next({ type }).catch(() => null);
  const end = await Promise.race([answer, closed]);
  return typeof end === 'object' && end?.type === 'error' ? end.code : typeof end === 'object' ? type : end;
};

test('the matrix has a cell for each event that the server knows', () => {
  expect(allEvents).toContain('file_uploaded');
  for (const row of Object.values(callers).flatMap((caller) => (isRow(caller.row) ? [caller.row] : [])))
    expect(Object.keys(row).toSorted()).toEqual(allEvents.toSorted());
});

const shut = Object.entries(callers).flatMap(([name, { make, row }]) =>
  isRow(row) ? [] : [[name, row, make] as const],
);

test.each(shut)('%s gets no socket: %d', async (_, status, make) => {
  const { id, code, owner } = await conversation();
  await expect(site.open(await make(id, code, owner))).rejects.toThrow(String(status));
});

const cells = Object.entries(callers).flatMap(([name, caller]) =>
  isRow(caller.row)
    ? Object.entries(caller.row).map(([type, outcome]) => [name, type as Event, outcome, caller] as const)
    : [],
);

describe('the permission matrix of the socket', () => {
  test.each(cells)('%s, %s: %s', async (_, type, outcome, { make, since, joins }) => {
    const { id, code, owner } = await conversation();
    const client = await make(id, code, owner);
    const speaker = await site.open(client);
    if (joins) await speaker.join(id, 2);
    await since?.(client);
    const isReceived = outcome === 'customer' || outcome === 'admin';
    // The client that must receive the event, or must not.
    const listener = await site.open(
      isReceived && otherSide(outcome) === 'admin' ? await signedIn(app, { role: 'super_admin' }) : owner,
    );
    if (isReceived || outcome === 'answered') await listener.join(id, 2);
    const before = await stored(id);
    speaker.say(await eventOf(type, id));
    if (outcome === 'answered') return expect(await answerOf(speaker, 'pong')).not.toBe('error');
    if (isReceived) return void (await expectEffect(type, outcome, id, speaker, listener));
    // A deleted account may lose its socket before the answer.
    const answer = await answerOf(speaker, 'error');
    expect(answer).toBe(answer === closeCodes.refused && since ? answer : outcome);
    if (outcome === 'unauthorized') expect(await speaker.closed).toBe(closeCodes.refused);
    expect(await stored(id)).toEqual(before);
    // The change of the inbox was reported when the conversation began, and may arrive late.
    expect(speaker.events.filter(({ type: said }) => said !== 'error' && said !== 'inbox_changed')).toEqual(
      [],
    );
  });
});

test('staff who are visitors as well speak as such where they say so, and cannot go on as staff', async () => {
  const client = await signedIn(app, { role: 'admin' });
  await client.get('/api/session');
  const { id } = await conversation();
  const socket = await site.open(client);
  socket.say({ type: 'join', conversationId: id, protocol: 2, userType: 'customer' });
  expect(await socket.next({ type: 'error' })).toMatchObject({ code: 'not_found' });
  socket.say({ type: 'message', message: 'As whom?', clientMessageId: randomUUID() });
  expect(await socket.next({ type: 'error' })).toMatchObject({ code: 'bad_request' });
});

describe('a client that has joined its own conversation', () => {
  test('sends nothing into another by naming it', async () => {
    const theirs = await conversation();
    const own = await conversation();
    const socket = await site.open(own.owner);
    await socket.join(own.id, 2);
    const before = await stored(theirs.id);
    socket.say({ type: 'message', message: 'Hers', conversationId: theirs.id });
    expect(await socket.next({ type: 'error' })).toMatchObject({ code: 'conflict', retry: 1 });
    socket.say({ type: 'mark_read', upToSeq: 2, conversationId: theirs.id });
    await expect.poll(async () => (await stored(own.id)).row.customerReadSeq).toBe(2);
    expect((await stored(theirs.id)).row).toEqual(before.row);
    const rows = await app.db.select().from(chatMessages).where(eq(chatMessages.conversationId, theirs.id));
    expect(rows).toHaveLength(2);
    expect(await socket.write('Ours', randomUUID(), { conversationId: own.id })).toMatchObject({ seq: 3 });
  });

  test('cannot attach a file of another conversation, or any address', async () => {
    const theirs = await conversation();
    const own = await conversation();
    const socket = await site.open(own.owner);
    await socket.join(own.id, 2);
    const used = await attachment(own.id);
    const send = (attachmentUrl: string) =>
      socket.say({ type: 'file_uploaded', messageType: 'image', attachmentUrl, fileName: 'a.png' });
    send(used);
    await socket.next({ type: 'new_message' });
    for (const url of [
      await attachment(theirs.id),
      used,
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'https://evil.example/a.png',
      '/media/aaaaaaaaaaaaaaaaaaaaaaaa.webp',
      `/api/conversations/${own.id}/attachments/../../users`,
    ]) {
      send(url);
      expect(await socket.next({ type: 'error' })).toMatchObject({ code: 'invalid' });
    }
    expect((await stored(own.id)).row.lastSeq).toBe(3);
  });
});

/** The calls of a conversation that the contract declares for anyone; the tests check who may actually use them. */
const calls: Record<string, (client: Client, id: string, name: string) => Promise<Response>> = {
  messages: (client, id) => client.get(`/api/conversations/${id}/messages`),
  attachment: (client, id, name) => client.get(`/api/conversations/${id}/attachments/${name}`),
  upload: (client, id) => {
    const body =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nHi\r\n--x--\r\n';
    return client.request('POST', `/api/conversations/${id}/upload`, {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body,
    });
  },
};

const overHttp = Object.entries(callers).filter(([, { since }]) => !since);
describe.each(overHttp)('over HTTP, %s', (_, { make, joins }) => {
  test.each(Object.entries(calls))('%s', async (name, ask) => {
    const { id, code, owner } = await conversation();
    const { fileUrl } = (await (await calls['upload']!(owner, id, '')).json()) as { fileUrl: string };
    const response = await ask(await make(id, code, owner), id, fileUrl.split('/').at(-1)!);
    expect(response.status).toBe(joins ? 200 : 404);
    if (!joins) expect(await response.text()).not.toContain('Private');
    const count = await app.db.$count(chatAttachments);
    expect(count).toBe(joins && name === 'upload' ? 2 : 1);
  });
});
