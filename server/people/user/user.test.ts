import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#shared/base/errors.ts';
import type { UserRow } from '#shared/people/user.ts';
import { createTestApp } from '#tests/app.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import { sendJson } from '#tests/client.ts';
import { createAccount, newClient, rightPassword, signedInAccount, signIn } from '#tests/staff.ts';
import { userFavorites } from '../../catalogue/favorite/favorite.schema.ts';
import { recoveryCodes, users } from './user.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

const rowOf = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0];

const codeOf = async (response: Response) => ((await response.json()) as ErrorBody).code;

describe('user management', () => {
  test('lists every account, oldest first, without passwords and secrets', async () => {
    const { user: boss, client } = await signedInAccount(app, { role: 'super_admin' });
    const other = await createAccount(app, {
      role: 'customer',
      firstName: 'Awa',
      email: 'awa@staff.example',
      isActive: false,
      totpSecret: 'SECRETSECRETSECRET',
      totpEnabledAt: new Date(),
    });
    const response = await client.get('/api/users');
    const text = await response.text();
    const rows = JSON.parse(text) as UserRow[];
    expect(rows.map((row) => row.id)).toEqual([boss.id, other.id]);
    expect(rows[0]!.lastLogin).not.toBeNull();
    expect(rows[1]).toEqual({
      id: other.id,
      username: other.username,
      firstName: 'Awa',
      lastName: null,
      email: 'awa@staff.example',
      role: 'customer',
      isActive: false,
      hasSecondFactor: true,
      lastLogin: null,
      createdAt: other.createdAt.toISOString(),
    });
    expect(text).not.toMatch(/argon2|SECRETSECRET|password/i);
  });

  test('changes names, address and role; an empty text clears', async () => {
    const client = await signedIn(app, { role: 'super_admin' });
    const { id } = await createAccount(app, { lastName: 'Diop', email: 'old@staff.example' });
    const response = await sendJson(client, 'PUT', `/api/users/${id}`, {
      firstName: ' Awa ',
      lastName: '',
      email: '',
      role: 'customer',
      password: 'smuggled in',
      username: 'smuggled',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      firstName: 'Awa',
      lastName: null,
      email: null,
      role: 'customer',
    });
    const row = await rowOf(id);
    expect((await signIn(newClient(app), row!.username)).status).toBe(200);
    expect(row!.username).not.toBe('smuggled');
  });

  test('what cannot be stored is named', async () => {
    const client = await signedIn(app, { role: 'super_admin' });
    const taken = await createAccount(app, { email: 'taken@staff.example' });
    const { id } = await createAccount(app);
    for (const [change, fields] of [
      [{ email: taken.email }, { email: 'Another account has this email.' }],
      [{ email: 'nonsense' }, { email: 'Valid email is required' }],
      [{ role: 'owner' }, { role: 'Please choose a role.' }],
      [{ firstName: 'a\u0000b' }, { firstName: 'This text has characters that cannot be stored.' }],
    ] as const) {
      const response = await sendJson(client, 'PUT', `/api/users/${id}`, change);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid', fields });
    }
  });

  test('deactivation ends the user’s sessions at once; activation does not bring them back', async () => {
    const boss = await signedIn(app, { role: 'super_admin' });
    const { user, client } = await signedInAccount(app);
    expect((await sendJson(boss, 'PUT', `/api/users/${user.id}`, { isActive: false })).status).toBe(200);
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await signIn(newClient(app), user.username)).status).toBe(401);
    expect((await sendJson(boss, 'PUT', `/api/users/${user.id}`, { isActive: true })).status).toBe(200);
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await signIn(newClient(app), user.username)).status).toBe(200);
  });

  test('a demoted user has lost the rights at the next call', async () => {
    const boss = await signedIn(app, { role: 'super_admin' });
    const { user, client } = await signedInAccount(app, { role: 'super_admin' });
    expect((await client.get('/api/users')).status).toBe(200);
    await sendJson(boss, 'PUT', `/api/users/${user.id}`, { role: 'admin' });
    // The change of the role ended the session; a new one has the rights of the new role.
    expect((await client.get('/api/users')).status).toBe(401);
    await signIn(client, user.username);
    expect((await client.get('/api/users')).status).toBe(403);
    expect((await client.get('/api/admin/unread-counts')).status).toBe(200);
  });

  test('a deleted user is gone, with all sessions and favourites', async () => {
    const boss = await signedIn(app, { role: 'super_admin' });
    const { user, client } = await signedInAccount(app);
    const product = await createProduct(app.db);
    await client.post(`/api/products/${product.id}/favorite`);
    expect((await boss.delete(`/api/users/${user.id}`)).status).toBe(200);
    expect(await rowOf(user.id)).toBeUndefined();
    expect(await app.db.select().from(userFavorites)).toEqual([]);
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await signIn(newClient(app), user.username)).status).toBe(401);
    expect((await boss.delete(`/api/users/${user.id}`)).status).toBe(404);
  });

  test('a reset gives a new password, ends all sessions and switches the second factor off', async () => {
    const boss = await signedIn(app, { role: 'super_admin' });
    const { user, client } = await signedInAccount(app);
    const lost = { totpSecret: 'JBSWY3DPEHPK3PXP', totpEnabledAt: new Date(), totpLastStep: 1 };
    await app.db.update(users).set(lost).where(eq(users.id, user.id));
    await app.db.insert(recoveryCodes).values({ userId: user.id, codeHash: 'of an old code' });
    const path = `/api/users/${user.id}/reset-password`;
    const short = await boss.post(path, { newPassword: '12345' });
    expect(await short.json()).toMatchObject({
      fields: { newPassword: 'Password must be at least 6 characters' },
    });
    expect((await client.get('/api/user')).status).toBe(200);
    expect((await boss.post(path, { newPassword: 'new battery' })).status).toBe(200);
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await signIn(newClient(app), user.username, rightPassword)).status).toBe(401);
    const fresh = newClient(app);
    expect((await signIn(fresh, user.username, 'new battery')).status).toBe(200);
    expect(await fresh.read('/api/account/second-factor')).toEqual({ isOn: false, codesLeft: 0 });
  });

  test.each(['no-uuid', '%27', randomUUID()])('%s names no account and no invitation', async (id) => {
    const client = await signedIn(app, { role: 'super_admin' });
    const answers = [
      await sendJson(client, 'PUT', `/api/users/${id}`, { isActive: false }),
      await client.delete(`/api/users/${id}`),
      await client.post(`/api/users/${id}/reset-password`, { newPassword: 'new battery' }),
      await client.delete(`/api/invitations/${id}`),
    ];
    expect(answers.map((response) => response.status)).toEqual([404, 404, 404, 404]);
  });
});

describe('at least one user who can manage users remains', () => {
  const losses: [string, 'PUT' | 'DELETE', object][] = [
    ['deactivated', 'PUT', { isActive: false }],
    ['deactivated under the same role', 'PUT', { isActive: false, role: 'super_admin' }],
    ['demoted', 'PUT', { role: 'admin' }],
    ['deleted', 'DELETE', {}],
  ];

  test.each(losses)('a user cannot be %s by their own request', async (_, method, body) => {
    const { user, client } = await signedInAccount(app, { role: 'super_admin' });
    await createAccount(app, { role: 'super_admin' });
    const response = await sendJson(client, method, `/api/users/${user.id}`, body);
    expect(response.status).toBe(409);
    expect(await codeOf(response)).toBe('own_account');
    expect(await rowOf(user.id)).toMatchObject({ isActive: true, role: 'super_admin' });
    expect((await client.get('/api/users')).status).toBe(200);
  });

  test.each(losses)('two who want each other %s at the same time: one stays', async (_, method, body) => {
    const [one, other] = [
      await signedInAccount(app, { role: 'super_admin' }),
      await signedInAccount(app, { role: 'super_admin' }),
    ];
    const answers = await Promise.all([
      sendJson(one.client, method, `/api/users/${other.user.id}`, body),
      sendJson(other.client, method, `/api/users/${one.user.id}`, body),
    ]);
    const [done, refused] = answers.toSorted((first, second) => first.status - second.status) as [
      Response,
      Response,
    ];
    expect(done.status).toBe(200);
    // The second request either waited for the first, or came after its session or role had ended.
    expect([
      [409, 'last_super_admin'],
      [401, 'unauthorized'],
      [403, 'forbidden'],
    ]).toContainEqual([refused.status, await codeOf(refused)]);
    const rows = await app.db.select().from(users);
    expect(rows.filter((row) => row.isActive && row.role === 'super_admin')).toHaveLength(1);
  });

  test.each(losses)('an inactive one does not count: the other may be %s', async (_, method, body) => {
    const { client } = await signedInAccount(app, { role: 'super_admin' });
    const { id } = await createAccount(app, { role: 'super_admin', isActive: false });
    expect((await sendJson(client, method, `/api/users/${id}`, body)).status).toBe(200);
  });

  test('users may change their own names, also with state and role unchanged', async () => {
    const { user, client } = await signedInAccount(app, { role: 'super_admin' });
    const body = { firstName: 'Awa', isActive: true, role: 'super_admin' };
    expect((await sendJson(client, 'PUT', `/api/users/${user.id}`, body)).status).toBe(200);
  });
});
