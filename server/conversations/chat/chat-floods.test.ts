import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeCodes } from '#shared/conversations/chat-rules.ts';
import { maxSocketFragments } from '#shared/conversations/chat-limits.ts';
import { limitTable } from '#server/platform/limits/limit-table.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { listenForSockets } from '#tests/chat-sockets.ts';
import { createLogger } from '../../platform/logger.ts';

// What one client can send over sockets to keep the program busy or to fill its memory or log.
const lines: string[] = [];
let app: TestApp;
let site: Awaited<ReturnType<typeof listenForSockets>>;
/** Each test uses its own address, so that limits of other tests do not apply. */
let address = 0;

beforeAll(async () => {
  const logger = createLogger({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) });
  app = await createTestApp({ logger, env: { RATE_LIMIT: '100000', TRUSTED_PROXIES: '1' } });
  site = await listenForSockets(app);
});
afterAll(async () => {
  await site.stop();
  app.services.chatHub.stop();
});
beforeEach(() => {
  lines.length = 0;
  address++;
});

async function visitor() {
  const client = app.client();
  await client.get('/api/session');
  return site.open(client, { 'x-forwarded-for': `203.0.113.${address}` });
}

const logged = (msg: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line['msg'] === msg);

test.each(['ping', 'pong'] as const)(
  'frames below the messages end a socket at their limit: %s',
  async (kind) => {
    const { socket, next, closed } = await visitor();
    for (let sent = 0; sent < 20; sent++) socket[kind]();
    socket.send('{"type":"ping"}');
    await expect(next({ type: 'pong' })).resolves.toBeDefined();
    for (let sent = 0; sent < limitTable['socket events'].points; sent++) socket[kind]();
    expect(await closed).toBe(1006);
  },
);

test('a message in a few parts arrives; one in too many parts ends its socket', async () => {
  const { socket, next, closed } = await visitor();
  for (const part of ['{"ty', 'pe":"p']) socket.send(part, { fin: false });
  socket.ping('between');
  socket.send('ing"}');
  await next({ type: 'pong' });
  for (let count = 0; count <= maxSocketFragments; count++) socket.send('x', { fin: false });
  expect(await closed).toBe(1008);
});

/** Sends pings until no more events from this address are accepted. */
async function useUp({ say, next }: Awaited<ReturnType<typeof visitor>>) {
  for (let sent = 0; sent < limitTable['socket events'].points; sent++) {
    say({ type: 'ping' });
    // Keeps the number of pending events below the limit of a socket.
    if (sent % 50 === 49) for (let count = 0; count < 50; count++) await next({ type: 'pong' });
  }
}

describe('what one address says in ten seconds is bounded', () => {
  test('whatever it is, before it is parsed, on all its sockets', async () => {
    const [first, second] = [await visitor(), await visitor()];
    await useUp(first);
    for (const { socket, next, closed } of [first, second]) {
      socket.send('{"no JSON');
      expect(await next({ type: 'error' })).toMatchObject({
        code: 'too_many_requests',
        retry: expect.any(Number),
      });
      expect(await closed).toBe(closeCodes.tryLater);
    }
    address++;
    const other = await visitor();
    other.say({ type: 'ping' });
    await other.next({ type: 'pong' });
  });
});

test('nothing that a client sends makes a line of the log, or a field in one', async () => {
  const forged = 'x\n{"level":60,"msg":"forged"}\r\u2028';
  const { say, socket, next, closed } = await visitor();
  for (const event of [{ type: forged }, { type: 'typing', code: forged, level: 60 }, { [forged]: forged }]) {
    say(event);
    await next({ type: 'error' });
  }
  socket.send(`{"type":"${forged}`);
  await next({ type: 'error' });
  socket.close();
  await closed;
  expect(logged('event refused').length).toBe(4);
  // An Origin and a path cannot contain line breaks. Other characters in them must not appear as more than a
  // value in the log.
  const odd = app.client();
  const origin = 'http://x","level":60,"msg":"forged';
  await expect(site.open(odd, { origin, 'x-forwarded-for': `203.0.113.${address}` })).rejects.toThrow('403');
  for (const line of lines) {
    expect(line.indexOf('\n')).toBe(line.length - 1);
    const { level, msg } = JSON.parse(line) as Record<string, unknown>;
    expect([level, msg]).not.toContain('forged');
    expect(level).toBeLessThan(50);
  }
  expect(lines.join('')).not.toContain('forged');
});
