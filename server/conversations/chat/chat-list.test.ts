import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { conversations } from '#server/conversations/chat/chat.schema.ts';
import { auditEntries } from '#server/people/audit/audit.schema.ts';
import { visitorSessions } from '#server/people/session/session.schema.ts';
import type { ConversationDetail } from '#shared/conversations/chat-inbox.ts';
import type { ChatMessage, CustomerConversation } from '#shared/conversations/chat.ts';
import { maxListLines } from '#shared/deals/quote-limits.ts';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { createAccount, signIn } from '#tests/staff.ts';

const app = await createTestApp();

afterAll(() => app.services.chatHub.stop());
beforeEach(async () => app.reset());

const begin = async (client: Client, fields: object = {}): Promise<CustomerConversation> => {
  const answer = await client.post('/api/conversations', {
    customerName: 'Awa',
    customerEmail: 'awa@buyer.example',
    ...fields,
  });
  return ((await answer.json()) as { conversation: CustomerConversation }).conversation;
};

const put = (staff: Client, id: string, product: string, more: object = {}) =>
  staff.post(`/api/conversations/${id}/quote-list`, { product, requestKey: randomUUID(), ...more });

const messagesOf = (client: Client, id: string) =>
  client.read<ChatMessage[]>(`/api/conversations/${id}/messages`);

test('staff put a product on the list of a conversation’s visitor, who reads so in their language', async () => {
  const buyer = app.client();
  const { id } = await begin(buyer, {});
  await app.db.update(conversations).set({ language: 'fr' }).where(eq(conversations.id, id));
  const lamp = await createProduct(app.db, {
    name: 'Lamp',
    minimumOrderQuantity: 1200,
    translations: { fr: { name: 'Lampe' } },
  });
  const staff = await signedIn(app, { role: 'admin' });
  const requestKey = randomUUID();
  const first = await put(staff, id, lamp.id, { note: 'in red', requestKey });
  expect([first.status, await first.json()]).toEqual([201, { success: true, isNew: true, count: 1 }]);
  // Repeats the request, as after a lost answer.
  const again = await put(staff, id, lamp.id, { note: 'in red', requestKey });
  expect(await again.json()).toEqual({ success: true, isNew: true, count: 1 });

  const { lines } = await buyer.read<QuoteList>('/api/quote-list');
  expect(lines).toMatchObject([{ productId: lamp.id, quantity: 1200, note: 'in red' }]);
  const messages = await messagesOf(buyer, id);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ senderType: 'admin' });
  expect(messages[0]!.message.replaceAll(/\s/g, ' ')).toMatch(
    /^Nous avons mis 1 200 × Lampe sur votre liste de devis : http\S+\/quote-list http\S+\/product\/[\da-f-]+$/,
  );
  expect(messages[0]!.message).toContain(`\nhttp`);
  // The new count reaches the browser with the chat's request on the next page.
  expect(buyer.cookies.get('quote_list')).toBe('1');

  const detail = await staff.read<ConversationDetail>(`/api/conversations/${id}`);
  expect(detail.quoteList).toMatchObject([{ productId: lamp.id, name: 'Lamp', quantity: 1200 }]);
  const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.action, 'list_add'));
  expect(entries).toMatchObject([
    { noun: 'conversation', recordId: id, title: 'Awa', after: { productId: lamp.id, note: 'in red' } },
  ]);

  // A product that is on the list already keeps its line, and no message is written.
  const other = await put(staff, id, lamp.id, { quantity: '5000' });
  expect(await other.json()).toEqual({ success: true, isNew: false, count: 1 });
  expect((await buyer.read<QuoteList>('/api/quote-list')).lines[0]!.quantity).toBe(1200);
  expect(await messagesOf(buyer, id)).toHaveLength(1);
});

test('the count comes with the conversation that a page asks for', async () => {
  const buyer = app.client();
  const { id } = await begin(buyer);
  const lamp = await createProduct(app.db);
  await put(await signedIn(app, { role: 'admin' }), id, lamp.id);
  await buyer.get('/api/conversations/current');
  expect(buyer.cookies.get('quote_list')).toBe('1');
});

test('a list takes no more than its lines, and nothing is written then', async () => {
  const buyer = app.client();
  const { id } = await begin(buyer);
  for (let i = 0; i < maxListLines; i++) await buyer.post('/api/quote-list/lines', { title: `Thing ${i}` });
  const lamp = await createProduct(app.db);
  const refused = await put(await signedIn(app, { role: 'admin' }), id, lamp.id);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 'invalid', fields: { product: expect.any(String) } });
  expect((await buyer.read<QuoteList>('/api/quote-list')).lines).toHaveLength(maxListLines);
  expect(await messagesOf(buyer, id)).toEqual([]);
});

test('what cannot be put there is refused', async () => {
  const buyer = app.client();
  const { id } = await begin(buyer);
  const staff = await signedIn(app, { role: 'admin' });
  const [lamp, hidden] = [await createProduct(app.db), await createProduct(app.db, { isActive: false })];
  expect((await put(staff, id, hidden.id)).status).toBe(404);
  expect((await put(staff, randomUUID(), lamp.id)).status).toBe(404);
  expect((await put(staff, id, lamp.id, { quantity: '0' })).status).toBe(400);
  expect((await put(buyer, id, lamp.id)).status).toBe(401);
  const [row] = await app.db.select().from(conversations);
  await app.db.update(conversations).set({ status: 'closed' });
  expect(await (await put(staff, id, lamp.id)).json()).toMatchObject({ code: 'conversation_closed' });
  await app.db.update(conversations).set({ status: 'active' });
  await app.db.delete(visitorSessions).where(eq(visitorSessions.id, row!.sessionId!));
  expect((await put(staff, id, lamp.id)).status).toBe(404);
  expect((await staff.read<ConversationDetail>(`/api/conversations/${id}`)).quoteList).toBeNull();
});

test('who has signed in since finds it on the list of their account', async () => {
  const buyer = app.client();
  const { id } = await begin(buyer);
  const user = await createAccount(app, { role: 'customer' });
  const [lamp, pan] = [await createProduct(app.db), await createProduct(app.db)];
  await signIn(buyer, user.username);
  await buyer.post('/api/quote-list/lines', { product: pan.id });
  await put(await signedIn(app, { role: 'admin' }), id, lamp.id);
  const { lines } = await buyer.read<QuoteList>('/api/quote-list');
  expect(lines.map(({ productId }) => productId).toSorted()).toEqual([lamp.id, pan.id].toSorted());
  expect(buyer.cookies.get('quote_list')).toBe('2');
});
