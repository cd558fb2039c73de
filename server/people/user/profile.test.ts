import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { sendJson } from '#tests/client.ts';
import { createAccount, newClient, signedInAccount, signIn } from '#tests/staff.ts';
import { outboxMails } from '../../conversations/contact/contact.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

const mails = async () =>
  (await app.db.select().from(outboxMails)).map(({ kind, recipient, textBody }) => [
    kind,
    recipient,
    textBody,
  ]);

test('one changes what one is called oneself, and nothing else', async () => {
  const { client, user } = await signedInAccount(app, { role: 'admin', email: 'lin@staff.example' });
  const names = { firstName: ' Lin ', lastName: 'Chen', role: 'super_admin', email: 'other@staff.example' };
  expect((await sendJson(client, 'PUT', '/api/account/profile', names)).status).toBe(200);
  expect(await client.read('/api/user')).toMatchObject({
    id: user.id,
    firstName: 'Lin',
    lastName: 'Chen',
    role: 'admin',
    email: 'lin@staff.example',
  });
  const long = await sendJson(client, 'PUT', '/api/account/profile', { firstName: 'x'.repeat(500) });
  expect([long.status, Object.keys(((await long.json()) as { fields: object }).fields)]).toEqual([
    400,
    ['firstName'],
  ]);
});

test('a replaced address is notified, without the new one', async () => {
  const { client } = await signedInAccount(app, { role: 'super_admin' });
  const { id } = await createAccount(app, { email: 'old@staff.example' });
  await sendJson(client, 'PUT', `/api/users/${id}`, { firstName: 'Awa', email: 'old@staff.example' });
  expect(await mails()).toEqual([]);
  await sendJson(client, 'PUT', `/api/users/${id}`, { email: 'new@staff.example' });
  expect(await mails()).toEqual([
    ['email_changed', 'old@staff.example', expect.not.stringContaining('new@staff.example')],
  ]);
});

test('a replaced address is notified in the language of the account', async () => {
  const { client } = await signedInAccount(app, { role: 'super_admin' });
  const { id } = await createAccount(app, { email: 'old@staff.example', staffLanguage: 'zh' });
  await sendJson(client, 'PUT', `/api/users/${id}`, { email: 'new@staff.example' });
  expect(await mails()).toEqual([
    ['email_changed', 'old@staff.example', expect.stringContaining('此账号的邮件现在发送到另一个邮箱')],
  ]);
});

test('another role ends all sessions of the account', async () => {
  const { client: boss } = await signedInAccount(app, { role: 'super_admin' });
  const { id, username } = await createAccount(app, { role: 'admin' });
  const client = newClient(app);
  await signIn(client, username);
  await sendJson(boss, 'PUT', `/api/users/${id}`, { firstName: 'Awa', role: 'admin' });
  expect((await client.get('/api/user')).status).toBe(200);
  await sendJson(boss, 'PUT', `/api/users/${id}`, { role: 'super_admin' });
  expect((await client.get('/api/user')).status).toBe(401);
  await signIn(client, username);
  expect(await client.read('/api/user')).toMatchObject({ role: 'super_admin' });
});
