import { expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { listenForSockets } from '#tests/chat-sockets.ts';
import { readMetrics } from '#tests/metrics.ts';
import { signedIn } from '#tests/factories.ts';

const app = await createTestApp();

test('count open sockets by who opened them, and those that a limit has refused', async () => {
  await app.reset();
  const site = await listenForSockets(app);
  const values = async () => readMetrics((await app.services.metrics.render()).text).values;
  const visitor = app.client();
  await visitor.get('/api/session');
  const staff = await signedIn(app);
  const first = await site.open(visitor);
  await site.open(visitor);
  await site.open(staff);
  expect(await values()).toMatchObject({
    'baobab_sockets_open{kind="visitor"}': 2,
    'baobab_sockets_open{kind="staff"}': 1,
  });
  first.socket.close();
  await first.closed;
  await expect.poll(async () => (await values())['baobab_sockets_open{kind="visitor"}']).toBe(1);
  await site.stop();
  await expect.poll(async () => (await values())['baobab_sockets_open{kind="staff"}']).toBe(0);
  app.services.chatHub.stop();

  const strict = await createTestApp({
    env: { RATE_LIMIT: '1' },
    database: { ...app.services.database },
  });
  const limited = await listenForSockets(strict);
  await expect(limited.open(null)).rejects.toThrow('401');
  await expect(limited.open(null, { origin: 'http://elsewhere.example' })).rejects.toThrow('429');
  const { text } = await strict.services.metrics.render();
  expect(readMetrics(text).values['baobab_rate_limited_total{kind="socket"}']).toBe(1);
  await limited.stop();
  strict.services.chatHub.stop();
});
