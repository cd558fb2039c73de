import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { purge } from '../../operations/retention/purge.ts';
import { createTestApp } from '#tests/app.ts';
import { createAccount, rightPassword, signedInAccount, signIn } from '#tests/staff.ts';
import { auditEntries } from '../audit/audit.schema.ts';
import { signInFailures } from './user.schema.ts';
import { networkOf } from '../../platform/limits/network.ts';

const app = await createTestApp();
beforeEach(app.reset);

/** The rows, once so many failures are stored: they are written beside the answer. */
async function rows(stored: number) {
  const read = () => app.db.select().from(signInFailures);
  await expect
    .poll(async () => (await read()).reduce((sum, { count }) => sum + count, 0))
    .toBeGreaterThanOrEqual(stored);
  return read();
}

test('wrong passwords are kept by account, network and quarter of an hour, with their number', async () => {
  const { id, username } = await createAccount(app);
  for (const host of [1, 2, 3]) {
    await signIn(app.client({ address: `198.18.7.${host}` }), username, `guess ${host}`);
  }
  await signIn(app.client({ address: '198.18.8.1' }), username, 'guess');
  expect((await rows(4)).map(({ userId, network, count }) => [userId, network, count]).toSorted()).toEqual([
    [id, '198.18.7', 3],
    [id, '198.18.8', 1],
  ]);
});

test('an unknown name is not stored: it may be a password', async () => {
  await signIn(app.client({ address: '2001:db8:1:2::3' }), 'my secret password', 'guess');
  await signIn(app.client({ address: '2001:db8:1:ffff::3' }), 'another one', 'guess');
  const kept = await rows(2);
  expect(kept).toMatchObject([{ userId: null, network: '2001:db8:1', count: 2 }]);
  expect(JSON.stringify(kept)).not.toMatch(/secret|another/);
});

test('a wrong current password, and a wrong code of the second factor, are kept as well', async () => {
  const { user, client } = await signedInAccount(app);
  await client.post('/api/change-password', { currentPassword: 'wrong', newPassword: 'new battery' });
  expect(await rows(1)).toMatchObject([{ userId: user.id, count: 1 }]);
});

test('an attack makes numbers grow, not the table, and what is old goes with the nightly purge', async () => {
  const failures = app.services.signInFailures;
  const start = Date.parse('2026-03-01T10:00:00Z');
  for (let n = 0; n < 60; n++) failures.record(null, `10.0.0.${n}`, start + n);
  expect(await rows(60)).toMatchObject([{ count: 60 }]);
  const columns = sql`(user_id, network, window_start, last_at)`;
  const at = sql`${new Date(start).toISOString()}::timestamptz`;
  await app.db.execute(
    sql`insert into sign_in_failures ${columns} select null, 'net ' || n, ${at}, ${at} from generate_series(1, 499) n`,
  );
  for (let n = 0; n < 20; n++) failures.record(null, `10.1.${n}.1`, start + 100);
  const shared = (await rows(579)).find(({ network }) => network === '');
  expect(shared).toMatchObject({ count: 20 });
  failures.record(null, '10.0.0.1');
  expect(await rows(580)).toHaveLength(502);
  await purge(app.db);
  expect(await rows(1)).toHaveLength(1);
});

test('super admins see them; nobody else does', async () => {
  const { client, user } = await signedInAccount(app, { role: 'super_admin' });
  await signIn(app.client({ address: '198.18.7.1' }), user.username, 'guess');
  await rows(1);
  const html = await (await client.get('/admin/audit')).text();
  expect(html).toContain('Failed sign-ins');
  expect(html).toContain('198.18.7<');
  const admin = await signedInAccount(app);
  expect((await admin.client.get('/admin/audit')).status).toBe(302);
  await expect(app.services.signInFailures.list(null)).rejects.toThrow('needs users');
});

test('sign-ins and password changes are in the audit log, with the network', async () => {
  const { client } = await signedInAccount(app);
  await client.post('/api/change-password', { currentPassword: rightPassword, newPassword: 'new battery' });
  const entries = await app.db.select().from(auditEntries);
  expect(entries.map(({ action, after }) => [action, Object.keys(after ?? {})])).toEqual([
    ['sign_in', ['network']],
    ['change_password', ['network']],
  ]);
});

test.each([
  ['203.0.113.77', '203.0.113'],
  ['::ffff:203.0.113.77', '203.0.113'],
  ['2001:db8:0:1::7', '2001:db8:0'],
  ['2001:DB8::1', '2001:db8:0'],
  ['::1', '0:0:0'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
