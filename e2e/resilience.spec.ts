import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import { readMetrics } from '#tests/metrics.ts';
import { refusal, test } from './support/process.ts';
import { freePort } from './support/site.ts';

// Starting programs takes longer on a busy machine.
test.describe.configure({ timeout: 240_000 });

const isServerRunning = async (directory: string) =>
  (await readdir(path.join(directory, 'postgres'))).includes('postmaster.pid');

test('an empty database is made, shared by a second process, found after SIGKILL, and ended by the last process', async ({
  start,
  directory,
}) => {
  const first = start({ LOG_LEVEL: 'info' });
  const origin = await first.ready;
  const home = await fetch(origin);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('Products Coming Soon');
  const second = start();
  const other = await second.ready;
  for (const each of [origin, other]) expect((await fetch(`${each}/readyz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
  // Log lines are buffered before they are written; the last ones must not be lost.
  expect(first.output()).toMatch(/"method":"GET","route":"[^"]*","path":"\/","status":200/);
  expect(first.output()).toContain('"signal":"SIGTERM","msg":"stopping"');

  const session = await fetch(`${other}/api/session/anonymous`, { method: 'POST' });
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { visitorId } = (await session.json()) as { visitorId: string };
  second.child.kill('SIGKILL');
  expect(await second.ended).toBeNull();
  expect(await isServerRunning(directory)).toBe(true);

  const third = start();
  const again = await fetch(`${await third.ready}/api/session`, {
    headers: { cookie, connection: 'keep-alive' },
  });
  expect(await again.json()).toMatchObject({ success: true, anonymous: { visitorId } });
  // With a connection held open.
  third.child.kill('SIGINT');
  expect(await third.ended).toBe(0);
  expect(await isServerRunning(directory)).toBe(false);
});

test('with a public address other hosts are refused; metrics want their token; a taken port ends the start', async ({
  start,
}) => {
  const port = await freePort();
  const settings = { PUBLIC_URL: 'https://shop.example', PORT: String(port) };
  const program = start({ ...settings, METRICS_TOKEN: 'a-token-of-the-monitoring' });
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
  const metrics = `http://127.0.0.1:${port}/metrics`;
  const { values } = readMetrics(
    await (await fetch(metrics, { headers: { authorization: 'Bearer a-token-of-the-monitoring' } })).text(),
  );
  expect(values).toMatchObject({
    'baobab_requests_total{route="/",status="2xx"}': 1,
    baobab_database_is_reachable: 1,
  });
  expect((await fetch(metrics)).status).toBe(401);

  const second = start(settings);
  expect(await second.ended).toBe(1);
  expect(refusal(second)).toBe(`Baobab cannot start: port ${port} is in use; choose another with PORT.`);
});

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
