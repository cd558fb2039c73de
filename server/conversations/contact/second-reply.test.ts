import { beforeEach, expect, test } from 'vitest';
import type { ContactThread } from '#shared/conversations/contact-inbox.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { createContactMessage, signedIn } from '#tests/factories.ts';
import { signedInAccount } from '#tests/staff.ts';
import { outboxMails } from './contact.schema.ts';

const app = await createTestApp();
let lin: Client;
let mei: Client;
let linId: string;

beforeEach(async () => {
  await app.reset();
  const { client, user } = await signedInAccount(app, { firstName: 'Lin', lastName: 'Chen' });
  [lin, linId] = [client, user.id];
  mei = await signedIn(app, { role: 'admin' });
});

const reply = (client: Client, id: string, replyMessage: string, more: object = {}) =>
  client.post(`/api/contact/${id}/reply`, { replyMessage, ...more });
const thread = (client: Client, id: string) => client.read<ContactThread>(`/api/contact/${id}`);
const mails = async () => (await app.db.select().from(outboxMails)).length;

test('a second answer is held back until its writer knows of the first', async () => {
  const { id } = await createContactMessage(app.db);
  expect((await reply(lin, id, 'Thirty days.', { seenReplies: 0 })).status).toBe(200);
  const refused = await reply(mei, id, 'Forty days.', { seenReplies: 0 });
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'answered_meanwhile' }]);
  expect(await mails()).toBe(1);
  const { replies } = await thread(mei, id);
  expect(replies).toMatchObject([{ replyMessage: 'Thirty days.', repliedBy: 'Lin Chen', isOwn: false }]);
  expect((await reply(mei, id, 'Forty days.', { seenReplies: 1 })).status).toBe(200);
  expect(await mails()).toBe(2);
});

test('of two that are sent at once one goes out', async () => {
  const { id } = await createContactMessage(app.db);
  const answers = await Promise.all(
    [lin, mei].map((client) => reply(client, id, 'Hello', { seenReplies: 0 })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await mails()).toBe(1);
});

test('a user’s own replies ask no question, and a repeated request is no second reply', async () => {
  const { id } = await createContactMessage(app.db);
  const once = { seenReplies: 0, requestKey: 'one-sending-of-it' };
  expect((await reply(lin, id, 'First', once)).status).toBe(200);
  expect((await reply(lin, id, 'First', once)).status).toBe(200);
  expect((await reply(lin, id, 'And more', { seenReplies: 0 })).status).toBe(200);
  expect(await mails()).toBe(2);
  expect((await reply(mei, id, 'Hello', { seenReplies: -1 })).status).toBe(400);
});

test('a reply resolves as well where that is asked for', async () => {
  const { id } = await createContactMessage(app.db);
  expect((await reply(lin, id, 'Done.', { andResolve: true })).status).toBe(200);
  expect((await thread(lin, id)).message).toMatchObject({ status: 'resolved', replyMessage: 'Done.' });
  await lin.post(`/api/contact/${id}/reopen`);
  expect((await thread(lin, id)).message.status).toBe('replied');
});

test('many are reopened and assigned at once; none to a user who is not staff', async () => {
  const answered = await createContactMessage(app.db, { status: 'resolved', repliedAt: new Date() });
  const fresh = await createContactMessage(app.db, { status: 'resolved' });
  const ids = [answered.id, fresh.id];
  const bulk = (body: object) => lin.post('/api/contact/bulk', { ids, ...body });
  expect(await (await bulk({ action: 'reopen' })).json()).toMatchObject({ count: 2 });
  expect((await thread(lin, answered.id)).message.status).toBe('replied');
  expect((await thread(lin, fresh.id)).message.status).toBe('new');
  expect((await bulk({ action: 'assign', userId: linId })).status).toBe(200);
  expect((await thread(lin, fresh.id)).message.assignedTo).toEqual({ id: linId, name: 'Lin Chen' });
  expect((await bulk({ action: 'assign', userId: answered.id })).status).toBe(400);
  expect((await bulk({ action: 'assign' })).status).toBe(200);
  expect((await thread(lin, fresh.id)).message.assignedTo).toBeNull();
});
