import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { invitationDays, maxFirstInvitations } from '#shared/base/limits.ts';
import type { Role } from '#shared/base/user-rules.ts';
import type { InvitationRow } from '#shared/people/user.ts';
import { createTestApp } from '#tests/app.ts';
import { signedIn } from '#tests/factories.ts';
import { createAccount, newClient, rightPassword, signIn } from '#tests/staff.ts';
import { invitations, users } from './user.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

const person = { username: 'fatou', password: rightPassword, email: 'fatou@staff.example' };

const register = (client: ReturnType<typeof newClient>, body: object) => client.post('/api/register', body);

const named = (username: string) => app.db.select().from(users).where(eq(users.username, username));

/** Creates an invitation through the API and takes the code from its link. */
async function invite(role: Role = 'admin', client?: ReturnType<typeof newClient>) {
  const boss = client ?? (await signedIn(app, { role: 'super_admin' }));
  const response = await boss.post('/api/invitations', { role });
  expect(response.status).toBe(201);
  const { link, invitation } = (await response.json()) as { link: string; invitation: InvitationRow };
  return { boss, link, invitation, code: new URL(link).searchParams.get('invite')! };
}

describe('registering without an invitation', () => {
  test.each([
    ['nobody in particular', null, 401],
    ['a customer', 'customer', 403],
    ['an admin', 'admin', 403],
  ] as const)('is refused to %s, and nothing is created', async (_, role, status) => {
    const client = role ? await signedIn(app, { role }) : newClient(app);
    const before = await app.db.select().from(users);
    const bodies = [person, { ...person, invite: '' }, { ...person, role: 'super_admin', isActive: true }];
    for (const body of bodies) expect((await register(client, body)).status).toBe(status);
    expect(await app.db.select().from(users)).toHaveLength(before.length);
  });

  test('a super_admin makes the account, with role and state', async () => {
    const client = await signedIn(app, { role: 'super_admin' });
    const body = { ...person, firstName: 'Fatou', lastName: '', role: 'customer', isActive: false };
    const response = await register(client, body);
    expect(response.status).toBe(201);
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({
      id: expect.any(String) as string,
      username: 'fatou',
      firstName: 'Fatou',
      lastName: null,
      email: 'fatou@staff.example',
      role: 'customer',
    });
    expect(text).not.toMatch(/argon2|password/i);
    const [row] = await named('fatou');
    expect(row).toMatchObject({ role: 'customer', isActive: false });
    expect(row!.password).toMatch(/^\$argon2id\$/);
  });

  test('without role and state the account is an active admin’s', async () => {
    const client = await signedIn(app, { role: 'super_admin' });
    await register(client, { username: 'fatou', password: rightPassword });
    expect((await named('fatou'))[0]).toMatchObject({ role: 'admin', isActive: true, email: null });
    // Creating an account for another user does not sign in.
    expect(client.cookies.size).toBe(1);
    expect((await signIn(newClient(app), 'fatou')).status).toBe(200);
  });
});

describe('what an account needs', () => {
  test.each([
    [{ username: 'ab' }, { username: 'Username must be at least 3 characters' }],
    [{ username: '  ab  ' }, { username: 'Username must be at least 3 characters' }],
    [{ username: 'a\u200Bbc' }, { username: 'This text has characters that cannot be stored.' }],
    [{ password: '12345' }, { password: 'Password must be at least 6 characters' }],
    [{ password: 'x'.repeat(201) }, { password: 'Password must be at most 200 characters' }],
    [{ email: 'nonsense' }, { email: 'Valid email is required' }],
    [{ role: 'owner' }, { role: 'Please choose a role.' }],
    [{ username: undefined, password: undefined }, { password: 'Password is required' }],
  ])('%j is refused in the words of the specification', async (change, fields) => {
    const client = await signedIn(app, { role: 'super_admin' });
    const response = await register(client, { ...person, ...change });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid', fields });
    expect(await app.db.select().from(users)).toHaveLength(1);
  });

  test('a taken name or address is named, also when both come at once', async () => {
    const client = await signedIn(app, { role: 'super_admin' });
    const both = await Promise.all([register(client, person), register(client, person)]);
    expect(both.map((response) => response.status).toSorted()).toEqual([201, 400]);
    const sameName = await register(client, { ...person, email: 'other@staff.example' });
    expect(await sameName.json()).toMatchObject({ fields: { username: 'This username is taken.' } });
    const sameAddress = await register(client, { ...person, username: 'other' });
    expect(await sameAddress.json()).toMatchObject({ fields: { email: 'Another account has this email.' } });
  });
});

describe('an invitation', () => {
  test('makes one active account with the role that was fixed in it', async () => {
    const { code, invitation } = await invite('customer');
    const body = { ...person, role: 'super_admin', isActive: false, invite: code };
    const response = await register(newClient(app, { 'accept-language': 'zh-CN' }), body);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ username: 'fatou', role: 'customer' });
    // The admin area speaks the language in which the person registered.
    const made = { role: 'customer', isActive: true, staffLanguage: 'zh' };
    expect((await named('fatou'))[0]).toMatchObject(made);
    const again = await register(newClient(app), { username: 'second', password: 'secret', invite: code });
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ fields: { invite: expect.stringContaining('been used') } });
    expect(await named('second')).toEqual([]);
    expect(invitation.role).toBe('customer');
  });

  test('fixes the role also for a super_admin who uses it', async () => {
    const { boss, code } = await invite('customer');
    await register(boss, { ...person, role: 'super_admin', invite: code });
    expect((await named('fatou'))[0]).toMatchObject({ role: 'customer' });
  });

  test('used by two at the same time makes only one account', async () => {
    const { code } = await invite();
    const answers = await Promise.all(
      ['first', 'second', 'third'].map((username) =>
        register(newClient(app), { username, password: rightPassword, invite: code }),
      ),
    );
    expect(answers.map((response) => response.status).toSorted()).toEqual([201, 400, 400]);
    expect(await app.db.select().from(users)).toHaveLength(2);
  });

  test('is not used up by a registration that fails', async () => {
    const { code } = await invite();
    const { username } = await createAccount(app);
    const refused = await register(newClient(app), { ...person, username, invite: code });
    expect(await refused.json()).toMatchObject({ fields: { username: 'This username is taken.' } });
    expect((await register(newClient(app), { ...person, invite: code })).status).toBe(201);
  });

  test('lapses after seven days', async () => {
    const { boss, code, invitation } = await invite();
    const lifetime = Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt);
    expect(Math.abs(lifetime - invitationDays * 24 * 3_600_000)).toBeLessThan(60_000);
    await app.db.update(invitations).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await register(newClient(app), { ...person, invite: code })).status).toBe(400);
    expect(await boss.read('/api/invitations')).toEqual([]);
    expect(await named('fatou')).toEqual([]);
  });

  test('can be withdrawn, once', async () => {
    const { boss, code, invitation } = await invite();
    expect((await boss.delete(`/api/invitations/${invitation.id}`)).status).toBe(200);
    expect((await boss.delete(`/api/invitations/${invitation.id}`)).status).toBe(404);
    expect((await register(newClient(app), { ...person, invite: code })).status).toBe(400);
    expect(await named('fatou')).toEqual([]);
  });

  test('a used one can no longer be withdrawn', async () => {
    const { boss, code, invitation } = await invite();
    await register(newClient(app), { ...person, invite: code });
    expect((await boss.delete(`/api/invitations/${invitation.id}`)).status).toBe(404);
  });

  test('is listed without its code, which the database does not know either', async () => {
    const { boss, link, code, invitation } = await invite('super_admin');
    expect(link).toBe(`http://baobab.test/auth?invite=${code}`);
    expect(await boss.read('/api/invitations')).toEqual([invitation]);
    const stored = JSON.stringify([
      await boss.read('/api/invitations'),
      await app.db.select().from(invitations),
    ]);
    expect(stored).not.toContain(code);
  });

  test.each(['x', 'x'.repeat(43), 'x'.repeat(100), 'x'.repeat(5000), "' or true --"])(
    'a made-up code makes nothing and does not reveal who has an account (%#)',
    async (code) => {
      const { username } = await createAccount(app, { email: 'known@staff.example' });
      const tried = [];
      for (const body of [person, { ...person, username }, { ...person, email: 'known@staff.example' }]) {
        const response = await register(newClient(app), { ...body, invite: code });
        expect(response.status).toBe(400);
        const { fields } = (await response.json()) as { fields: object };
        tried.push(fields);
      }
      expect(Object.keys(tried[0]!)).toEqual(['invite']);
      for (const fields of tried) expect(fields).toEqual(tried[0]);
      expect(await app.db.select().from(users)).toHaveLength(1);
    },
  );
});

describe('the first account', () => {
  const first = async () => (await app.services.invitations.createFirst())?.code;

  test.each(['earlier', 'later'])(
    'is made with the %s of two printed links, and ends the other',
    async (which) => {
      const links = [await first(), await first()];
      const [used, other] = which === 'earlier' ? links : links.toReversed();
      expect((await register(newClient(app), { ...person, invite: used })).status).toBe(201);
      const late = { ...person, username: 'late', email: 'late@staff.example', invite: other };
      expect((await register(newClient(app), late)).status).toBe(400);
      expect(await app.db.select().from(invitations)).toHaveLength(1);
      expect(await first()).toBeUndefined();
    },
  );

  test('is made by one of two links that are used at the same time', async () => {
    const links = [await first(), await first()];
    const answers = await Promise.all(
      links.map((code, n) =>
        register(newClient(app), { username: `first-${n}`, password: rightPassword, invite: code }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect(await app.db.select().from(users)).toHaveLength(1);
  });

  test('has no endless number of links: the oldest go', async () => {
    const oldest = await first();
    const second = await first();
    for (let n = 2; n <= maxFirstInvitations; n++) await first();
    expect(await app.db.select().from(invitations)).toHaveLength(maxFirstInvitations);
    expect((await register(newClient(app), { ...person, invite: oldest })).status).toBe(400);
    expect((await register(newClient(app), { ...person, invite: second })).status).toBe(201);
  });

  test('of starts and registrations at the same time, one super_admin comes', async () => {
    const code = await first();
    const [, ...later] = await Promise.all([
      register(newClient(app), { ...person, invite: code }),
      first(),
      first(),
    ]);
    for (const [n, link] of [code, ...later].entries()) {
      const body = { username: `late-${n}`, password: rightPassword, invite: link };
      if (link) await register(newClient(app), body);
    }
    expect(await app.db.select().from(users)).toHaveLength(1);
  });

  test('a link from the shell counts beside it once there is an account', async () => {
    await createAccount(app, { role: 'admin' });
    const { code } = await app.services.invitations.createFromShell('super_admin');
    await app.services.invitations.createFromShell('admin');
    expect((await register(newClient(app), { ...person, invite: code })).status).toBe(201);
    expect(await app.db.select().from(invitations)).toHaveLength(2);
  });
});
