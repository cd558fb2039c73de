import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { listenForSockets } from '#tests/chat-sockets.ts';
import type { Client } from '#tests/client.ts';

type Site = Awaited<ReturnType<typeof listenForSockets>>;

let app: TestApp;
/** Closes what a test opened. */
const open: (() => unknown)[] = [];

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => app.reset());
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function serve(of: TestApp, limits: Parameters<typeof listenForSockets>[1] = {}): Promise<Site> {
  const site = await listenForSockets(of, limits);
  open.push(() => site.stop());
  return site;
}

/** A connection that keeps its side open after the server closes the other, and the text received. */
async function connection({ host }: Site) {
  const [hostname, port] = host.split(':');
  const socket: Socket = connect({ host: hostname!, port: Number(port), allowHalfOpen: true });
  open.push(() => socket.destroy());
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { socket, received: () => received };
}

const upgrade = (site: Site, path: string, protocol = 'websocket', more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: ${site.host}\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`;

const cookieOf = (client: Client) =>
  [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Runs `work` while queries of visitor sessions have to wait. */
const whileDatabaseWaits = async (work: () => Promise<void>): Promise<void> =>
  app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table visitor_sessions in access exclusive mode`);
    await work();
  });

test.each([
  ['/x', 'websocket', 404],
  ['/healthz', 'websocket', 200],
  ['/healthz', 'h2c', 200],
  ['/ws', 'h2c', 404],
])(
  '%s with Upgrade: %s is an ordinary request, and its connection goes on',
  async (path, protocol, status) => {
    const site = await serve(app);
    const { socket, received } = await connection(site);
    for (const count of [1, 2]) {
      socket.write(upgrade(site, path, protocol));
      const answers = () => received().split(`HTTP/1.1 ${status} `).length - 1;
      // The first page of a test is slow.
      await expect.poll(answers, { timeout: 20_000 }).toBe(count);
    }
  },
);

test('a refused socket is closed, though its client keeps its half open', async () => {
  const site = await serve(app);
  const before = await site.connections();
  const refused = await Promise.all(Array.from({ length: 20 }, () => connection(site)));
  for (const { socket } of refused) socket.write(upgrade(site, '/ws'));
  await expect.poll(() => refused.every(({ received }) => received().startsWith('HTTP/1.1 403 '))).toBe(true);
  await expect.poll(site.connections).toBe(before);
});

test('a socket counts as a request, of one limit, before the database is asked', async () => {
  const limited = await createTestApp({ env: { RATE_LIMIT: '3' } });
  const site = await serve(limited);
  const { socket, received } = await connection(site);
  const origin = `Origin: http://${site.host}\r\n`;
  socket.write(`GET /readyz HTTP/1.1\r\nHost: ${site.host}\r\n\r\n`);
  await expect.poll(received).toMatch(/^HTTP\/1\.1 200 /);
  for (const _ of [1, 2]) {
    const next = await connection(site);
    next.socket.write(upgrade(site, '/ws', 'websocket', origin));
    await expect.poll(next.received).toMatch(/^HTTP\/1\.1 401 /);
  }
  const cookie = `Cookie: baobab_visitor=${'a'.repeat(43)}\r\n`;
  await whileDatabaseWaits(async () => {
    const last = await connection(site);
    last.socket.write(upgrade(site, '/ws', 'websocket', origin + cookie));
    await expect.poll(last.received).toMatch(/^HTTP\/1\.1 429 /);
  });
  socket.write(`GET /readyz HTTP/1.1\r\nHost: ${site.host}\r\n\r\n`);
  await expect.poll(received).toContain('HTTP/1.1 429 ');
});

test('a socket that the database keeps waiting is refused in time', async () => {
  const site = await serve(app, { openingMs: 50 });
  const client = app.client();
  await client.get('/api/session');
  const before = await site.connections();
  const { socket, received } = await connection(site);
  await whileDatabaseWaits(async () => {
    socket.write(
      upgrade(site, '/ws', 'websocket', `Origin: http://${site.host}\r\nCookie: ${cookieOf(client)}\r\n`),
    );
    await expect.poll(received).toMatch(/^HTTP\/1\.1 503 /);
    await expect.poll(site.connections).toBe(before);
  });
});
