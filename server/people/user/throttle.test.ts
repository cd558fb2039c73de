import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createAccount, newClient, rightPassword, signedInAccount, signIn } from '#tests/staff.ts';

// Every hash takes some 40 ms. An answer other than 429 means that a hash was computed; the tests count these, so
// admitted attempts are few and refused ones cost nothing. Each test has its own application, and so its own counters.

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
  await app.reset();
});

/** Makes guesses, `atOnce` in parallel; returns how many were checked and how many refused. */
async function guess(number: number, atOnce: number, attempt: (index: number) => Promise<Response>) {
  const statuses: number[] = [];
  for (let from = 0; from < number; from += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, number - from) }, (_, index) =>
      attempt(from + index),
    );
    statuses.push(...(await Promise.all(batch)).map((response) => response.status));
  }
  const refused = statuses.filter((status) => status === 429).length;
  return { statuses, refused, checked: statuses.length - refused };
}

const addresses = Array.from({ length: 60 }, (_, index) => `203.0.113.${index + 1}`);

describe('300 guesses at one account', () => {
  test('from one address: a handful are looked at, also when they come together', async () => {
    const { username } = await createAccount(app);
    const client = newClient(app);
    const { statuses, checked } = await guess(300, 25, (index) => signIn(client, username, `guess ${index}`));
    expect(checked).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status !== 429).every((status) => status === 401)).toBe(true);
    // From this address, now even the right password is refused.
    const right = await signIn(client, username);
    expect(right.status).toBe(429);
    expect(await right.json()).toMatchObject({ code: 'too_many_requests' });
    expect((await signIn(newClient(app), username)).status).toBe(200);
  });

  test('from sixty addresses: at most a hundred are checked; the owner’s known browser still gets in', async () => {
    const { user, client: known } = await signedInAccount(app);
    await known.post('/api/logout');
    const { checked, refused } = await guess(300, 20, (index) =>
      signIn(app.client({ address: addresses[index % addresses.length]! }), user.username, `guess ${index}`),
    );
    expect(checked).toBeLessThanOrEqual(100);
    expect(refused).toBeGreaterThanOrEqual(200);
    // An unknown browser has to wait; the owner's known device does not, even at an attacker's address.
    expect((await signIn(newClient(app), user.username)).status).toBe(429);
    expect((await signIn(known, user.username)).status).toBe(200);
    const besideAttacker = app.client({ address: addresses[0]! });
    besideAttacker.cookies.set('baobab_device', known.cookies.get('baobab_device')!);
    expect((await signIn(besideAttacker, user.username)).status).toBe(200);
    // Another account at another address is not affected.
    const other = await createAccount(app);
    expect((await signIn(newClient(app), other.username)).status).toBe(200);
  });

  test('at two processes are counted together', async () => {
    const other = await createTestApp();
    const { username } = await createAccount(app);
    const clients = [app, other].map((one) => one.client({ address: '203.0.113.200' }));
    const { checked } = await guess(24, 6, (index) =>
      signIn(clients[index % 2]!, username, `guess ${index}`),
    );
    expect(checked).toBeLessThanOrEqual(8);
  });

  test('written in capitals are the same account’s', async () => {
    const { username } = await createAccount(app);
    const client = newClient(app);
    const { checked } = await guess(20, 10, (index) =>
      signIn(client, index % 2 ? username.toUpperCase() : username, `guess ${index}`),
    );
    expect(checked).toBeLessThanOrEqual(10);
  });

  test('forged forwarding headers do not make one address many', async () => {
    const { username } = await createAccount(app);
    const { checked } = await guess(60, 20, (index) =>
      newClientAt('203.0.113.7', {
        'x-forwarded-for': `198.18.0.${index}`,
        forwarded: `for=10.0.0.${index}`,
      }),
    );
    expect(checked).toBeLessThanOrEqual(10);

    function newClientAt(address: string, headers: Record<string, string>) {
      return signIn(app.client({ address, headers }), username, 'guess');
    }
  });

  test('behind a proxy what the client wrote into the header does not count either', async () => {
    const proxied = await createTestApp({ env: { TRUSTED_PROXIES: '1' } });
    const { username } = await createAccount(proxied);
    const attempt = (forwarded: string) =>
      signIn(proxied.client({ headers: { 'x-forwarded-for': forwarded } }), username, 'guess');
    const { checked } = await guess(60, 20, (index) => attempt(`198.18.0.${index}, 203.0.113.7`));
    expect(checked).toBeLessThanOrEqual(10);
    // Another user behind the same proxy.
    expect((await attempt('203.0.113.8')).status).toBe(401);
  });
});

test('guesses at many accounts from one address are slowed down, too', async () => {
  const client = newClient(app);
  const { checked } = await guess(90, 15, (index) => signIn(client, `unknown-${index}`, 'guess'));
  expect(checked).toBeLessThanOrEqual(30);
});

test('a user who mistypes now and then is never refused', async () => {
  const { username } = await createAccount(app);
  const client = newClient(app);
  for (let day = 0; day < 5; day++) {
    for (let slip = 0; slip < 3; slip++) {
      expect((await signIn(client, username, `slip ${slip}`)).status).toBe(401);
    }
    expect((await signIn(client, username, rightPassword)).status).toBe(200);
  }
});

describe('a known browser', () => {
  test('has a count of its own: guesses from it end, too', async () => {
    const { user, client } = await signedInAccount(app);
    const { checked } = await guess(40, 10, (index) => signIn(client, user.username, `guess ${index}`));
    expect(checked).toBeLessThanOrEqual(15);
  });

  test('is forgotten when the password is reset', async () => {
    const { user, client } = await signedInAccount(app);
    const { client: boss } = await signedInAccount(app, { role: 'super_admin' });
    const path = `/api/users/${user.id}/reset-password`;
    expect((await boss.post(path, { newPassword: 'something else' })).status).toBe(200);
    const { checked } = await guess(12, 12, (index) => signIn(client, user.username, `guess ${index}`));
    expect(checked).toBeLessThanOrEqual(8);
  });

  test('is known for its own account only, and not by a made-up mark', async () => {
    const { client: mine } = await signedInAccount(app);
    const { username } = await createAccount(app);
    for (const device of [mine.cookies.get('baobab_device')!, 'x'.repeat(43), 'short', '']) {
      const client = newClient(app);
      client.cookies.set('baobab_device', device);
      const { checked } = await guess(12, 12, (index) => signIn(client, username, `guess ${index}`));
      expect(checked).toBeLessThanOrEqual(8);
    }
  });
});

test('guesses at invitation codes compute no hash: sixty at once are all answered', async () => {
  const client = newClient(app);
  const { statuses } = await guess(60, 60, (index) =>
    client.post('/api/register', {
      username: `guesser-${index}`,
      password: rightPassword,
      invite: String(index).padStart(43, 'x'),
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([400]));
});
