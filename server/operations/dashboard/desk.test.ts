import { beforeEach, describe, expect, test } from 'vitest';
import type { Found, UnreadCounts } from '#shared/operations/dashboard.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct, createUser } from '#tests/factories.ts';
import { acceptOffer, requestQuote, sendOffer } from '#tests/quotes.ts';
import { officeDay } from '#shared/base/zoned-time.ts';
import { sendJson } from '#tests/client.ts';
import { createAccount, signedInAccount } from '#tests/staff.ts';
import { chatMessages, conversations } from '../../conversations/chat/chat.schema.ts';
import { customers } from '../../conversations/customer/customer.schema.ts';
import { contactMessages, contactReplies } from '../../conversations/contact/contact.schema.ts';
import { productTranslations } from '../../catalogue/product/product.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

const { dashboard } = app.services;

const message = { fullName: 'Kofi', email: 'kofi@buyer.example', country: 'Ghana', message: 'Lamps?' };

describe('what is done first', () => {
  test('is the user’s own work, who waits longest, this day, and what runs out', async () => {
    const actor = await createAccount(app, { role: 'admin' });
    const { user: colleague } = await createUser(app.db, { role: 'admin' });
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const [own] = await app.db
      .insert(contactMessages)
      .values([
        { ...message, fullName: 'Own', assignedToUserId: actor.id, createdAt: ago(50) },
        {
          ...message,
          fullName: 'Answered',
          status: 'replied',
          assignedToUserId: actor.id,
          createdAt: ago(90),
        },
        { ...message, fullName: 'Theirs', assignedToUserId: colleague.id, createdAt: ago(60) },
      ])
      .returning();
    const [chat] = await app.db
      .insert(conversations)
      .values([
        {
          customerName: 'Waits',
          lastSeq: 1,
          needsReplySince: ago(55),
          assignedToUserId: actor.id,
          createdAt: ago(55),
        },
        { customerName: 'Answered', lastSeq: 2, createdAt: ago(70) },
        { customerName: 'New', lastSeq: 1, needsReplySince: new Date() },
      ])
      .returning();
    await app.db.insert(chatMessages).values([
      { conversationId: chat!.id, seq: 1, senderName: 'Waits', senderType: 'customer', message: 'Lamps?' },
      {
        conversationId: chat!.id,
        seq: 2,
        senderName: 'Ama',
        senderType: 'admin',
        senderUserId: actor.id,
        message: 'Yes',
      },
    ]);
    await app.db
      .insert(contactReplies)
      .values({ messageId: own!.id, replyMessage: 'Yes', repliedBy: colleague.id });
    const lamp = await createProduct(app.db, { name: 'Lamp', stockQuantity: 1, lowStockThreshold: 5 });
    await createProduct(app.db, { name: 'Full', stockQuantity: 100, lowStockThreshold: 5 });
    await app.db
      .insert(productTranslations)
      .values({ productId: lamp.id, language: 'zh', name: '灯', description: '亮' });

    const desk = await dashboard.desk(actor, 'zh');
    expect(desk.mine).toEqual({ messages: 1, chats: 1, quotes: 0, tasks: 0 });
    expect(desk.waiting.map(({ name, isMine }) => [name, isMine])).toEqual([
      ['Theirs', false],
      ['Waits', true],
      ['Own', true],
      ['New', false],
    ]);
    expect(desk.today).toMatchObject({ messages: 0, chats: 1, answers: 2, ownAnswers: 1 });
    expect(desk.lowStock).toEqual([{ id: lamp.id, name: '灯', left: 1 }]);
    expect((await dashboard.desk(actor, 'en')).lowStock).toMatchObject([{ name: 'Lamp' }]);
  });

  test('has requests, questions, accepted offers and tasks in one list, by their days, with owners', async () => {
    const { user, client } = await signedInAccount(app, { role: 'admin', firstName: 'Lin', lastName: 'Wei' });
    const product = await createProduct(app.db, { minimumOrderQuantity: 10 });
    const ask = async (contactName: string) => {
      const made = await requestQuote(app.client(), [product.id], { contactName });
      const [hit] = (await client.read<Found>(`/api/admin/find?q=${made.reference}`)).quote;
      return { ...made, path: hit!.to, id: hit!.to.split('/').at(-1)! };
    };
    const [late, asked, taken, factory] = [
      await ask('Late'),
      await ask('Asked'),
      await ask('Taken'),
      await ask('Works'),
    ];
    const buyer = app.client();
    for (const { id } of [asked, taken]) await sendOffer(client, id);
    await buyer.post(`/api/buyer-quotes/${asked.code}/question`, { text: 'How long?' });
    expect((await acceptOffer(buyer, taken.code)).status).toBe(200);
    const day = (plus: number) => officeDay(new Date(Date.now() + plus * 86_400_000));
    await sendJson(client, 'PUT', `/api/quotes/${late.id}`, { dueOn: day(-3), assignedToUserId: user.id });
    await client.post(`/api/quotes/${factory.id}/factory-asked`, { text: 'Asked by phone' });
    await sendJson(client, 'PUT', `/api/quotes/${factory.id}`, { dueOn: day(-1) });
    const [someone] = await app.db.insert(customers).values({ name: 'Abena' }).returning();
    for (const [title, dueOn] of [
      ['Call', day(-2)],
      ['Visit', day(0)],
      ['Some day', null],
    ])
      await client.post(`/api/customers/${someone!.id}/tasks`, { title, dueOn });

    const { waiting, mine, today, tasks } = await dashboard.desk(user, 'en');
    const inOrder = waiting.map(({ kind, name, owner }) => [kind, name, owner]);
    expect(inOrder.slice(0, 3)).toEqual([
      ['request', 'Late', 'Lin Wei'],
      ['task', 'Abena', 'Lin Wei'],
      ['factory', 'Works', null],
    ]);
    expect(inOrder.at(-1)).toEqual(['task', 'Abena', 'Lin Wei']);
    expect(inOrder).toContainEqual(['question', 'Asked', null]);
    expect(inOrder).toContainEqual(['accepted', 'Taken', null]);
    expect(waiting[0]!.to).toBe(late.path);
    expect(mine).toEqual({ messages: 0, chats: 0, quotes: 1, tasks: 1 });
    expect(today).toMatchObject({ quotes: 4, tasks: 1, answers: 2, ownAnswers: 2 });
    expect(tasks).toBe(1);
    expect(await client.read('/api/customers?status=own_tasks')).toHaveLength(1);
    expect(await client.read<UnreadCounts>('/api/admin/unread-counts')).toMatchObject({ mine: 2, quotes: 2 });
  });
});
