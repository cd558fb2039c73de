import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createAccount, newClient, rightPassword } from '#tests/staff.ts';
import { account } from '#shared/i18n/en/account.ts';
import { en } from '#shared/i18n/en/index.ts';

const app = await createTestApp();
beforeEach(app.reset);

const form = (username: string, password: string) => new URLSearchParams({ username, password });

test('the sign-in forms work without script', async () => {
  await createAccount(app, { username: 'clerk' });
  for (const path of ['/auth', '/staffbiz-access']) {
    const client = newClient(app);
    const refused = await client.post(path, form('clerk', 'guess'));
    expect(refused.status).toBe(401);
    const page = await refused.text();
    expect(page).toContain(en.errors.bad_credentials);
    expect(page).toContain('value="clerk"');
    const empty = await client.post(path, form('clerk', ''));
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain('field-error');

    const entered = await client.post(path, form('clerk', rightPassword));
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/admin/dashboard']);
    expect(await (await client.get('/api/user')).json()).toMatchObject({ username: 'clerk' });
  }
});

test('an account that is not staff gets a message at the staff’s sign-in, and else goes home', async () => {
  await createAccount(app, { username: 'buyer', role: 'customer' });
  const client = newClient(app);
  const atDoor = await client.post('/staffbiz-access', form('buyer', rightPassword));
  expect([atDoor.status, atDoor.headers.get('location')]).toEqual([303, '/staffbiz-access']);
  expect(await (await client.get('/staffbiz-access')).text()).toContain(account.deniedTitle);
  const home = await newClient(app).post('/auth', form('buyer', rightPassword));
  expect([home.status, home.headers.get('location')]).toEqual([303, '/']);
});

test('a conversation that was opened signed out is kept for after the sign-in', async () => {
  const wanted = '/admin/chat?id=7b0e4f0e-6d5c-4c53-9d37-3f6a0f1f4a11';
  const answer = await newClient(app).get(wanted);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/admin/login']);
  expect(answer.headers.get('set-cookie')).toContain(`wanted=${encodeURIComponent(wanted)};`);
});
