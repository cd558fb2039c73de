import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { sendJson } from '#tests/client.ts';
import { createAccount, newClient, rightPassword, signedInAccount, signIn } from '#tests/staff.ts';
import { createContactMessage } from '#tests/factories.ts';
import { passwordResets } from '../people/user/user.schema.ts';
import { hashToken, newToken } from './db/token.ts';
import { createLogger } from './logger.ts';

const lines: string[] = [];
const logger = createLogger({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
const app = await createTestApp({
  logger,
  env: { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://baobab.test' },
});
beforeEach(async () => {
  await app.reset();
  lines.length = 0;
});

/** Distinct values that must not appear in the log. */
const typed = {
  username: 'marker-username',
  password: 'marker-password',
  firstName: 'Marker-first',
  lastName: 'Marker-last',
  email: 'marker-mail@typed.example',
  message: 'marker-message\n    at marker.line (/marker/file.ts:1:1)',
  companyName: 'Marker-company',
  phone: '+44 7700 900123',
};
const secrets =
  'marker-username marker-password marker-first marker-last marker-mail marker-message marker-company marker.line 900123 argon2'.split(
    ' ',
  );

/** Makes the table refuse every row: PostgreSQL then repeats all values of the refused row in `detail`. */
async function breakTable(table: string): Promise<void> {
  await app.db.execute(sql.raw(`alter table ${table} add constraint never check (false) not valid`));
}

async function mendTable(table: string): Promise<void> {
  await app.db.execute(sql.raw(`alter table ${table} drop constraint never`));
}

/** Makes a call while the table refuses rows, and returns the log lines. */
async function logOfFailure(table: string, call: () => Promise<Response>): Promise<string> {
  await breakTable(table);
  lines.length = 0;
  try {
    const response = await call();
    expect(response.status).toBe(500);
    expect((await response.text()).toLowerCase()).not.toMatch(/failed query|constraint|argon2/);
  } finally {
    await mendTable(table);
  }
  return lines.join('');
}

function expectNoSecrets(log: string, ...more: string[]): void {
  const text = log.toLowerCase();
  for (const secret of [...secrets, ...more]) expect(text).not.toContain(secret.toLowerCase());
}

describe('a query that fails is logged without its values', () => {
  type Call = () => Promise<{ table: string; call: () => Promise<Response>; more?: string[] }>;
  const { message: _m, companyName: _c, phone: _p, ...newUser } = typed;
  const filled = { ...typed, fullName: 'Marker-first Marker-last', country: 'SN' };

  const paths: Record<string, Call> = {
    'signing up': async () => {
      const { client: boss } = await signedInAccount(app, { role: 'super_admin' });
      const made = (await (await boss.post('/api/invitations', { role: 'admin' })).json()) as {
        link: string;
      };
      const invite = new URL(made.link).searchParams.get('invite')!;
      const call = () => newClient(app).post('/api/register', { ...newUser, invite });
      return { table: 'users', call, more: [invite, hashToken(invite)] };
    },
    'an account that a super_admin makes': async () => {
      const { client } = await signedInAccount(app, { role: 'super_admin' });
      return { table: 'users', call: () => client.post('/api/register', newUser) };
    },
    'a change of an account': async () => {
      const { client } = await signedInAccount(app, { role: 'super_admin' });
      const { id } = await createAccount(app);
      const { email, firstName, lastName } = typed;
      const call = () => sendJson(client, 'PUT', `/api/users/${id}`, { email, firstName, lastName });
      return { table: 'users', call };
    },
    'an invitation by mail': async () => {
      const { client } = await signedInAccount(app, { role: 'super_admin' });
      const call = () => client.post('/api/invitations', { role: 'admin', email: typed.email });
      return { table: 'outbox_mails', call };
    },
    'signing in': async () => {
      const { username } = await createAccount(app, { username: typed.username });
      return { table: 'user_sessions', call: () => signIn(newClient(app), username) };
    },
    'asking for a link to a new password': async () => {
      await createAccount(app, { username: typed.username, email: typed.email });
      const call = () => newClient(app).post('/api/password-resets', { name: typed.email });
      return { table: 'outbox_mails', call };
    },
    'setting the new password': async () => {
      const { id } = await createAccount(app, { username: typed.username, email: typed.email });
      const code = newToken();
      const expiresAt = new Date(Date.now() + 60_000);
      await app.db.insert(passwordResets).values({ userId: id, codeHash: hashToken(code), expiresAt });
      const body = { code, newPassword: typed.password };
      const call = () => newClient(app).post('/api/password-resets/complete', body);
      return { table: 'users', call, more: [code, hashToken(code)] };
    },
    'changing one’s own password': async () => {
      const { client } = await signedInAccount(app, { username: typed.username });
      const body = { currentPassword: rightPassword, newPassword: typed.password };
      return { table: 'users', call: () => client.post('/api/change-password', body), more: [rightPassword] };
    },
    'the second factor': async () => {
      const { client } = await signedInAccount(app, { username: typed.username });
      return {
        table: 'users',
        call: () => client.post('/api/account/second-factor', { currentPassword: rightPassword }),
      };
    },
    'the contact form': () =>
      Promise.resolve({ table: 'contact_messages', call: () => newClient(app).post('/api/contact', filled) }),
    // The page returns the input; the log must not contain it.
    'the contact form without script': async () => {
      const startedAt = await app.services.contacts.issueMark(Date.now() - 10_000);
      const call = () => newClient(app).post('/contact', new URLSearchParams({ ...filled, startedAt }));
      return { table: 'contact_messages', call };
    },
    'an answer to a contact message': async () => {
      const { client } = await signedInAccount(app);
      const { id } = await createContactMessage(app.db, { email: typed.email });
      const call = () =>
        client.post(`/api/contact/${id}/reply`, { replyMessage: typed.message, requestKey: randomUUID() });
      return { table: 'contact_replies', call };
    },
    'a note of the staff': async () => {
      const { client } = await signedInAccount(app);
      const { id } = await createContactMessage(app.db);
      return {
        table: 'contact_notes',
        call: () => client.post(`/api/contact/${id}/notes`, { note: typed.message }),
      };
    },
  };

  test.each(Object.entries(paths))('%s', async (_, prepare) => {
    const { table, call, more = [] } = await prepare();
    const log = await logOfFailure(table, call);
    expectNoSecrets(log, ...more);
    // The facts for finding the cause are there.
    const failures = log.split('\n').filter((line) => line.includes('"err"'));
    expect(failures.length).toBeGreaterThan(0);
    const { err } = JSON.parse(failures[0]!) as { err: Record<string, unknown> & { cause: object } };
    expect(err['query']).toMatch(/(insert|update)/);
    expect(err['stack']).toMatch(/^ {4}at /);
    expect(err.cause).toMatchObject({ code: '23514', constraint: 'never', table });
  });
});

test('request lines name the path only: no invitation, no link of a mail', async () => {
  const client = newClient(app);
  const code = newToken();
  const addresses = [
    `/auth?invite=${code}`,
    `/auth/reset?code=${code}`,
    `/unsubscribe?mail=${randomUUID()}&code=${code}`,
    `/auth%3Finvite=${code}`,
    `/nowhere/${code}`,
    `/products?search=${code}`,
    `/api/products?search=marker-message`,
  ];
  for (const address of addresses)
    await client.get(address, { cookie: `baobab_staff=${code}`, authorization: code });
  const log = lines.join('');
  expect(log).toContain('"path":"/auth"');
  expectNoSecrets(log, code);
});

test('request lines do not name the private address of a draft', async () => {
  const key = randomUUID();
  for (const address of [`/blog/preview/${key}`, `/blog/preview/${key}.data`, `//blog/preview/${key}`])
    await newClient(app).get(address);
  expect(lines.join('')).toContain('"path":"/blog/preview/…"');
  expect(lines.join('')).not.toContain(key);
});

test('request lines do not name the code of a quote', async () => {
  const code = `${'Ab3'.repeat(7)}x`;
  const odd = [
    `/QUOTES/${code}/`,
    `/quotes//${code}`,
    `/%71uotes/${code}`,
    `/quotes/%20${code}`,
    `/quotes%2F${code}`,
  ];
  for (const address of [`/quotes/${code}`, `/quotes/${code}.data`, `/api/buyer-quotes/${code}`, ...odd])
    await newClient(app).get(address);
  await newClient(app).post(`/api/buyer-quotes/${code}/accept`, {});
  expect(lines.join('')).toContain('"path":"/quotes/…"');
  expect(lines.join('')).not.toContain(code);
});

test('no line names an address of mail or a code, of a long path or in the line of an error', () => {
  const mail = 'ama@buyer.example';
  const code = `${'Ab3'.repeat(7)}x`;
  const paths = [
    `/contact/${mail}`,
    `/${'a'.repeat(5000)}${mail}`,
    `/${'!'.repeat(950)}/ama${'b'.repeat(99)}@b.example`,
  ];
  for (const path of [...paths, `/quotes/${code}`]) logger.error({ path }, 'page failed');
  const log = lines.join('');
  expect(log).not.toMatch(/ama|Ab3/);
  expect(log).toContain('"path":"/quotes/…"');
});

test('an error that is logged without words of our own does not bring its own', () => {
  const error = Object.assign(new Error('marker-message'), {
    query: 'select $1',
    params: ['marker-password'],
  });
  logger.error(error);
  logger.error({ err: error });
  logger.error({ err: new Error('outer', { cause: error }) }, 'said');
  logger.error({ err: new AggregateError([error], 'several') }, 'said');
  logger.error({ error }, 'said');
  logger.warn(
    { err: Object.assign(new Error('450 marker-mail@typed.example is busy'), { responseCode: 450 }) },
    'mail',
  );
  logger.info(
    { cookie: 'marker-message', body: { password: 'marker-password', invite: 'marker-first' } },
    'said',
  );
  expect(lines).toHaveLength(7);
  expectNoSecrets(lines.join(''));
  expect(lines[5]).toContain('450');
});

test('request lines name the signed-in user, and the address by a salted name only', async () => {
  const { user, client } = await signedInAccount(app);
  lines.length = 0;
  await client.get('/api/account/sessions');
  await app.client({ address: '203.0.113.77' }).get('/products');
  await app.client({ address: '203.0.113.77' }).get('/api/products');
  await app.client({ address: '203.0.113.78' }).get('/api/products');
  const told = lines.map((line) => JSON.parse(line) as { msg: string; from: string; user?: string });
  const requests = told.filter(({ msg }) => msg === 'request');
  expect(requests.map((line) => line.user)).toEqual([user.id, undefined, undefined, undefined]);
  const [first, second, third, fourth] = requests.map((line) => line.from);
  for (const from of [first, second, fourth]) expect(from).toMatch(/^[\w-]{12}$/);
  expect(second).toBe(third);
  expect(new Set([first, second, fourth]).size).toBe(3);
  expect(lines.join('')).not.toContain('203.0.113');
});
