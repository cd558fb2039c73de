import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { lowerLimit } from '#tests/lower-limit.ts';
import { createAccount, newClient, rightPassword, signIn, solveTask } from '#tests/staff.ts';

/** Attempts at an account that require no work. */
const free = 20;
lowerLimit('sign-in account', free);

// Each test has its own application, and so its own counters.
let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
  await app.reset();
});

type Asked = { code: string; message: string; retryAfter: number; task: { challenge: string; bits: number } };

/** Makes the attempts at an account that require no work, from different networks. */
async function attack(username: string, from = 0): Promise<void> {
  const guesses = Array.from({ length: free }, (_, index) =>
    signIn(app.client({ address: `10.${from}.${index}.1` }), username, `guess ${index}`),
  );
  expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([401]));
}

async function ask(username: string, client = newClient(app), password = rightPassword): Promise<Asked> {
  const response = await signIn(client, username, password);
  expect(response.status).toBe(429);
  const asked = (await response.json()) as Asked;
  expect(asked.code).toBe('work_required');
  expect(response.headers.get('retry-after')).toBe(String(asked.retryAfter));
  return asked;
}

const signInWith = (
  client: ReturnType<typeof newClient>,
  username: string,
  work: string,
  password = rightPassword,
) => client.post('/api/login', { username, password, work });

// Each attack needs many hashes, on a machine that may be busy.
describe('an account under attack', { timeout: 60_000 }, () => {
  test('under attack the owner gets in from a new place: the browser solves a task', async () => {
    const { username } = await createAccount(app);
    await attack(username);
    const client = newClient(app);
    const { task, retryAfter } = await ask(username, client);
    expect(task.bits).toBe(14);
    expect(retryAfter).toBeGreaterThan(600);
    expect(retryAfter).toBeLessThanOrEqual(900);
    expect((await signInWith(client, username, solveTask(task))).status).toBe(200);
    expect((await client.get('/api/user')).status).toBe(200);
    // From now on this browser is a known device.
    await client.post('/api/logout');
    expect((await signIn(client, username)).status).toBe(200);
  });

  test('a solution counts once, for its name only, and with the work done', async () => {
    const { username } = await createAccount(app);
    const other = await createAccount(app);
    await attack(username);
    await attack(other.username, 1);
    const { task } = await ask(username);
    const solution = solveTask(task);
    const [challenge, nonce] = solution.split(':') as [string, string];
    const refused = [
      `${challenge}:`,
      `${challenge}:x`,
      challenge,
      `:${nonce}`,
      `0${challenge.slice(2)}:${nonce}`,
      `${challenge.slice(0, -2)}xx:${nonce}`,
      '::::',
      '14.zzzzzz.x.y:1',
      'ü'.repeat(100),
    ];
    // Add numbers whose hash does not begin with enough zeros.
    for (let n = 0; refused.length < 12; n++) if (String(n) !== nonce) refused.push(`${challenge}:${n}`);
    for (const work of refused) {
      const response = await signInWith(newClient(app), username, work);
      expect([work, response.status]).toEqual([work, 429]);
      expect(await response.json()).toMatchObject({ code: 'work_required' });
    }
    expect((await signInWith(newClient(app), other.username, solution)).status).toBe(429);
    const twice = await Promise.all([1, 2].map(() => signInWith(newClient(app), username, solution)));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    expect(
      (await newClient(app).post('/api/login', { username, password: 'x', work: 'x'.repeat(201) })).status,
    ).toBe(400);
  });

  test('a task lapses after ten minutes', async () => {
    const { username } = await createAccount(app);
    await attack(username);
    const solution = solveTask((await ask(username)).task);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 601_000);
      expect((await signInWith(newClient(app), username, solution)).status).toBe(429);
    } finally {
      vi.useRealTimers();
    }
  });

  test('whether there is such an account makes no difference', async () => {
    const { username } = await createAccount(app);
    await attack(username);
    await attack('nobody-of-this-name', 1);
    for (const name of [username, 'nobody-of-this-name']) {
      const client = newClient(app);
      const { task, retryAfter, ...said } = await ask(name, client, 'wrong password');
      expect(Object.keys({ ...said, task }).toSorted()).toEqual(['code', 'message', 'requestId', 'task']);
      expect(task.challenge).toMatch(/^14\.\w{6}\.[\w-]{16}\.[\w-]{43}$/);
      expect(retryAfter).toBeGreaterThan(600);
      const wrong = await signInWith(client, name, solveTask(task), 'wrong password');
      expect(wrong.status).toBe(401);
      expect(await wrong.json()).toMatchObject({ code: 'bad_credentials' });
    }
  });

  test(
    'solving goes on from one network three times, and gets harder for all who go on',
    { timeout: 60_000 },
    async () => {
      const { username } = await createAccount(app);
      await attack(username);
      const guessFrom = async (address: string) => {
        const client = app.client({ address });
        const { task } = await ask(username, client, 'guess');
        return { bits: task.bits, response: await signInWith(client, username, solveTask(task), 'guess') };
      };
      const statuses = [];
      for (let host = 1; host <= 5; host++)
        statuses.push((await guessFrom(`192.0.2.${host}`)).response.status);
      expect(statuses).toEqual([401, 401, 401, 429, 429]);
      const last = (await guessFrom('192.0.2.9')).response;
      expect(await last.json()).toMatchObject({ code: 'too_many_requests' });
      expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
      const bits = [];
      for (let network = 1; network <= 6; network++) bits.push((await guessFrom(`198.18.${network}.1`)).bits);
      expect(bits).toEqual([14, 14, 14, 14, 14, 15]);
      // A task from before the attack is too easy now, but the owner can still sign in.
      const client = newClient(app);
      const { task } = await ask(username, client);
      expect((await signInWith(client, username, solveTask(task))).status).toBe(200);
    },
  );

  test('a refusal states how long to wait, in the language of who asks', async () => {
    await attack('nobody', 7);
    for (const [language, word] of [
      ['en', 'minutes'],
      ['fr', 'minutes'],
      ['es', 'minutos'],
      ['zh', '分钟'],
    ] as const) {
      const { username } = await createAccount(app);
      const client = newClient(app, { 'accept-language': language });
      for (let guess = 0; guess < 8; guess++) await signIn(client, username, `guess ${guess}`);
      const response = await signIn(client, username);
      expect(response.status).toBe(429);
      const { code, message, retryAfter } = (await response.json()) as Asked;
      expect(code).toBe('too_many_requests');
      expect(response.headers.get('retry-after')).toBe(String(retryAfter));
      expect(message).toMatch(/1[0-5]/);
      expect(message).toContain(word);
      // Also in the answer that contains a task.
      expect((await ask('nobody', newClient(app, { 'accept-language': language }))).message).toContain(word);
    }
  });
});
