import { Secret, TOTP } from 'otpauth';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { newClient, rightPassword, signedInAccount, signIn } from '#tests/staff.ts';
import { users } from './user.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

const path = '/api/account/second-factor';
const factorOn = { totpSecret: new Secret({ size: 20 }).base32, totpEnabledAt: new Date() };

const demandOfAll = async (client: Client, secondFactorRequired = true) => {
  const { security } = await client.read<{ security: { version: string | null } }>('/api/settings');
  return sendJson(client, 'PUT', '/api/settings/security', {
    secondFactorRequired,
    version: security.version,
  });
};

/** Signs in a super_admin who has a second factor. */
async function boss() {
  const { user, client } = await signedInAccount(app, { role: 'super_admin' });
  await app.db.update(users).set(factorOn).where(eq(users.id, user.id));
  return client;
}

async function setUp(client: Client): Promise<string[]> {
  const begun = await client.post(path, { currentPassword: rightPassword });
  const { secret } = (await begun.json()) as { secret: string };
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const response = await sendJson(client, 'PUT', path, { code });
  expect(response.status).toBe(200);
  return ((await response.json()) as { recoveryCodes: string[] }).recoveryCodes;
}

test('a user who requires it of all must have one', async () => {
  const { client } = await signedInAccount(app, { role: 'super_admin' });
  const response = await demandOfAll(client);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    fields: { secondFactorRequired: 'Please switch on your own second factor first, under My account.' },
  });
  expect((await client.get('/api/users')).status).toBe(200);
  expect((await demandOfAll(await boss())).status).toBe(200);
});

test('staff without one can do nothing else until it is set up, at once and at the next sign-in', async () => {
  const colleague = await signedInAccount(app);
  const otherBoss = await signedInAccount(app, { role: 'super_admin' });
  const customer = await signedInAccount(app, { role: 'customer' });
  const setter = await boss();
  expect((await demandOfAll(setter)).status).toBe(200);
  const again = newClient(app);
  expect((await signIn(again, colleague.user.username)).status).toBe(200);
  const calls: [Client, string, string][] = [
    [colleague.client, 'GET', '/api/contact'],
    [again, 'GET', '/api/contact'],
    [again, 'POST', '/api/products'],
    [again, 'POST', '/api/change-password'],
    [again, 'GET', '/api/account/sessions'],
    [again, 'PUT', '/api/account/contact-mail'],
    [otherBoss.client, 'GET', '/api/users'],
    [otherBoss.client, 'PUT', '/api/settings/security'],
    [otherBoss.client, 'POST', '/api/register'],
  ];
  for (const [client, method, where] of calls) {
    const response = await (method === 'GET'
      ? client.get(where)
      : sendJson(client, method, where, {
          username: 'made-meanwhile',
          password: 'some long words',
          secondFactorRequired: false,
        }));
    expect([where, response.status]).toEqual([where, 403]);
    expect(await response.json()).toMatchObject({ code: 'second_factor_required' });
  }
  for (const page of ['/admin/dashboard', '/admin/users', '/admin/account', '/admin/settings']) {
    const response = await again.get(page);
    expect([page, response.status, response.headers.get('location')]).toEqual([
      page,
      302,
      '/admin/second-factor',
    ]);
  }
  expect((await again.get('/admin/second-factor')).status).toBe(200);
  expect((await again.get('/api/user')).status).toBe(200);
  // Customers are not staff, so they are not affected.
  expect((await customer.client.get('/api/account/sessions')).status).toBe(200);

  expect(await setUp(again)).toHaveLength(10);
  expect((await again.get('/api/contact')).status).toBe(200);
  expect((await again.get('/admin/dashboard')).status).toBe(200);
  // The former session has ended.
  expect((await colleague.client.get('/api/user')).status).toBe(401);

  expect((await demandOfAll(setter, false)).status).toBe(200);
  expect((await otherBoss.client.get('/api/users')).status).toBe(200);
});

test('the page to set it up is for staff who are signed in', async () => {
  const nobody = await newClient(app).get('/admin/second-factor');
  expect([nobody.status, nobody.headers.get('location')]).toEqual([302, '/admin/login']);
  const { client } = await signedInAccount(app, { role: 'customer' });
  const customer = await client.get('/admin/second-factor');
  expect([customer.status, customer.headers.get('location')]).toEqual([302, '/']);
});
