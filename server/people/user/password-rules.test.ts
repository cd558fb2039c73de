import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createAccount, newClient, rightPassword, signedInAccount } from '#tests/staff.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { passwordResets, users } from './user.schema.ts';
import { hashToken, newToken } from '../../platform/db/token.ts';

const app = await createTestApp();
beforeEach(app.reset);

const texts = {
  common: 'This password is one of the most common ones. Please choose another.',
  repeats: 'Please use at least 3 different characters.',
};

const refused: [password: string, text: string][] = [
  ['      ', texts.repeats],
  ['aaaaaaaa', texts.repeats],
  ['1212121212', texts.repeats],
  ['😀😀😀😀😀😀', texts.repeats],
  ['123456', texts.common],
  ['password', texts.common],
  [' Password ', texts.common],
  ['QWERTY', texts.common],
  ['1q2w3e4r', texts.common],
  ['trustno1', texts.common],
];

let serial = 0;

/** Every way to set a new password: the request, and the field of the expected error. */
const ways: Record<string, () => Promise<{ field: string; send: (password: string) => Promise<Response> }>> =
  {
    'registering with an invitation': async () => {
      const { code } = await app.services.invitations.createFromShell('admin');
      const client = newClient(app);
      const send = (password: string) =>
        client.post('/api/register', { username: `new-${++serial}`, password, invite: code });
      return { field: 'password', send };
    },
    'an account that a super_admin makes': async () => {
      const { client } = await signedInAccount(app, { role: 'super_admin' });
      const send = (password: string) =>
        client.post('/api/register', { username: `new-${++serial}`, password });
      return { field: 'password', send };
    },
    'a super_admin’s reset': async () => {
      const { client } = await signedInAccount(app, { role: 'super_admin' });
      const { id } = await createAccount(app);
      const send = (newPassword: string) => client.post(`/api/users/${id}/reset-password`, { newPassword });
      return { field: 'newPassword', send };
    },
    'a mailed link': async () => {
      const { id } = await createAccount(app);
      const code = newToken();
      const expiresAt = new Date(Date.now() + 60_000);
      await app.db.insert(passwordResets).values({ userId: id, codeHash: hashToken(code), expiresAt });
      const client = newClient(app);
      const send = (newPassword: string) =>
        client.post('/api/password-resets/complete', { code, newPassword });
      return { field: 'newPassword', send };
    },
    'changing one’s own': async () => {
      const { client } = await signedInAccount(app);
      const send = (newPassword: string) =>
        client.post('/api/change-password', { currentPassword: rightPassword, newPassword });
      return { field: 'newPassword', send };
    },
  };

describe('a password that guessing begins with is refused', () => {
  test.each(Object.entries(ways))('%s', async (_, prepare) => {
    const { field, send } = await prepare();
    const before = await app.db.select({ password: users.password }).from(users);
    for (const [password, text] of refused) {
      const response = await send(password);
      expect([password, response.status]).toEqual([password, 400]);
      expect(await response.json()).toMatchObject({ code: 'invalid', fields: { [field]: text } });
    }
    expect(await app.db.select({ password: users.password }).from(users)).toEqual(before);
    // Six uncommon characters are enough, as specified.
    expect((await send('kx7 ñq')).ok).toBe(true);
  });
});

test.each([
  ['en', texts.common],
  ['fr', 'Ce mot de passe est l’un des plus répandus. Veuillez en choisir un autre.'],
  ['es', 'Esta contraseña es una de las más comunes. Elija otra.'],
  ['zh', '该密码过于常见，请换一个。'],
])('it is said in the visitor’s language: %s', async (language, text) => {
  const { code } = await app.services.invitations.createFromShell('admin');
  const client: Client = newClient(app, { 'accept-language': language });
  const response = await sendJson(client, 'POST', '/api/register', {
    username: 'somebody',
    password: '123456',
    invite: code,
  });
  expect(await response.json()).toMatchObject({ fields: { password: text } });
});

test('without an invitation the answer does not reveal which passwords are common', async () => {
  const body = { username: 'somebody', password: '123456', invite: 'x'.repeat(43) };
  const response = await newClient(app).post('/api/register', body);
  const { fields } = (await response.json()) as { fields: object };
  expect(Object.keys(fields)).toEqual(['invite']);
});
