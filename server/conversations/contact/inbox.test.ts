import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ContactThread, InboxMessage } from '#shared/conversations/contact-inbox.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createContactMessage, createProduct, createUser } from '#tests/factories.ts';
import { signedInAccount } from '#tests/staff.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { conversations } from '../chat/chat.schema.ts';
import { contactMessages, contactReplies, outboxMails, productInquiries } from './contact.schema.ts';
import { visitorSessions } from '../../people/session/session.schema.ts';

const app = await createTestApp();
let staff: Client;
let me: { id: string };

beforeEach(async () => {
  await app.reset();
  ({ client: staff, user: me } = await signedInAccount(app, { firstName: 'Lin', lastName: 'Chen' }));
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const namesOf = (messages: { fullName: string }[]) => messages.map(({ fullName }) => fullName);
const list = (filter = '') => staff.read<InboxMessage[]>(`/api/contact${filter}`);
const thread = (id: string) => staff.read<ContactThread>(`/api/contact/${id}`);
const stored = async (id: string) =>
  (await app.db.select().from(contactMessages).where(eq(contactMessages.id, id)))[0]!;
const waiting = async () =>
  (await staff.read<{ contactMessages: number }>('/api/admin/unread-counts')).contactMessages;
const fieldsOf = async (response: Response) =>
  Object.keys(((await response.json()) as { fields: object }).fields);
const logged = async () =>
  (await app.db.select().from(auditEntries).orderBy(asc(auditEntries.createdAt)))
    .filter(({ noun, partOf }) => noun.startsWith('contact') && partOf === null)
    .map(({ action, noun, title }) => `${action} ${noun} ${title}`);

describe('the list', () => {
  test('has new messages first, then the newest, and nothing of the trash', async () => {
    await createContactMessage(app.db, { fullName: 'old new', createdAt: hoursAgo(50) });
    await createContactMessage(app.db, { fullName: 'replied', status: 'replied', createdAt: hoursAgo(1) });
    await createContactMessage(app.db, { fullName: 'fresh new', createdAt: hoursAgo(2) });
    await createContactMessage(app.db, { fullName: 'resolved', status: 'resolved', createdAt: hoursAgo(3) });
    await createContactMessage(app.db, { fullName: 'gone', deletedAt: new Date() });
    const messages = await list();
    expect(namesOf(messages)).toEqual(['fresh new', 'old new', 'replied', 'resolved']);
    expect(messages.map(({ isUrgent }) => isUrgent)).toEqual([false, true, false, false]);
    expect(namesOf(await list('?status=trash'))).toEqual(['gone']);
  });

  test('is in that order whatever the messages are', async () => {
    const statuses = fc.constantFrom('new', 'replied', 'resolved');
    const messages = fc.array(fc.record({ status: statuses, hours: fc.nat(60) }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(messages, async (rows) => {
        await app.db.delete(contactMessages);
        for (const { status, hours } of rows)
          await createContactMessage(app.db, { status, createdAt: hoursAgo(hours) });
        const keys = (await list()).map(
          ({ status, createdAt }) => (status === 'new' ? 1e15 : 0) + Date.parse(createdAt),
        );
        expect(keys).toEqual(keys.toSorted((a, b) => b - a));
        expect(keys).toHaveLength(rows.length);
      }),
      { numRuns: 15 },
    );
  });

  test.each([
    ['AMA', 'name'],
    ['SHOES@', 'e-mail'],
    ['Sneaker', 'message'],
    ['kente', 'company'],
  ])('a search for %s looks at the %s, upper or lower case', async (search) => {
    await createContactMessage(app.db, {
      fullName: 'Ama Boateng',
      email: 'shoes@buyer.example',
      message: 'Which sneakers?',
      companyName: 'KENTE House',
    });
    await createContactMessage(app.db, { phone: 'ama shoes@ sneaker kente' });
    expect(namesOf(await list(`?search=${encodeURIComponent(search)}`))).toEqual(['Ama Boateng']);
  });

  test('a search takes signs as they are', async () => {
    await createContactMessage(app.db, { fullName: '50%_off \\ Ltd' });
    await createContactMessage(app.db, { fullName: '5000 off' });
    for (const search of ['50%', '%_o', '\\'])
      expect(namesOf(await list(`?search=${encodeURIComponent(search)}`))).toEqual(['50%_off \\ Ltd']);
    expect(await list('?search=%25%25%25')).toEqual([]);
  });

  test('is filtered by state and assignee, and counts the matches', async () => {
    const other = await createUser(app.db);
    await createContactMessage(app.db, { fullName: 'mine', assignedToUserId: me.id });
    await createContactMessage(app.db, { fullName: 'theirs', assignedToUserId: other.user.id });
    await createContactMessage(app.db, { fullName: 'nobody’s', status: 'replied', readAt: new Date() });
    await createContactMessage(app.db, { fullName: 'late', createdAt: hoursAgo(25), readAt: new Date() });
    const found = async (filter: string) => namesOf(await list(filter)).toSorted();
    expect(await found('?assigned=me')).toEqual(['mine']);
    expect(await found('?assigned=nobody')).toEqual(['late', 'nobody’s']);
    expect(await found('?status=replied')).toEqual(['nobody’s']);
    expect(await found('?status=urgent')).toEqual(['late']);
    expect(await found('?status=unread')).toEqual(['mine', 'theirs']);
    expect(await found('?status=nonsense&page=none')).toHaveLength(4);
    const response = await staff.get('/api/contact?page=2');
    expect([response.headers.get('x-total-count'), await response.json()]).toEqual(['4', []]);
  });

  test('says nothing of session and request key, and names the country', async () => {
    await createContactMessage(app.db, { country: 'CI', requestKey: 'a-secret-key' });
    await createContactMessage(app.db, { country: 'Côte d’Ivoire (Abidjan)', createdAt: hoursAgo(1) });
    const text = await (await staff.get('/api/contact')).text();
    expect(text).not.toMatch(/requestKey|sessionId|a-secret-key/);
    expect((await list()).map(({ countryName }) => countryName)).toEqual([
      'Côte d’Ivoire',
      'Côte d’Ivoire (Abidjan)',
    ]);
  });
});

test('the cards count all messages, and the badge the unanswered ones', async () => {
  await createContactMessage(app.db);
  await createContactMessage(app.db, { createdAt: hoursAgo(25), readAt: new Date() });
  await createContactMessage(app.db, { status: 'replied' });
  await createContactMessage(app.db, { status: 'resolved' });
  await createContactMessage(app.db, { deletedAt: new Date() });
  const user = (await signedInAccount(app)).user;
  expect(await app.services.inbox.summary(user)).toMatchObject({
    total: 4,
    new: 2,
    replied: 1,
    resolved: 1,
    urgent: 1,
    unread: 2,
    trash: 1,
  });
  expect(await waiting()).toBe(2);
});

describe('a reply', () => {
  const reply = (id: string, replyMessage: unknown, requestKey = randomUUID()) =>
    staff.post(`/api/contact/${id}/reply`, { replyMessage, requestKey });

  test('is kept, queued in the customer’s language, and makes the message replied', async () => {
    const message = await createContactMessage(app.db, { locale: 'fr', email: 'awa@buyer.example' });
    expect((await reply(message.id, '  Bonjour Awa  ')).status).toBe(200);
    expect(await stored(message.id)).toMatchObject({
      status: 'replied',
      replyMessage: 'Bonjour Awa',
      repliedBy: me.id,
    });
    expect(await waiting()).toBe(0);
    const { replies } = await thread(message.id);
    expect(replies).toMatchObject([
      { replyMessage: 'Bonjour Awa', repliedBy: 'Lin Chen', mail: { state: 'not_configured', error: null } },
    ]);
    const [mail] = await app.db.select().from(outboxMails);
    expect(mail).toMatchObject({
      kind: 'reply',
      replyId: replies[0]!.id,
      recipient: 'awa@buyer.example',
      language: 'fr',
      status: 'queued',
    });
    expect(await logged()).toEqual([`reply contact ${message.fullName}`]);
  });

  test('to a resolved message keeps it resolved, and the message shows the latest', async () => {
    const message = await createContactMessage(app.db, { status: 'resolved' });
    await reply(message.id, 'One');
    await reply(message.id, 'Two');
    expect(await stored(message.id)).toMatchObject({ status: 'resolved', replyMessage: 'Two' });
    const { replies } = await thread(message.id);
    expect(replies.map(({ replyMessage }) => replyMessage)).toEqual(['One', 'Two']);
  });

  test('that is sent twice at once, or again after a lost answer, goes out once', async () => {
    const message = await createContactMessage(app.db);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => reply(message.id, 'Hello', key)));
    answers.push(await reply(message.id, 'Hello', key));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await app.db.select().from(contactReplies)).toHaveLength(1);
    expect(await app.db.select().from(outboxMails)).toHaveLength(1);
    // The key is valid for this user and this message only.
    const other = await createContactMessage(app.db);
    await reply(other.id, 'Hello', key);
    const { client } = await signedInAccount(app);
    await client.post(`/api/contact/${message.id}/reply`, { replyMessage: 'Hello', requestKey: key });
    expect(await app.db.select().from(outboxMails)).toHaveLength(3);
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['no text', undefined],
    ['a number', 7],
    ['too many letters', 'x'.repeat(10_001)],
    ['what cannot be stored', 'a\0b'],
  ])('of %s is refused', async (_, text) => {
    const message = await createContactMessage(app.db);
    const response = await reply(message.id, text);
    expect(response.status).toBe(400);
    expect(await fieldsOf(response)).toEqual(['replyMessage']);
    expect(await app.db.select().from(contactReplies)).toEqual([]);
    expect((await stored(message.id)).status).toBe('new');
  });

  test('to an unknown message, or one in the trash, is answered 404', async () => {
    const gone = await createContactMessage(app.db, { deletedAt: new Date() });
    for (const id of [gone.id, randomUUID(), 'nonsense']) expect((await reply(id, 'Hello')).status).toBe(404);
    expect(await app.db.select().from(outboxMails)).toEqual([]);
  });

  test('whose mail cannot be queued leaves nothing behind', async () => {
    const message = await createContactMessage(app.db, { email: 'broken@buyer.example' });
    await app.db.execute(`create or replace function refuse() returns trigger as $$
      begin raise exception 'the outbox refuses'; end $$ language plpgsql`);
    await app.db.execute('create trigger refuse before insert on outbox_mails execute function refuse()');
    try {
      expect((await reply(message.id, 'Hello')).status).toBe(500);
    } finally {
      await app.db.execute('drop trigger refuse on outbox_mails');
    }
    expect(await app.db.select().from(contactReplies)).toEqual([]);
    expect(await stored(message.id)).toMatchObject({ status: 'new', replyMessage: null });
  });

  test('shows what became of its mail', async () => {
    const configured = await createTestApp({
      env: { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://baobab.test' },
    });
    const message = await createContactMessage(app.db);
    await reply(message.id, 'Hello');
    const { user } = await signedInAccount(app);
    const state = async () =>
      (await configured.services.inbox.open(user, message.id, 'en')).replies.map(({ mail }) => mail);
    expect(await state()).toEqual([{ state: 'queued', error: null }]);
    await app.db.update(outboxMails).set({ status: 'failed', lastError: '550 no such user' });
    expect(await state()).toEqual([{ state: 'failed', error: '550 no such user' }]);
    await app.db.update(outboxMails).set({ status: 'sent' });
    expect(await state()).toEqual([{ state: 'sent', error: null }]);
    await app.db.delete(outboxMails);
    expect(await state()).toEqual([null]);
  });
});

test('a message is resolved, and reopened to what it was', async () => {
  const fresh = await createContactMessage(app.db);
  const answered = await createContactMessage(app.db, { status: 'replied', repliedAt: new Date() });
  for (const { id, status } of [fresh, answered]) {
    expect((await staff.post(`/api/contact/${id}/resolve`)).status).toBe(200);
    expect((await staff.post(`/api/contact/${id}/resolve`)).status).toBe(200);
    expect((await stored(id)).status).toBe('resolved');
    await staff.post(`/api/contact/${id}/reopen`);
    await staff.post(`/api/contact/${id}/reopen`);
    expect((await stored(id)).status).toBe(status);
  }
  expect(await logged()).toHaveLength(4);
});

test('read is not answered: the badge stays, and there is no entry', async () => {
  const { id } = await createContactMessage(app.db);
  await staff.post(`/api/contact/${id}/read`);
  expect([await waiting(), (await list())[0]!.isRead]).toEqual([1, true]);
  await staff.post(`/api/contact/${id}/unread`);
  expect([await waiting(), (await list())[0]!.isRead]).toEqual([1, false]);
  expect(await logged()).toEqual([]);
});

test('a message can be assigned to active staff only', async () => {
  const { id } = await createContactMessage(app.db);
  const assign = (userId: unknown) => sendJson(staff, 'PUT', `/api/contact/${id}/assignment`, { userId });
  expect((await assign(me.id)).status).toBe(200);
  expect((await list())[0]!.assignedTo).toEqual({ id: me.id, name: 'Lin Chen' });
  const customer = await createUser(app.db, { role: 'customer' });
  const left = await createUser(app.db, { isActive: false });
  for (const userId of [customer.user.id, left.user.id, randomUUID(), 'nonsense', undefined]) {
    const response = await assign(userId);
    expect([response.status, await fieldsOf(response)]).toEqual([400, ['userId']]);
  }
  expect((await stored(id)).assignedToUserId).toBe(me.id);
  expect((await assign(null)).status).toBe(200);
  expect((await list())[0]!.assignedTo).toBeNull();
  const user = (await signedInAccount(app, { username: 'zed' })).user;
  expect((await app.services.inbox.staff(user)).map(({ name }) => name).toSorted()).toEqual([
    'Lin Chen',
    'zed',
  ]);
});

test('notes stay among the staff; one takes back one’s own', async () => {
  const { id, fullName } = await createContactMessage(app.db);
  const path = `/api/contact/${id}/notes`;
  const made = (await (await staff.post(path, { note: ' Call on Monday ' })).json()) as { id: string };
  const { client: colleague } = await signedInAccount(app, { username: 'kwame' });
  await colleague.post(path, { note: 'She pays late' });
  expect((await thread(id)).notes).toMatchObject([
    { note: 'Call on Monday', author: 'Lin Chen', isOwn: true },
    { note: 'She pays late', author: 'kwame', isOwn: false },
  ]);
  expect((await staff.post(path, { note: ' ' })).status).toBe(400);
  expect((await colleague.delete(`${path}/${made.id}`)).status).toBe(403);
  expect((await staff.delete(`${path}/${randomUUID()}`)).status).toBe(404);
  expect((await staff.delete(`${path}/${made.id}`)).status).toBe(200);
  expect((await thread(id)).notes.map(({ note }) => note)).toEqual(['She pays late']);
  expect(await logged()).toEqual([
    `create contact_note ${fullName}`,
    `create contact_note ${fullName}`,
    `delete contact_note ${fullName}`,
  ]);
});

test('a thread shows what else is known of the sender', async () => {
  const email = 'kofi@buyer.example';
  const [session] = await app.db
    .insert(visitorSessions)
    .values({ tokenHash: randomUUID(), visitorEmail: email })
    .returning();
  const lamp = await createProduct(app.db, { name: 'Lamp', translations: { fr: { name: 'Lampe' } } });
  const earlier = await createContactMessage(app.db, { email: 'KOFI@buyer.example', createdAt: hoursAgo(9) });
  await createContactMessage(app.db, { email, deletedAt: new Date() });
  await createContactMessage(app.db);
  const { id } = await createContactMessage(app.db, {
    email,
    sessionId: session!.id,
    productId: lamp.id,
    locale: 'fr',
  });
  await app.db.insert(productInquiries).values([
    { productId: lamp.id, customerName: 'Kofi', email, message: 'How much?', quantity: 200 },
    { productId: lamp.id, customerName: 'Esi', email: 'esi@buyer.example', message: 'And for me?' },
  ]);
  await app.db
    .insert(conversations)
    .values([{ customerName: 'Kofi', sessionId: session!.id }, { customerName: 'Esi' }]);
  const known = await thread(id);
  expect(known.message).toMatchObject({
    id,
    productId: lamp.id,
    productName: 'Lamp',
    senderProductName: 'Lampe',
  });
  expect(known.earlier.map((message) => message.id)).toEqual([earlier.id]);
  expect(known.inquiries).toMatchObject([{ productName: 'Lamp', quantity: 200 }]);
  expect(known.chatCount).toBe(1);
  expect((await thread(earlier.id)).earlier.map((message) => message.id)).toEqual([id]);
  expect((await staff.get(`/api/contact/${randomUUID()}`)).status).toBe(404);
});

test('many messages change at once: each that can', async () => {
  const [one, two] = [await createContactMessage(app.db), await createContactMessage(app.db)];
  const done = await createContactMessage(app.db, { status: 'resolved', readAt: new Date() });
  const ids = [one.id, two.id, done.id, randomUUID()];
  const bulk = async (action: string) =>
    ((await (await staff.post('/api/contact/bulk', { ids, action })).json()) as { count: number }).count;
  expect(await bulk('read')).toBe(2);
  expect(await bulk('unread')).toBe(3);
  expect(await bulk('resolve')).toBe(2);
  expect(await bulk('resolve')).toBe(0);
  expect(await bulk('delete')).toBe(3);
  expect(await list()).toEqual([]);
  expect(await bulk('read')).toBe(0);
  expect(await bulk('restore')).toBe(3);
  expect(await list()).toHaveLength(3);
  const ofMany = ['resolve contact null', 'delete contact null', 'restore contact null'];
  expect(await logged()).toEqual(ofMany);
  for (const body of [{ ids: [], action: 'read' }, { ids, action: 'burn' }, { action: 'read' }])
    expect((await staff.post('/api/contact/bulk', body)).status).toBe(400);
});

test('deleted, a message waits in the trash until that is emptied', async () => {
  const { id } = await createContactMessage(app.db);
  await staff.post(`/api/contact/${id}/reply`, { replyMessage: 'Hello' });
  expect((await staff.delete(`/api/contact/${id}`)).status).toBe(200);
  expect((await staff.delete(`/api/contact/${id}`)).status).toBe(200);
  expect((await staff.post(`/api/contact/${id}/resolve`)).status).toBe(404);
  expect((await thread(id)).message.isDeleted).toBe(true);
  await staff.post(`/api/contact/${id}/restore`);
  expect(await list()).toHaveLength(1);
  expect(await (await staff.delete('/api/contact/trash')).json()).toMatchObject({ count: 0 });
  await staff.delete(`/api/contact/${id}`);
  expect(await (await staff.delete('/api/contact/trash')).json()).toMatchObject({ count: 1 });
  expect((await staff.get(`/api/contact/${id}`)).status).toBe(404);
  expect((await staff.delete(`/api/contact/${id}`)).status).toBe(404);
  // The mail with the reply is still sent.
  expect(await app.db.select().from(outboxMails)).toHaveLength(1);
});
