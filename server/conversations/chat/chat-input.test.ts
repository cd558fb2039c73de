import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CustomerConversation } from '#shared/conversations/chat.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { listenForSockets } from '#tests/chat-sockets.ts';
import { createProduct, createUser, signedIn } from '#tests/factories.ts';
import { sendJson } from '#tests/client.ts';
import { conversations } from './chat.schema.ts';

// Requests that a caller may send but no page does, found by server/platform/http/fuzz.test.ts.
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => app.reset());

const awa = { customerName: 'Awa', customerEmail: 'awa@buyer.example' };

async function begin(fields: object = {}, client = app.client()): Promise<CustomerConversation> {
  const response = await client.post('/api/conversations', { ...awa, ...fields });
  expect(response.status).toBe(200);
  return ((await response.json()) as { conversation: CustomerConversation }).conversation;
}

const stored = async (id: string) => {
  const [row] = await app.db.select().from(conversations).where(eq(conversations.id, id));
  return row!;
};

describe('a conversation about a product', () => {
  test('that is not there is about none', async () => {
    const { id } = await begin({ productId: randomUUID() });
    expect(await stored(id)).toMatchObject({ productId: null });
  });

  test('keeps its product when the next one named is not there', async () => {
    const client = app.client();
    const product = await createProduct(app.db);
    const { id } = await begin({ productId: product.id }, client);
    await begin({ productId: randomUUID() }, client);
    expect(await stored(id)).toMatchObject({ productId: product.id });
    const other = await createProduct(app.db);
    await begin({ productId: other.id }, client);
    expect(await stored(id)).toMatchObject({ productId: other.id });
  });
});

describe('texts that cannot be stored', () => {
  test.each(['\0', 'a\0b', '\ud800'])('are refused: %j', async (text) => {
    const client = app.client();
    await begin({}, client);
    const refused = await Promise.all([
      client.post('/api/conversations', { ...awa, customerName: `Awa ${text}` }),
      client.post('/api/conversations', { ...awa, customerPhone: text }),
      client.post('/api/conversations/resume', { code: text }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  test('are refused on a socket, which stays open', async () => {
    const site = await listenForSockets(app);
    afterAll(async () => {
      await site.stop();
      app.services.chatHub.stop();
    });
    const client = app.client();
    const { id } = await begin({}, client);
    const socket = await site.open(client);
    await socket.join(id);
    socket.say({ type: 'message', message: 'a\0b', clientMessageId: randomUUID() });
    expect(await socket.next({ type: 'error' })).toMatchObject({ code: 'invalid' });
    expect(await socket.write('Hello')).toMatchObject({ seq: 1 });
  });
});

test.each(['é'.repeat(22), '字'.repeat(22)])(
  'a link’s end of other letters opens nothing: %s',
  async (end) => {
    const { id } = await begin();
    const response = await app.client().post('/api/conversations/resume', { code: `${id}.${end}` });
    expect(response.status).toBe(400);
  },
);

describe('a change by the staff', () => {
  test('that names nothing changes nothing', async () => {
    const { id } = await begin();
    const staff = await signedIn(app, { role: 'admin' });
    expect((await sendJson(staff, 'PUT', `/api/conversations/${id}`, {})).status).toBe(200);
    expect((await sendJson(staff, 'PUT', `/api/conversations/${randomUUID()}`, {})).status).toBe(404);
  });

  test('gives a conversation to active staff only', async () => {
    const { id } = await begin();
    const staff = await signedIn(app, { role: 'admin' });
    const { user: colleague } = await createUser(app.db, { role: 'admin' });
    const { user: customer } = await createUser(app.db, { role: 'customer' });
    const { user: gone } = await createUser(app.db, { role: 'admin', isActive: false });
    const assign = (assignedToUserId: string | null) =>
      sendJson(staff, 'PUT', `/api/conversations/${id}`, { assignedToUserId });
    for (const wrong of [randomUUID(), customer.id, gone.id]) {
      const response = await assign(wrong);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ fields: { assignedToUserId: expect.any(String) } });
    }
    expect((await assign(colleague.id)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ assignedToUserId: colleague.id });
    expect((await assign(null)).status).toBe(200);
  });
});
