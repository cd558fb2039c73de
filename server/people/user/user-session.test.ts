import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { account } from '#shared/i18n/en/account.ts';
import { sessionDays, sessionIdleHours } from '#shared/base/limits.ts';
import type { SessionRow } from '#shared/people/user.ts';
import { createTestApp } from '#tests/app.ts';
import { sendJson } from '#tests/client.ts';
import { createAccount, newClient, rightPassword, signedInAccount, signIn } from '#tests/staff.ts';
import { userSessions } from './user.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

const minute = 60_000;
const hour = 60 * minute;
const sessions = '/api/account/sessions';

/** Changes when the only session was last used, or when it ends. */
const set = (values: { lastSeenAt?: Date; expiresAt?: Date }) => app.db.update(userSessions).set(values);

const end = (client: ReturnType<typeof newClient>, id: string, currentPassword = rightPassword) =>
  sendJson(client, 'DELETE', `${sessions}/${id}`, { currentPassword });

const statusOf = async (client: ReturnType<typeof newClient>) => (await client.get('/api/user')).status;

describe('the limits of a session', () => {
  test('it ends after some hours without a request', async () => {
    const { client } = await signedInAccount(app);
    await set({ lastSeenAt: new Date(Date.now() - sessionIdleHours * hour + minute) });
    expect(await statusOf(client)).toBe(200);
    await set({ lastSeenAt: new Date(Date.now() - sessionIdleHours * hour - minute) });
    expect(await statusOf(client)).toBe(401);
  });

  test('a request moves the idle limit, at most once a minute', async () => {
    const { client } = await signedInAccount(app);
    const longAgo = new Date(Date.now() - 2 * hour);
    await set({ lastSeenAt: longAgo });
    await client.get('/api/user');
    const [seen] = await app.db.select().from(userSessions);
    expect(seen!.lastSeenAt.getTime()).toBeGreaterThan(Date.now() - minute);
    const justNow = new Date(Date.now() - 30_000);
    await set({ lastSeenAt: justNow });
    await client.get('/api/user');
    const [unchanged] = await app.db.select().from(userSessions);
    expect(unchanged!.lastSeenAt).toEqual(justNow);
  });

  test('the checks of open sockets do not move the idle limit', async () => {
    const { client } = await signedInAccount(app);
    const token = client.cookies.get('baobab_staff');
    const longAgo = new Date(Date.now() - 2 * hour);
    await set({ lastSeenAt: longAgo });
    expect(await app.services.userSessions.findUser(token, { isUse: false })).not.toBeNull();
    expect((await app.db.select().from(userSessions))[0]!.lastSeenAt).toEqual(longAgo);
  });

  test('it ends after some days however busy it is', async () => {
    const { client } = await signedInAccount(app);
    const [row] = await app.db.select().from(userSessions);
    const lifetime = row!.expiresAt.getTime() - row!.createdAt.getTime();
    expect(Math.abs(lifetime - sessionDays * 24 * hour)).toBeLessThan(minute);
    await client.get('/api/user');
    const [used] = await app.db.select().from(userSessions);
    expect(used!.expiresAt).toEqual(row!.expiresAt);
    await set({ expiresAt: new Date(Date.now() - 1000) });
    expect(await statusOf(client)).toBe(401);
  });

  test('a lapsed session is neither listed nor kept beyond the next sign-in', async () => {
    const { user, client } = await signedInAccount(app);
    await set({ expiresAt: new Date(Date.now() - 1000) });
    const fresh = newClient(app);
    await signIn(fresh, user.username);
    expect(await fresh.read<SessionRow[]>(sessions)).toHaveLength(1);
    expect(await app.db.select().from(userSessions)).toHaveLength(1);
    expect(await statusOf(client)).toBe(401);
  });
});

describe('one’s own sessions', () => {
  test('are listed with where they were started, newest use first, without their secrets', async () => {
    const { user, client } = await signedInAccount(app);
    const phone = app.client({ address: '203.0.113.9', headers: { 'user-agent': 'Phone/1.0' } });
    await signIn(phone, user.username);
    await signedInAccount(app);
    const rows = await phone.read<SessionRow[]>(sessions);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ isCurrent: true, address: '203.0.113.9', userAgent: 'Phone/1.0' });
    expect(rows[1]).toMatchObject({ isCurrent: false, userAgent: null });
    const text = JSON.stringify(rows);
    for (const jar of [client, phone]) expect(text).not.toContain(jar.cookies.get('baobab_staff'));
    for (const row of await app.db.select().from(userSessions)) expect(text).not.toContain(row.tokenHash);
  });

  test('a very long browser name is cut, not refused', async () => {
    const { user } = await signedInAccount(app);
    const client = newClient(app, { 'user-agent': 'x'.repeat(5000) });
    expect((await signIn(client, user.username)).status).toBe(200);
    const rows = await client.read<SessionRow[]>(sessions);
    expect(rows.find((row) => row.isCurrent)!.userAgent).toHaveLength(300);
  });

  test('ending one signs that browser out and no other', async () => {
    const { user, client } = await signedInAccount(app);
    const phone = newClient(app);
    await signIn(phone, user.username);
    const other = (await client.read<SessionRow[]>(sessions)).find((row) => !row.isCurrent)!;
    expect((await end(client, other.id)).status).toBe(200);
    expect(await statusOf(phone)).toBe(401);
    expect(await statusOf(client)).toBe(200);
    expect((await end(client, other.id)).status).toBe(404);
  });

  test('ending asks for the password: a browser left open does not suffice to sign its owner out', async () => {
    const { user, client } = await signedInAccount(app);
    const phone = newClient(app);
    await signIn(phone, user.username);
    const other = (await client.read<SessionRow[]>(sessions)).find((row) => !row.isCurrent)!;
    for (const path of [sessions, `${sessions}/${other.id}`]) {
      expect((await sendJson(client, 'DELETE', path)).status).toBe(400);
      const response = await sendJson(client, 'DELETE', path, { currentPassword: 'wrong password' });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        fields: { currentPassword: 'This password is not right.' },
      });
    }
    expect(await statusOf(phone)).toBe(200);
  });

  test('all others end together, this one and those of others go on', async () => {
    const { user, client } = await signedInAccount(app);
    const stranger = await signedInAccount(app);
    const others = [newClient(app), newClient(app)];
    for (const other of others) await signIn(other, user.username);
    const response = await sendJson(client, 'DELETE', sessions, { currentPassword: rightPassword });
    expect(response.status).toBe(200);
    for (const other of others) expect(await statusOf(other)).toBe(401);
    expect(await statusOf(client)).toBe(200);
    expect(await statusOf(stranger.client)).toBe(200);
  });

  test.each(['admin', 'super_admin'] as const)(
    'another user’s cannot be ended, not by a %s',
    async (role) => {
      const owner = await signedInAccount(app);
      const [row] = await app.db.select().from(userSessions).where(eq(userSessions.userId, owner.user.id));
      const { client } = await signedInAccount(app, { role });
      expect((await end(client, row!.id)).status).toBe(404);
      expect(await statusOf(owner.client)).toBe(200);
    },
  );

  test.each(['no-uuid', '%27', '00000000-0000-0000-0000-000000000000'])('%s names none', async (id) => {
    const { client } = await signedInAccount(app);
    const response = await end(client, id);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('a user whom a super admin has signed out', () => {
  /** The text of the sign-in page; its data contains all texts, also those not shown. */
  const page = async (client: ReturnType<typeof newClient>) =>
    /<main[^]*<\/main>/.exec(await (await client.get('/admin/login?lng=en')).text())![0];

  test('reads after a reset that there is a new password', async () => {
    const { user, client } = await signedInAccount(app);
    const { client: boss } = await signedInAccount(app, { role: 'super_admin' });
    const newPassword = 'another long secret';
    expect(
      (await sendJson(boss, 'POST', `/api/users/${user.id}/reset-password`, { newPassword })).status,
    ).toBe(200);
    expect(await statusOf(client)).toBe(401);
    expect(await page(client)).toContain(account.signedOut.reset);
    await signIn(client, user.username, newPassword);
    expect(await statusOf(client)).toBe(200);
  });

  test('reads after a deactivation that the account is off; nobody else does', async () => {
    const { user, client } = await signedInAccount(app);
    const { client: boss } = await signedInAccount(app, { role: 'super_admin' });
    expect((await sendJson(boss, 'PUT', `/api/users/${user.id}`, { isActive: false })).status).toBe(200);
    expect(await statusOf(client)).toBe(401);
    expect(await page(client)).toContain(account.signedOut.deactivated);
    expect(await page(newClient(app))).not.toContain(account.signedOut.deactivated);
  });
});

test('a change of the password that is under way while it is replaced does not replace it again', async () => {
  const { client: boss } = await signedInAccount(app, { role: 'super_admin' });
  for (let round = 0; round < 3; round++) {
    const { user, client: intruder } = await signedInAccount(app);
    const path = `/api/users/${user.id}/reset-password`;
    let isReset = false;
    const reset = sendJson(boss, 'POST', path, { newPassword: `another long secret ${round}` }).finally(
      () => (isReset = true),
    );
    const change = { currentPassword: rightPassword, newPassword: 'the secret of an intruder' };
    const attempts: Promise<Response>[] = [];
    while (!isReset && attempts.length < 12) {
      attempts.push(sendJson(intruder, 'POST', '/api/change-password', change));
      await setTimeout(5);
    }
    expect((await reset).status).toBe(200);
    await Promise.all(attempts);
    expect((await signIn(newClient(app), user.username, change.newPassword)).status).toBe(401);
  }
});

test('a sign-in that is under way while the password is replaced does not outlive it', async () => {
  const { client: boss } = await signedInAccount(app, { role: 'super_admin' });
  for (let round = 0; round < 3; round++) {
    const user = await createAccount(app);
    const path = `/api/users/${user.id}/reset-password`;
    let isReset = false;
    const reset = sendJson(boss, 'POST', path, { newPassword: `another long secret ${round}` }).finally(
      () => (isReset = true),
    );
    const attempts: Promise<ReturnType<typeof newClient> | null>[] = [];
    while (!isReset && attempts.length < 12) {
      const client = newClient(app);
      attempts.push(signIn(client, user.username).then((response) => (response.ok ? client : null)));
      await setTimeout(5);
    }
    expect((await reset).status).toBe(200);
    for (const client of await Promise.all(attempts)) if (client) expect(await statusOf(client)).toBe(401);
  }
});
