import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#shared/base/errors.ts';
import { createTestApp } from '#tests/app.ts';
import { sendJson } from '#tests/client.ts';
import { createAccount, newClient, rightPassword, signedInAccount, signIn } from '#tests/staff.ts';
import { users, userSessions } from './user.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

const https = await createTestApp({ env: { PUBLIC_URL: 'https://baobab.example' } });

describe('signing in', () => {
  test('answers the user, without any secret, and every later call knows the user', async () => {
    const user = await createAccount(app, { role: 'admin', firstName: 'Awa', email: 'awa@staff.example' });
    const client = newClient(app);
    const response = await signIn(client, user.username);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const who = {
      id: user.id,
      username: user.username,
      firstName: 'Awa',
      lastName: null,
      email: 'awa@staff.example',
      role: 'admin',
    };
    expect(await response.json()).toEqual(who);
    expect(await client.read('/api/user')).toEqual(who);
    const [row] = await app.db.select().from(users);
    expect(row!.lastLogin!.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('finds a name however its accents are composed', async () => {
    await createAccount(app, { username: 'Zoé'.normalize('NFC') });
    expect((await signIn(newClient(app), ` ${'Zoé'.normalize('NFD')} `)).status).toBe(200);
  });

  test('a wrong password, an unknown user and an inactive account get the same answer', async () => {
    const active = await createAccount(app);
    const inactive = await createAccount(app, { isActive: false });
    const answers = [];
    for (const [username, password] of [
      [active.username, 'wrong password'],
      ['nobody-of-this-name', rightPassword],
      [inactive.username, rightPassword],
      [inactive.username, 'wrong password'],
    ] as const) {
      const response = await signIn(newClient(app), username, password);
      const { requestId: _, ...body } = (await response.json()) as ErrorBody;
      const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
      answers.push({ status: response.status, headers, body });
    }
    expect(answers[0]).toMatchObject({
      status: 401,
      body: { code: 'bad_credentials', message: 'Username or password is not right.' },
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await app.db.select().from(userSessions)).toEqual([]);
  });

  test.each([
    ['en', 'Username is required', 'Password is required'],
    ['fr', 'Le nom d’utilisateur est obligatoire', 'Le mot de passe est obligatoire'],
  ])('says what is missing in the visitor’s language: %s', async (language, username, password) => {
    const client = newClient(app, { 'accept-language': language });
    for (const body of [{ username: ' ', password: '' }, {}]) {
      const response = await client.post('/api/login', body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid', fields: { username, password } });
    }
  });

  test.each([
    ['no JSON', '{"username":', 'application/json'],
    ['nothing at all', undefined, 'application/json'],
    ['a form', 'username=a&password=b', 'application/x-www-form-urlencoded'],
    ['JSON that calls itself text', '{"username":"a","password":"b"}', 'text/plain'],
  ])('a body that is %s is refused', async (_, body, type) => {
    const response = await newClient(app).request('POST', '/api/login', {
      headers: { 'content-type': type },
      ...(body === undefined ? {} : { body }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'bad_request' });
  });

  test.each([['null'], ['[]'], ['"text"'], ['{"username":{},"password":[]}'], ['{"username":"a\\u0000b"}']])(
    'JSON of the wrong shape is refused: %s',
    async (body) => {
      const response = await newClient(app).request('POST', '/api/login', {
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid' });
    },
  );

  test('another site’s page cannot sign a user in', async () => {
    const user = await createAccount(app);
    const client = newClient(app, { origin: 'https://elsewhere.example' });
    const response = await signIn(client, user.username);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'bad_origin' });
    expect(client.cookies.size).toBe(0);
  });

  test('a new session replaces the one the browser had: the old secret is dead', async () => {
    const { user, client } = await signedInAccount(app);
    const old = client.cookies.get('baobab_staff')!;
    await signIn(client, user.username);
    expect(client.cookies.get('baobab_staff')).not.toBe(old);
    expect((await client.get('/api/user')).status).toBe(200);
    const thief = newClient(app);
    thief.cookies.set('baobab_staff', old);
    expect((await thief.get('/api/user')).status).toBe(401);
    expect(await app.db.select().from(userSessions)).toHaveLength(1);
  });

  test('a secret that was put into the browser before does not become the session', async () => {
    const user = await createAccount(app);
    const client = newClient(app);
    const planted = 'x'.repeat(43);
    client.cookies.set('baobab_staff', planted);
    await signIn(client, user.username);
    const planter = newClient(app);
    planter.cookies.set('baobab_staff', planted);
    expect((await planter.get('/api/user')).status).toBe(401);
  });
});

describe('the cookies of a sign-in', () => {
  test('are out of reach for scripts and other sites', async () => {
    const user = await createAccount(app);
    const lines = (await signIn(newClient(app), user.username)).headers.getSetCookie();
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^baobab_staff=[\w-]{43}; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/);
    expect(lines[1]).toMatch(/^baobab_device=[\w-]{43}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/);
    // Not a secret: the language of the next sign-in.
    expect(lines[2]).toBe('staff_lng=en; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  test('served over TLS they are bound to it and to the host', async () => {
    const user = await createAccount(https);
    const client = newClient(https);
    const lines = (await signIn(client, user.username)).headers.getSetCookie();
    expect(lines.map((line) => line.split('=')[0])).toEqual([
      '__Host-baobab_staff',
      '__Host-baobab_device',
      'staff_lng',
    ]);
    for (const line of lines.slice(0, 2)) {
      expect(line).toMatch(/; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly; Secure$/);
      expect(line).not.toContain('Domain');
    }
    expect((await client.get('/api/user')).status).toBe(200);
    const [cleared] = (await client.post('/api/logout')).headers.getSetCookie();
    expect(cleared).toBe('__Host-baobab_staff=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure');
  });

  test('hold a secret of which the database has only a hash', async () => {
    const { client } = await signedInAccount(app);
    const [row] = await app.db.select().from(userSessions);
    expect(JSON.stringify(row)).not.toContain(client.cookies.get('baobab_staff'));
    expect(row!.tokenHash).toMatch(/^[\w-]{43}$/);
  });

  test('a known browser keeps its mark at the next sign-in', async () => {
    const { user, client } = await signedInAccount(app);
    const lines = (await signIn(client, user.username)).headers.getSetCookie();
    expect(lines[1]).toContain(`baobab_device=${client.cookies.get('baobab_device')};`);
  });
});

describe('signing out', () => {
  test('ends the session, also for a kept copy of its cookie', async () => {
    const { client } = await signedInAccount(app);
    const kept = client.cookies.get('baobab_staff')!;
    const response = await client.post('/api/logout');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(client.cookies.has('baobab_staff')).toBe(false);
    // Unsent messages of visitors are in the browser's storage, and the known device is in a cookie: both are kept.
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect(client.cookies.has('baobab_device')).toBe(true);
    client.cookies.set('baobab_staff', kept);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  test('by a form without script leads home', async () => {
    const { client } = await signedInAccount(app);
    const response = await client.post('/api/logout', new URLSearchParams());
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/');
    expect(client.cookies.has('baobab_staff')).toBe(false);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  test('another site’s page cannot sign a user out', async () => {
    const { client } = await signedInAccount(app);
    expect((await client.post('/api/logout', undefined, { origin: 'null' })).status).toBe(403);
    expect((await client.get('/api/user')).status).toBe(200);
  });

  test('without being signed in is no error', async () => {
    expect((await newClient(app).post('/api/logout')).status).toBe(200);
  });
});

test('GET /api/user answers 401 without a session and makes none', async () => {
  const response = await newClient(app).get('/api/user');
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'unauthorized' });
  expect(response.headers.getSetCookie()).toEqual([]);
});

describe('changing one’s own password', () => {
  const change = (client: ReturnType<typeof newClient>, currentPassword: string, newPassword: string) =>
    client.post('/api/change-password', { currentPassword, newPassword });

  test('the new one counts, the old one no more; all other sessions end, this one goes on', async () => {
    const { user, client } = await signedInAccount(app);
    const elsewhere = newClient(app);
    await signIn(elsewhere, user.username);
    const stranger = await signedInAccount(app);
    expect((await change(client, rightPassword, 'new battery')).status).toBe(200);
    expect((await client.get('/api/user')).status).toBe(200);
    expect((await elsewhere.get('/api/user')).status).toBe(401);
    expect((await stranger.client.get('/api/user')).status).toBe(200);
    expect((await signIn(newClient(app), user.username)).status).toBe(401);
    expect((await signIn(newClient(app), user.username, 'new battery')).status).toBe(200);
  });

  test('the current one must be right', async () => {
    const { user, client } = await signedInAccount(app);
    const response = await change(client, 'wrong password', 'new battery');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      fields: { currentPassword: 'This password is not right.' },
    });
    expect((await signIn(newClient(app), user.username)).status).toBe(200);
  });

  test.each([
    ['12345', 'Password must be at least 6 characters'],
    ['x'.repeat(201), 'Password must be at most 200 characters'],
  ])('the new one is between 6 and 200 characters (%#)', async (newPassword, text) => {
    const { user, client } = await signedInAccount(app);
    const response = await change(client, rightPassword, newPassword);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { newPassword: text } });
    const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
    expect(row!.password).toBe(user.password);
  });

  test('cannot be guessed with a stolen session: after 15 wrong ones no more are looked at', async () => {
    const { client } = await signedInAccount(app);
    const statuses: number[] = [];
    for (let number = 0; number < 20; number++) {
      statuses.push((await change(client, `guess ${number}`, 'new battery')).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(15);
    expect((await change(client, rightPassword, 'new battery')).status).toBe(429);
  });

  test('needs a signed-in user', async () => {
    const response = await sendJson(newClient(app), 'POST', '/api/change-password', {
      currentPassword: rightPassword,
      newPassword: 'new battery',
    });
    expect(response.status).toBe(401);
  });
});
