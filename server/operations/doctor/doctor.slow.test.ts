import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { listenForSockets } from '#tests/chat-sockets.ts';
import { testDatabase } from '#tests/database.ts';
import { createImage } from '#tests/factories.ts';
import { startSmtpServer } from '#tests/smtp.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { clusterFolder } from '../../platform/db/embedded-cluster.ts';
import { backupRuns } from '../backup/backup.schema.ts';
import { images } from '../../content/image/image.schema.ts';
import { catalogs } from '../../deals/quote/quote.schema.ts';
import { createLogger } from '../../platform/logger.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import type { Finding } from './finding.ts';

const newFolder = () => path.join(inject('runDirectory'), randomUUID());
const dayMs = 24 * 3600_000;

/** Runs the real command with only these environment variables. */
async function doctor(environment: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['server/doctor.ts', ...args], {
    cwd: path.join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', NODE_ENV: 'production', ...environment },
  });
  let [text, complaint] = ['', ''];
  child.stdout.on('data', (piece: Buffer) => (text += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (complaint += piece.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const line = (check: string) =>
    text.split('\n').find((each) => each.slice(2).startsWith(check.padEnd(14))) ?? `no ${check} in: ${text}`;
  return { code, text, complaint, line, marks: text.split('\n').map((each) => each[0]) };
}

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** A proxy that appends its client's address to X-Forwarded-For, as nginx and Caddy do. */
const createProxy = (target: string) =>
  createServer((req, res) => {
    const before = req.headers['x-forwarded-for'];
    const forwarded = `${before ? `${String(before)}, ` : ''}${req.socket.remoteAddress}`;
    const headers = { ...req.headers, 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'http' };
    const onward = request(`http://${target}${req.url}`, { method: req.method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(res);
    });
    onward.end();
  });

describe('a running site', () => {
  const dataDir = newFolder();
  let app: TestApp;
  let site: Awaited<ReturnType<typeof listenForSockets>>;
  let proxy: ReturnType<typeof createProxy>;
  let environment: Record<string, string>;

  beforeAll(async () => {
    await mkdir(dataDir);
    app = await createTestApp({ env: { DATA_DIR: dataDir, TRUSTED_PROXIES: '1' } });
    await app.reset();
    site = await listenForSockets(app);
    proxy = createProxy(site.host);
    const port = await listen(proxy);
    environment = { DATA_DIR: dataDir, PUBLIC_URL: `http://127.0.0.1:${port}`, TRUSTED_PROXIES: '1' };
    environment['DATABASE_URL'] = (await testDatabase()).url;
  });
  afterAll(async () => {
    proxy.close();
    await site.stop();
    app.services.chatHub.stop();
  });
  // Keep the secret of passes, which the running site has already read.
  beforeEach(async () => {
    for (const table of [backupRuns, images]) await app.db.delete(table);
  });

  test('is fine behind its proxy, with a mail server; a new one is not late with its backup', async () => {
    const mail = await startSmtpServer();
    await createImage(app);
    const { code, text, line, marks } = await doctor({ ...environment, SMTP_URL: mail.url });
    await mail.close();
    expect(marks).not.toContain('✗');
    expect(code).toBe(0);
    expect(text).not.toContain('\u001B');
    expect(line('database')).toMatch(/^✓ database .*PostgreSQL \d+.* all \d+ migrations$/);
    expect(line('storage')).toMatch(/^✓ .*none missing, none left over$/);
    expect(line('mail')).toMatch(/^✓ .* accepts us, not encrypted$/);
    expect(mail.taken).toEqual([]);
    expect(line('proxies')).toMatch(/^✓ .* 1 on the way, TRUSTED_PROXIES=1; seen as 127\.0\.0\.1, http/);
    expect(line('backup')).toMatch(/^! .*none at .* → npm run backup$/);
  });

  test('with a missing file, no mail server, too many trusted proxies and an old backup is not', async () => {
    const { url } = await createImage(app);
    const storage = await openStorage(app.services.config);
    await storage.delete(url.slice('/media/'.length));
    const missing = `catalog-${'0'.repeat(32)}`;
    await app.db.insert(catalogs).values({ title: 'Pans', fileUrl: `/catalogs/files/${missing}` });
    await app.db.insert(backupRuns).values({
      kind: 'backup',
      label: 'scheduled',
      startedAt: new Date(Date.now() - 12 * dayMs),
      isGood: true,
    });
    const closed = createSocketServer();
    const port = await listen(closed);
    await new Promise((resolve) => closed.close(resolve));
    const { code, line } = await doctor({
      ...environment,
      PUBLIC_URL: `http://${site.host}`,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    });
    await app.db.delete(catalogs);
    expect(code).toBe(1);
    expect(line('database')).toMatch(/^✓/);
    expect(line('storage')).toMatch(/^✗ .* 2 missing that rows name \([0-9a-f]{24}\.webp, catalog-0+\) → /);
    expect(line('mail')).toMatch(/^✗ .*ECONNREFUSED.* → check SMTP_URL/);
    expect(line('proxies')).toMatch(/^✗ .*visitors can pretend any address → set TRUSTED_PROXIES=0$/);
    expect(line('backup')).toMatch(/^✗ .* → npm run backup/);
    expect(line('restore drill')).toMatch(/^✗ .*none yet.* → npm run backup -- drill$/);
  });

  test('keeps a file that nothing names: a warning, which fails only where that is wanted', async () => {
    const storage = await openStorage(app.services.config);
    const name = `chat-${randomUUID().replaceAll('-', '')}`;
    await storage.put(name, Buffer.from('text'));
    const old = new Date(Date.now() - 3 * dayMs);
    await utimes(path.join(dataDir, 'files', name.slice(0, 2), name), old, old);
    const strict = await doctor(environment, '--strict', '--json');
    expect(strict.code).toBe(1);
    const { isGood, findings } = JSON.parse(strict.text) as { isGood: boolean; findings: Finding[] };
    expect(isGood).toBe(false);
    expect(findings.find(({ check }) => check === 'storage')).toMatchObject({
      level: 'warning',
      text: expect.stringContaining('1 of 4 B are named by no row for two days'),
    });
    await storage.delete(name);
  });

  test('tells strangers nothing of its proxies, whatever pass they make up', async () => {
    const until = Date.now() + 30_000;
    for (const pass of ['', 'x', `${until}.${'0'.repeat(64)}`]) {
      const answer = await fetch(`http://${site.host}/healthz`, { headers: { 'x-baobab-doctor': pass } });
      expect(await answer.json()).toEqual({ status: 'ok' });
    }
  });
});

test('a mail server that refuses is quoted, and an absent database stops no other check', async () => {
  const refusing = createSocketServer((socket) => socket.end('554 no mail \u001B[2Jfrom your network\r\n'));
  const port = await listen(refusing);
  const dataDir = newFolder();
  await mkdir(dataDir);
  const { code, text, line } = await doctor({
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    PUBLIC_URL: 'http://127.0.0.1:9',
    PORT: '9',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  refusing.close();
  expect(code).toBe(1);
  expect(text).not.toContain('\u001B');
  expect(line('database')).toMatch(/^✗ .*ECONNREFUSED.* → check DATABASE_URL/);
  expect(line('storage')).toMatch(/^- /);
  expect(line('mail')).toMatch(/^✗ .*554 no mail .*from your network → /);
  expect(line('proxies')).toMatch(/^- .*the site does not run here/);
  expect(line('disk')).toMatch(/^[✓!] .* free \(\d+ %\)/);
});

test('wrong variables, and a wrong use', async () => {
  const wrong = await doctor({ PORT: 'none', DATA_DIR: newFolder() });
  expect(wrong.code).toBe(1);
  expect(wrong.line('configuration')).toMatch(/^✗ .*PORT.* → correct these variables/);
  expect(wrong.line('version')).toMatch(/^✓ version .*Baobab \d/);
  const misused = await doctor({}, '--nonsense');
  expect(misused.code).toBe(2);
  expect(misused.complaint).toContain('npm run doctor');
});

test('a stopped site is looked at as it lies there', async () => {
  const dataDir = newFolder();
  const nowhere = await doctor({ DATA_DIR: dataDir, PORT: '9' });
  expect(nowhere.line('database')).toMatch(/^✗ .*there is no database in .* yet → check DATA_DIR/);

  const database = await openDatabase(
    { DATA_DIR: dataDir, DATABASE_POOL: 1 },
    createLogger({ LOG_LEVEL: 'silent' }),
  );
  await database.close();
  const stopped = await doctor({ DATA_DIR: dataDir, PORT: '9' });
  expect(stopped.code).toBe(0);
  expect(stopped.line('database')).toMatch(/^✓ .*; all \d+ migrations$/);
  expect(stopped.line('proxies')).toMatch(/^- .*the site does not run here/);

  await writeFile(path.join(clusterFolder(dataDir), 'global/pg_control'), 'damaged');
  const damaged = await doctor({ DATA_DIR: dataDir, PORT: '9' });
  expect(damaged.code).toBe(1);
  expect(damaged.line('database')).toMatch(/^✗ .* cannot be opened .* npm run restore$/);
  expect(damaged.line('mail')).toMatch(/^- /);
});
