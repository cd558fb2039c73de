import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Program } from './support/program.ts';
import { test } from './support/process.ts';
import { root } from './support/site.ts';
import { head, keepAliveClient, openSocket, readAnswer } from './support/sockets.ts';

/** The largest built file, which is the worst case for unread answers. */
async function largestAsset(): Promise<{ path: string; bytes: number }> {
  const folder = path.join(root, 'build/client/assets');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(
    files.map(async (name) => ({
      path: `/assets/${name}`,
      bytes: (await stat(path.join(folder, name))).size,
    })),
  );
  return sizes.toSorted((a, b) => b.bytes - a.bytes)[0]!;
}

async function residentMb({ child }: Program): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
}

/** Headers with which a browser names the site that it is on. */
const siteOf = (origin: string) => ({ host: new URL(origin).host, origin });

/** Resolves as soon as nothing listens at the address: the program has begun to stop. */
async function untilRefused(origin: string): Promise<void> {
  for (;;) {
    const isOpen = await openSocket(origin).then(
      (socket) => socket.destroy(),
      () => null,
    );
    if (!isOpen) return;
  }
}

const megabyte = Buffer.alloc(1_000_000, 'x');
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
const refused: [name: string, path: string, headers: Record<string, string>, status: number][] = [
  ['too large for a call', '/api/contact', json, 413],
  ['too large for a form', '/contact', form, 413],
  ['of a stranger, for an upload', '/api/uploads/image', multipart, 401],
  ['of a stranger, for an import', '/api/products/import/preview', multipart, 401],
  ['for nothing', '/api/nowhere', json, 413],
  ['from another site', '/api/contact', { ...json, origin: 'https://evil.example' }, 403],
];

test('on kept connections nothing is lost or reset, takes no memory, and nothing fails at SIGTERM', async ({
  start,
}) => {
  const program = start();
  const origin = await program.ready;

  await test.step('requests without end, whose answers are not read, take no memory', async () => {
    // Its memory is read from /proc.
    if (process.platform !== 'linux') return;
    const asset = await largestAsset();
    await fetch(origin + asset.path).then((response) => response.arrayBuffer());
    const before = await residentMb(program);
    const socket = await openSocket(origin);
    const closed = once(socket, 'close');
    socket.pause();
    socket.write(head('GET', asset.path).repeat(900));
    // The answers to another visitor come after the program has read these requests.
    for (let i = 0; i < 3; i++) expect((await fetch(origin)).status).toBe(200);
    expect((await residentMb(program)) - before).toBeLessThan(60);
    let received = 0;
    socket.on('data', (chunk) => (received += chunk.length));
    await closed;
    expect(received / asset.bytes).toBeLessThan(20);
  });

  await test.step('a few requests sent at once are answered one after the other', async () => {
    const socket = await openSocket(origin);
    socket.write(head('GET', '/robots.txt').repeat(7) + head('GET', '/healthz', { connection: 'close' }));
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    await once(socket, 'close');
    expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(8);
    expect(received).toMatch(/"status":"ok"\}$/);
  });

  for (const [name, where, headers, status] of refused) {
    await test.step(`a refused body, ${name}, is answered with the word that the connection ends`, async () => {
      const socket = await openSocket(origin);
      const closed = once(socket, 'close');
      const errors: Error[] = [];
      socket.on('error', (error) => errors.push(error));
      socket.write(head('POST', where, { ...siteOf(origin), ...headers, 'content-length': megabyte.length }));
      socket.write(megabyte.subarray(0, 300_000));
      const answer = await readAnswer(socket);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatch(/\nconnection: close/i);
      // On a slow connection the client is still sending when the answer arrives.
      socket.end(megabyte.subarray(300_000));
      socket.resume();
      await closed;
      expect(errors).toEqual([]);
    });
  }

  await test.step('a refused body loses no request that follows', async () => {
    const client = keepAliveClient(origin);
    const lengths: Record<string, string>[] = [
      { 'content-length': String(megabyte.length) },
      { 'transfer-encoding': 'chunked' },
    ];
    for (const length of lengths) {
      for (let i = 0; i < 6; i++) {
        const headers = { ...siteOf(origin), ...json, ...length };
        expect(await client.ask('POST', '/api/contact', { headers, body: megabyte })).toBe(413);
        expect(await client.ask('GET', '/healthz')).toBe(200);
      }
    }
    client.close();
  });

  await test.step('SIGTERM fails no request of 32 visitors who keep asking', async () => {
    let answered = 0;
    const failures: string[] = [];
    const visit = async () => {
      const client = keepAliveClient(origin);
      for (;;) {
        const error = await client.ask('GET', '/').then(
          (status) => (status === 200 ? null : new Error(`status ${status}`)),
          (reason: unknown) => reason as Error,
        );
        if (!error && ++answered === 300) program.child.kill('SIGTERM');
        if (!error) continue;
        // The server has closed the connection and accepts no new one.
        if (!error.message.includes('ECONNREFUSED')) failures.push(error.message);
        return client.close();
      }
    };
    await Promise.all(Array.from({ length: 32 }, visit));
    expect(failures).toEqual([]);
    expect(await program.ended).toBe(0);
  });
});

test('SIGTERM, also sent twice as by a supervisor and by npm, lets open connections and bodies end', async ({
  start,
}) => {
  const program = start();
  const origin = await program.ready;
  const idle = await openSocket(origin);
  idle.write(head('GET', '/healthz'));
  expect((await readAnswer(idle)).headers).toMatch(/\nconnection: keep-alive/i);
  const silent = await openSocket(origin);
  const slow = await openSocket(origin);
  const body = JSON.stringify({ username: 'nobody', password: 'anything' });
  slow.write(
    head('POST', '/api/login', { ...siteOf(origin), ...json, 'content-length': body.length }) +
      body.slice(0, 10),
  );
  await fetch(origin);

  program.child.kill('SIGTERM');
  await untilRefused(origin);
  program.child.kill('SIGTERM');
  idle.write(head('GET', '/healthz'));
  const late = await readAnswer(idle);
  expect(late.status).toBe(200);
  expect(late.headers).toMatch(/\nconnection: close/i);
  slow.write(body.slice(10));
  const answer = await readAnswer(slow);
  expect(answer.headers).toMatch(/\nconnection: close/i);
  expect(answer.body).toContain('requestId');
  expect(await program.ended).toBe(0);
  expect(silent.destroyed || silent.readableEnded || (await once(silent, 'close'))).toBeTruthy();
});
