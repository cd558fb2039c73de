import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  ConversationDetail,
  InboxConversation,
  ProductChoice,
} from '#shared/conversations/chat-inbox.ts';
import type { CustomerConversation } from '#shared/conversations/chat.ts';
import { maxTags } from '#shared/conversations/chat-limits.ts';
import { createTestApp } from '#tests/app.ts';
import { listenForSockets } from '#tests/chat-sockets.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createContactMessage, createProduct, signedIn } from '#tests/factories.ts';
import { signedInAccount } from '#tests/staff.ts';

const app = await createTestApp();
const site = await listenForSockets(app);

afterAll(async () => {
  await site.stop();
  app.services.chatHub.stop();
});
beforeEach(async () => app.reset());

const begin = async (client: Client, fields: object = {}): Promise<CustomerConversation> => {
  const answer = await client.post('/api/conversations', {
    customerName: 'Awa',
    customerEmail: 'awa@buyer.example',
    ...fields,
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { conversation: CustomerConversation }).conversation;
};

const detailOf = async (id: string): Promise<ConversationDetail> =>
  (await signedIn(app, { role: 'admin' })).read(`/api/conversations/${id}`);

describe('what the staff know of a customer', () => {
  test('is the page that they wrote from last, as a path alone', async () => {
    const client = app.client();
    const { id } = await begin(client, { page: '/services' });
    expect((await detailOf(id)).page).toBe('/services');
    const socket = await site.open(client);
    await socket.join(id);
    await socket.write('Hello', undefined, { page: '/product/1' });
    expect((await detailOf(id)).page).toBe('/product/1');
    // A missing page, an unknown one, or one with a secret in its query is ignored, and does not refuse the message.
    for (const page of [undefined, '/auth/reset?code=secret', 'https://evil.example/', `/${'x'.repeat(400)}`])
      await socket.write('Hello', undefined, { page });
    expect((await detailOf(id)).page).toBe('/product/1');
  });

  test('are the products seen, also those before there was a conversation', async () => {
    const client = app.client();
    const [lamp, pan] = [
      await createProduct(app.db, { name: 'Lamp' }),
      await createProduct(app.db, { name: 'Pan' }),
    ];
    await client.post(`/api/products/${lamp.id}/view`);
    const { id } = await begin(client);
    await client.post(`/api/products/${pan.id}/view`);
    // Opening the conversation again must not list the first product twice.
    await begin(client);
    const { seen } = await detailOf(id);
    expect(seen.map(({ name }) => name)).toEqual(['Lamp', 'Pan']);
    const other = await begin(app.client());
    expect((await detailOf(other.id)).seen).toEqual([]);
  });

  test.each([
    ['+234 803 123 4567', 'Africa/Abidjan', 'NG'],
    ['00225 07 08 09 10 11', 'Africa/Lagos', 'CI'],
    ['0803 123 4567', 'Africa/Accra', 'GH'],
    ['', 'Asia/Shanghai', 'CN'],
    ['call me', 'UTC', null],
  ])('is the country of %s in %s: %s', async (customerPhone, timeZone, country) => {
    const { id } = await begin(app.client(), { customerPhone, timeZone });
    expect((await detailOf(id)).country).toBe(country);
  });

  test('is the number of their messages that the inbox shows, however the address is spelled', async () => {
    const of = (email: string, given: object = {}) => createContactMessage(app.db, { email, ...given });
    await of('AWA@Buyer.example');
    await of('awa@buyer.example', { status: 'resolved' });
    await of('awa@buyer.example', { deletedAt: new Date() });
    await of('kofi@buyer.example');
    const { id } = await begin(app.client(), { customerEmail: 'Awa@buyer.example' });
    const { contactCount, conversation } = await detailOf(id);
    expect(contactCount).toBe(2);
    const staff = await signedIn(app, { role: 'admin' });
    const query = new URLSearchParams({ search: conversation.customerEmail! });
    expect(await staff.read<object[]>(`/api/contact?${query}`)).toHaveLength(contactCount);
  });

  test('is a name only where they have given one', async () => {
    expect((await detailOf((await begin(app.client())).id)).knownName).toBe('Awa');
    for (const customerName of ['Visitor', 'Visiteur', 'Visitante', '访客'])
      expect((await detailOf((await begin(app.client(), { customerName })).id)).knownName).toBeNull();
  });
});

test('a name that is known is not replaced by the placeholder', async () => {
  const client = app.client();
  const { id } = await begin(client);
  await begin(client, { customerName: 'Visitor', customerPhone: '+234 803 123 4567' });
  expect(await detailOf(id)).toMatchObject({ knownName: 'Awa', conversation: { customerName: 'Awa' } });
});

test('a closed conversation is not reopened beside a newer one of the same visitor', async () => {
  const client = app.client();
  const staff = await signedIn(app, { role: 'admin' });
  const { id } = await begin(client);
  const set = async (status: string) =>
    staff.request('PUT', `/api/conversations/${id}`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status }),
    });
  expect((await set('closed')).status).toBe(200);
  expect((await begin(client)).id).not.toBe(id);
  const answer = await set('active');
  expect(answer.status).toBe(409);
  expect(JSON.stringify(await answer.json())).toContain('newer conversation');
});

test('products for a reply come with their terms in the customer’s language', async () => {
  const translations = { fr: { name: 'Lampe' } };
  const { id: lamp } = await createProduct(app.db, { name: 'Lamp', minimumOrderQuantity: 200, translations });
  await createProduct(app.db, { name: 'Pan' });
  const client = app.client();
  await client.get('/?lng=fr');
  const { id } = await begin(client);
  const staff = await signedIn(app, { role: 'admin' });
  const found = await staff.read<ProductChoice[]>(`/api/conversations/${id}/products?search=lamp`);
  expect(found).toMatchObject([
    {
      id: lamp,
      product: 'Lampe',
      price: expect.stringContaining('12.50'),
      minimumOrder: expect.stringContaining('200'),
    },
  ]);
  expect(await staff.read<ProductChoice[]>(`/api/conversations/${id}/products`)).toHaveLength(2);
  expect((await client.get(`/api/conversations/${id}/products`)).status).toBe(401);
});

test('tags that two tabs add and remove at the same time are all kept', async () => {
  const { id } = await begin(app.client());
  const staff = await signedIn(app, { role: 'admin' });
  const put = async (body: object) => (await sendJson(staff, 'PUT', `/api/conversations/${id}`, body)).status;
  expect(await put({ tags: ['VIP', 'old'] })).toBe(200);
  const changes = [{ addTags: ['Lagos'] }, { addTags: ['samples', 'VIP'] }, { removeTags: ['old'] }];
  expect(await Promise.all(changes.map(put))).toEqual([200, 200, 200]);
  const { conversation } = await staff.read<ConversationDetail>(`/api/conversations/${id}`);
  expect(conversation.tags.toSorted()).toEqual(['Lagos', 'VIP', 'samples']);
  const many = Array.from({ length: maxTags }, (_, i) => `tag ${i}`);
  expect(await put({ addTags: many })).toBe(400);
});

test('a priority that was set comes before the computed one', async () => {
  const write = async (customerName: string) => {
    const client = app.client();
    const { id } = await begin(client, { customerName });
    const socket = await site.open(client);
    await socket.join(id);
    await socket.write('Hello');
    return id;
  };
  const [first, second, third] = [await write('First'), await write('Second'), await write('Third')];
  const staff = await signedIn(app, { role: 'admin' });
  const names = async () =>
    (await staff.read<InboxConversation[]>('/api/conversations')).map(({ customerName }) => customerName);
  expect(await names()).toEqual(['Third', 'Second', 'First']);
  const set = (id: string, priority: string) =>
    sendJson(staff, 'PUT', `/api/conversations/${id}`, { priority });
  await set(first, 'urgent');
  await set(third, 'low');
  expect(await names()).toEqual(['First', 'Second', 'Third']);
  await set(second, 'urgent');
  await set(first, 'normal');
  expect(await names()).toEqual(['Second', 'First', 'Third']);
});

test('who gets a conversation from a colleague is notified, and nobody of their own choice', async () => {
  const { id } = await begin(app.client());
  const lin = await signedInAccount(app, { firstName: 'Lin', lastName: 'Chen' });
  const mei = await signedInAccount(app, { firstName: 'Mei', lastName: 'Wu' });
  const socket = await site.open(mei.client);
  const assign = (client: Client, assignedToUserId: string | null) =>
    sendJson(client, 'PUT', `/api/conversations/${id}`, { assignedToUserId });
  await assign(mei.client, mei.user.id);
  await assign(mei.client, null);
  await assign(lin.client, mei.user.id);
  expect(await socket.next({ type: 'assigned' })).toMatchObject({
    conversationId: id,
    userId: mei.user.id,
    customerName: 'Awa',
    by: expect.stringContaining('Lin'),
  });
  // Assigning to the same user again is not reported.
  await assign(lin.client, mei.user.id);
  await assign(lin.client, lin.user.id);
  await assign(lin.client, mei.user.id);
  await socket.next({ type: 'assigned' });
  expect(socket.events.filter(({ type }) => type === 'assigned')).toEqual([]);
});

test('reopened without an answer, as Undo does, a conversation waits again since the customer wrote', async () => {
  const client = app.client();
  const { id } = await begin(client);
  const socket = await site.open(client);
  await socket.join(id);
  await socket.write('How much?');
  await socket.write('Hello?');
  const staff = await signedIn(app, { role: 'admin' });
  const set = (status: string) => sendJson(staff, 'PUT', `/api/conversations/${id}`, { status });
  const since = async () =>
    (await staff.read<ConversationDetail>(`/api/conversations/${id}`)).conversation.needsReplySince;
  const waiting = await since();
  await set('resolved');
  expect(await since()).toBeNull();
  await set('active');
  expect(await since()).toBe(waiting);

  const desk = await site.open(staff);
  await desk.join(id);
  await desk.write('12 dollars');
  await set('resolved');
  await set('active');
  expect(await since()).toBeNull();
});
