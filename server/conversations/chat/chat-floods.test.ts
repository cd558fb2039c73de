import type { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { closeCodes } from '#shared/conversations/chat-rules.ts';
import { maxSocketFragments, socketRefusals } from '#shared/conversations/chat-limits.ts';
import { limitTable } from '#server/platform/limits/limit-table.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { listenForSockets } from '#tests/chat-sockets.ts';
import { createLogger } from '../../platform/logger.ts';

// What one client can send over sockets to keep the program busy or to fill its memory or log.
const lines: string[] = [];
let app: TestApp;
let site: Awaited<ReturnType<typeof listenForSockets>>;
/** A second server with a short time limit for incomplete messages. */
let hasty: Awaited<ReturnType<typeof listenForSockets>>;
/** Each test uses its own address, so that limits of other tests do not apply. */
let address = 0;

beforeAll(async () => {
  const logger = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  app = await createTestApp({ logger, env: { RATE_LIMIT: '100000', TRUSTED_PROXIES: '1' } });
  site = await listenForSockets(app);
  hasty = await listenForSockets(app, { unfinishedMs: 300, unfinishedBytes: 2000, checkMs: 20 });
});
afterAll(async () => {
  await site.stop();
  await hasty.stop();
  app.services.chatHub.stop();
});
beforeEach(() => {
  lines.length = 0;
  address++;
});

async function visitor(on = site) {
  const client = app.client();
  await client.get('/api/session');
  return on.open(client, { 'x-forwarded-for': `203.0.113.${address}` });
}

/** The TCP connection under a client's socket, to send frames that no client library sends. */
const connectionOf = (socket: WebSocket) => (socket as unknown as { _socket: Socket })._socket;

const logged = (msg: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line['msg'] === msg);

describe('a message that does not come whole ends its socket', () => {
  test('in parts', async () => {
    const { socket, closed } = await visitor(hasty);
    socket.send('{"type":', { fin: false });
    expect(await closed).toBe(1006);
  });

  test('in parts, with a sign of life between them now and then', async () => {
    const { socket, closed } = await visitor(hasty);
    socket.send('{"type":', { fin: false });
    const beat = setInterval(() => socket.ping(), 20);
    expect(await closed).toBe(1006);
    clearInterval(beat);
  });

  test('byte by byte', async () => {
    const { socket, closed } = await visitor(hasty);
    const connection = connectionOf(socket);
    // The header of a frame of 126 bytes, masked with zeros.
    connection.write(Buffer.from([0x81, 0xfe, 0, 126, 0, 0, 0, 0]));
    const trickle = setInterval(() => connection.write('x'), 20);
    expect(await closed).toBe(1006);
    clearInterval(trickle);
  });

  test('with more between its parts than is kept', async () => {
    const patient = await listenForSockets(app, { unfinishedBytes: 2000, checkMs: 60_000 });
    const { socket, closed } = await visitor(patient);
    socket.send('{"type":', { fin: false });
    for (let count = 0; count < 20; count++) socket.ping('x'.repeat(120));
    expect(await closed).toBe(1006);
    await patient.stop();
  });

  test('in too many parts, or too small ones', async () => {
    const parts = await visitor();
    for (let count = 0; count <= maxSocketFragments; count++) parts.socket.send('x', { fin: false });
    expect(await parts.closed).toBe(1008);
  });
});

test('a message in a few parts, pings, and then nothing for a while end no socket', async () => {
  const { socket, next } = await visitor(hasty);
  for (const part of ['{"ty', 'pe":"p', 'ing"']) socket.send(part, { fin: false });
  socket.ping('between');
  socket.send('}');
  await next({ type: 'pong' });
  socket.ping('and once more');
  // Waits longer than an unfinished message may take: until another socket was closed for one.
  const other = await visitor(hasty);
  other.socket.send('{', { fin: false });
  await other.closed;
  socket.send('{"type":"ping"}');
  await expect(next({ type: 'pong' })).resolves.toBeDefined();
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

  test('with what its connections ask for below the messages', async () => {
    const { socket, closed } = await visitor();
    for (let sent = 0; sent < limitTable['socket events'].points; sent += 50) {
      const answered = new Promise<void>((resolve) => {
        let answers = 0;
        const count = () => ++answers === 50 && (socket.off('pong', count), resolve());
        socket.on('pong', count);
      });
      for (let at = 0; at < 50; at++) socket.ping();
      await answered;
    }
    socket.ping();
    expect(await closed).toBe(closeCodes.tryLater);
  });
});

test('a socket of which much is refused is closed, and the log has a line a second', async () => {
  const { say, next, closed } = await visitor();
  for (let count = 0; count < socketRefusals; count++) {
    say({ type: 'typing' });
    await next({ type: 'error', code: 'bad_request' });
  }
  say({ type: 'typing' });
  expect(await closed).toBe(closeCodes.tryLater);
  const told = () => logged('event refused').map(({ leftOut = 0 }) => 1 + (leftOut as number));
  // The last log line, about omitted lines, is written when the socket closes.
  await expect.poll(() => told().reduce((sum, count) => sum + count, 0)).toBeGreaterThan(socketRefusals);
  expect(told().length).toBeLessThan(socketRefusals / 2);
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
  await expect
    .poll(() =>
      logged('event refused').reduce((sum, line) => sum + 1 + ((line['leftOut'] as number) ?? 0), 0),
    )
    .toBeGreaterThanOrEqual(4);
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
