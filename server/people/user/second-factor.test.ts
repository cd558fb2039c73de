import { eq } from 'drizzle-orm';
import { Secret, TOTP, URI } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { sendJson } from '#tests/client.ts';
import { newClient, rightPassword, signedInAccount, signIn } from '#tests/staff.ts';
import { recoveryCodes, users } from './user.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

const path = '/api/account/second-factor';
type State = { isOn: boolean; codesLeft: number };

/** The code that an authenticator shows, `steps` of 30 seconds from now. */
const codeOf = (secret: string, steps = 0, now = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 });

/** A six-digit code that is invalid now and in the neighbouring steps. */
function wrongCode(secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code))!;
}

async function begin(client: ReturnType<typeof newClient>) {
  const response = await client.post(path, { currentPassword: rightPassword });
  expect(response.status).toBe(200);
  return (await response.json()) as { secret: string; uri: string };
}

/** An account with the second factor on. The code of the current step has been used. */
async function withSecondFactor() {
  const { user, client } = await signedInAccount(app);
  const { secret } = await begin(client);
  const since = Date.now();
  const response = await sendJson(client, 'PUT', path, { code: codeOf(secret, 0, since) });
  expect(response.status).toBe(200);
  const answer = (await response.json()) as { recoveryCodes: string[] };
  return { user, client, secret, since, codes: answer.recoveryCodes };
}

describe('switching the second factor on', () => {
  test('a secret to scan, then a first code, then ten recovery codes', async () => {
    const { user, client } = await signedInAccount(app);
    expect(await client.read(path)).toEqual({ isOn: false, codesLeft: 0 });
    const { secret, uri } = await begin(client);
    expect(URI.parse(uri)).toMatchObject({ label: user.username, issuer: 'baobab.test', period: 30 });
    expect(URI.parse(uri).secret.base32).toBe(secret);
    expect(await client.read(path)).toEqual({ isOn: false, codesLeft: 0 });
    const response = await sendJson(client, 'PUT', path, { code: codeOf(secret) });
    const answer = (await response.json()) as { recoveryCodes: string[] };
    expect(new Set(answer.recoveryCodes).size).toBe(10);
    for (const code of answer.recoveryCodes) expect(code).toMatch(/^([A-Z2-9]{4}-){5}[A-Z2-9]{4}$/);
    expect(await client.read<State>(path)).toEqual({ isOn: true, codesLeft: 10 });
    const stored = JSON.stringify(await app.db.select().from(recoveryCodes));
    for (const code of answer.recoveryCodes) expect(stored).not.toContain(code.slice(0, 4));
  });

  test('without a right code it stays off, and signing in needs none', async () => {
    const { user, client } = await signedInAccount(app);
    const { secret } = await begin(client);
    for (const code of [wrongCode(secret), 'abcdef', '12345']) {
      const response = await sendJson(client, 'PUT', path, { code });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        fields: { code: 'This code is not right, or has been used.' },
      });
    }
    expect(await client.read(path)).toEqual({ isOn: false, codesLeft: 0 });
    expect((await signIn(newClient(app), user.username)).status).toBe(200);
  });

  test('needs the password: a browser that was found open gets no secret', async () => {
    const { client } = await signedInAccount(app);
    expect((await client.post(path)).status).toBe(400);
    const refused = await client.post(path, { currentPassword: 'wrong password' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      fields: { currentPassword: 'This password is not right.' },
    });
  });

  test('all other sessions end, this one goes on; so it is when it is switched off', async () => {
    const { user, client, secret } = await withSecondFactor();
    const before = newClient(app);
    await signIn(before, user.username, rightPassword, codeOf(secret, 1));
    expect((await before.get('/api/user')).status).toBe(200);
    expect((await sendJson(client, 'DELETE', path, { currentPassword: rightPassword })).status).toBe(200);
    expect((await before.get('/api/user')).status).toBe(401);
    expect((await client.get('/api/user')).status).toBe(200);
    const elsewhere = newClient(app);
    await signIn(elsewhere, user.username);
    const fresh = await begin(client);
    expect((await sendJson(client, 'PUT', path, { code: codeOf(fresh.secret) })).status).toBe(200);
    expect((await elsewhere.get('/api/user')).status).toBe(401);
    expect((await client.get('/api/user')).status).toBe(200);
  });

  test('no code counts before a secret was made', async () => {
    const { client } = await signedInAccount(app);
    expect((await sendJson(client, 'PUT', path, { code: '123456' })).status).toBe(400);
  });

  test('starting again makes the earlier secret invalid', async () => {
    const { client } = await signedInAccount(app);
    const first = await begin(client);
    const second = await begin(client);
    expect(second.secret).not.toBe(first.secret);
    expect((await sendJson(client, 'PUT', path, { code: codeOf(first.secret) })).status).toBe(400);
    expect((await sendJson(client, 'PUT', path, { code: codeOf(second.secret) })).status).toBe(200);
  });

  test('once on it cannot be exchanged in a browser left open', async () => {
    const { client, secret } = await withSecondFactor();
    expect((await client.post(path, { currentPassword: rightPassword })).status).toBe(409);
    expect((await sendJson(client, 'PUT', path, { code: codeOf(secret, 1) })).status).toBe(409);
    const [row] = await app.db.select().from(users);
    expect(row!.totpSecret).toBe(secret);
  });
});

describe('signing in with a second factor', () => {
  test('asks for a code after the right password only, and takes it', async () => {
    const { user, secret } = await withSecondFactor();
    const client = newClient(app);
    const wrong = await signIn(client, user.username, 'wrong password');
    expect(await wrong.json()).toMatchObject({ code: 'bad_credentials' });
    const asked = await signIn(client, user.username);
    expect(asked.status).toBe(401);
    expect(await asked.json()).toMatchObject({ code: 'code_required' });
    expect(client.cookies.size).toBe(0);
    expect((await signIn(client, user.username, rightPassword, codeOf(secret, 1))).status).toBe(200);
    expect((await client.get('/api/user')).status).toBe(200);
  });

  test('a wrong code is refused and opens nothing', async () => {
    const { user, secret } = await withSecondFactor();
    const client = newClient(app);
    const response = await signIn(client, user.username, rightPassword, wrongCode(secret));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid', fields: { code: expect.any(String) } });
    expect(client.cookies.size).toBe(0);
  });

  test('a code counts once, also when it comes twice at the same time', async () => {
    const { user, secret } = await withSecondFactor();
    const code = codeOf(secret, 1);
    const both = await Promise.all(
      [1, 2].map(() => signIn(newClient(app), user.username, rightPassword, code)),
    );
    expect(both.map((response) => response.status).toSorted()).toEqual([200, 400]);
    expect((await signIn(newClient(app), user.username, rightPassword, code)).status).toBe(400);
  });

  test('the code that switched it on, and older ones, are used up', async () => {
    const { user, secret, since } = await withSecondFactor();
    for (const steps of [0, -1]) {
      const code = codeOf(secret, steps, since);
      const response = await signIn(newClient(app), user.username, rightPassword, code);
      expect(response.status).toBe(400);
    }
  });

  test('a recovery code counts once, however it is written', async () => {
    const { user, client, codes } = await withSecondFactor();
    const sloppy = codes[0]!.toLowerCase().replaceAll('-', ' ');
    expect((await signIn(newClient(app), user.username, rightPassword, sloppy)).status).toBe(200);
    expect((await signIn(newClient(app), user.username, rightPassword, codes[0])).status).toBe(400);
    expect((await signIn(newClient(app), user.username, rightPassword, codes[1])).status).toBe(200);
    expect(await client.read<State>(path)).toEqual({ isOn: true, codesLeft: 8 });
  });

  test('another user’s recovery code does not count', async () => {
    const { user } = await withSecondFactor();
    const other = await withSecondFactor();
    expect((await signIn(newClient(app), user.username, rightPassword, other.codes[0])).status).toBe(400);
  });

  test('codes cannot be guessed, not even from a known browser that knows the password', async () => {
    const { user, client, secret } = await withSecondFactor();
    const statuses: number[] = [];
    for (let number = 0; number < 20; number++) {
      // Requesting the code in between gives no new tries.
      await signIn(client, user.username);
      const response = await signIn(client, user.username, rightPassword, wrongCode(secret));
      statuses.push(response.status);
    }
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(15);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('switching the second factor off', () => {
  test('needs the password, and takes the recovery codes with it', async () => {
    const { user, client } = await withSecondFactor();
    const refused = await sendJson(client, 'DELETE', path, { currentPassword: 'wrong password' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      fields: { currentPassword: 'This password is not right.' },
    });
    expect((await sendJson(client, 'DELETE', path)).status).toBe(400);
    expect(await client.read(path)).toEqual({ isOn: true, codesLeft: 10 });
    expect((await sendJson(client, 'DELETE', path, { currentPassword: rightPassword })).status).toBe(200);
    expect(await client.read(path)).toEqual({ isOn: false, codesLeft: 0 });
    const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({ totpSecret: null, totpEnabledAt: null, totpLastStep: null });
    expect((await signIn(newClient(app), user.username)).status).toBe(200);
  });
});
