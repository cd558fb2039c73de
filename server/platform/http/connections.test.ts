import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, test } from 'vitest';
import { connectionLimits, createHttpServer } from './connections.ts';
import { discardRefusedBodies } from './refused-body.ts';

/** Closes what a test opened. */
const open: (() => unknown)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** More bytes than the kernels on both sides of a local connection buffer for a reader. */
const long = Buffer.alloc(32 * 1024 * 1024);

/** Starts a server with short limits. Returns it with the first connection that it accepts. */
async function serve(
  listener: RequestListener,
  limits: Partial<typeof connectionLimits> = {},
  bodyMs = 60_000,
  isUpgrade = () => false,
) {
  const { server, stop } = createHttpServer(listener, () => bodyMs, isUpgrade, {
    ...connectionLimits,
    checkMs: 10,
    ...limits,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const taken = once(server, 'connection') as Promise<[Socket]>;
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  open.push(() => client.destroy());
  const [socket] = await taken;
  return { server, stop, client, socket };
}

const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

test('a reader who takes nothing is cut off', async () => {
  const { client, socket } = await serve((_req, res) => res.end(long), { sendingMs: 200 });
  const closed = once(socket, 'close');
  client.pause().write(get);
  await closed;
  expect(socket.bytesWritten).toBeGreaterThan(0);
});

test('a reader who takes less than the least is cut off, however long it goes on', async () => {
  const { client, socket } = await serve((_req, res) => res.end(long), {
    sendingMs: 200,
    sentBytes: 2 ** 30,
  });
  const closed = once(socket, 'close');
  client.on('data', () => {
    client.pause();
    setTimeout(() => client.resume(), 5);
  });
  client.write(get);
  await closed;
  expect(client.bytesRead).toBeLessThan(long.length);
});

test('a slow but steady reader gets everything', async () => {
  const { client } = await serve((_req, res) => res.end(long), { sendingMs: 3000, sentBytes: 1024 });
  let received = 0;
  client.on('data', (chunk) => {
    received += chunk.length;
    client.pause();
    setTimeout(() => client.resume(), 10);
  });
  client.end(get);
  await once(client, 'end');
  expect(received).toBeGreaterThan(long.length);
});

describe('an upgraded connection', () => {
  const upgrade = get.replace('\r\n\r\n', '\r\nConnection: Upgrade\r\nUpgrade: any\r\n\r\n');
  const serveUpgraded = async (bytes: Buffer, limits: Partial<typeof connectionLimits>) => {
    const served = await serve(
      () => {},
      limits,
      60_000,
      () => true,
    );
    served.server.on('upgrade', (_req, socket) => {
      socket.on('error', () => {});
      socket.resume().write(bytes);
    });
    return served;
  };

  test('whose reader takes nothing is cut off, though it goes on sending', async () => {
    const { client, socket } = await serveUpgraded(long, { sendingMs: 200 });
    const closed = once(socket, 'close');
    client.pause().write(upgrade);
    const sending = setInterval(() => client.write('x'), 10);
    open.push(() => clearInterval(sending));
    await closed;
    expect(socket.bytesRead).toBeGreaterThan(upgrade.length);
  });

  test('with a slow but steady reader gets everything, and an idle one stays open', async () => {
    const some = long.subarray(0, long.length / 4);
    const { client, socket } = await serveUpgraded(some, { sendingMs: 3000, sentBytes: 1024 });
    let received = 0;
    const whole = new Promise<void>((resolve) => {
      client.on('data', (chunk) => {
        received += chunk.length;
        if (received === some.length) resolve();
        client.pause();
        setTimeout(() => client.resume(), 10);
      });
    });
    client.write(upgrade);
    await whole;
    // Meanwhile, another connection that reads nothing is cut off.
    const other = await serveUpgraded(long, { sendingMs: 200 });
    other.client.pause().write(upgrade);
    await once(other.socket, 'close');
    expect(socket.destroyed).toBe(false);
  }, 30_000);
});

test('many idle connections keep no new client out: the one that has been idle longest is closed', async () => {
  const answers: (() => void)[] = [];
  const { server, client, socket } = await serve(
    (req, res) => (req.url === '/wait' ? answers.push(() => res.end('late')) : res.end('ok')),
    { connections: 5, freePlaces: 1 },
  );
  const { port } = server.address() as AddressInfo;
  const another = async () => {
    const taken = once(server, 'connection') as Promise<[Socket]>;
    const other = connect(port, '127.0.0.1').on('error', () => {});
    open.push(() => other.destroy());
    return { other, taken: (await taken)[0] };
  };
  client.write(get.replace('/', '/wait'));
  await once(socket, 'data');
  const idle = [await another(), await another(), await another()];
  // The second connection is now the one that has been idle longest.
  idle[0]!.other.write(get);
  await once(idle[0]!.other, 'data');
  const gone = once(idle[1]!.taken, 'close');
  const last = await another();
  await gone;
  last.other.write(get);
  await once(last.other, 'data');
  expect([socket, idle[0]!.taken, idle[2]!.taken].map(({ destroyed }) => destroyed)).toEqual([
    false,
    false,
    false,
  ]);
  answers[0]!();
  expect(String((await once(client, 'data'))[0])).toMatch(/late$/);
});

test('requests sent at once are begun one after the other, and too many end the connection', async () => {
  let begun = 0;
  const { client, socket } = await serve(() => begun++, { waitingRequests: 3 });
  const closed = once(socket, 'close');
  client.write(get.repeat(4));
  await once(socket, 'data');
  expect(begun).toBe(1);
  client.write(get);
  await closed;
  expect(begun).toBe(1);
});

test('a request whose body does not come ends', async () => {
  const { client, socket } = await serve((req) => req.resume(), {}, 50);
  const closed = once(socket, 'close');
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf');
  await closed;
  expect(socket.bytesWritten).toBe(0);
});

test('a refused body is read for a while, not for ever', async () => {
  const refuse = () => new Response('no', { status: 413 });
  const refusing = getRequestListener(discardRefusedBodies(refuse, 1_000_000));
  const { client, socket } = await serve((req, res) => void refusing(req, res));
  const closed = once(socket, 'close');
  client.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const send = () => client.writable && client.write(chunk, send);
  send();
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 .*\r\nConnection: close\r\n.*\r\n\r\nno$/is);
  await closed;
  expect(socket.bytesRead).toBeLessThan(4_000_000);
});

test('a received body keeps its connection, though it was not read', async () => {
  const { client } = await serve((_req, res) => {
    setImmediate(() => res.writeHead(200, { 'content-length': 2 }).end('ok'));
  });
  const post = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nall';
  for (const request of [post, get, post]) {
    client.write(request);
    const [answer] = (await once(client, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/Connection: keep-alive\r\n.*\r\n\r\nok$/s);
  }
});

test('the end waits for the answer under way, which says that it is the last', async () => {
  const answers: (() => void)[] = [];
  const { server, client, socket, stop } = await serve((_req, res) => answers.push(() => res.end('done')));
  client.write(get);
  await once(socket, 'data');
  const stopped = stop();
  await expect.poll(() => server.listening).toBe(false);
  answers[0]!();
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/Connection: close\r\n.*done$/s);
  await stopped;
});

test('the end does not wait for ever', async () => {
  const { client, socket, stop } = await serve(() => {}, { stoppingMs: 50 });
  client.write(get);
  await once(socket, 'data');
  await stop();
  expect(socket.destroyed).toBe(true);
});

describe('the end closes an upgraded connection that its owner does not close', () => {
  test.each([
    ['silent', { silentMs: 50 }, false],
    ['busy', { stoppingMs: 300 }, true],
  ])('when it is %s', async (_, limits, isBusy) => {
    const { server, client, socket, stop } = await serve(
      () => {},
      limits,
      60_000,
      () => true,
    );
    const upgraded = once(server, 'upgrade');
    client.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    await upgraded;
    socket.resume();
    const sending = isBusy && setInterval(() => client.write('x'), 10);
    if (sending) open.push(() => clearInterval(sending));
    await stop();
    expect(socket.destroyed).toBe(true);
  });
});

test('the end answers connections that still wait in the kernel to be accepted', async () => {
  const { server, stop } = await serve((_req, res) => res.end('done'), { silentMs: 50 });
  const { port } = server.address() as AddressInfo;
  const clients = Array.from({ length: 32 }, () => connect(port, '127.0.0.1'));
  open.push(() => clients.forEach((client) => client.destroy()));
  const answers = clients.map(async (client) => {
    client.write(get);
    const [answer] = (await once(client, 'data')) as [Buffer];
    return answer.toString();
  });
  // Node accepts one connection in each turn of its event loop, so most of the 32 still wait.
  await Promise.all(clients.map(async (client) => once(client, 'connect')));
  await stop();
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/200 OK\r\n.*done$/s);
});
