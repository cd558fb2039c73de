import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { passwordResetMinutes } from '#shared/base/limits.ts';
import { limitTable } from '#server/platform/limits/limit-table.ts';
import { createTestApp } from '#tests/app.ts';
import { signedIn } from '#tests/factories.ts';
import { sendJson } from '#tests/client.ts';
import { createAccount, newClient, rightPassword, signedInAccount, signIn } from '#tests/staff.ts';
import { auditEntries } from '../audit/audit.schema.ts';
import { outboxMails } from '../../conversations/contact/contact.schema.ts';
import { throttles } from '../../platform/limits/throttle.schema.ts';
import { passwordResets, users, userSessions } from './user.schema.ts';

// No server listens there: the mails stay in the outbox, where the tests read them.
const env = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://baobab.test' };
const app = await createTestApp({ env });
const bare = await createTestApp();
beforeEach(app.reset);

const ask = (name: string, client = newClient(app)) => client.post('/api/password-resets', { name });
const complete = (code: string, newPassword = 'a new secret') =>
  newClient(app).post('/api/password-resets/complete', { code, newPassword });

const outbox = () => app.db.select().from(outboxMails);

/** The code of the link in the latest mail. */
async function mailedCode(): Promise<string> {
  const mails = await outbox();
  const link = /https:\/\/baobab\.test\/auth\/reset\?code=([\w-]{43})\n/.exec(mails.at(-1)!.textBody);
  return link![1]!;
}

/** An account that has requested a link. */
async function withLink(overrides: Partial<typeof users.$inferInsert> = {}) {
  const user = await createAccount(app, { email: 'fatou@staff.example', ...overrides });
  await ask(user.username);
  return { user, code: await mailedCode() };
}

describe('asking for a link', () => {
  test('by name or by address mails one to the account’s address, in the asker’s language', async () => {
    const user = await createAccount(app, { username: 'fatou', email: 'Fatou@staff.example' });
    await ask('fatou');
    await ask('fatou@STAFF.example', newClient(app, { 'accept-language': 'fr' }));
    const mails = await outbox();
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail).toMatchObject({
        kind: 'password_reset',
        recipient: 'Fatou@staff.example',
        userId: user.id,
        isSecret: true,
        unsubscribeUrl: null,
      });
    }
    expect(mails.map((mail) => mail.language).toSorted()).toEqual(['en', 'fr']);
    expect(mails.find((mail) => mail.language === 'fr')!.textBody).toContain('pour le compte fatou');
    const stored = JSON.stringify(await app.db.select().from(passwordResets));
    expect(stored).not.toContain(await mailedCode());
  });

  test('is answered the same for every name, and only valid recipients get a mail', async () => {
    await createAccount(app, { username: 'known', email: 'known@staff.example' });
    await createAccount(app, { username: 'gone', email: 'gone@staff.example', isActive: false });
    await createAccount(app, { username: 'mailless' });
    const answers = [];
    for (const name of ['known', 'gone', 'gone@staff.example', 'mailless', 'nobody', "' or true --"]) {
      const response = await ask(name);
      const headers = Object.fromEntries(response.headers);
      answers.push({ status: response.status, body: await response.text(), type: headers['content-type'] });
    }
    expect(answers[0]).toMatchObject({ status: 200, body: '{"success":true}' });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await outbox()).map((mail) => mail.recipient)).toEqual(['known@staff.example']);
  });

  test('too often from one address is refused, of one account and in all, whether or not there is such an account', async () => {
    await createAccount(app, { username: 'busy', email: 'busy@staff.example' });
    for (const name of ['busy', 'nobody-at-all']) {
      const client = newClient(app);
      const answers = [];
      for (let i = 0; i <= limitTable['reset pair'].points; i++)
        answers.push((await ask(name, client)).status);
      expect(answers).toEqual([...Array<number>(limitTable['reset pair'].points).fill(200), 429]);
    }
    const client = newClient(app);
    const answers = await Promise.all(
      Array.from({ length: limitTable['reset address'].points + 2 }, (_, i) => ask(`somebody-${i}`, client)),
    );
    expect(answers.map((it) => it.status).filter((status) => status === 429)).toHaveLength(2);
  });

  test('in floods from many addresses fills no mailbox, and the owner still has a link that counts', async () => {
    const user = await createAccount(app, { username: 'busy', email: 'Busy@staff.example' });
    const flood = async () => {
      const names = ['busy', 'busy@staff.example', 'BUSY@staff.example', 'nobody'];
      const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => ask(names[i % names.length]!)));
      return answers.map(({ status }) => status);
    };
    /** Simulates the passing of time for every counter. */
    const pass = (minutes: number) =>
      app.db.update(throttles).set({
        resetAt: sql`${throttles.resetAt} - ${minutes} * interval '1 minute'`,
      });
    expect(new Set(await flood())).toEqual(new Set([200]));
    expect(await outbox()).toHaveLength(limitTable['reset day'].points + 1);
    for (let hour = 1; hour <= 3; hour++) {
      await pass(passwordResetMinutes + 1);
      expect(new Set(await flood())).toEqual(new Set([200]));
      expect(await outbox()).toHaveLength(limitTable['reset day'].points + 1 + hour);
    }
    // The owner gets the usual answer. No mail is sent, because the last link is still valid.
    expect((await ask('busy', newClient(app))).status).toBe(200);
    expect(await outbox()).toHaveLength(limitTable['reset day'].points + 4);
    const codes = (await outbox()).map((mail) => /code=([\w-]{43})/.exec(mail.textBody)![1]!);
    expect((await complete(codes.at(-1)!)).status).toBe(200);
    expect((await signIn(newClient(app), user.username, 'a new secret')).status).toBe(200);
  });

  test('is not refused for years after the clock was wrong', async () => {
    await createAccount(app, { username: 'fatou', email: 'fatou@staff.example' });
    const client = newClient(app);
    for (let i = 0; i < limitTable['reset pair'].points; i++) await ask('fatou', client);
    const refused = await ask('fatou', client);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    await app.db.update(throttles).set({ resetAt: sql`${throttles.resetAt} + interval '30 years'` });
    expect((await ask('fatou', client)).status).toBe(200);
  });

  test('leads to our own address, whatever host the request names', async () => {
    await createAccount(app, { username: 'fatou', email: 'fatou@staff.example' });
    const response = await app.app.request('http://thief.example/api/password-resets', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        host: 'thief.example',
        'x-forwarded-host': 'thief.example',
      },
      body: JSON.stringify({ name: 'fatou' }),
    });
    expect(response.status).toBe(200);
    const [mail] = await outbox();
    expect(mail!.textBody).toContain('https://baobab.test/auth/reset?code=');
    expect(JSON.stringify(mail)).not.toContain('thief');
  });

  test('where no mail is sent is refused, and the page says whom to ask', async () => {
    const response = await newClient(bare).post('/api/password-resets', { name: 'fatou' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { name: /super admin/ } });
    const page = await (await newClient(bare).get('/auth/reset?lng=fr')).text();
    expect(page).toContain('Ce site n’envoie pas d’e-mails.');
    expect(page).not.toContain('name="name"');
  });
});

describe('the link', () => {
  test.each([
    ['en', 'Choose a new password.'],
    ['fr', 'Choisissez un nouveau mot de passe.'],
    ['es', 'Elija una contraseña nueva.'],
    ['zh', '请设置新密码。'],
  ])('opens a form in the visitor’s language: %s', async (language, text) => {
    const { code } = await withLink();
    const response = await newClient(app).get(`/auth/reset?code=${code}&lng=${language}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-store');
    const html = await response.text();
    expect(html).toContain(text);
    expect(html).toContain('name="newPassword"');
  });

  test('sets the password once, ends every session, and keeps the second factor', async () => {
    const { user, client } = await signedInAccount(app, {
      email: 'fatou@staff.example',
      totpSecret: 'JBSWY3DPEHPK3PXP',
    });
    await app.db.update(users).set({ totpEnabledAt: new Date() }).where(eq(users.id, user.id));
    await ask(user.username);
    const code = await mailedCode();
    expect((await complete(code)).status).toBe(200);
    expect((await client.get('/api/user')).status).toBe(401);
    expect(await app.db.select().from(userSessions)).toEqual([]);
    expect((await signIn(newClient(app), user.username, rightPassword)).status).toBe(401);
    const signedInAgain = await signIn(newClient(app), user.username, 'a new secret');
    expect(await signedInAgain.json()).toMatchObject({ code: 'code_required' });
    const again = await complete(code, 'another secret');
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ fields: { code: /is not valid/ } });
    expect(await (await newClient(app).get(`/auth/reset?code=${code}`)).text()).toContain('is not valid');
    const log = await app.db.select().from(auditEntries).where(eq(auditEntries.action, 'reset_password'));
    expect(log).toHaveLength(1);
  });

  test('lets the owner in from that browser while others guess at the account', async () => {
    const { user, code } = await withLink();
    const guesses = Array.from({ length: limitTable['sign-in account'].points }, (_, from) =>
      signIn(app.client({ address: `10.0.${from}.1` }), user.username, 'guess'),
    );
    await Promise.all(guesses);
    const client = newClient(app);
    expect((await signIn(newClient(app), user.username)).status).toBe(429);
    await client.post('/api/password-resets/complete', { code, newPassword: 'a new secret' });
    expect((await signIn(newClient(app), user.username, 'a new secret')).status).toBe(429);
    expect((await signIn(client, user.username, 'a new secret')).status).toBe(200);
  });

  test('used by two at the same time sets one password', async () => {
    const { code } = await withLink();
    const answers = await Promise.all(['first secret', 'second secret'].map((next) => complete(code, next)));
    expect(answers.map((response) => response.status).toSorted()).toEqual([200, 400]);
  });

  test('ends the other links of the account', async () => {
    const { user, code: first } = await withLink();
    await ask(user.username);
    const codes = (await outbox()).map((mail) => /code=([\w-]{43})/.exec(mail.textBody)![1]!);
    expect(codes).toHaveLength(2);
    expect((await complete(codes.find((code) => code !== first)!)).status).toBe(200);
    expect((await complete(first)).status).toBe(400);
  });

  test('lapses after an hour', async () => {
    const { code } = await withLink();
    const [row] = await app.db.select().from(passwordResets);
    expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBeLessThan(3_601_000);
    await app.db.update(passwordResets).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await complete(code)).status).toBe(400);
  });

  test.each([
    ['deactivated', { isActive: false }],
    ['given another address', { email: 'other@staff.example' }],
  ])('is not valid for an account that was %s', async (_, change) => {
    const { user, code } = await withLink();
    const boss = await signedIn(app, { role: 'super_admin' });
    expect((await sendJson(boss, 'PUT', `/api/users/${user.id}`, change)).status).toBe(200);
    expect((await complete(code)).status).toBe(400);
    expect((await app.db.select().from(users).where(eq(users.id, user.id)))[0]!.password).toBe(user.password);
  });

  test('is not valid once the password was changed another way', async () => {
    const { user, code } = await withLink();
    const boss = await signedIn(app, { role: 'super_admin' });
    await sendJson(boss, 'POST', `/api/users/${user.id}/reset-password`, { newPassword: 'by the boss' });
    expect((await complete(code)).status).toBe(400);
  });

  test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(200), "' or true --"])(
    'with a made-up code sets nothing (%#)',
    async (code) => {
      const { user } = await withLink();
      expect((await complete(code)).status).toBe(400);
      expect((await app.db.select().from(users).where(eq(users.id, user.id)))[0]!.password).toBe(
        user.password,
      );
    },
  );

  test('takes no password that is too short, and counts on', async () => {
    const { code } = await withLink();
    const refused = await complete(code, '12345');
    expect(await refused.json()).toMatchObject({
      fields: { newPassword: 'Password must be at least 6 characters' },
    });
    expect((await complete(code)).status).toBe(200);
  });
});

describe('a super admin', () => {
  test('sends a link to a user, which is logged', async () => {
    const user = await createAccount(app, { email: 'fatou@staff.example' });
    const boss = await signedIn(app, { role: 'super_admin' });
    expect((await boss.post(`/api/users/${user.id}/reset-link`)).status).toBe(200);
    expect((await complete(await mailedCode())).status).toBe(200);
    const log = await app.db.select().from(auditEntries).where(eq(auditEntries.action, 'send_reset_link'));
    expect(log).toMatchObject([{ noun: 'user', recordId: user.id }]);
  });

  test.each([
    ['has no address', { email: null }],
    ['is inactive', { email: 'a@staff.example', isActive: false }],
  ])('cannot send one to a user who %s', async (_, overrides) => {
    const user = await createAccount(app, overrides);
    const boss = await signedIn(app, { role: 'super_admin' });
    expect((await boss.post(`/api/users/${user.id}/reset-link`)).status).toBe(400);
    expect(await outbox()).toEqual([]);
  });
});
