import { once } from 'node:events';
import { get } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type CustomerConversation, serverEvent } from '#shared/conversations/chat.ts';
import { visitGapMinutes } from '#shared/conversations/chat-limits.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { listenForSockets } from '#tests/chat-sockets.ts';
import { signedIn } from '#tests/factories.ts';

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

async function begin(customerName: string) {
  const client = app.client();
  const response = await client.post('/api/conversations', {
    customerName,
    customerEmail: 'awa@buyer.example',
  });
  const { conversation } = (await response.json()) as { conversation: CustomerConversation };
  return { client, conversation };
}

/** Runs `work` while the database blocks: queries sent meanwhile are answered after it. */
const whileDatabaseWaits = async (work: () => Promise<void>): Promise<void> =>
  app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table conversations, visitor_sessions in access exclusive mode`);
    await work();
  });

test('a socket that closes while it joins is not left in the hub', async () => {
  const staff = await site.open(await signedIn(app, { role: 'admin' }));
  const [gone, come] = [await begin('Awa'), await begin('Binta')];
  const socket = await site.open(gone.client);
  const other = await site.open(come.client);
  const before = await site.connections();
  await whileDatabaseWaits(async () => {
    socket.say({ type: 'join', conversationId: gone.conversation.id, protocol: 2 });
    // Once this request is answered, the server has read everything that was sent before it.
    await once(get(`http://${site.host}/healthz`, { agent: false }), 'response');
    socket.socket.close();
    await expect.poll(site.connections).toBe(before - 1);
  });
  await other.join(come.conversation.id);
  expect(await staff.next({ type: 'user_joined' })).toMatchObject({ customerName: 'Binta' });
});

test('a client that connects while the server stops is refused, and does not delay the stop', async () => {
  const ending = await listenForSockets(app);
  const { client } = await begin('Awa');
  const before = await ending.connections();
  let opened: Promise<unknown> = Promise.resolve();
  await whileDatabaseWaits(async () => {
    opened = ending.open(client).catch((error: unknown) => error);
    await expect.poll(ending.connections).toBe(before + 1);
    await ending.stopSockets();
  });
  expect(await opened).toMatchObject({ message: 'Unexpected server response: 503' });
  await ending.stop();
});

test('the staff see once a visit that a customer has come, however often the connection is lost', async () => {
  const staff = await site.open(await signedIn(app, { role: 'admin' }));
  const came: string[] = [];
  staff.socket.on('message', (data) => {
    const event = serverEvent.parse(JSON.parse((data as Buffer).toString()));
    if (event.type === 'user_joined') came.push(event.customerName);
  });
  const { client, conversation } = await begin('Awa');
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    for (let count = 0; count < 3; count++) {
      const socket = await site.open(client);
      for (let again = 0; again < 3; again++) await socket.join(conversation.id);
      socket.socket.close();
      await socket.closed;
    }
    const { client: other, conversation: others } = await begin('Binta');
    await (await site.open(other)).join(others.id);
    await staff.next({ type: 'user_joined', customerName: 'Binta' });
    expect(came).toEqual(['Awa', 'Binta']);
    vi.setSystemTime(Date.now() + (visitGapMinutes + 1) * 60_000);
    await (await site.open(client)).join(conversation.id);
    await staff.next({ type: 'user_joined', customerName: 'Awa' });
    expect(came).toEqual(['Awa', 'Binta', 'Awa']);
  } finally {
    vi.useRealTimers();
  }
});
