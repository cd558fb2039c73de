import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import { refusal, test } from './support/process.ts';
import { freePort } from './support/site.ts';

// Starting programs takes longer on a busy machine.
test.describe.configure({ timeout: 240_000 });

const isServerRunning = async (directory: string) =>
  (await readdir(path.join(directory, 'postgres'))).includes('postmaster.pid');

test('an empty database is made, served and closed again on SIGTERM', async ({ start, directory }) => {
  const program = start({ LOG_LEVEL: 'info' });
  const origin = await program.ready;
  const home = await fetch(origin);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('Products Coming Soon');
  expect(await program.stop()).toBe(0);
  expect(await isServerRunning(directory)).toBe(false);
  // Log lines are buffered before they are written; the last ones must not be lost.
  expect(program.output()).toMatch(/"method":"GET","route":"[^"]*","path":"\/","status":200/);
  expect(program.output()).toContain('"signal":"SIGTERM","msg":"stopping"');
});

test('with a public address other hosts are refused, and the start says whose company is shown', async ({
  start,
}) => {
  const port = await freePort();
  const program = start({ PUBLIC_URL: 'https://shop.example', PORT: String(port) });
  await program.ready;
  await expect.poll(() => program.output()).toContain('made-up company of the demo');
  for (const [host, status] of [
    ['other.example', 421],
    ['shop.example', 200],
  ] as const) {
    const asked = request({ host: '127.0.0.1', port, path: '/', headers: { host } }).end();
    const [answer] = (await once(asked, 'response')) as [{ statusCode: number; resume: () => void }];
    answer.resume();
    expect([host, answer.statusCode]).toEqual([host, status]);
  }
});

test('SIGINT ends it cleanly too, with a connection held open', async ({ start }) => {
  const program = start();
  const origin = await program.ready;
  const kept = await fetch(`${origin}/api/products`, { headers: { connection: 'keep-alive' } });
  expect(await kept.json()).toEqual([]);
  program.child.kill('SIGINT');
  expect(await program.ended).toBe(0);
});

test('a second process on the same directory shares its database, which the last one stops', async ({
  start,
  directory,
}) => {
  const first = start();
  const origin = await first.ready;
  const second = start();
  const other = await second.ready;
  for (const each of [origin, other]) expect((await fetch(`${each}/readyz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
  expect((await fetch(`${other}/readyz`)).status).toBe(200);
  expect(await second.stop()).toBe(0);
  expect(await isServerRunning(directory)).toBe(false);
});

test('a killed process leaves its database running, and the next one finds it', async ({
  start,
  directory,
}) => {
  const first = start();
  const session = await fetch(`${await first.ready}/api/session/anonymous`, { method: 'POST' });
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { visitorId } = (await session.json()) as { visitorId: string };
  first.child.kill('SIGKILL');
  expect(await first.ended).toBeNull();
  expect(await isServerRunning(directory)).toBe(true);

  const second = start();
  const again = await fetch(`${await second.ready}/api/session`, { headers: { cookie } });
  expect(await again.json()).toMatchObject({ success: true, anonymous: { visitorId } });
});

for (const [name, value] of [
  ['PORT', '70000'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://localhost/baobab'],
  ['RATE_LIMIT', 'many'],
  ['PUBLIC_URL', 'baobab'],
] as const) {
  test(`a wrong ${name} stops the start with one line that names it`, async ({ start }) => {
    const program = start({ [name]: value });
    expect(await program.ended).toBe(1);
    expect(refusal(program)).toMatch(new RegExp(`^Baobab cannot start: Configuration is wrong\\. ${name}: `));
  });
}

test('a bucket that is not there stops the start with one line', async ({ start, directory }) => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as { port: number };
  closed.close();
  await once(closed, 'close');
  const program = start({
    S3_BUCKET: 'pictures',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'hidden-value',
  });
  expect(await program.ended).toBe(1);
  expect(refusal(program)).toMatch(
    /^Baobab cannot start: the bucket "pictures" at http:\S+ cannot be used \(.*ECONNREFUSED.*\)\.$/,
  );
  expect(program.output()).not.toContain('hidden-value');
  expect(await readdir(directory)).toEqual([]);
});

test('a port that is taken stops the start with one line', async ({ start }) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const program = start({ PORT: String(port) });
  expect(await program.ended).toBe(1);
  expect(refusal(program)).toBe(`Baobab cannot start: port ${port} is in use; choose another with PORT.`);
  taken.close();
});
