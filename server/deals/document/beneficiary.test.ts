import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { documentCheck } from '#shared/i18n/en/document-check.ts';
import { createTestApp } from '#tests/app.ts';
import { createUser } from '#tests/factories.ts';
import { outboxMails } from '../../conversations/contact/contact.schema.ts';
import { auditEntries } from '../../people/audit/audit.schema.ts';
import { users } from '../../people/user/user.schema.ts';
import { hashPassword } from '../../people/user/password.ts';

const app = await createTestApp();
const { beneficiaries, documents } = app.services;
const hour = 3_600_000;
const password = 'a mango tree grows slowly';

beforeEach(async () => {
  await app.reset();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const bank = {
  name: 'Baobab Trading Co., Ltd.',
  bank: 'Bank of Wenzhou',
  country: 'CN',
  account: '6222 0000 1111 2345',
  swift: 'BKWZCNXX',
  currency: 'USD',
  note: null,
};
const other = { ...bank, bank: 'Other Bank', account: '9999 8888 7777 6789' };

/** Super admins with their passwords. */
async function chiefs(...names: string[]) {
  const hashed = await hashPassword(password);
  const made = [];
  for (const username of names.length > 0 ? names : ['mei', 'lin']) {
    const { user } = await createUser(app.db, {
      username,
      password: hashed,
      role: 'super_admin',
      email: `${username}@baobab.example`,
      createdAt: new Date(Date.now() - 8 * 24 * hour),
    });
    made.push({ user, proof: { password, address: '198.51.100.7' } });
  }
  return made as [(typeof made)[0], (typeof made)[0]];
}

const lastDigits = async () => (await beneficiaries.page()).current?.lastDigits;
const mails = async (subject: RegExp) =>
  (await app.db.select().from(outboxMails).where(eq(outboxMails.kind, 'beneficiary'))).filter((mail) =>
    subject.test(mail.subject),
  );

/** A beneficiary, and a change that one person has proposed. */
async function begin() {
  const [mei, lin] = await chiefs();
  await beneficiaries.propose(mei.user, bank, mei.proof);
  later(1000);
  const change = await beneficiaries.propose(mei.user, other, mei.proof);
  return { mei, lin, change };
}

test('the first one counts at once; a change needs a second person and 24 hours more', async () => {
  const { mei, lin, change } = await begin();
  expect(await lastDigits()).toBe('2345');
  const before = await documents.reserve({ kind: 'catalogue', language: 'en', quote: null });
  await documents.issue(before.id, {
    file: Buffer.from('%PDF-1.7 before'),
    issuedAt: new Date(),
    total: null,
  });
  await expect(beneficiaries.confirm(mei.user, change, mei.proof)).rejects.toMatchObject({
    code: 'forbidden',
  });
  later(48 * hour);
  expect(await beneficiaries.page()).toMatchObject({ current: { lastDigits: '2345' }, pending: null });
  await beneficiaries.confirm(lin.user, change, lin.proof);
  expect(await beneficiaries.page()).toMatchObject({
    current: { lastDigits: '2345' },
    pending: { lastDigits: '6789' },
  });
  later(24 * hour - 1);
  expect(await lastDigits()).toBe('2345');
  later(1);
  expect(await beneficiaries.page()).toMatchObject({
    current: { lastDigits: '6789' },
    pending: null,
    changes: [{ beneficiary: { lastDigits: '6789' } }, { beneficiary: { lastDigits: '2345' } }],
  });
  // A document keeps the beneficiary that it names.
  expect(await documents.find(before.code)).toMatchObject({
    beneficiary: { lastDigits: '2345', bank: 'Bank of Wenzhou' },
    isBeneficiaryReplaced: true,
  });
  expect(JSON.stringify([await beneficiaries.page(), await documents.find(before.code)])).not.toContain(
    '6222',
  );
});

test('an account that no proforma invoice can show is not proposed, and the field is named', async () => {
  const [mei] = await chiefs('mei');
  const faulty = { ...bank, name: 'Baobab 👍', bank: '中国银行深圳分行' };
  await expect(beneficiaries.propose(mei.user, faulty, mei.proof)).rejects.toMatchObject({
    code: 'invalid',
    fields: { name: 'unprintable:👍' },
  });
  await beneficiaries.propose(mei.user, { ...faulty, name: '鑫达' }, mei.proof);
});

describe('two accounts of one person do not confirm', () => {
  const day = 24 * hour;
  const { users: accounts } = app.services;
  const entry = (action: string, userId: string | null, recordId: string) =>
    app.db.insert(auditEntries).values({ action, noun: 'user', userId, recordId, title: 'x' });

  test.each([
    [
      'a new account',
      (_: string, lin: string) =>
        app.db.update(users).set({ createdAt: new Date() }).where(eq(users.id, lin)),
    ],
    ['made by an invitation', (_: string, lin: string) => entry('create', lin, lin)],
    ['a password set by the proposer', (mei: string, lin: string) => entry('reset_password', mei, lin)],
    [
      'a password set by the one who confirms',
      (mei: string, lin: string) => entry('reset_password', lin, mei),
    ],
    ['a password set by a third person', (mei: string) => entry('update', randomUUID(), mei)],
    ['a link from the shell', (_: string, lin: string) => entry('send_reset_link', null, lin)],
    ['a password set by a link', (_: string, lin: string) => entry('reset_password', lin, lin)],
  ])('%s', async (_, touch) => {
    const { mei, lin, change } = await begin();
    await touch(mei.user.id, lin.user.id);
    const touchedAt = Date.now();
    await expect(beneficiaries.confirm(lin.user, change, lin.proof)).rejects.toMatchObject({
      code: 'not_independent',
    });
    const [shown] = await beneficiaries.list(lin.user);
    expect(Date.parse(shown!.confirmableFrom!)).toBeCloseTo(touchedAt + 7 * day, -4);
    later(7 * day + 1000);
    expect((await beneficiaries.list(lin.user))[0]).toMatchObject({ confirmableFrom: null });
    await beneficiaries.confirm(lin.user, change, lin.proof);
  });

  test('nor do own acts delay it, and nobody confirms what came from an account that is gone', async () => {
    const { mei, lin, change } = await begin();
    for (const action of ['sign_in', 'update', 'change_password'])
      await entry(action, lin.user.id, lin.user.id);
    expect((await beneficiaries.list(lin.user))[0]).toMatchObject({
      confirmableFrom: null,
      isProposerGone: false,
    });
    const confirm = () => beneficiaries.confirm(lin.user, change, lin.proof);
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, mei.user.id));
    await expect(confirm()).rejects.toMatchObject({ code: 'conflict' });
    await app.db.delete(users).where(eq(users.id, mei.user.id));
    await expect(confirm()).rejects.toMatchObject({ code: 'conflict' });
    expect((await beneficiaries.list(lin.user))[0]).toMatchObject({ isProposerGone: true });
    await beneficiaries.withdraw(lin.user, change);
  });

  test('super admins stay as they are while a change is open', async () => {
    const { mei, lin, change } = await begin();
    const { user: clerk } = await createUser(app.db, { role: 'admin' });
    const next = 'another long secret of theirs';
    const acts = {
      made: () =>
        accounts.register(mei.user, { username: 'new', password: next, role: 'super_admin', isActive: true }),
      promoted: () => accounts.update(mei.user, clerk.id, { role: 'super_admin' }),
      demoted: () => accounts.update(mei.user, lin.user.id, { role: 'admin' }),
      deactivated: () => accounts.update(mei.user, lin.user.id, { isActive: false }),
      sent: () => accounts.update(mei.user, lin.user.id, { email: 'mei2@baobab.example' }),
      reset: () => accounts.resetPassword(mei.user, lin.user.id, next),
      deleted: () => accounts.remove(mei.user, lin.user.id),
    };
    const refused = async () => {
      for (const [name, act] of Object.entries(acts))
        await expect(act(), name).rejects.toMatchObject({ code: 'beneficiary_open' });
    };
    await refused();
    await beneficiaries.confirm(lin.user, change, lin.proof);
    await refused();
    await accounts.update(mei.user, lin.user.id, { firstName: 'Lin' });
    await accounts.update(mei.user, clerk.id, { isActive: false });
    await accounts.deactivateFromShell(lin.user.username);
    await beneficiaries.withdraw(mei.user, change);
    await acts.deleted();
  });
});

test('the page for buyers shows what is coming for 24 hours, and no account that was withdrawn', async () => {
  const { lin, change } = await begin();
  const page = async () => (await app.client().get('/pay-safely')).text();
  expect(await page()).not.toContain('6789');
  await beneficiaries.confirm(lin.user, change, lin.proof);
  const coming = await page();
  expect(coming).toContain('… 2345 (USD)');
  expect(coming).toContain('… 6789 (USD)');
  await beneficiaries.withdraw(lin.user, change);
  const after = await page();
  expect(after).toContain(documentCheck.withdrawn);
  expect(after).not.toContain('6789');
});

test('all super admins are mailed at each step, at the moment itself too, and the log names who did it', async () => {
  const { lin, change } = await begin();
  await beneficiaries.confirm(lin.user, change, lin.proof);
  expect(await mails(/proposes/)).toHaveLength(2);
  expect(await mails(/confirmed/)).toHaveLength(2);
  const effect = await mails(/from now on/);
  expect(effect.map(({ nextAttemptAt }) => nextAttemptAt.getTime() - Date.now())).toEqual([
    24 * hour,
    24 * hour,
  ]);
  expect(effect.every(({ textBody }) => !textBody.includes('9999'))).toBe(true);
  const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.noun, 'beneficiary'));
  expect(entries.map(({ action, username }) => `${username} ${action}`)).toEqual(
    expect.arrayContaining(['mei create', 'mei propose', 'lin confirm']),
  );
  expect(JSON.stringify(entries)).not.toContain('9999');
});

test('any super admin can withdraw a change until its moment, and no longer', async () => {
  const { mei, lin, change } = await begin();
  await beneficiaries.confirm(lin.user, change, lin.proof);
  later(23 * hour);
  await beneficiaries.withdraw(mei.user, change);
  expect(await mails(/from now on/)).toEqual([]);
  later(2 * hour);
  const page = await beneficiaries.page();
  expect(page).toMatchObject({ current: { lastDigits: '2345' }, pending: null });
  expect(page.changes[0]).toMatchObject({ beneficiary: null });
  const again = await beneficiaries.propose(lin.user, other, lin.proof);
  await beneficiaries.confirm(mei.user, again, mei.proof);
  later(24 * hour);
  await expect(beneficiaries.withdraw(lin.user, again)).rejects.toMatchObject({ code: 'conflict' });
  expect(await lastDigits()).toBe('6789');
});

test('of two proposals, confirmations, or a confirmation and a withdrawal at the same moment one counts', async () => {
  const [mei, lin] = await chiefs();
  const { user: wei } = await createUser(app.db, {
    username: 'wei',
    role: 'super_admin',
    password: await hashPassword(password),
  });
  const outcomes = async (acts: Promise<unknown>[]) =>
    (await Promise.allSettled(acts)).filter(({ status }) => status === 'fulfilled').length;
  await beneficiaries.propose(mei.user, bank, mei.proof);
  later(1000);
  const proposed = [mei, lin].map(({ user, proof }) => beneficiaries.propose(user, other, proof));
  expect(await outcomes(proposed)).toBe(1);
  const { id, proposedName } = (await beneficiaries.list(mei.user))[0]!;
  expect(proposedName).toBeTruthy();
  const proof = { password, address: '198.51.100.7' };
  await beneficiaries.withdraw(mei.user, id);
  later(1000);
  const next = await beneficiaries.propose(mei.user, other, mei.proof);
  const both = [beneficiaries.confirm(lin.user, next, lin.proof), beneficiaries.confirm(wei, next, proof)];
  expect(await outcomes(both)).toBe(1);
  await beneficiaries.withdraw(mei.user, next);
  later(1000);
  const last = await beneficiaries.propose(mei.user, other, mei.proof);
  await Promise.allSettled([beneficiaries.confirm(wei, last, proof), beneficiaries.withdraw(lin.user, last)]);
  const { state, withdrawnAt } = (await beneficiaries.list(mei.user))[0]!;
  expect([state, withdrawnAt !== null]).toEqual(['withdrawn', true]);
  later(48 * hour);
  expect(await lastDigits()).toBe('2345');
});

test('it takes a super admin, and their password', async () => {
  const [mei] = await chiefs();
  const { user: admin } = await createUser(app.db, { username: 'staff', role: 'admin' });
  const wrong = { password: 'not it', address: '198.51.100.7' };
  await expect(beneficiaries.propose(admin, bank, wrong)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(beneficiaries.list(admin)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(beneficiaries.propose(mei.user, bank, wrong)).rejects.toMatchObject({
    fields: { currentPassword: 'passwordWrong' },
  });
  expect(await app.db.$count(users)).toBe(3);
  expect(await lastDigits()).toBeUndefined();
});

test('it takes the role at the moment of the act: one that was taken away meanwhile counts no more', async () => {
  for (const taken of [{ role: 'admin' as const }, { isActive: false }]) {
    await app.reset();
    const { mei, lin, change } = await begin();
    // The request was authorised before; checking the password takes time.
    await app.db.update(users).set(taken).where(eq(users.id, lin.user.id));
    for (const act of [
      () => beneficiaries.confirm(lin.user, change, lin.proof),
      () => beneficiaries.withdraw(lin.user, change),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'forbidden' });
    expect((await beneficiaries.list(mei.user))[0]!.state).toBe('proposed');
  }
});

test('two sessions of one person are one person', async () => {
  const { mei, change } = await begin();
  const elsewhere = { ...mei.user, sessionId: crypto.randomUUID() };
  for (const user of [mei.user, elsewhere])
    await expect(beneficiaries.confirm(user, change, mei.proof)).rejects.toMatchObject({ code: 'forbidden' });
});
