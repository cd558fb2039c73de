import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CustomerConversation } from '#shared/conversations/chat.ts';
import { chatMailMinutes } from '#shared/conversations/chat-limits.ts';
import { limitTable } from '#server/platform/limits/limit-table.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { listenForSockets } from '#tests/chat-sockets.ts';
import { createUser, signedIn } from '#tests/factories.ts';
import { sendJson } from '#tests/client.ts';
import { consumeShared } from '../../platform/limits/shared-limits.ts';
import { conversations } from './chat.schema.ts';
import { outboxMails } from '../contact/contact.schema.ts';
import { userSessions } from '../../people/user/user.schema.ts';

let app: TestApp;
let site: Awaited<ReturnType<typeof listenForSockets>>;

beforeAll(async () => {
  app = await createTestApp();
  await app.services.jobs.open();
  site = await listenForSockets(app);
});
afterAll(async () => {
  await site.stop();
  app.services.chatHub.stop();
  await app.services.jobs.stop();
});
beforeEach(async () => app.reset());

const address = 'awa@buyer.example';

/** A customer who wrote in French and left, and a staff member in the conversation. */
async function begin(customerEmail?: string) {
  const client = app.client();
  const session = (await (await client.post('/api/session/anonymous', {})).json()) as {
    visitorEmail: string;
  };
  const response = await client.request('POST', '/api/conversations', {
    headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
    body: JSON.stringify({ customerName: 'Awa Diop', customerEmail: customerEmail ?? session.visitorEmail }),
  });
  const { conversation } = (await response.json()) as { conversation: CustomerConversation };
  const staff = await site.open(await signedIn(app, { role: 'admin', firstName: 'Li' }));
  await staff.join(conversation.id);
  return { client, conversation, staff, ...session };
}

const mails = async () => app.db.select().from(outboxMails).orderBy(asc(outboxMails.createdAt));
const isDue = async (id: string) => app.services.chatMail.send(id);

test('an unread answer goes out by mail once, in the customer’s language, with the link', async () => {
  const { conversation, staff } = await begin(address);
  await staff.write('Nos prix sont joints.');
  await staff.write('Port de Ningbo.');
  await isDue(conversation.id);
  await isDue(conversation.id);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'chat_answer', recipient: address, language: 'fr', isSecret: true });
  for (const part of ['Awa Diop', 'Nos prix sont joints.', 'Port de Ningbo.', conversation.resumePath])
    expect(mail!.textBody).toContain(part);

  await staff.write('Et encore');
  await isDue(conversation.id);
  const [, second] = await mails();
  expect(second!.textBody).toContain('Et encore');
  expect(second!.textBody).not.toContain('Ningbo');
});

test('what the customer has read in the chat is not mailed', async () => {
  const { client, conversation, staff } = await begin(address);
  await staff.write('Seen at once');
  const socket = await site.open(client);
  await socket.join(conversation.id);
  socket.say({ type: 'mark_read' });
  await staff.next({ type: 'messages_read', userType: 'customer' });
  await isDue(conversation.id);
  expect(await mails()).toEqual([]);
});

test('no mail goes to the placeholder address', async () => {
  const { conversation, staff } = await begin();
  await staff.write('Hello');
  await isDue(conversation.id);
  expect(await mails()).toEqual([]);
});

test('an answer is looked after some minutes later', async () => {
  const { staff } = await begin(address);
  await staff.write('Hello');
  const boss = await signedIn(app, { role: 'super_admin' });
  const jobs = (await (await boss.get('/api/jobs?state=waiting')).json()) as {
    name: string;
    dueAt: string;
  }[];
  const due = jobs.filter(({ name }) => name === 'chat_mail').map(({ dueAt }) => Date.parse(dueAt));
  expect(due).toHaveLength(1);
  expect(due[0]! - Date.now()).toBeGreaterThan((chatMailMinutes - 1) * 60_000);
});

test('an assignment is mailed to a staff member who is away, while the customer waits', async () => {
  const { client, conversation } = await begin();
  const visitor = await site.open(client);
  await visitor.join(conversation.id);
  await visitor.write('How much?');
  const { user } = await createUser(app.db, {
    role: 'admin',
    email: 'mei@baobab.example',
    staffLanguage: 'zh',
  });
  const lin = await signedIn(app, { role: 'admin', firstName: 'Lin' });
  const path = `/api/conversations/${conversation.id}`;
  await sendJson(lin, 'PUT', path, { assignedToUserId: user.id });
  const boss = await signedIn(app, { role: 'super_admin' });
  const jobs = await boss.read<{ name: string }[]>('/api/jobs?state=waiting');
  expect(jobs.filter(({ name }) => name === 'assignment_mail')).toHaveLength(1);

  const assignment = { conversationId: conversation.id, userId: user.id, by: 'Lin' };
  const due = () => app.services.chatMail.sendAssignment(assignment);
  // The user was active just now.
  await due();
  expect(await mails()).toEqual([]);
  await app.db.update(userSessions).set({ lastSeenAt: new Date(Date.now() - 3_600_000) });
  await due();
  const [mail] = await mails();
  expect(mail).toMatchObject({ kind: 'chat_assignment', recipient: 'mei@baobab.example', language: 'zh' });
  expect(mail!.subject).toContain('Lin');
  expect(mail!.textBody).toContain(`/admin/chat?id=${conversation.id}`);

  await sendJson(lin, 'PUT', path, { status: 'resolved' });
  await due();
  expect(await mails()).toHaveLength(1);
});

test('details entered earlier are kept when later ones are empty', async () => {
  const { client, conversation, visitorEmail } = await begin(address);
  await client.post('/api/conversations', { customerName: 'Awa Diop', customerEmail: visitorEmail });

  const [row] = await app.db.select().from(conversations).where(eq(conversations.id, conversation.id));
  expect(row!.customerEmail).toBe(address);
});

test('mails a day to a typed address are limited over all causes; the rest wait for the staff', async () => {
  const boss = await signedIn(app, { role: 'super_admin' });
  const written = ['victim@mail.example', 'Victim@mail.example', 'victim+2@mail.example'];
  await consumeShared(app.db, { 'mail to': written[0]! }, limitTable['mail to'].points - 2);
  for (const email of written.slice(1)) {
    const { conversation, staff } = await begin(email);
    await staff.write('An answer');
    await isDue(conversation.id);
  }
  expect((await mails()).map(({ status }) => status)).toEqual(['queued', 'queued']);

  const { conversation, staff } = await begin(written[0]);
  await staff.write('One too many');
  await isDue(conversation.id);
  // Answers to contact messages count against the same limit.
  const message = {
    fullName: 'Awa',
    email: written[1]!,
    country: 'Ghana',
    message: 'I ask for a price, please.',
  };
  const startedAt = await app.services.contacts.issueMark(Date.now() - 60_000);
  expect((await app.client().post('/api/contact', { ...message, startedAt })).ok).toBe(true);
  const [asked] = await boss.read<{ id: string }[]>('/api/contact');
  await boss.post(`/api/contact/${asked!.id}/reply`, { replyMessage: 'Two too many' });
  const failed = (await mails()).filter(({ status }) => status === 'failed');
  expect(failed.map(({ kind }) => kind)).toEqual(['chat_answer', 'reply']);
  expect(failed[0]!.lastError).toContain('Not sent');
  // Staff can still send it by hand.
  await boss.post(`/api/mail/${failed[1]!.id}/send-again`);
  expect((await mails()).filter(({ status }) => status === 'failed')).toHaveLength(1);
  const other = await begin(address);
  await other.staff.write('To another');
  await isDue(other.conversation.id);
  expect((await mails()).at(-1)).toMatchObject({ recipient: address, status: 'queued' });
});
