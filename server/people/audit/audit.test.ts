import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntry } from '#shared/people/audit.ts';
import { fullName } from '#shared/base/user-rules.ts';
import { createTestApp } from '#tests/app.ts';
import { signedIn } from '#tests/factories.ts';
import { sendJson } from '#tests/client.ts';
import { createAccount, newClient, rightPassword, signedInAccount, signIn } from '#tests/staff.ts';
import { difference } from '../../platform/db/audit.ts';
import { auditEntries } from './audit.schema.ts';
import { users } from '../user/user.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

const entries = () => app.db.select().from(auditEntries).orderBy(desc(auditEntries.createdAt));

const written = async () => (await entries()).map((entry) => `${entry.noun} ${entry.action}`).toReversed();

/** Inserts entries, oldest first, one second apart. */
async function happened(...rows: Partial<typeof auditEntries.$inferInsert>[]) {
  await app.db.insert(auditEntries).values(
    rows.map((row, index) => ({
      action: 'update',
      noun: 'product',
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
      ...row,
    })),
  );
}

describe('what is written down', () => {
  test('signing in and out', async () => {
    const { user, client } = await signedInAccount(app);
    await client.post('/api/logout');
    await signIn(newClient(app), user.username, 'wrong password');
    expect(await written()).toEqual(['user sign_in', 'user sign_out']);
    expect((await entries())[0]).toMatchObject({
      userId: user.id,
      username: user.username,
      recordId: user.id,
      title: user.username,
      before: null,
      after: null,
    });
  });

  test('of a change, only the fields that differ', async () => {
    const { user: boss, client } = await signedInAccount(app, { role: 'super_admin' });
    const { id, username } = await createAccount(app, { firstName: 'Awa', lastName: 'Diop' });
    const change = { firstName: 'Fatou', lastName: 'Diop', role: 'customer' };
    await sendJson(client, 'PUT', `/api/users/${id}`, change);
    expect((await entries())[0]).toMatchObject({
      userId: boss.id,
      username: boss.username,
      action: 'update',
      noun: 'user',
      recordId: id,
      title: username,
      before: { firstName: 'Awa', role: 'admin' },
      after: { firstName: 'Fatou', role: 'customer' },
    });
    // The API returns the users' full names.
    const [read] = await client.read<AuditEntry[]>('/api/audit');
    expect(read).toMatchObject({ username: boss.username, actor: fullName(boss), title: 'Fatou Diop' });
    await sendJson(client, 'PUT', `/api/users/${id}`, change);
    expect(await written()).toEqual(['user sign_in', 'user update']);
  });

  test('a change that was refused leaves nothing', async () => {
    const { user, client } = await signedInAccount(app, { role: 'super_admin' });
    await sendJson(client, 'PUT', `/api/users/${user.id}`, { isActive: false });
    await client.delete(`/api/users/${user.id}`);
    await client.delete(`/api/users/${randomUUID()}`);
    await client.post('/api/register', { username: user.username, password: rightPassword });
    expect(await written()).toEqual(['user sign_in']);
  });

  test('an account’s whole life, and it outlives the account', async () => {
    const { user: boss, client } = await signedInAccount(app, { role: 'super_admin' });
    const made = await client.post('/api/invitations', { role: 'customer' });
    const { link } = (await made.json()) as { link: string };
    const invite = new URL(link).searchParams.get('invite')!;
    const fatou = newClient(app);
    const created = await fatou.post('/api/register', { username: 'fatou', password: rightPassword, invite });
    const { id } = (await created.json()) as { id: string };
    await signIn(fatou, 'fatou');
    await fatou.post('/api/change-password', { currentPassword: rightPassword, newPassword: 'new battery' });
    await client.post(`/api/users/${id}/reset-password`, { newPassword: 'another one' });
    await client.delete(`/api/users/${id}`);
    expect(await written()).toEqual([
      'user sign_in',
      'invitation create',
      'user create',
      'user sign_in',
      'user change_password',
      'user reset_password',
      'user delete',
    ]);
    const log = (await entries()).toReversed();
    expect(log[2]).toMatchObject({ username: 'fatou', after: { username: 'fatou', role: 'customer' } });
    expect(log[5]).toMatchObject({ username: boss.username, title: 'fatou', before: null, after: null });
    expect(log[6]).toMatchObject({ username: boss.username, title: 'fatou', recordId: id });
  });

  test('never a password, a hash, a code or a secret', async () => {
    const { client } = await signedInAccount(app, { role: 'super_admin' });
    const made = await client.post('/api/invitations', { role: 'admin' });
    const { link } = (await made.json()) as { link: string };
    const code = new URL(link).searchParams.get('invite')!;
    await newClient(app).post('/api/register', { username: 'fatou', password: 'pass word 1', invite: code });
    await client.post('/api/change-password', { currentPassword: rightPassword, newPassword: 'pass word 2' });
    const begun = await client.post('/api/account/second-factor');
    const { secret } = (await begun.json()) as { secret: string };
    const rows = await app.db.select().from(users);
    const log = JSON.stringify(await entries());
    const cookies = [...client.cookies.values()];
    const hashes = rows.map((row) => row.password);
    for (const text of ['pass word', rightPassword, secret, code, ...cookies, ...hashes]) {
      expect(log).not.toContain(text);
    }
  });
});

test('the log can only be added to: the database itself refuses anything else', async () => {
  await happened({ title: 'kept' });
  const refusal = { cause: { message: 'the audit log is append-only' } };
  await expect(app.db.update(auditEntries).set({ title: 'forged' })).rejects.toMatchObject(refusal);
  await expect(app.db.delete(auditEntries)).rejects.toMatchObject(refusal);
  expect(await entries()).toMatchObject([{ title: 'kept' }]);
});

describe('reading the log', () => {
  test.each([
    [null, 401],
    ['customer', 403],
    ['admin', 403],
    ['super_admin', 200],
  ] as const)('%s: %i', async (role, status) => {
    const client = role ? await signedIn(app, { role }) : newClient(app);
    expect((await client.get('/api/audit')).status).toBe(status);
  });

  test('newest first, page by page, with the number of all', async () => {
    const client = await signedIn(app, { role: 'super_admin' });
    await happened(...['a', 'b', 'c', 'd', 'e'].map((title) => ({ title })));
    const first = await client.get('/api/audit?limit=2');
    expect(first.headers.get('x-total-count')).toBe('5');
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(((await first.json()) as AuditEntry[]).map((entry) => entry.title)).toEqual(['e', 'd']);
    const last = await client.read<AuditEntry[]>('/api/audit?limit=2&page=3');
    expect(last.map((entry) => entry.title)).toEqual(['a']);
    expect(Object.keys(last[0]!)).not.toContain('userId');
  });

  test('finds by title, user and action, and keeps to one noun', async () => {
    const client = await signedIn(app, { role: 'super_admin' });
    await happened(
      { title: 'Solar lamp', username: 'awa', action: 'delete' },
      { title: '100% cotton', username: 'fatou' },
      { title: 'Lighting', username: 'awa', noun: 'category' },
      { title: null, username: null, noun: 'invitation', action: 'create' },
    );
    const found = async (search: string) =>
      (await client.read<AuditEntry[]>(`/api/audit?${search}`)).map((entry) => entry.title);
    expect(await found('search=LAMP')).toEqual(['Solar lamp']);
    expect(await found('search=awa')).toEqual(['Lighting', 'Solar lamp']);
    expect(await found('search=awa&noun=category')).toEqual(['Lighting']);
    expect(await found('search=creat')).toEqual([null]);
    expect(await found('search=%25')).toEqual(['100% cotton']);
    expect(await found('search=_')).toEqual([]);
    expect(await found('search=%5C')).toEqual([]);
    expect(await found('noun=nothing')).toEqual([]);
  });

  test.each(['page=0', 'page=x', 'limit=1000', 'limit=-1', `search=${'x'.repeat(500)}`, 'noun[]=a'])(
    'a nonsensical %s is put right',
    async (search) => {
      const client = await signedIn(app, { role: 'super_admin' });
      await happened({ title: 'only' });
      expect(await client.read<AuditEntry[]>(`/api/audit?${search}`)).toHaveLength(1);
    },
  );
});

describe('the difference of two states', () => {
  const secrets = ['password', 'tokenHash', 'codeHash', 'totpSecret'];
  const silent = [...secrets, 'updatedAt', 'createdAt', 'version', 'viewCount', 'inquiryCount'];
  const name = fc.oneof(
    fc.constantFrom('name', 'price', 'isActive', ...silent),
    fc.stringMatching(/^[a-z]{1,4}$/),
  );
  const fields = fc.dictionary(name, fc.jsonValue(), { noNullPrototype: true });

  test('applied to the old state gives the new one; what is secret or noise is never in it', () => {
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        const changed = difference(before, after);
        const restored: Record<string, unknown> = { ...before };
        for (const key of Object.keys(changed.before ?? {})) delete restored[key];
        Object.assign(restored, changed.after);
        for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
          if (silent.includes(key)) {
            expect(changed.before ?? {}).not.toHaveProperty([key]);
            expect(changed.after ?? {}).not.toHaveProperty([key]);
          } else expect(JSON.stringify(restored[key])).toBe(JSON.stringify(after[key]));
        }
      }),
    );
  });

  test('holds no field that is the same in both, and is null where none differs', () => {
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        const changed = difference(before, after);
        for (const key of Object.keys({ ...changed.before, ...changed.after })) {
          expect(JSON.stringify(before[key])).not.toBe(JSON.stringify(after[key]));
        }
        expect(changed.before).not.toEqual({});
        expect(difference(after, structuredClone(after))).toEqual({ before: null, after: null });
      }),
    );
  });

  test('exchanging the states exchanges the two sides', () => {
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        const [there, back] = [difference(before, after), difference(after, before)];
        expect(back).toEqual({ before: there.after, after: there.before });
      }),
    );
  });
});
