import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createProduct, createUser, signedIn } from '#tests/factories.ts';
import { visitorSessions } from './session.schema.ts';
import { users, userSessions } from '../user/user.schema.ts';
import { hashToken } from '../../platform/db/token.ts';

type SessionAnswer = {
  success: boolean;
  anonymous: { sessionId: string; visitorId: string; visitorEmail: string };
};

const app = await createTestApp();
beforeEach(app.reset);

describe('the anonymous visitor', () => {
  test('gets a session at the first call and keeps it', async () => {
    const client = app.client();
    const first = await client.read<SessionAnswer>('/api/session');
    const second = await client.read<SessionAnswer>('/api/session');
    expect(first.success).toBe(true);
    expect(Object.keys(first.anonymous).sort()).toEqual(['sessionId', 'visitorEmail', 'visitorId']);
    expect(second).toEqual(first);
    expect(await app.db.select().from(visitorSessions)).toHaveLength(1);
  });

  test('POST /api/session/anonymous answers the same session, flat', async () => {
    const client = app.client();
    const { anonymous } = await client.read<SessionAnswer>('/api/session');
    const response = await client.post('/api/session/anonymous');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, ...anonymous });
  });

  test('has a fictitious address of a reserved domain', async () => {
    const { anonymous } = await app.client().read<SessionAnswer>('/api/session');
    expect(anonymous.visitorEmail).toMatch(/^visitor-[0-9a-f]{10}@visitor\.example$/);
  });

  test('the secret is in an HttpOnly cookie and nowhere else', async () => {
    const client = app.client();
    const response = await client.get('/api/session');
    const [line] = response.headers.getSetCookie();
    expect(line).toMatch(/^baobab_visitor=[\w-]{43}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/);
    const secret = client.cookies.get('baobab_visitor')!;
    expect(await response.text()).not.toContain(secret);
    const [row] = await app.db.select().from(visitorSessions);
    expect(row!.tokenHash).toBe(hashToken(secret));
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  test('served over TLS the cookie is bound to the host', async () => {
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://baobab.example' } });
    const client = secure.client();
    const [line] = (await client.get('/api/session')).headers.getSetCookie();
    expect(line).toMatch(/^__Host-baobab_visitor=.*; Path=\/; .*HttpOnly; Secure$/);
    expect(line).not.toContain('Domain');
    const again = await client.get('/api/session');
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  test.each(['short', 'x'.repeat(43), 'x'.repeat(4000), '%00', ''])(
    'a made-up secret %# opens nothing',
    async (secret) => {
      const client = app.client();
      const known = await client.read<SessionAnswer>('/api/session');
      const forger = app.client();
      const forged = await forger.get('/api/session', { cookie: `baobab_visitor=${secret}` });
      const { anonymous } = (await forged.json()) as SessionAnswer;
      expect(anonymous.sessionId).not.toBe(known.anonymous.sessionId);
      expect(forger.cookies.get('baobab_visitor')).not.toBe(secret);
    },
  );

  test('the public sessionId is no secret: as a cookie it opens nothing', async () => {
    const { anonymous } = await app.client().read<SessionAnswer>('/api/session');
    expect(await app.services.sessions.findVisitor(anonymous.sessionId)).toBeNull();
  });

  test('reading pages makes no session', async () => {
    await createProduct(app.db);
    await app.client().get('/api/products');
    await app.client().get('/products');
    expect(await app.db.select().from(visitorSessions)).toEqual([]);
  });

  test('the last visit is noted at most once an hour', async () => {
    const client = app.client();
    await client.get('/api/session');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    await app.db.update(visitorSessions).set({ lastSeenAt: longAgo });
    await client.get('/api/session');
    const [seen] = await app.db.select().from(visitorSessions);
    expect(seen!.lastSeenAt.getTime()).toBeGreaterThan(longAgo.getTime());
    const recently = new Date(Date.now() - 600_000);
    await app.db.update(visitorSessions).set({ lastSeenAt: recently });
    await client.get('/api/session');
    const [unchanged] = await app.db.select().from(visitorSessions);
    expect(unchanged!.lastSeenAt).toEqual(recently);
  });
});

describe('the signed-in user behind a cookie', () => {
  test('is found, without the password', async () => {
    const { user, token } = await createUser(app.db, { role: 'admin', firstName: 'Awa' });
    expect(await app.services.userSessions.findUser(token)).toMatchObject({
      id: user.id,
      username: user.username,
      firstName: 'Awa',
      lastName: null,
      email: null,
      role: 'admin',
    });
  });

  test('is null once the session has expired', async () => {
    const { user, token } = await createUser(app.db);
    await app.db
      .update(userSessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(userSessions.userId, user.id));
    expect(await app.services.userSessions.findUser(token)).toBeNull();
  });

  test('is null once the account is inactive', async () => {
    const { user, token } = await createUser(app.db);
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, user.id));
    expect(await app.services.userSessions.findUser(token)).toBeNull();
  });

  test.each([
    ['admin', true],
    ['super_admin', true],
    ['customer', false],
  ] as const)('%s sees the admin menu: %s', async (role, sees) => {
    const html = await (await (await signedIn(app, { role })).get('/products')).text();
    expect(html.includes('href="/admin/products"')).toBe(sees);
  });
});
